// Random graphs of 4 to 14 nodes, and random tables of estimates that keep, or break, a promise.
#pragma once

#include "tests/support/graph_domain.h"
#include "tests/support/random.h"

namespace frontier::test {

enum class Estimates { zero, consistent, inconsistent, fractional, inadmissible, inadmissible_fractional };
inline constexpr Estimates kAllEstimates[] = {Estimates::zero,         Estimates::consistent,
                                              Estimates::inconsistent, Estimates::fractional,
                                              Estimates::inadmissible, Estimates::inadmissible_fractional};
inline constexpr Estimates kAdmissibleEstimates[] = {Estimates::zero, Estimates::consistent,
                                                     Estimates::inconsistent, Estimates::fractional};

inline Graph random_graph(Random& random) {
    Graph graph;
    graph.nodes = static_cast<std::uint32_t>(random.between(4, 14));
    const int nodes = static_cast<int>(graph.nodes);
    const int dearest = random.one_in(3) ? 2 : 9;
    graph.unit_cost = random.one_in(4);
    const int edges = random.between(nodes, 3 * nodes);
    for (int i = 0; i < edges; ++i) {
        const auto from = static_cast<std::uint32_t>(random.below(nodes));
        const auto to = static_cast<std::uint32_t>(random.below(nodes));
        graph.edges.push_back({from, to, graph.unit_cost ? 1 : random.between(0, dearest)});
    }
    graph.is_goal.assign(graph.nodes, 0);
    graph.is_goal[graph.nodes - 1] = 1;
    if (random.one_in(4)) graph.is_goal[static_cast<std::size_t>(random.below(nodes))] = 1;
    return graph;
}

// Fractions are quarters, so that sums are exact and ties are ties.
inline Estimate random_estimate(Random& random, Estimates kind, Cost true_cost, Cost dearest, int share) {
    const bool dead = true_cost == kInfiniteCost;
    const bool may_lie = kind == Estimates::inadmissible || kind == Estimates::inadmissible_fractional;
    if (may_lie && random.one_in(12)) return kDeadEnd;
    if (dead && kind != Estimates::zero && kind != Estimates::consistent && random.one_in(2)) return kDeadEnd;
    const Cost honest = dead ? dearest : true_cost;
    switch (kind) {
        case Estimates::zero: return 0;
        case Estimates::consistent: return static_cast<Estimate>(honest * share / 8);
        case Estimates::inconsistent: return static_cast<Estimate>(random.between(0, honest));
        case Estimates::fractional: return static_cast<Estimate>(random.between(0, 4 * honest)) / 4;
        case Estimates::inadmissible: return static_cast<Estimate>(random.between(0, 2 * honest + 3));
        case Estimates::inadmissible_fractional:
            return static_cast<Estimate>(random.between(0, 8 * honest + 9)) / 4;
    }
    return 0;
}

inline void draw_estimates(Graph& graph, Estimates kind, Random& random) {
    const std::vector<Cost> costs = costs_to_goal(graph);
    Cost dearest = 0;
    for (const Cost cost : costs) dearest = cost == kInfiniteCost ? dearest : std::max(dearest, cost);
    const int share = random.between(1, 8);
    const bool dead_ends_shown = kind == Estimates::consistent && random.one_in(2);
    graph.h.clear();
    for (const Cost cost : costs) {
        const Estimate h = random_estimate(random, kind, cost, dearest, share);
        graph.h.push_back(dead_ends_shown && cost == kInfiniteCost ? kDeadEnd : h);
    }
    const bool lies = kind == Estimates::inadmissible || kind == Estimates::inadmissible_fractional;
    const bool consistent = kind == Estimates::zero || kind == Estimates::consistent;
    graph.promise = {
        .id = "table",
        .admissible = lies ? (random.one_in(2) ? Property::no : Property::unknown) : Property::proved,
        .consistent = consistent ? Property::proved : Property::no,
        .integral = kind != Estimates::fractional && kind != Estimates::inadmissible_fractional};
}

}  // namespace frontier::test
