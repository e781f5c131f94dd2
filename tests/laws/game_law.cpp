// The game's searches against a second reading of the rules, against each other, and against the plain form.
#include <doctest/doctest.h>

#include "core/game/plain.h"
#include "tests/support/effort.h"
#include "tests/support/random_game.h"

namespace game_law {

using namespace frontier;
using namespace frontier::game;
using namespace frontier::test;

namespace {

constexpr std::uint64_t kGames = 250;

template <class Visit> void for_each_game(Visit&& visit) { test::for_each_game(kGames, visit); }

NaiveAnswer naive(const GameCase& game, NaiveSettings settings = {}) {
    return NaiveGame(game.start, game.goal, settings).play(game.turns);
}

NaiveSettings settings_of(SearchType type) {
    if (type == SearchType::minimax_rand) return {.roles = "+~~"};
    return {.cuts = type == SearchType::minimax ? Cuts::none : Cuts::at_equal};
}

std::string solution_of(const NaiveAnswer& answer) {
    char value[64];
    std::snprintf(value, sizeof value, "%.2f", answer.value);
    return answer.line + "Value: " + value + "\nUtil calls: " + std::to_string(answer.util_calls) + '\n';
}

GameResult result_of(const GameCase& game, std::string_view type) { return *solved(game, type).result(); }

// What AGENT1 would have if just the tiles that it gains (+1) or loses (-1) by were in their places.
int sum_of_gains(const std::string& goal, int sign) {
    int sum = 0;
    for (const auto& row : grid_of(goal)) {
        for (const std::string& word : row) {
            const int number = std::atoi(word.c_str());
            const int gain = number % 2 != 0 ? number : -number;
            if (gain * sign > 0) sum += gain;
        }
    }
    return sum;
}

// The same game with every number negated, or seen in a mirror.
std::string negated(const std::string& text) {
    Grid grid = grid_of(text);
    for (auto& row : grid) {
        for (std::string& word : row) {
            if (word != "." && word != "x") word = std::to_string(-std::atoi(word.c_str()));
        }
    }
    return text_of(grid);
}

std::string mirrored(const std::string& text) {
    Grid grid = grid_of(text);
    for (auto& row : grid) std::reverse(row.begin(), row.end());
    return text_of(grid);
}

}  // namespace

TEST_CASE("every search agrees with a second reading of the rules: value, line and count") {
    std::size_t passes = 0;
    for_each_game([&](const GameCase& game) {
        for (const SearchType type : kSearchTypes) {
            CAPTURE(word(type));
            const GameResult result = result_of(game, word(type));
            const NaiveAnswer answer = naive(game, settings_of(type));
            CHECK(result.value == answer.value);  // to the last bit
            CHECK(result.solution == solution_of(answer));
            passes += result.solution.find("pass") != std::string::npos;
        }
    });
    CHECK(passes > 20 / kSeedStep);  // the games must show what the seed promises never happens
}

TEST_CASE("every search agrees with its plain form, node by node in number") {
    for_each_game([](const GameCase& game) {
        const auto rules = read_rules(game.start, game.goal);
        REQUIRE(rules);
        for (const SearchType type : kSearchTypes) {
            CAPTURE(word(type));
            const PlainAnswer plain =
                plain_search(type, *rules, rules->start(), static_cast<unsigned>(game.turns));
            const GameResult result = result_of(game, word(type));
            CHECK(result.value == plain.value);
            CHECK(result.util_calls == std::to_string(plain.util_calls));
            CHECK(result.nodes == std::to_string(plain.nodes));
            REQUIRE(result.line.size() == plain.line.size());
            game::Position position = rules->start();
            for (std::size_t i = 0; i < plain.line.size(); ++i) {
                CHECK(result.line[i].move == rules->move_text(position.board, plain.line[i]));
                rules->apply(position, plain.line[i]);
            }
        }
    });
}

TEST_CASE("alpha-beta gives the value and the line of minimax, with no more calls") {
    std::size_t fewer = 0;
    for_each_game([&](const GameCase& game) {
        const GameResult all = result_of(game, "minimax");
        const GameResult pruned = result_of(game, "alpha_beta_pruning");
        CHECK(all.value == pruned.value);
        CHECK(all.solution.substr(0, all.solution.find("Util")) ==
              pruned.solution.substr(0, pruned.solution.find("Util")));
        const Count all_calls = *read_count(all.util_calls);
        const Count pruned_calls = *read_count(pruned.util_calls);
        CHECK(pruned_calls <= all_calls);
        fewer += pruned_calls < all_calls;
    });
    CHECK(fewer > 40 / kSeedStep);
}

TEST_CASE(
    "cutting at equality, clamped values visit the same boards; cutting beyond it does not (negative "
    "control)") {
    std::size_t strict_differs = 0;
    for_each_game([&](const GameCase& game) {
        const GameResult result = result_of(game, "alpha_beta_pruning");
        const NaiveAnswer hard = naive(game, {.cuts = Cuts::at_equal, .hard = true});
        CHECK(hard.value == result.value);
        CHECK(std::to_string(hard.util_calls) == result.util_calls);
        const NaiveAnswer strict = naive(game, {.cuts = Cuts::beyond});
        CHECK(strict.value == result.value);
        strict_differs += std::to_string(strict.util_calls) != result.util_calls;
    });
    CHECK(strict_differs > 20 / kSeedStep);
}

TEST_CASE("negating every tile is playing for the other side") {
    for_each_game([](const GameCase& game) {
        const GameCase other{negated(game.start), negated(game.goal), game.turns};
        const double value = -naive(game, {.roles = "-+-"}).value;
        for (const char* type : {"minimax", "alpha_beta_pruning"})
            CHECK(result_of(other, type).value == value);
    });
}

TEST_CASE("a game in a mirror has the same value; what is pruned may differ") {
    std::size_t other_count = 0;
    for_each_game([&](const GameCase& game) {
        const GameCase other{mirrored(game.start), mirrored(game.goal), game.turns};
        const GameResult here = result_of(game, "alpha_beta_pruning");
        const GameResult there = result_of(other, "alpha_beta_pruning");
        CHECK(here.value == there.value);
        CHECK(result_of(game, "minimax").util_calls == result_of(other, "minimax").util_calls);
        CHECK(result_of(game, "minimax_rand").value ==
              doctest::Approx(result_of(other, "minimax_rand").value));
        other_count += here.util_calls != there.util_calls;
    });
    CHECK(other_count > 20 / kSeedStep);
}

TEST_CASE(
    "with random others the value lies between two enemies and two friends, and within what tiles can give") {
    for_each_game([](const GameCase& game) {
        const GameResult random = result_of(game, "minimax_rand");
        const double slack = 1e-9;  // means are rounded
        CHECK(random.value >= naive(game, {.roles = "+--"}).value - slack);
        CHECK(random.value <= naive(game, {.roles = "+++"}).value + slack);
        CHECK(random.value >= sum_of_gains(game.goal, -1) - slack);
        CHECK(random.value <= sum_of_gains(game.goal, +1) + slack);
        CHECK(random.util_calls == result_of(game, "minimax").util_calls);
    });
}

TEST_CASE("how a search is sliced changes nothing") {
    const GameCase game{"1 2 .\n3 4 .\n. . .\n", "1 2 .\n3 4 .\n. . .\n", 3};
    for (const SearchType type : kSearchTypes) {
        const GameSearch whole = solved(game, word(type));
        for (const std::uint64_t slice : {1u, 7u, 1024u}) {
            GameSearch search = search_of(game, word(type));
            double progress = 0;
            while (search.advance(slice) == Status::running) {
                CHECK_FALSE(search.result());
                const double now = search.stats().progress;
                if (slice == 7) CHECK(now >= progress - 1e-12);
                progress = now;
                if (slice == 1024) search.stop(Status::timeout);
            }
            CHECK(search.result()->solution == whole.result()->solution);
            CHECK(search.stats().positions == whole.stats().positions);
            CHECK(search.stats().evaluations == whole.stats().evaluations);
            CHECK(search.stats().progress == 1);
        }
    }
}

}  // namespace game_law
