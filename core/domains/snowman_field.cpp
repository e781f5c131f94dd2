#include "snowman_field.h"

#include <cstdlib>

#include "flood_fill.h"

namespace frontier {

SnowField::SnowField(const SnowDrawing& drawing, bool transfer) : transfer_(transfer) {
    number_cells(drawing);
    destination_ = cell(drawing.destinations.front());
    const auto row_of = [&](std::size_t square) { return static_cast<int>(square / drawing.width); };
    const auto column_of = [&](std::size_t square) { return static_cast<int>(square % drawing.width); };
    for (const std::size_t square : squares_) {
        auto& around = neighbours_.emplace_back();
        for (std::size_t d = 0; d < 4; ++d) {
            const auto next = drawing.neighbour(square, d);
            around[d] = next ? cell(*next) : kNoSnowCell;
        }
        const std::size_t goal = drawing.destinations.front();
        manhattan_.push_back(static_cast<std::uint16_t>(std::abs(row_of(square) - row_of(goal)) +
                                                        std::abs(column_of(square) - column_of(goal))));
    }
    measure_pushes();
}

void SnowField::number_cells(const SnowDrawing& drawing) {
    std::vector<char> seen(drawing.squares.size(), 0);
    std::vector<std::size_t> work{drawing.squares.find('?')};
    seen[work[0]] = 1;
    const auto around = [&](std::size_t square) {
        std::array<std::size_t, 4> squares;
        for (std::size_t d = 0; d < 4; ++d) squares[d] = drawing.neighbour(square, d).value_or(seen.size());
        return squares;
    };
    flood_fill(work, around, [&](std::size_t, std::size_t square) {
        if (square == seen.size() || seen[square] || drawing.squares[square] == '#') return false;
        seen[square] = 1;
        return true;
    });
    cell_at_.assign(drawing.squares.size(), kNoSnowCell);
    for (std::size_t square = 0; square < seen.size(); ++square) {
        const bool matters =
            seen[square] || balls_of(drawing.squares[square]) != 0 || square == drawing.destinations.front();
        if (!matters) continue;
        cell_at_[square] = static_cast<SnowCell>(squares_.size());
        squares_.push_back(square);
        reachable_.push_back(seen[square]);
    }
}

// Backwards from the destination: a push from `from` to `to` needs a cell behind `from` to stand on.
void SnowField::measure_pushes() {
    push_distance_.assign(cells(), kNoWay);
    push_distance_[destination_] = 0;
    std::vector<SnowCell> work{destination_};
    const auto pushed_from = [this](SnowCell to) {
        std::array<SnowCell, 4> cells = neighbours_[to];
        for (std::size_t d = 0; d < 4; ++d) {
            if (cells[d] != kNoSnowCell && neighbour(cells[d], d) == kNoSnowCell) cells[d] = kNoSnowCell;
        }
        return cells;
    };
    flood_fill(work, pushed_from, [this](SnowCell to, SnowCell from) {
        if (from == kNoSnowCell || push_distance_[from] != kNoWay) return false;
        push_distance_[from] = push_distance_[to] + 1;
        return true;
    });
    live_number_.assign(cells(), kNoSnowCell);
    for (std::size_t cell = 0; cell < cells(); ++cell) {
        if (push_distance_[cell] == kNoWay) continue;
        live_number_[cell] = static_cast<SnowCell>(live_cells_.size());
        live_cells_.push_back(static_cast<SnowCell>(cell));
    }
}

}  // namespace frontier
