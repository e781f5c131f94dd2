#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <set>

#include "core/catalog.h"
#include "core/domains/sokoban_dead_ends.h"
#include "core/domains/sokoban_formats.h"
#include "tests/support/boards.h"
#include "tests/support/effort.h"
#include "tests/support/expect_diagnostic.h"
#include "tests/support/searches.h"
#include "tests/support/spaces.h"
#include "tests/support/warehouses.h"

namespace sokoban_test {

using namespace frontier;
using namespace frontier::test;

namespace {

std::vector<std::string> states_after(const std::string& board) {
    CAPTURE(board);
    const auto next = next_states("sokoban", board, {});
    REQUIRE(next);
    std::vector<std::string> states;
    for (const NextState& state : *next) states.push_back(state.text);
    return states;
}

std::string actions(const std::string& board) {
    const auto next = next_states("sokoban", board, {});
    REQUIRE(next);
    std::string names;
    for (const NextState& state : *next) names += state.action + (state.cost == 1 ? "; " : "?; ");
    return names;
}

// Small states have a byte a piece, large ones two.
bool is_large(const std::string& board) {
    const auto is_piece = [](char c) { return std::strchr("@+$*", c) != nullptr; };
    const auto pieces = std::count_if(board.begin(), board.end(), is_piece);
    return space_of("sokoban", board)->state_bytes() == 2 * static_cast<std::size_t>(pieces);
}

std::optional<double> estimate(const std::string& board, std::string_view heuristic) {
    const auto view = check_board("sokoban", board, {});
    REQUIRE(view);
    for (const EstimateRow& row : view->estimates) {
        if (row.heuristic == heuristic) return row.value;
    }
    return std::nullopt;
}

Stats solved(const std::string& board) {
    return test::solved({.domain = "sokoban", .board = board, .strategy = "a_star"});
}

auto parse(const std::string& board) { return family("sokoban").parse(board, {}); }

}  // namespace

TEST_CASE("sokoban: the four lists of next states of CS161's assignment") {
    using States = std::vector<std::string>;
    CHECK(states_after(kExample1) ==
          States{"((1 1 1 1 1) (1 0 2 4 1) (1 0 3 0 1) (1 0 0 0 1) (1 0 0 0 1) (1 1 1 1 1))\n",
                 "((1 1 1 1 1) (1 0 0 4 1) (1 0 2 0 1) (1 0 0 3 1) (1 0 0 0 1) (1 1 1 1 1))\n",
                 "((1 1 1 1 1) (1 0 0 4 1) (1 0 2 0 1) (1 0 0 0 1) (1 0 3 0 1) (1 1 1 1 1))\n",
                 "((1 1 1 1 1) (1 0 0 4 1) (1 0 2 0 1) (1 3 0 0 1) (1 0 0 0 1) (1 1 1 1 1))\n"});
    CHECK(states_after(kExample2) ==
          States{"((1 1 1 1 1) (1 0 0 6 1) (1 0 2 0 1) (1 0 0 0 1) (1 0 0 0 1) (1 1 1 1 1))\n",
                 "((1 1 1 1 1) (1 0 0 4 1) (1 0 2 0 1) (1 0 0 3 1) (1 0 0 0 1) (1 1 1 1 1))\n",
                 "((1 1 1 1 1) (1 0 0 4 1) (1 2 3 0 1) (1 0 0 0 1) (1 0 0 0 1) (1 1 1 1 1))\n"});
    CHECK(states_after(kExample3) ==
          States{"((1 1 1 1 1) (1 0 0 4 1) (1 0 2 3 1) (1 0 0 0 1) (1 0 0 0 1) (1 1 1 1 1))\n",
                 "((1 1 1 1 1) (1 0 3 4 1) (1 0 2 0 1) (1 0 0 0 1) (1 0 0 0 1) (1 1 1 1 1))\n"});
    CHECK(states_after(kExample4) ==
          States{"((1 1 1 1 1) (1 4 2 0 1) (1 0 0 0 1) (1 0 0 3 1) (1 0 5 0 1) (1 1 1 1 1))\n",
                 "((1 1 1 1 1) (1 4 2 0 1) (1 0 0 0 1) (1 0 0 0 1) (1 2 6 0 1) (1 1 1 1 1))\n"});
}

TEST_CASE("sokoban: what a robot may do, in the order up, right, down, left, robot by robot") {
    CHECK(actions("---\n-@-\n---\n") == "up; right; down; left; ");
    CHECK(actions("@-\n--\n") == "right; down; ");
    CHECK(actions("#@#\n") == "");
    CHECK(actions("@$.\n") == "right; ");
    CHECK(actions("@$$..\n") == "");
    CHECK(actions("@.$#\n") == "right; ");
    CHECK(actions(".$@\n") == "left; ");
    CHECK(actions("@$\n-.\n") == "down; ");
    CHECK(actions("@-@\n---\n") == "0 right; 0 down; 1 down; 1 left; ");
    CHECK(actions("@@-\n") == "1 right; ");
    CHECK(actions("@$@.\n") == "1 right; ");
    CHECK(actions("@$-@.\n") == "0 right; 1 right; 1 left; ");
}

TEST_CASE("sokoban: robots keep their numbers when they pass one another") {
    const auto states = states_after("; robots: 0=(1,-1) 1=(-1,-1)\n@-@\n---\n");
    REQUIRE(states.size() == 4);
    CHECK(states[0] == "; robots: 0=(1,0) 1=(-1,-1)\n@\n  @\n");
    CHECK(actions("; robots: 0=(1,-1) 1=(-1,-1)\n@-@\n---\n") == "0 down; 0 left; 1 right; 1 down; ");
}

TEST_CASE("sokoban: states that differ only in which robot stands where are the same") {
    const auto here = space_of("sokoban", "@-@\n---\n");
    const auto there = space_of("sokoban", "; robots: 0=(1,-1) 1=(-1,-1)\n@-@\n---\n");
    CHECK(start_of(*here) != start_of(*there));
    CHECK(canonical_of(*here, start_of(*here).data()) == canonical_of(*there, start_of(*there).data()));
    CHECK(here->state_bytes() == 2);
}

TEST_CASE("sokoban: estimates of the start, and answers known from elsewhere") {
    CHECK(estimate(kFigure1, "zero") == 0);
    CHECK(estimate(kFigure1, "misplaced") == 2);
    CHECK(estimate(kFigure1, "manhattan") == 7);
    CHECK(estimate("*@$.\n", "manhattan") == 1);
    CHECK(estimate("@\n", "manhattan") == 0);
    const Stats figure1 = solved(kFigure1);
    CHECK(figure1.cost == 41);
    CHECK(figure1.claim.kind == ClaimKind::optimal);
    CHECK(solved("@$@.-\n").cost == 4);
    CHECK(solved("@\n").cost == 0);
    CHECK(solved("$  @-\n-----\n  .\n").claim.kind == ClaimKind::unsolvable);
}

TEST_CASE("sokoban: how far every square is from storage") {
    for (std::uint64_t seed = 1; seed <= 100; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const Warehouse warehouse = any_warehouse(random);
        const auto far = static_cast<int>(warehouse.width + warehouse.height);
        const auto column = [&](std::size_t square) { return static_cast<int>(square % warehouse.width); };
        const auto row = [&](std::size_t square) { return static_cast<int>(square / warehouse.width); };
        std::vector<int> steps(warehouse.squares.size(), far);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            for (std::size_t to = 0; to < steps.size(); ++to) {
                if (warehouse.squares[to] != Square::storage) continue;
                steps[i] = std::min(steps[i], std::abs(column(i) - column(to)) + std::abs(row(i) - row(to)));
            }
        }
        CHECK(storage_distances(warehouse) == steps);
    }
}

