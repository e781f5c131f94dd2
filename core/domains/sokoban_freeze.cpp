#include "sokoban_freeze.h"

#include <algorithm>

namespace frontier::sokoban {

// Takes all boxes for frozen, and frees those that could be pushed past the rest, until no more can be freed.
// Those left hold one another: the first of them to move would need a neighbour to move before it.
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
    return is_held_by_floor(one, other) || frozen_[one] || frozen_[other];
}

// A wall on one side, or squares on both that no plan pushes it to.
bool Freeze::is_held_by_floor(Cell one, Cell other) const {
    return one == kNoCell || other == kNoCell || (floor_->is_dead[one] && floor_->is_dead[other]);
}

std::vector<Cell> Freeze::lost_group() const {
    std::vector<Cell> group;
    for (const Cell box : boxes_) {
        if (frozen_[box] && !floor_->is_storage[box]) group.push_back(box);
    }
    for (std::size_t at = 0; at < group.size(); ++at) {
        for (const std::size_t direction : {0u, 1u}) {
            const Cell one = floor_->next[group[at]][direction];
            const Cell other = floor_->next[group[at]][opposite(direction)];
            if (is_held_by_floor(one, other)) continue;
            const Cell holder = frozen_[one] ? one : other;
            if (std::find(group.begin(), group.end(), holder) == group.end()) group.push_back(holder);
        }
    }
    return group;
}

}  // namespace frontier::sokoban
