// Sokoban's rules for dead ends on crowded boards, for one robot and for two: each of them finds something,
// none is ever wrong. And searching push by push is searching for the same plans.
#include <doctest/doctest.h>

#include <array>

#include "core/catalog.h"
#include "core/domains/sokoban_dead_ends.h"
#include "tests/support/changing_space.h"
#include "tests/support/effort.h"
#include "tests/support/explored.h"
#include "tests/support/random.h"
#include "tests/support/searches.h"

namespace sokoban_law {

using namespace frontier;
using namespace frontier::test;

namespace {

using sokoban::DeadEnd;

// Two to four boxes in a narrow room.
std::string crowded_warehouse(Random& random, int robots) {
    const int width = random.between(4, 6);
    const int height = random.between(3, 4);
    std::string squares(static_cast<std::size_t>(width * height), '-');
    for (char& square : squares) square = random.one_in(8) ? '#' : '-';
    const auto put = [&](int count, char on_floor, char on_storage) {
        while (count > 0) {
            char& square = squares[static_cast<std::size_t>(random.below(width * height))];
            if (square != '-' && (square != '.' || on_storage == '\0')) continue;
            square = square == '.' ? on_storage : on_floor;
            --count;
        }
    };
    const int boxes = random.between(2, 4);
    put(boxes + random.below(5), '.', '\0');
    put(boxes, '$', '*');
    put(robots, '@', '+');
    std::string board;
    for (std::size_t at = 0; at < squares.size(); at += static_cast<std::size_t>(width)) {
        board += squares.substr(at, static_cast<std::size_t>(width)) + '\n';
    }
    return board;
}

struct Findings {
    std::size_t states = 0;
    std::size_t dead = 0;
    std::array<std::size_t, 5> by_rule{};  // of the dead ones; by_rule[0] were not found
    std::string wrong;                     // about a state that is not dead
};

template <class Puzzle = Space> Findings find_dead_ends(int robots, std::uint64_t boards) {
    constexpr std::uint64_t kFirstSeed = 50'000;
    constexpr std::size_t kMostStates = 6000;
    Findings findings;
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + boards && findings.wrong.empty();
         seed += kSeedStep) {
        Random random(seed);
        const Puzzle puzzle(space_of("sokoban", crowded_warehouse(random, robots)));
        const auto space = explore(puzzle, kMostStates);
        if (!space.complete) continue;
        findings.states += space.states.size();
        findings.dead += space.dead();
        for (std::size_t i = 0; i < space.states.size(); ++i) {
            const std::uint8_t rule = puzzle.dead_end(space.states[i]);
            if (space.to_goal[i] == kInfiniteCost) ++findings.by_rule[rule];
            else if (rule != 0)
                findings.wrong = puzzle.dead_end_reason(rule) + '\n' + puzzle.text(space.states[i]);
        }
    }
    return findings;
}

constexpr std::int32_t kBoxRow = 3;  // of the legend

std::size_t boxes_in(const Picture& picture) {
    std::size_t boxes = 0;
    for (std::size_t i = 1; i < picture.cells.size(); i += 3) boxes += picture.cells[i] == kBoxRow;
    return boxes;
}

// What is wrong with naming these boxes as a dead end.
std::string naming_violation(Picture picture, const std::vector<std::size_t>& named) {
    for (std::size_t cell = 0; 3 * cell < picture.cells.size(); ++cell) {
        std::int32_t& piece = picture.cells[3 * cell + 1];
        const bool is_named = std::find(named.begin(), named.end(), cell) != named.end();
        if (is_named && piece != kBoxRow) return "something that is no box is named";
        if (!is_named && piece == kBoxRow) piece = -1;
    }
    if (named.empty()) return "nothing is named";
    const std::string board = family("sokoban").text_of(picture);
    return dead_end_of(*space_of("sokoban", board)).empty() ? "these boxes are no dead end:\n" + board : "";
}

// A broken twin: a robot in the way of a box counts as a wall, though it may walk on.
struct RobotsAreWalls : Space {
    using Space::Space;
    std::uint8_t dead_end(const std::byte* state) const override {
        enum : std::int32_t { kWall = 1, kBox = 3, kRobot = 4 };
        const Picture board = picture(state);
        const auto is_wall = [&](std::size_t x, std::size_t y) {
            if (x >= board.width || y >= board.height) return true;
            const std::int32_t* cell = &board.cells[3 * (y * board.width + x)];
            return cell[0] == kWall || cell[1] == kRobot;
        };
        bool held = false;
        for (std::size_t y = 0; y < board.height; ++y) {
            for (std::size_t x = 0; x < board.width; ++x) {
                if (board.cells[3 * (y * board.width + x) + 1] != kBox) continue;
                held = held ||
                       ((is_wall(x - 1, y) || is_wall(x + 1, y)) && (is_wall(x, y - 1) || is_wall(x, y + 1)));
            }
        }
        return held && !is_goal(state) ? static_cast<std::uint8_t>(DeadEnd::frozen) : Space::dead_end(state);
    }
};

}  // namespace

