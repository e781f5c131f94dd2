#include "core/domains/lunar.h"

#include <doctest/doctest.h>

#include "core/catalog.h"
#include "core/text/words.h"
#include "tests/support/explored.h"
#include "tests/support/lunar_boards.h"
#include "tests/support/searches.h"
#include "tests/support/spaces.h"

namespace lunar_test {

using namespace frontier;
using namespace frontier::test;

namespace {

std::string actions(const std::string& board) {
    const auto next = next_states("lunar", board, {});
    REQUIRE(next);
    std::string names;
    for (const NextState& state : *next) names += state.action + (state.cost == 1 ? "; " : "?; ");
    return names;
}

std::string after(const std::string& board, const std::string& action) {
    const auto next = next_states("lunar", board, {});
    REQUIRE(next);
    for (const NextState& state : *next) {
        if (state.action == action) return state.text;
    }
    return "no such move";
}

// What every heuristic says of the start; -1 for a dead end.
std::string estimates(const std::string& board) {
    const auto view = check_board("lunar", board, {});
    REQUIRE(view);
    std::string list;
    for (const EstimateRow& row : view->estimates)
        list += concat(row.heuristic, ' ', row.value.value_or(-1), "; ");
    return list;
}

Stats solved(const std::string& board, const std::string& strategy = "a_star",
             const std::string& heuristic = "") {
    return test::solved({.domain = "lunar", .board = board, .strategy = strategy, .heuristic = heuristic});
}

std::string reason(const std::string& board) { return dead_end_of(*space_of("lunar", board)); }

// A board of empty rows but for the one in the middle.
std::string middle_row(const std::string& row) {
    const std::string rest(row.size() / 2 * (row.size() + 1), '.');
    std::string board = rest + row + '\n' + rest;
    for (std::size_t at = row.size(); at < board.size(); at += row.size() + 1) board[at] = '\n';
    return board;
}

// The same board with empty squares around it, where no piece ever gets to.
std::string widened(const std::string& board, std::size_t size) {
    const std::size_t inner = board.find('\n');
    const std::string side((size - inner) / 2, '.');
    std::string text;
    for (std::size_t y = 0; y < size; ++y) {
        const bool within = y >= side.size() && y < side.size() + inner;
        text += within ? side + board.substr((y - side.size()) * (inner + 1), inner) + side
                       : std::string(size, '.');
        text += '\n';
    }
    return text;
}

const std::string kBox =
    "Pieces never leave the rectangle around them all, and it does not reach beyond the hatch on two "
    "opposite sides: "
    "no "
    "rover can come from one side and meet a piece on the other.";

}  // namespace

TEST_CASE("lunar: pieces slide to the next piece, helpers first, each up, right, down, left") {
    CHECK(actions("a.b\n.+.\nA.B\n") == "a right; a down; b down; b left; A up; A right; B up; B left; ");
    CHECK(actions("b.a\n.+.\nB.A\n") == "a down; a left; b right; b down; A up; A left; B up; B right; ");
    CHECK(actions("a..\n.+.\n..A\n") == "");
    CHECK(after(middle_row("A.+.a"), "A right") == middle_row("..+Aa"));
    CHECK(after(middle_row("A.+.a"), "a left") == middle_row("Aa+.."));
    CHECK(after("#####\n#a.A#\n#.+.#\n#..b#\n#####\n", "a right") == "#####\n#.aA#\n#.+.#\n#..b#\n#####\n");
}

TEST_CASE("lunar: beside a piece there is no move towards it, and the edge stops nobody") {
    CHECK(actions(middle_row(".aA..")) == "");
    CHECK(actions(middle_row("ab.A.")) == "b right; A left; ");
    CHECK(actions("a....\n.....\n..+..\n.....\n.....\n") == "");
}

TEST_CASE(
    "lunar: a rover that stops on the hatch leaves; one that slides over it does not, and helpers may stay "
    "on it") {
    CHECK(after(middle_row("A.+a."), "A right") == middle_row("..+a."));
    CHECK(after(middle_row("A.+.a"), "A right") == middle_row("..+Aa"));
    CHECK(after(middle_row("bA+a."), "a left") == middle_row("bAa.."));
    CHECK(after(middle_row("b.+a."), "b right") == middle_row("..ba."));
    CHECK(actions(middle_row("A.ba.")) == "b left; A right; ");
    CHECK(after(middle_row("ABC+a.."), "C right") == middle_row("AB.+a.."));
    CHECK(actions(middle_row("AB.+a..")) == "a left; B right; ");
    CHECK(solved(middle_row("a.+..")).cost == 0);
}

TEST_CASE("lunar: a rover on the hatch at the start has left, and its letter stays its own") {
    const auto view = check_board("lunar", middle_row("b.AB.a.").substr(8), {});
    CHECK_FALSE(view);
    const auto board = check_board("lunar", middle_row("b.CA.Ba"), {});
    REQUIRE(board);
    CHECK(board->text == middle_row("b.C+.Ba"));
    CHECK(board->notes == std::vector<std::string>{"Rover A stands on the hatch, so it has left already."});
    CHECK(actions(middle_row("b.C+.Ba")) == "b right; B left; C right; C left; ");
    CHECK(solved("A\n").cost == 0);
}

TEST_CASE("lunar: which helper stands where does not matter, nor which rover") {
    const auto here = space_of("lunar", "a.b\n.+.\nA.B\n");
    const StateBytes start = start_of(*here);
    const auto other = [](const std::string& board) { return start_of(*space_of("lunar", board)); };
    CHECK(start != other("b.a\n.+.\nB.A\n"));
    CHECK(here->hash(start.data()) == here->hash(other("b.a\n.+.\nB.A\n").data()));
    CHECK(canonical_of(*here, start.data()) == canonical_of(*here, other("b.a\n.+.\nB.A\n").data()));
    CHECK(canonical_of(*here, start.data()) != canonical_of(*here, other("A.b\n.+.\na.B\n").data()));
    CHECK(here->state_bytes() == 4);
}

TEST_CASE("lunar: estimates of the start") {
    CHECK(estimates(kThreeInARow) ==
          "zero 0; l_distance 3; manhattan 6; stopper 3; relaxed 1; max_relaxed 3; alternate 6; ");
    CHECK(estimates(kHardLunarBoards[1].text) ==
          "zero 0; l_distance 2; manhattan 4; stopper 2; relaxed 3; max_relaxed 3; alternate 5; ");
    CHECK(estimates("A..\n.+.\n...\n") ==
          "zero 0; l_distance 2; manhattan 2; stopper -1; relaxed -1; max_relaxed -1; alternate -1; ");
    CHECK(estimates("a..\n.+b\n..c\n") ==
          "zero 0; l_distance 0; manhattan 0; stopper 0; relaxed 0; max_relaxed 0; alternate 0; ");
    CHECK(estimates(middle_row("A.ba.")) ==  // a helper on the hatch, and one beside it
          "zero 0; l_distance 1; manhattan 2; stopper 2; relaxed 1; max_relaxed 2; alternate 5; ");
}

TEST_CASE("lunar: dead ends, and why") {
    CHECK(reason("A.B\n.+.\n..C\n") ==
          "There is no helper, so the last rover would have nothing to stop against.");
    CHECK(reason("A...a\n.....\n.....\n.....\n.....\n") == kBox);
    CHECK(reason("....A\n.....\n..+..\n....a\n.....\n") == kBox);
    CHECK(reason(middle_row("A.+.a")) ==
          "One rover and one helper: after one move they stand side by side and can never move again.");
    CHECK(reason(middle_row("A.+a.")) == "");
    CHECK(reason("A....\n.....\n..+..\n.....\n....a\n").starts_with("One rover"));
    CHECK(reason("A....\n.....\n..+..\n...a.\n....b\n") ==
          "Even if pieces could be wherever they ever get to, all at once, some rover could never stop on "
          "the hatch.");
    CHECK(reason("a....\n.....\n..+..\n.....\n.....\n") == "");
    const auto view = check_board("lunar", "A.B\n.+.\n..C\n", {});
    REQUIRE(view);
    CHECK(view->notes ==
          std::vector<std::string>{"No plan solves this board. There is no helper, so the last rover would "
                                   "have nothing to stop against."});
    CHECK(solved(middle_row("A.+.a")).claim.kind == ClaimKind::unsolvable);
}

TEST_CASE("lunar: the hardest boards are solved with proof, and every guide finds a plan") {
    for (const HardLunarBoard& board : kHardLunarBoards) {
        const Stats stats = solved(board.text);
        CHECK(stats.cost == board.optimum);
        CHECK(stats.claim.kind == ClaimKind::optimal);
        for (const char* guide : {"alternate", "manhattan", "stopper"}) {
            CHECK(solved(board.text, "best_first", guide).cost >= board.optimum);
        }
    }
}

TEST_CASE("lunar: the three sizes of boards have the same rules and estimates") {
    for (const char* text :
         {kHardLunarBoards[3].text, kHardLunarBoards[4].text, "..a..\n.....\nb.cA.\n.....\n..d..\n"}) {
        const auto small = space_of("lunar", text);
        const Explored small_space = explore(*small, 5000);
        for (const std::size_t size : {9u, 13u}) {
            const auto other = space_of("lunar", widened(text, size));
            const Explored other_space = explore(*other, 5000);
            REQUIRE(other_space.states.size() == small_space.states.size());
            CHECK(other_space.optimum() == small_space.optimum());
            for (std::size_t i = 0; i < small_space.states.size(); i += 7) {
                REQUIRE(other->text(other_space.states[i]) ==
                        widened(small->text(small_space.states[i]), size));
                REQUIRE(other->dead_end(other_space.states[i]) == small->dead_end(small_space.states[i]));
            }
            for (const HeuristicInfo& info : Lunar::info().heuristics) {
                const auto by_small = prepared(*small, info.id), by_other = prepared(*other, info.id);
                for (std::size_t i = 0; i < small_space.states.size(); i += 7) {
                    REQUIRE(by_other->estimate(other_space.states[i]) ==
                            by_small->estimate(small_space.states[i]));
                }
            }
        }
    }
}

TEST_CASE("lunar: small boards take small states, whatever their size") {
    const auto kind = [](const std::string& board) { return Lunar::parse(board, {})->index(); };
    CHECK(kind(middle_row("A..+a..")) == 0);
    CHECK(kind(middle_row("A...+a...")) == 1);
    CHECK(kind(middle_row("A....+....a")) == 1);
    CHECK(kind(middle_row("A.....+.....a")) == 2);
    CHECK(kind("abcde\nfghij\nkl+mn\nopqrs\ntuvAB\n") == 1);  // more than 16 pieces
    const std::string largest = middle_row("A...........+a...........");
    CHECK(kind(largest) == 2);
    CHECK(solved(largest).cost == 1);
    CHECK(check_board("lunar", largest, {})->text == largest);
}

TEST_CASE("lunar: pictures show the hatch, the pieces and their letters' numbers") {
    const auto view = check_board("lunar", "c.A\n.+.\n..B\n", {});
    REQUIRE(view);
    CHECK(view->picture.width == 3);
    CHECK(view->picture.height == 3);
    enum : std::int32_t { kNothing = -1, kFloor, kHatch, kHelper, kRover };
    CHECK(view->picture.cells ==
          std::vector<std::int32_t>{kFloor,   kHelper,  2,        kFloor,   kNothing, kNothing, kFloor,
                                    kRover,   0,        kFloor,   kNothing, kNothing, kHatch,   kNothing,
                                    kNothing, kFloor,   kNothing, kNothing, kFloor,   kNothing, kNothing,
                                    kFloor,   kNothing, kNothing, kFloor,   kRover,   1});
}

TEST_CASE("lunar: a board is written in every format, and read back as the same") {
    for (const std::string& text : kLunarBoards) {
        const auto space = space_of("lunar", text);
        for (const Choice& format : Lunar::info().formats) {
            const auto written = space->write(format.id);
            REQUIRE(written);
            const auto again = check_board("lunar", *written, {});
            REQUIRE(again);
            CHECK(again->format == format.id);
            if (format.id == "course") continue;  // which names no letters
            CHECK(again->text == *written);
            CHECK(again->picture.cells == space->picture(start_of(*space).data()).cells);
        }
        CHECK_FALSE(space->write("xsb"));
    }
}

}  // namespace lunar_test
