#include <doctest/doctest.h>

#include <string>

#include "core/catalog.h"
#include "tests/support/plan_checker_expect.h"

namespace plan_checker_snowman_test {

using namespace frontier::test;
using frontier::check_plan;
using frontier::validate::Verdict;

namespace {

Verdict moves(const std::string& board, const std::string& plan, const frontier::Options& options = {}) {
    return check_plan("snowman", board, plan, options);
}

const std::string kRow = "########\n#?smb X#\n########\n";

}  // namespace

TEST_CASE("plan checker: Snowperson says which step is illegal and why") {
    check_illegal(moves(kRow, "up"), 1, "Step 1, up: the robot at (1,1) cannot move, a wall is in its way.");
    check_illegal(moves("?smbX", "right\nleft\nleft"), 3,
                  "Step 3, left: the robot at (0,0) cannot move, the edge of the board is in its way.");
    check_illegal(moves("--?b\nsm X", "r"), 1,
                  "Step 1, right: the big ball at (3,0) cannot move, the edge of the board is behind it.");
    check_illegal(moves("?b#smX", "r"), 1,
                  "Step 1, right: the big ball at (1,0) cannot move, a wall is behind it.");
    check_illegal(
        moves("?bmsX", "r"), 1,
        "Step 1, right: the big ball at (1,0) cannot move, the medium ball behind it is no bigger.");
    check_illegal(
        moves("?msbX", "r"), 1,
        "Step 1, right: the medium ball at (1,0) cannot move, the small ball behind it is no bigger.");
    check_illegal(moves("?bCX", "r"), 1,
                  "Step 1, right: the big ball at (1,0) cannot move, the small ball behind it is no bigger.");
    check_illegal(moves("?CbX", "r"), 1,
                  "Step 1, right: the small ball at (1,0) cannot move, from a stack it may only go to an "
                  "empty square.");
    check_illegal(
        moves("?AsX", "r"), 1,
        "Step 1, right: the medium ball at (1,0) cannot move, the small ball behind it is no bigger.");
    check_illegal(moves("?G X", "r"), 1, "Step 1, right: the complete snowperson at (1,0) cannot be pushed.");
    check_illegal(
        moves("?A-sX", "rr"), 2,
        "Step 2, right: the big ball at (1,0) cannot move, the medium ball behind it is no bigger.");
}

TEST_CASE(
    "plan checker: Snowperson's rules: single balls climb, stacks lose their top, the robot stays before a "
    "stack") {
    const Verdict stacked = moves(kRow, "right\nright");
    CHECK(stacked.failed_step == 2);  // small on medium; the small one may not go on to the big one
    CHECK(moves(kRow, "right").legal);
    CHECK(moves("?CbX", "r", {{"transfer", "on"}}).legal);
    CHECK_FALSE(moves("?CbX", "r", {{"transfer", "off"}}).legal);
    CHECK(moves("?A--\nsX--", "rrd").failed_step == 2);
    CHECK(moves("?sAX\ndestination 2 0", "").readable == false);
    const Verdict done = moves("?sA\ndestination 2 0", "right");
    CHECK(done.reaches_goal);
    CHECK(done.cost == 1);
    CHECK(done.message == "The plan reaches the goal in 1 step, at cost 1.");
    CHECK(moves("?sA\ndestination 0 0", "right").message ==
          "Every step is legal, but the plan does not reach the goal: there is no complete snowperson at "
          "(0,0).");
    CHECK(moves("?G\ndestination 1 0", "").reaches_goal);
    // The robot stays where it is while it takes a stack down, and walks once the ball is alone.
    CHECK(moves("?B----\n---mX-", "rr").failed_step == 2);
    CHECK(moves("-----\n?B---\n---mX", "r\nu\nr").legal);
}

TEST_CASE("plan checker: Snowperson plans and boards in all their spellings") {
    const std::string board = "#####\n#?s #\n# A #\n#####\ndestination 1 1\n";
    for (const char* plan : {"up", "R", "r\n", "# first\n; then\n\nRight"}) {
        CAPTURE(plan);
        CHECK(moves(board, plan).readable);
    }
    check_unreadable(moves(board, "0 up"), 1,
                     "Plan, line 1: \"0 up\" is not a move; write up, right, down or left.");
    check_unreadable(moves(board, "up\njump"), 2,
                     "Plan, line 2: \"jump\" is not a move; write up, right, down or left.");
    for (const char* text :
         {"#####\n#?sA#\n#####\ndestination 2 0", "; destination: 2 0\n#####\n#?sA#\n#####\n",
          "?sA\ndestination: 2 0\n", "Title: one\nLevel 4\n?sA\n\n destination 2 0",
          " ###\n#?sA#\n ###\ndestination 2 0", "; stacks: course\n?sA\ndestination\t2 0",
          "SnowmanState(\"START\", 0, None, 3, 1, (0, 0), {(1, 0): 2, (2, 0): 3}, frozenset(), (2, 0),),"}) {
        CAPTURE(text);
        const Verdict verdict = moves(text, "r");
        CAPTURE(verdict.message);
        CHECK(verdict.reaches_goal);
    }
    CHECK(moves("?B-\n--m\nX--", "r").legal);
    CHECK_FALSE(moves("?B-\n--m\nX--", "r", {{"stacks", "course"}}).readable);
    CHECK(moves("?B-\n--b\nX--", "r", {{"stacks", "course"}}).legal);
    CHECK(moves("; stacks: course\n?B-\n--b\nX--", "r").legal);
    CHECK(moves("; stacks: seed\n?B-\n--m\nX--", "r", {{"stacks", "course"}}).legal);
    CHECK(moves("? m\n   \nbsX", "d").legal);
    const std::string call =
        "SnowmanState('', 0, None, 3, 3, (0, 0), {(1, 0): 5, (2, 1): 1}, (), (0, 2))";  // B, whoever reads it
    CHECK(moves(call, "r").legal);
    CHECK(moves(call, "r", {{"stacks", "course"}}).legal);
}

TEST_CASE("plan checker: Snowperson texts that cannot be read") {
    const auto board = [](const std::string& text) { return moves(text, ""); };
    check_unreadable_boards(
        "snowman",
        {
            {"", 0, "Board: there is no board."},
            {"; words\n\n", 0, "Board: there is no board."},
            {"####\n#?o#\n", 2,
             "Board, line 2: \"o\" is not a Snowperson symbol; expected # ? s m b A B C G X or a blank."},
            {"smbX", 0, "Board: there must be one robot, found 0."},
            {"?smbX?", 0, "Board: there must be one robot, found 2."},
            {"?sAbX", 0, "Board: there must be one big ball, found 2."},
            {"?mbX", 0, "Board: there must be one small ball, found 0."},
            {"?smb", 0, "Board: there must be one destination, found 0."},
            {"?smbXX", 0, "Board: there must be one destination, found 2."},
            {"?smb\ndestination 1", 2, "Board, line 2: a destination is written as \"destination 4 1\"."},
            {"?smb\ndestination 1 0 0", 2, "Board, line 2: a destination is written as \"destination 4 1\"."},
            {"?smb\ndestination 4 0", 2, "Board, line 2: the destination is not on the board."},
            {"?smb#\ndestination 4 0", 0, "Board: the destination is a wall."},
            {"?smbX\n\n?smbX", 3, "Board, line 3: a second board begins here."},
            {"; stacks: mine\n?smbX", 1, "Board, line 1: the stacks are either seed or course."},
        });
    const std::string call =
        "Board: the call is not SnowmanState(\"START\", 0, None, width, height, robot, snowballs, obstacles, "
        "destination).";
    for (const char* values :
         {"3, 1, (0, 0), {(1, 0): 6}, ())", "3, 1, (0, 0), {(1, 0): 6}, (), (2, 0), ())",
          "63, 1, (0, 0), {(1, 0): 6}, (), (2, 0))", "3, 1, ((0, 0), (2, 0)), {(1, 0): 6}, (), (2, 0))",
          "3, 1, (0, 0), {(1, 0): 7}, (), (2, 0))", "3, 1, (0, 0), {(1, 0): 3}, (), (2, 0))",
          "3, 1, (0, 0), ((1, 0),), (), (2, 0))", "3, 1, (0, 0), {(1, 0): 6}, (), (3, 0))"}) {
        CAPTURE(values);
        check_unreadable(board(std::string("SnowmanState('', 0, None, ") + values), 0, call);
    }
    for (const char* values : {"(1, 0), {(1, 0): 6}, (), (2, 0))", "(0, 0), {(1, 0): 6}, ((1, 0),), (2, 0))",
                               "(0, 0), {(1, 0): 6}, ((2, 0),), (2, 0))"}) {
        CAPTURE(values);
        check_unreadable(board(std::string("SnowmanState('', 0, None, 3, 1, ") + values), 0,
                         "Board: two things are on one square.");
    }
    check_unreadable(board("?smbX" + std::string(60, '-')), 1,
                     "Board, line 1: a board has at most 64 × 64 squares.");
}

}  // namespace plan_checker_snowman_test
