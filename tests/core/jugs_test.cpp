#include "core/domains/jugs.h"

#include <doctest/doctest.h>

#include "core/text/words.h"
#include "tests/support/expect_diagnostic.h"

namespace jugs_test {

using namespace frontier;
using frontier::test::check_refusals;

namespace {

Jugs jugs_of(const std::string& text) {
    CAPTURE(text);
    const auto instance = Jugs::parse(text, {});
    REQUIRE(instance);
    return std::get<Jugs>(*instance);
}

std::string actions(const std::string& text) {
    const Jugs jugs = jugs_of(text);
    std::string names;
    jugs.successors(jugs.start(), [&](Action action, Cost cost, const Jugs::State&) {
        names += concat(jugs.action_name(action), cost == 1 ? "; " : "?; ");
    });
    return names;
}

}  // namespace

TEST_CASE("jugs: the actions, in their order and by their names; what changes nothing is none") {
    CHECK(actions("3 4\n1 2\n* *") ==
          "Empty 3 Gallon; Fill 3 Gallon; Empty 4 Gallon; Fill 4 Gallon; Pour 3 into 4; Pour 4 into 3; ");
    CHECK(actions("3 4\n0 0\n* 2") == "Fill 3 Gallon; Fill 4 Gallon; ");
    CHECK(actions("3 4\n3 4\n* 2") == "Empty 3 Gallon; Empty 4 Gallon; ");
    CHECK(actions("3 4\n3 0\n* 2") == "Empty 3 Gallon; Fill 4 Gallon; Pour 3 into 4; ");
    CHECK(actions("5 5\n1 0\n* 2") == "Empty jug 1; Fill jug 1; Fill jug 2; Pour jug 1 into jug 2; ");
    CHECK(actions("2\n1\n0") == "Empty 2 Gallon; Fill 2 Gallon; ");
}

TEST_CASE("jugs: pours stop when one is empty or the other full") {
    const Jugs jugs = jugs_of("3 4\n2 3\n* *");
    std::string states;
    jugs.successors(jugs.start(), [&](Action, Cost, const Jugs::State& next) {
        states += concat(next.amounts[0], ' ', next.amounts[1], "; ");
    });
    CHECK(states == "0 3; 3 3; 2 0; 2 4; 1 4; 3 2; ");
}

TEST_CASE("jugs: goals and estimates") {
    const Jugs jugs = jugs_of("3 4 5\n0 4 1\n* 2 5");
    CHECK_FALSE(jugs.is_goal(jugs.start()));
    CHECK((*jugs.heuristic("mismatch"))(jugs.start()) == 1);
    CHECK((*jugs.heuristic("sum_difference"))(jugs.start()) == 6);
    CHECK((*jugs.heuristic("max_difference"))(jugs.start()) == 4);
    CHECK(jugs.heuristic("manhattan") == nullptr);
    CHECK(jugs_of("3 4\n0 2\n* 2").is_goal(jugs_of("3 4\n0 2\n* 2").start()));
    CHECK(jugs.picture(jugs.start()).cells == std::vector<std::int32_t>{3, 0, -1, 4, 4, 2, 5, 1, 5});
}

TEST_CASE("jugs: the guide counts what each jug needs by itself") {
    const auto alternate = [](const std::string& text) {
        const Jugs jugs = jugs_of(text);
        return (*jugs.heuristic("alternate"))(jugs.start());
    };
    CHECK(alternate("3 4\n0 0\n* *") == 0);
    CHECK(alternate("3 4\n2 0\n0 4") == 2);  // empty one, fill the other
    CHECK(alternate("3 4\n3 3\n2 4") == 2);  // one pour mends both, but each counts
    CHECK(alternate("3 4\n2 1\n* 2") == 2);  // the amount stands in the other jug
    CHECK(alternate("3 4 9\n3 2 5\n* 3 *") == 2);
    CHECK(alternate("3 4 9\n3 2 0\n* * 1") == 3);  // a pour from 3 into 4 leaves it
    CHECK(alternate("3 4\n0 0\n* 2") == 4);
}

TEST_CASE("jugs: an amount in any jug") {
    for (const std::string text : std::initializer_list<const char*>{
             "(3,5)->4", " ( 3 ,5 )->  4 \n", "3 5\n0 0\nany 4\n", "; two jugs\n\n(3,5) ->4\n"}) {
        const Jugs jugs = jugs_of(text);
        CHECK(jugs.print(jugs.start()) == "3 5\n0 0\nany 4\n");
        CHECK(jugs.notes() ==
              std::vector<std::string>{"The puzzle is solved when any one of the jugs holds 4."});
        // The first jug cannot hold it.
        CHECK(jugs.picture(jugs.start()).cells == std::vector<std::int32_t>{3, 0, -1, 5, 0, -6});
    }
    const auto is_goal = [](const std::string& text) { return jugs_of(text).is_goal(jugs_of(text).start()); };
    CHECK(is_goal("3 5\n0 4\nany 4"));
    CHECK(is_goal("3 5\n2 4\nany 2"));
    CHECK(is_goal("3 5\n2 4\nany 4"));
    CHECK_FALSE(is_goal("3 5\n2 4\nany 3"));
    CHECK(is_goal("(3,5)->0"));
    const auto estimate = [](const std::string& text, std::string_view id) {
        return (*jugs_of(text).heuristic(id))(jugs_of(text).start());
    };
    CHECK(estimate("3 5\n2 1\nany 4", "mismatch") == 1);
    CHECK(estimate("3 5\n2 1\nany 2", "mismatch") == 0);
    CHECK(estimate("3 5\n2 1\nany 4", "sum_difference") == 3);  // of the one that can hold it
    CHECK(estimate("9 5\n2 1\nany 4", "max_difference") == 2);
    CHECK(estimate("3 5\n2 5\nany 4", "alternate") == 1);  // a pour leaves it
    CHECK(estimate("3 5\n0 0\nany 4", "alternate") == 4);
    CHECK(estimate("3 5\n0 0\nany 3", "alternate") == 1);
}

TEST_CASE("jugs: what no action can change makes dead ends") {
    const auto dead_end = [](const std::string& text) {
        const Jugs jugs = jugs_of(text);
        const std::uint8_t rule = jugs.dead_end(jugs.start());
        return rule == 0 ? "" : jugs.dead_end_reason(rule);
    };
    const std::string multiples =
        "All capacities and amounts here are multiples of one number, no action changes that, and a goal "
        "amount is no multiple of it.";
    const std::string between =
        "After any action some jug is full or empty, and the goal wants every jug in between.";
    CHECK(dead_end("4 6\n0 0\n* 3") == multiples);
    CHECK(dead_end("4 6\n2 4\n3 *") == multiples);
    CHECK(dead_end("4 6\n0 1\n* 3") == "");  // the odd gallon is still there
    CHECK(dead_end("4 6\n0 0\n* 2") == "");
    CHECK(dead_end("3 4\n0 0\n1 2") == between);
    CHECK(dead_end("3 4\n1 2\n1 2") == "");  // there already
    CHECK(dead_end("3 4\n0 0\n* 2") == "");
    CHECK(dead_end("3 4\n0 0\n0 2") == "");
    CHECK(dead_end("(4,6)->3") == multiples);
    CHECK(dead_end("4 6\n1 0\nany 3") == "");
    CHECK(dead_end("(5)->3") == between);
    CHECK(dead_end("(5)->5") == "");
    CHECK(dead_end("(3,5)->4") == "");
}

TEST_CASE("jugs: what is known beforehand is said") {
    using Notes = std::vector<std::string>;
    CHECK(jugs_of("3 4\n0 0\n* 2").notes() == Notes{});
    CHECK(jugs_of("6 9\n0 3\n* 6").notes() == Notes{"Every amount stays a multiple of 3, whatever is done."});
    CHECK(jugs_of("4 6\n0 0\n* 3").notes() ==
          Notes{"Every amount stays a multiple of 2, whatever is done.",
                "This puzzle has no solution: the goal amount 3 is no multiple of 2."});
    CHECK(jugs_of("3 4\n0 0\n1 2").notes() ==
          Notes{"This puzzle has no solution: after any action some jug is full or empty, and the goal "
                "wants every jug in between."});
    CHECK(jugs_of("(4,6)->3").notes().back() ==
          "This puzzle has no solution: the goal amount 3 is no multiple of 2.");
}

TEST_CASE("jugs: texts are read with comments, blank lines, tabs and any line end, and written plainly") {
    const std::string plain = "3 4\n0 0\n* 2\n";
    for (const std::string text :
         std::initializer_list<const char*>{"3 4\n0 0\n* 2", "  3\t4\r\n0 0\r\n\r\n*   2 \r\n",
                                            "; capacities\n3 4\n:: start\n\n0 0\n* 2\n\n"}) {
        const Jugs jugs = jugs_of(text);
        CHECK(jugs.print(jugs.start()) == plain);
    }
    CHECK(jugs_of("1000000\n0\n*").state_bytes() == 4);
}

TEST_CASE("jugs: every mistake has its line and column") {
    check_refusals(
        "jugs",
        {
            {"", 1, 1, "The line of capacities is missing."},
            {"3 4\n", 2, 1, "The line of start amounts is missing."},
            {"3 4\n0 0", 3, 1, "The line of goal amounts is missing."},
            {"3 4\n0 0\n* 2\n\n1 1", 5, 1,
             "Three lines are enough: capacities, start amounts, goal amounts."},
            {"3 four\n0 0\n* 2", 1, 3, "Found \"four\" where a whole number from 1 to 1000000 is expected."},
            {"3 0\n0 0\n* 2", 1, 3, "Found \"0\" where a whole number from 1 to 1000000 is expected."},
            {"3 *\n0 0\n* 2", 1, 3, "Found \"*\" where a whole number from 1 to 1000000 is expected."},
            {"3 1000001\n0 0\n* 2", 1, 3,
             "Found \"1000001\" where a whole number from 1 to 1000000 is expected."},
            {"3 99999999999\n0 0\n* 2", 1, 3,
             "Found \"99999999999\" where a whole number from 1 to 1000000 is expected."},
            {"3 4\n0 5\n* 2", 2, 3, "Found \"5\" where a whole number from 0 to 4 is expected."},
            {"3 4\n-1 0\n* 2", 2, 1, "Found \"-1\" where a whole number from 0 to 3 is expected."},
            {"3 4\n* 0\n* 2", 2, 1, "Found \"*\" where a whole number from 0 to 3 is expected."},
            {"3 4\n0 0\n4 2", 3, 1, "Found \"4\" where a whole number from 0 to 3, or *, is expected."},
            {"3 4\n0 0\n* 2.5", 3, 3, "Found \"2.5\" where a whole number from 0 to 4, or *, is expected."},
            {"3 4\n0\n* 2", 2, 2, "Found 1 number for 2 jugs in the line of start amounts."},
            {"; x\n3 4\n0 0\n* 2 1", 4, 5, "Found 3 numbers for 2 jugs in the line of goal amounts."},
            {"1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\n0\n0", 1, 33, "There may be at most 16 jugs."},
            {"3 5\n0 0\nany", 3, 4,
             "The line ends where the amount wanted in any one jug is expected, as in any 4."},
            {"3 5\n0 0\nany 6", 3, 5,
             "Found \"6\" where a whole number from 0 to 5, which the largest jug holds, is expected."},
            {"3 5\n0 0\nany 4 4", 3, 7,
             "Found \"4\" where the line should end: one amount is wanted in any jug."},
            {"3 5\n0 0\nAny 4", 3, 1, "Found \"Any\" where a whole number from 0 to 3, or *, is expected."},
            {"(3,5)->6", 1, 8,
             "Found \"6\" where a whole number from 0 to 5, which the largest jug holds, is expected."},
            {"(3,5)->-1", 1, 8,
             "Found \"-1\" where a whole number from 0 to 5, which the largest jug holds, is expected."},
            {"(3,5)->", 1, 8,
             "Found the end of the line where the amount wanted is expected, as in (3,5)->4."},
            {"(3,5)>4", 1, 6, "Found \">\" where \"->\" is expected, as in (3,5)->4."},
            {"(3 5)->4", 1, 4, "Found \"5\" where \",\" or \")\" is expected, as in (3,5)->4."},
            {"(3,)->4", 1, 4, "Found \")\" where a capacity is expected, as in (3,5)->4."},
            {"(3,five)->4", 1, 4, "Found \"five\" where a whole number from 1 to 1000000 is expected."},
            {"(0,5)->4", 1, 2, "Found \"0\" where a whole number from 1 to 1000000 is expected."},
            {"(3,5)->4 gallons", 1, 10, "Found \"g\" where the end of the line is expected, as in (3,5)->4."},
            {"(by Bob)\n3 4\n0 0\n* 2", 1, 2,
             "Found \"by\" where a whole number from 1 to 1000000 is expected."},
            {"(3,5)->4\n(3,5)->4", 2, 1, "The line above is a whole puzzle, but here is more."},
            {"(1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1)->1", 1, 34, "There may be at most 16 jugs."},
        });
}

}  // namespace jugs_test
