// Sokoban by pushes: the same optimum in every space, by every heuristic, and moves between equals.
#include <doctest/doctest.h>

#include "tests/support/searches.h"

namespace sokoban_metric_test {

using namespace frontier;
using namespace frontier::test;

namespace {

Request request_for(const std::string& board, const char* strategy, const char* metric) {
    Request request;
    request.domain = "sokoban";
    request.board = board;
    request.strategy = strategy;
    request.options["metric"] = metric;
    return request;
}

validate::Verdict checked(const Request& request, const Search& search) {
    const Plan plan = search.plan(search.incumbents() - 1);
    return check_plan("sokoban", request.board, plan_text(plan.actions), request.options);
}

constexpr const char* kBoards[] = {
    "#######\n#.   .#\n# $@$ #\n#     #\n#######\n", "########\n#  @   #\n# $$   #\n#   .. #\n########\n",
    "#########\n#   #   #\n# $   $ #\n#  .@.  #\n#   #   #\n#########\n",
    "  #####\n###   #\n#.@$  #\n### $.#\n#.##$ #\n# # . ##\n#$ *$$.#\n#   .  #\n########\n"};

}  // namespace

TEST_CASE("by pushes every heuristic and both spaces find the fewest, and say that it is the optimum") {
    for (const char* board : {kBoards[0], kBoards[1], kBoards[2]}) {
        CAPTURE(board);
        Request request = request_for(board, "ucs", "pushes");
        const Cost fewest = *solved(request).cost;
        for (const HeuristicInfo& heuristic : find_domain("sokoban")->heuristics) {
            for (const char* space : {"moves", "pushes"}) {
                request.strategy = "a_star";
                request.heuristic = heuristic.id;
                request.options["space"] = space;
                const auto search = ended_search(request);
                const Stats stats = search->stats();
                CAPTURE(heuristic.id);
                CAPTURE(space);
                const validate::Verdict verdict = checked(request, *search);
                CHECK(verdict.reaches_goal);
                CHECK(verdict.cost == *stats.cost);
                CHECK(verdict.pushes == static_cast<std::size_t>(verdict.cost));
                if (heuristic.admissible != Property::proved) continue;
                CHECK(stats.cost == fewest);
                CHECK(stats.claim.kind == ClaimKind::optimal);
            }
        }
    }
}

TEST_CASE(
    "solve by pushes finds the fewest, and each of its plans is cheaper or shorter than the one before") {
    for (const char* board : kBoards) {
        CAPTURE(board);
        const Request request = request_for(board, "solve", "pushes");
        const auto search = ended_search(request);
        const Stats stats = search->stats();
        REQUIRE(stats.cost);
        CHECK(stats.claim.kind == ClaimKind::optimal);
        const validate::Verdict verdict = checked(request, *search);
        CHECK(verdict.reaches_goal);
        CHECK(verdict.pushes == static_cast<std::size_t>(*stats.cost));
        for (std::size_t i = 1; i < stats.incumbents.size(); ++i) {
            const Incumbent &before = stats.incumbents[i - 1], &after = stats.incumbents[i];
            CHECK((after.cost < before.cost || (after.cost == before.cost && after.steps < before.steps)));
        }
        Request by_moves = request_for(board, "solve", "moves");
        const auto least_moves = ended_search(by_moves);
        const validate::Verdict other = checked(by_moves, *least_moves);
        CHECK(*other.pushes >= *verdict.pushes);
        CHECK(other.steps <= verdict.steps);
    }
}

TEST_CASE("the checker counts moves and pushes, whatever the plan costs") {
    const std::string board = "######\n#@ $.#\n######\n";
    const auto by_moves = check_plan("sokoban", board, "right\nright\n", {{"metric", "moves"}});
    CHECK(by_moves.cost == 2);
    const auto by_pushes = check_plan("sokoban", board, "right\nright\n", {{"metric", "pushes"}});
    CHECK(by_pushes.cost == 1);
    for (const validate::Verdict& verdict : {by_moves, by_pushes}) {
        CHECK(verdict.reaches_goal);
        CHECK(verdict.steps == 2);
        CHECK(verdict.pushes == 1);
    }
}

}  // namespace sokoban_metric_test
