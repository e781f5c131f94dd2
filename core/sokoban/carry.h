// Macro moves: a box carried to any square that the robot can bring it to while all other boxes stay.
#pragma once

#include "regions.h"

namespace frontier::sokoban {

// A box that was brought to a cell, with the robot beside it on this side.
struct Carried {
    Cell to;
    std::uint8_t side;
    std::uint16_t steps;  // pushes or pulls
};

class Carry {
   public:
    explicit Carry(const PushBoard& board)
        : board_(&board), regions_(board), seen_(board.size() + std::size_t{1}) {}

    const Regions& regions() const { return regions_; }

    // Whether a box can be moved at all; reaches(cell) says whether the robot can walk to a free cell.
    template <Way kWay, class Reaches> static bool can_move(const PushBoard& board, Cell box,
                                                            const std::vector<char>& taken,
                                                            Reaches&& reaches) {
        for (std::size_t side = 0; side < 4; ++side) {
            const Cell beside = board.next(box, side);
            if (taken[beside]) continue;
            const Cell to = kWay == Way::push ? board.next(box, opposite(side)) : board.next(beside, side);
            if (!taken[to] && reaches(beside)) return true;
        }
        return false;
    }

    // The box on `from`, which can be moved, is lifted off `taken` while this works, and put back; it leaves
    // `count` regions now. enters(cell) says whether the box may be brought to a cell; it is asked for each
    // way into it. visit(carried, part) is called for each place, where the robot's region is `part`: once
    // for each region that the robot can be in.
    template <Way kWay, class Enters, class Visit> void each(Cell from, Cell robot, std::uint32_t count,
                                                             std::vector<char>& taken, Enters&& enters,
                                                             Visit&& visit) {
        taken[from] = 0;
        regions_.number_around(from, count, taken);
        queue_.clear();
        const Regions::Part start = regions_.place(from, robot);
        open(from, start, 0);
        for (std::size_t at = 0; at < queue_.size(); ++at) {
            const Waiting waiting = queue_[at];
            for (std::uint8_t side = 0; side < 4; ++side) {
                if (!(waiting.sides >> side & 1)) continue;
                Cell to, stand;
                if constexpr (kWay == Way::push) {
                    to = board_->next(waiting.cell, opposite(side));
                    stand = waiting.cell;
                } else {
                    to = board_->next(waiting.cell, side);
                    stand = board_->next(to, side);
                }
                if (taken[to] || taken[stand] || !enters(to)) continue;
                // From where it was pushed the robot is on the same side, ahead of a pull as well.
                if (seen_[to] >> side & 1) continue;
                const Regions::Part part = regions_.place(to, stand);
                const auto steps = static_cast<std::uint16_t>(waiting.steps + 1);
                open(to, part, steps);
                visit(Carried{to, side, steps}, part);
            }
        }
        for (const Waiting& waiting : queue_) seen_[waiting.cell] = 0;
        taken[from] = 1;
    }

   private:
    struct Waiting {
        Cell cell;
        std::uint8_t sides;
        std::uint16_t steps;
    };

    void open(Cell cell, const Regions::Part& part, std::uint16_t steps) {
        std::uint8_t sides = 0;
        for (unsigned side = 0; side < 4; ++side) {
            const Cell beside = board_->next(cell, side);
            if (beside != board_->wall() && part.has(regions_, beside))
                sides = static_cast<std::uint8_t>(sides | 1u << side);
        }
        seen_[cell] |= sides;
        queue_.push_back({cell, sides, steps});
    }

    const PushBoard* board_;
    Regions regions_;
    std::vector<std::uint8_t> seen_;  // sides of the box from which it was looked on
    std::vector<Waiting> queue_;
};

}  // namespace frontier::sokoban
