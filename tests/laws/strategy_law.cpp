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

using Bound = Guarantee::Bound;
using Needs = Guarantee::Needs;

std::vector<StrategyInfo> strategies_where(bool (*applies)(const Guarantee&)) {
    std::vector<StrategyInfo> rows;
    for (const StrategyInfo& row : general_strategies()) {
        if (applies(row.guarantee)) rows.push_back(row);
    }
    REQUIRE_FALSE(rows.empty());
    return rows;
}

std::vector<StrategyInfo> bounded_strategies() {
    return strategies_where(
        [](const Guarantee& guarantee) { return guarantee.bound == Bound::within_weight; });
}
std::vector<StrategyInfo> improving_strategies() {
    return strategies_where(
        [](const Guarantee& guarantee) { return guarantee.bound == Bound::optimal && guarantee.anytime; });
}

bool has_option(const StrategyInfo& row, std::string_view id) {
    return std::any_of(row.options.begin(), row.options.end(),
                       [id](const OptionRow& option) { return option.id == id; });
}

// Any choice among those that the strategy offers.
Options drawn_options(const StrategyInfo& row, Random& random) {
    Options options;
    for (const OptionRow& option : row.options) {
        if (option.kind != OptionKind::choice || random.one_in(2)) continue;
        options[option.id] =
            option.choices[static_cast<std::size_t>(random.below(static_cast<int>(option.choices.size())))]
                .id;
    }
    return options;
}

// The row need not be one of the catalogue's.
Case case_of(const Graph& graph, const StrategyInfo& row, double weight, const Options& options = {}) {
    return {graph, row.id, settings_of(row, graph, weight, options)};
}
Case case_of(const Graph& graph, std::string_view strategy, double weight, const Options& options = {}) {
    return case_of(graph, *find_strategy(strategy), weight, options);
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
    if (seen.end.cost.has_value() != solvable)
        return solvable ? "no plan where there is one" : "a plan out of nothing";
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

// What the row says of itself, held against the truth: its guarantee where it holds, and otherwise that it
// claims nothing false.
std::string guarantee_violation(const StrategyInfo& row, const Graph& graph, double weight,
                                const Options& options = {}) {
    const Case test = case_of(graph, row, weight, options);
    const Observation seen = run(test);
    const Bound bound =
        row.guarantee.holds_for(graph.promise, graph.unit_cost) ? row.guarantee.bound : Bound::none;
    if (bound == Bound::optimal) return optimum_violation(test, seen);
    if (bound != Bound::within_weight) return case_violation(test, seen);
    if (auto wrong = cost_violation(test, seen, weight); !wrong.empty()) return wrong;
    // What the order proves is known for whole numbers; with fractions the search knows what it measured.
    if (!seen.end.cost || seen.end.cost == 0 || !graph.promise.integral) return "";
    return seen.end.claim.ratio.value_or(HUGE_VAL) <= weight + 1e-6 ? "" : "claims less than it promises";
}

std::string told_of(std::uint64_t seed, const StrategyInfo& row, const Graph& graph, double weight,
                    const std::string& wrong) {
    return wrong.empty() ? "" : told(seed, case_of(graph, row, weight), wrong);
}

// No state twice under one weight. At the last weight, 1, an inconsistent heuristic may need further
// iterations.
std::string iteration_violation(const Case& test, const Search& search) {
    const bool consistent = test.graph.promise.consistent == Property::proved;
    std::map<double, std::set<std::string>> expanded;
    const Columns columns = search.columns(0, kNever);
    double last = HUGE_VAL;
    for (StepIndex i = 0; i < columns.node.size(); ++i) {
        const double weight = search.expansion(i).weight;
        if (weight > last) return "the weight rose";
        last = weight;
        if (weight == 1 && !consistent) break;
        const std::string state = search.text(columns.node[i]);
        if (!expanded[weight].insert(state).second)
            return concat("state ", state, " twice with the weight ", weight);
    }
    return "";
}

}  // namespace

TEST_CASE(
    "law: every strategy keeps its guarantee, with consistent and inconsistent estimates and all its "
    "options") {
    for (std::uint64_t seed = 600'000; seed < 601'500; seed += kSeedStep) {
        const Graph graph = graph_with(seed, kAdmissibleEstimates[seed % 4]);
        Random random(seed);
        for (const StrategyInfo& row : general_strategies()) {
            const double weight = kWeights[random.below(6)];
            REQUIRE(told_of(seed, row, graph, weight,
                            guarantee_violation(row, graph, weight, drawn_options(row, random))) == "");
        }
    }
}

TEST_CASE("law: what is guaranteed whatever the heuristic holds with estimates as wrong as they may be") {
    for (std::uint64_t seed = 610'000; seed < 610'800; seed += kSeedStep) {
        const Graph graph = misleading_graph(seed);
        for (const StrategyInfo& row : general_strategies()) {
            const double weight = kWeights[seed % 6];
            REQUIRE(told_of(seed, row, graph, weight, guarantee_violation(row, graph, weight)) == "");
        }
    }
}

