// Stretches of Sokoban plans: where they lead, where they end, and what comes of bettering a plan by them.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <span>

#include "core/domain_table.h"
#include "tests/support/explored.h"
#include "tests/support/history_laws.h"
#include "tests/support/searches.h"
#include "tests/support/spaces.h"

namespace sokoban_stretch_test {

using namespace frontier;
using namespace frontier::test;

namespace {

constexpr const char* kFourBoxes =
    "############\n#          #\n# $ ## $   #\n#  @##   ..#\n# $    $ ..#\n#          #\n############\n";
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

bool is_near(const std::string& board, const std::string& other) {
    const auto is_box = [](char square) { return square == '$' || square == '*'; };
    int astray = 0;
    for (std::size_t i = 0; i < board.size(); ++i) astray += is_box(board[i]) && !is_box(other[i]);
    return astray <= 1;
}

// The boards that pushes lead to from a state without getting far from all of the plan's, and the moves to
// each: by trying everything, the cheapest first.
std::map<std::string, Cost> near_boards(const Puzzle& puzzle, const StateBytes& start,
                                        std::span<const std::string> plan) {
    std::map<std::string, Cost> found;
    std::multimap<Cost, StateBytes> open{{0, start}};
    SuccessorList list = puzzle.space->make_list();
    while (!open.empty()) {
        const auto [cost, state] = *open.begin();
        open.erase(open.begin());
        const std::string board = puzzle.presenter->text(state.data());
        if (std::none_of(plan.begin(), plan.end(), [&](auto& other) { return is_near(board, other); }) ||
            !found.emplace(board, cost).second)
            continue;
        list.clear();
        puzzle.space->successors(state.data(), list);
        for (std::size_t i = 0; i < list.size(); ++i)
            open.emplace(cost + list[i].cost, StateBytes(list[i].state, list[i].state + state.size()));
    }
    return found;
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

TEST_CASE("a stretch reaches just what is near the plan, and its end as cheaply as can be there") {
    const Puzzle whole = pushes_of(kFourBoxes);
    const Plan plan = ended_search(solve_request(kFourBoxes))->plan(0);
    std::vector<std::string> boards;  // after no push, after one, …
    while (const auto rest = whole.stretch(plan.actions, boards.size(), 0))
        boards.push_back(state_of(rest->puzzle));
    constexpr std::size_t kLength = 8;
    REQUIRE(boards.size() > 3 * kLength);
    for (std::size_t from = 0; from + kLength + 1 < boards.size(); from += 3) {
        CAPTURE(from);
        const auto stretch = whole.stretch(plan.actions, from, kLength);
        REQUIRE(stretch);
        CHECK_FALSE(stretch->puzzle.stretch);
        StateBytes start(stretch->puzzle.space->state_bytes());
        stretch->puzzle.space->start(start.data());
        const auto near = near_boards(whole, start, std::span(boards).subspan(from, kLength + 2));
        const Explored reached = explore(*stretch->puzzle.space);
        CHECK(reached.states.size() == near.size());
        REQUIRE(near.contains(boards[from + kLength + 1]));
        CHECK(reached.optimum() == near.at(boards[from + kLength + 1]));
    }
}

TEST_CASE("several robots have no stretches") {
    auto puzzle = (*domain_row("sokoban"))->parse("@  . \n $$--\n  . @\n", {});
    REQUIRE(puzzle);
    CHECK_FALSE(puzzle->stretch);
}

TEST_CASE("solve betters its first plan in stretches, each plan legal and cheaper, and proves the last") {
    const auto search = ended_search(solve_request(kFourBoxes));
    const Stats stats = search->stats();
    REQUIRE(stats.incumbents.size() > 1);
    for (std::size_t i = 0; i < stats.incumbents.size(); ++i) {
        const Plan plan = search->plan(i);
        const validate::Verdict verdict = check_plan("sokoban", kFourBoxes, plan_text(plan.actions));
        CHECK(verdict.reaches_goal);
        CHECK(verdict.cost == plan.cost);
        CHECK(plan.nodes.size() == plan.actions.size() + 1);
        if (i > 0) CHECK(plan.cost < search->plan(i - 1).cost);
        CHECK(search->text(plan.nodes.front()) == search->text(0));
    }
    Request by_a_star = solve_request(kFourBoxes);
    by_a_star.strategy = "a_star";
    by_a_star.options["space"] = "pushes";
    CHECK(stats.claim.kind == ClaimKind::optimal);
    CHECK(stats.cost == solved(by_a_star).cost);
}

}  // namespace sokoban_stretch_test
