// Boxes that hold one another in place for good.
#pragma once

#include "sokoban_floor.h"

namespace frontier::sokoban {

class Freeze {
   public:
    explicit Freeze(const Floor& floor) : floor_(&floor), frozen_(floor.size(), 0) {}

    // Finds the frozen ones among these boxes; true when one of them is not on storage, so that no plan is left.
    bool find(std::span<const Cell> boxes);
    // Of the boxes of the last call.
    bool is_frozen(Cell cell) const { return frozen_[cell] != 0; }

   private:
    bool is_blocked(Cell box, std::size_t direction) const;

    const Floor* floor_;  // owned by whoever owns this
    std::vector<char> frozen_;
    std::vector<Cell> boxes_;
};

}  // namespace frontier::sokoban
