// The vectors that tell the rules apart on which the strategies' guarantees rest (strategy_law.cpp).
#include <doctest/doctest.h>

#include "tests/support/graph_search.h"
#include "tests/support/random_graph.h"

namespace optimality_law {

using namespace frontier;
using namespace frontier::test;

namespace {

HeuristicInfo declared(Property admissible, bool integral = true) {
    return {.id = "table", .admissible = admissible, .consistent = Property::unknown, .integral = integral};
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

Stats solved(const Graph& graph, std::string_view strategy, double weight = 1, const Options& options = {}) {
    const auto search = search_graph(graph, settings_of(*find_strategy(strategy), graph, weight, options));
    search->advance(kWhole);
    return search->stats();
}

// Ways right and down only, n squares a side; no goal.
Graph grid(std::uint32_t n) {
    std::vector<Edge> edges;
    for (std::uint32_t at = 0; at < n * n; ++at) {
        if (at % n + 1 < n) edges.push_back({at, at + 1, 1});
        if (at + n < n * n) edges.push_back({at, at + n, 1});
    }
    Graph graph = graph_of(std::move(edges), std::vector<Estimate>(n * n, 0), declared(Property::proved));
    graph.is_goal.assign(n * n, 0);
    graph.unit_cost = true;
    return graph;
}

std::string weight_bound_violation(std::optional<Cost> cost, Cost optimum, double weight) {
    if (optimum == kInfiniteCost) return cost ? "a plan where there is none" : "";
    if (!cost) return "no plan where there is one";
    return *cost <= weight * optimum + 1e-6 ? "" : concat(*cost, " is over ", weight, " times ", optimum);
}

}  // namespace

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

TEST_CASE("vector G1: estimates 20 % too high mislead A*; divided by 1.2 they do not") {
    const std::vector<Edge> edges = {{0, 1, 20}, {1, 3, 20}, {0, 2, 21}, {2, 3, 21}};
    const Graph high = graph_of(edges, {40, 24, 17, 0}, declared(Property::no));
    CHECK(solved(high, "a_star").cost == 42);
    CHECK(solved(high, "a_star").claim.kind == ClaimKind::none);
    const Graph scaled =
        graph_of(edges, {40 / 1.2f, 24 / 1.2f, 17 / 1.2f, 0}, declared(Property::proved, false));
    CHECK(solved(scaled, "a_star").cost == 40);
    CHECK(solved(scaled, "a_star").claim.kind == ClaimKind::optimal);
}

TEST_CASE("vector G2: A* reopens a state when it finds a cheaper way to it") {
    const Graph graph =
        graph_of({{0, 1, 1}, {0, 2, 3}, {1, 2, 1}, {2, 3, 3}}, {0, 4, 0, 0}, declared(Property::proved));
    const Stats stats = solved(graph, "a_star");
    CHECK(stats.cost == 5);
    CHECK(stats.counters.expanded == 4);
    CHECK(stats.counters.reopened == 1);
    CHECK(plain_search(graph, "a_star", settings_of("a_star", graph), false).cost == 6);
}

TEST_CASE("vector G3: a smaller weight can give a dearer plan") {
    const Graph graph = graph_of({{0, 1, 1}, {0, 3, 3}, {1, 2, 2}, {2, 3, 4}, {2, 4, 4}, {3, 4, 3}},
                                 {1, 4, 2, 3, 0}, declared(Property::proved));
    for (const double weight : {1.0, 1.25, 2.0, 3.0, 5.0})
        CHECK(solved(graph, "weighted_a_star", weight).cost == 6);
    CHECK(solved(graph, "weighted_a_star", 1.5).cost == 7);
}

TEST_CASE("vector G5: an estimate that is too high hides the cheaper plan, and nothing is claimed") {
    const Graph graph =
        graph_of({{0, 1, 1}, {1, 3, 1}, {0, 2, 1}, {2, 3, 2}}, {0, 5, 0, 0}, declared(Property::no));
    const Stats stats = solved(graph, "weighted_a_star", 2);
    CHECK(stats.cost == 3);
    CHECK(stats.claim.kind == ClaimKind::none);
}

TEST_CASE("vector G6: a goal counts when it is taken from the frontier, not when it is generated") {
    const Graph graph = graph_of({{0, 2, 100}, {0, 1, 1}, {1, 2, 1}}, {0, 0, 0}, declared(Property::proved));
    for (const std::string_view strategy : {"a_star", "ucs"}) CHECK(solved(graph, strategy).cost == 2);
}

TEST_CASE("vector: exhaustive search of an n by n grid expands every square once") {
    for (const std::uint32_t n : {2u, 3u, 5u, 10u}) {
        const Graph graph = grid(n);
        for (const std::string_view strategy :
             {"a_star", "ucs", "breadth_first", "best_first", "weighted_a_star"}) {
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

TEST_CASE(
    "vector G5: anytime weighted A* prunes the cheaper plan by g + h, and finds it when it prunes by g") {
    const Graph graph =
        graph_of({{0, 1, 1}, {1, 3, 1}, {0, 2, 1}, {2, 3, 2}}, {0, 5, 0, 0}, declared(Property::no));
    const auto fixed_weight = [&](const char* prune) {
        return solved(graph, "anytime_weighted_astar", 2, {{"schedule", "fixed"}, {"prune", prune}});
    };
    const Stats by_f = fixed_weight("f");
    CHECK(by_f.cost == 3);
    CHECK(by_f.incumbents.size() == 1);
    CHECK(by_f.claim.kind == ClaimKind::none);
    const Stats by_g = fixed_weight("g");
    REQUIRE(by_g.incumbents.size() == 2);
    CHECK(by_g.incumbents[0].cost == 3);
    CHECK(by_g.incumbents[1].cost == 2);
    CHECK(by_g.claim.kind == ClaimKind::optimal);
}

TEST_CASE(
    "vector: with strict duplicates every shortest way through a grid is expanded, C(2n, n) - 1 nodes") {
    const std::pair<std::uint32_t, std::uint64_t> expected[] = {{2, 5}, {3, 19}, {5, 251}, {10, 184'755}};
    for (const auto& row : expected) {
        const std::uint32_t n = row.first;
        const Graph graph = grid(n);
        const auto expansions = [&](std::string_view strategy, const char* duplicates) {
            return solved(graph, strategy, 1, {{"duplicates", duplicates}}).counters.expanded;
        };
        for (const char* strategy : {"a_star", "ucs", "breadth_first", "best_first", "anytime_gbfs"}) {
            if (n == 10 && std::string_view(strategy) != "a_star") continue;
            CAPTURE(n);
            CHECK(expansions(strategy, "strict") == row.second);
            CHECK(expansions(strategy, "dropped") == n * n);  // the control
        }
    }
}

}  // namespace optimality_law
