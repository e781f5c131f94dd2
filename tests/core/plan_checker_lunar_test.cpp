#include <doctest/doctest.h>

#include <string>

#include "core/catalog.h"
#include "tests/support/plan_checker_expect.h"

namespace plan_checker_lunar_test {

using namespace frontier::test;
using frontier::check_plan;
using frontier::validate::Verdict;

namespace {

const std::string kRow = ".......\n.......\n.......\nABC+a..\n.......\n.......\n.......\n";

}  // namespace

TEST_CASE("plan checker: Lunar Lockout plans that are right") {
    const Verdict verdict = check_plan("lunar", kRow, "C right\nB right\nA right\n");
    CHECK(verdict.reaches_goal);
    CHECK(verdict.cost == 3);
    CHECK(check_plan("lunar", kRow, "; out\n\n C  Right\r\nB RIGHT\n\tA right").reaches_goal);
    const Verdict part = check_plan("lunar", kRow, "C right\n");
    CHECK(part.legal);
    CHECK(part.message ==
          "Every step is legal, but the plan does not reach the goal: 2 rovers are still on the board.");
    CHECK(check_plan("lunar", "a..\n.+.\n..b\n", "").reaches_goal);
    CHECK(check_plan("lunar", "a..\n.A.\n..b\n", "").reaches_goal);  // it has left
    CHECK_FALSE(check_plan("lunar", ".....\n.....\nA.+.a\n.....\n.....\n", "A right")
                    .reaches_goal);  // over the hatch
    CHECK_FALSE(
        check_plan("lunar", ".....\n.....\nA.ba.\n.....\n.....\n", "A right").reaches_goal);  // blocked
    // The one that leaves blocks nobody any more.
    CHECK(check_plan("lunar", kRow, "C right\nB right\na left").message ==
          "Every step is legal, but the plan does not reach the goal: 1 rover is still on the board.");
}

TEST_CASE("plan checker: Lunar Lockout says which step is illegal and why") {
    const auto moves = [](const std::string& plan) { return check_plan("lunar", kRow, plan); };
    check_illegal(moves("C right\nB up"), 2,
                  "Step 2, B up: no piece lies in that direction of (1,3), so it would never stop.");
    check_illegal(moves("a right"), 1,
                  "Step 1, a right: no piece lies in that direction of (4,3), so it would never stop.");
    check_illegal(moves("B right"), 1, "Step 1, B right: it stands next to C already, at (1,3).");
    check_illegal(moves("C right\nC right"), 2, "Step 2, C right: rover C is not on the board.");
    check_illegal(moves("c right"), 1, "Step 1, c right: helper c is not on the board.");
    check_illegal(check_plan("lunar", "a.B\n.A.\n..b\n", "A up"), 1,
                  "Step 1, A up: rover A is not on the board.");
}

TEST_CASE("plan checker: Lunar Lockout boards in all their spellings") {
    for (const char* board :
         {"....A\n.....\na.+..\n.....\n..b.c\n", "    A\n\na\n\n  b c\n",
          "; x\n#######\n#....A#\n#.....#\n#a    #\n#.....#\n#..b.c#\n#######\n",
          "\n\n....A\n.....\na....\n.....\n..b.c\r\n\n", "    A\n     \na\n     \n  b c\n   \n",
          "LunarLockoutState(\"START\", 0, None, 5, ((0, 2), (2, 4), (4, 4)), ((4, 0)))",
          "# x\ny = LunarLockoutState('', 0, None, 5,\n [(0, 2)] + [(2, 4), (4, 4)], {(4, 0)},)"}) {
        CAPTURE(board);
        const Verdict verdict = check_plan("lunar", board, "b up\n");
        CHECK(verdict.message ==
              "Step 1, b up: no piece lies in that direction of (2,4), so it would never stop.");
        CHECK(check_plan("lunar", board, "A down\nb right").steps == 2);
    }
}

TEST_CASE("plan checker: Lunar Lockout texts that cannot be read") {
    const auto board = [](const std::string& text) { return check_plan("lunar", text, ""); };
    check_unreadable_boards(
        "lunar",
        {
            {"", 0, "Board: there is no board."},
            {"; x\n  \n", 0, "Board: there is no board."},
            {"..\n..\n", 0, "Board: the board has 2 rows, an even number, so no square is in its middle."},
            {"...\n...\n", 0, "Board: the board has 2 rows and 3 columns; it must be square."},
            {"...\n.-.\n...\n", 2,
             "Board, line 2: \"-\" is not a Lunar Lockout symbol; expected a letter, + . or a blank."},
            {"...\n...\n+..\n", 3, "Board, line 3: the hatch is drawn outside the middle."},
            {"a..\n..a\n...\n", 2, "Board, line 2: there are two pieces a."},
            {"#####\n#...\n#...#\n#...#\n#####\n", 2, "Board, line 2: the frame is not closed here."},
            {"#####\n#...#\n#...#\n#...#\n#.###\n", 5, "Board, line 5: the frame is not closed here."},
            {"###\n###\n", 1, "Board, line 1: there is nothing inside the frame."},
        });
    const std::string call =
        "Board: the call is not LunarLockoutState(\"START\", 0, None, size, robots, xanadus), of an odd "
        "size.";
    for (const char* values :
         {"4, (), ())", "27, (), ())", "3, ())", "3, (), (), ())", "3, ((3, 0),), ())", "3, x, ())"})
        check_unreadable(board(std::string("LunarLockoutState('', 0, None, ") + values), 0, call);
    check_unreadable(board("LunarLockoutState('', 0, None, 3, ((0, 0),), ((0, 0),))"), 0,
                     "Board: two pieces are on one square.");
    check_unreadable(board("LunarLockoutState('', 0, None, 7, generate_coordinate_rect(0, 7, 0, 4), ())"), 0,
                     "Board: there are more than 26 pieces of a kind.");
    std::string large;
    for (int y = 0; y < 27; ++y) large += std::string(27, '.') + '\n';
    check_unreadable(board(large), 0, "Board: the board has 27 rows; 25 are the limit.");

    const auto plan = [](const std::string& text) { return check_plan("lunar", kRow, text); };
    const std::string hint = " is not a move; write \"a up\" for helper a, \"A up\" for rover A.";
    check_unreadable(plan("C right\nup"), 2, "Plan, line 2: \"up\"" + hint);
    check_unreadable(plan("C north"), 1, "Plan, line 1: \"C north\"" + hint);
    check_unreadable(plan("CC up"), 1, "Plan, line 1: \"CC up\"" + hint);
    check_unreadable(plan("1 up"), 1, "Plan, line 1: \"1 up\"" + hint);
    check_unreadable(plan("C up up"), 1, "Plan, line 1: \"C up up\"" + hint);
}

}  // namespace plan_checker_lunar_test
