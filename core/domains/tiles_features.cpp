#include "tiles_features.h"

#include <algorithm>

namespace frontier {

namespace {

std::int32_t apart(std::size_t a, std::size_t b) { return static_cast<std::int32_t>(a > b ? a - b : b - a); }

}  // namespace

TileCounts::TileCounts(const TileSetup& setup)
    : width_(setup.width),
      height_(setup.height),
      cells_(setup.cells()),
      fixed_(setup.fixed_kind()),
      goal_(setup.goal),
      in_row_(setup.kinds() * height_, 0),
      in_column_(setup.kinds() * width_, 0),
      rank_(setup.kinds(), -1) {
    for (std::size_t cell = 0; cell < cells_; ++cell) {
        const TileKindId kind = goal_[cell];
        in_row_[kind * height_ + setup.row(cell)] = 1;
        in_column_[kind * width_ + setup.column(cell)] = 1;
        if (rank_[kind] < 0) rank_[kind] = static_cast<std::int32_t>(cell);
    }
}

std::int32_t TileCounts::tiles_off(const TileKindId* board) const {
    return count_tiles(board, [this](TileKindId kind, std::size_t cell) { return kind != goal_[cell]; });
}

std::int32_t TileCounts::off_row(const TileKindId* board) const {
    return count_tiles(board, [this](TileKindId kind, std::size_t cell) {
        return !in_row_[kind * height_ + cell / width_];
    });
}

std::int32_t TileCounts::off_column(const TileKindId* board) const {
    return count_tiles(board, [this](TileKindId kind, std::size_t cell) {
        return !in_column_[kind * width_ + cell % width_];
    });
}

std::int32_t TileCounts::inversions(const TileKindId* board) const {
    std::int32_t count = 0;
    for (std::size_t cell = 1; cell < cells_; ++cell) {
        if (!is_tile(board[cell])) continue;
        for (std::size_t before = 0; before < cell; ++before)
            count += is_tile(board[before]) && rank_[board[before]] > rank_[board[cell]];
    }
    return count;
}

std::int32_t TileCounts::empty_steps(const TileKindId* board) const {
    const auto at = static_cast<std::size_t>(std::find(board, board + cells_, kEmptyCell) - board);
    auto least = static_cast<std::int32_t>(width_ + height_);
    for (std::size_t cell = 0; cell < cells_; ++cell) {
        if (goal_[cell] == kEmptyCell)
            least = std::min(least, apart(cell / width_, at / width_) + apart(cell % width_, at % width_));
    }
    return least;
}

}  // namespace frontier
