// A random graph with a strategy of the catalogue and settings for it.
#pragma once

#include "tests/support/graph_search.h"
#include "tests/support/random_graph.h"

namespace frontier::test {

struct Case {
    Graph graph;
    std::string strategy;
    Settings settings;
    std::uint64_t slice = kWhole;
};

inline double random_bound(Random& random) { return random.one_in(2) ? HUGE_VAL : random.between(0, 20); }

// Only the loop with a table can check all states.
inline void set_cycle(Settings& settings, CycleCheck cycle) {
    if (settings.loop != Loop::best_first && cycle == CycleCheck::full) {
        if (settings.loop != Loop::depth_first) return;
        settings.loop = Loop::best_first;
    }
    settings.cycle = cycle;
}

// What users may choose besides: ties, equal ways, the pruning rule, the width of a beam, the weights to
// come.
inline void vary(Settings& settings, Random& random) {
    if (settings.shows_f && random.one_in(2)) {
        const auto ties = static_cast<TieRule>(random.below(5));
        settings.ranking = Ranking(settings.ranking.formula(), settings.ranking.weight(), ties);
    }
    settings.keeps_equals = random.one_in(3);
    if (settings.improve.on && random.one_in(2)) settings.improve.prune = static_cast<Prune>(random.below(2));
    if (settings.beam_width > 0) settings.beam_width = static_cast<std::size_t>(random.between(1, 4));
    if (!settings.improve.weights.empty() && random.one_in(2)) settings.improve.weights = {1.7, 1};
}

// Another table orders, of any quality; what it calls a dead end may be none.
inline void guide(Graph& graph, Settings& settings, Random& random) {
    for (std::uint32_t node = 0; node < graph.nodes; ++node) {
        const bool is_dead = node > 0 && random.one_in(20);
        const auto h = static_cast<Estimate>(graph.is_goal[node] ? 0 : random.below(9));
        graph.guide.push_back(is_dead ? kDeadEnd : h);
    }
    settings.guide = HeuristicInfo{
        .id = "guide", .name = "guide", .admissible = random.one_in(2) ? Property::no : Property::unknown};
}

inline bool has_plain_twin(const Case& test) {
    return has_plain_twin(*find_strategy(test.strategy)) && !test.settings.keeps_equals &&
           !test.settings.guide && test.settings.ranking.ties() != TieRule::heapq;
}

inline Case random_case(std::uint64_t seed) {
    Random random(seed);
    Graph graph = random_graph(random);
    draw_estimates(graph, kAllEstimates[random.below(6)], random);
    const auto strategies = general_strategies();
    const StrategyInfo& strategy =
        strategies[static_cast<std::size_t>(random.below(static_cast<int>(strategies.size())))];
    Settings settings = settings_of(strategy, graph, kWeights[random.below(6)]);
    if (random.one_in(3)) settings.bound = {random_bound(random), random_bound(random), random_bound(random)};
    if (random.one_in(3)) set_cycle(settings, static_cast<CycleCheck>(random.below(3)));
    if (random.one_in(4)) vary(settings, random);
    if (strategy.takes_guide() && settings.loop == Loop::best_first && random.one_in(4))
        guide(graph, settings, random);
    settings.max_expansions = random.one_in(4) ? static_cast<std::uint64_t>(random.between(0, 12)) : 200;
    constexpr std::uint64_t kSlices[] = {1, 3, kWhole, kWhole};
    return {std::move(graph), strategy.id, std::move(settings), kSlices[random.below(4)]};
}

inline std::string told(std::uint64_t seed, const Case& test, const std::string& wrong) {
    if (wrong.empty()) return "";
    const CostBound& bound = test.settings.bound;
    return concat("seed ", seed, ", ", test.strategy, ", w ", test.settings.ranking.weight(), ", cycle ",
                  word(test.settings.cycle), ", bounds ", bound.g, ' ', bound.h, ' ', bound.f, ": ", wrong,
                  "\n", text_of(test.graph));
}

inline std::string case_violation(const Case& test, const Observation& seen) {
    const Cost optimum = costs_to_goal(test.graph)[0];
    if (auto wrong = counters_violation(seen); !wrong.empty()) return wrong;
    if (auto wrong = plan_violation(test.graph, seen); !wrong.empty()) return wrong;
    if (auto wrong = lower_bound_violation(seen, optimum); !wrong.empty()) return wrong;
    return claim_violation(seen.end, optimum, has_plan_within(test.graph, test.settings.bound));
}

}  // namespace frontier::test
