#include "tiles_pairs.h"

#include "tiles_estimate.h"

namespace frontier {

namespace {

constexpr std::uint64_t kDigit[] = {1, 5, 25, 125};

}  // namespace

bool TilePairs::fits(const TileSetup& setup) {
    if (setup.width > kSide || setup.height > kSide) return false;
    for (TileKindId kind = 1; kind < setup.fixed_kind(); ++kind) {
        if (setup.counts[kind] > 1) return false;
    }
    return true;
}

TilePairs::TilePairs(const TileSetup& setup, bool with_conflicts)
    : rows_(256 * kPairs, 0),
      columns_(256 * kPairs, 0),
      conflicts_(with_conflicts ? 2 * kSide * kCodes : 0, 0) {
    for (std::size_t goal = 0; goal < setup.cells(); ++goal) {
        const TileKindId kind = setup.goal[goal];
        if (!setup.is_tile(kind)) continue;
        const auto cost = static_cast<std::uint64_t>(setup.costs[kind]);
        const std::vector<std::uint8_t> ways = distances_to(setup, goal);
        for (std::size_t cell = 0; cell < setup.cells(); ++cell) {
            const std::size_t down = setup.rows_between(cell, goal);
            const std::size_t across = setup.columns_between(cell, goal);
            const std::size_t way = ways[cell] == kNoTileCell ? down + across : ways[cell];
            std::uint64_t row = cost * (down + across);
            std::uint64_t column = cost * way;
            if (down == 0)
                row += (setup.column(goal) + 1) * kDigit[setup.column(cell)] << shift(setup.row(cell));
            if (across == 0)
                column += (setup.row(goal) + 1) * kDigit[setup.row(cell)] << shift(setup.column(cell));
            for (std::size_t other = 0; other < 16; ++other) {
                const std::size_t byte =
                    cell % 2 == 0 ? other << 4 | kind : other | static_cast<std::size_t>(kind) << 4;
                rows_[256 * (cell / 2) + byte] += row;
                columns_[256 * (cell / 2) + byte] += column;
            }
        }
    }
    if (!with_conflicts) return;
    add_conflicts(setup, true);
    add_conflicts(setup, false);
}

void TilePairs::add_conflicts(const TileSetup& setup, bool of_rows) {
    const std::size_t lines = of_rows ? setup.height : setup.width;
    const std::size_t places = of_rows ? setup.width : setup.height;
    for (std::size_t line = 0; line < lines; ++line) {
        for (std::size_t code = 0; code < kCodes; ++code) {
            TileEstimate::InLine tiles[kSide];
            std::size_t count = 0;
            for (std::size_t place = 0; place < places; ++place) {
                const std::size_t goal = code / kDigit[place] % 5;
                if (goal == 0 || goal > places) continue;
                const std::size_t cell =
                    of_rows ? line * setup.width + goal - 1 : (goal - 1) * setup.width + line;
                tiles[count++] = {static_cast<std::uint8_t>(goal), setup.costs[setup.goal[cell]]};
            }
            const std::size_t first = of_rows ? line : kSide + line;
            conflicts_[first * kCodes + code] =
                static_cast<std::uint32_t>(TileEstimate::conflict(tiles, count));
        }
    }
}

}  // namespace frontier
