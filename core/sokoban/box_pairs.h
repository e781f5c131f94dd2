// Pairs of boxes that block each other for good, on an empty board but for the two of them. Other boxes only
// stand in the way, so a state with such a pair is lost, whatever else there is.
//
// Every state of two boxes that can still come to two targets is found backwards from these, once a board.
#pragma once

#include <vector>

#include "push_board.h"

namespace frontier::sokoban {

class BoxPairs {
   public:
    static constexpr Cell kMostCells = 400;  // of a board; the table grows with their square

    BoxPairs(const PushBoard& board, Way way);

    // Finds some more of them; true: all are known, and only then may is_lost() be asked.
    bool find_more(const PushBoard& board);
    // Of the box on `cell`, with the robot beside it on this side, and of another one.
    bool is_lost(Cell cell, std::size_t side, Cell other) const {
        return !(live_[cell * size_ + other] >> side & 1);
    }
    // The other box, or kNoCell; `from` is where the box itself stood among them.
    Cell lost_with(Cell cell, std::size_t side, std::span<const Cell> boxes, Cell from) const {
        for (const Cell other : boxes) {
            if (other != from && is_lost(cell, side, other)) return other;
        }
        return kNoCell;
    }
    bool has_lost(Cell cell, std::size_t side, std::span<const Cell> boxes, Cell from) const {
        return lost_with(cell, side, boxes, from) != kNoCell;
    }
    std::size_t memory_bytes() const { return live_.capacity(); }

   private:
    struct State {  // the robot is beside the first box
        Cell box, other;
        std::uint8_t side;
    };
    void look_at(const PushBoard& board, const State& state);
    void move(const PushBoard& board, Cell box, Cell other);
    void flood(const PushBoard& board, Cell robot, Cell box, Cell other);

    Way way_;
    std::size_t size_;
    std::vector<std::uint8_t> live_;  // of each pair in both orders: the first one's sides, as bits
    std::vector<State> queue_;
    std::vector<Cell> region_;
    std::vector<std::uint32_t> mark_;
    std::uint32_t stamp_ = 0;
};

}  // namespace frontier::sokoban
