// Sliding tiles against slower and simpler ways of knowing the same: what can be reached, which moves there
// are, what plans cost.
#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "core/catalog.h"
#include "core/text/words.h"
#include "tests/support/changing_space.h"
#include "tests/support/effort.h"
#include "tests/support/explored.h"
#include "tests/support/searches.h"
#include "tests/support/tiles_boards.h"

namespace tiles_law {

using namespace frontier;
using namespace frontier::test;

namespace {

using Grid = std::vector<std::vector<std::string>>;

// The start board of a text.
Grid grid_of(const std::string& text) {
    Grid grid;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line) && !line.empty();) {
        std::istringstream words(line);
        grid.emplace_back();
        for (std::string word; words >> word;) grid.back().push_back(word);
    }
    return grid;
}

bool is_empty(const Grid& grid, std::size_t x, std::size_t y) {
    return y < grid.size() && x < grid[y].size() && grid[y][x] == ".";
}

// The moves by the letter of the rules: tiles row by row; left, right, up, down; equal ones that can move
// alike counted.
std::string moves_by_the_rules(const Grid& grid) {
    constexpr std::size_t kBack = ~std::size_t{0};
    constexpr std::pair<std::size_t, std::size_t> kSteps[] = {{kBack, 0}, {1, 0}, {0, kBack}, {0, 1}};
    constexpr const char* kNames[] = {"left", "right", "up", "down"};
    std::map<std::string, int> met;
    std::string list;
    for (std::size_t y = 0; y < grid.size(); ++y) {
        for (std::size_t x = 0; x < grid[y].size(); ++x) {
            for (std::size_t way = 0; way < 4; ++way) {
                if (grid[y][x] == "." || grid[y][x] == "x" ||
                    !is_empty(grid, x + kSteps[way].first, y + kSteps[way].second))
                    continue;
                const std::string name = grid[y][x] + ' ' + kNames[way];
                const int which = ++met[name];
                const char* ordinals[] = {"", "", "2nd ", "3rd ", "4th ", "5th ", "6th "};
                list += std::string("move ") + ordinals[which] + name + "; ";
            }
        }
    }
    return list;
}

std::string moves_of(const Space& space, const std::byte* state) {
    std::string text;
    const SuccessorList list = successors_of(space, state);
    for (std::size_t i = 0; i < list.size(); ++i) text += space.action_name(list[i].action) + "; ";
    return text;
}

// Each move is legal to the checker, costs the same and leads to the same board: the rest of a plan is judged
// from there.
std::string moves_violation(const Space& space, const std::byte* state, const Options& options) {
    const std::string board = space.text(state);
    if (const auto right = moves_by_the_rules(grid_of(board)); moves_of(space, state) != right) {
        return concat("moves ", moves_of(space, state), " instead of ", right, " on\n", board);
    }
    const SuccessorList list = successors_of(space, state);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string name = space.action_name(list[i].action);
        const std::string after = space.text(list[i].state);
        const std::string task =
            board.substr(0, board.find("\n\n")) + "\n\n" + after.substr(0, after.find("\n\n")) + '\n';
        const validate::Verdict verdict = check_plan("tiles", task, name, options);
        if (!verdict.reaches_goal || verdict.cost != list[i].cost)
            return concat(name, ": ", verdict.message, "\n", task);
    }
    return "";
}

template <class Visit>
void for_each_random_board(std::uint64_t first_seed, std::uint64_t count, Visit&& visit) {
    for (std::uint64_t seed = first_seed; seed < first_seed + count; seed += kSeedStep) {
        Random random(seed);
        const std::string board = random_tiles(random);
        CAPTURE(seed);
        CAPTURE(board);
        visit(board);
    }
}

bool is_refused(const Space& tiles) { return !dead_end_of(tiles).empty(); }

std::string verdict_violation(const std::string& board) {
    const auto tiles = space_of("tiles", board);
    const bool refused = is_refused(*tiles);
    bool undecided = false;
    for (const std::string& note : tiles->notes())
        undecided = undecided || note.starts_with("Only a search can tell");
    const auto space = explore(*tiles, 6000);
    if (!space.complete) return "";
    const bool solvable = space.optimum() != kInfiniteCost;
    if (refused && solvable) return "called unsolvable, but is not\n" + board;
    if (!refused && !undecided && !solvable) return "called solvable, but is not\n" + board;
    return "";
}

