// Boxes that hold one another in place for good.
#pragma once

#include "sokoban_floor.h"

namespace frontier::sokoban {

class Freeze {
   public:
    explicit Freeze(const Floor& floor) : floor_(&floor), frozen_(floor.size(), 0) {}

    // Finds the frozen ones among these boxes; true when one of them is not on storage, so that no plan is
    // left.
    bool find(std::span<const Cell> boxes);
    // Of the boxes of the last call.
    bool is_frozen(Cell cell) const { return frozen_[cell] != 0; }
    // The frozen boxes that are not on storage, and those that hold them or one another: without any other
    // box they would be frozen as well.
    std::vector<Cell> lost_group() const;

   private:
    bool is_blocked(Cell box, std::size_t direction) const;
    bool is_held_by_floor(Cell one, Cell other) const;

    const Floor* floor_;  // owned by whoever owns this
    std::vector<char> frozen_;
    std::vector<Cell> boxes_;
};

}  // namespace frontier::sokoban
