#include <doctest/doctest.h>

#include "core/text/course_boards.h"
#include "core/text/warehouse.h"
#include "tests/support/expect_diagnostic.h"
#include "tests/support/warehouses.h"

namespace warehouse_course_test {

using namespace frontier;
using frontier::test::check_diagnostic;
using frontier::test::drawn;

namespace {

const std::string kCourse =
    "PROBLEMS = (\n    SokobanState(\"START\", 0, None, 4, 2, # dimensions\n        ((3, 0), (0, 0)), "
    "#robots\n"
    "        frozenset(((1, 0), (1, 1))), #boxes\n        frozenset(((2, 1), (3, 0))), # storage\n"
    "        frozenset(((0, 1),)) # obstacles\n        ),\n)\n";
const std::string kDrawn = "; robots: 0=(3,0) 1=(0,0)\n######\n#@$ +#\n##$. #\n######\n";

Result<Warehouse> with(const std::string& from_width) {
    return read_warehouse("SokobanState('S', 0, None, " + from_width);
}

}  // namespace

TEST_CASE("course text: a Sokoban board of the courses, in all the ways Python has") {
    CHECK(drawn(kCourse) == kDrawn);
    for (const char* text :
         {"SokobanState('START',0,None,4,2,[(3,0),(0,0)],[(1,0),(1,1)],[(2,1),(3,0)],[(0,1)])",
          "s = SokobanState(\"a \\\" (\", -3, None, 4, 2, ((3, 0), (0, 0)), {(1, 0): 0, (1, 1): 1}, {(2, 1), "
          "(3, 0)}, (0, 1), None)",
          "SokobanState(\"\", 0, None, (4), 2, tuple([(3, 0)]) + ((0, 0),), set(((1, 0), (1, 1), (1, 0))),\n"
          "frozenset([(2, 1)] + [(3, 0)]), frozenset((generate_coordinate_rect(0, 1, 1, 2))))",
          "SokobanState(\r\n\"START\",\t0, None, 4, 2,\\\n ((3,0,),(0,0)), ((1,0),(1,1)), "
          "frozenset({(2,1),(3,0)}), list(((0,1),)),)"}) {
        CHECK(drawn(text) == kDrawn);
    }
    CHECK(drawn("SokobanState(\"START\", 0, None, 2, 1, ((0, 0),), frozenset(), frozenset(), frozenset())") ==
          "####\n#@ #\n####\n");
    CHECK(read_warehouse(kCourse)->format == WarehouseFormat::course);
    CHECK(read_warehouse(kCourse)->origin({2, 1}).line == 4);
    CHECK(read_warehouse(kCourse)->origin({2, 1}).column == 20);
}

TEST_CASE("course text: what is written can be pasted into the course's file, and read") {
    const auto written = [](const std::string& text) {
        return *write_warehouse(*read_warehouse(text), WarehouseFormat::course);
    };
    CHECK(written(kDrawn) ==
          "SokobanState(\"START\", 0, None, 4, 2,  # width, height\n"
          "             ((3, 0), (0, 0)),  # robots\n"
          "             frozenset(((1, 0), (1, 1))),  # boxes\n"
          "             frozenset(((3, 0), (2, 1))),  # storage\n"
          "             frozenset(((0, 1),)))  # obstacles\n");
    CHECK(drawn(written(kDrawn)) == kDrawn);
    CHECK(drawn(written("@$.\n")) == "#####\n#@$.#\n#####\n");  // the edge is a wall
    CHECK(drawn(written("@\n")) == "###\n#@#\n###\n");
    const std::string wide = '@' + std::string(62, '-') + '\n';
    const auto refused = write_warehouse(*read_warehouse(wide), WarehouseFormat::course);
    REQUIRE_FALSE(refused);
    CHECK(refused.diagnostic().message ==
          "The courses' boards have a frame, so that at most 62 × 62 squares are inside; this has 63 × 1.");
    CHECK(write_warehouse(*read_warehouse(wide.substr(1) + "@\n"), WarehouseFormat::course));
}

TEST_CASE("course text: every mistake has its line and column") {
    const std::string value = " where a number, a list or None is expected.";
    check_diagnostic(read_warehouse("SokobanState(\"START"), 1, 14,
                     "Found \"\"\" where a text that ends on its line is expected.");
    check_diagnostic(read_warehouse("SokobanState("), 1, 14, "Found the end of the text" + value);
    check_diagnostic(with("4"), 1, 29, "Found the end of the text where \",\" or \")\" is expected.");
    check_diagnostic(with("4, x"), 1, 31, "Found \"x\"" + value);
    check_diagnostic(with("4, 2,\n 1.5"), 2, 2, "Found \"1\" where a whole number is expected.");
    check_diagnostic(with("4, 2, (1, 2]"), 1, 39, "Found \"]\" where \",\" or \")\" is expected.");
    check_diagnostic(with("4, 2, foo(1)"), 1, 34, "Found \"f\"" + value);
    check_diagnostic(with("4, 2, frozenset(1, 2)"), 1, 34,
                     "Found 2 values in frozenset( ) where one list is expected.");
    check_diagnostic(with("4, 2, 3 + 4"), 1, 36, "Found \"+\" where \",\" or a bracket is expected.");
    check_diagnostic(with("4, 2, [] + 4"), 1, 39, "Found something else where a list is expected after +.");
    check_diagnostic(with("4, 2, generate_coordinate_rect(0, 99, 0, 1)"), 1, 34,
                     "generate_coordinate_rect takes four numbers up to 64.");
    check_diagnostic(with(std::string(70, '(')), 1, 88,
                     "Found \"(\" where fewer brackets in one another is expected.");
    check_diagnostic(with("4)"), 1, 29,
                     "The call ends after 4 values; it is written SokobanState(\"START\", 0, None, width, "
                     "height, robots, boxes, storage, obstacles).");
    check_diagnostic(read_warehouse("SokobanState('', None)"), 1, 18,
                     "Found None where a number is expected, the g of the state.");
    check_diagnostic(with("63, 1, (), (), (), ())"), 1, 28,
                     "Found 63 where the width is expected, a number from 1 to 62.");
    check_diagnostic(with("1, [], (), (), (), ())"), 1, 31,
                     "Found a list where the height is expected, a number from 1 to 62.");
    check_diagnostic(with("2, 1, ((2, 0),), (), (), ())"), 1, 35,
                     "The square (2, 0) for the robots is outside the board of 2 × 1 squares.");
    check_diagnostic(with("2, 1, ((0, 0),), ((-1, 0),), (), ())"), 1, 46,
                     "The square (-1, 0) for the boxes is outside the board of 2 × 1 squares.");
    check_diagnostic(with("2, 1, ((0, 0, 0),), (), (), ())"), 1, 35,
                     "Found a list where a square (x, y) is expected for the robots.");
    check_diagnostic(with("2, 1, None, (), (), ())"), 1, 34,
                     "Found None where a list of squares (x, y) is expected for the robots.");
    check_diagnostic(with("2, 1, ((0, 0), (0, 0)), (), (), ())"), 1, 43,
                     "The square (0, 0) holds two pieces.");
    check_diagnostic(with("2, 1, ((0, 0),), ((0, 0),), (), ())"), 1, 35,
                     "The square (0, 0) holds two pieces.");
    check_diagnostic(with("2, 1, ((0, 0),), (), (), ((0, 0),))"), 1, 35,
                     "The square (0, 0) holds an obstacle and a box or robot.");
    check_diagnostic(with("2, 1, (), (), (1, 0), ((1, 0),))"), 1, 51,
                     "The square (1, 0) is an obstacle and a storage square at once.");
    CHECK(with("2, 1, (0, 0), (), (), (), None, {0: 'cyan'})"));
    check_diagnostic(with("2, 1, (0, 0), (), (), (), ((1, 0),), {0: 'cyan'})"), 1, 54,
                     "Boxes that belong to certain storage squares are another puzzle; here the tenth value "
                     "can only be None.");
    check_diagnostic(read_warehouse("\n SnowmanState('START')"), 2, 2,
                     "Found SnowmanState where SokobanState is expected: this is a board of another puzzle.");
    check_diagnostic(read_warehouse("SokobanState('1'),\nSokobanState('2')"), 2, 1,
                     "A second board begins here.");
}

TEST_CASE("course text: a Snowperson board as the domain's own text") {
    const auto board = [](const std::string& rest) {
        return snowman_board_of("SnowmanState(\"START\", 0, None, " + rest);
    };
    CHECK(*board("6, 4, (2, 0), {(1, 2): 0, (4, 1): 1, (3, 2): 2}, frozenset(((2, 3), (2, 2))), (5, 1),),") ==
          "########\n#  ?   #\n#    mX#\n# b#s  #\n#  #   #\n########\n");
    CHECK(*board("2, 2, (1, 1), {(0, 0): 4, (1, 0): 0}, (), (1, 1))") ==
          "####\n#Cb#\n# ?#\n####\ndestination 1 1\n");
    CHECK(*board("2, 2, (1, 1), {(0, 0): 5, (1, 0): 1}, (), (1, 0))") ==
          "####\n#Bm#\n# ?#\n####\ndestination 1 0\n");
    CHECK(*board("2, 2, (1, 1), {(0, 0): 3, (1, 0): 2}, (), (0, 1))") == "####\n#As#\n#X?#\n####\n");
    CHECK(*board("2, 1, (1, 0), {(0, 0): 6}, frozenset(), (0, 0))") == "####\n#G?#\n####\ndestination 0 0\n");
    const std::string sizes =
        "There must be one big (0), one medium (1) and one small (2) snowball, alone or in stacks.";
    check_diagnostic(board("3, 1, (0, 0), {(1, 0): 0, (2, 0): 1}, (), (0, 0))"), 1, 46, sizes);
    check_diagnostic(board("3, 1, (0, 0), {(1, 0): 6, (2, 0): 1}, (), (0, 0))"), 1, 46, sizes);
    check_diagnostic(
        board("3, 1, (0, 0), {(1, 0): 7}, (), (0, 0))"), 1, 55,
        "The size of a snowball is a number from 0 to 6: 0 big, 1 medium, 2 small, 3 to 6 stacks.");
    check_diagnostic(board("3, 1, (0, 0), ((1, 0),), (), (0, 0))"), 1, 46,
                     "The snowballs are written {(x, y): size, …}.");
    check_diagnostic(board("2, 1, (0, 0), {(0, 0): 6}, (), (1, 0))"), 1, 38,
                     "The square (0, 0) already holds \"G\".");
    check_diagnostic(board("2, 1, (0, 0), {(1, 0): 6}, ((1, 0),), (1, 0))"), 1, 47,
                     "The square (1, 0) already holds \"#\".");
    check_diagnostic(board("2, 2, (0, 0), {(1, 0): 6}, ((1, 1),), (1, 1))"), 1, 70,
                     "The destination is an obstacle.");
    check_diagnostic(board("2, 1, (0, 0), {(1, 0): 6}, (), (2, 0))"), 1, 63,
                     "The square (2, 0) for the destination is outside the board of 2 × 1 squares.");
}

TEST_CASE("course text: a Lunar Lockout board as the domain's own text") {
    const auto board = [](const std::string& rest) {
        return lunar_board_of("LunarLockoutState(\"START\", 0, None, " + rest);
    };
    CHECK(*board("5, ((0, 0), (1, 0),(2,2),(4,2),(0,4),(4,4)),((0, 1),)),") ==
          "ab...\nA....\n..c.d\n.....\ne...f\n");
    CHECK(*board("3, (), ((0, 2), (2, 0)))") == "..B\n...\nA..\n");
    CHECK(*board("3, ((0, 0),), ((2, 2)))") == "a..\n...\n..A\n");  // one of the course's files has no comma
    check_diagnostic(board("4, (), ())"), 1, 37,
                     "Found the size 4; a board has an odd size, so that there is a square in the middle.");
    check_diagnostic(board("27, (), ())"), 1, 37,
                     "Found 27 where the size is expected, a number from 1 to 25.");
    check_diagnostic(board("3, ((0, 0),), ((0, 0),))"), 1, 52, "The square (0, 0) already holds \"a\".");
    check_diagnostic(board("3, ((0, 3),), ())"), 1, 41,
                     "The square (0, 3) for the robots is outside the board of 3 × 3 squares.");
    check_diagnostic(board("3, (), (), ())"), 1, 48,
                     "Found 1 value too many; the call is written LunarLockoutState(\"START\", 0, None, "
                     "size, robots, xanadus).");
    check_diagnostic(board("7, generate_coordinate_rect(0, 7, 0, 4), ())"), 1, 40,
                     "There may be at most 26 robots.");
}

TEST_CASE("course text: Snowperson boards are written to be pasted into the course's file") {
    const auto written = [](const std::string& text) {
        return write_course_snowman(*read_snow_drawing(text, SnowLetters::seed));
    };
    const std::string call =
        "SnowmanState(\"START\", 0, None, 3, 2,  # width, height\n"
        "             (0, 1),  # robot\n"
        "             {(1, 0): 5, (2, 1): 1},  # snowballs\n"
        "             frozenset(((0, 0),)),  # obstacles\n"
        "             (2, 0))  # destination\n";
    CHECK(*written("#####\n##BX#\n#? m#\n#####\n") == call);
    CHECK(*written("#BX\n? m\n") == call);  // the edge is a wall
    CHECK(
        *written("#C\n?b\ndestination 0 1\n") ==
        "SnowmanState(\"START\", 0, None, 2, 2,  # width, height\n             (0, 1),  # robot\n"
        "             {(1, 0): 4, (1, 1): 0},  # snowballs\n             frozenset(((0, 0),)),  # obstacles\n"
        "             (0, 1))  # destination\n");
    const auto wide = written("?GX" + std::string(60, '-') + '\n');
    REQUIRE_FALSE(wide);
    CHECK(wide.diagnostic().message ==
          "The courses' boards have a frame, so that at most 62 × 62 squares are inside; this has 63 × 1.");
}

TEST_CASE("course text: Lunar Lockout boards are written to be pasted into the course's file") {
    const auto written = [](const std::string& text) { return write_course_lunar(*read_lunar(text)); };
    CHECK(written("ab...\nA....\n..c.d\n.....\ne...f\n") ==
          "LunarLockoutState(\"START\", 0, None, 5,  # size\n"
          "                  ((0, 0), (1, 0), (2, 2), (4, 2), (0, 4), (4, 4)),  # robots\n"
          "                  ((0, 1),))  # xanadus\n");
    // Letters left out, and a rover that has left: those after them move up.
    CHECK(written("b.C\n.A.\nB.d\n") ==
          "LunarLockoutState(\"START\", 0, None, 3,  # size\n                  ((0, 0), (2, 2)),  # robots\n"
          "                  ((0, 2), (2, 0)))  # xanadus\n");
    CHECK(written("...\n...\n...\n") ==
          "LunarLockoutState(\"START\", 0, None, 3,  # size\n                  (),  # robots\n               "
          "   ())  # "
          "xanadus\n");
}

}  // namespace warehouse_course_test
