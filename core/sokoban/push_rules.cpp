#include "push_rules.h"

#include <algorithm>
#include <bit>

#include "../domains/flood_fill.h"
#include "box_pairs.h"

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

CorralSearch::CorralSearch(const PushBoard& board)
    : board_(&board),
      targets_(&board.targets(Way::push)),
      pairs_(board.pairs(Way::push)),
      frozen_(board),
      small_(board.walls()),
      in_all_(board.size() + std::size_t{1}, 0),
      cache_(std::size_t{1} << 15, 0) {
    for (Flood* flood : {&robots_, &region_, &reach_}) flood->mark.assign(board.size() + std::size_t{1}, 0);
}

Cell CorralSearch::flood(Flood& flood, Cell robot, const std::vector<char>& taken) {
    ++flood.stamp;
    flood.cells.assign(1, robot);
    flood.mark[robot] = flood.stamp;
    Cell least = robot;
    const auto around = [&](Cell cell) -> decltype(auto) { return board_->around(cell); };
    flood_fill(flood.cells, around, [&](Cell, Cell beside) {
        if (taken[beside] || flood.mark[beside] == flood.stamp) return false;
        flood.mark[beside] = flood.stamp;
        least = std::min(least, beside);
        return true;
    });
    work_ += flood.cells.size();
    return least;
}

bool CorralSearch::is_lost(std::span<const Cell> boxes, Cell robot, const std::vector<char>& taken) {
    flood(robots_, robot, taken);
    all_group_.clear();
    all_inside_.clear();
    std::size_t corrals = 0;
    bool lost = false;
    // A corral has a box beside it, so all are found from the boxes.
    const std::uint32_t first = region_.stamp + 1;
    for (std::size_t i = 0; i < boxes.size() && !lost; ++i) {
        for (const Cell beside : board_->around(boxes[i])) {
            if (taken[beside] || robots_.has(beside) || region_.mark[beside] >= first) continue;
            flood(region_, beside, taken);
            ++corrals;
            inside_ = region_.cells;
            group_.clear();
            bool all_home = true;
            for (const Cell cell : inside_) {
                for (const Cell box : board_->around(cell)) {
                    if (!taken[box] || board_->walls()[box] || small_[box]) continue;
                    small_[box] = 1;
                    group_.push_back(box);
                    all_home = all_home && targets_->is_target[box];
                }
            }
            for (const Cell box : group_) {
                if (in_all_[box]) continue;
                in_all_[box] = 1;
                all_group_.push_back(box);
            }
            all_inside_.insert(all_inside_.end(), inside_.begin(), inside_.end());
            lost = !all_home && is_lost_corral(robot);
            for (const Cell box : group_) small_[box] = 0;
            if (lost) break;
        }
    }
    for (const Cell box : all_group_) in_all_[box] = 0;
    if (lost || corrals < 2) return lost;
    group_ = all_group_;
    inside_ = all_inside_;
    bool all_home = true;
    for (const Cell box : group_) {
        small_[box] = 1;
        all_home = all_home && targets_->is_target[box];
    }
    lost = !all_home && is_lost_corral(robot);
    for (const Cell box : group_) small_[box] = 0;
    return lost;
}

bool CorralSearch::is_lost_corral(Cell robot) {
    std::uint64_t key = board_->region_key(flood(reach_, robot, small_));
    for (const Cell box : group_) key ^= board_->box_key(box);
    Cell least = kNoCell;
    for (const Cell cell : inside_) least = std::min(least, cell);
    key ^= board_->region_key(least) * 0x9E3779B97F4A7C15u;
    key &= ~std::uint64_t{3};
    std::uint64_t& cached = cache_[(key >> 20) & (cache_.size() - 1)];
    if ((cached & ~std::uint64_t{3}) == key && (cached & 2)) return (cached & 1) != 0;
    const bool lost = search(robot);
    cached = key | 2u | (lost ? 1u : 0u);
    return lost;
}

// All pushes of the corral's boxes, from state to state. The search changes `small_` and puts it back.
bool CorralSearch::search(Cell robot) {
    const std::size_t stride = group_.size() + 1;
    states_.assign(group_.begin(), group_.end());
    states_.push_back(robot);
    seen_.clear();
    const auto place = [&](std::size_t at, char value) {
        for (std::size_t i = 0; i + 1 < stride; ++i) small_[states_[at + i]] = value;
    };
    place(0, 0);
    bool lost = true;
    for (std::size_t at = 0; at < states_.size() && lost; at += stride) {
        place(at, 1);
        std::uint64_t key = board_->region_key(flood(reach_, states_[at + stride - 1], small_));
        bool all_home = true;
        for (std::size_t i = 0; i + 1 < stride; ++i) {
            key ^= board_->box_key(states_[at + i]);
            all_home = all_home && targets_->is_target[states_[at + i]];
        }
        const bool known = std::find(seen_.begin(), seen_.end(), key) != seen_.end();
        if (!known) {
            seen_.push_back(key);
            const bool entered = std::all_of(inside_.begin(), inside_.end(),
                                             [&](Cell cell) { return small_[cell] || reach_.has(cell); });
            if (all_home || entered || seen_.size() > kMostStates) lost = false;
        }
        for (std::size_t i = 0; i + 1 < stride && lost && !known; ++i) {
            const Cell box = states_[at + i];
            for (std::size_t d = 0; d < 4; ++d) {
                const Cell behind = board_->next(box, opposite(d));
                const Cell ahead = board_->next(box, d);
                if (!reach_.has(behind) || small_[ahead] || targets_->is_dead(ahead)) continue;
                small_[box] = 0;
                small_[ahead] = 1;
                const std::span<const Cell> boxes(&states_[at], stride - 1);
                if (!frozen_.is_lost(ahead, small_) &&
                    !(pairs_ && pairs_->has_lost(ahead, opposite(d), boxes, box))) {
                    const std::size_t added = states_.size();
                    states_.resize(added + stride);
                    std::copy_n(&states_[at], stride, &states_[added]);
                    states_[added + i] = ahead;
                    states_[added + stride - 1] = box;
                }
                small_[box] = 1;
                small_[ahead] = 0;
            }
        }
        place(at, 0);
    }
    place(0, 1);
    return lost;
}

}  // namespace frontier::sokoban
