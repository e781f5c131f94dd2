// A search is the same however it is sliced and stopped, and its past can be shown as it was.
#include <doctest/doctest.h>

#include "tests/support/effort.h"
#include "tests/support/history_laws.h"
#include "tests/support/random_case.h"

namespace history_law {

using namespace frontier;
using namespace frontier::test;

namespace {

MakeSearch maker(const Case& test) {
    return [&test](std::uint64_t max_expansions) {
        Settings settings = test.settings;
        settings.max_expansions = max_expansions;
        return search_graph(test.graph, settings);
    };
}

// A search with many of the notes that make looking back quick; `maker` has none that it can do without.
MakeSearch noting_maker(const Case& test, std::uint64_t seed) {
    Random random(seed);
    const LookBack look_back{static_cast<NodeId>(random.between(1, 9)), static_cast<NodeId>(random.below(3)),
                             static_cast<std::uint64_t>(random.below(6))};
    return [&test, look_back](std::uint64_t max_expansions) {
        Settings settings = test.settings;
        settings.max_expansions = max_expansions;
        settings.look_back = look_back;
        return search_graph(test.graph, settings);
    };
}

// The broken twin of a search: every second one breaks its ties the other way.
MakeSearch fickle_maker(const Case& test) {
    return [&test, calls = 0](std::uint64_t max_expansions) mutable {
        Settings settings = test.settings;
        const TieRule ties = ++calls % 2 == 0 ? TieRule::fifo : TieRule::lifo;
        settings.ranking = Ranking(settings.ranking.formula(), settings.ranking.weight(), ties);
        settings.max_expansions = max_expansions;
        return search_graph(test.graph, settings);
    };
}

void look_at_depth(Case& test) {
    const Ranking& ranking = test.settings.ranking;
    test.settings.ranking = Ranking(*Formula::compile("g + w*h - d/2"), ranking.weight(), ranking.ties());
}

Settings weighted(const Graph& graph, double weight) { return settings_of("weighted_a_star", graph, weight); }

// Whether rows stand in the order g + w*h, larger g, newer.
std::string order_violation(const FrontierView& frontier, double weight) {
    for (std::size_t i = 1; i < frontier.rows.size(); ++i) {
        const NodeRow& a = frontier.rows[i - 1];
        const NodeRow& b = frontier.rows[i];
        const double f_a = a.g + weight * a.h.value_or(HUGE_VAL);
        const double f_b = b.g + weight * b.h.value_or(HUGE_VAL);
        if (std::abs(f_a - *a.f) > 1e-9) return concat("row ", i, " shows f = ", *a.f, " instead of ", f_a);
        const bool tied = std::abs(f_a - f_b) < 1e-7;
        const bool before = !tied ? f_a < f_b : a.g != b.g ? a.g > b.g : *a.node > *b.node;
        if (!before) return concat("rows ", i, " and ", i + 1, " are in the wrong order");
    }
    return "";
}

Graph estimated_graph(Random& random, Estimates kind) {
    Graph graph = random_graph(random);
    draw_estimates(graph, kind, random);
    graph.h[0] = graph.h[0] == kDeadEnd ? 0 : graph.h[0];
    return graph;
}

}  // namespace

TEST_CASE("law: slices of 1, 7, 1024 and all at once give the same history and counters") {
    for (std::uint64_t seed = 500'000; seed < 500'700; seed += kSeedStep) {
        const Case test = random_case(seed);
        REQUIRE(told(seed, test, slicing_violation(maker(test), test.settings.max_expansions)) == "");
    }
}

TEST_CASE("law: a search that is stopped and goes on loses nothing") {
    for (std::uint64_t seed = 510'000; seed < 511'000; seed += kSeedStep) {
        const Case test = random_case(seed);
        REQUIRE(told(seed, test, stopping_violation(maker(test), test.settings.max_expansions)) == "");
    }
}

TEST_CASE("law: every moment of the past is shown as it was") {
    for (std::uint64_t seed = 520'000; seed < 520'250; ++seed) {
        Case test = random_case(seed);
        if (test.strategy == "custom") look_at_depth(test);
        const auto finished =
            noting_maker(test, seed)(std::min<std::uint64_t>(test.settings.max_expansions, 40));
        finished->advance(kWhole);
        REQUIRE(told(seed, test, time_travel_violation(*finished, maker(test))) == "");
    }
}

TEST_CASE("law: looks on the way change nothing that is shown later") {
    for (std::uint64_t seed = 525'000; seed < 525'400; seed += kSeedStep) {
        const Case test = random_case(seed);
        REQUIRE(told(seed, test, watching_violation(noting_maker(test, seed), 25)) == "");
    }
}

TEST_CASE("law: an expansion is fresh unless its state was expanded before") {
    for (std::uint64_t seed = 530'000; seed < 533'000; seed += kSeedStep) {
        Case test = random_case(seed);
        set_cycle(test.settings, CycleCheck::full);
        if (test.settings.loop != Loop::best_first || test.settings.keeps_equals) continue;
        const auto search = search_graph(test.graph, test.settings);
        search->advance(kWhole);
        REQUIRE(told(seed, test, freshness_violation(*search)) == "");
    }
}

TEST_CASE("control: a search that is not the same every time is caught") {
    int by_slicing = 0, by_stopping = 0, by_watching = 0, by_time_travel = 0;
    for (std::uint64_t seed = 500'000; seed < 500'200; seed += kSeedStep) {
        const Case test = random_case(seed);
        by_slicing += !slicing_violation(fickle_maker(test), 40).empty();
        by_stopping += !stopping_violation(fickle_maker(test), 40).empty();
        by_watching += !watching_violation(fickle_maker(test), 20).empty();
        const auto finished = fickle_maker(test)(20);
        finished->advance(kWhole);
        by_time_travel += !time_travel_violation(*finished, fickle_maker(test)).empty();
    }
    constexpr int kSome = kSeesAll ? 20 : 0;
    CHECK(by_slicing > kSome);
    CHECK(by_stopping > kSome);
    CHECK(by_watching > kSome);
    CHECK(by_time_travel > kSome);
}

TEST_CASE("law: a weight changed on the way re-orders the frontier, and what is claimed stays true") {
    int told_apart = 0;
    for (std::uint64_t seed = 540'000; seed < 542'000; seed += kSeedStep) {
        Random random(seed);
        const Graph graph =
            estimated_graph(random, random.one_in(2) ? Estimates::inconsistent : Estimates::fractional);
        const double first = kWeights[random.below(6)];
        const double second = kWeights[random.below(6)];
        const Case test{graph, "weighted_a_star", weighted(graph, first)};
        const auto search = search_graph(graph, test.settings);
        search->advance(static_cast<std::uint64_t>(random.between(1, 12)));
        if (search->stats().status != Status::running) continue;
        const auto now = static_cast<StepIndex>(search->stats().counters.expanded);
        search->frontier(now, 1000);  // what was looked at before does not show again
        search->set_weight(second);
        const FrontierView frontier = search->frontier(now, 1000);
        REQUIRE(told(seed, test, order_violation(frontier, second)) == "");
        if (now > 0) REQUIRE(told(seed, test, order_violation(search->frontier(now - 1, 1000), first)) == "");
        told_apart += !order_violation(frontier, first).empty();  // the control
        const Observation seen = observe(*search, kWhole);
        if (!frontier.rows.empty()) {
            REQUIRE(search->expansion(now).row.node == frontier.rows[0].node);
        }
        REQUIRE(told(seed, test, case_violation(test, seen)) == "");
    }
    CHECK(told_apart > 5);
}

TEST_CASE("law: a weight changed after the end changes neither the answer nor what is claimed of it") {
    for (std::uint64_t seed = 550'000; seed < 551'000; seed += kSeedStep) {
        Random random(seed);
        const Graph graph = estimated_graph(random, Estimates::inconsistent);
        const Case test{graph, "weighted_a_star", weighted(graph, 5)};
        const auto search = search_graph(graph, test.settings);
        search->advance(kWhole);
        search->set_weight(1);
        REQUIRE(told(seed, test, case_violation(test, observe(*search, kWhole))) == "");
    }
}

}  // namespace history_law
