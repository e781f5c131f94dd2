// A domain that is nothing but a directed graph with costs and a table of estimates: the engine's laws are
// tested on thousands of random ones.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/domain.h"
#include "core/text/words.h"

namespace frontier::test {

struct Edge {
    std::uint32_t from;
    std::uint32_t to;
    Cost cost;
};

struct Graph {
    std::uint32_t nodes = 0;  // the search starts at 0
    std::vector<Edge> edges;
    std::vector<char> is_goal;
    std::vector<Estimate> h;
    HeuristicInfo promise;
    std::vector<Estimate> guide = {};  // of a search that is guided by another table
    bool unit_cost = false;            // every edge costs 1
};

inline std::string text_of(const Graph& graph) {
    std::string text = concat(graph.nodes, " nodes, ", word(graph.promise.admissible), " admissible; edges");
    for (const Edge& edge : graph.edges) text += concat(' ', edge.from, '>', edge.to, ':', edge.cost);
    text += "; h";
    for (const Estimate h : graph.h) text += concat(' ', static_cast<double>(h));
    if (!graph.guide.empty()) text += "; guide";
    for (const Estimate h : graph.guide) text += concat(' ', static_cast<double>(h));
    text += "; goals";
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        if (graph.is_goal[node]) text += concat(' ', node);
    }
    return text;
}

// The cost from every node to the nearest goal, by relaxing edges until nothing changes.
inline std::vector<Cost> costs_to_goal(const Graph& graph) {
    std::vector<Cost> costs(graph.nodes, kInfiniteCost);
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        if (graph.is_goal[node]) costs[node] = 0;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (const Edge& edge : graph.edges) {
            if (costs[edge.to] == kInfiniteCost || costs[edge.to] + edge.cost >= costs[edge.from]) continue;
            costs[edge.from] = costs[edge.to] + edge.cost;
            changed = true;
        }
    }
    return costs;
}

class GraphDomain {
   public:
    struct State {
        std::uint32_t node;
    };

    explicit GraphDomain(const Graph& graph) : graph_(&graph) {}  // the graph must outlive it

    std::size_t state_bytes() const { return sizeof(State); }
    State start() const { return {0}; }
    bool is_goal(const State& state) const { return graph_->is_goal[state.node] != 0; }
    bool unit_cost() const { return graph_->unit_cost; }
    std::size_t max_successors() const { return graph_->edges.size(); }

    template <class Visit> void successors(const State& state, Visit&& visit) const {
        for (std::size_t i = 0; i < graph_->edges.size(); ++i) {
            const Edge& edge = graph_->edges[i];
            if (edge.from == state.node) visit(static_cast<Action>(i), edge.cost, State{edge.to});
        }
    }

    std::unique_ptr<Heuristic<State>> heuristic(std::string_view id) const {
        const auto& table = id == "guide" ? graph_->guide : graph_->h;
        return make_heuristic<State>([&table](const State& state) { return table[state.node]; });
    }

    Picture picture(const State& state) const {
        return {1, 1, {static_cast<std::int32_t>(state.node), -1, -1}};
    }
    std::string print(const State& state) const { return std::to_string(state.node); }
    std::string action_name(Action action) const { return std::to_string(action); }
    std::vector<Shift> shifts(const State&, Action) const { return {}; }  // there are no pieces
    std::vector<std::string> notes() const { return {}; }
    std::string_view format() const { return "graph"; }
    ViewLayout view_layout() const { return ViewLayout{1, 1}.of_state("node", 1); }
    void view_row(const State& state, std::int32_t* row) const {
        *row = static_cast<std::int32_t>(state.node);
    }

   private:
    const Graph* graph_;
};

static_assert(Domain<GraphDomain>);

}  // namespace frontier::test