TEST_CASE("law: no rule for dead ends is wrong on crowded boards, each finds some, and together nearly all") {
    for (const int robots : {1, 2}) {
        CAPTURE(robots);
        const Findings findings = find_dead_ends(robots, 400);
        CHECK(findings.wrong == "");
        CHECK(findings.states > findings.dead + 5000 / kSeedStep);
        CHECK(findings.by_rule[static_cast<std::size_t>(DeadEnd::dead_square)] > 10'000 / kSeedStep);
        for (const DeadEnd rule : {DeadEnd::too_few_storages, DeadEnd::frozen, DeadEnd::corral}) {
            if (kSeesAll) CHECK(findings.by_rule[static_cast<std::size_t>(rule)] > 1000);
        }
        CHECK(findings.by_rule[0] * 100 < findings.dead);
    }
}

TEST_CASE("control: a rule that takes robots for walls is caught") {
    CHECK(find_dead_ends<RobotsAreWalls>(2, 400).wrong != "");
}

TEST_CASE("law: the boxes that a dead end names are one by themselves, the others taken away") {
    std::array<std::size_t, 5> spared{};  // by rule: how often there were others
    for (const int robots : {1, 2}) {
        CAPTURE(robots);
        for (std::uint64_t seed = 52'000; seed < 52'200; seed += kSeedStep) {
            Random random(seed);
            const auto puzzle = space_of("sokoban", crowded_warehouse(random, robots));
            const auto space = explore(*puzzle, 6000);
            for (std::size_t i = 0; space.complete && i < space.states.size(); i += 7) {
                const std::uint8_t rule = puzzle->dead_end(space.states[i]);
                if (rule == 0) continue;
                const auto cells = puzzle->dead_end_cells(space.states[i], rule);
                const std::string wrong = naming_violation(puzzle->picture(space.states[i]), cells);
                CAPTURE(puzzle->text(space.states[i]));
                REQUIRE(wrong == "");
                spared[rule] += cells.size() < boxes_in(puzzle->picture(space.states[i]));
            }
        }
    }
    for (std::size_t rule = 1; rule < spared.size(); ++rule) {
        CAPTURE(rule);
        if (kSeesAll) CHECK(spared[rule] > 20);
    }
    const Picture two_boxes = *family("sokoban").sketch("#####\n#@$.#\n#  $#\n#. ##\n#####\n");
    CHECK(naming_violation(two_boxes, {13}) == "");
    CHECK(naming_violation(two_boxes, {7}) != "");
    CHECK(naming_violation(two_boxes, {}) != "");
}

TEST_CASE("law: push by push the cheapest plans cost what they cost move by move, and are plans of moves") {
    std::size_t solved = 0;
    for (std::uint64_t seed = 51'000; seed < 51'400; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const std::string board = crowded_warehouse(random, seed % 2 == 0 ? 1 : 2);
        CAPTURE(board);
        const auto moves = explore(*space_of("sokoban", board), 6000);
        const auto pushes = explore(*space_of("sokoban", board, {{"space", "pushes"}}), 6000);
        if (!moves.complete) continue;
        REQUIRE(pushes.optimum() == moves.optimum());
        REQUIRE(pushes.states.size() <= moves.states.size());
        const auto search = ended_search(
            {.domain = "sokoban", .board = board, .options = {{"space", "pushes"}}, .strategy = "a_star"});
        REQUIRE((search->stats().status == Status::solved) == (moves.optimum() != kInfiniteCost));
        if (moves.optimum() == kInfiniteCost) continue;
        ++solved;
        const Plan plan = search->plan(search->incumbents() - 1);
        const validate::Verdict verdict = check_plan("sokoban", board, plan_text(plan.actions));
        CAPTURE(verdict.message);
        REQUIRE(verdict.reaches_goal);
        REQUIRE(verdict.cost == moves.optimum());
        REQUIRE(plan.cost == moves.optimum());
    }
    CHECK(solved > 30 / kSeedStep);
}

// A small room and its mirror image, with a robot in one of them or in both.
std::string doubled_warehouse(Random& random, int robots) {
    const int width = random.between(2, 3), height = random.between(3, 4);
    std::string squares(static_cast<std::size_t>(width * height), '-');
    for (char& square : squares) square = random.one_in(8) ? '#' : '-';
    for (const char piece : {'.', '$', '@'}) {
        const auto at = static_cast<std::size_t>(random.below(width * height));
        squares[at] = piece;
    }
    if (squares.find('@') == std::string::npos) squares[0] = '@';
    std::string board;
    for (std::size_t at = 0; at < squares.size(); at += static_cast<std::size_t>(width)) {
        std::string row = squares.substr(at, static_cast<std::size_t>(width));
        board += row;
        std::reverse(row.begin(), row.end());
        if (robots == 1) std::replace(row.begin(), row.end(), '@', '-');
        board += row + '\n';
    }
    return board;
}

TEST_CASE("law: where images are one the cheapest plans cost the same, are plans, and states are fewer") {
    std::size_t solved = 0, fewer = 0;
    for (std::uint64_t seed = 53'000; seed < 53'300; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const int robots = random.between(1, 2);
        const std::string board = doubled_warehouse(random, robots);
        if (!family("sokoban").parse(board, {})) continue;  // storage was drawn where the box is now
        CAPTURE(board);
        for (const char* metric : {"moves", "pushes"}) {
            for (const char* space : {"moves", "pushes"}) {
                Options options{{"space", space}, {"metric", metric}};
                const auto apart = explore(*space_of("sokoban", board, options), 20'000);
                if (!apart.complete) continue;
                options["symmetry"] = "one";
                const auto one = explore(*space_of("sokoban", board, options), 20'000);
                REQUIRE(one.optimum() == apart.optimum());
                REQUIRE(one.states.size() <= apart.states.size());
                fewer += one.states.size() < apart.states.size();
                const auto search = ended_search(
                    {.domain = "sokoban", .board = board, .options = options, .strategy = "a_star"});
                REQUIRE((search->stats().status == Status::solved) == (apart.optimum() != kInfiniteCost));
                if (apart.optimum() == kInfiniteCost) continue;
                ++solved;
                const Plan plan = search->plan(search->incumbents() - 1);
                REQUIRE(plan.cost == apart.optimum());
                REQUIRE(check_plan("sokoban", board, plan_text(plan.actions)).reaches_goal);
            }
        }
    }
    CHECK(solved > 30 / kSeedStep);
    CHECK(fewer > 30 / kSeedStep);
}

TEST_CASE("sokoban: where a team of robots has too many actions it is searched move by move") {
    const std::string small = "@$@.-\n";
    CHECK(family("sokoban").parse(small, {{"space", "pushes"}}));
    std::string large = std::string(12, '@') + "$." + std::string(36, '-') + '\n';
    for (int row = 0; row < 3; ++row) large += std::string(50, '-') + '\n';
    CHECK(family("sokoban").parse(large, {}));
    const auto refused = family("sokoban").parse(large, {{"space", "pushes"}});
    REQUIRE_FALSE(refused);
    CHECK(refused.diagnostic().field == "space");
    CHECK(refused.diagnostic().message ==
          "Searching push by push with 12 robots is for smaller boards or fewer robots. Choose space=moves.");
}

}  // namespace sokoban_law