TEST_CASE("control: a row that promises more than its order can keep is caught, whatever it promises") {
    const auto is_caught = [](const StrategyInfo& row, auto graph_of_seed) {
        for (std::uint64_t seed = 0; seed < 6'000; ++seed) {
            if (!guarantee_violation(row, graph_of_seed(seed), 1.2).empty()) return true;
        }
        return false;
    };
    const auto honest = [](std::uint64_t seed) { return graph_with(seed, kAdmissibleEstimates[seed % 4]); };
    const auto unit_costs = [&](std::uint64_t seed) {
        while (!honest(seed).unit_cost) seed += 6'000;
        return honest(seed);
    };
    StrategyInfo row{.id = "twin", .name = "Twin", .formula = "g + h", .uses_weight = true};
    row.guarantee = {.bound = Bound::within_weight, .needs = Needs::admissible_heuristic};
    CHECK_FALSE(is_caught(row, honest));
    row.formula = "g + (w + 1)*h";
    CHECK(is_caught(row, honest));
    row.guarantee.bound = Bound::optimal;
    CHECK(is_caught(row, honest));
    row.formula = "g + h";
    CHECK_FALSE(is_caught(row, honest));
    row.guarantee.needs = Needs::nothing;
    CHECK(is_caught(row, misleading_graph));
    row.guarantee.needs = Needs::unit_cost;
    row.formula = "h";
    CHECK(is_caught(row, unit_costs));
    row.improve = {.on = true, .prune = Prune::by_f};
    row.guarantee = {.bound = Bound::optimal, .anytime = true};
    CHECK(is_caught(row, misleading_graph));
}

TEST_CASE("control: a bounded strategy that runs with a larger weight than it says is caught, each of them") {
    for (const StrategyInfo& row : bounded_strategies()) {
        int caught = 0;
        for (std::uint64_t seed = 0; seed < 6'000 && caught == 0; ++seed) {
            const Case test = case_of(graph_with(seed, Estimates::inconsistent), row, 5);
            caught += !cost_violation(test, run(test), 1.2).empty();
        }
        CAPTURE(row.id);
        CHECK(caught > 0);
    }
}

TEST_CASE("law: bounded strategies with w = 1 end with the optimum and know it") {
    for (std::uint64_t seed = 615'000; seed < 615'500; seed += kSeedStep) {
        const Graph graph = graph_with(seed, kAdmissibleEstimates[seed % 4]);
        for (const StrategyInfo& row : bounded_strategies()) {
            const Case test = case_of(graph, row, 1);
            REQUIRE(told(seed, test, optimum_violation(test, run(test))) == "");
        }
    }
}

TEST_CASE("law: whatever improves and prunes by g is optimal with every estimate") {
    for (std::uint64_t seed = 620'000; seed < 620'800; seed += kSeedStep) {
        const Graph graph = misleading_graph(seed);
        for (const StrategyInfo& row : improving_strategies()) {
            const Options by_g = has_option(row, "prune") ? Options{{"prune", "g"}} : Options();
            const Case test = case_of(graph, row, kWeights[seed % 6], by_g);
            if (test.settings.improve.prune != Prune::by_g) continue;
            // ARA* with estimates that are too high ends an iteration too early; it must not claim more than
            // it knows.
            const Observation seen = run(test);
            const bool complete = !test.settings.improve.once_per_iteration;
            REQUIRE(told(seed, test, complete ? optimum_violation(test, seen) : case_violation(test, seen)) ==
                    "");
        }
    }
}

TEST_CASE("law: pruning by g + h with estimates that are too high proves nothing that is not so") {
    int not_optimal = 0;
    for (std::uint64_t seed = 630'000; seed < 631'000; seed += kSeedStep) {
        const Graph graph = misleading_graph(seed);
        for (const StrategyInfo& row : improving_strategies()) {
            const Options by_f = has_option(row, "prune") ? Options{{"prune", "f"}} : Options();
            const Case test = case_of(graph, row, kWeights[seed % 6], by_f);
            if (test.settings.improve.prune != Prune::by_f) continue;
            const Observation seen = run(test);
            REQUIRE(told(seed, test, case_violation(test, seen)) == "");
            not_optimal +=
                !optimum_violation(test, seen).empty();  // the control: believing it would be wrong
        }
    }
    CHECK(not_optimal > 100 / static_cast<int>(kSeedStep));
}

TEST_CASE(
    "law: ARA* expands a state at most once in an iteration; anytime weighted A* does not keep to that") {
    const auto violation = [](std::uint64_t seed, bool once) {
        const Graph graph = graph_with(seed, seed % 2 ? Estimates::consistent : Estimates::inconsistent);
        Case test = case_of(graph, "ara_star", kWeights[1 + seed / 2 % 5]);
        test.settings.improve.once_per_iteration = once;
        const auto search = search_graph(graph, test.settings);
        search->advance(kWhole);
        return told(seed, test, iteration_violation(test, *search));
    };
    for (std::uint64_t seed = 640'000; seed < 640'600; seed += kSeedStep)
        REQUIRE(violation(seed, true) == "");
    bool caught = false;  // the control
    for (std::uint64_t seed = 640'000; seed < 650'000 && !caught; ++seed)
        caught = !violation(seed, false).empty();
    CHECK(caught);
}

}  // namespace strategy_law
