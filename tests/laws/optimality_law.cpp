// What the strategies promise, held against the true optimum of random graphs; and the vectors that tell the rules
// apart.
#include <doctest/doctest.h>

#include "tests/support/effort.h"
#include "tests/support/graph_search.h"
#include "tests/support/random_graph.h"

namespace optimality_law {

using namespace frontier;
using namespace frontier::test;

namespace {

HeuristicInfo declared(Promise admissible, bool integral = true) {
    return {.id = "table", .admissible = admissible, .consistent = Promise::unknown, .integral = integral};
}

Graph graph_of(std::vector<Edge> edges, std::vector<Estimate> h, HeuristicInfo promise) {
    Graph graph;
    graph.nodes = static_cast<std::uint32_t>(h.size());
    graph.edges = std::move(edges);
    graph.is_goal.assign(graph.nodes, 0);
    graph.is_goal.back() = 1;
    graph.h = std::move(h);
    graph.promise = std::move(promise);
    return graph;
}

Stats solved(const Graph& graph, std::string_view strategy, double weight = 1) {
    const auto search = search_graph(graph, settings_of(strategy, graph, weight));
    search->advance(kWhole);
    return search->stats();
}

std::string weight_bound_violation(std::optional<Cost> cost, Cost optimum, double weight) {
    if (optimum == kInfiniteCost) return cost ? "a plan where there is none" : "";
    if (!cost) return "no plan where there is one";
    return *cost <= weight * optimum + 1e-6 ? "" : concat(*cost, " is over ", weight, " times ", optimum);
}

Graph admissible_graph(std::uint64_t seed) {
    Random random(seed);
    Graph graph = random_graph(random);
    draw_estimates(graph, kAdmissibleEstimates[random.below(4)], random);
    return graph;
}

}  // namespace

TEST_CASE("law: a plan of weighted A* costs at most w times the optimum, and it says so") {
    for (std::uint64_t seed = 200'000; seed < 201'500; seed += kSeedStep) {
        const Graph graph = admissible_graph(seed);
        const Cost optimum = costs_to_goal(graph)[0];
        const double weight = kWeights[seed % 6];
        CAPTURE(seed);
        CAPTURE(weight);
        const Stats stats = solved(graph, "weighted_a_star", weight);
        REQUIRE(weight_bound_violation(stats.cost, optimum, weight) == "");
        if (!stats.cost) continue;
        REQUIRE(stats.claim.ratio.has_value());
        REQUIRE(*stats.claim.ratio <= weight);
    }
}

TEST_CASE("control: without re-opening, inconsistent estimates break the bound of the weight") {
    int caught = 0;
    for (std::uint64_t seed = 0; seed < 20'000 && caught == 0; ++seed) {
        Random random(seed);
        Graph graph = random_graph(random);
        draw_estimates(graph, Estimates::inconsistent, random);
        const double weight = kWeights[seed % 6];
        const Settings settings = settings_of("weighted_a_star", graph, weight);
        const auto cost = plain_search(graph, "weighted_a_star", settings, false).cost;
        caught += !weight_bound_violation(cost, costs_to_goal(graph)[0], weight).empty();
    }
    CHECK(caught > 0);
}

TEST_CASE("law: A* with admissible estimates, uniform cost and, on equal costs, breadth-first are optimal and say so") {
    for (std::uint64_t seed = 300'000; seed < 301'000; seed += kSeedStep) {
        const Graph graph = admissible_graph(seed);
        const Cost optimum = costs_to_goal(graph)[0];
        for (const std::string_view strategy : {"a_star", "ucs", "breadth_first"}) {
            if (strategy == "breadth_first" && !graph.unit_cost) continue;
            CAPTURE(seed);
            CAPTURE(std::string(strategy));
            const Stats stats = solved(graph, strategy);
            REQUIRE(weight_bound_violation(stats.cost, optimum, 1) == "");
            REQUIRE(word(stats.claim.kind) == (stats.cost ? "optimal" : "unsolvable"));
        }
    }
}

TEST_CASE("law: uniform cost is optimal, and claims it, whatever the estimates are") {
    for (std::uint64_t seed = 400'000; seed < 400'500; seed += kSeedStep) {
        Random random(seed);
        Graph graph = random_graph(random);
        draw_estimates(graph, Estimates::inadmissible, random);
        for (Estimate& h : graph.h) h = h == kDeadEnd ? 0 : h;
        CAPTURE(seed);
        const Stats stats = solved(graph, "ucs");
        REQUIRE(weight_bound_violation(stats.cost, costs_to_goal(graph)[0], 1) == "");
        REQUIRE(word(stats.claim.kind) == (stats.cost ? "optimal" : "unsolvable"));
    }
}

TEST_CASE("vector G1: estimates 20 % too high mislead A*; divided by 1.2 they do not") {
    const std::vector<Edge> edges = {{0, 1, 20}, {1, 3, 20}, {0, 2, 21}, {2, 3, 21}};
    const Graph high = graph_of(edges, {40, 24, 17, 0}, declared(Promise::no));
    CHECK(solved(high, "a_star").cost == 42);
    CHECK(solved(high, "a_star").claim.kind == ClaimKind::none);
    const Graph scaled = graph_of(edges, {40 / 1.2f, 24 / 1.2f, 17 / 1.2f, 0}, declared(Promise::proved, false));
    CHECK(solved(scaled, "a_star").cost == 40);
    CHECK(solved(scaled, "a_star").claim.kind == ClaimKind::optimal);
}

TEST_CASE("vector G2: A* reopens a state when it finds a cheaper way to it") {
    const Graph graph = graph_of({{0, 1, 1}, {0, 2, 3}, {1, 2, 1}, {2, 3, 3}}, {0, 4, 0, 0}, declared(Promise::proved));
    const Stats stats = solved(graph, "a_star");
    CHECK(stats.cost == 5);
    CHECK(stats.counters.expanded == 4);
    CHECK(stats.counters.reopened == 1);
    CHECK(plain_search(graph, "a_star", settings_of("a_star", graph), false).cost == 6);
}

TEST_CASE("vector G3: a smaller weight can give a dearer plan") {
    const Graph graph = graph_of({{0, 1, 1}, {0, 3, 3}, {1, 2, 2}, {2, 3, 4}, {2, 4, 4}, {3, 4, 3}}, {1, 4, 2, 3, 0},
                                 declared(Promise::proved));
    for (const double weight : {1.0, 1.25, 2.0, 3.0, 5.0}) CHECK(solved(graph, "weighted_a_star", weight).cost == 6);
    CHECK(solved(graph, "weighted_a_star", 1.5).cost == 7);
}

TEST_CASE("vector G5: an estimate that is too high hides the cheaper plan, and nothing is claimed") {
    const Graph graph = graph_of({{0, 1, 1}, {1, 3, 1}, {0, 2, 1}, {2, 3, 2}}, {0, 5, 0, 0}, declared(Promise::no));
    const Stats stats = solved(graph, "weighted_a_star", 2);
    CHECK(stats.cost == 3);
    CHECK(stats.claim.kind == ClaimKind::none);
}

TEST_CASE("vector G6: a goal counts when it is taken from the frontier, not when it is generated") {
    const Graph graph = graph_of({{0, 2, 100}, {0, 1, 1}, {1, 2, 1}}, {0, 0, 0}, declared(Promise::proved));
    for (const std::string_view strategy : {"a_star", "ucs"}) CHECK(solved(graph, strategy).cost == 2);
}

TEST_CASE("vector: exhaustive search of an n by n grid expands every square once") {
    for (const std::uint32_t n : {2u, 3u, 5u, 10u}) {
        std::vector<Edge> edges;
        for (std::uint32_t at = 0; at < n * n; ++at) {
            if (at % n + 1 < n) edges.push_back({at, at + 1, 1});
            if (at + n < n * n) edges.push_back({at, at + n, 1});
        }
        Graph graph = graph_of(edges, std::vector<Estimate>(n * n, 0), declared(Promise::proved));
        graph.is_goal.assign(n * n, 0);
        graph.unit_cost = true;
        for (const std::string_view strategy : {"a_star", "ucs", "breadth_first", "best_first", "weighted_a_star"}) {
            const Stats stats = solved(graph, strategy);
            CHECK(stats.counters.expanded == n * n);
            CHECK(stats.claim.kind == ClaimKind::unsolvable);
        }
        const Graph same_goal = [&] {
            Graph copy = graph;
            copy.is_goal.back() = 1;
            return copy;
        }();
        CHECK(solved(same_goal, "ucs").counters.expanded == n * n - 1);
    }
}

}  // namespace optimality_law
