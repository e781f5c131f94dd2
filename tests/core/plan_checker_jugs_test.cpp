#include <doctest/doctest.h>

#include <string>

#include "core/catalog.h"
#include "tests/support/plan_checker_expect.h"

namespace plan_checker_jugs_test {

using namespace frontier::test;
using frontier::check_plan;
using frontier::validate::Verdict;

namespace {

Verdict pour(const std::string& board, const std::string& plan) { return check_plan("jugs", board, plan); }

const std::string kThreeAndFour = "3 4\n0 0\n* 2\n";
const std::string kTwins = "3 3 5\n0 3 0\n* * 1\n";

}  // namespace

TEST_CASE("plan checker: jugs reach two gallons in six steps") {
    const Verdict verdict = pour(kThreeAndFour,
                                 "Fill 3 Gallon\nPour 3 into 4\nFill 3 Gallon\nPour 3 into 4\n"
                                 "Empty 4 Gallon\nPour 3 into 4\n");
    CHECK(verdict.legal);
    CHECK(verdict.reaches_goal);
    CHECK(verdict.cost == 6);
    CHECK(verdict.steps == 6);
    CHECK(verdict.message == "The plan reaches the goal in 6 steps, at cost 6.");

    const Verdict other = pour(kThreeAndFour, "Fill 4 Gallon\nPour 4 into 3");
    CHECK(other.legal);
    CHECK_FALSE(other.reaches_goal);
    CHECK(other.cost == 2);
    CHECK(other.message ==
          "Every step is legal, but the plan does not reach the goal: the 4 gallon jug holds 1, not 2.");
}

TEST_CASE("plan checker: an action on jugs that changes nothing is illegal") {
    check_illegal(pour(kThreeAndFour, "Empty 3 Gallon"), 1,
                  "Step 1, Empty 3 Gallon: the 3 gallon jug is empty already.");
    check_illegal(pour(kThreeAndFour, "Fill 4 Gallon\nFill 4 Gallon"), 2,
                  "Step 2, Fill 4 Gallon: the 4 gallon jug is full already.");
    check_illegal(pour(kThreeAndFour, "Fill 4 Gallon\nPour 3 into 4"), 2,
                  "Step 2, Pour 3 into 4: the 3 gallon jug is empty, there is nothing to pour.");
    check_illegal(pour(kThreeAndFour, "Fill 4 Gallon\nFill 3 Gallon\nPour 3 into 4"), 3,
                  "Step 3, Pour 3 into 4: the 4 gallon jug is full already.");
    check_illegal(pour(kThreeAndFour, "Fill 4 Gallon\nPour 4 into 4"), 2,
                  "Step 2, Pour 4 into 4: the 4 gallon jug cannot be poured into itself.");
    check_illegal(pour(kTwins, "Fill jug 1\nPour jug 1 into jug 2"), 2,
                  "Step 2, Pour jug 1 into jug 2: jug 2 is full already.");
}

TEST_CASE(
    "plan checker: jugs go by capacity where capacities differ, else by number; both where it is clear") {
    CHECK(pour("2 1\n0 0\n2 0", "Fill 2").reaches_goal);
    CHECK(pour("2 1\n0 0\n2 0", "Fill 2 Gallon").reaches_goal);
    CHECK(pour("2 1\n0 0\n2 0", "fill jug 1").reaches_goal);
    CHECK(pour("2 1\n0 0\n0 1", "Fill jug 2").reaches_goal);
    CHECK(pour("2 1\n2 0\n1 1", "Pour 2 into 1").reaches_goal);
    CHECK(pour("2 1\n2 0\n1 1", "Pour jug 1 into jug 2").reaches_goal);
    CHECK(pour("2 1\n2 0\n1 1", "Pour 2 gallons into jug 2").reaches_goal);

    CHECK(pour(kTwins, "Fill jug 1\nPour jug 1 into jug 3\nPour jug 2 into jug 3\nEmpty jug 3\nPour 2 into 3")
              .reaches_goal);
    CHECK(pour("3 3 5\n0 0 0\n* * 5", "Fill 5 Gallon").reaches_goal);
    check_illegal(pour(kTwins, "Fill 5 Gallon\nEmpty 3 Gallon"), 2,
                  "Step 2, Empty 3 Gallon: several jugs hold 3 gallons; name them by number, \"jug 1\".");
    check_illegal(pour(kTwins, "Fill jug 4"), 1,
                  "Step 1, Fill jug 4: there is no jug 4; they are numbered 1 to 3.");
    check_illegal(pour(kTwins, "Fill 5"), 1, "Step 1, Fill 5: there is no jug 5; they are numbered 1 to 3.");
    check_illegal(pour(kTwins, "Fill jug 0"), 1,
                  "Step 1, Fill jug 0: there is no jug 0; they are numbered 1 to 3.");
    check_illegal(pour(kThreeAndFour, "Fill 4 Gallon\nPour 4 into 2"), 2,
                  "Step 2, Pour 4 into 2: there is no jug of 2 gallons.");
}

TEST_CASE("plan checker: an amount may be wanted in any jug") {
    for (const std::string board :
         std::initializer_list<const char*>{"3 5\n0 0\nany 2\n", "(3,5)->2", " ( 3 , 5 ) -> 2 \n"}) {
        CAPTURE(board);
        CHECK(pour(board, "Fill 5 Gallon\nPour 5 into 3").reaches_goal);
        CHECK(pour(board, "Fill 5 Gallon\nPour 5 into 3\nEmpty 3 Gallon\nPour 5 into 3")
                  .reaches_goal);  // in the other
        CHECK(pour(board, "Fill 3 Gallon").message ==
              "Every step is legal, but the plan does not reach the goal: no jug holds 2.");
    }
    CHECK(pour("(3,5)->0", "").reaches_goal);
    constexpr std::string_view kTooMuch3 =
        "Board, line 3: the amount wanted in any jug must be a number that one of them can hold.";
    constexpr std::string_view kTooMuch1 =
        "Board, line 1: the amount wanted in any jug must be a number that one of them can hold.";
    constexpr std::string_view kNoArrow =
        "Board, line 1: expected -> and one amount behind the capacities, as in (3,5)->4.";
    check_unreadable_boards(
        "jugs",
        {{"3 5\n0 0\nany 6", 3, kTooMuch3},
         {"3 5\n0 0\nany", 3, kTooMuch3},
         {"3 5\n0 0\nany 1 2", 3, kTooMuch3},
         {"(3,5)->6", 1, kTooMuch1},
         {"(3,5)", 1, kNoArrow},
         {"(3,5)->4 4", 1, kNoArrow},
         {"(3,5)- >4", 1, kNoArrow},
         {"()->4", 1, "Board, line 1: expected capacities of 1 or more, as in (3,5)->4."},
         {"(1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1)->1", 1, "Board, line 1: there are more than 16 jugs."}});
}

TEST_CASE("plan checker: jugs that hold very much do not overflow") {
    const std::string most = "9223372036854775807";
    CHECK(pour(most + " 1\n" + most + " 0\n9223372036854775806 1", "Pour jug 1 into jug 2").reaches_goal);
    CHECK(pour(most + ' ' + most + "\n0 " + most + "\n" + most + " 0", "Pour jug 2 into jug 1").reaches_goal);
}

TEST_CASE("plan checker: jugs texts that cannot be read") {
    const auto board = [](const std::string& text) { return pour(text, ""); };
    const std::string three = "expected three lines, the capacities, the start and the goal; found ";
    check_unreadable(board(""), 0, "Board: " + three + "0.");
    check_unreadable(board("; jugs\n3 4\n0 0\n"), 3, "Board, line 3: " + three + "2.");
    check_unreadable(board("3\n0\n0\n0\n"), 4, "Board, line 4: " + three + "4.");
    check_unreadable(board("3 -4\n0 0\n0 0"), 1, "Board, line 1: \"-4\" is not a capacity of 1 or more.");
    check_unreadable(board("3 4\n0\n0 0"), 2,
                     "Board, line 2: expected 2 amounts, one for each jug, found 1.");
    check_unreadable(board("3 4\n0 *\n0 0"), 2, "Board, line 2: \"*\" is not an amount from 0 to 4.");
    check_unreadable(board("3 4\n4 0\n0 0"), 2, "Board, line 2: \"4\" is not an amount from 0 to 3.");
    check_unreadable(board("3 4\n\n0 0\n* two"), 4,
                     "Board, line 4: \"two\" is not an amount from 0 to 4 or * for any.");
    check_unreadable(board("1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\n0\n0"), 1,
                     "Board, line 1: there are 17 jugs; 16 are the limit.");

    const auto by_capacity =
        std::string(" is not an action; write \"Empty 3 Gallon\", \"Fill 3 Gallon\" or \"Pour 3 into 4\".");
    for (const std::string plan :
         {"Drink 3 Gallon", "Fill", "Fill Gallon", "Fill jug 1 Gallon", "Fill 3 into 4", "Pour 3",
          "Pour 3 into", "Pour 3 into 4 into 3", "Pour 3 4", "Fill 3 Gallon Gallon", "3"}) {
        check_unreadable(pour(kThreeAndFour, "Fill 3 Gallon\n" + plan), 2,
                         "Plan, line 2: \"" + plan + '"' + by_capacity);
    }
    check_unreadable(pour(kTwins, "Fill it"), 1,
                     "Plan, line 1: \"Fill it\" is not an action; write \"Empty jug 1\", \"Fill jug 1\" or "
                     "\"Pour jug 1 into jug 2\".");
}

TEST_CASE("plan checker: jugs' actions are given in the words of the engine") {
    const auto words = [](const char* board, const char* plan) {
        return check_plan("jugs", board, plan).actions;
    };
    CHECK(words("3 4\n0 0\n* 2\n", "fill  JUG 2\npour 4 GALLONS into jug 1\nempty 3") ==
          std::vector<std::string>{"Fill 4 Gallon", "Pour 4 into 3", "Empty 3 Gallon"});
    CHECK(words("3 3\n0 0\n* 2\n", "fill 2\npour 2 into 1") ==
          std::vector<std::string>{"Fill jug 2", "Pour jug 2 into jug 1"});
}

}  // namespace plan_checker_jugs_test
