#include "regions.h"

namespace frontier::sokoban {

Regions::Regions(const PushBoard& board)
    : board_(&board),
      cells_(board.size() + std::size_t{1}),
      least_before_(board.size() + std::size_t{1}),
      least_from_(board.size() + std::size_t{1}),
      turn_(board.size() + std::size_t{1}) {
    order_.reserve(board.size());
}

void Regions::number(const std::vector<char>& taken) {
    order_.clear();
    spans_.clear();
    for (Numbered& cell : cells_) {
        cell.number = kUnnumbered;
        cell.region = kNoCell;
    }
    for (Cell cell = 0; cell < board_->size(); ++cell) {
        if (!taken[cell] && cells_[cell].number == kUnnumbered) number_region(cell, taken);
    }
    work_ += order_.size();
}

void Regions::number_region(Cell root, const std::vector<char>& taken) {
    const auto begin = static_cast<Cell>(order_.size());
    const auto region = static_cast<Cell>(spans_.size());
    const auto enter = [&](Cell cell, Cell parent) {
        const auto number = static_cast<Cell>(order_.size());
        cells_[cell] = {number, 0, number, parent, cell, region};
        turn_[cell] = 0;
        order_.push_back(cell);
    };
    enter(root, kNoCell);
    for (Cell at = root;;) {
        Numbered& cell = cells_[at];
        if (turn_[at] < 4) {
            const Cell beside = board_->next(at, turn_[at]++);
            if (taken[beside]) continue;
            const Numbered& met = cells_[beside];
            if (met.number == kUnnumbered) {
                enter(beside, at);
                at = beside;
            } else if (beside != cell.parent) {
                cell.low = std::min(cell.low, met.number);
            }
            continue;
        }
        cell.end = static_cast<Cell>(order_.size());
        if (cell.parent == kNoCell) break;
        Numbered& parent = cells_[cell.parent];
        parent.low = std::min(parent.low, cell.low);
        parent.least = std::min(parent.least, cell.least);
        at = cell.parent;
    }
    const auto end = static_cast<Cell>(order_.size());
    Cell least = kNoCell;
    for (Cell number = begin; number < end; ++number) {
        least_before_[number] = least;
        least = std::min(least, order_[number]);
    }
    spans_.push_back({begin, end, least});
    least = kNoCell;
    for (Cell number = end; number-- > begin;) {
        least = std::min(least, order_[number]);
        least_from_[number] = least;
    }
}

}  // namespace frontier::sokoban
