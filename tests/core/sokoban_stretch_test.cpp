// Stretches of Sokoban plans: what may be moved, where they end, and what comes of bettering a plan by them.
#include <doctest/doctest.h>

#include "core/domain_table.h"
#include "tests/support/history_laws.h"
#include "tests/support/searches.h"

namespace sokoban_stretch_test {

using namespace frontier;
using namespace frontier::test;

namespace {

constexpr const char* kTwoBoxes = "########\n#@     #\n# $  $ #\n#      #\n#  . . #\n########\n";

Puzzle pushes_of(const char* board) {
    auto puzzle = (*domain_row("sokoban"))->parse(board, {{"space", "pushes"}});
    REQUIRE(puzzle);
    return std::move(*puzzle);
}

std::string state_of(const Puzzle& puzzle) {
    std::vector<std::byte> state(puzzle.space->state_bytes());
    puzzle.space->start(state.data());
    return puzzle.presenter->text(state.data());
}

Request solve_request(const std::string& board) {
    Request request;
    request.domain = "sokoban";
    request.board = board;
    request.strategy = "solve";
    return request;
}

}  // namespace

TEST_CASE("a stretch begins after the push before it and ends with the push after its own") {
    const Puzzle puzzle = pushes_of(kTwoBoxes);
    const std::vector<std::string> plan{"right", "down", "down", "left", "right", "right"};
    // Two of them push.
    const auto whole = puzzle.stretch(plan, 0, 9);
    REQUIRE(whole);
    CHECK(whole->first == 0);
    CHECK(whole->last == 3);
    const auto second = puzzle.stretch(plan, 1, 9);
    REQUIRE(second);
    CHECK(second->first == 2);
    CHECK(second->last == 3);
    CHECK(state_of(second->puzzle) == "########\n#      #\n# @  $ #\n# $    #\n#  . . #\n########\n");
    CHECK_FALSE(puzzle.stretch(plan, 2, 9));
    CHECK_FALSE(puzzle.stretch(std::vector<std::string>{"sideways"}, 0, 1));
    CHECK_FALSE(puzzle.stretch(std::vector<std::string>{"up"}, 0, 1));
}

TEST_CASE("in a stretch only the boxes that it moves can be moved, and it has no stretches of its own") {
    const Puzzle puzzle = pushes_of(kTwoBoxes);
    const std::vector<std::string> plan{"right", "down", "down"};
    const auto stretch = puzzle.stretch(plan, 0, 1);
    REQUIRE(stretch);
    SuccessorList list = stretch->puzzle.space->make_list();
    std::vector<std::byte> state(stretch->puzzle.space->state_bytes());
    stretch->puzzle.space->start(state.data());
    stretch->puzzle.space->successors(state.data(), list);
    CHECK(list.size() == 4);
    for (std::size_t i = 0; i < list.size(); ++i) CHECK(list[i].action < 4);
    CHECK_FALSE(stretch->puzzle.stretch);
}

TEST_CASE("several robots have no stretches") {
    auto puzzle = (*domain_row("sokoban"))->parse("@  . \n $$--\n  . @\n", {});
    REQUIRE(puzzle);
    CHECK_FALSE(puzzle->stretch);
}

TEST_CASE("solve betters its first plan in stretches, each plan legal and cheaper, and proves the last") {
    constexpr const char* kBoard =
        "############\n#          #\n# $ ## $   #\n#  @##   ..#\n# $    $ ..#\n#          #\n############\n";
    const auto search = ended_search(solve_request(kBoard));
    const Stats stats = search->stats();
    REQUIRE(stats.incumbents.size() > 1);
    for (std::size_t i = 0; i < stats.incumbents.size(); ++i) {
        const Plan plan = search->plan(i);
        const validate::Verdict verdict = check_plan("sokoban", kBoard, plan_text(plan.actions));
        CHECK(verdict.reaches_goal);
        CHECK(verdict.cost == plan.cost);
        CHECK(plan.nodes.size() == plan.actions.size() + 1);
        if (i > 0) CHECK(plan.cost < search->plan(i - 1).cost);
        CHECK(search->text(plan.nodes.front()) == search->text(0));
    }
    Request by_a_star = solve_request(kBoard);
    by_a_star.strategy = "a_star";
    by_a_star.options["space"] = "pushes";
    CHECK(stats.claim.kind == ClaimKind::optimal);
    CHECK(stats.cost == solved(by_a_star).cost);
}

}  // namespace sokoban_stretch_test
