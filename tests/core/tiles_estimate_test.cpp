#include "core/domains/tiles_estimate.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "core/domains/tiles.h"
#include "core/domains/tiles_assignment.h"
#include "core/domains/tiles_pairs.h"
#include "tests/support/random.h"

namespace tiles_estimate_test {

using namespace frontier;
using frontier::test::Random;

namespace {

// Random boards of the given size: distinct tiles, a fixed cell here and there.
struct Setup : Tiles::Small {
    explicit Setup(const Tiles::Small& tiles) : Tiles::Small(tiles) {}
    const TileSetup& setup() const { return setup_; }
};

std::string random_board(Random& random, std::size_t height, std::size_t width) {
    std::vector<std::string> tokens{"."};
    while (tokens.size() < height * width)
        tokens.push_back(random.one_in(9) ? "x" : std::to_string(7 * tokens.size() % 23));
    for (std::size_t i = tokens.size() - 1; i > 0; --i)
        std::swap(tokens[i], tokens[static_cast<std::size_t>(random.below(static_cast<int>(i) + 1))]);
    std::string text;
    for (std::size_t i = 0; i < tokens.size(); ++i) text += tokens[i] + (i % width == width - 1 ? '\n' : ' ');
    return text;
}

}  // namespace

TEST_CASE("tile estimates: pairs of cells give the same numbers as cell by cell") {
    Random random(1);
    for (int round = 0; round < 60; ++round) {
        const auto height = static_cast<std::size_t>(random.between(1, 4));
        const auto width = static_cast<std::size_t>(random.between(height == 1 ? 2 : 1, 4));
        const auto instance = Tiles::parse(random_board(random, height, width), {});
        REQUIRE(instance);
        const Setup tiles(std::get<Tiles::Small>(*instance));
        CAPTURE(tiles.print(tiles.start()));
        REQUIRE(TilePairs::fits(tiles.setup()));
        const TileEstimate slow(tiles.setup());
        const TilePairs manhattan(tiles.setup(), false);
        const TilePairs conflict(tiles.setup(), true);
        auto state = tiles.start();
        for (int step = 0; step < 50; ++step) {
            TileKindId board[16];
            for (std::size_t cell = 0; cell < tiles.setup().cells(); ++cell) board[cell] = state.at(cell);
            REQUIRE(manhattan(state.word) == slow.manhattan(board));
            REQUIRE(conflict(state.word) == slow.linear_conflict(board));
            int count = 0;
            auto next = state;
            tiles.successors(state, [&](Action, Cost, const auto& each) {
                if (random.below(++count) == 0) next = each;
            });
            state = next;
        }
    }
}

TEST_CASE("tile estimates: the cheapest assignment is the best of all permutations") {
    Random random(2);
    for (int round = 0; round < 400; ++round) {
        const auto count = static_cast<std::size_t>(random.between(1, 6));
        int costs[6][6];
        for (auto& row : costs) {
            for (int& cost : row) cost = random.between(0, 12);
        }
        const auto cost = [&](std::size_t tile, std::size_t goal) { return costs[tile][goal]; };
        std::vector<std::size_t> goals(count);
        std::iota(goals.begin(), goals.end(), 0u);
        int best = 1000;
        do {
            int sum = 0;
            for (std::size_t i = 0; i < count; ++i) sum += costs[i][goals[i]];
            best = std::min(best, sum);
        } while (std::next_permutation(goals.begin(), goals.end()));
        REQUIRE(cheapest_assignment(count, cost) == best);
    }
    CHECK(cheapest_assignment(
              100, [](std::size_t tile, std::size_t goal) { return tile + goal == 99 ? 0 : 1; }) == 0);
}

TEST_CASE("tile cells: five bits a cell, read back as put in, others untouched") {
    Random random(3);
    TileCells25 cells{};
    std::array<TileKindId, 25> expected{};
    for (int round = 0; round < 2000; ++round) {
        const auto at = static_cast<std::size_t>(random.below(25));
        cells.clear(at);
        expected[at] = static_cast<TileKindId>(random.below(32));
        cells.put(at, expected[at]);
        for (std::size_t i = 0; i < 25; ++i) REQUIRE(cells.at(i) == expected[i]);
        const auto empty = std::find(expected.begin(), expected.end(), kEmptyCell);
        if (empty != expected.end())
            REQUIRE(cells.first_empty() == static_cast<std::size_t>(empty - expected.begin()));
    }
}

TEST_CASE("tile cells: the first empty one among sixteen") {
    for (std::uint64_t word : {0xFEDCBA9876543210u, 0x0FEDCBA987654321u, 0xFEDCBA9807654321u,
                               0x8888888088888888u, 0x1000000000000000u}) {
        const TileCells16 cells{word};
        std::size_t expected = 0;
        while (cells.at(expected) != kEmptyCell) ++expected;
        CHECK(cells.first_empty() == expected);
    }
}

}  // namespace tiles_estimate_test