TEST_CASE("sokoban: large boards take the large states and give the same answers") {
    std::string wide = "@$." + std::string(61, '-') + "\n";
    for (int i = 0; i < 4; ++i) wide += std::string(64, '-') + "\n";
    CHECK(is_large(wide));
    CHECK_FALSE(is_large("@$.\n"));
    CHECK(solved(wide).cost == 1);
    CHECK(check_board("sokoban", wide, {})->text.substr(0, 3) == "@$.");

    const std::string stored = std::string(48, '*') + "\n";  // 49 and 50 pieces
    CHECK(is_large(stored + "@\n"));
    CHECK_FALSE(is_large(std::string(47, '*') + "\n@\n"));
    const std::string walled = std::string(50, '#') + "\n";
    for (const std::string& board : kSokobanBoards) {
        if (board[0] == '(') continue;
        const Stats small = solved(board);
        const Stats large = solved(board + walled + stored);  // boxes on storage that nobody can get to
        CHECK(is_large(board + walled + stored));
        CHECK(large.cost == small.cost);
        CHECK(large.status == small.status);
    }
}

TEST_CASE("sokoban: dead ends, and why") {
    const auto rule = [](const std::string& board) {
        const auto space = space_of("sokoban", board);
        return static_cast<sokoban::DeadEnd>(space->dead_end(start_of(*space).data()));
    };
    using enum sokoban::DeadEnd;
    CHECK(rule("$--\n-@.\n") == dead_square);
    CHECK(rule("-$-\n-@-\n-.-\n") == dead_square);                // along a wall without storage
    CHECK(rule(".-$-$-\n------\n-@-.--\n") == too_few_storages);  // two along a wall with one
    CHECK(rule(".-$-$.\n------\n-@-.--\n") == none);
    CHECK(rule("-----\n-$$--\n-$$-@\n.-.-.\n-.---\n") == frozen);
    CHECK(rule("-----\n-**--\n-**-@\n-----\n") == none);  // where they should be
    CHECK(rule("######\n#.@$-#\n######\n") == corral);    // it can only be pushed away from storage
    CHECK(rule("######\n#.@$@#\n######\n") ==
          none);  // a robot is behind it; that no one can make room is not seen
    CHECK(rule("#######\n#.  $ #\n#   @##\n#  .$ #\n#######\n") == corral);
    CHECK(rule("#----\n#$@--\n@---.\n#----\n") == none);  // robots are no walls
    const auto space = space_of("sokoban", "@$.\n");
    std::set<std::string> reasons;
    for (const sokoban::DeadEnd any : {dead_square, too_few_storages, frozen, corral}) {
        reasons.insert(space->dead_end_reason(static_cast<std::uint8_t>(any)));
    }
    CHECK(reasons.size() == 4);
    CHECK(reasons.count("") == 0);
}

