// What each strategy of the catalogue promises, held against the true optimum of random graphs.
#include <doctest/doctest.h>

#include <map>
#include <set>

#include "tests/support/effort.h"
#include "tests/support/random_case.h"

namespace strategy_law {

using namespace frontier;
using namespace frontier::test;

namespace {

struct Pick {
    const char* strategy;
    Options options = {};
};

const char* const kBounded[] = {"weighted_a_star", "xdp", "xup", "pwxd", "pwxu", "dps", "optimistic"};

const Pick kImproving[] = {{"anytime_gbfs"},
                           {"anytime_weighted_astar", {{"schedule", "fixed"}}},
                           {"anytime_weighted_astar", {{"schedule", "decreasing"}}},
                           {"rwa_star"},
                           {"ara_star"},
                           {"ana_star"},
                           {"dfbnb"}};

Settings settings_with(const Pick& choice, const Graph& graph, double weight) {
    Request request;
    request.strategy = choice.strategy;
    request.options = choice.options;
    request.weight = weight;
    auto settings = frontier::settings_of(with_defaults(request), graph.promise);
    REQUIRE(settings);
    return *settings;
}

Case case_of(const Graph& graph, const Pick& choice, double weight) {
    return {graph, choice.strategy, settings_with(choice, graph, weight)};
}

Observation run(const Case& test) { return observe(*search_graph(test.graph, test.settings), kWhole); }

Graph graph_with(std::uint64_t seed, Estimates kind) {
    Random random(seed);
    Graph graph = random_graph(random);
    draw_estimates(graph, kind, random);
    return graph;
}

// Estimates as wrong as they may be, but no state is given up on their word.
Graph misleading_graph(std::uint64_t seed) {
    Graph graph = graph_with(seed, seed % 2 ? Estimates::inadmissible : Estimates::inadmissible_fractional);
    for (Estimate& h : graph.h) h = h == kDeadEnd ? 30 : h;
    return graph;
}

// The plan exists exactly where there is one, and costs at most `times` the optimum.
std::string cost_violation(const Case& test, const Observation& seen, double times) {
    const Cost optimum = costs_to_goal(test.graph)[0];
    if (seen.end.status != Status::solved && seen.end.status != Status::exhausted) return "it did not end";
    const bool solvable = optimum != kInfiniteCost;
    if (seen.end.cost.has_value() != solvable) return solvable ? "no plan where there is one" : "a plan out of nothing";
    if (seen.end.cost && *seen.end.cost > times * optimum + 1e-6) {
        return concat("cost ", *seen.end.cost, ", the optimum is ", optimum);
    }
    return case_violation(test, seen);
}

// The cost is the optimum, and the search says so.
std::string optimum_violation(const Case& test, const Observation& seen) {
    if (auto wrong = cost_violation(test, seen, 1); !wrong.empty()) return wrong;
    const ClaimKind kind = seen.end.cost ? ClaimKind::optimal : ClaimKind::unsolvable;
    return seen.end.claim.kind == kind ? "" : concat("it says: ", seen.end.claim.sentence);
}

// No state twice under one weight. At the last weight, 1, an inconsistent heuristic may need further iterations.
std::string iteration_violation(const Case& test, const Search& search) {
    const bool consistent = test.graph.promise.consistent == Promise::proved;
    std::map<double, std::set<std::string>> expanded;
    const Columns columns = search.columns(0, kNever);
    double last = HUGE_VAL;
    for (Moment i = 0; i < columns.node.size(); ++i) {
        const double weight = search.expansion(i).weight;
        if (weight > last) return "the weight rose";
        last = weight;
        if (weight == 1 && !consistent) break;
        const std::string state = search.text(columns.node[i]);
        if (!expanded[weight].insert(state).second) return concat("state ", state, " twice with the weight ", weight);
    }
    return "";
}

Graph graph_of(std::vector<Edge> edges, std::vector<Estimate> h, Promise admissible) {
    Graph graph;
    graph.nodes = static_cast<std::uint32_t>(h.size());
    graph.edges = std::move(edges);
    graph.is_goal.assign(graph.nodes, 0);
    graph.is_goal.back() = 1;
    graph.h = std::move(h);
    graph.promise = {.id = "table", .admissible = admissible, .consistent = Promise::unknown};
    return graph;
}

// Ways right and down only, n squares a side; no goal.
Graph grid(std::uint32_t n) {
    std::vector<Edge> edges;
    for (std::uint32_t at = 0; at < n * n; ++at) {
        if (at % n + 1 < n) edges.push_back({at, at + 1, 1});
        if (at + n < n * n) edges.push_back({at, at + n, 1});
    }
    Graph graph = graph_of(std::move(edges), std::vector<Estimate>(n * n, 0), Promise::proved);
    graph.is_goal.assign(n * n, 0);
    graph.unit_cost = true;
    return graph;
}

std::uint64_t expansions(const Graph& graph, const char* strategy, const char* duplicates) {
    return run(case_of(graph, {strategy, {{"duplicates", duplicates}}}, 1)).end.counters.expanded;
}

}  // namespace

TEST_CASE("law: every bounded strategy keeps its weight, with consistent and inconsistent estimates") {
    for (std::uint64_t seed = 600'000; seed < 601'000; seed += kSeedStep) {
        const Graph graph = graph_with(seed, kAdmissibleEstimates[seed % 4]);
        for (std::size_t i = 0; i < std::size(kBounded); ++i) {
            const double weight = kWeights[(seed / 4 + i) % 6];
            const Case test = case_of(graph, {kBounded[i]}, weight);
            const Observation seen = run(test);
            REQUIRE(told(seed, test, cost_violation(test, seen, weight)) == "");
            // What the order proves is known for whole numbers; with fractions the search knows what it measured.
            if (!seen.end.cost || seen.end.cost == 0 || !graph.promise.integral) continue;
            REQUIRE(told(seed, test, seen.end.claim.ratio.value_or(HUGE_VAL) <= weight + 1e-6 ? "" : "claims less") ==
                    "");
        }
    }
}

TEST_CASE("control: a bounded strategy that runs with a larger weight than it says is caught, each of them") {
    for (const char* strategy : kBounded) {
        int caught = 0;
        for (std::uint64_t seed = 0; seed < 6'000 && caught == 0; ++seed) {
            const Case test = case_of(graph_with(seed, Estimates::inconsistent), {strategy}, 5);
            caught += !cost_violation(test, run(test), 1.2).empty();
        }
        CAPTURE(std::string(strategy));
        CHECK(caught > 0);
    }
}

TEST_CASE(
    "law: A*, uniform cost, IDA*, weighted A* with w = 1 and every improving strategy end with the optimum and know "
    "it") {
    for (std::uint64_t seed = 610'000; seed < 610'500; seed += kSeedStep) {
        const Graph graph = graph_with(seed, kAdmissibleEstimates[seed % 4]);
        const double weight = kWeights[seed / 4 % 6];
        for (const char* strategy : {"a_star", "ucs", "ida_star", "weighted_a_star"}) {
            const Case test = case_of(graph, {strategy}, 1);
            REQUIRE(told(seed, test, optimum_violation(test, run(test))) == "");
        }
        for (const Pick& choice : kImproving) {
            const Case test = case_of(graph, choice, weight);
            REQUIRE(told(seed, test, optimum_violation(test, run(test))) == "");
        }
    }
}

TEST_CASE("law: anytime greedy, branch and bound and whatever prunes by g are optimal with every estimate") {
    for (std::uint64_t seed = 620'000; seed < 620'800; seed += kSeedStep) {
        const Graph graph = misleading_graph(seed);
        for (Pick choice : kImproving) {
            const StrategyInfo& strategy = *find_strategy(choice.strategy);
            const bool has_rule = std::any_of(strategy.options.begin(), strategy.options.end(),
                                              [](const OptionRow& row) { return row.id == "prune"; });
            if (has_rule && std::string_view(choice.strategy) != "dfbnb") choice.options["prune"] = "g";
            if (!has_rule && strategy.improve.prune == Prune::by_f) continue;
            // ARA* with estimates that are too high ends an iteration too early; it must not claim more than it knows.
            const Case test = case_of(graph, choice, kWeights[seed % 6]);
            const Observation seen = run(test);
            const bool complete = !test.settings.improve.once_per_iteration;
            REQUIRE(told(seed, test, complete ? optimum_violation(test, seen) : case_violation(test, seen)) == "");
        }
    }
}

TEST_CASE("law: pruning by g + h with estimates that are too high proves nothing that is not so") {
    int not_optimal = 0;
    for (std::uint64_t seed = 630'000; seed < 631'000; seed += kSeedStep) {
        const Graph graph = misleading_graph(seed);
        for (Pick choice : kImproving) {
            if (find_strategy(choice.strategy)->improve.prune == Prune::by_g) continue;
            if (std::string_view(choice.strategy) != "ana_star") choice.options["prune"] = "f";
            const Case test = case_of(graph, choice, kWeights[seed % 6]);
            const Observation seen = run(test);
            REQUIRE(told(seed, test, case_violation(test, seen)) == "");
            not_optimal += !optimum_violation(test, seen).empty();  // the control: believing it would be wrong
        }
    }
    CHECK(not_optimal > 100 / static_cast<int>(kSeedStep));
}

TEST_CASE("law: ARA* expands a state at most once in an iteration; anytime weighted A* does not keep to that") {
    const auto violation = [](std::uint64_t seed, bool once) {
        const Graph graph = graph_with(seed, seed % 2 ? Estimates::consistent : Estimates::inconsistent);
        Case test = case_of(graph, {"ara_star"}, kWeights[1 + seed / 2 % 5]);
        test.settings.improve.once_per_iteration = once;
        const auto search = search_graph(graph, test.settings);
        search->advance(kWhole);
        return told(seed, test, iteration_violation(test, *search));
    };
    for (std::uint64_t seed = 640'000; seed < 640'600; seed += kSeedStep) REQUIRE(violation(seed, true) == "");
    bool caught = false;  // the control
    for (std::uint64_t seed = 640'000; seed < 650'000 && !caught; ++seed) caught = !violation(seed, false).empty();
    CHECK(caught);
}

TEST_CASE("vector G5: anytime weighted A* prunes the cheaper plan by g + h, and finds it when it prunes by g") {
    const Graph graph = graph_of({{0, 1, 1}, {1, 3, 1}, {0, 2, 1}, {2, 3, 2}}, {0, 5, 0, 0}, Promise::no);
    const auto fixed_weight = [](const char* prune) {
        return Pick{"anytime_weighted_astar", {{"schedule", "fixed"}, {"prune", prune}}};
    };
    const Observation by_f = run(case_of(graph, fixed_weight("f"), 2));
    CHECK(by_f.end.cost == 3);
    CHECK(by_f.end.incumbents.size() == 1);
    CHECK(by_f.end.claim.kind == ClaimKind::none);
    const Observation by_g = run(case_of(graph, fixed_weight("g"), 2));
    REQUIRE(by_g.end.incumbents.size() == 2);
    CHECK(by_g.end.incumbents[0].cost == 3);
    CHECK(by_g.end.incumbents[1].cost == 2);
    CHECK(by_g.end.claim.kind == ClaimKind::optimal);
}

TEST_CASE("vector: with strict duplicates every shortest way through an n by n grid is expanded, C(2n, n) - 1 nodes") {
    const std::pair<std::uint32_t, std::uint64_t> expected[] = {{2, 5}, {3, 19}, {5, 251}, {10, 184'755}};
    for (const auto& row : expected) {
        const std::uint32_t n = row.first;
        const std::uint64_t nodes = row.second;
        CAPTURE(n);
        const Graph graph = grid(n);
        for (const char* strategy : {"a_star", "ucs", "breadth_first", "best_first", "anytime_gbfs"}) {
            if (n == 10 && std::string_view(strategy) != "a_star") continue;
            CHECK(expansions(graph, strategy, "strict") == nodes);
            CHECK(expansions(graph, strategy, "dropped") == n * n);  // the control
        }
    }
}

}  // namespace strategy_law
