// No search ever says what is not true: over many random graphs, all strategies, honest and lying heuristics,
// with and without bounds, in all modes of the cycle check.
#include <doctest/doctest.h>

#include "tests/support/effort.h"
#include "tests/support/random_case.h"

namespace claims_law {

using namespace frontier;
using namespace frontier::test;

TEST_CASE("law: no search makes a false claim, publishes a false bound or miscounts") {
    for (std::uint64_t seed = 0; seed < 100'000; seed += kLongStep) {
        const Case test = random_case(seed);
        const auto search = search_graph(test.graph, test.settings);
        const Observation seen = observe(*search, test.slice);
        REQUIRE(told(seed, test, case_violation(test, seen)) == "");
    }
}

TEST_CASE("law: a search follows its order exactly, as a plain list would") {
    for (std::uint64_t seed = 200'000; seed < 209'000; seed += kSeedStep) {
        const Case test = random_case(seed);
        if (!has_plain_twin(test)) continue;
        const auto search = search_graph(test.graph, test.settings);
        search->advance(kWhole);
        const PlainRun plain = plain_search(test.graph, test.strategy, test.settings);
        std::string expanded, expected;
        for (const NodeId node : search->columns(0, kNever).node) expanded += search->text(node) + ' ';
        for (const std::uint32_t state : plain.expanded) expected += std::to_string(state) + ' ';
        REQUIRE_MESSAGE(expanded == expected, told(seed, test, "another order"));
        REQUIRE_MESSAGE(search->stats().cost == plain.cost, told(seed, test, "another cost"));
    }
}

TEST_CASE("control: a claim wrongly enabled is caught") {
    int caught = 0;
    for (std::uint64_t seed = 0; seed < 2'000 && caught <= 10; ++seed) {
        Case test = random_case(seed);
        if (test.graph.promise.admissible == Property::proved) continue;
        test.settings.heuristic.admissible = Property::proved;  // the lie
        const auto search = search_graph(test.graph, test.settings);
        caught += !case_violation(test, observe(*search, kWhole)).empty();
    }
    CHECK(caught > 10);
}

TEST_CASE("control: a false report is caught") {
    Case test = random_case(0);
    std::uint64_t seed = 0;
    Observation seen;
    do {  // any solved search whose plan has a step
        test = random_case(++seed);
        seen = observe(*search_graph(test.graph, test.settings), kWhole);
    } while (seen.end.status != Status::solved || seen.end.cost == 0 ||
             seen.end.claim.kind != ClaimKind::optimal);
    REQUIRE(case_violation(test, seen) == "");
    const auto is_caught = [&](auto&& falsify) {
        Observation twin = seen;
        falsify(twin);
        return !case_violation(test, twin).empty();
    };
    CHECK(is_caught([](Observation& twin) { ++twin.end.counters.generated; }));
    CHECK(is_caught([](Observation& twin) { ++twin.end.open; }));
    CHECK(is_caught([](Observation& twin) { ++twin.end.nodes; }));
    CHECK(is_caught([](Observation& twin) { twin.plan->actions.pop_back(), twin.plan->costs.pop_back(); }));
    CHECK(is_caught([](Observation& twin) { ++*twin.end.cost, ++twin.plan->cost; }));
    CHECK(is_caught([](Observation& twin) { ++twin.plan->costs[0]; }));
    CHECK(is_caught([](Observation& twin) { twin.end.claim.kind = ClaimKind::unsolvable; }));
    CHECK(is_caught([](Observation& twin) { twin.end.claim.kind = ClaimKind::unsolvable_in_bounds; }));
    CHECK(is_caught([](Observation& twin) { twin.end.claim = {ClaimKind::bounded, 0.5, "Half."}; }));
    CHECK(is_caught([](Observation& twin) { twin.end.claim.sentence.clear(); }));
    CHECK(is_caught([](Observation& twin) { ++*twin.lower_bounds.back(); }));
    CHECK(is_caught([](Observation& twin) { twin.lower_bounds.push_back(0); }));
    CHECK(is_caught([](Observation& twin) { twin.lower_bounds.push_back(std::nullopt); }));
}

}  // namespace claims_law
