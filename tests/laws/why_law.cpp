// Why a node was next: what is said of ties and of the one that came after it, held against the whole
// frontier.
#include <doctest/doctest.h>

#include <cmath>

#include "tests/support/effort.h"
#include "tests/support/random_case.h"

namespace why_law {

using namespace frontier;
using namespace frontier::test;

namespace {

std::string why_violation(const Why& why, const FrontierView& frontier, bool by_f) {
    if (frontier.rows.size() < 2)
        return why.sentence == "Nothing else waits." ? "" : "others are said to wait";
    if (why.runner_up != frontier.rows[1].node) return "another node comes next";
    if (!by_f) return why.ties == 0 ? "" : "ties where there is no f";
    std::uint64_t ties = 0;
    const auto f_of = [](const NodeRow& row) { return row.f.value_or(HUGE_VAL); };
    for (const NodeRow& row : frontier.rows)
        ties += f_of(row) == f_of(frontier.rows[0]) || std::abs(f_of(row) - f_of(frontier.rows[0])) < 1e-7;
    return ties == why.ties ? "" : concat(why.ties, " ties are said, there are ", ties);
}

}  // namespace

TEST_CASE("law: why a node was next is true of the frontier it waited in") {
    int looked = 0, tied = 0;
    for (std::uint64_t seed = 700'000; seed < 703'000; seed += kSeedStep) {
        const Case test = random_case(seed);
        if (test.settings.loop != Loop::best_first || test.settings.beam_width > 0 ||
            test.settings.ranking.ties() == TieRule::heapq)
            continue;
        if (test.settings.improve.once_per_iteration)
            continue;  // what waits for the next iteration is shown, but is not in order
        const auto search = search_graph(test.graph, test.settings);
        search->advance(kWhole);
        const auto end = static_cast<StepIndex>(search->stats().counters.expanded);
        for (StepIndex moment = 0; moment < end; ++moment) {
            const Why why = search->expansion(moment).why;
            REQUIRE(told(seed, test,
                         why_violation(why, search->frontier(moment, 1000), test.settings.shows_f)) == "");
            ++looked;
            tied += why.ties > 1;
        }
    }
    CHECK(looked > (kSeesAll ? 1000 : 100));
    CHECK(tied > (kSeesAll ? 100 : 10));
}

TEST_CASE("control: a false reason is caught") {
    const FrontierView frontier{3, {{.node = 4, .f = 7}, {.node = 2, .f = 7}, {.node = 9, .f = 8}}};
    CHECK(why_violation({2, 2, "Least f."}, frontier, true) == "");
    CHECK(why_violation({3, 2, "Least f."}, frontier, true) != "");
    CHECK(why_violation({2, 9, "Least f."}, frontier, true) != "");
    CHECK(why_violation({2, 2, "Age."}, frontier, false) != "");
    CHECK(why_violation({1, {}, "Least f."}, {1, {{.node = 4, .f = 7}}}, true) != "");
}

TEST_CASE("why: the sentence names the rule that decided") {
    const auto sentence = [](const std::string& strategy, Options options, StepIndex moment) {
        Request request;
        request.domain = "sokoban";
        request.board = "#######\n#.   .#\n# $@$ #\n#     #\n#######\n";
        request.strategy = strategy;
        request.heuristic = "manhattan";
        request.options = std::move(options);
        const auto search = start_search(request);
        REQUIRE(search);
        (*search)->advance(kWhole);
        return (*search)->expansion(moment).why.sentence;
    };
    CHECK(sentence("a_star", {}, 0) == "Nothing else waits.");
    CHECK(sentence("a_star", {}, 1) ==
          "Least f. 2 nodes share it, and the newer one goes first: before node 2.");
    CHECK(sentence("a_star", {{"ties", "fifo"}}, 1) ==
          "Least f. 2 nodes share it, and the older one goes first: before node 4.");
    CHECK(sentence("breadth_first", {}, 1) == "The oldest node goes first; node 2 is next.");
    CHECK(sentence("depth_first", {}, 1) == "The newest node goes first.");
    CHECK(sentence("beam", {{"width", "3"}}, 1).find("Least f of its layer") == 0);
    CHECK(sentence("a_star", {{"ties", "heapq"}}, 1).find("the heap's shape decides") != std::string::npos);
    CHECK_FALSE(sentence("ida_star", {}, 1).empty());
    CHECK_FALSE(sentence("dfbnb", {}, 1).empty());
}

TEST_CASE("why: ties are counted up to a limit, and said to be more beyond it") {
    Request request;
    request.domain = "tiles";
    request.board = "1 2 3 4\n5 6 7 8\n9 10 . 12\n13 15 11 14\n\n. 1 2 3\n4 5 6 7\n8 9 10 11\n12 13 14 15\n";
    request.strategy = "a_star";
    request.heuristic = "zero";
    request.options = {{"cost", "unit"}};
    request.max_expansions = 30'000;
    const auto search = start_search(request);
    REQUIRE(search);
    (*search)->advance(kWhole);
    const Why why = (*search)->expansion(25'000).why;
    CHECK(why.ties == Why::kMostTies + 1);
    CHECK(why.sentence.find("More than 10000 nodes share it") != std::string::npos);
}

}  // namespace why_law
