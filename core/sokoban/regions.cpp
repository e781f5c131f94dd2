#include "regions.h"

namespace frontier::sokoban {

Regions::Regions(const PushBoard& board) : board_(&board), cells_(board.size() + std::size_t{1}) {
    order_.resize(board.size());
    way_.resize(board.size());
}

void Regions::clear() {
    for (Cell number = 0; number < numbered_; ++number) cells_[order_[number]].number = kUnnumbered;
    numbered_ = 0;
    spans_.clear();
}

void Regions::number(const std::vector<char>& taken) {
    clear();
    for (Cell cell = 0; cell < board_->size(); ++cell) {
        if (!taken[cell] && cells_[cell].number == kUnnumbered) number_region(cell, taken);
    }
    count_ = static_cast<std::uint32_t>(spans_.size());
    work_ += numbered_;
}

void Regions::number_around(Cell lifted, std::uint32_t count, const std::vector<char>& taken) {
    clear();
    number_region(lifted, taken);
    std::uint32_t joined = 0;  // that the box kept apart
    for (const Cell beside : board_->around(lifted))
        joined += cells_[beside].number != kUnnumbered && cells_[beside].parent == lifted;
    count_ = count + 1 - joined;
    work_ += numbered_;
}

// What the loop looks at is held in locals: all it writes could be what it reads, for all a compiler knows.
void Regions::number_region(Cell root, const std::vector<char>& taken) {
    const Cell begin = numbered_;
    const auto region = static_cast<Cell>(spans_.size());
    const char* const is_taken = taken.data();
    const PushBoard& board = *board_;
    Numbered* const cells = cells_.data();
    Cell* const order = order_.data();
    Waiting* top = way_.data();
    Cell next = begin;
    Cell at = root, parent = kNoCell, low = next, least = root;
    std::uint16_t turn = 0;
    const auto enter = [&] {
        cells[at].number = next;
        cells[at].parent = parent;
        cells[at].region = region;
        order[next++] = at;
    };
    enter();
    for (;;) {
        while (turn < 4) {
            const Cell beside = board.next(at, turn++);
            if (is_taken[beside]) continue;
            const Cell number = cells[beside].number;
            if (number != kUnnumbered) {
                if (beside != parent && number < low) low = number;
                continue;
            }
            *top++ = {at, low, least, turn};
            parent = at;
            at = least = beside;
            low = next;
            turn = 0;
            enter();
        }
        cells[at].end = next;
        cells[at].low = low;
        cells[at].least = least;
        if (top == way_.data()) break;
        const Waiting& back = *--top;
        at = back.cell;
        parent = cells[at].parent;
        low = std::min(low, back.low);
        least = std::min(least, back.least);
        turn = back.turn;
    }
    numbered_ = next;
    spans_.push_back({begin, next, least});
}

// The part without the least cell of all: seldom asked.
Cell Regions::least_of(const Part& part) const {
    Cell least = kNoCell;
    for (Cell number = part.begin_; number < part.end_; ++number) {
        if (order_[number] < least && part.has(*this, order_[number])) least = order_[number];
    }
    return least;
}

}  // namespace frontier::sokoban
