#include <doctest/doctest.h>

#include "core/catalog.h"
#include "core/text/words.h"
#include "tests/support/expect_diagnostic.h"
#include "tests/support/random.h"
#include "tests/support/searches.h"
#include "tests/support/spaces.h"

namespace tiles_test {

using namespace frontier;
using namespace frontier::test;

namespace {

std::string actions(const std::string& text, const Options& options = {}) {
    std::string names;
    const auto tiles = space_of("tiles", text, options);
    const SuccessorList list = successors_of(*tiles, start_of(*tiles).data());
    for (std::size_t i = 0; i < list.size(); ++i) {
        names += concat(tiles->action_name(list[i].action), " (", list[i].cost, "); ");
    }
    return names;
}

double estimate(const std::string& text, std::string_view id, const Options& options = {}) {
    return estimate_of(*space_of("tiles", text, options), id);
}

std::vector<std::string> notes(const std::string& text) { return space_of("tiles", text)->notes(); }

Stats solved(const std::string& board, const Options& options = {}, const std::string& strategy = "a_star") {
    return test::solved({.domain = "tiles", .board = board, .options = options, .strategy = strategy});
}

const Options kUnit = {{"cost", "unit"}};
const Options kAbsolute = {{"cost", "absolute"}};

}  // namespace

TEST_CASE("tiles: moves in order, at their costs and by their names") {
    CHECK(actions("1 2 3\n4 . 5\n6 7 8\n") ==
          "move 2 down (2); move 4 right (4); move 5 left (5); move 7 up (7); ");
    CHECK(actions(". 3\n. 2\n") == "move 3 left (3); move 2 left (2); ");
    CHECK(actions("1 .\n. 2\n") == "move 1 right (1); move 1 down (1); move 2 left (2); move 2 up (2); ");
    CHECK(actions("-7 . 0\n\n0 -7 .\n", kUnit) == "move -7 right (1); move 0 left (1); ");
    CHECK(actions("-7 . 0\n\n0 -7 .\n", kAbsolute) == "move -7 right (7); move 0 left (0); ");
    CHECK(actions("1 x 2\nx . x\n3 x 4\n") == "");
}

TEST_CASE("tiles: of equal tiles the first that can move so needs no number") {
    CHECK(actions("2 . 2\n. 2 .\n2 2 2\n\n2 2 2\n2 2 2\n. . .\n") ==
          "move 2 right (2); move 2 down (2); move 2 left (2); move 2nd 2 down (2); move 2nd 2 left (2); "
          "move 2nd 2 right (2); "
          "move 2 up (2); move 2nd 2 up (2); move 3rd 2 up (2); ");
    std::string row;
    for (int i = 0; i < 5; ++i) row += "7 . ";
    std::string board;
    for (int i = 0; i < 5; ++i) board += row + '\n';
    const std::string names = actions(board + '\n' + board);
    for (const char* name : {"move 2nd 7 right", "move 3rd 7 right", "move 4th 7 right", "move 11th 7 right",
                             "move 12th 7 right", "move 13th 7 right", "move 21st 7 right",
                             "move 22nd 7 right", "move 23rd 7 right", "move 25th 7 right"}) {
        CHECK(names.find(std::string(name) + ' ') != std::string::npos);
    }
}

TEST_CASE("tiles: estimates") {
    const std::string board = "3 2 1\n6 5 4\n. 7 .\n\n1 2 3\n4 5 6\n7 . .\n";
    CHECK(estimate(board, "zero") == 0);
    CHECK(estimate(board, "misplaced") == 3 + 1 + 6 + 4 + 7);
    CHECK(estimate(board, "manhattan") == 35);
    CHECK(estimate(board, "linear_conflict") == 59);
    CHECK(estimate(board, "misplaced", kUnit) == 5);
    CHECK(estimate(board, "manhattan", kUnit) == 9);
    CHECK(estimate(board, "linear_conflict", kUnit) == 17);
    // Equal tiles: both 5s are one step from a goal, though the first in reading order is two from the first
    // goal.
    CHECK(estimate("5 . 5 . 9\n\n. 5 . 5 9\n", "manhattan") == 10);
    CHECK(estimate("1 2 2 1 . 9\n\n2 1 1 2 . 9\n", "misplaced") == 6);
    // Around fixed cells.
    CHECK(estimate("8 x .\n. . .\n\n. x 8\n. . .\n", "manhattan") == 8 * 4);
    CHECK(space_of("tiles", board)->with_heuristic("no such") == nullptr);
}

TEST_CASE("tiles: the larger of detours and conflicts, never both") {
    // 1 and 2 change places around the fixed cell: four moves each, where straight ways and stepping aside
    // would be fewer.
    const std::string detour = "2 x 1\n. . .\n. . .\n\n1 x 2\n. . .\n. . .\n";
    CHECK(estimate(detour, "manhattan") == 1 * 4 + 2 * 4);
    CHECK(estimate(detour, "linear_conflict") == 1 * 4 + 2 * 4);
    CHECK(*solved(detour).cost == 14);
    // The fixed cell is in nobody's way.
    const std::string conflict = "2 1 .\n. . x\n\n1 2 .\n. . x\n";
    CHECK(estimate(conflict, "manhattan") == 1 + 2);
    CHECK(estimate(conflict, "linear_conflict") == 1 + 2 + 2);
}

TEST_CASE("tiles: the vectors") {
    const std::string ordinary = "\n1 2 3\n4 5 6\n7 8 .\n";
    CHECK(*solved("8 1 3\n4 . 2\n7 6 5\n" + ordinary).cost == 71);
    CHECK(*solved("8 1 3\n4 . 2\n7 6 5\n" + ordinary, kUnit).cost == 14);
    CHECK(*solved("3 2 1\n6 5 4\n. 7 .\n").cost == 73);
    CHECK(*solved(". 1 4\n. 2 5\n. 3 6\n\n1 2 4\n3 . 5\n. . 6\n").cost == 9);
    CHECK(*solved("3 2 1\n. . 4\n6 5 x\n\n1 2 3\n4 5 6\n. . x\n").cost == 59);
    CHECK(*solved("2 2 1\n1 3 3\n. 4 4\n\n1 1 2\n2 3 3\n4 4 .\n").cost == 38);
    CHECK(*solved("2 1 3\n4 5 6\n7 . .\n").cost == 37);
    for (const char* strategy : {"a_star", "ucs", "ida_star", "depth_first", "anytime_weighted_astar"}) {
        for (const char* board : {"2 1 3\n4 5 6\n7 8 .\n", "2 1 3\n4 x 5\n6 7 .\n"}) {
            const Stats stats = solved(board, {}, strategy);
            CHECK(stats.status == Status::exhausted);
            CHECK(stats.claim.kind == ClaimKind::unsolvable);
            CHECK(stats.counters.expanded == 1);
        }
    }
    // With dead ends kept the whole space is looked at, for the same answer.
    const Stats plain = solved("2 1 3\n4 x 5\n6 7 .\n", {{"deadlocks", "off"}});
    CHECK(plain.claim.kind == ClaimKind::unsolvable);
    CHECK(plain.counters.expanded == 56);
}

TEST_CASE("tiles: what is known beforehand is said") {
    CHECK(notes("1 2\n3 .\n\n2 1\n3 .\n").size() == 1);
    CHECK(notes("1 2 3\n4 5 .\n\n2 1 3\n4 5 .\n") ==
          std::vector<std::string>{"This board has no solution: each move swaps a tile with the empty cell, "
                                   "and it takes an even number of moves to "
                                   "bring the empty cell to its place, but an odd number of swaps to bring "
                                   "everything to its place (parity)."});
    CHECK(
        notes("1 2 .\n\n2 1 .\n") ==
        std::vector<std::string>{"This board has no solution: on this board it is a corridor, where no tile "
                                 "can pass another, and the goal has them in another order."});
    CHECK(notes("1 x 2\n. x .\n\n. x .\n2 x 1\n") ==
          std::vector<std::string>{"This board has no solution: look at the part with row 1, column 1: fixed "
                                   "cells cut it off from the rest, and the "
                                   "goal has other tiles there."});
    CHECK(notes("1 2\n. 3\n\n1 2\n3 .\n").empty());
    CHECK(notes("2 1\n. 3\n").front() ==
          "This board has no solution: on this board it is a ring, where no tile can pass another, and going "
          "round "
          "the goal has them in another order.");
    CHECK(notes("3 1\n. 2\n") ==
          std::vector<std::string>{
              "No goal is given, so it is the ordinary one: the tiles in rising order, then the empty "
              "cells. To have the empty cells first, choose goal=blank_first."});
    CHECK(notes("1 . 2\nx . x\n\n2 . 1\nx . x\n") ==
          std::vector<std::string>{"Only a search can tell whether this board has a solution: its fixed "
                                   "cells leave narrow places."});
}

TEST_CASE(
    "tiles: the goal of a board without one has the empty cell last, or first after a list, or as chosen") {
    const auto goal = [](const std::string& text, const std::string& choice) {
        const auto view = check_board("tiles", text, {{"goal", choice}});
        REQUIRE(view);
        return view->text.substr(view->text.find("\n\n") + 2);
    };
    const std::string last = "1 2\n3 .\n", first = ". 1\n2 3\n";
    for (const char* text : {"3 1\n2 .\n", "3 1\n2 0\n", "2x2:3,1,2,0"}) {
        CHECK(goal(text, "auto") == last);
        CHECK(goal(text, "blank_last") == last);
        CHECK(goal(text, "blank_first") == first);
    }
    for (const char* text : {"3 1 2 0", "9 3 1 2 0"}) {
        CHECK(goal(text, "auto") == first);
        CHECK(goal(text, "blank_last") == last);
        CHECK(goal(text, "blank_first") == first);
    }
    for (const char* choice : {"auto", "blank_last", "blank_first"}) {
        CHECK(goal("3 1\n2 .\n\n3 1\n. 2\n", choice) == "3 1\n. 2\n");
    }
    CHECK(goal("2 x .\n. 1 3\n", "blank_first") == ". x .\n1 2 3\n");
    CHECK_FALSE(check_board("tiles", "3 1 2 0", {{"goal", "blank"}}));
}

TEST_CASE("tiles: how a text was understood is said") {
    using Notes = std::vector<std::string>;
    const std::string zero = "0 is the empty cell, since there is no . on the board.";
    const std::string ordinary =
        "No goal is given, so it is the ordinary one: the tiles in rising order, then the empty cells. To "
        "have the "
        "empty cells first, choose goal=blank_first.";
    CHECK(notes("3 1\n0 2\n") == Notes{zero, ordinary});
    CHECK(notes("1 2\n0 3\n\n1 2\n3 0\n") == Notes{zero});
    CHECK(notes("12 1 0 2 3") ==
          Notes{"The line is read as 2 rows of 2 numbers; the 12 before them is the number of the board.",
                zero,
                "No goal is given, so it has the empty cells first, then the tiles in rising order, as goes "
                "with such "
                "lists. To have the empty cells last, choose goal=blank_last."});
    CHECK(check_board("tiles", "3 1\n. 2\n", {{"goal", "blank_first"}})->notes.back() ==
          "No goal is given, so it has the empty cells first, then the tiles in rising order. To have the "
          "empty cells "
          "last, choose goal=blank_last.");
    CHECK(check_board("tiles", "3 1\n. 2\n\n3 1\n. 2\n", {{"goal", "blank_first"}})->notes ==
          Notes{"The goal is the one in the text, whatever the option goal says."});
    // On a board of 4 by 4 one goal can be reached, or the other.
    const std::string korf = "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3";
    CHECK(check_board("tiles", korf, {})->notes.size() == 3);
    const auto other = check_board("tiles", korf, {{"goal", "blank_last"}})->notes;
    REQUIRE(other.size() == 5);
    CHECK(other[0].starts_with("This board has no solution: each move swaps"));
    CHECK(other[1] == "With the empty cell first in the goal it has one: choose goal=blank_first.");
}

TEST_CASE("tiles: states are as small as the board allows, and every size of board works") {
    const auto bytes = [](const std::string& text) { return space_of("tiles", text)->state_bytes(); };
    CHECK(bytes("1 2 3\n4 5 6\n7 8 .\n") == 5);
    CHECK(bytes("1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 .\n") == 8);
    CHECK(bytes("1 2 3 4 5 6 7 8 9\n10 11 12 13 14 15 16 17 .\n") == 12);
    Random random(5);
    for (const std::size_t side : {4u, 5u, 6u, 10u}) {
        std::string text;
        for (std::size_t i = 1; i < side * side; ++i) text += concat(i, i % side == 0 ? '\n' : ' ');
        text += ".\n";
        CHECK(bytes(text) == (side == 4 ? 8u : side == 5 ? 16u : side * side));
        const auto tiles = space_of("tiles", text);
        StateBytes state = start_of(*tiles);
        CHECK(tiles->is_goal(state.data()));
        std::vector<StateBytes> walk;  // forth and back
        for (int step = 0; step < 200; ++step) {
            walk.push_back(state);
            REQUIRE(random_step(*tiles, state, random));
        }
        const auto estimating = prepared(*tiles, "linear_conflict");
        CHECK(estimating->estimate(state.data()) > 0);
        CHECK(prepared(*tiles, "alternate")->estimate(state.data()) > 0);
        for (; !walk.empty(); walk.pop_back()) {
            const SuccessorList next = successors_of(*tiles, state.data());
            bool found = false;
            for (std::size_t i = 0; i < next.size(); ++i) {
                found = found || std::equal(walk.back().begin(), walk.back().end(), next[i].state);
            }
            REQUIRE(found);
            state = walk.back();
        }
        CHECK(tiles->is_goal(state.data()));
        CHECK(estimating->estimate(state.data()) == 0);
    }
}

TEST_CASE("tiles: what cannot be played is refused, at its place") {
    check_refusals(
        "tiles",
        {
            {"1 2\n3 4\n", 1, 1, "No cell is empty, so nothing can move: write . for an empty cell."},
            {"1 0\n3 0\n", 1, 1,
             "No cell is empty, so nothing can move: write . for an empty cell. One 0 would be the empty "
             "cell, but here are 2."},
            {"1 2\n2 .\n", 2, 3,
             "There are 2 tiles 2, so a goal is needed: write it below, after an empty line."},
            {"1 2\n3 .\n\n1 2 3 .\n", 4, 1,
             "The goal has 1 × 4 cells, the start 2 × 2; they must be of one size."},
            {"1 2\nx .\n\n1 2\n. x\n", 5, 1,
             "The goal has an empty cell where the start has a fixed cell; fixed cells must be the same in "
             "both."},
            {"1 2\n3 .\n\n1 x\n3 .\n", 4, 3,
             "The goal has a fixed cell where the start has tile 2; fixed cells must be the same in both."},
            {"1 2\n3 .\n\n1 4\n3 .\n", 4, 3,
             "The goal has 1 tile 4, the start 0; both must hold the same tiles."},
            {"1 2\n3 .\n\n1 2\n2 .\n", 4, 3,
             "The goal has 2 tiles 2, the start 1; both must hold the same tiles."},
            {"1 2\n3 .\n\n1 2\n. .\n", 5, 1,
             "The goal has 2 empty cells, the start 1; both must hold the same tiles."},
        });
    const char* negative = "1 -3\n. 2\n\n. 1\n-3 2\n";
    check_refusals(
        "tiles", {{negative, 1, 3,
                   "Tile -3 can move back and forth; every round trip costs -6, so no cheapest plan exists. "
                   "Choose unit cost or |value| cost (cost=unit, cost=absolute)."}});
    CHECK(space_of("tiles", negative, kUnit));
    CHECK(space_of("tiles", negative, kAbsolute));
    CHECK(space_of("tiles",
                   "1 x -3\n. x x\n\n. x -3\n1 x x\n"));  // a negative tile that cannot move does no harm
}

TEST_CASE("tiles: start and goal are drawn") {
    const auto view = check_board("tiles", "1 .\n-2 x\n\n. 1\n-2 x\n", kUnit);
    REQUIRE(view);
    CHECK(view->picture.cells == std::vector<std::int32_t>{0, 2, 1, 0, -1, -1, 0, 2, -3, 1, -1, -1});
    REQUIRE(view->goal);
    CHECK(view->goal->cells == std::vector<std::int32_t>{0, -1, -1, 0, 2, 1, 0, 2, -3, 1, -1, -1});
}

}  // namespace tiles_test
