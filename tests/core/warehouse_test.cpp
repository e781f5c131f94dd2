#include "core/text/warehouse.h"

#include <doctest/doctest.h>

#include "core/text/words.h"
#include "tests/support/expect_diagnostic.h"
#include "tests/support/warehouses.h"

namespace warehouse_test {

using namespace frontier;
using frontier::test::check_diagnostic;
using frontier::test::drawn;

namespace {

std::string robots(const std::string& text) {
    const auto warehouse = read_warehouse(text);
    REQUIRE(warehouse);
    std::string places;
    for (const Place place : warehouse->robots) places += concat('(', place.x, ',', place.y, ')');
    return places;
}

std::string row_of(char c, std::size_t count) { return std::string(count, c) + '\n'; }

}  // namespace

TEST_CASE("warehouse: XSB that is written as it was read") {
    for (const std::string board : std::initializer_list<const char*>{
             "#####\n#@$.#\n#####\n", "  ####\n###  #\n#@$ .#\n######\n", "#+*#\n", "@\n", "@@$$..\n", "@-\n",
             " @\n $.\n", "---\n@$.\n---\n"}) {
        CHECK(drawn(board) == board);
    }
    CHECK(drawn("-@-\n-$.\n") == " @\n $.\n");
}

TEST_CASE("warehouse: other spellings of the same board") {
    const std::string board = "#######\n#@ $ .#\n#+  * #\n#######\n";
    CHECK(drawn(board) == board);
    CHECK(drawn("#######\n#p b .#\n#P  B #\n#######\n") == board);
    CHECK(drawn("#######\n#@-$_.#\n#+--*_#\n#######") == board);
    CHECK(drawn("#######\r\n#@ $ .#\r\n#+  * #\r\n#######\r\n") == board);
    CHECK(drawn("; a comment\n:: another\n\n" + board + "\n\nTitle: x\nAuthor: y\n") == board);
    CHECK(drawn("Level 3\n" + board) == board);
    CHECK(drawn(board + "; after\n") == board);
}

TEST_CASE("warehouse: rows of blanks count beside a row that is no longer, an empty line ends the board") {
    CHECK(drawn("@$.\n   \n---\n") == "@$.\n---\n---\n");
    CHECK(drawn("@$.\n   \n  .\n") == "@$.\n---\n  .\n");
    CHECK(drawn("   \n@$.\n") == "---\n@$.\n");
    CHECK(drawn("@$.\n   \n") == "@$.\n---\n");
    CHECK(drawn("title\n\n    \n   \n; a comment\n@$.\n    \n   \n") == "----\n----\n@$.\n----\n----\n");
    CHECK(drawn("  \n@$.\n  \n") == "@$.\n");
    CHECK(drawn("\t\t\t\n@$.\n\t\t\t\n") == "@$.\n");
    CHECK(read_warehouse("@$.\n\nsome words\n")->height == 1);
    CHECK(drawn("@$.  \n $. \n") == "@$.--\n $.\n");
}

TEST_CASE("warehouse: what stands around a board is told from its rows") {
    const std::string board = "#####\n#@$.#\n#####\n";
    for (const std::string text : std::initializer_list<const char*>{
             "\xEF\xBB\xBF%", "Bob\n\n%", "Title: Bob\n%\nBob\n", "1.\n%", "My first board\n\n%",
             "-----\nMine\n-----\n\n%", "; Bob\n%Author: Ann: x\n\nSolution\nrrRR\n", "(by Ann)\n%",
             "%A note\n\n-----\nmore notes (34 moves)\n", ":: x ::\n%", "#1\n%", "Level 7\n%"}) {
        std::string whole = text;
        whole.replace(whole.find('%'), 1, board);
        CHECK(drawn(whole) == board);
    }
    CHECK(drawn(" pb\n#.\npb\no\n") == " @$\n#.\n@$\n.\n");  // letters alone may be a row, too
    check_diagnostic(
        read_warehouse("x\nBob\n#.\n"), 2, 1,
        "This line may be a title or a row: put an empty line below a title, or @ $ * + . into a row.");
}

TEST_CASE("warehouse: CS161's numbers, however they are dressed") {
    const std::string plain = "((1 1 1 1) (1 3 4 1) (1 2 5 6))\n";
    CHECK(drawn(plain) == plain);
    CHECK(drawn("((1 1 1 1)(1 3 4 1)(1 2 5 6))") == plain);
    CHECK(drawn("'((1 1 1 1) (1 3 4 1) (1 2 5 6))") == plain);
    CHECK(drawn("(setq s1 '((1 1 1 1)\n           (1 3 4 1)\n           (1 2 5 6)\n           ))\n") ==
          plain);
    CHECK(drawn("(setq p1 '((1 1 1 1) (1 3 4 1) (1 2 5 6))).") == plain);
    CHECK(drawn("; robots and boxes\n\n((1 1 1 1)\n; between\n(1 3 4 1)\r\n(1 2 5 6))\n") == plain);
    CHECK(drawn("((1111)(1341)(1256))") != plain);
    CHECK(
        drawn("Title: x\nsome words\n(SETQ p '((1 1 1 1) (1 3 4 1) ; a comment\n (1 2 5 6)))\nAuthor: y\n") ==
        plain);
}

TEST_CASE("warehouse: robots are numbered in reading order, or by a line of their own") {
    CHECK(robots("#####\n# @@#\n#@  #\n#####\n") == "(2,1)(3,1)(1,2)");
    CHECK(robots("; robots: 0=(0,1) 1=(2,0) 2=(1,0)\n#####\n# @@#\n#@  #\n#####\n") == "(1,2)(3,1)(2,1)");
    CHECK(robots("@@\n; robots: 0=(0,-1) 1=(-1,-1)\n") == "(1,0)(0,0)");
    const std::string board = "; robots: 0=(0,1) 1=(2,0) 2=(1,0)\n#####\n# @@#\n#@  #\n#####\n";
    CHECK(drawn(board) == board);
    const std::string numbers = "; robots: 0=(0,-1) 1=(-1,-1)\n((3 3))\n";
    CHECK(drawn(numbers) == numbers);
    CHECK(drawn("; robots: 0=(-1,-1) 1=(0,-1)\n@@\n") == "@@\n");
}

TEST_CASE("warehouse: every mistake in XSB has its line and column") {
    const std::string expected = " where a square is expected: one of # . $ * @ + or a blank.";
    check_diagnostic(read_warehouse(""), 1, 1,
                     "The board is empty: draw walls #, a robot @, boxes $ and storage squares.");
    check_diagnostic(read_warehouse("; nothing\n\n"), 2, 1,
                     "The board is empty: draw walls #, a robot @, boxes $ and storage squares.");
    check_diagnostic(read_warehouse("####\n#@x#\n"), 2, 3, "Found \"x\"" + expected);
    check_diagnostic(read_warehouse("####\r\n#@\t#\r\n"), 2, 3,
                     "Found a tab" + expected + " Use blanks instead of tabs.");
    check_diagnostic(read_warehouse("\t###\n\t#@#\n"), 1, 1,
                     "Found a tab" + expected + " Use blanks instead of tabs.");
    check_diagnostic(read_warehouse("##x\n####\n"), 1, 3, "Found \"x\"" + expected);
    check_diagnostic(read_warehouse("####\nwords\n####\n"), 2, 1, "Found \"w\"" + expected);
    check_diagnostic(read_warehouse("@$.\n x\n"), 2, 2, "Found \"x\"" + expected);
    check_diagnostic(read_warehouse("@$.\n#:#\n"), 2, 2, "Found \":\"" + expected);
    check_diagnostic(read_warehouse("words\n###é\n"), 2, 4, "Found \"é\"" + expected);
    check_diagnostic(read_warehouse("Bob\n"), 1, 1,
                     "There is no board here: a row has one of # . $ * @ + in it.");
    check_diagnostic(read_warehouse(std::string((1 << 20) + 1, '#')), 1, 1,
                     "A board's text may be at most 1 MiB.");
    check_diagnostic(read_warehouse("##\n#é\n"), 2, 2, "Found \"é\"" + expected);
    check_diagnostic(
        read_warehouse("@$.\n\n@$.\n"), 3, 1,
        "A second board begins here; an empty line or words ended the first. Use - for an empty row.");
    const std::string too_large = "A board may be at most 64 × 64 squares.";
    check_diagnostic(read_warehouse("#\n" + row_of('#', 65)), 2, 65, too_large);
    std::string tall;
    for (int i = 0; i < 65; ++i) tall += "##\n";
    check_diagnostic(read_warehouse("; tall\n" + tall), 66, 1, too_large);
    CHECK(read_warehouse(row_of('#', 64)));
}

TEST_CASE("warehouse: every mistake in numbers has its line and column") {
    const std::string number = " where a number from 0 to 6 or \")\" is expected.";
    check_diagnostic(read_warehouse("((1 7))"), 1, 5, "Found \"7\"" + number);
    check_diagnostic(read_warehouse("((1 1)\n (1 x))"), 2, 5, "Found \"x\"" + number);
    check_diagnostic(read_warehouse("((1 13))"), 1, 5, "Found \"1\"" + number);
    check_diagnostic(read_warehouse("((1 1) 1)"), 1, 8,
                     "Found \"1\" where \")\" for another row or the end of the list is expected.");
    check_diagnostic(read_warehouse("((1 1)"), 1, 7,
                     "The text ends where \")\" for another row or the end of the list is expected.");
    check_diagnostic(read_warehouse("((1 1"), 1, 6, "The text ends" + number);
    check_diagnostic(read_warehouse("((1 1))\n(2)"), 2, 1,
                     "Found \"(\" where the end of the text is expected.");
    check_diagnostic(read_warehouse("((3)\n  (2 4))"), 2, 3, "This row has 2 squares, the first has 1.");
    check_diagnostic(read_warehouse("(setq a b '((3)))"), 1, 9,
                     "Found \"b\" where \"(\" for the list of rows is expected.");
    check_diagnostic(read_warehouse("(1 1)"), 1, 2,
                     "Found \"1\" where \")\" for another row or the end of the list is expected.");
    check_diagnostic(read_warehouse("(setq '((1)))"), 1, 7, "Found \"'\" where a name is expected.");
    check_diagnostic(read_warehouse("(setq"), 1, 6, "The text ends where a name is expected.");
    check_diagnostic(read_warehouse("(setq p1"), 1, 9,
                     "The text ends where \"(\" for the list of rows is expected.");
    check_diagnostic(read_warehouse("(setq p1 '((1))"), 1, 16,
                     "The text ends where \")\" for the end of setq is expected.");
    check_diagnostic(read_warehouse("()"), 1, 1,
                     "The board is empty: draw walls #, a robot @, boxes $ and storage squares.");
}

TEST_CASE("warehouse: every mistake in the line of robots has its line and column") {
    const auto read = [](const std::string& value) { return read_warehouse("@@\n; robots: " + value); };
    const std::string line = "In the line of robots, ";
    check_diagnostic(read("0=(-1,-1) 1:(0,-1)"), 2, 21, line + "\"1:(0,-1)\" is not of the form 0=(2,1).");
    check_diagnostic(read("0=(-1,-1)x 1=(0,-1)"), 2, 11, line + "\"0=(-1,-1)x\" is not of the form 0=(2,1).");
    check_diagnostic(read("0=(-1,"), 2, 11, line + "\"0=(-1,\" is not of the form 0=(2,1).");
    check_diagnostic(read("zero"), 2, 11, line + "\"zero\" is not of the form 0=(2,1).");
    check_diagnostic(read("0=(99999999999,1)"), 2, 11,
                     line + "\"0=(99999999999,1)\" is not of the form 0=(2,1).");
    check_diagnostic(read("1=(-1,-1)"), 2, 11, line + "\"1=(-1,-1)\" does not carry the next number.");
    check_diagnostic(read("0=(1,-1)"), 2, 11, line + "\"0=(1,-1)\" names a square without a robot.");
    check_diagnostic(read("0=(2147483647,1)"), 2, 11,
                     line + "\"0=(2147483647,1)\" names a square without a robot.");
    check_diagnostic(read("0=(-1,-1) 1=(-1,-1)"), 2, 21, line + "\"1=(-1,-1)\" names a robot twice.");
    check_diagnostic(read("0=(-1,-1)"), 2, 1, "The line of robots names 1 of 2 robots.");
}

TEST_CASE("warehouse: rows are told from titles") {
    for (const char* row : {"###", " #@ #", "-", "  _", "((1 1)", "'((1", ")", "pB.", "$"})
        CHECK(is_warehouse_line(row));
    for (const char* title : {"Bob", "Level 1", "My first board", "", "; x", "1", "pp"})
        CHECK_FALSE(is_warehouse_line(title));
}

}  // namespace warehouse_test
