// A sliding-tile puzzle as numbers: what the domain, its heuristics and the test of solvability all look at.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "../types.h"

namespace frontier {

// Tiles of equal value are interchangeable and make one kind. Kind 0 is the empty cell, then come the values
// in rising order; the last one, which no tile has, stands for a fixed cell.
using TileKindId = std::uint8_t;
inline constexpr TileKindId kEmptyCell = 0;
inline constexpr std::uint8_t kNoTileCell = 255;

enum TileDirection : std::uint8_t { kTileLeft, kTileRight, kTileUp, kTileDown };

struct TileSetup {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<TileKindId> start;  // cell by cell, row by row
    std::vector<TileKindId> goal;
    std::vector<std::int32_t> values;                     // by kind; of no meaning for the first and the last
    std::vector<Cost> costs;                              // of moving a tile, by kind
    std::vector<std::uint8_t> counts;                     // how many cells hold it, by kind
    std::vector<std::array<std::uint8_t, 4>> neighbours;  // by direction; kNoTileCell where nothing can move

    std::size_t cells() const { return start.size(); }
    std::size_t kinds() const { return values.size(); }
    TileKindId fixed_kind() const { return static_cast<TileKindId>(kinds() - 1); }
    bool is_fixed(std::size_t cell) const { return start[cell] == fixed_kind(); }
    bool is_tile(TileKindId kind) const { return kind != kEmptyCell && kind != fixed_kind(); }
    std::size_t empty_cells() const { return counts[kEmptyCell]; }
    std::size_t row(std::size_t cell) const { return cell / width; }
    std::size_t column(std::size_t cell) const { return cell % width; }
    std::size_t rows_between(std::size_t a, std::size_t b) const {
        return row(a) > row(b) ? row(a) - row(b) : row(b) - row(a);
    }
    std::size_t columns_between(std::size_t a, std::size_t b) const {
        return column(a) > column(b) ? column(a) - column(b) : column(b) - column(a);
    }
};

// The cells that a tile could wander to, region by region.
std::vector<std::vector<std::uint8_t>> regions_of(const TileSetup& setup);

// How many moves lie between two cells for a tile that has the board to itself; kNoTileCell where there is no
// way.
std::vector<std::uint8_t> distances_to(const TileSetup& setup, std::size_t cell);

}  // namespace frontier