TEST_CASE("sokoban: on a walk over a board every verdict is what a fresh one says") {
    std::vector<std::string> boards = kSokobanBoards;
    boards.push_back(
        ".-----.\n-$-$-$-\n---@---\n-$-$-$-\n.-----.\n-.---.-\n");  // walls with one storage square or two
    boards.push_back(
        "#########\n#.  .   #\n# $ $ $ #\n#. $@$  #\n# $ $ $ #\n#.    ..#\n#. .    #\n#########\n");
    std::set<std::uint8_t> met;
    for (const std::string& board : boards) {
        CAPTURE(board);
        const auto lasting = space_of("sokoban", board);
        for (std::uint64_t seed = 1; seed <= 40; seed += kSeedStep) {
            Random random(seed);
            StateBytes state = start_of(*lasting);
            for (int step = 0; step < 80 && random_step(*lasting, state, random); ++step) {
                const std::uint8_t rule = lasting->dead_end(state.data());
                REQUIRE(rule == space_of("sokoban", board)->dead_end(state.data()));
                met.insert(rule);
            }
        }
    }
    if (kSeesAll) CHECK(met.size() == 5);
}

TEST_CASE("sokoban: pictures show walls, storage, pieces and the robots' numbers") {
    const auto view = check_board("sokoban", "#.@\n$*+\n", {});
    REQUIRE(view);
    CHECK(view->picture.width == 3);
    CHECK(view->picture.height == 2);
    enum : std::int32_t { kNothing = -1, kFloor, kWall, kStorage, kBox, kRobot };
    CHECK(view->picture.cells == std::vector<std::int32_t>{kWall, kNothing, kNothing, kStorage, kNothing,
                                                           kNothing, kFloor, kRobot, 0, kFloor, kBox,
                                                           kNothing, kStorage, kBox, kNothing, kStorage,
                                                           kRobot, 1});
    const auto outside = check_board("sokoban", " #\n#@#\n #\n", {});
    REQUIRE(outside);
    CHECK(outside->picture.cells[0] == kNothing);
}

TEST_CASE("sokoban: boards that cannot be") {
    const std::string no_robot = "There is no robot: put @ on the board, or + for a robot on storage.";
    check_diagnostic(parse("###\n#.#\n###"), 1, 1, no_robot);
    check_diagnostic(parse("; x\n\n ##\n$. "), 3, 1, no_robot);
    check_diagnostic(parse("####\n#@$#\n####"), 2, 3,
                     "More boxes than storage: 1 box, 0 storage squares. Add storage or take boxes away.");
    check_diagnostic(parse("@ $ . $\n$"), 1, 7,
                     "More boxes than storage: 3 boxes, 1 storage square. Add storage or take boxes away.");
    check_diagnostic(parse("((3 2 4)\n (2 0 2))"), 2, 3,
                     "More boxes than storage: 3 boxes, 1 storage square. Add storage or take boxes away.");
    std::string crowded;
    for (int i = 0; i < 9; ++i) crowded += std::string(60, '*') + "\n";
    check_diagnostic(parse("@\n" + crowded), 10, 60,
                     "A board may have at most 500 robots and boxes together.");
    std::string robots;
    for (int i = 0; i < 9; ++i) robots += std::string(60, '@') + "\n";
    check_diagnostic(parse(robots), 9, 60, "A board may have at most 500 robots and boxes together.");
}

TEST_CASE("sokoban: a box that no robot can get to, or move, is worth a note") {
    const auto view = check_board("sokoban", "###########\n#@  #$ # .#\n###########\n", {});
    REQUIRE(view);
    CHECK(view->notes == std::vector<std::string>{"No robot can ever get to the box in row 2, column 6."});
    CHECK(check_board("sokoban", "@#*\n", {})->notes.empty());
    const auto cornered = check_board("sokoban", "######\n#$ @.#\n#  $ #\n#  $.#\n#* . #\n######\n", {});
    REQUIRE(cornered);
    CHECK(cornered->notes ==
          std::vector<std::string>{"In its corner the box in row 2, column 2 can never move."});
}

}  // namespace sokoban_test
