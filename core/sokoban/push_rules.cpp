#include "push_rules.h"

#include <algorithm>
#include <bit>

namespace frontier::sokoban {

bool FrozenBoxes::is_blocked(Cell one, Cell other, const std::vector<char>& taken) {
    if (is_wall(one) || is_wall(other)) return true;
    if (targets_->is_dead(one) && targets_->is_dead(other)) return true;
    return (taken[one] && is_frozen(one, taken)) || (taken[other] && is_frozen(other, taken));
}

// What was found to be held because this box counts as a wall is held no more when the box is not.
bool FrozenBoxes::is_frozen(Cell box, const std::vector<char>& taken) {
    const std::size_t before = trail_.size();
    held_[box] = 1;
    trail_.push_back(box);
    const auto& around = board_->around(box);
    if (is_blocked(around[0], around[2], taken) && is_blocked(around[1], around[3], taken)) return true;
    for (; trail_.size() > before; trail_.pop_back()) held_[trail_.back()] = 0;
    return false;
}

bool OwnTargets::set(std::span<const Cell> boxes) {
    cells_.assign(boxes.begin(), boxes.end());
    std::fill(box_of_.begin(), box_of_.end(), kNone);
    target_of_.assign(cells_.size(), kNone);
    free_.assign(targets_->words, 0);
    for (std::size_t target = 0; target < box_of_.size(); ++target)
        free_[target / 64] |= std::uint64_t{1} << (target % 64);
    for (std::size_t box = 0; box < cells_.size(); ++box) {
        tried_.assign(targets_->words, 0);
        if (!find(box)) return false;
    }
    return true;
}

void OwnTargets::give(std::size_t target, std::size_t box) {
    box_of_[target] = static_cast<std::uint16_t>(box);
    target_of_[box] = static_cast<std::uint16_t>(target);
    free_[target / 64] &= ~(std::uint64_t{1} << (target % 64));
}

// A target that no box has, or else one whose box finds another.
bool OwnTargets::find(std::size_t box) {
    const auto mask = targets_->mask(cells_[box]);
    for (std::size_t word = 0; word < mask.size(); ++word) {
        if (const std::uint64_t free = mask[word] & free_[word]; free != 0) {
            give(word * 64 + static_cast<std::size_t>(std::countr_zero(free)), box);
            return true;
        }
    }
    for (std::size_t word = 0; word < mask.size(); ++word) {
        for (;;) {
            const std::uint64_t untried = mask[word] & ~tried_[word];
            if (untried == 0) break;
            const auto bit = static_cast<std::size_t>(std::countr_zero(untried));
            tried_[word] |= std::uint64_t{1} << bit;
            if (!find(box_of_[word * 64 + bit])) continue;
            give(word * 64 + bit, box);
            return true;
        }
    }
    return false;
}

bool OwnTargets::has_one_each(std::size_t box, Cell at) {
    const std::uint16_t own = target_of_[box];
    if (own == kNone) return false;  // it had none before, and a move opens up no target
    if (targets_->mask(at)[own / 64] >> (own % 64) & 1) return true;
    boxes_before_ = box_of_;
    targets_before_ = target_of_;
    free_before_ = free_;
    box_of_[own] = kNone;
    free_[own / 64] |= std::uint64_t{1} << (own % 64);
    const Cell from = cells_[box];
    cells_[box] = at;
    tried_.assign(targets_->words, 0);
    const bool found = find(box);
    cells_[box] = from;
    box_of_.swap(boxes_before_);
    target_of_.swap(targets_before_);
    free_.swap(free_before_);
    return found;
}

std::vector<std::size_t> OwnTargets::competing() const {
    std::vector<std::size_t> boxes;
    for (std::size_t target = 0; target < box_of_.size(); ++target) {
        if (tried_[target / 64] >> (target % 64) & 1 && box_of_[target] != kNone)
            boxes.push_back(box_of_[target]);
    }
    return boxes;
}

}  // namespace frontier::sokoban