std::string board_text(const std::vector<int>& cells, std::size_t width) {
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        text += cells[i] == 0 ? "." : std::to_string(cells[i]);
        text += i % width == width - 1 ? '\n' : ' ';
    }
    return text;
}

// How many arrangements of all tiles lead to the ordinary goal, by the rules that need no search.
std::size_t solvable_arrangements(std::size_t height, std::size_t width) {
    std::vector<int> cells(height * width);
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = static_cast<int>(i);
    std::size_t count = 0;
    do {
        count += !is_refused(*space_of("tiles", board_text(cells, width)));
    } while (std::next_permutation(cells.begin(), cells.end()));
    return count;
}

Cost optimum(const std::string& board) {
    return solved({.domain = "tiles", .board = board}).cost.value_or(kInfiniteCost);
}

std::string turned(const std::string& board) {
    const std::size_t middle = board.find("\n\n");
    return board.substr(middle + 2) + '\n' + board.substr(0, middle + 1);
}

}  // namespace

TEST_CASE(
    "law: the moves of sliding tiles are those of the rules, in their order, and the plan checker agrees") {
    const auto check = [](const std::string& board, const std::string& cost) {
        const auto tiles = space_of("tiles", board, {{"cost", cost}});
        const StateRows states = explore(*tiles, 150).states;
        for (std::size_t i = 0; i < states.size(); ++i) {
            REQUIRE(moves_violation(*tiles, states[i], {{"cost", cost}}) == "");
        }
    };
    for (const std::string& board : kTilesBoards) check(board, "value");
    check("-3 . 2\n2 2 .\n-3 . -1\n\n2 2 2\n-3 -3 -1\n. . .\n", "absolute");
    check("-3 . 2\n2 2 .\n-3 . -1\n\n2 2 2\n-3 -3 -1\n. . .\n", "unit");
    for_each_random_board(7000, 40, [&](const std::string& board) { check(board, "value"); });
}

TEST_CASE("law: what is called unsolvable is, and what is called solvable is") {
    for (const std::string& board : kTilesBoards) REQUIRE(verdict_violation(board) == "");
    for_each_random_board(8000, 300,
                          [](const std::string& board) { REQUIRE(verdict_violation(board) == ""); });
    CHECK(explore(*space_of("tiles", "1 2\n3 .\n")).states.size() == 12);
    CHECK(solvable_arrangements(2, 2) == 12);
    CHECK(explore(*space_of("tiles", "1 2 3\n4 5 .\n")).states.size() == 360);
    CHECK(solvable_arrangements(2, 3) == 360);
}

TEST_CASE("law: tiles go back at the cost of going, and the cheapest plan is no dearer than the shortest") {
    for_each_random_board(8500, 60, [](const std::string& board) {
        const Cost cost = optimum(board);
        REQUIRE(optimum(turned(board)) == cost);
        const auto search = ended_search({.domain = "tiles", .board = board, .options = {{"cost", "unit"}}});
        REQUIRE((search->incumbents() > 0) == (cost != kInfiniteCost));
        if (cost == kInfiniteCost) return;
        const std::string plan = plan_text(search->plan(search->incumbents() - 1).actions);
        const validate::Verdict verdict = check_plan("tiles", board, plan);
        REQUIRE(verdict.reaches_goal);
        REQUIRE(verdict.cost >= cost);
    });
}

TEST_CASE("control: a wrong move and a wrong verdict are caught") {
    struct Swapped : Space {
        using Space::Space;
        std::string action_name(Action action) const override {
            return Space::action_name(static_cast<Action>(action ^ 1));
        }
    };
    const auto tiles = space_of("tiles", "1 2\n3 .\n");
    const StateBytes start = start_of(*tiles);
    CHECK(moves_violation(Swapped(space_of("tiles", "1 2\n3 .\n")), start.data(), {}) != "");
    CHECK(moves_violation(*tiles, start.data(), {{"cost", "unit"}}) != "");
    CHECK(moves_violation(*tiles, start.data(), {}) == "");
}

}  // namespace tiles_law
