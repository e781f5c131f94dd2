#include <doctest/doctest.h>

#include <string>

#include "core/catalog.h"
#include "tests/support/plan_checker_expect.h"

namespace plan_checker_sokoban_test {

using namespace frontier::test;
using frontier::check_plan;
using frontier::validate::Verdict;

TEST_CASE("plan checker: Sokoban says which step is illegal and why") {
    const auto moves = [](const std::string& board, const std::string& plan) {
        return check_plan("sokoban", board, plan);
    };
    check_illegal(moves("#####\n#@  #\n#####", "right\nright\nright"), 3,
                  "Step 3, right: the robot at (3,1) cannot move, a wall is in its way.");
    check_illegal(moves("@ ", "ru"), 2,
                  "Step 2, up: the robot at (1,0) cannot move, the edge of the board is in its way.");
    check_illegal(moves(" @", "left\nleft"), 2,
                  "Step 2, left: the robot at (0,0) cannot move, the edge of the board is in its way.");
    check_illegal(moves("######\n#@ $.#\n######", "rrr"), 3,
                  "Step 3, right: the box at (4,1) cannot move, a wall is behind it.");
    check_illegal(moves("@$. ", "rrr"), 3,
                  "Step 3, right: the box at (3,0) cannot move, the edge of the board is behind it.");
    check_illegal(moves("#######\n#@$$..#\n#######", "0 right"), 1,
                  "Step 1, right: the box at (2,1) cannot move, another box is behind it.");
    check_illegal(moves(kTwoRobots, "1 left\n1 left\n0 down"), 3,
                  "Step 3, 0 down: the robot at (1,1) cannot move, robot 1 is in its way.");
    check_illegal(moves(kTwoRobots, "1 right\n1 up\n0 right\n0 right"), 4,
                  "Step 4, 0 right: the box at (3,1) cannot move, robot 1 is behind it.");
    check_illegal(moves(kTwoRobots, "0 right\n2 up"), 2,
                  "Step 2, 2 up: there is no robot 2; they are numbered 0 to 1.");
    check_illegal(moves("@ ", "-1 right"), 1,
                  "Step 1, right: there is no robot -1; the only one is robot 0.");
}

TEST_CASE("plan checker: Sokoban plans in all their spellings, with comments and blank lines") {
    const std::string board = "#######\n#@ $ .#\n#######";
    for (const char* plan :
         {"right\nright\nright", "0 right\n0 right\n0 right\n", "rRR", "RRR", "rrr",
          "; found by hand\n\n# in two parts\n  0 right \r\n\trR\n", "Right\n0 RIGHT\nr"}) {
        CAPTURE(plan);
        const Verdict verdict = check_plan("sokoban", board, plan);
        CHECK(verdict.reaches_goal);
        CHECK(verdict.cost == 3);
    }
    const Verdict short_plan = check_plan("sokoban", board, "rR");
    CHECK(short_plan.legal);
    CHECK_FALSE(short_plan.reaches_goal);
    CHECK(short_plan.cost == 2);
    CHECK(short_plan.message ==
          "Every step is legal, but the plan does not reach the goal: 1 box is not on storage.");
    CHECK_FALSE(check_plan("sokoban", "@$.  ", "rrr").reaches_goal);
    CHECK(check_plan("sokoban", "@*", "").reaches_goal);
    CHECK(check_plan("sokoban", "@", "\n").message == "The plan reaches the goal in 0 steps, at cost 0.");
}

TEST_CASE("plan checker: Sokoban boards in all their spellings") {
    for (const char* board :
         {"#######\n#@ $ .#\n#######", "-#####\n#p_b-.#\n-######", "Title: a corridor\n\n@ $ .\n\n",
          ":: a corridor\n; robots: 0=(0,0)\n#######\n#@ $ .#\n#######",
          "; the rows are ragged\r\n######\r\n#@ $ .#\r\n", "(setq p '((3 0 2 0 4)))",
          "'((3 0 2 0 4)) ; a corridor"}) {
        CAPTURE(board);
        const Verdict verdict = check_plan("sokoban", board, "rrr");
        CAPTURE(verdict.message);
        CHECK(verdict.reaches_goal);
    }
    // A row of blanks is a row, inside the board and, where there is no frame, above it too.
    CHECK(check_plan("sokoban", "####\n#@ #\n    \n#$ #\n#. #\n####", "dd").reaches_goal);
    CHECK_FALSE(check_plan("sokoban", "####\n#@ #\n\n#$ #\n#. #\n####", "dd").readable);
    CHECK(check_plan("sokoban", "   \n@  ", "u").legal);
    CHECK(check_plan("sokoban", "@\n   ", "drr").legal);
    CHECK(check_plan("sokoban", "+", "").reaches_goal);
}

TEST_CASE("plan checker: a comment may number the robots against the reading order") {
    const std::string reversed = "; robots: 0=(2,1) 1=(0,0)\n" + kTwoRobots;
    CHECK(check_plan("sokoban", reversed, "1 right\n1 right\n1 right").reaches_goal);
    CHECK(check_plan("sokoban", kTwoRobots, "0 right\n0 right\n0 right").reaches_goal);
    check_illegal(check_plan("sokoban", reversed, "0 down"), 1,
                  "Step 1, 0 down: the robot at (3,2) cannot move, a wall is in its way.");

    CHECK(check_plan("sokoban", "\n\n" + reversed, "1 right").legal);
    CHECK(check_plan("sokoban", "; robots: 0=(2,1) 1=(0,0)\n\n" + kTwoRobots, "1 right").legal);

    const std::string rule =
        "Board, line 1: the robots' numbers must run from 0 to 1 and stand for the places where robots are "
        "drawn, "
        "not counting the frame.";
    for (const char* wrong :
         {"0=(0,0)", "0=(0,0) 1=(0,0)", "0=(0,0) 2=(2,1)", "1=(0,0) 2=(2,1)", "0=(0,0) 1=(3,2)",
          "0=(0,0) 1=(2,1) 2=(3,1)", "0=(0,0) 1=(9223372036854775807,1)"}) {
        CAPTURE(wrong);
        check_unreadable(check_plan("sokoban", "; robots: " + std::string(wrong) + '\n' + kTwoRobots, ""), 1,
                         rule);
    }
    check_unreadable(check_plan("sokoban", kTwoRobots + "; robots: 0=(0,0) 0=(2,1)", ""), 5,
                     "Board, line 5: robot 0 is placed twice.");
    check_unreadable(
        check_plan("sokoban", kTwoRobots + "; robots: 0 at 1,2", ""), 5,
        "Board, line 5: the robots' numbers are written like this: \"; robots: 0=(2,1) 1=(2,3)\".");
}

TEST_CASE("plan checker: Sokoban texts that cannot be read") {
    const auto board = [](const std::string& text) { return check_plan("sokoban", text, ""); };
    check_unreadable(board(""), 0, "Board: there is no board.");
    check_unreadable(board("; only words\n\n"), 0, "Board: there is no board.");
    check_unreadable(board("####\n#  #\n####"), 0,
                     "Board: there is no robot; draw one as @, or + on storage.");
    check_unreadable(
        board("@$$."), 0,
        "Board: there are more boxes than storage squares (2 and 1), so not every box can be stored.");
    check_unreadable(board("####\n#@x#\n"), 2,
                     "Board, line 2: \"x\" is not a Sokoban symbol; expected # . $ * @ + or a blank.");
    check_unreadable(board(std::string(65, ' ') + '@'), 0,
                     "Board: the board has 66 × 1 squares; 64 × 64 are the limit.");
    check_unreadable(board("((1 3)\n (1 7))"), 2,
                     "Board, line 2: expected a number from 0 to 6, or \")\", found \"7\".");
    check_unreadable(board("((1 3)\n (1 0 1))"), 2,
                     "Board, line 2: this row has 3 squares, the first has 2.");
    check_unreadable(board("(setq p '((1 3))"), 1,
                     "Board, line 1: expected \")\" to end the setq, found the end.");
    check_unreadable(board("((1 3)) (1)"), 1,
                     "Board, line 1: expected nothing more after the board, found \"(\".");

    const auto plan = [](const std::string& text) { return check_plan("sokoban", kTwoRobots, text); };
    const std::string hint = " is not a move; write \"0 up\", for robot 0.";
    check_unreadable(plan("0 up\n\n0 north"), 3, "Plan, line 3: \"0 north\"" + hint);
    check_unreadable(plan("up 0"), 1, "Plan, line 1: \"up 0\"" + hint);
    check_unreadable(plan("0 up 1"), 1, "Plan, line 1: \"0 up 1\"" + hint);
    check_unreadable(plan("99999999999999999999 up"), 1, "Plan, line 1: \"99999999999999999999 up\"" + hint);
    check_unreadable(plan("lurdx"), 1, "Plan, line 1: \"lurdx\"" + hint);
    check_unreadable(
        plan("; who?\nup"), 2,
        "Plan, line 2: \"up\" does not say which of the 2 robots moves; write \"0 up\", for robot 0.");
}

}  // namespace plan_checker_sokoban_test
