// The estimates for sliding tiles, each a sum over tiles of what moving them must cost at least. They look at
// a board as one kind a cell, so that they are compiled once for all sizes of state.
#pragma once

#include <vector>

#include "tiles_setup.h"

namespace frontier {

class TileEstimate {
   public:
    explicit TileEstimate(const TileSetup& setup);

    // Every tile that is not where it should be moves at least once.
    std::int32_t misplaced(const TileKindId* board) const;
    // Every tile goes to its goal by a shortest way around the fixed cells; equal tiles share their goals out
    // as is cheapest.
    std::int32_t manhattan(const TileKindId* board) const;
    // More where tiles of one row or column are in each other's way.
    std::int32_t linear_conflict(const TileKindId* board) const;
    // Linear conflict with half as much again for conflicts: a guide that may overestimate.
    std::int32_t half_as_much_again(const TileKindId* board) const;

    // A tile whose goal is in the line it stands in.
    struct InLine {
        std::uint8_t goal;
        Cost cost;
    };
    static constexpr std::size_t kMostInLine = 10;
    // What it costs at least that the tiles of a line, given in order, stand in each other's way.
    static std::int32_t conflict(const InLine* line, std::size_t count);

   private:
    static constexpr std::size_t kMostCells = 100;

    std::int32_t sum(const std::vector<std::int32_t>& table, const TileKindId* board) const;
    std::int32_t assigned(const TileKindId* board) const;
    std::int32_t conflicts(const TileKindId* board) const;

    std::size_t width_;
    std::size_t height_;
    std::size_t cells_;
    std::vector<TileKindId> goal_;
    std::vector<Cost> costs_;  // by kind; 0 for what is no tile
    std::vector<std::int32_t>
        around_fixed_;  // [kind * cells + cell]: cost of the way, for kinds of a single tile
    std::vector<std::int32_t> straight_;  // the same as if there were no fixed cells
    std::vector<std::uint8_t> goal_row_;  // by kind; 255 unless it has a single tile
    std::vector<std::uint8_t> goal_column_;
    std::vector<TileKindId> shared_;                     // kinds of several tiles
    std::vector<std::vector<std::uint8_t>> goal_cells_;  // of those, in the order of shared_
    std::vector<std::uint8_t> distance_;  // [cell * cells + cell], only where some kind is shared
    bool has_detours_ = false;
};

// For a guide it matters more how many moves a plan has than which tiles they move: nobody moves a heavy tile
// without moving light ones out of its way. So a tile's cost is a quarter its own and three quarters the
// mean. Tiles of one cost differ a little by the order of their goals instead, for a guide without ties knows
// where to go on. In units of 1 / kGuideScale.
TileSetup with_guide_costs(TileSetup setup);
inline constexpr std::int32_t kGuideScale = 64;

}  // namespace frontier
