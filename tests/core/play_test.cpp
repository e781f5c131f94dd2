// What a line of moves, and the expansions of a search, say of the pieces on the board.
#include <doctest/doctest.h>

#include "core/catalog.h"
#include "core/text/words.h"

namespace play_test {

using namespace frontier;

namespace {

// "8>9 9>10"; a side without a cell is left out.
std::string shown(const std::vector<Shift>& shifts) {
    const auto cell = [](const std::optional<std::size_t>& side) {
        return side ? std::to_string(*side) : "";
    };
    std::string text;
    for (const Shift& shift : shifts)
        text += concat(text.empty() ? "" : " ", cell(shift.from), '>', cell(shift.to));
    return text;
}

// Each move of a board with its shifts.
std::string moves_on(std::string_view domain, std::string_view board, const Options& options = {}) {
    const auto line = start_play(domain, board, options);
    REQUIRE(line);
    std::string text;
    for (const NextMove& move : (*line)->position(0).moves)
        text += concat(move.action, ' ', shown(move.shifts), '\n');
    return text;
}

std::string successors_of(std::string_view strategy, const char* space) {
    Request request;
    request.domain = "sokoban";
    request.board = "#######\n#@ $ .#\n#######\n";
    request.strategy = strategy;
    request.heuristic = "manhattan";
    request.options = {{"space", space}};
    const auto search = start_search(request);
    REQUIRE(search);
    while ((*search)->advance(100) == Status::running) continue;
    std::string text;
    for (StepIndex index = 0; index < (*search)->stats().counters.expanded; ++index) {
        for (const SuccessorRow& row : (*search)->expansion(index).successors)
            text += concat(row.row.action, ' ', shown(row.shifts), '\n');
    }
    return text;
}

}  // namespace

TEST_CASE("play: every move names the pieces that it moves, the mover first") {
    CHECK(moves_on("sokoban", "######\n#@$ .#\n#    #\n######\n") == "right 7>8 8>9\ndown 7>13\n");
    CHECK(moves_on("sokoban", "@-.\n$@-\n---\n") ==
          "0 right 0>1\n0 down 0>3 3>6\n1 up 4>1\n1 right 4>5\n1 down 4>7\n");
    CHECK(moves_on("lunar", "a....\n.....\nA...b\n.....\n.....\n") ==
          "a down 0>5\nb left 14>11\nA up 10>5\nA right 10>13\n");
    CHECK(moves_on("jugs", "3 4\n2 0\n* 2\n") ==
          "Empty 3 Gallon 0>\nFill 3 Gallon >0\nFill 4 Gallon >1\nPour 3 into 4 0>1\n");
    CHECK(moves_on("tiles", "1 2\n. 3\n") == "move 1 down 0>2\nmove 3 left 3>2\n");
    CHECK(moves_on("tiles", "3 .\n3 .\n\n3 3\n. .\n", {{"cost", "unit"}}) ==
          "move 3 right 0>1\nmove 2nd 3 right 2>3\n");
}

TEST_CASE("play: a line tells pushes from other moves") {
    using Pushes = std::vector<std::uint8_t>;
    const auto pushes_of = [](std::string_view domain, std::string_view board,
                              const std::vector<std::string>& actions) {
        const auto line = start_play(domain, board, {});
        REQUIRE(line);
        REQUIRE_FALSE((*line)->set_line(actions));
        return (*line)->pushes();
    };
    CHECK(pushes_of("sokoban", "#######\n#@ $ .#\n#######\n", {"right", "right", "left"}) == Pushes{0, 1, 0});
    CHECK(pushes_of("tiles", "1 2\n. 3\n", {"move 3 left"}) == Pushes{0});
    CHECK(pushes_of("jugs", "3 4\n2 0\n* 2\n", {"Pour 3 into 4"}) == Pushes{0});
    CHECK(pushes_of("jugs", "3 4\n2 0\n* 2\n", {}).empty());
}

TEST_CASE("play: who pushes a ball off a stack stays where it is") {
    CHECK(moves_on("snowman", "?b-\nmsX\n") == "right 0>1 1>2\n");
    CHECK(moves_on("snowman", "?A-\nsX-\n") == "right 0>0 1>2\n");
}

TEST_CASE("play: a rover that leaves goes to the hatch, and is not there any more") {
    const auto line = start_play("lunar", ".....\n.....\nA..b.\n.....\na....\n", {});
    REQUIRE(line);
    REQUIRE((*line)->move(0, "A right"));
    const Position after = (*line)->position(1);
    CHECK(shown(after.shifts) == "10>12");
    CHECK(after.picture.cells[3 * 12 + 1] == -1);
    CHECK((*line)->position(0).shifts.empty());
}

TEST_CASE("play: expansions name the pieces that move, whatever the loop and the space") {
    CHECK(successors_of("a_star", "moves").starts_with("right 8>9\nright 9>10 10>11\n"));
    CHECK(successors_of("ida_star", "moves").find("right 9>10 10>11\n") != std::string::npos);
    CHECK(successors_of("a_star", "pushes") == "box 1 right 8>10 10>11\nbox 1 right 10>11 11>12\n");
}

namespace {

std::vector<std::size_t> dead_pieces(std::string_view domain, std::string_view board) {
    const auto line = start_play(domain, board, {});
    REQUIRE(line);
    const Position position = (*line)->position(0);
    CHECK_FALSE(position.dead_end.empty());
    return position.dead_end_cells;
}

using Cells = std::vector<std::size_t>;

}  // namespace

TEST_CASE("play: a dead end names the boxes that its rule speaks of") {
    CHECK(dead_pieces("sokoban", "######\n#$ @.#\n# $ .#\n#    #\n######\n") == Cells{7});  // in a corner
    CHECK(dead_pieces("sokoban", "#######\n#  .  #\n# $$@ #\n# $$  #\n#   $ #\n# ....#\n#######\n") ==
          Cells{16, 17, 23, 24});  // four in a square, and one beside it
    // A wall with one storage square and two boxes along it; the third box is free.
    CHECK(dead_pieces("sokoban", "########\n# $.$  #\n#   @$ #\n#  .   #\n#    . #\n########\n") ==
          Cells{10, 12});
}

TEST_CASE("play: other puzzles name their pieces, where a rule speaks of some") {
    CHECK(dead_pieces("snowman", "m---\n ?b\n s X\n----\n") == Cells{0});
    CHECK(dead_pieces("snowman", "----\n ?G\n   X\n----\n") == Cells{6});
    CHECK(dead_pieces("snowman", "----\n ?bs\n   m\ndestination 3 2\n") == Cells{11});
    CHECK(dead_pieces("lunar", "A...B\n.....\n.....\n.....\n.....\n") == Cells{0, 4});  // no helper
    CHECK(dead_pieces("lunar", "a...A\n.....\n.....\n.....\n.....\n") == Cells{0, 4});  // beside the hatch
    CHECK(dead_pieces("jugs", "4 6\n0 0\n* 3\n") == Cells{1});
    CHECK(dead_pieces("tiles", "1 x 3\n2 x .\n\n2 x 3\n1 x .\n") == Cells{0, 3});  // without an empty cell
    CHECK(dead_pieces("tiles", "2 1\n3 .\n\n1 2\n3 .\n").empty());  // parity is about the whole board
}

TEST_CASE("play: expansions name the dead pieces where they are after the action") {
    for (const char* strategy : {"a_star", "depth_first"}) {
        CAPTURE(strategy);
        Request request;
        request.domain = "sokoban";
        request.board = "######\n#.@$ #\n#    #\n######\n";
        request.strategy = strategy;
        const auto search = start_search(request);
        REQUIRE(search);
        while ((*search)->advance(100) == Status::running) continue;
        const auto successors = (*search)->expansion(0).successors;
        REQUIRE(successors.size() == 3);
        CHECK(successors[0].outcome == Outcome::deadlock);
        CHECK(successors[0].cells == Cells{10});
        CHECK(successors[1].cells.empty());
    }
}

}  // namespace play_test
