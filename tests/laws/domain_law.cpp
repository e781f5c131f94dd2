// Every domain and every heuristic keeps its promises, over whole state spaces, with every option of the rules.
#include <doctest/doctest.h>

#include <set>
#include <variant>

#include "core/catalog.h"
#include "core/domains/blank.h"
#include "core/domains/jugs.h"
#include "core/domains/lunar.h"
#include "core/domains/snowman.h"
#include "core/domains/sokoban.h"
#include "core/domains/tiles.h"
#include "tests/support/boards.h"
#include "tests/support/domain_laws.h"
#include "tests/support/effort.h"
#include "tests/support/tiles_boards.h"
#include "tests/support/lunar_boards.h"

namespace domain_law {

using namespace frontier;
using namespace frontier::test;

namespace {

// Calls visit(domain, whole state space) for each board.
template <class Family, class Visit>
void for_each_space(const std::vector<std::string>& boards, const Options& options, Visit&& visit) {
    for (const std::string& board : boards) {
        CAPTURE(board);
        const auto instance = Family::parse(board, options);
        REQUIRE(instance);
        std::visit(
            [&](const auto& domain) {
                const auto space = explore(domain);
                REQUIRE(space.complete);
                visit(domain, space);
            },
            *instance);
    }
}

template <class Family> std::string boards_violation(const std::vector<std::string>& boards,
                                                     bool (*shows)(const std::string&), const Options& options = {}) {
    std::string wrong;
    std::map<std::string, std::size_t> too_high;
    for_each_space<Family>(boards, options, [&](const auto& domain, const auto& space) {
        if (wrong.empty()) wrong = successors_violation(domain, space);
        if (wrong.empty()) wrong = dead_end_violation(domain, space);
        if (wrong.empty()) wrong = round_trip_violation<Family>(domain, space, shows, options);
        for (const HeuristicInfo& info : Family::info().heuristics) {
            const auto heuristic = prepared(domain.heuristic(info.id));
            if (!heuristic) wrong = info.id + " is in the table but cannot be made";
            if (wrong.empty()) wrong = promise_violation(domain, space, *heuristic, info);
            if (wrong.empty()) too_high[info.id] += overestimates(space, *heuristic);
        }
        if (domain.heuristic("no such heuristic")) wrong = "makes a heuristic that there is not";
    });
    for (const HeuristicInfo& info : Family::info().heuristics) {
        const bool lies = info.admissible == Promise::no;
        if (wrong.empty() && lies && too_high[info.id] == 0) wrong = info.id + " never overestimates, against its word";
    }
    return wrong;
}

bool shows_all(const std::string&) { return true; }

std::vector<std::string> with_one_robot(std::vector<std::string> boards) {
    std::erase_if(boards, [](const std::string& board) {
        return board[0] != '(' &&
               std::count_if(board.begin(), board.end(), [](char c) { return c == '@' || c == '+'; }) > 1;
    });
    return boards;
}

// Boxes on storage that nobody can get to make a board too large for the small states, and change nothing else.
std::vector<std::string> enlarged(std::vector<std::string> boards) {
    for (std::string& board : boards) {
        const std::size_t width = board.find('\n');
        board.append(width, '#') += '\n';
        for (std::size_t boxes = 0; boxes < 16; boxes += width) board.append(width, '*') += '\n';
    }
    return boards;
}

// Odd tiles become negative ones.
std::vector<std::string> with_negative_tiles(std::vector<std::string> boards) {
    for (std::string& board : boards) {
        for (std::size_t i = board.size(); i-- > 0;) {
            const bool begins_tile = std::isdigit(board[i]) && (i == 0 || !std::isdigit(board[i - 1]));
            if (begins_tile && (board[i] - '0') % 2 == 1) board.insert(i, 1, '-');
        }
    }
    return boards;
}

std::vector<std::string> random_boards(std::string (*draw)(Random&), std::uint64_t first_seed, std::uint64_t count) {
    std::vector<std::string> boards;
    for (std::uint64_t seed = first_seed; seed < first_seed + count; seed += kSeedStep) {
        Random random(seed);
        boards.push_back(draw(random));
    }
    return boards;
}

}  // namespace

TEST_CASE("law: every domain of the catalogue is tested here") {
    std::set<std::string> ids;
    for (const DomainInfo& info : catalog().domains) ids.insert(info.id);
    CHECK(ids == std::set<std::string>{Sokoban::info().id, Snowman::info().id, Lunar::info().id, Jugs::info().id, Tiles::info().id});
}

TEST_CASE("law: Sokoban and its heuristics keep their promises") {
    CHECK(boards_violation<Sokoban>(kSokobanBoards, shows_all) == "");
    CHECK(boards_violation<Sokoban>(random_boards(random_warehouse, 1000, 60), shows_all) == "");
}

TEST_CASE("law: on large boards Sokoban's heuristics keep their promises, too") {
    const std::vector<std::string> boards = enlarged(random_boards(random_warehouse, 1400, 60));
    CHECK(std::holds_alternative<Sokoban::Large>(*Sokoban::parse(boards[0], {})));
    CHECK(boards_violation<Sokoban>(boards, shows_all) == "");
    const std::vector<std::string> alone = enlarged(with_one_robot(random_boards(random_warehouse, 1200, 120)));
    CHECK(boards_violation<Sokoban>(alone, shows_all, {{"space", "pushes"}}) == "");
}

TEST_CASE("law: Sokoban push by push and its heuristics keep their promises") {
    const Options pushes{{"space", "pushes"}};
    CHECK(boards_violation<Sokoban>(with_one_robot(kSokobanBoards), shows_all, pushes) == "");
    CHECK(boards_violation<Sokoban>(with_one_robot(random_boards(random_warehouse, 1200, 120)), shows_all, pushes) ==
          "");
}

TEST_CASE("law: Lunar Lockout and its heuristics keep their promises") {
    CHECK(boards_violation<Lunar>(kLunarBoards, shows_all) == "");
    CHECK(boards_violation<Lunar>(random_boards(random_lunar, 2500, 60), shows_all) == "");
}

TEST_CASE("law: water jugs and their heuristics keep their promises") {
    CHECK(boards_violation<Jugs>(kJugsBoards, shows_all) == "");
    CHECK(boards_violation<Jugs>(random_boards(random_jugs, 2000, 80), shows_all) == "");
}

TEST_CASE("law: Snowperson and its heuristics keep their promises") {
    CHECK(boards_violation<Snowman>(kSnowBoards, shows_all) == "");
    CHECK(boards_violation<Snowman>(random_boards(random_snow, 2500, 60), shows_all) == "");
    const Options transfer{{"transfer", "on"}};
    CHECK(boards_violation<Snowman>(kSnowBoards, shows_all, transfer) == "");
    CHECK(boards_violation<Snowman>(random_boards(random_snow, 2600, 60), shows_all, transfer) == "");
}

TEST_CASE("law: sliding tiles and their heuristics keep their promises") {
    CHECK(boards_violation<Tiles>(kTilesBoards, shows_all) == "");
    CHECK(boards_violation<Tiles>(random_boards(random_tiles, 2500, 60), shows_all) == "");
}

TEST_CASE("law: sliding tiles and their heuristics keep their promises at every cost, with negative tiles, too") {
    for (const char* cost : {"unit", "absolute"}) {
        CAPTURE(cost);
        CHECK(boards_violation<Tiles>(with_negative_tiles(kTilesBoards), shows_all, {{"cost", cost}}) == "");
        CHECK(boards_violation<Tiles>(with_negative_tiles(random_boards(random_tiles, 2600, 60)), shows_all,
                                      {{"cost", cost}}) == "");
    }
}

TEST_CASE("law: the domain to copy keeps its promises") {
    CHECK(boards_violation<Blank>(kBlankBoards, shows_all) == "");
}

TEST_CASE("law: the example of every domain, and what is printed of it, can be read") {
    for (const DomainInfo& info : catalog().domains) {
        const auto view = check_board(info.id, info.example, {});
        REQUIRE(view);
        const auto again = check_board(info.id, view->text, {});
        REQUIRE(again);
        CHECK(again->text == view->text);
        CHECK(again->picture.cells == view->picture.cells);
        CHECK(view->estimates.size() == info.heuristics.size());
    }
}

// Broken twins, one a law.
namespace {

struct Overestimating final : Heuristic<Jugs::State> {
    Estimate operator()(const Jugs::State& state) const override { return state.amounts[0] == 0 ? 9.0f : 0.0f; }
};

struct Fickle : Sokoban::Small {
    explicit Fickle(const Sokoban::Small& domain) : Sokoban::Small(domain) {}
    template <class Visit> void successors(const State& state, Visit&& visit) const {
        static bool turn = false;
        turn = !turn;
        std::vector<std::pair<Action, State>> found;
        Sokoban::Small::successors(state, [&](Action a, Cost, const State& next) { found.push_back({a, next}); });
        if (turn) std::reverse(found.begin(), found.end());
        for (const auto& [action, next] : found) visit(action, Cost{1}, next);
    }
};

struct Forgetful : Sokoban::Small {
    explicit Forgetful(const Sokoban::Small& domain) : Sokoban::Small(domain) {}
    std::string print(const State&) const { return Sokoban::Small::print(start()); }
};

struct Gloomy : Sokoban::Small {
    explicit Gloomy(const Sokoban::Small& domain) : Sokoban::Small(domain) {}
    std::uint8_t dead_end(const State& state) const { return state.pieces[0] == 0; }
    std::string dead_end_reason(std::uint8_t) const { return "The corner is dark."; }
};

Sokoban::Small small_sokoban(const std::string& board) { return std::get<Sokoban::Small>(*Sokoban::parse(board, {})); }

}  // namespace

TEST_CASE("control: broken domains and heuristics are caught") {
    const Jugs jugs = std::get<Jugs>(*Jugs::parse("3 4\n0 0\n* 2\n", {}));
    const auto jug_space = explore(jugs);
    HeuristicInfo promises{.id = "twin", .admissible = Promise::proved, .consistent = Promise::no};
    CHECK(promise_violation(jugs, jug_space, Overestimating(), promises) != "");
    promises = {.id = "twin", .admissible = Promise::no, .consistent = Promise::proved};
    CHECK(promise_violation(jugs, jug_space, *jugs.heuristic("sum_difference"), promises) != "");
    CHECK(promise_violation(jugs, jug_space, *make_heuristic<Jugs::State>([](auto&) { return -1; }), promises) != "");
    CHECK(promise_violation(jugs, jug_space, *make_heuristic<Jugs::State>([](auto&) { return 0.5; }), promises) != "");
    CHECK(overestimates(jug_space, *jugs.heuristic("mismatch")) == 0);

    const Fickle fickle(small_sokoban(kExample1));
    CHECK(successors_violation(fickle, explore(fickle)) != "");
    const Gloomy gloomy(small_sokoban(kExample1));
    CHECK(dead_end_violation(gloomy, explore(gloomy)) != "");
    const Sokoban::Small honest = small_sokoban(kExample1);
    const auto space = explore(honest);
    CHECK(successors_violation(honest, space) == "");
    StateSpace<Forgetful> forgetful_space;
    forgetful_space.states = space.states;
    struct Family {
        static Result<std::variant<Forgetful>> parse(const std::string& text, const Options& options) {
            return std::variant<Forgetful>(Forgetful(std::get<Sokoban::Small>(*Sokoban::parse(text, options))));
        }
    };
    CHECK(round_trip_violation<Family>(Forgetful(honest), forgetful_space, shows_all) != "");
}

}  // namespace domain_law
