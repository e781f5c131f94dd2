#include "tiles_estimate.h"

#include <algorithm>
#include <cstdlib>

#include "tiles_assignment.h"

namespace frontier {

namespace {}  // namespace

TileEstimate::TileEstimate(const TileSetup& setup)
    : width_(setup.width),
      height_(setup.height),
      cells_(setup.cells()),
      goal_(setup.goal),
      costs_(setup.costs),
      around_fixed_(setup.kinds() * cells_, 0),
      straight_(setup.kinds() * cells_, 0),
      goal_row_(setup.kinds(), kNoTileCell),
      goal_column_(setup.kinds(), kNoTileCell),
      goal_cells_(setup.kinds()) {
    for (std::size_t cell = 0; cell < cells_; ++cell) {
        const TileKindId kind = goal_[cell];
        if (!setup.is_tile(kind)) continue;
        goal_cells_[kind].push_back(static_cast<std::uint8_t>(cell));
        std::vector<std::uint8_t> ways = distances_to(setup, cell);
        for (std::size_t from = 0; from < cells_; ++from) {
            const auto straight =
                static_cast<int>(setup.rows_between(from, cell) + setup.columns_between(from, cell));
            // No way at all: the board has no solution, and its rule says so. The estimate just stays finite.
            if (ways[from] == kNoTileCell) ways[from] = static_cast<std::uint8_t>(straight);
            has_detours_ = has_detours_ || ways[from] != straight;
            if (setup.counts[kind] > 1) continue;
            around_fixed_[kind * cells_ + from] = ways[from] * costs_[kind];
            straight_[kind * cells_ + from] = straight * costs_[kind];
        }
        if (setup.counts[kind] == 1) {
            goal_row_[kind] = static_cast<std::uint8_t>(setup.row(cell));
            goal_column_[kind] = static_cast<std::uint8_t>(setup.column(cell));
        } else {
            if (goal_cells_[kind].size() == 1) shared_.push_back(kind);
            distance_.resize(cells_ * cells_);
            std::copy(ways.begin(), ways.end(),
                      distance_.begin() + static_cast<std::ptrdiff_t>(cell * cells_));
        }
    }
}

std::int32_t TileEstimate::misplaced(const TileKindId* board) const {
    std::int32_t cost = 0;
    for (std::size_t cell = 0; cell < cells_; ++cell) {
        if (board[cell] != goal_[cell]) cost += costs_[board[cell]];
    }
    return cost;
}

std::int32_t TileEstimate::manhattan(const TileKindId* board) const {
    return sum(around_fixed_, board) + assigned(board);
}

// Conflicts add to straight ways only: a detour around a fixed cell may already be the step aside that a
// conflict asks for.
std::int32_t TileEstimate::linear_conflict(const TileKindId* board) const {
    const std::int32_t with_conflicts = sum(straight_, board) + conflicts(board);
    const std::int32_t single =
        has_detours_ ? std::max(sum(around_fixed_, board), with_conflicts) : with_conflicts;
    return single + assigned(board);
}

std::int32_t TileEstimate::sum(const std::vector<std::int32_t>& table, const TileKindId* board) const {
    std::int32_t cost = 0;
    for (std::size_t cell = 0; cell < cells_; ++cell) cost += table[board[cell] * cells_ + cell];
    return cost;
}

std::int32_t TileEstimate::assigned(const TileKindId* board) const {
    std::int32_t cost = 0;
    for (const TileKindId kind : shared_) {
        if (costs_[kind] == 0) continue;
        std::uint8_t tiles[kMostCells];
        std::size_t count = 0;
        for (std::size_t cell = 0; cell < cells_; ++cell) {
            if (board[cell] == kind) tiles[count++] = static_cast<std::uint8_t>(cell);
        }
        const std::vector<std::uint8_t>& goals = goal_cells_[kind];
        cost += costs_[kind] * cheapest_assignment(count, [&](std::size_t tile, std::size_t goal) {
                    return distance_[goals[goal] * cells_ + tiles[tile]];
                });
    }
    return cost;
}

std::int32_t TileEstimate::conflicts(const TileKindId* board) const {
    std::int32_t cost = 0;
    InLine line[kMostInLine];
    for (std::size_t row = 0; row < height_; ++row) {
        std::size_t count = 0;
        for (std::size_t column = 0; column < width_; ++column) {
            const TileKindId kind = board[row * width_ + column];
            if (goal_row_[kind] == row) line[count++] = {goal_column_[kind], costs_[kind]};
        }
        if (count > 1) cost += conflict(line, count);
    }
    for (std::size_t column = 0; column < width_; ++column) {
        std::size_t count = 0;
        for (std::size_t row = 0; row < height_; ++row) {
            const TileKindId kind = board[row * width_ + column];
            if (goal_column_[kind] == column) line[count++] = {goal_row_[kind], costs_[kind]};
        }
        if (count > 1) cost += conflict(line, count);
    }
    return cost;
}

// Tiles that never leave the line cannot pass one another, so they stand in the order of their goals. All
// others step aside and back: two moves each beyond their straight way. The cheapest choice keeps the
// heaviest rising sequence.
std::int32_t TileEstimate::conflict(const InLine* line, std::size_t count) {
    std::int32_t all = 0;
    std::int32_t most = 0;
    std::int32_t best[kMostInLine];  // the heaviest that ends with this tile
    for (std::size_t i = 0; i < count; ++i) {
        best[i] = 0;
        for (std::size_t j = 0; j < i; ++j) {
            if (line[j].goal < line[i].goal) best[i] = std::max(best[i], best[j]);
        }
        best[i] += line[i].cost;
        all += line[i].cost;
        most = std::max(most, best[i]);
    }
    return 2 * (all - most);
}

std::int32_t TileEstimate::half_as_much_again(const TileKindId* board) const {
    return (3 * linear_conflict(board) - manhattan(board)) / 2;
}

TileSetup with_guide_costs(TileSetup setup) {
    std::int32_t total = 0;
    std::int32_t tiles = 0;
    bool differ = false;
    Cost any = 0;
    for (TileKindId kind = 1; kind < setup.fixed_kind(); ++kind) {
        differ = differ || (tiles > 0 && setup.costs[kind] != any);
        any = setup.costs[kind];
        total += setup.counts[kind] * any;
        tiles += setup.counts[kind];
    }
    const std::int32_t mean = total == 0 ? kGuideScale : kGuideScale * total / tiles;
    for (TileKindId kind = 1; kind < setup.fixed_kind(); ++kind) {
        const auto goal = std::find(setup.goal.begin(), setup.goal.end(), kind) - setup.goal.begin();
        const std::int32_t own = kGuideScale * setup.costs[kind];
        setup.costs[kind] = differ ? (3 * mean + own) / 4
                                   : mean + 3 * mean * static_cast<std::int32_t>(goal) /
                                                (10 * static_cast<std::int32_t>(setup.cells()));
    }
    return setup;
}

}  // namespace frontier
