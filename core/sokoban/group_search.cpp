#include "group_search.h"

#include <algorithm>
#include <bit>

#include "../domains/flood_fill.h"
#include "box_pairs.h"

namespace frontier::sokoban {

GroupSearch::GroupSearch(const PushBoard& board, Way way, std::size_t most_states)
    : board_(&board),
      targets_(&board.targets(way)),
      pairs_(board.pairs(way)),
      way_(way),
      most_states_(most_states),
      frozen_(board),
      alone_(board.walls()),
      kept_(std::min(std::size_t{1} << 15, std::bit_ceil(std::size_t{512} * board.size())), 0) {}

Cell GroupSearch::flood(Reach& reach, Cell robot, const std::vector<char>& taken) {
    reach.marks = taken;
    reach.add(robot);
    reach.cells.resize(board_->size() + std::size_t{1});
    reach.cells[0] = robot;
    reach.cells.resize(
        flood_marked(reach.cells.data(), 1, board_->all_around(), reach.marks.data(), Reach::kIn));
    work_ += reach.cells.size();
    return *std::min_element(reach.cells.begin(), reach.cells.end());
}

void GroupSearch::clear() {
    for (const Cell box : boxes_) alone_[box] = 0;
    boxes_.clear();
}

void GroupSearch::add(Cell box) {
    alone_[box] = 1;
    boxes_.push_back(box);
}

bool GroupSearch::is_home() const {
    return std::all_of(boxes_.begin(), boxes_.end(), [&](Cell box) { return targets_->is_target[box] != 0; });
}

std::uint64_t GroupSearch::key(Cell robot) {
    std::uint64_t key = board_->region_key(flood(reach_, robot, alone_));
    for (const Cell box : boxes_) key ^= board_->box_key(box);
    return key;
}

bool GroupSearch::is_new(std::uint64_t key) {
    if (std::find(seen_.begin(), seen_.end(), key) != seen_.end()) return false;
    seen_.push_back(key);
    return true;
}

// Changes `alone_`, and puts it back.
template <class IsFree> bool GroupSearch::search(Cell robot, IsFree&& is_free) {
    const std::size_t stride = boxes_.size() + 1;
    states_.assign(boxes_.begin(), boxes_.end());
    states_.push_back(robot);
    seen_.clear();
    put(0, 0);
    bool lost = true;
    for (std::size_t at = 0; at < states_.size() && lost; at += stride) {
        put(at, 1);
        std::uint64_t key = board_->region_key(flood(reach_, states_[at + stride - 1], alone_));
        bool all_home = true;
        for (std::size_t i = 0; i + 1 < stride; ++i) {
            key ^= board_->box_key(states_[at + i]);
            all_home = all_home && targets_->is_target[states_[at + i]];
        }
        if (is_new(key)) {
            lost = !all_home && !is_free(alone_, reach_) && seen_.size() <= most_states_;
            if (lost) find_successors(at);
        }
        put(at, 0);
    }
    for (const Cell box : boxes_) alone_[box] = 1;
    return lost;
}

void GroupSearch::find_successors(std::size_t state) {
    for (std::size_t box = 0; box < boxes_.size(); ++box) {
        for (std::size_t d = 0; d < 4; ++d) try_move(state, box, d);
    }
}

void GroupSearch::try_move(std::size_t state, std::size_t box, std::size_t direction) {
    const Cell from = states_[state + box];
    const Cell to = board_->next(from, direction);
    if (alone_[to] || targets_->is_dead(to)) return;
    const Cell stood = way_ == Way::push ? board_->next(from, opposite(direction)) : to;
    const Cell stands = way_ == Way::push ? from : board_->next(to, direction);
    if (!reach_.has(stood) || (way_ == Way::pull && alone_[stands])) return;
    alone_[from] = 0;
    alone_[to] = 1;
    const std::span<const Cell> boxes(&states_[state], boxes_.size());
    const std::size_t side = way_ == Way::push ? opposite(direction) : direction;
    if ((way_ == Way::pull || !frozen_.is_lost(to, alone_)) &&
        !(pairs_ && pairs_->has_lost(to, side, boxes, from))) {
        const std::size_t added = states_.size();
        states_.resize(added + boxes_.size() + 1);
        std::copy_n(&states_[state], boxes_.size(), &states_[added]);
        states_[added + box] = to;
        states_.back() = stands;
    }
    alone_[from] = 1;
    alone_[to] = 0;
}

CorralSearch::CorralSearch(const PushBoard& board)
    : board_(&board), boxes_(board, Way::push, kMostStates), in_all_(board.size() + std::size_t{1}, 0) {}

bool CorralSearch::is_lost(std::span<const Cell> boxes, Cell robot, const std::vector<char>& taken) {
    boxes_.flood(seen_, robot, taken);
    all_.clear();
    all_inside_.clear();
    std::size_t corrals = 0;
    bool lost = false;
    // A corral has a box beside it, so all are found from the boxes.
    for (std::size_t i = 0; i < boxes.size() && !lost; ++i) {
        for (const Cell beside : board_->around(boxes[i])) {
            if (taken[beside] || seen_.has(beside)) continue;
            boxes_.flood(region_, beside, taken);
            ++corrals;
            inside_ = region_.cells;
            for (const Cell cell : inside_) seen_.add(cell);
            boxes_.clear();
            for (const Cell cell : inside_) {
                for (const Cell box : board_->around(cell)) {
                    if (taken[box] && !boxes_.has(box)) boxes_.add(box);
                }
            }
            for (const Cell box : boxes_.boxes()) {
                if (in_all_[box]) continue;
                in_all_[box] = 1;
                all_.push_back(box);
            }
            all_inside_.insert(all_inside_.end(), inside_.begin(), inside_.end());
            lost = is_lost_corral(robot);
            if (lost) break;
        }
    }
    for (const Cell box : all_) in_all_[box] = 0;
    if (lost || corrals < 2) return lost;
    boxes_.clear();
    for (const Cell box : all_) boxes_.add(box);
    inside_ = all_inside_;
    return is_lost_corral(robot);
}

bool CorralSearch::is_lost_corral(Cell robot) {
    if (boxes_.is_home()) return false;
    const Cell least = *std::min_element(inside_.begin(), inside_.end());
    const std::uint64_t key = boxes_.key(robot) ^ board_->region_key(least) * 0x9E3779B97F4A7C15u;
    return boxes_.is_lost(key, robot, [&](const std::vector<char>& taken, const GroupSearch::Reach& reach) {
        return std::all_of(inside_.begin(), inside_.end(),
                           [&](Cell cell) { return taken[cell] || reach.has(cell); });
    });
}

ShutInRobot::ShutInRobot(const PushBoard& board) : board_(&board), boxes_(board, Way::pull, kMostStates) {}

bool ShutInRobot::is_lost(std::span<const Cell> boxes, Cell robot, const std::vector<char>& taken) {
    boxes_.clear();
    const Cell least = boxes_.flood(region_, robot, taken);
    std::uint64_t key = board_->region_key(least);
    for (const Cell cell : region_.cells) {
        for (const Cell box : board_->around(cell)) {
            if (!taken[box] || boxes_.has(box)) continue;
            boxes_.add(box);
            region_.add(box);
            key ^= board_->box_key(box);
        }
    }
    if (boxes_.boxes().size() == boxes.size() || boxes_.is_home()) return false;  // it would be the puzzle
    return boxes_.is_lost(key, robot, [&](const std::vector<char>&, const GroupSearch::Reach& reach) {
        return std::any_of(reach.cells.begin(), reach.cells.end(),
                           [&](Cell cell) { return !region_.has(cell); });
    });
}

}  // namespace frontier::sokoban
