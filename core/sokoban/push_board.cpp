#include "push_board.h"

#include <algorithm>

#include "box_pairs.h"
#include "openings.h"
#include "regions.h"

namespace frontier::sokoban {

namespace {

// The same numbers everywhere (splitmix64).
std::uint64_t mixed(std::uint64_t number) {
    number += 0x9E3779B97F4A7C15u;
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
    return number ^ (number >> 31);
}

}  // namespace

PushBoard::PushBoard(const Floor& floor, Later) {
    const auto size = static_cast<Cell>(floor.size());
    next_.resize(size + 1u, {size, size, size, size});
    walls_.assign(size + 1u, 1);
    for (Cell cell = 0; cell < size; ++cell) {
        if (!floor.is_open[cell]) continue;
        walls_[cell] = 0;
        for (std::size_t d = 0; d < 4; ++d) {
            const Cell beside = floor.next[cell][d];
            if (beside != kNoCell && floor.is_open[beside]) next_[cell][d] = beside;
        }
    }
    robot_ = floor.robots[0];
    for (const Cell box : floor.boxes) {
        (floor.is_open[box] ? boxes_ : frozen_).push_back(box);
        if (!floor.is_open[box] && !floor.is_storage[box]) is_hopeless_ = true;
    }
    for (std::size_t cell = 0; cell <= size; ++cell) {
        box_keys_.push_back(mixed(2 * cell));
        region_keys_.push_back(mixed(2 * cell + 1));
    }
    for (const Cell goal : floor.storages) {
        if (floor.is_open[goal]) of_push_.cells.push_back(goal);
    }
    of_pull_.cells = boxes_;
    find_sides();
    make_room(of_push_);
    make_room(of_pull_);
}

PushBoard::PushBoard(const PushBoard& board, const std::vector<Cell>& ends, Cell robot, Later)
    : PushBoard(board) {
    end_robot_ = robot;
    of_push_ = {};
    pairs_of_push_.reset();
    of_push_.cells = ends;
    make_room(of_push_);
    found_ = 0;
    finds_pulls_ = false;
}

std::vector<Cell> PushBoard::end_robots() const {
    if (end_robot_ != kNoCell) return {end_robot_};
    Regions regions(*this);
    std::vector<char> taken = walls_;
    for (const Cell goal : of_push_.cells) taken[goal] = 1;
    regions.number(taken);
    std::vector<Cell> robots;
    for (Cell cell = 0; cell < size(); ++cell) {
        if (!taken[cell] && regions.span_of(cell).least == cell) robots.push_back(cell);
    }
    return robots;
}

bool PushBoard::find_more() {
    const std::size_t goals = of_push_.cells.size();
    const std::size_t starts = finds_pulls_ ? of_pull_.cells.size() : 0;
    if (found_ < goals) {
        find_target(of_push_, Way::push, found_++);
    } else if (found_ < goals + starts) {
        find_target(of_pull_, Way::pull, found_++ - goals);
    } else if (found_ == goals + starts) {
        ++found_;
        find_means(of_push_);
        if (finds_pulls_) find_means(of_pull_);
    } else {
        return !finds_pulls_ || (find_pairs() && find_openings());
    }
    return false;
}

// A detour has its own end for too short a time to find the pairs of it.
bool PushBoard::find_pairs() {
    if (size() > BoxPairs::kMostCells) return true;
    for (const Way way : {Way::push, Way::pull}) {
        auto& pairs = way == Way::push ? pairs_of_push_ : pairs_of_pull_;
        if (!pairs) pairs = std::make_shared<BoxPairs>(*this, way);
        if (!pairs->find_more(*this)) return false;
    }
    return true;
}

bool PushBoard::find_openings() {
    if (openings_ || !can_pull()) return true;
    openings_ = std::make_shared<Openings>(*this);
    return false;
}

void PushBoard::find_sides() {
    sides_.resize(next_.size());
    Regions regions(*this);
    regions.number(walls_);
    for (Cell cell = 0; cell < size(); ++cell) {
        if (walls_[cell]) continue;
        for (std::size_t side = 0; side < 4; ++side) {
            sides_[cell][side] = static_cast<std::uint8_t>(side);
            if (next_[cell][side] == wall()) continue;
            const Regions::Part part = regions.place(cell, next_[cell][side]);
            for (std::size_t before = 0; before < side; ++before) {
                const Cell beside = next_[cell][before];
                if (beside != wall() && part.has(regions, beside)) {
                    sides_[cell][side] = sides_[cell][before];
                    break;
                }
            }
        }
    }
}

void PushBoard::make_room(Targets& targets) const {
    const std::size_t count = targets.cells.size();
    targets.is_target.assign(next_.size(), 0);
    targets.distance.assign(next_.size() * count, kNoWay);
    targets.nearest.assign(next_.size(), kNoWay);
    targets.mean.assign(next_.size(), 0);
    targets.is_door.assign(next_.size(), 0);
    targets.words = (count + 63) / 64;
    targets.masks.assign(next_.size() * targets.words, 0);
}

Targets PushBoard::targets_at(std::vector<Cell> cells, Way way) const {
    Targets targets;
    targets.cells = std::move(cells);
    make_room(targets);
    for (std::size_t target = 0; target < targets.cells.size(); ++target) find_target(targets, way, target);
    return targets;
}

// Backwards from a target over (cell, side of the robot): what is pushed to it was pulled from it.
void PushBoard::find_target(Targets& targets, Way way, std::size_t target) const {
    const std::size_t count = targets.cells.size();
    std::vector<std::array<Distance, 4>> steps;
    std::vector<std::uint32_t> queue;
    const Cell goal = targets.cells[target];
    targets.is_target[goal] = 1;
    steps.assign(next_.size(), {kNoWay, kNoWay, kNoWay, kNoWay});
    queue.clear();
    const auto enter = [&](Cell cell, std::size_t side, Distance distance) {
        for (std::size_t s = 0; s < 4; ++s) {
            if (next_[cell][s] == wall() || sides_[cell][s] != sides_[cell][side] || steps[cell][s] != kNoWay)
                continue;
            steps[cell][s] = distance;
            queue.push_back(cell * 4u + static_cast<std::uint32_t>(s));
        }
    };
    for (std::size_t side = 0; side < 4; ++side) {
        if (next_[goal][side] != wall()) enter(goal, side, 0);
    }
    for (std::size_t at = 0; at < queue.size(); ++at) {
        const auto cell = static_cast<Cell>(queue[at] / 4);
        const std::size_t side = queue[at] % 4;
        const auto further = static_cast<Distance>(steps[cell][side] + 1);
        if (way == Way::push) {  // it was pushed here from this side: pull it
            const Cell from = next_[cell][side];
            if (next_[from][side] != wall()) enter(from, side, further);
        } else {  // it was pulled here with the robot on this side: push it back
            const Cell from = next_[cell][opposite(side)];
            if (from != wall()) enter(from, side, further);
        }
    }
    for (Cell cell = 0; cell < size(); ++cell) {
        if (walls_[cell]) continue;
        Distance least = kNoWay;
        for (const Distance distance : steps[cell]) least = std::min(least, distance);
        if (cell == goal) least = 0;
        targets.distance[cell * count + target] = least;
        if (least == kNoWay) continue;
        targets.nearest[cell] = std::min(targets.nearest[cell], least);
        targets.masks[cell * targets.words + target / 64] |= std::uint64_t{1} << (target % 64);
    }
}

void PushBoard::find_means(Targets& targets) const {
    const std::size_t count = targets.cells.size();
    for (Cell cell = 0; cell < size(); ++cell) {
        std::int64_t sum = 0, ways = 0;
        for (std::size_t target = 0; target < count; ++target) {
            if (targets.to(cell, target) == kNoWay) continue;
            sum += targets.to(cell, target);
            ++ways;
        }
        targets.mean[cell] = ways == 0 ? 0 : static_cast<std::int32_t>(sum * 100 / ways);
        const auto free = [&](std::size_t d) { return next_[cell][d] != wall(); };
        const bool vertical = free(0) && free(2) && !free(1) && !free(3);
        const bool horizontal = free(1) && free(3) && !free(0) && !free(2);
        targets.is_door[cell] = (vertical || horizontal) && !targets.is_target[cell];
    }
}

std::size_t PushBoard::memory_bytes() const {
    std::size_t bytes = next_.capacity() * (sizeof(next_[0]) + sizeof(sides_[0]) + 16);
    for (const auto& pairs : {pairs_of_push_, pairs_of_pull_}) bytes += pairs ? pairs->memory_bytes() : 0;
    bytes += openings_ ? openings_->memory_bytes() : 0;
    for (const Targets* targets : {&of_push_, &of_pull_}) {
        bytes += targets->distance.capacity() * sizeof(Distance) + targets->masks.capacity() * 8 +
                 next_.capacity() * (2 + sizeof(Distance) + sizeof(std::int32_t));
    }
    return bytes;
}

}  // namespace frontier::sokoban
