#include "sokoban_freeze.h"

namespace frontier::sokoban {

// Takes all boxes for frozen, and frees those that could be pushed past the rest, until no more can be freed. Those
// left hold one another: the first of them to move would need a neighbour to move before it.
bool Freeze::find(std::span<const Cell> boxes) {
    for (const Cell box : boxes_) frozen_[box] = 0;
    boxes_.assign(boxes.begin(), boxes.end());
    for (const Cell box : boxes) frozen_[box] = 1;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Cell box : boxes) {
            if (!frozen_[box] || (is_blocked(box, 0) && is_blocked(box, 1))) continue;
            frozen_[box] = 0;
            changed = true;
        }
    }
    for (const Cell box : boxes) {
        if (frozen_[box] && !floor_->is_storage[box]) return true;
    }
    return false;
}

bool Freeze::is_blocked(Cell box, std::size_t direction) const {
    const Cell one = floor_->next[box][direction];
    const Cell other = floor_->next[box][opposite(direction)];
    if (one == kNoCell || other == kNoCell || frozen_[one] || frozen_[other]) return true;
    return floor_->is_dead[one] && floor_->is_dead[other];  // no plan pushes it there
}

}  // namespace frontier::sokoban
