// The plan checker reads every format of Sokoban boards and plans.
#include <doctest/doctest.h>

#include <string>

#include "core/catalog.h"
#include "tests/support/effort.h"
#include "tests/support/plan_checker_expect.h"

namespace plan_checker_formats_test {

using namespace frontier::test;
using frontier::check_plan;
using frontier::validate::Verdict;

namespace {

Verdict moves(const std::string& board, const std::string& plan) {
    return check_plan("sokoban", board, plan);
}

// The actions that were carried out, as one line.
std::string actions_of(const Verdict& verdict) {
    std::string text;
    for (const std::string& action : verdict.actions) text += (text.empty() ? "" : ", ") + action;
    return text;
}

}  // namespace

TEST_CASE("plan checker: Sokoban boards in every format") {
    for (const char* board :
         {"7#|#@-$-.#|7#", "7#\n#p-b-o#\n7#\n", "2(#3(##)|)@-$-.",
          "\xEF\xBB\xBF#######\n#@ $ .#\n#######\n\nby Ann\n", "#######\r#@ $ .#\r#######\r",
          "#######\r\n#@ $ .#\r\n#######\r\n\x1A",
          "Mine\n\n-----\n\n#######\n#@ $ .#\n#######\nAuthor: Ann\n\nSolution\nrRR\n",
          "x = SokobanState(\"START\", 0, None, 5, 1, ((0, 0),), frozenset(((2, 0),)), frozenset(((4, 0),)), "
          "frozenset())",
          "class SokobanState(StateSpace):\n    pass\n# SokobanState('')\nSokobanState('S', -1, None, 5, 2, "
          "# size\n (0, 0), "
          "{(2, 0): 1}, [(4, 0)], frozenset((generate_coordinate_rect(0, 5, 1, 2) + [(0, 1)])), None),",
          "; one\n(SETQ p '((3 0 2 0 4) ; floor\n\n (1 1 1 1 1)))\nAuthor: Ann"}) {
        CAPTURE(board);
        const Verdict verdict = moves(board, "rrr");
        CAPTURE(verdict.message);
        CHECK(verdict.reaches_goal);
    }
    for (const char* board :
         {"7#|#@-$-.#2|7#3", "7#|#@-$-.#)", "(7#|#@-$-.#", "@99999999$.", "SokobanState('')",
          "SokobanState('', 0, None, 5, 1, (9, 0), (), (), ())",
          "SokobanState('', 0, None, 63, 1, (0, 0), (), (), ())",
          "SokobanState('', 0, None, 5, 1, f(0), (), (), ())", "@$.\n\n@$.\n", "@4000(4000(4000(#)))"}) {
        CAPTURE(board);
        CHECK_FALSE(moves(board, "").readable);
    }
    CHECK_FALSE(moves("SokobanState('', 0, None, 5, 1, " + std::string(100000, '('), "").readable);
}

TEST_CASE("plan checker: LURD with run lengths and groups") {
    const std::string board = "#######\n#@ $ .#\n#     #\n#######\n";
    for (const char* plan : {"rRR", "r2R", "3r", "3(r)", "rlrRR", "r2(R)", "2(lr)"}) {
        CAPTURE(plan);
        CHECK(moves(board, plan).readable);
    }
    CHECK(actions_of(moves(board, "2(du)2rd")) == "down, up, down, up, right, right, down");
    CHECK(moves(board, "r*RR").reaches_goal);
    CHECK(moves(board, "r\nRR\n").reaches_goal);
    CHECK(moves(board, "2(d\nu)r2\nR").reaches_goal);
    check_unreadable(moves(board, "r2"), 1, "Plan, line 1: the plan ends within a group or after a count.");
    check_unreadable(moves(board, "(r"), 1, "Plan, line 1: the plan ends within a group or after a count.");
    check_unreadable(moves(board, "r)"), 1, "Plan, line 1: \")\" is not one of the letters l u r d L U R D.");
    check_unreadable(moves(board, "r0r"), 1, "Plan, line 1: a count is a number from 1 to 1000000.");
    check_unreadable(moves(board, "[rr]r"), 1,
                     "Plan, line 1: […] is a jump of a game played backwards, which is no plan.");
    check_unreadable(moves(board, "2(r\nright\n"), 2,
                     "Plan, line 2: a group or count before \"right\" is not finished.");
}

TEST_CASE("plan checker: LURD of a million moves, and not one more") {
    if (!kSeesAll) return;  // a sanitizer takes seconds for it
    const std::string board = "#######\n#@ $ .#\n#     #\n#######\n";
    CHECK(moves(board, "500000(du)").readable);
    check_unreadable(moves(board, "999999(999999r)"), 1,
                     "Plan, line 1: the plan has more than 1000000 moves.");
    check_unreadable(moves(board, "999999d\n2u\n"), 2, "Plan, line 2: the plan has more than 1000000 moves.");
}

TEST_CASE("plan checker: LURD of several robots, which {…} tells apart") {
    CHECK(moves(kTwoRobots, "rRR").reaches_goal);  // the topmost robot begins
    CHECK(actions_of(moves(kTwoRobots, "r{rd}l{lu}RR")) == "0 right, 1 left");
    CHECK(actions_of(moves(kTwoRobots, "{rrd}l{uul}r")) == "1 left");
    CHECK(actions_of(moves(kTwoRobots, "{2rd}{}l{lu}{}r")) == "1 left, 0 right");
    CHECK(actions_of(moves(kTwoRobots, "{2rd}ll{u}r\n1 right\nl")) ==
          "1 left, 1 left, 0 right, 1 right, 1 left");
    // A line of numbers changes which robot is topmost in the list, not on the board.
    CHECK(actions_of(moves("; robots: 0=(2,1) 1=(0,0)\n" + kTwoRobots, "r{rd}l")) == "1 right, 0 left");
    check_illegal(moves(kTwoRobots, "r{rrd}l"), 2, "Step 2, {rrd}: no robot stands where it leads.");
    check_unreadable(moves(kTwoRobots, "r{rd"), 1, "Plan, line 1: { is not closed by }.");
    check_unreadable(moves(kTwoRobots, "r{r{d}}"), 1, "Plan, line 1: {r{d} is no way to a robot.");
    check_unreadable(
        moves(kTwoRobots, "up"), 1,
        "Plan, line 1: \"up\" does not say which of the 2 robots moves; write \"0 up\", for robot 0.");
}

TEST_CASE("plan checker: a list of states") {
    const std::string board = "((3 0 2 0 4))\n";
    const std::string states = "(((3 0 2 0 4))\n ((0 3 2 0 4)) ; a step\n ((0 0 3 2 4))\n ((0 0 0 3 5)))\n";
    const Verdict verdict = moves(board, states);
    CHECK(verdict.reaches_goal);
    CHECK(verdict.cost == 3);
    CHECK(actions_of(verdict) == "right, right, right");
    CHECK(moves("@ $ .\n", "; found\n'" + states).reaches_goal);
    CHECK(moves("((3 5))", "(((3 5)))").reaches_goal);
    CHECK_FALSE(moves(board, "(((3 0 2 0 4)) ((0 3 2 0 4)))").reaches_goal);
    CHECK(actions_of(moves("@ @\n", "(((3 0 3)) ((3 3 0)) ((3 0 3)))")) == "1 left, 1 right");
    check_illegal(moves(board, "(((0 3 2 0 4)))"), 1, "Step 1, the first state: it is not the board.");
    check_illegal(moves(board, "(((3 0 2 0 4 0)))"), 1, "Step 1, the first state: it is not the board.");
    check_illegal(moves(board, "()"), 1,
                  "Step 1, the list of states: it is empty; it begins with the board.");
    check_illegal(moves(board, "(((3 0 2 0 4)) ((0 0 3 2 4)))"), 1,
                  "Step 1, state 2: no move leads to it from the state before.");
    check_illegal(moves(board, "(((3 0 2 0 4)) ((0 3 2 0 4)) ((0 3 2 0 4)))"), 2,
                  "Step 2, state 3: no move leads to it from the state before.");
    check_illegal(moves("((3 2 4) (0 0 0))", "(((3 2 4) (0 0 0)) ((0 2 4) (3 0 0)) ((2 0 4) (3 0 0)))"), 2,
                  "Step 2, state 3: no move leads to it from the state before.");
    check_unreadable(
        moves(board, "(((3 0 2 0 4))"), 1,
        "Plan, line 1: expected a state in parentheses, or \")\" after the last, found the end.");
    check_unreadable(moves(board, "(((3 0 2 0 7)))"), 1,
                     "Plan, line 1: expected a number from 0 to 6, or \")\", found \"7\".");
    check_unreadable(moves(board, "(((3 0 2 0 4))) 1"), 1,
                     "Plan, line 1: expected nothing more after the states, found \"1\".");
}

}  // namespace plan_checker_formats_test
