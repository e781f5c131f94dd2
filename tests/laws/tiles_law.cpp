// Sliding tiles against slower and simpler ways of knowing the same: what can be reached, which moves there are, what
// plans cost.
#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "core/catalog.h"
#include "core/domains/tiles.h"
#include "core/text/words.h"
#include "core/validate/plan_checker.h"
#include "tests/support/effort.h"
#include "tests/support/state_space.h"
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

bool is_empty(const Grid& grid, std::size_t x, std::size_t y) { return y < grid.size() && x < grid[y].size() && grid[y][x] == "."; }

// The moves by the letter of the rules: tiles row by row; left, right, up, down; equal ones that can move alike counted.
std::string moves_by_the_rules(const Grid& grid) {
    constexpr std::size_t kBack = ~std::size_t{0};
    constexpr std::pair<std::size_t, std::size_t> kSteps[] = {{kBack, 0}, {1, 0}, {0, kBack}, {0, 1}};
    constexpr const char* kNames[] = {"left", "right", "up", "down"};
    std::map<std::string, int> met;
    std::string list;
    for (std::size_t y = 0; y < grid.size(); ++y) {
        for (std::size_t x = 0; x < grid[y].size(); ++x) {
            for (std::size_t way = 0; way < 4; ++way) {
                if (grid[y][x] == "." || grid[y][x] == "x" || !is_empty(grid, x + kSteps[way].first, y + kSteps[way].second)) continue;
                const std::string name = grid[y][x] + ' ' + kNames[way];
                const int which = ++met[name];
                const char* ordinals[] = {"", "", "2nd ", "3rd ", "4th ", "5th ", "6th "};
                list += std::string("move ") + ordinals[which] + name + "; ";
            }
        }
    }
    return list;
}

template <class D> std::string moves_of(const D& domain, const typename D::State& state) {
    std::string list;
    domain.successors(state, [&](Action action, Cost, const typename D::State&) { list += domain.action_name(action) + "; "; });
    return list;
}

// Each move is legal to the checker, costs the same and leads to the same board: the rest of a plan is judged from there.
template <class D> std::string moves_violation(const D& domain, const typename D::State& state, const std::map<std::string, std::string>& options) {
    const std::string board = domain.print(state);
    if (const auto right = moves_by_the_rules(grid_of(board)); moves_of(domain, state) != right) {
        return concat("moves ", moves_of(domain, state), " instead of ", right, " on\n", board);
    }
    std::string wrong;
    domain.successors(state, [&](Action action, Cost cost, const typename D::State& next) {
        const std::string name = domain.action_name(action);
        const std::string after = domain.print(next);
        const std::string task = board.substr(0, board.find("\n\n")) + "\n\n" + after.substr(0, after.find("\n\n")) + '\n';
        const validate::Verdict verdict = validate::check_plan("tiles", task, name, options);
        if (!verdict.reaches_goal || verdict.cost != cost) wrong = concat(name, ": ", verdict.message, "\n", task);
    });
    return wrong;
}

template <class Visit> void for_each_random_board(std::uint64_t first_seed, std::uint64_t count, Visit&& visit) {
    for (std::uint64_t seed = first_seed; seed < first_seed + count; seed += kSeedStep) {
        Random random(seed);
        const std::string board = random_tiles(random);
        CAPTURE(seed);
        CAPTURE(board);
        visit(board);
    }
}

Tiles::Small small(const std::string& board, const Options& options = {}) {
    const auto instance = Tiles::parse(board, options);
    REQUIRE(instance);
    return std::get<Tiles::Small>(*instance);
}

std::string verdict_violation(const std::string& board) {
    const Tiles::Small tiles = small(board);
    const bool refused = tiles.dead_end(tiles.start()) != 0;
    bool undecided = false;
    for (const std::string& note : tiles.notes()) undecided = undecided || note.starts_with("Only a search can tell");
    const auto space = explore(tiles, 6000);
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
        const Tiles::Small tiles = small(board_text(cells, width));
        count += tiles.dead_end(tiles.start()) == 0;
    } while (std::next_permutation(cells.begin(), cells.end()));
    return count;
}

