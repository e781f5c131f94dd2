#include <doctest/doctest.h>

#include "core/game/game.h"
#include "core/game/read_game.h"
#include "tests/support/random.h"

namespace game_read_test {

using namespace frontier;
using namespace frontier::game;

namespace {

template <class T> void refused(const Result<T>& result, const std::string& field, std::size_t line,
                                std::size_t column, const std::string& message) {
    REQUIRE_FALSE(result);
    CHECK(result.diagnostic().message == message);
    CHECK(result.diagnostic().field == field);
    CHECK(result.diagnostic().line == line);
    CHECK(result.diagnostic().column == column);
}

const std::string kSame = "; both boards must hold the same tiles.";

}  // namespace

TEST_CASE("blanks, tabs, carriage returns, remarks and empty lines around a board do not matter") {
    const std::string tidy = "1 . -20\nx 4 .\n";
    for (const char* text :
         {"1 . -20\nx 4 .", "\n\n 1\t.  -20 \r\nx 4 .\r\n\n", "; a remark\n1 . -20\nx 4 .\n\n; another\n"}) {
        const auto sketch = sketch_game_board(text, "start");
        REQUIRE(sketch);
        CHECK(sketch->text == tidy);
        CHECK(sketch->picture.cells == sketch_game_board(tidy, "goal")->picture.cells);
    }
}

TEST_CASE("a board that cannot be read is refused with its place") {
    refused(read_board("", "start"), "start", 1, 1, "There is no row in the text of the start.");
    CHECK(read_board("```\n1 2\n```\n", "start")->squares.size() == 2);
    CHECK(read_board("> 1 2\n> 3 .\n", "start")->squares[2].column == 3);
    refused(read_board("> 1 2\n> 3 y\n", "start"), "start", 2, 5,
            "Found \"y\", expected a whole number, \".\" for an empty cell or \"x\" for a fixed one.");
    refused(read_board(" \n; 1 2\n", "goal"), "goal", 1, 1, "There is no row in the text of the goal.");
    const std::string expected =
        ", expected a whole number, \".\" for an empty cell or \"x\" for a fixed one.";
    refused(read_board("1 2\n3  a\n", "goal"), "goal", 2, 4, "Found \"a\"" + expected);
    for (const std::string token : {"-", "+1", "1.5", "X", "--1", "0x1", "1e3", "..", "é"})
        refused(read_board(token, "start"), "start", 1, 1, "Found \"" + token + "\"" + expected);
    for (const std::string token : {"1000001", "-1000001", "99999999999999999999"}) {
        refused(read_board("1 " + token, "start"), "start", 1, 3,
                "The tile " + token + " is too large: tiles are from -1000000 to 1000000.");
    }
    refused(read_board("1 2 3\n4 .\n", "start"), "start", 2, 4, "This row has 2 cells, the first has 3.");
    refused(read_board("1 .\n2 3 4\n", "start"), "start", 2, 5, "This row has 3 cells, the first has 2.");
    refused(read_board("1 .\n\n2 3\n", "start"), "start", 3, 1,
            "The board ended with the empty line above, but here is more.");
    refused(read_board("1 2 3 4 5 6 7 8 9 10 11", "start"), "start", 1, 22,
            "A board has at most 10 rows of 10 cells.");
    refused(read_board("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11", "goal"), "goal", 11, 1,
            "A board has at most 10 rows of 10 cells.");
    CHECK(read_board("1000000 -1000000 -0", "start"));
}

TEST_CASE("boards that do not belong together are refused where they differ") {
    refused(read_rules("1 .\n", "1 . .\n"), "goal", 1, 1,
            "The goal has 1 row of 3 cells, the start 1 row of 2.");
    refused(read_rules("1 .\n2 .\n", "\n1 .\n"), "goal", 2, 1,
            "The goal has 1 row of 2 cells, the start 2 rows of 2.");
    refused(read_rules("1 2 .\n", "1 . 3\n"), "goal", 1, 5, "The start has no tile 3" + kSame);
    refused(read_rules("1 2 2\n", "1 . 2\n"), "start", 1, 3,
            "The start has 2 tiles 2, the goal only 1" + kSame);
    refused(read_rules("1 . 3\n", "1 . .\n"), "start", 1, 5, "The goal has no tile 3" + kSame);
    refused(
        read_rules("1 x\n", "1 .\n"), "goal", 1, 3,
        "This cell is empty in the goal and fixed in the start; both boards must have the same fixed cells.");
    refused(
        read_rules("1 .\n", ". x\n"), "goal", 1, 3,
        "This cell is fixed in the goal and empty in the start; both boards must have the same fixed cells.");
    refused(read_rules("q\n", "z\n"), "start", 1, 1,
            "Found \"q\", expected a whole number, \".\" for an empty cell or \"x\" for a fixed one.");
    CHECK(read_rules("-0 .\n", ". 0\n"));
}

TEST_CASE("the number of turns is a whole number") {
    CHECK(*read_turns("0") == 0);
    CHECK(*read_turns("007") == 7);
    CHECK(*read_turns("100") == 100);
    for (const char* text : {"", "-1", "1.5", "two", " 1", "1e2", "+1"})
        CHECK(read_turns(text).diagnostic().field == "turns");
    CHECK(read_turns("-1").diagnostic().message ==
          "The number of actions is a whole number from 0 up, not \"-1\".");
    CHECK(read_turns("101").diagnostic().message ==
          "At most 100 actions of each agent can be searched, not 101.");
    CHECK(read_turns("99999999999999").diagnostic().message ==
          "At most 100 actions of each agent can be searched, not 99999999999999.");
}

TEST_CASE("a file of games") {
    const auto collection = read_game_levels(
        "; title: Two games\n; domain: game\n\n; level: one\n; turns: 3\n; search: minimax_rand\n; note: "
        "Look.\n1 .\n. "
        "2\n\n. 1\n2 .\n\n"
        "; level: two\n\n1 .\n\n\n. 1\n");
    REQUIRE(collection);
    CHECK(collection->title == "Two games");
    REQUIRE(collection->levels.size() == 2);
    const GameLevel& one = collection->levels[0];
    CHECK(one.id == "one");
    CHECK(one.note == "Look.");
    CHECK(one.search == "minimax_rand");
    CHECK(one.turns == 3);
    CHECK(one.start == "1 .\n. 2\n");
    CHECK(one.goal == ". 1\n2 .\n");
    CHECK(one.line == 8);
    CHECK(collection->levels[1].search == "minimax");
    CHECK(collection->levels[1].goal == ". 1\n");
}

TEST_CASE("a file of games that cannot be read is refused with its place") {
    refused(read_game_levels(""), "board", 1, 1, "There is no game in this text.");
    refused(read_game_levels("1 .\n"), "board", 1, 1, "A game begins with a line \"; level: …\".");
    const std::string two = "A game has two boards, the start and the goal";
    refused(read_game_levels("; title: x\n; level: a\n1 .\n"), "board", 2, 1,
            two + ", with an empty line between.");
    refused(read_game_levels("; level: a\n1 .\n\n. 1\n\n1 .\n"), "board", 6, 1, two + "; here is a third.");
    refused(read_game_levels("; level: a\n1 .\n\n\n. 2\n"), "board", 5, 3, "The start has no tile 2" + kSame);
    refused(read_game_levels("; level: a\n; turns: many\n1 .\n\n. 1\n"), "board", 2, 1,
            "The number of actions is a whole number from 0 up, not \"many\".");
    refused(read_game_levels("; level: a\n; search: guess\n1 .\n\n. 1\n"), "board", 2, 1,
            "There is no search type \"guess\", only minimax, minimax_rand, alpha_beta_pruning.");
}

TEST_CASE("damaged text is refused with a place or read as a board") {
    const std::string whole = "1 . -20\nx 4 .\n; remark\n7 7 0\n";
    const std::string likely = "0123456789.x- \t\n\r;q";
    std::size_t read = 0;
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        CAPTURE(seed);
        test::Random random(seed);
        std::string text = whole;
        for (int changes = random.between(1, 4); changes > 0; --changes) {
            const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size()) + 1));
            const char c =
                random.one_in(5)
                    ? static_cast<char>(random.below(256))
                    : likely[static_cast<std::size_t>(random.below(static_cast<int>(likely.size())))];
            if (random.one_in(2)) text.insert(at, 1, c);
            else text.erase(at, static_cast<std::size_t>(random.between(1, 5)));
        }
        const auto sketch = sketch_game_board(text, "start");
        if (sketch) CHECK(sketch_game_board(sketch->text, "goal")->text == sketch->text);
        else CHECK(sketch.diagnostic().line * sketch.diagnostic().column > 0);
        read += static_cast<bool>(sketch);
        read_game_levels("; level: a\n" + text + "\n" + text);
    }
    CHECK(read > 50);
    CHECK(read < 450);
}

}  // namespace game_read_test
