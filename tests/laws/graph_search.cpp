#include "tests/support/graph_search.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "core/algorithms/make_search.h"

namespace frontier::test {

Settings settings_of(const StrategyInfo& strategy, const Graph& graph, double weight,
                     const Options& options) {
    Request request;
    request.strategy = strategy.id;
    request.formula = strategy.formula;
    request.weight = weight;
    request.options = options;
    request.memory_mib = 1024;
    return *frontier::settings_of(strategy, with_defaults(request), graph.promise);
}

Settings settings_of(std::string_view strategy, const Graph& graph, double weight) {
    return settings_of(*find_strategy(strategy), graph, weight);
}

std::unique_ptr<Search> search_graph(const Graph& graph, const Settings& settings) {
    const Puzzle puzzle = make_puzzle(GraphDomain(graph));
    SearchTask task(puzzle, "table");
    if (settings.guide) task.guide = puzzle.evaluator("guide");
    return make_search(std::move(task), settings);
}

namespace {

struct PlainNode {
    std::uint32_t state;
    std::size_t parent;
    double g;
    double h;
    bool waiting = true;
};

// The formulas that are followed, in plain words; age alone is "".
constexpr std::string_view kPlainFormulas[] = {"", "g", "h", "g + h", "g + w*h"};

double plain_f(std::string_view formula, double weight, const PlainNode& node) {
    if (std::isinf(node.h)) return node.h;
    if (formula == "g + h") return node.g + node.h;
    if (formula == "g + w*h") return node.g + weight * node.h;
    if (formula == "h") return node.h;
    return formula == "g" ? node.g : 0;
}

class PlainSearch {
   public:
    PlainSearch(const Graph& graph, std::string_view strategy, const Settings& settings, bool reopens)
        : graph_(graph), formula_(find_strategy(strategy)->formula), settings_(settings), reopens_(reopens) {}

    PlainRun run() {
        nodes_.push_back({0, kNone, 0, graph_.h[0]});
        for (std::size_t at = first(); at != kNone; at = first()) {
            if (graph_.is_goal[nodes_[at].state]) {
                run_.cost = static_cast<Cost>(nodes_[at].g);
                break;
            }
            if (run_.expanded.size() >= settings_.max_expansions) break;
            expand(at);
        }
        return run_;
    }

   private:
    static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

    bool goes_before(std::size_t a, std::size_t b) const {
        const double f_a = plain_f(formula_, settings_.ranking.weight(), nodes_[a]);
        const double f_b = plain_f(formula_, settings_.ranking.weight(), nodes_[b]);
        if (std::abs(f_a - f_b) > 1e-7) return f_a < f_b;
        const TieRule rule = settings_.ranking.ties();
        if (rule == TieRule::larger_g && nodes_[a].g != nodes_[b].g) return nodes_[a].g > nodes_[b].g;
        if (rule == TieRule::smaller_h && nodes_[a].h != nodes_[b].h) return nodes_[a].h < nodes_[b].h;
        return rule == TieRule::fifo ? a < b : a > b;
    }

    std::size_t first() const {
        std::size_t best = kNone;
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            if (nodes_[i].waiting && (best == kNone || goes_before(i, best))) best = i;
        }
        return best;
    }

    bool is_dropped(std::size_t parent, std::uint32_t state, double g) const {
        if (settings_.cycle == CycleCheck::none) return false;
        if (settings_.cycle == CycleCheck::path) {
            for (std::size_t at = parent; at != kNone; at = nodes_[at].parent) {
                if (nodes_[at].state == state) return true;
            }
            return false;
        }
        for (const PlainNode& node : nodes_) {
            if (node.state == state && (g >= node.g || (!reopens_ && !node.waiting))) return true;
        }
        return false;
    }

    void expand(std::size_t at) {
        nodes_[at].waiting = false;
        run_.expanded.push_back(nodes_[at].state);
        for (const Edge& edge : graph_.edges) {
            if (edge.from != nodes_[at].state) continue;
            const double g = nodes_[at].g + edge.cost;
            const double h = graph_.h[edge.to];
            const CostBound& bound = settings_.bound;
            if (is_dropped(at, edge.to, g) || std::isinf(h) || g > bound.g || h > bound.h || g + h > bound.f)
                continue;
            if (settings_.cycle == CycleCheck::full) {
                for (PlainNode& node : nodes_) node.waiting = node.waiting && node.state != edge.to;
            }
            nodes_.push_back({edge.to, at, g, h});
        }
    }

    const Graph& graph_;
    std::string_view formula_;
    const Settings& settings_;
    bool reopens_;
    std::vector<PlainNode> nodes_;
    PlainRun run_;
};

}  // namespace

bool has_plain_twin(const StrategyInfo& strategy) {
    const bool is_beam = std::any_of(strategy.options.begin(), strategy.options.end(),
                                     [](const OptionRow& row) { return row.id == "width"; });
    return std::find(std::begin(kPlainFormulas), std::end(kPlainFormulas), strategy.formula) !=
               std::end(kPlainFormulas) &&
           !is_beam && !strategy.improve.on &&
           (strategy.loop == Loop::best_first || strategy.loop == Loop::depth_first);
}

PlainRun plain_search(const Graph& graph, std::string_view strategy, const Settings& settings, bool reopens) {
    return PlainSearch(graph, strategy, settings, reopens).run();
}

// The least g of each state suffices: what is within the bounds with some g is so with a smaller one.
bool has_plan_within(const Graph& graph, const CostBound& bound) {
    std::vector<double> least(graph.nodes, HUGE_VAL);
    least[0] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Edge& edge : graph.edges) {
            const double g = least[edge.from] + edge.cost;
            const double h = graph.h[edge.to];
            if (g >= least[edge.to] || g > bound.g || h > bound.h || g + h > bound.f) continue;
            least[edge.to] = g;
            changed = true;
        }
    }
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        if (graph.is_goal[node] && least[node] < HUGE_VAL) return true;
    }
    return false;
}

std::string plan_violation(const Graph& graph, const Observation& seen) {
    if (seen.plan.has_value() != seen.end.cost.has_value())
        return "a cost without a plan, or a plan without a cost";
    if (!seen.plan) return seen.end.status == Status::solved ? "solved without a plan" : "";
    std::uint32_t at = 0;
    Cost cost = 0;
    for (std::size_t i = 0; i < seen.plan->actions.size(); ++i) {
        const Edge& edge = graph.edges[std::strtoul(seen.plan->actions[i].c_str(), nullptr, 10)];
        if (edge.from != at) return concat("step ", i + 1, " leaves ", edge.from, " but the plan is at ", at);
        if (seen.plan->costs[i] != edge.cost)
            return concat("step ", i + 1, " is said to cost ", seen.plan->costs[i]);
        at = edge.to;
        cost += edge.cost;
    }
    if (!graph.is_goal[at]) return concat("the plan ends at ", at, ", which is no goal");
    if (cost != seen.plan->cost || cost != *seen.end.cost)
        return concat("the plan costs ", cost, ", not ", *seen.end.cost);
    if (seen.plan->nodes.size() != seen.plan->actions.size() + 1) return "not one node more than actions";
    return "";
}

}  // namespace frontier::test
