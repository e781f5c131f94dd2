#include "tiles_solvable.h"

#include <algorithm>
#include <utility>

#include "../text/words.h"
#include "flood_fill.h"

namespace frontier {

namespace {

using Cells = std::vector<std::uint8_t>;
using Kinds = std::vector<TileKindId>;

class Region {
   public:
    Region(const TileSetup& setup, const Cells& cells) : setup_(setup), cells_(cells) {
        for (const std::uint8_t cell : cells_) {
            const std::size_t ways = around(cell).size();
            ends_ += ways <= 1;
            crossings_ += ways > 2;
            empty_ += setup_.start[cell] == kEmptyCell;
        }
    }

    TilesVerdict judge() const {
        Kinds start = kinds_of(setup_.start, cells_);
        Kinds goal = kinds_of(setup_.goal, cells_);
        const bool same = start == goal;
        std::sort(start.begin(), start.end());
        std::sort(goal.begin(), goal.end());
        if (start != goal)
            return refused(1, "fixed cells cut it off from the rest, and the goal has other tiles there");
        if (same) return {};
        if (empty_ == 0)
            return refused(
                2, "it has no empty cell, so nothing moves there, and the goal has its tiles elsewhere");
        if (crossings_ == 0) return ends_ > 0 ? judge_corridor() : judge_ring();
        const bool has_equals = std::adjacent_find(start.begin() + static_cast<std::ptrdiff_t>(empty_),
                                                   start.end()) != start.end();
        if (empty_ == 1 && !has_equals && permutation_is_odd() != way_is_odd()) {
            return {5,
                    concat("each move swaps a tile with the empty cell, and it takes an ",
                           way_is_odd() ? "odd" : "even",
                           " number of moves to bring the empty cell to its place, but an ",
                           permutation_is_odd() ? "odd" : "even",
                           " number of swaps to bring everything to its place (parity)"),
                    true};
        }
        return {0, "", is_cut_by_no_cell()};
    }

   private:
    Cells around(std::uint8_t cell) const {
        Cells cells;
        for (const std::uint8_t next : setup_.neighbours[cell]) {
            if (next != kNoTileCell) cells.push_back(next);
        }
        return cells;
    }

    TilesVerdict refused(std::uint8_t rule, std::string_view why) const {
        if (cells_.size() == setup_.cells()) return {rule, concat("on this board ", why), true};
        return {rule,
                concat("look at the part with row ", setup_.row(cells_.front()) + 1, ", column ",
                       setup_.column(cells_.front()) + 1, ": ", why),
                true, cells_};
    }

    static Kinds kinds_of(const Kinds& board, const Cells& cells) {
        Kinds kinds;
        for (const std::uint8_t cell : cells) kinds.push_back(board[cell]);
        return kinds;
    }

    // The tiles met on a walk through a corridor from its end, or once around a ring.
    Kinds tiles_along(const Kinds& board) const {
        std::uint8_t cell = cells_.front();
        for (const std::uint8_t other : cells_) {
            if (around(other).size() <= 1) cell = other;
        }
        Kinds tiles;
        std::vector<char> seen(setup_.cells(), 0);
        for (std::size_t steps = 0; steps < cells_.size(); ++steps) {
            seen[cell] = 1;
            if (board[cell] != kEmptyCell) tiles.push_back(board[cell]);
            for (const std::uint8_t next : around(cell)) {
                if (seen[next]) continue;
                cell = next;
                break;
            }
        }
        return tiles;
    }

    TilesVerdict judge_corridor() const {
        if (tiles_along(setup_.start) == tiles_along(setup_.goal)) return {};
        return refused(
            3, "it is a corridor, where no tile can pass another, and the goal has them in another order");
    }

    TilesVerdict judge_ring() const {
        const Kinds start = tiles_along(setup_.start);
        Kinds goal = tiles_along(setup_.goal);
        for (std::size_t turn = 0; turn < goal.size(); ++turn) {
            if (start == goal) return {};
            std::rotate(goal.begin(), goal.begin() + 1, goal.end());
        }
        return refused(4,
                       "it is a ring, where no tile can pass another, and going round the goal has them in "
                       "another order");
    }

    // An odd number of swaps makes the goal from the start. All kinds here differ.
    bool permutation_is_odd() const {
        const Kinds start = kinds_of(setup_.start, cells_);
        Kinds now = kinds_of(setup_.goal, cells_);
        bool odd = false;
        for (std::size_t i = 0; i < now.size(); ++i) {
            const auto wanted = std::find(now.begin() + static_cast<std::ptrdiff_t>(i), now.end(), start[i]);
            if (wanted == now.begin() + static_cast<std::ptrdiff_t>(i)) continue;
            std::swap(now[i], *wanted);
            odd = !odd;
        }
        return odd;
    }

    bool way_is_odd() const {
        const auto colour = [this](const Kinds& board) {
            for (const std::uint8_t cell : cells_) {
                if (board[cell] == kEmptyCell) return (setup_.row(cell) + setup_.column(cell)) % 2;
            }
            return std::size_t{0};
        };
        return colour(setup_.start) != colour(setup_.goal);
    }

    bool is_cut_by_no_cell() const {
        return std::none_of(cells_.begin(), cells_.end(), [this](std::uint8_t without) {
            const std::uint8_t from = cells_.front() == without ? cells_.back() : cells_.front();
            std::vector<char> seen(setup_.cells(), 0);
            seen[from] = seen[without] = 1;
            Cells queue{from};
            flood_fill(
                queue, [this](std::uint8_t cell) { return around(cell); },
                [&](std::uint8_t, std::uint8_t to) { return !std::exchange(seen[to], char{1}); });
            return queue.size() + 1 < cells_.size();
        });
    }

    const TileSetup& setup_;
    const Cells& cells_;
    std::size_t ends_ = 0;       // cells with one way out, or none
    std::size_t crossings_ = 0;  // cells with more than two
    std::size_t empty_ = 0;
};

}  // namespace

TilesVerdict judge_tiles(const TileSetup& setup) {
    TilesVerdict verdict;
    for (const Cells& cells : regions_of(setup)) {
        const TilesVerdict part = Region(setup, cells).judge();
        if (part.rule != 0) return part;
        verdict.decided = verdict.decided && part.decided;
    }
    return verdict;
}

}  // namespace frontier
