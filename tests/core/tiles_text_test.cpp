#include "core/text/tiles_text.h"

#include <doctest/doctest.h>

#include "tests/support/expect_diagnostic.h"

namespace tiles_text_test {

using namespace frontier;
using frontier::test::check_diagnostic;

namespace {

std::string round_trip(const std::string& text) {
    const auto read = read_tiles(text);
    REQUIRE(read);
    return write_tiles(read->start, read->goal.value_or(read->start));
}

std::string edited(const std::string& text) {
    const auto picture = sketch_tiles(text);
    REQUIRE(picture);
    REQUIRE(picture->cells.size() == 3 * picture->width * picture->height);
    return text_of_tiles(*picture);
}

}  // namespace

TEST_CASE("tiles text: two boards with an empty line between, blanks, tabs, comments and any line end") {
    const std::string plain = "1 2\n3 .\n\n. 1\n2 3\n";
    CHECK(round_trip(plain) == plain);
    CHECK(round_trip("1\t2 \r\n  3 .\r\n\r\n. 1\r\n2 3") == plain);
    CHECK(round_trip("\n; start\n1 2\n; in between\n3 .\n \n\t\n:: goal\n. 1\n2 3\n\n") == plain);
    CHECK(round_trip("10 -2 x\n 3  . 7\n") == "10 -2  x\n 3  .  7\n\n10 -2  x\n 3  .  7\n");
    CHECK(round_trip("007 -0 .") == "7 0 .\n\n7 0 .\n");
    CHECK_FALSE(read_tiles("1 .")->goal);
}

TEST_CASE("tiles text: without a dot the only 0 is the empty cell") {
    CHECK(round_trip("1 2\n3 0\n") == "1 2\n3 .\n\n1 2\n3 .\n");
    CHECK(round_trip("1 2\n3 .\n\n1 0\n2 3\n") == "1 2\n3 .\n\n1 .\n2 3\n");
    CHECK(round_trip("1 0\n3 .\n") == "1 0\n3 .\n\n1 0\n3 .\n");  // with a dot 0 is a tile
    CHECK(round_trip("1 0\n3 0\n") == "1 0\n3 0\n\n1 0\n3 0\n");
    CHECK(read_tiles("1 2\n3 0\n")->zero_is_empty);
    CHECK(read_tiles("1 2\n3 .\n\n0 1\n2 3\n")->zero_is_empty);
    CHECK_FALSE(read_tiles("1 0\n3 .\n")->zero_is_empty);
    CHECK(edited("1 2\n3 0\n") == "1 2\n3 .\n");
    CHECK(edited("1 0\n3 .\n") == "1 0\n3 .\n");
}

TEST_CASE(
    "tiles text: all numbers of a square board in one line, with the number of the instance or without") {
    const auto start = [](const std::string& text) {
        return write_tiles(read_tiles(text)->start, read_tiles(text)->start);
    };
    const std::string korf = "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3";
    const std::string rows = "14 13 15  7\n11 12  9  5\n 6  .  2  1\n 4  8 10  3\n";
    for (const std::string& text : {korf, "1 " + korf, "100\t" + korf + " ", "; Korf\n\n0 " + korf + "\n"}) {
        CAPTURE(text);
        CHECK(start(text) == rows + '\n' + rows);
        CHECK(read_tiles(text)->is_list);
    }
    CHECK(read_tiles(korf)->number == "");
    CHECK(read_tiles("12 " + korf)->number == "12");
    CHECK(start("3 1 2 0") == "3 1\n2 .\n\n3 1\n2 .\n");
    CHECK(start("8 7 6 5 . 4 3 2 1 9 10 11 12 13 14 15").starts_with(" 8  7"));  // more than a row can have
    CHECK(read_tiles("7 3 1 2 0")->number == "7");
    // A row stays one: with a dot, or where the rest of the numbers is no board.
    for (const char* text : {"3 1 2 .", "1 2 3 4 0", "1 2 3", "0 1 2 3 4 5 6", "1 2 3 4"}) {
        CHECK(read_tiles(text)->start.height == 1);
    }
    // Start and goal may both be lists.
    CHECK(round_trip("3 1 2 0\n\n0 1 2 3\n") == "3 1\n2 .\n\n. 1\n2 3\n");
    CHECK(edited("3 1 2 0\n") == "3 1\n2 .\n\n. 1\n2 3\n");  // rows would have another goal
    CHECK(edited("3 1 2 0\n\n3 1 2 0") == "3 1\n2 .\n\n3 1\n2 .\n");
    CHECK_FALSE(sketch_tiles("3 1 2 0\n1 3 2 0\n"));
    check_diagnostic(read_tiles(korf + " 16"), 1, 1,
                     "Found 17 numbers in a line. A list has 16; with its number in front, the others are 0 "
                     "to 15, each once.");
}

TEST_CASE("tiles text: game IDs, with their width and height in front") {
    constexpr std::string_view kSecond =
        "This line is a board of its own, as is the one above it: one of them is enough.";
    CHECK(round_trip("3x2:5,4,3,2,1,0") == "5 4 3\n2 1 .\n\n5 4 3\n2 1 .\n");
    CHECK(round_trip(" 2x3: 5, 4,3 ,2,1,0 ") == "5 4\n3 2\n1 .\n\n5 4\n3 2\n1 .\n");
    CHECK_FALSE(read_tiles("2x2:3,1,2,0")->is_list);
    CHECK(edited("2x2:3,1,2,0") == "3 1\n2 .\n");
    CHECK_FALSE(sketch_tiles("2x2:3,1,2"));
    check_diagnostic(read_tiles("2x2:3,1,2"), 1, 10, "Found 3 numbers where 2x2 takes 4.");
    check_diagnostic(read_tiles(" 2x2:3,1,2,0,4"), 1, 14, "Found 5 numbers where 2x2 takes 4.");
    check_diagnostic(read_tiles("2x2:"), 1, 5, "Found 0 numbers where 2x2 takes 4.");
    check_diagnostic(read_tiles("2x2:3,1,a,0"), 1, 9,
                     "Found \"a\" where a whole number from -999 to 999, . or x is expected.");
    check_diagnostic(read_tiles("11x2:3"), 1, 1, "A board may have 1 to 10 columns and rows.");
    check_diagnostic(read_tiles("4x0:"), 1, 1, "A board may have 1 to 10 columns and rows.");
    check_diagnostic(
        read_tiles("4x4#81726354"), 1, 4,
        "Found # and a seed, from which only that program can make the board, where : and its numbers are "
        "expected, such as 3x3:8,7,6,5,4,3,2,1,0.");
    check_diagnostic(read_tiles("99999999x4:1"), 1, 1,
                     "Found \"99999999x4:1\" where a whole number from -999 to 999, . or x is expected.");
    check_diagnostic(read_tiles("3 1 2 0\n1 3 2 0\n"), 2, 1, kSecond);
    check_diagnostic(read_tiles("2x2:3,1,2,0\n2x2:1,3,2,0\n"), 2, 1, kSecond);
    check_diagnostic(read_tiles("1 .\n\n. 1\n\n2x2:"), 5, 1,
                     "Two boards are enough, the start and the goal; this is a third.");
    check_diagnostic(
        read_tiles(std::string(300, 'a')), 1, 1,
        "Found \"" + std::string(40, 'a') + "…\" where a whole number from -999 to 999, . or x is expected.");
}

TEST_CASE("tiles text: every mistake has its line and column") {
    check_diagnostic(read_tiles(""), 1, 1,
                     "There is no board: write rows of numbers, with . for an empty cell.");
    check_diagnostic(read_tiles("; only words\n\n"), 1, 1,
                     "There is no board: write rows of numbers, with . for an empty cell.");
    check_diagnostic(read_tiles("1 2\n3 four"), 2, 3,
                     "Found \"four\" where a whole number from -999 to 999, . or x is expected.");
    check_diagnostic(read_tiles("1 2\n3 .\n\n1 2\n3 X"), 5, 3,
                     "Found \"X\" where a whole number from -999 to 999, . or x is expected.");
    for (const char* token : {"1000", "-1000", "99999999999", "1.5", "+1", "--1", "1-", "..", "0x1", "é"}) {
        check_diagnostic(read_tiles(std::string(". ") + token), 1, 3,
                         std::string("Found \"") + token +
                             "\" where a whole number from -999 to 999, . or x is expected.");
    }
    check_diagnostic(read_tiles("1 2 3\n4 5\n"), 2, 3,
                     "Found a row of 2 cells where 3 are expected, as in the first row.");
    check_diagnostic(read_tiles("1 2\n4 5 .\n"), 2, 5,
                     "Found a row of 3 cells where 2 are expected as in the rows above.");
    check_diagnostic(read_tiles("1 .\n\n. 1\n\n1 ."), 5, 1,
                     "Two boards are enough, the start and the goal; this is a third.");
    check_diagnostic(read_tiles("1 2 3 4 5 6 7 8 9 10 11\n"), 1, 22, "A board may have at most 10 columns.");
    check_diagnostic(read_tiles("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n"), 11, 1,
                     "A board may have at most 10 rows.");
}

TEST_CASE("tiles text: which lines of a file are rows") {
    for (const char* line : {"1 2 3", ".", " x\t-5 ", "12345678", "4x4:1,2", "4x4#1"})
        CHECK(is_tiles_line(line));
    for (const char* line :
         {"", "  ", "; 1 2", "Level 2", "1 2 three", "1, 2", "99999999999", "4x4", "x4:1", "4 x 4: 1"}) {
        CHECK_FALSE(is_tiles_line(line));
    }
}

TEST_CASE("tiles text: a board is drawn with its numbers as labels, negative ones one lower") {
    const auto read = read_tiles("12 . x\n-1 0 -5\n");
    const Picture picture = picture_of(read->start);
    CHECK(picture.width == 3);
    CHECK(picture.height == 2);
    CHECK(picture.cells ==
          std::vector<std::int32_t>{0, 2, 12, 0, -1, -1, 1, -1, -1, 0, 2, -2, 0, 2, 0, 0, 2, -6});
}

TEST_CASE("tiles text: for editing, start and goal are one picture, and nothing is lost") {
    CHECK(edited("1 2\n3 .\n\n. 1\n2 3\n") == "1 2\n3 .\n\n. 1\n2 3\n");
    CHECK(edited("-1 x\n. 10\n") == "-1  x\n . 10\n");
    const Picture both = *sketch_tiles("1 .\n\n. 1\n");
    CHECK(both.height == 3);
    CHECK(both.cells ==
          std::vector<std::int32_t>{0, 2, 1, 0, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, 0, 2, 1});
    // What breaks the rules is drawn as well as can be.
    CHECK(edited("1 2 3\n4\n\n1 1 1 1\n") == "1 2 3\n4 . .\n\n1 1 1 1\n");
    CHECK(edited("1 two\n3 .\n") == "1 .\n3 .\n");
    CHECK_FALSE(sketch_tiles(""));
    CHECK_FALSE(sketch_tiles("1\n\n2\n\n3\n"));
    CHECK_FALSE(sketch_tiles("1 2 3 4 5 6 7 8 9 10 11\n"));
    CHECK_FALSE(sketch_tiles("1\n2\n3\n4\n5\n6\n7\n8\n9\n1\n2\n\n1\n2\n3\n4\n5\n6\n7\n8\n9\n1\n"));
}

TEST_CASE("tiles text: a tile painted without a number gets the lowest that its board has not yet") {
    Picture picture = *sketch_tiles("1 3 .\n. . .\n\n1 3 .\n. . .\n");
    const auto paint = [&](std::size_t x, std::size_t y) {
        picture.cells[3 * (y * picture.width + x) + 1] = 2;
    };
    paint(0, 1);
    paint(1, 1);
    paint(2, 4);
    CHECK(text_of_tiles(picture) == "1 3 .\n2 4 .\n\n1 3 .\n. . 2\n");
    CHECK(text_of_tiles(Picture{}) == "");
}

}  // namespace tiles_text_test
