#include <doctest/doctest.h>

#include <string>

#include "core/catalog.h"
#include "tests/support/plan_checker_expect.h"

namespace plan_checker_tiles_test {

using namespace frontier::test;
using frontier::check_plan;
using frontier::validate::Verdict;

namespace {

Verdict slide(const std::string& board, const std::string& plan, const std::string& cost = "value") {
    return check_plan("tiles", board, plan, {{"cost", cost}});
}

const std::string kSquare = "1 2\n. 3\n\n. 1\n3 2\n";
const std::string kEqual = "5 5 .\n. 5 5\n\n. 5 5\n5 5 .\n";

}  // namespace

TEST_CASE("plan checker: tiles slide at their cost") {
    const std::string plan = "move 3 left\nmove 2 down\nmove 1 right\n";
    const Verdict verdict = slide(kSquare, plan);
    CHECK(verdict.legal);
    CHECK(verdict.reaches_goal);
    CHECK(verdict.cost == 6);
    CHECK(verdict.message == "The plan reaches the goal in 3 steps, at cost 6.");
    CHECK(check_plan("tiles", kSquare, plan).cost == 6);
    CHECK(slide(kSquare, plan, "unit").cost == 3);
    CHECK(slide("-4 .\n\n. -4\n", "MOVE -4 Right", "absolute").cost == 4);
    CHECK(slide("-4 .\n\n. -4\n", "move -4 right", "value").cost == -4);
    CHECK(slide(kSquare, "move 3 left").message ==
          "Every step is legal, but the plan does not reach the goal: row 1, column 1 holds 1, not ..");
}

TEST_CASE("plan checker: tiles that cannot move so") {
    check_illegal(slide(kSquare, "move 1 left"), 1,
                  "Step 1, move 1 left: there is no empty cell left of tile 1.");
    check_illegal(slide(kSquare, "move 3 left\nmove 3 up"), 2,
                  "Step 2, move 3 up: there is no empty cell above tile 3.");
    check_illegal(slide(kSquare, "move 2 right"), 1,
                  "Step 1, move 2 right: there is no empty cell right of tile 2.");
    check_illegal(slide(kSquare, "move 2 down"), 1,
                  "Step 1, move 2 down: there is no empty cell below tile 2.");
    check_illegal(slide(kSquare, "move 4 up"), 1, "Step 1, move 4 up: there is no tile 4.");
    check_illegal(slide("1 x\n. x\n", "move 1 right"), 1,
                  "Step 1, move 1 right: there is no empty cell right of tile 1.");
}

TEST_CASE("plan checker: equal tiles are counted among those that can move so") {
    CHECK(slide(kEqual, "move 5 down\nmove 2nd 5 up").reaches_goal);
    CHECK(slide("5 . 5\n. . .\n\n. . 5\n5 . .\n", "move 5 down").reaches_goal);
    CHECK(slide("5 . 5\n. . .\n\n5 . .\n. . 5\n", "move 2nd 5 down").reaches_goal);
    CHECK(slide("5 . 5\n. . .\n\n. . 5\n5 . .\n", "move 1st 5 down").reaches_goal);
    check_illegal(slide(kEqual, "move 2nd 5 down"), 1,
                  "Step 1, move 2nd 5 down: only 1 tile 5 can move down.");
    check_illegal(slide("5 5 5\n. . .\n\n5 5 5\n. . .\n", "move 4th 5 down"), 1,
                  "Step 1, move 4th 5 down: only 3 tiles 5 can move down.");
    check_illegal(slide("5 5\n. .\n\n. .\n5 5\n", "move 5 left"), 1,
                  "Step 1, move 5 left: no tile 5 has an empty cell left of it.");
}

TEST_CASE("plan checker: without a goal board it is the ordinary one") {
    CHECK(slide("10 9 x\n-3 . .\n", "", "unit").readable);
    CHECK(slide("-3 9 x\n10 . .\n", "", "unit").reaches_goal);
    check_unreadable(slide("1 1 .\n", ""), 0, "Board: there are equal tiles, so a goal board is needed.");
}

TEST_CASE("plan checker: tiles in one line, 0 for the empty cell, and either goal in order") {
    const auto reached = [](const std::string& board, const std::string& goal = "auto") {
        return check_plan("tiles", board, "", {{"goal", goal}}).reaches_goal;
    };
    CHECK(reached("1 2\n3 0\n"));
    CHECK(reached("1 2 3\n4 5 .\n\n1 2 3\n4 5 0\n"));
    CHECK_FALSE(reached("1 2\n3 0\n", "blank_first"));
    CHECK(reached("0 1\n2 3\n", "blank_first"));
    CHECK(reached("0 1 2 3"));
    CHECK(reached("17 0 1 2 3 4 5 6 7 8"));
    CHECK_FALSE(reached("1 2 3 0"));
    CHECK(reached("1 2 3 0", "blank_last"));
    CHECK(reached("3 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"));
    CHECK(reached("3x2:1,2,3,4,5,0"));
    CHECK(reached(" 2x2: 1, 2, 3, 0 "));
    CHECK(reached("2x2:0,1,2,3", "blank_first"));
    CHECK(reached("1 2 3 4 0"));  // a row
    CHECK(check_plan("tiles", "1 2 0 3", "move 3 left\nmove 3 right").legal);
    check_unreadable(slide("2x2:1,2,0", ""), 1,
                     "Board, line 1: \"2x2:1,2,0\" is not a tile; write a number from -999 to 999, . or x.");
    check_unreadable(slide("0 0\n1 2\n", ""), 0, "Board: no cell is empty.");
}

TEST_CASE("plan checker: tiles' moves are given in the words of the engine") {
    CHECK(check_plan("tiles", "1 . 2\n\n1 2 .\n", "  MOVE 1st 2   LEFT").actions ==
          std::vector<std::string>{"move 2 left"});
    CHECK(check_plan("tiles", "1 . 1 .\n\n1 . . 1\n", "move 2ND 1 right").actions ==
          std::vector<std::string>{"move 2nd 1 right"});
}

TEST_CASE("plan checker: tiles texts that cannot be read") {
    check_unreadable(slide("", ""), 0, "Board: there is no board.");
    check_unreadable(slide("1 2\n3 4\n", ""), 0, "Board: no cell is empty.");
    check_unreadable(slide("; c\n1 2\n3\n", ""), 3, "Board, line 3: this row has 1 cell, the first has 2.");
    check_unreadable(slide("1 q\n", ""), 1,
                     "Board, line 1: \"q\" is not a tile; write a number from -999 to 999, . or x.");
    check_unreadable(slide("1 1000\n", ""), 1,
                     "Board, line 1: \"1000\" is not a tile; write a number from -999 to 999, . or x.");
    check_unreadable(slide("1 .\n\n. 1\n\n1 .\n", ""), 5, "Board, line 5: there are more than two boards.");
    check_unreadable(slide("1 .\n\n.\n1\n", ""), 0, "Board: start and goal differ in size.");
    check_unreadable(slide("1 .\n\n2 .\n", ""), 0, "Board: start and goal differ in their tiles.");
    check_unreadable(slide("1 . x\n\n1 x .\n", ""), 0, "Board: start and goal differ in their fixed cells.");
    check_unreadable(slide("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n.\n", ""), 11,
                     "Board, line 11: the board is larger than 10 by 10.");
    for (const char* plan : {"slide 1 left", "move", "move 1", "move left", "move 1 leftwards",
                             "move 1 left now", "move 0th 1 left", "move 2nd left", "move 2nd 3rd 1 left",
                             "1 left", "move x left", "move 1,2 left"}) {
        check_unreadable(slide(kSquare, std::string("move 3 left\n") + plan), 2,
                         std::string("Plan, line 2: \"") + plan +
                             "\" is not an action; write \"move 3 left\", or right, up or down.");
    }
}

}  // namespace plan_checker_tiles_test
