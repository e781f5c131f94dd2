// With the path check a successor is dropped exactly when its state is on its own line, however long that is.
#include <doctest/doctest.h>

#include <cstdlib>
#include <set>

#include "tests/support/effort.h"
#include "tests/support/graph_search.h"
#include "tests/support/random.h"

namespace path_law {

using namespace frontier;
using namespace frontier::test;

namespace {

// A way through all nodes, which an estimate leads along, with many ways back and a few ahead.
Graph winding_graph(Random& random) {
    Graph graph;
    graph.nodes = static_cast<std::uint32_t>(random.between(100, 200));
    graph.is_goal.assign(graph.nodes, 0);
    const auto any = [&] { return static_cast<std::uint32_t>(random.below(static_cast<int>(graph.nodes))); };
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        graph.h.push_back(static_cast<Estimate>(graph.nodes - node));
        if (node + 1 < graph.nodes) graph.edges.push_back({node, node + 1, random.between(1, 3)});
        for (int i = random.below(3); i > 0; --i) graph.edges.push_back({node, any(), random.between(1, 3)});
    }
    return graph;
}

std::string expansion_violation(const Graph& graph, const Search& search, const Expansion& expansion) {
    std::set<std::string> line;
    for (const NodeId node : search.path(*expansion.row.node).nodes) line.insert(search.text(node));
    for (const SuccessorRow& successor : expansion.successors) {
        const std::string state =
            std::to_string(graph.edges[std::strtoul(successor.row.action.c_str(), nullptr, 10)].to);
        const bool is_cycle = successor.outcome == Outcome::cycle;
        if (is_cycle != line.contains(state)) return concat("state ", state, " is ", word(successor.outcome));
        if (is_cycle && search.text(*successor.other) != state)
            return concat("another state than ", state, " is named");
    }
    return "";
}

std::string violation(const Graph& graph, const Search& search, std::size_t& longest) {
    const auto expanded = static_cast<StepIndex>(search.stats().counters.expanded);
    for (StepIndex index = 0; index < expanded; index += 7) {
        const Expansion expansion = search.expansion(index);  // which takes longer than to judge it
        if (auto wrong = expansion_violation(graph, search, expansion); !wrong.empty())
            return concat(wrong, " at ", index);
        longest = std::max<std::size_t>(longest, *expansion.depth);
    }
    return "";
}

}  // namespace

TEST_CASE("law: the path check drops what is on its own line and nothing else") {
    std::size_t longest = 0;
    int caught = 0;
    for (std::uint64_t seed = 0; seed < 40; seed += kSeesAll ? 1 : 8) {
        Random random(seed);
        const Graph graph = winding_graph(random);
        for (const StrategyInfo& strategy : general_strategies()) {
            Settings settings = settings_of(strategy, graph, 2);
            settings.max_expansions = 300;
            if (settings.beam_width > 0) settings.beam_width = 3;
            settings.cycle = CycleCheck::path;
            const auto search = search_graph(graph, settings);
            search->advance(kWhole);
            CAPTURE(strategy.id);
            REQUIRE(concat(seed, violation(graph, *search, longest)) == concat(seed));
            settings.cycle = CycleCheck::none;  // the control
            const auto careless = search_graph(graph, settings);
            careless->advance(kWhole);
            caught += !violation(graph, *careless, longest).empty();
        }
    }
    CHECK(longest > 80);
    CHECK(caught > 10);
}

}  // namespace path_law
