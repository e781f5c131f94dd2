#include "core/text/snow_text.h"

#include <doctest/doctest.h>

#include "core/domains/snowman.h"
#include "core/text/collection.h"
#include "tests/support/expect_diagnostic.h"

namespace snow_text_test {

using namespace frontier;
using namespace frontier::test;

namespace {

auto read(const std::string& text) { return read_snow_drawing(text, SnowLetters::seed); }
auto parse(const std::string& text) { return Snowman::parse(text, {}); }

std::string rewritten(const std::string& text) {
    const auto drawing = read(text);
    REQUIRE(drawing);
    return write_snow_drawing(*drawing, SnowLetters::seed, false);
}

std::string squares(const std::string& text, SnowLetters letters = SnowLetters::seed) {
    const auto drawing = read_snow_drawing(text, letters);
    REQUIRE(drawing);
    return drawing->squares;
}

}  // namespace

TEST_CASE("snow text: every letter is read and written") {
    const auto drawing = read("######\n#?smb#\n#ABCG#\n#X-_ #\n######\n");
    REQUIRE(drawing);
    CHECK(drawing->width == 6);
    CHECK(drawing->height == 5);
    CHECK(drawing->squares == "#######?smb##ABCG##    #######");
    CHECK(drawing->destinations == std::vector<std::size_t>{19});
    CHECK(write_snow_drawing(*drawing, SnowLetters::seed, false) ==
          "######\n#?smb#\n#ABCG#\n#X   #\n######\n");
    CHECK(balls_of('s') == 4);
    CHECK(balls_of('A') == 3);
    CHECK(balls_of('G') == 7);
    CHECK(balls_of('?') == 0);
}

TEST_CASE("snow text: comments, titles, blank lines and line ends around a board") {
    const std::string board = "#####\n#?sX#\n#####\n";
    for (const char* text : {"; a remark\n\n#####\n#?sX#\n#####\n\n",
                             ":: a remark\n#####\r\n#?sX#\r\n#####\r\n", "Level 3\n#####\n#?sX#\n#####",
                             "Title: sbm\nAuthor of it: X\n#####\n#?sX#\n#####\n\n\nand more words\n"}) {
        CAPTURE(text);
        CHECK(rewritten(text) == board);
    }
}

TEST_CASE("snow text: boards without a frame, ragged rows and empty rows keep their size") {
    CHECK(rewritten("?  \n b\n") == "?--\n b\n");
    CHECK(rewritten("-----\n  X  \n?----\n") == "-----\n  X\n?\n");
    CHECK(squares("-----\n     \n?----\n") == "          ?    ");
    CHECK(squares("  #\n?\n") == "  #?  ");
    check_diagnostic(read("?s\n\nmb\n"), 3, 1,
                     "A second board begins here; an empty line ended the first. Use - for an empty row.");
}

TEST_CASE("snow text: a covered destination stands in a line of its own, counted inside the frame") {
    CHECK(rewritten("#####\n#?s #\n#####\ndestination 1 0\n") == "#####\n#?s #\n#####\ndestination 1 0\n");
    CHECK(rewritten("#####\n#?s #\n#####\ndestination 2 0\n") == "#####\n#?sX#\n#####\n");
    CHECK(rewritten("; destination: 0 0\n#####\n#?s #\n#####\n") == "#####\n#?s #\n#####\ndestination 0 0\n");
    CHECK(rewritten("?s \ndestination 1 0\n") == "?s-\ndestination 1 0\n");
    CHECK(rewritten("?s \n\n  destination:\t1 0") == "?s-\ndestination 1 0\n");
    // What nobody can walk off is framed, also where the walls leave corners out.
    CHECK(rewritten(" ###\n#?s#\n ###\ndestination 1 0\n") == " ###\n#?s#\n ###\ndestination 1 0\n");
    CHECK(rewritten("####\n#?s \n####\ndestination 2 1\n") == "####\n#?s\n####\ndestination 2 1\n");
    // Naming the destination that is drawn is no second one.
    CHECK(rewritten("; destination: 2 0\n#####\n#?sX#\n#####\ndestination 2 0\n") == "#####\n#?sX#\n#####\n");
}

TEST_CASE("snow text: a destination that cannot be") {
    const std::string board = "#####\n#?s #\n#####\n";
    check_diagnostic(read(board + "destination 1"), 4, 13,
                     "Found \"1\" where the destination's two numbers are expected, x and y, such as 4 1.");
    check_diagnostic(read(board + "destination"), 4, 12,
                     "Found \"\" where the destination's two numbers are expected, x and y, such as 4 1.");
    check_diagnostic(
        read(board + "destination 1 0 0"), 4, 13,
        "Found \"1 0 0\" where the destination's two numbers are expected, x and y, such as 4 1.");
    check_diagnostic(
        read("; destination: one 0\n" + board), 1, 16,
        "Found \"one 0\" where the destination's two numbers are expected, x and y, such as 4 1.");
    check_diagnostic(
        read(board + "destination 1 -1"), 4, 13,
        "Found \"1 -1\" where the destination's two numbers are expected, x and y, such as 4 1.");
    check_diagnostic(read(board + "destination 4 0"), 4, 13, "The destination 4 0 is not on the board.");
    check_diagnostic(read(board + "destination 0 99999999"), 4, 13,
                     "The destination 0 99999999 is not on the board.");
    check_diagnostic(read(board + "destination 3 0"), 4, 13, "The destination 3 0 is a wall.");
}

TEST_CASE("snow text: the letters of stacks, by the option and by the text itself") {
    CHECK(squares("?BC\n") == "?BC");
    CHECK(squares("?BC\n", SnowLetters::course) == "?CB");
    CHECK(squares("; stacks: course\n?BC\n") == "?CB");
    CHECK(squares("; stacks: seed\n?BC\n", SnowLetters::course) == "?BC");
    check_diagnostic(read("?BC\n; stacks: mine\n"), 2, 1,
                     "Found stacks: mine where seed or course is expected.");
    const auto drawing = read("?Bm\n");
    CHECK(write_snow_drawing(*drawing, SnowLetters::course, true) == "; stacks: course\n?Cm\n");
    CHECK(write_snow_drawing(*drawing, SnowLetters::seed, true) == "; stacks: seed\n?Bm\n");
    CHECK(write_snow_drawing(*read("?sm\n"), SnowLetters::course, true) == "; stacks: course\n?sm\n");
    CHECK(write_snow_drawing(*read("?sm\n"), SnowLetters::seed, true) == "?sm\n");
}

TEST_CASE("snow text: what is missing or double is named, with its place") {
    check_diagnostic(parse(""), 1, 1,
                     "The board is empty: draw walls #, a robot ?, balls s m b and the destination X.");
    check_diagnostic(parse("; nothing\n\n"), 2, 1,
                     "The board is empty: draw walls #, a robot ?, balls s m b and the destination X.");
    check_diagnostic(parse("; x\n#####\n#smb#\n"), 2, 1,
                     "On this board there is no robot (?), no destination (X, or a line such as "
                     "\"destination 4 1\" where a piece "
                     "covers it).");
    check_diagnostic(parse("?bX\n"), 1, 1, "On this board there is no small ball (s), no medium ball (m).");
    check_diagnostic(parse("?AX\n"), 1, 1, "On this board there is no small ball (s).");
    check_diagnostic(parse("?smX\n"), 1, 1, "On this board there is no big ball (b).");
    check_diagnostic(parse("?smbX\n ?\n"), 2, 2,
                     "There is a second robot here; the first is in line 1, column 1.");
    check_diagnostic(parse("?smbX\n  A\n"), 2, 3,
                     "There is a second medium ball here; the first is in line 1, column 3.");
    check_diagnostic(parse("?Cs\nb X\n"), 1, 3,
                     "There is a second small ball here; the first is in line 1, column 2.");
    check_diagnostic(parse("?Gb X\n"), 1, 3,
                     "There is a second big ball here; the first is in line 1, column 2.");
    check_diagnostic(parse("?smbX\n X\n"), 2, 2,
                     "There is a second destination here; the first is in line 1, column 5.");
    check_diagnostic(parse("?smbX\ndestination 1 0\n"), 2, 13,
                     "There is a second destination here; the first is in line 1, column 5.");
}

TEST_CASE("snow text: what is no square, and what is too large") {
    check_diagnostic(parse("#####\n#?smo#\n"), 2, 5,
                     "Found \"o\" where a square is expected: one of # ? s m b A B C G X or a blank.");
    check_diagnostic(parse("#####\n#?\tsm#\n"), 2, 3,
                     "Found a tab where a square is expected: one of # ? s m b A B C G X or a blank.");
    check_diagnostic(parse("#?:s\n"), 1, 3,
                     "Found \":\" where a square is expected: one of # ? s m b A B C G X or a blank.");
    check_diagnostic(parse("?smbX" + std::string(60, '-')), 1, 65, "A board may be at most 64 × 64 squares.");
    std::string tall = "?smbX\n";
    for (int i = 0; i < 64; ++i) tall += "-\n";
    check_diagnostic(parse(tall), 65, 1, "A board may be at most 64 × 64 squares.");
    CHECK(parse(tall.substr(0, tall.size() - 2)));
}

TEST_CASE("snow text: a file of levels keeps the line of the destination with its board") {
    const auto collection = read_collection(
        "; title: Two\n\n; level: one\n; optimal: 4\n; destination: 0 0\n#####\n#?b #\n# m #\n# s "
        "#\n#####\n\n"
        "; level: two\n?b\n m\n sX\n\n; level: three\n#####\n#?A #\n# s #\n#####\ndestination 1 0\n",
        {is_snow_line});
    REQUIRE(collection);
    REQUIRE(collection->levels.size() == 3);
    for (const Level& level : collection->levels) {
        CAPTURE(level.board);
        CHECK(parse(level.board));
    }
    CHECK(collection->levels[2].board == "; level: three\n#####\n#?A #\n# s #\n#####\ndestination 1 0\n");
    CHECK_FALSE(is_snow_line("The first board"));
    CHECK_FALSE(is_snow_line("destinations"));
    CHECK_FALSE(is_snow_line("  "));
}

TEST_CASE("snow text: the course's constructor call is read with its mistakes at their places") {
    const std::string call =
        "p = SnowmanState(\"START\", 0, None, 3, 2, (0, 1), {(1, 0): 5, (2, 1): 1},\n  frozenset(((0, 0),)), "
        "(2, 0))\n";
    for (const SnowLetters letters :
         {SnowLetters::seed, SnowLetters::course}) {  // its numbers are no letters
        const auto drawing = read_snow_drawing(call, letters);
        REQUIRE(drawing);
        CHECK(drawing->squares ==
              "######"
              "#B ##"
              "? m######");
        CHECK(drawing->format == SnowFormat::course);
    }
    check_diagnostic(parse("SnowmanState(\"START\", 0, None, 3, 2,\n (3, 1), {(1, 0): 6}, (), (2, 0))"), 2, 2,
                     "The square (3, 1) for the robot is outside the board of 3 × 2 squares.");
    check_diagnostic(parse("; x\nSokobanState(\"START\")"), 2, 1,
                     "Found SokobanState where SnowmanState is expected: this is a board of another puzzle.");
}

}  // namespace snow_text_test
