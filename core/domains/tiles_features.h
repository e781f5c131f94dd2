// What a formula may count on a board of sliding tiles besides the heuristics. None of it looks at costs.
#pragma once

#include "../heuristic_list.h"
#include "tiles_setup.h"

namespace frontier {

// Tables of a board's goal, and counts over a board given as one kind a cell.
class TileCounts {
   public:
    explicit TileCounts(const TileSetup& setup);

    std::int32_t tiles_off(const TileKindId* board) const;
    std::int32_t off_row(const TileKindId* board) const;
    std::int32_t off_column(const TileKindId* board) const;
    std::int32_t inversions(const TileKindId* board) const;
    std::int32_t empty_steps(const TileKindId* board) const;

   private:
    bool is_tile(TileKindId kind) const { return kind != kEmptyCell && kind != fixed_; }
    // Of the tiles for which is_off(kind, cell).
    template <class IsOff> std::int32_t count_tiles(const TileKindId* board, IsOff&& is_off) const {
        std::int32_t count = 0;
        for (std::size_t cell = 0; cell < cells_; ++cell)
            count += is_tile(board[cell]) && is_off(board[cell], cell);
        return count;
    }

    std::size_t width_;
    std::size_t height_;
    std::size_t cells_;
    TileKindId fixed_;
    std::vector<TileKindId> goal_;
    std::vector<char> in_row_;        // [kind * height + row]: some tile of the kind belongs there
    std::vector<char> in_column_;     // [kind * width + column]
    std::vector<std::int32_t> rank_;  // by kind: where the goal has it first, in reading order
};

struct TilesFeatures {
    template <auto kCount> struct Row {
        template <class Board> static auto make(const Board& board) { return board.by_counts(kCount); }
    };

    struct TilesOff : Row<&TileCounts::tiles_off> {
        static constexpr std::string_view id = "tiles_off";
        static constexpr std::string_view name = "Tiles off";
        static constexpr std::string_view summary = "How many tiles are not in their places.";
    };
    struct WrongRow : Row<&TileCounts::off_row> {
        static constexpr std::string_view id = "off_row";
        static constexpr std::string_view name = "Tiles off their row";
        static constexpr std::string_view summary =
            "How many tiles are in a row where none of their kind belongs.";
    };
    struct WrongColumn : Row<&TileCounts::off_column> {
        static constexpr std::string_view id = "off_column";
        static constexpr std::string_view name = "Tiles off their column";
        static constexpr std::string_view summary =
            "How many tiles are in a column where none of their kind belongs.";
    };
    struct Inversions : Row<&TileCounts::inversions> {
        static constexpr std::string_view id = "inversions";
        static constexpr std::string_view name = "Inversions";
        static constexpr std::string_view summary =
            "How many pairs of tiles stand in the wrong order, read row by row as in the goal.";
    };
    struct EmptySteps : Row<&TileCounts::empty_steps> {
        static constexpr std::string_view id = "empty_distance";
        static constexpr std::string_view name = "Empty cell to its place";
        static constexpr std::string_view summary =
            "Cells from the first empty cell to the nearest that is empty in the goal, across and down.";
    };

    using All = FeatureList<TilesOff, WrongRow, WrongColumn, Inversions, EmptySteps>;
};

}  // namespace frontier
