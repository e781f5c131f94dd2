#include "core/text/lunar_text.h"

#include <doctest/doctest.h>

#include "core/text/words.h"
#include "tests/support/expect_diagnostic.h"
#include "tests/support/lunar_boards.h"

namespace lunar_text_test {

using namespace frontier;
using frontier::test::check_diagnostic;

namespace {

std::string written(const std::string& text) {
    const auto board = read_lunar(text);
    return board ? write_lunar(*board) : board.diagnostic().message;
}

std::string square_of(char c, std::size_t size) {
    std::string text;
    for (std::size_t y = 0; y < size; ++y) text += std::string(size, c) + '\n';
    return text;
}

const std::string kSquareExpected =
    " where a square is expected: . or a blank for an empty one, + for the hatch, a b c … for helpers, A B C "
    "… for "
    "rovers.";

std::string edited(std::string text, void (*change)(Picture&)) {
    auto picture = sketch_lunar(text);
    REQUIRE(picture);
    change(*picture);
    return lunar_text_of(*picture);
}

}  // namespace

TEST_CASE("lunar text: boards that are written as they were read, framed or not") {
    for (const char* board :
         {"+\n", "a.A\n.+.\n..b\n", "A.a\n.b.\n...\n", "#####\n#a.A#\n#.+.#\n#...#\n#####\n",
          "###\n#+#\n###\n", "z....\n.....\n..+..\n.....\nZ...M\n"}) {
        CHECK(written(board) == board);
    }
    CHECK(written("a.A\n...\n...\n") == "a.A\n.+.\n...\n");
    CHECK(written("; level: x\n\na.A\r\n.+.\r\n...\r\n\n\n") == "a.A\n.+.\n...\n");
    CHECK(written(":: note\na.A\n; between\n.+.\n...") == "a.A\n.+.\n...\n");
}

TEST_CASE("lunar text: blanks are empty squares, and may be cut off") {
    const std::string board = "a.A\n.+.\n..b\n";
    CHECK(written("a A\n   \n  b\n") == board);
    CHECK(written("a A\n\n  b\n") == board);
    CHECK(written("a A   \n + \n  b") == board);
    CHECK(written("a.A\n.\n..b\n") == board);
    CHECK(written("#####\n#a A#\n# + #\n#  b#\n#####   \n") == "#####\n#a.A#\n#.+.#\n#..b#\n#####\n");
    CHECK(written("   \na A\n   \n") == "...\na+A\n...\n");
    CHECK(written("a A\n   \n  b\n   \n") == board);  // a line of blanks too many
    CHECK(written("    \na A\n   \n  b\n") == board);
    CHECK(written(" \na\n \n") == "...\na+.\n...\n");
}

TEST_CASE("lunar text: a rover on the hatch has left") {
    const auto board = read_lunar("a.B\n.A.\n..b\n");
    REQUIRE(board);
    CHECK(board->left == std::vector<char>{'A'});
    CHECK(board->rovers == std::vector<std::uint16_t>{kOffBoard, 3});
    CHECK(write_lunar(*board) == "a.B\n.+.\n..b\n");
    CHECK(read_lunar("..B\n.a.\n...\n")->left.empty());
}

TEST_CASE("lunar text: sizes that cannot be") {
    check_diagnostic(
        read_lunar(square_of('.', 6)), 6, 1,
        "The board is 6 × 6, an even size: it must be odd, so that one square, the hatch, is in the middle.");
    check_diagnostic(
        read_lunar("####\n#a.#\n#.A#\n####\n"), 3, 1,
        "The board is 2 × 2, an even size: it must be odd, so that one square, the hatch, is in the middle.");
    check_diagnostic(read_lunar(square_of('.', 27)), 26, 1,
                     "The board has 27 rows; at most 25 × 25 squares are possible.");
    CHECK(read_lunar(square_of('.', 25)));
    check_diagnostic(read_lunar("a....\n.....\nA...."), 3, 1,
                     "The board has 3 rows and 5 columns: it must have as many rows as columns.");
    check_diagnostic(read_lunar("a.A\n...\n...\n...\n...\n"), 5, 1,
                     "The board has 5 rows and 3 columns: it must have as many rows as columns.");
    check_diagnostic(read_lunar("#####\n#a.A#\n#####\n"), 2, 1,
                     "The board has 1 row and 3 columns: it must have as many rows as columns.");
    check_diagnostic(read_lunar("a.A\n....\n..."), 2, 4,
                     "This row has 4 squares, but there are only 3 rows: the board must be square.");
}

TEST_CASE("lunar text: what is not a square, and pieces that cannot be") {
    check_diagnostic(read_lunar("a.A\n.?.\n..b\n"), 2, 2, "Found \"?\"" + kSquareExpected);
    check_diagnostic(read_lunar("; x\n\na.A\n.\t.\n..b\n"), 4, 2, "Found a tab" + kSquareExpected);
    check_diagnostic(read_lunar("a.A\n.é.\n..b\n"), 2, 2, "Found \"é\"" + kSquareExpected);
    check_diagnostic(read_lunar("a.A\n.#.\n..b\n"), 2, 2, "Found \"#\"" + kSquareExpected);
    check_diagnostic(read_lunar("#####\n#a.A#\n#.#.#\n#...#\n#####\n"), 3, 3,
                     "Found \"#\"" + kSquareExpected);
    check_diagnostic(read_lunar("a.A\n...\n.+.\n"), 3, 2,
                     "Found the hatch + here, but it is always in the middle, in line 2, column 2.");
    check_diagnostic(read_lunar("#####\n#a.+#\n#...#\n#...#\n#####\n"), 2, 4,
                     "Found the hatch + here, but it is always in the middle, in line 3, column 3.");
    check_diagnostic(
        read_lunar("a.A\n...\n.Aa\n"), 3, 2,
        "Found a second A; the first is in line 1, column 3. Every piece has a letter of its own.");
    const std::string nothing = "There is no board: write as many rows as columns, with . for empty squares.";
    for (const char* text : {"", "\n\n", "; only words\n", "   \n   \n   \n"})
        check_diagnostic(read_lunar(text), 1, 1, nothing);
}

TEST_CASE("lunar text: frames with holes") {
    const std::string on = " where the frame should go on: # all the way round the board.";
    check_diagnostic(read_lunar("#####\n#a.A.\n#...#\n#...#\n#####\n"), 2, 5, "Found \".\"" + on);
    check_diagnostic(read_lunar("#####\n#a.A\n#...#\n#...#\n#####\n"), 2, 5,
                     "Found the end of the line" + on);
    check_diagnostic(read_lunar("#####\na...#\n#...#\n#...#\n#####\n"), 2, 1, "Found \"a\"" + on);
    check_diagnostic(read_lunar("#####\n#a.A#\n#...#\n#...#\n"), 4, 2, "Found \".\"" + on);
    check_diagnostic(read_lunar("#####\n#a.A##\n#...#\n#...#\n#####\n"), 2, 6,
                     "Found \"#\" outside the frame, which is 5 wide in its first row.");
    check_diagnostic(read_lunar("##\n##\n"), 1, 1, "There is no square inside the frame.");
    check_diagnostic(read_lunar("#"), 1, 1, "There is no square inside the frame.");
}

TEST_CASE("lunar text: a sketch shows what can be shown, and is written back") {
    for (const std::string& text : frontier::test::kLunarBoards) {
        const auto picture = sketch_lunar(text);
        REQUIRE(picture);
        const auto board = read_lunar(lunar_text_of(*picture));
        REQUIRE(board);
        CHECK(picture_of(*board).cells == picture_of(*read_lunar(text)).cells);
    }
    const auto even = sketch_lunar("a.\n.A\n");
    REQUIRE(even);
    CHECK(lunar_text_of(*even) == "a.\n.A\n");
    CHECK(lunar_text_of(*sketch_lunar("a?A\n\n#")) == "a.A\n.+.\n...\n");
    CHECK(lunar_text_of(*sketch_lunar("a..\n.A.\na..\n")) ==
          "a..\n.A.\nb..\n");  // a rover may stand on the hatch there
    CHECK_FALSE(sketch_lunar(""));
    CHECK_FALSE(sketch_lunar("#####\n#a.A\n#####\n"));
    CHECK_FALSE(sketch_lunar(square_of('.', 26)));
    CHECK_FALSE(sketch_lunar(std::string(26, '.')));
}

TEST_CASE("lunar text: new pieces get the next free letters") {
    const std::string board = "a.A\n.+.\n..c\n";
    const auto put = [](Picture& picture, std::size_t cell, std::int32_t piece, std::int32_t label) {
        picture.cells[3 * cell + 1] = piece;
        picture.cells[3 * cell + 2] = label;
    };
    static const auto place = put;
    CHECK(edited(board, [](Picture& picture) { place(picture, 1, kLunarHelper, -1); }) == "abA\n.+.\n..c\n");
    CHECK(edited(board, [](Picture& picture) { place(picture, 4, kLunarHelper, 0); }) == "a.A\n.b.\n..c\n");
    CHECK(edited(board, [](Picture& picture) { place(picture, 0, kLunarRover, -1); }) == "B.A\n.+.\n..c\n");
    CHECK(edited(board, [](Picture& picture) { place(picture, 0, kLunarHelper, 99); }) == "a.A\n.+.\n..c\n");
    CHECK(edited(board, [](Picture& picture) { place(picture, 8, -1, -1); }) == "a.A\n.+.\n...\n");
    const auto full = edited(square_of('.', 7), [](Picture& picture) {
        for (std::size_t cell = 0; cell < 28; ++cell) place(picture, cell, kLunarHelper, -1);
    });
    CHECK(full == "abcdefg\nhijklmn\nopqrstu\nvwxyzzz\n.......\n.......\n.......\n");
    CHECK_FALSE(read_lunar(full));
}

TEST_CASE("lunar text: rows are told from titles") {
    for (const char* row : {"ab...", ".....", "+", "#####", "#A..#", "..+..", "a", "A", "  a", "a   b", "abc",
                            "cde", "aAb", "a.a..", "A.", "ab+"}) {
        CHECK_MESSAGE(is_lunar_line(row), row);
    }
    for (const char* title :
         {"", "   ", "First steps", "Level 1", "Hard", "No way out", "First steps.", "ab", "; level: a",
          "Title: x", "Moon", "Hard one", "a-b", "A rover.", "..........................................."}) {
        CHECK_FALSE_MESSAGE(is_lunar_line(title), title);
    }
}

TEST_CASE("lunar text: the course's constructor call is read, with its mistakes at their places") {
    const std::string call =
        "# five\nLunarLockoutState(\"START\", 0, None, 3, ((0, 0), (2, 2)), ((1, 1), (2, 0)))\n";
    const auto board = read_lunar(call);
    REQUIRE(board);
    CHECK(board->format == LunarFormat::course);
    CHECK(write_lunar(*board) == "a.B\n.+.\n..b\n");
    CHECK(board->left == std::vector<char>{'A'});  // it stood on the hatch
    CHECK(lunar_text_of(*sketch_lunar(call)) == "a.B\n.A.\n..b\n");
    CHECK_FALSE(sketch_lunar("LunarLockoutState(\"START\", 0, None, 4, (), ())"));
    check_diagnostic(read_lunar("x\nLunarLockoutState(\"START\", 0, None,\n 4, (), ())"), 3, 2,
                     "Found the size 4; a board has an odd size, so that there is a square in the middle.");
    check_diagnostic(
        read_lunar("SnowmanState(\"START\")"), 1, 1,
        "Found SnowmanState where LunarLockoutState is expected: this is a board of another puzzle.");
}

}  // namespace lunar_text_test
