// Small random games: tiles that may be negative, zero or equal, fixed cells, agents without a move; and how
// to run one.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "core/game/game.h"
#include "tests/support/naive_game.h"
#include "tests/support/random.h"

namespace frontier::test {

struct GameCase {
    std::string start;
    std::string goal;
    int turns = 1;

    std::string text() const { return start + '\n' + goal + "n = " + std::to_string(turns) + '\n'; }
};

inline void shuffle_tiles(Random& random, Grid& grid) {
    std::vector<std::string*> words;
    for (auto& row : grid) {
        for (std::string& word : row) {
            if (word != "x") words.push_back(&word);
        }
    }
    for (std::size_t i = words.size(); i > 1; --i)
        std::swap(*words[i - 1], *words[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
}

// Few cells where there are many turns, so that the plain searches end.
inline GameCase random_game(Random& random) {
    GameCase game;
    game.turns = random.one_in(10) ? 0 : random.between(1, 3);
    const bool narrow = random.one_in(6);
    const int width = random.between(narrow ? 1 : 2, game.turns < 3 ? 3 : 2);
    const int height = random.between(narrow ? 1 : 2, width < 3 || game.turns < 2 ? 3 : 2);
    Grid grid(static_cast<std::size_t>(height), std::vector<std::string>(static_cast<std::size_t>(width)));
    for (auto& row : grid) {
        for (std::string& word : row) {
            const int what = random.below(12);
            word = what < 5 ? "." : what == 5 ? "x" : std::to_string(random.between(-4, 7));
        }
    }
    game.start = text_of(grid);
    if (!random.one_in(4)) shuffle_tiles(random, grid);
    game.goal = text_of(grid);
    return game;
}

// Fewer of them where a test takes longer steps.
template <class Visit> void for_each_game(std::uint64_t most, Visit&& visit) {
    for (std::uint64_t seed = 1; seed <= most; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const GameCase game = random_game(random);
        const std::string text = game.text();
        CAPTURE(text);
        visit(game);
    }
}

inline game::GameSearch search_of(const GameCase& game, std::string_view type) {
    auto search =
        game::GameSearch::start({game.start, game.goal, std::string(type), std::to_string(game.turns), {}});
    REQUIRE(search);
    return std::move(*search);
}

inline game::GameSearch solved(const GameCase& game, std::string_view type) {
    game::GameSearch search = search_of(game, type);
    while (search.advance(1000) == Status::running) {}
    REQUIRE(search.stats().status == Status::solved);
    return search;
}

}  // namespace frontier::test
