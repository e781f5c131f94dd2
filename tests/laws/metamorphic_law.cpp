// Changes to a puzzle whose effect on the search is known beforehand: dearer by a factor, and states nobody
// can reach.
#include <doctest/doctest.h>

#include "tests/support/dump.h"
#include "tests/support/effort.h"
#include "tests/support/random_case.h"

namespace metamorphic_law {

using namespace frontier;
using namespace frontier::test;

namespace {

// Which states were expanded, in order, and with what f; every number that is a cost is divided by `unit`.
std::string story(const Graph& graph, std::string_view strategy, double weight, Cost unit = 1) {
    Settings settings = settings_of(strategy, graph, weight);
    settings.max_expansions = 2'000;
    const auto search = search_graph(graph, settings);
    search->advance(kWhole);
    const Columns columns = search->columns(0, kNever);
    const Stats stats = search->stats();
    std::string text = concat(word(stats.status), ' ', word(stats.claim.kind), ' ');
    for (const Incumbent& found : stats.incumbents) {
        text += concat("plan ", static_cast<double>(found.cost) / unit, " after ", found.expanded, "; ");
    }
    for (std::size_t i = 0; i < columns.node.size(); ++i) {
        text += concat(search->text(columns.node[i]), ':', static_cast<double>(columns.g[i]) / unit, ' ');
    }
    return text + dump(stats.counters);
}

Graph times(Graph graph, Cost factor, bool also_h = true) {
    for (Edge& edge : graph.edges) edge.cost *= factor;
    for (Estimate& h : graph.h) h *= also_h ? static_cast<Estimate>(factor) : 1;
    graph.unit_cost = graph.unit_cost && factor == 1;
    return graph;
}

// More states, with ways among themselves and into the puzzle, but none out of it.
Graph with_islands(Graph graph, Random& random) {
    const std::uint32_t first = graph.nodes;
    graph.nodes += static_cast<std::uint32_t>(random.between(1, 6));
    graph.is_goal.resize(graph.nodes, 1);
    graph.h.resize(graph.nodes, 0);
    for (int i = random.between(1, 12); i > 0; --i) {
        const auto from =
            first + static_cast<std::uint32_t>(random.below(static_cast<int>(graph.nodes - first)));
        const auto to = static_cast<std::uint32_t>(random.below(static_cast<int>(graph.nodes)));
        graph.edges.push_back({from, to, 1});
    }
    return graph;
}

Graph whole_graph(Random& random) {
    constexpr Estimates kWholeEstimates[] = {Estimates::zero, Estimates::consistent, Estimates::inconsistent,
                                             Estimates::inadmissible};
    Graph graph = random_graph(random);
    draw_estimates(graph, kWholeEstimates[random.below(4)], random);
    graph.unit_cost = false;  // the promise would be broken by the factor
    return graph;
}

// Three times g and h are three times f, without rounding that would part equals; age alone takes no notice.
bool scales(const StrategyInfo& strategy) {
    if (strategy.formula.empty()) return true;
    const auto formula = Formula::compile(strategy.formula, FormulaNames::of_strategies);
    const auto linear = formula->linear({.w = 2});
    return linear && linear->constant == 0;
}

}  // namespace

TEST_CASE(
    "law: with all costs and estimates three times as large the search is the same and its plans cost three "
    "times") {
    int caught = 0;
    for (std::uint64_t seed = 650'000; seed < 650'150; seed += kSeedStep) {
        Random random(seed);
        const Graph graph = whole_graph(random);
        const Graph dearer = times(graph, 3);
        for (const StrategyInfo& row : general_strategies()) {
            if (!scales(row)) continue;
            const std::string& strategy = row.id;
            const double weight = kWeights[seed % 6];
            const std::string once = story(graph, strategy, weight);
            REQUIRE_MESSAGE(once == story(dearer, strategy, weight, 3),
                            concat(seed, ' ', strategy, ' ', text_of(graph)));
            caught +=
                once != story(times(graph, 3, false), strategy, weight, 3);  // the control: h left as it was
        }
    }
    CHECK(caught > 20 / static_cast<int>(kSeedStep));
}

TEST_CASE("law: states that cannot be reached change nothing, whatever the strategy") {
    int caught = 0;
    for (std::uint64_t seed = 660'000; seed < 660'040; seed += kSeedStep) {
        Random random(seed);
        Graph graph = random_graph(random);
        draw_estimates(graph, kAllEstimates[random.below(6)], random);
        const Graph more = with_islands(graph, random);
        Graph bridged = more;
        bridged.edges.push_back({0, graph.nodes, 1});
        for (const StrategyInfo& strategy : general_strategies()) {
            const std::string before = story(graph, strategy.id, 2);
            REQUIRE_MESSAGE(before == story(more, strategy.id, 2),
                            concat(seed, ' ', strategy.id, ' ', text_of(graph)));
            caught += before != story(bridged, strategy.id, 2);  // the control: now they can be reached
        }
    }
    CHECK(caught > 20 / static_cast<int>(kSeedStep));
}

}  // namespace metamorphic_law
