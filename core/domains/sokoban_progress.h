// Positions as they may come up later in a plan, without a search: each box has gone a part of a cheapest way
// to its storage square, and the robots stand anywhere.
#pragma once

#include "sokoban_heights.h"

namespace frontier::sokoban {

class RandomProgress {
   public:
    RandomProgress(const Floor& floor, const PushGraph& graph, const Heights& heights);

    // The position with this number, at best a random one; false where boxes would stand on one another.
    bool draw(std::uint64_t number);
    Pieces pieces() const { return {robots_, boxes_}; }

   private:
    std::uint64_t random(std::uint64_t limit);
    bool place_boxes();
    void place_robots();

    const Floor& floor_;
    std::vector<std::vector<Cell>> ways_;  // of each box, from where it starts
    std::vector<Cell> robots_, boxes_;
    std::vector<Cell> free_;
    std::uint64_t state_ = 0;
};

}  // namespace frontier::sokoban
