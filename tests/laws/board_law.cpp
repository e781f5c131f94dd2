// Every strategy of the catalogue on random boards of every domain: its plans pass the independent checker,
// and what it claims is true.
#include <doctest/doctest.h>

#include "core/catalog.h"
#include "tests/support/effort.h"
#include "tests/support/explored.h"
#include "tests/support/history_laws.h"
#include "tests/support/samples.h"
#include "tests/support/searches.h"
#include "tests/support/spaces.h"

namespace board_law {

using namespace frontier;
using namespace frontier::test;

namespace {

struct Board {
    std::string domain;
    std::string text;
    Cost optimum;
};

Board measured(const std::string& domain, const std::string& text) {
    return {domain, text, explore(*space_of(domain, text)).optimum()};
}

Board random_board(std::uint64_t seed) {
    Random random(seed);
    const std::string& domain = catalog().domains[seed % catalog().domains.size()].id;
    return measured(domain, find_samples(domain)->random_board(random));
}

std::string plan_violation(const Board& board, const Observation& seen) {
    if (!seen.plan) return seen.end.status == Status::solved ? "solved without a plan" : "";
    const validate::Verdict verdict = check_plan(board.domain, board.text, plan_text(seen.plan->actions));
    if (!verdict.readable || !verdict.legal || !verdict.reaches_goal) return verdict.message;
    if (verdict.cost != seen.plan->cost || seen.end.cost != seen.plan->cost)
        return "the plan costs something else";
    return "";
}

// Searches that remember every state and have no bounds end with the right answer.
std::string answer_violation(const Board& board, const Observation& seen) {
    if (seen.end.status != Status::solved && seen.end.status != Status::exhausted) return "";
    const bool solvable = board.optimum != kInfiniteCost;
    const bool gave_up =
        seen.end.claim.kind == ClaimKind::none && seen.end.status == Status::exhausted;  // a beam
    return solvable == seen.plan.has_value() || gave_up ? "" : concat("ended as ", word(seen.end.status));
}

std::string board_violation(const Board& board, const Observation& seen) {
    if (auto wrong = counters_violation(seen); !wrong.empty()) return wrong;
    if (auto wrong = plan_violation(board, seen); !wrong.empty()) return wrong;
    if (auto wrong = lower_bound_violation(seen, board.optimum); !wrong.empty()) return wrong;
    if (auto wrong = answer_violation(board, seen); !wrong.empty()) return wrong;
    return claim_violation(seen.end, board.optimum, board.optimum != kInfiniteCost);
}

Request request_for(const Board& board, const StrategyInfo& strategy, const HeuristicInfo& heuristic) {
    Request request;
    request.domain = board.domain;
    request.board = board.text;
    request.strategy = strategy.id;
    request.heuristic = heuristic.id;
    request.max_expansions = 5000;
    return request;
}

std::string told(const Request& request, const std::string& wrong) {
    return wrong.empty()
               ? ""
               : concat(request.strategy, ", ", request.heuristic, ": ", wrong, "\n", request.board);
}

template <class Visit> void for_each_choice(const Board& board, Visit&& visit) {
    for (const StrategyInfo& strategy : catalog().strategies) {
        if (strategy.is_own()) continue;  // it has laws of its own (sokoban_push_law.cpp)
        for (const HeuristicInfo& heuristic : find_domain(board.domain)->heuristics) {
            visit(request_for(board, strategy, heuristic), strategy, heuristic);
        }
    }
}

}  // namespace

TEST_CASE("law: every strategy with every heuristic is right about random boards") {
    for (std::uint64_t seed = 3000; seed < 3070; seed += kSeedStep) {
        CAPTURE(seed);
        const Board board = random_board(seed);
        for_each_choice(board, [&](Request request, const StrategyInfo& strategy,
                                   const HeuristicInfo& heuristic) {
            if (strategy.uses_weight) request.weight = 1 + static_cast<double>(seed % 5);
            const auto search = start_search(request);
            REQUIRE(search);
            const Observation seen = observe(**search, seed % 3 == 0 ? 5 : kWhole);
            REQUIRE(told(request, board_violation(board, seen)) == "");
            if (!seen.end.cost || (seen.end.status != Status::solved && seen.end.status != Status::exhausted))
                return;
            if (!strategy.guarantee.holds_for(heuristic, find_domain(board.domain)->unit_cost)) return;
            const bool optimal = strategy.guarantee.bound == Guarantee::Bound::optimal;
            const bool bounded = optimal || strategy.guarantee.bound == Guarantee::Bound::within_weight;
            const double times = optimal ? 1 : request.weight.value_or(strategy.default_weight);
            if (bounded)
                REQUIRE(told(request, *seen.end.cost <= times * board.optimum + 1e-6 ? "" : "too dear") ==
                        "");
            if (optimal) REQUIRE(seen.end.claim.kind == ClaimKind::optimal);
        });
    }
}

TEST_CASE("law: cost bounds on boards: nothing false is claimed, and wider bounds lose no plan") {
    for (std::uint64_t seed = 4000; seed < 4040; seed += kLongStep) {
        CAPTURE(seed);
        const Board board = random_board(seed);
        Random random(seed);
        for_each_choice(board, [&](Request request, const StrategyInfo& strategy,
                                   const HeuristicInfo& heuristic) {
            if (strategy.default_cycle != CycleCheck::full) return;
            const bool admissible = heuristic.admissible == Property::proved;
            bool was_solved = false;
            for (int bound = random.between(0, 6); bound < 40; bound += 9) {
                request.bound.f = bound;
                const auto search = start_search(request);
                REQUIRE(search);
                const Observation seen = observe(**search, kWhole);
                const bool within = admissible && board.optimum <= bound;
                REQUIRE(told(request, claim_violation(seen.end, board.optimum, within)) == "");
                REQUIRE(told(request, lower_bound_violation(seen, board.optimum)) == "");
                REQUIRE(told(request,
                             within && seen.end.status == Status::exhausted ? "lost the plan" : "") == "");
                REQUIRE(told(request, was_solved && seen.end.status == Status::exhausted ? "wider, but lost"
                                                                                         : "") == "");
                was_solved = seen.end.status == Status::solved;
            }
        });
    }
}

TEST_CASE("law: on boards, too, slices and stops change nothing and every moment can be shown") {
    int choices = 0;
    for (const Board& board :
         {measured("sokoban", kExample1), measured("sokoban", "@  . \n $$--\n  . @\n"),
          measured("lunar", kHardLunarBoards[1].text), measured("jugs", "3 5 8\n0 0 0\n0 4 4\n"),
          measured("tiles", "3 2 1\n5 4 .\n\n. 1 2\n3 4 5\n")}) {
        for_each_choice(board, [&](Request request, const StrategyInfo& strategy,
                                   const HeuristicInfo& heuristic) {
            if (heuristic.id != find_domain(board.domain)->default_heuristic && strategy.id != "best_first")
                return;
            if (choices++ % 2 == 1 && !kSeesAll) return;
            request.options["ties"] = strategy.id == "a_star" ? "fifo" : "auto";
            const MakeSearch make = [&](std::uint64_t max_expansions) {
                request.max_expansions = std::min<std::uint64_t>(max_expansions, 300);
                return std::move(*start_search(request));
            };
            REQUIRE(told(request, slicing_violation(make, 300)) == "");
            REQUIRE(told(request, stopping_violation(make, 300)) == "");
            const auto finished = make(300);
            finished->advance(kWhole);
            REQUIRE(told(request, time_travel_violation(*finished, make, 37 * kSeedStep)) == "");
        });
    }
}

TEST_CASE(
    "law: a line thousands of nodes deep can be shown, around the moments of which a copy was taken, too") {
    constexpr const char* kFifteen =
        "3 6 5 2\n10 . 15 14\n1 4 13 12\n9 8 11 7\n\n. 1 2 3\n4 5 6 7\n8 9 10 11\n12 13 14 15\n";
    constexpr const char* kTwoRobots =
        "##########\n#@       #\n# $    $ #\n#        #\n#  .  .  #\n#       @#\n##########\n";
    const auto deepest = [&](const char* domain, const char* text, const char* strategy, const char* cycle) {
        const MakeSearch make = [&](std::uint64_t max_expansions) {
            Request request;
            request.domain = domain;
            request.board = text;
            request.strategy = strategy;
            request.options = {{"cycle", cycle}, {"deadlocks", "off"}};
            request.max_expansions = max_expansions;
            return std::move(*start_search(request));
        };
        const auto finished = make(9000);
        CHECK(finished->advance(kWhole) == Status::expansions);
        std::uint32_t depth = 0;
        for (const StepIndex index : {8999u, 8200u, 4097u, 4095u, 200u, 8201u}) {
            CHECK(moment_violation(*finished, make, index) == "");
            depth = std::max(depth, finished->expansion(index).depth.value_or(0));
        }
        return depth;
    };
    CHECK(deepest("tiles", kFifteen, "depth_first", "path") > 4000);
    CHECK(deepest("tiles", kFifteen, "depth_first", "none") > 4000);
    CHECK(deepest("sokoban", kTwoRobots, "depth_first", "path") > 1000);
    CHECK(deepest("tiles", kFifteen, "dfbnb", "path") > 300);
}

TEST_CASE("control: a plan with a wrong, missing or swapped action is caught") {
    const Board board = measured("sokoban", kExample1);
    const auto search =
        start_search(request_for(board, *find_strategy("a_star"), find_domain("sokoban")->heuristics[0]));
    REQUIRE(search);
    const Observation seen = observe(**search, kWhole);
    REQUIRE(board_violation(board, seen) == "");
    for (std::size_t i = 0; i < seen.plan->actions.size(); ++i) {
        Observation twin = seen;
        twin.plan->actions[i] = twin.plan->actions[i] == "up" ? "down" : "up";
        CHECK(board_violation(board, twin) != "");
        twin = seen;
        twin.plan->actions.erase(twin.plan->actions.begin() + static_cast<std::ptrdiff_t>(i));
        CHECK(board_violation(board, twin) != "");
    }
    Observation twin = seen;
    twin.end.status = Status::exhausted;
    twin.end.cost.reset();
    twin.plan.reset();
    CHECK(board_violation(board, twin) != "");
}

}  // namespace board_law