Cost optimum(const std::string& board, const Options& options = {}) {
    Request request;
    request.domain = "tiles";
    request.board = board;
    request.options = options;
    const auto search = start_search(request);
    REQUIRE(search);
    (*search)->advance(1'000'000);
    return (*search)->stats().cost.value_or(kInfiniteCost);
}

std::string turned(const std::string& board) {
    const std::size_t middle = board.find("\n\n");
    return board.substr(middle + 2) + '\n' + board.substr(0, middle + 1);
}

}  // namespace

TEST_CASE("law: the moves of sliding tiles are those of the rules, in their order, and the plan checker agrees") {
    const auto check = [](const std::string& board, const std::string& cost) {
        const Tiles::Small tiles = small(board, {{"cost", cost}});
        const auto space = explore(tiles, 150);
        for (const auto& state : space.states) REQUIRE(moves_violation(tiles, state, {{"cost", cost}}) == "");
    };
    for (const std::string& board : kTilesBoards) check(board, "value");
    check("-3 . 2\n2 2 .\n-3 . -1\n\n2 2 2\n-3 -3 -1\n. . .\n", "absolute");
    check("-3 . 2\n2 2 .\n-3 . -1\n\n2 2 2\n-3 -3 -1\n. . .\n", "unit");
    for_each_random_board(7000, 40, [&](const std::string& board) { check(board, "value"); });
}

TEST_CASE("law: what is called unsolvable is, and what is called solvable is") {
    for (const std::string& board : kTilesBoards) REQUIRE(verdict_violation(board) == "");
    for_each_random_board(8000, 300, [](const std::string& board) { REQUIRE(verdict_violation(board) == ""); });
    CHECK(explore(small("1 2\n3 .\n")).states.size() == 12);
    CHECK(solvable_arrangements(2, 2) == 12);
    CHECK(explore(small("1 2 3\n4 5 .\n")).states.size() == 360);
    CHECK(solvable_arrangements(2, 3) == 360);
}

TEST_CASE("law: tiles go back at the cost of going, and the cheapest plan is no dearer than the shortest") {
    for_each_random_board(8500, 60, [](const std::string& board) {
        const Cost cost = optimum(board);
        REQUIRE(optimum(turned(board)) == cost);
        Request request;
        request.domain = "tiles";
        request.board = board;
        request.options = {{"cost", "unit"}};
        const auto search = start_search(request);
        (*search)->advance(1'000'000);
        REQUIRE(((*search)->incumbents() > 0) == (cost != kInfiniteCost));
        if (cost == kInfiniteCost) return;
        std::string plan;
        for (const std::string& action : (*search)->plan((*search)->incumbents() - 1).actions) plan += action + '\n';
        const validate::Verdict verdict = validate::check_plan("tiles", board, plan);
        REQUIRE(verdict.reaches_goal);
        REQUIRE(verdict.cost >= cost);
    });
}

TEST_CASE("control: a wrong move and a wrong verdict are caught") {
    struct Swapped : Tiles::Small {
        explicit Swapped(const Tiles::Small& tiles) : Tiles::Small(tiles) {}
        std::string action_name(Action action) const { return Tiles::Small::action_name(static_cast<Action>(action ^ 1)); }
    };
    const Swapped swapped(small("1 2\n3 .\n"));
    CHECK(moves_violation(swapped, swapped.start(), {}) != "");
    const Tiles::Small tiles = small("1 2\n3 .\n");
    CHECK(moves_violation(tiles, tiles.start(), {{"cost", "unit"}}) != "");
    CHECK(moves_violation(tiles, tiles.start(), {}) == "");
}

}  // namespace tiles_law
