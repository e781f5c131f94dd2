#include "snowman_tables.h"

#include <algorithm>
#include <utility>

#include "flood_fill.h"

namespace frontier {

namespace {

constexpr std::uint8_t kUnknown = 255;
constexpr std::uint8_t kMost = 254;

// What one unit of work buys; a unit is about a microsecond.
constexpr std::size_t kBytesAUnit = 8192;  // of memory laid out
constexpr std::size_t kPushEntriesAUnit = 7;
constexpr std::size_t kRobotEntriesAUnit = 8;

}  // namespace

void PushTable::begin() {
    entries_.assign(index_.size(), kUnknown);
    const SnowCell goal = field_->destination();
    layer_.push_back(static_cast<std::uint32_t>(index_({goal, goal, goal})));
    entries_[layer_[0]] = 0;
    reached_ = 1;
}

bool PushTable::build(std::uint64_t work) {
    if (is_complete_ || !fits(*field_)) return true;
    credit_ += work;
    if (entries_.empty()) {
        const std::uint64_t price = index_.size() / kBytesAUnit;
        if (credit_ < price) return false;
        credit_ -= price;
        begin();
    }
    for (std::uint64_t left = std::exchange(credit_, 0) * kPushEntriesAUnit; left > 0; --left) {
        if (at_ == layer_.size()) {
            layer_.clear();
            std::swap(layer_, next_layer_);
            at_ = 0;
            if (layer_.empty()) {
                is_complete_ = true;
                layer_ = {};
                next_layer_ = {};
                return true;
            }
            distance_ = static_cast<std::uint8_t>(std::min<int>(distance_ + 1, kMost));
        }
        expand(layer_[at_++]);
    }
    return false;
}

void PushTable::expand(std::uint32_t entry) {
    const SnowBalls balls = index_.balls(entry);
    for (std::size_t ball = 0; ball < 3; ++ball) {
        for (std::size_t d = 0; d < 4; ++d) {
            field_->undo_push(balls, ball, d, [&](SnowCell, const SnowBalls& before) {
                const std::size_t found = index_(before);
                if (entries_[found] != kUnknown) return;
                entries_[found] = static_cast<std::uint8_t>(std::min<int>(distance_ + 1, kMost));
                next_layer_.push_back(static_cast<std::uint32_t>(found));
                ++reached_;
            });
        }
    }
}

double PushTable::progress() const {
    if (is_complete_ || !fits(*field_)) return 1;
    return entries_.empty() ? 0 : static_cast<double>(reached_) / static_cast<double>(entries_.size());
}

std::uint32_t PushTable::operator()(const SnowBalls& balls) const {
    if (!fits(*field_)) return field_->push_distance(balls);
    const std::size_t index = index_(balls);
    return index == BallIndex::kLost || entries_[index] == kUnknown ? kNoWay : entries_[index];
}

void CostBuckets::push(std::size_t cost, std::uint32_t entry) {
    std::uint32_t at = last_[cost];
    if (at == kNone || chunks_[at]->count == chunks_[at]->entries.size()) {
        if (free_ == kNone) {
            free_ = static_cast<std::uint32_t>(chunks_.size());
            chunks_.push_back(std::make_unique<Chunk>());
        }
        const std::uint32_t next_free = chunks_[free_]->before;
        chunks_[free_]->before = at;
        at = last_[cost] = std::exchange(free_, next_free);
    }
    Chunk& chunk = *chunks_[at];
    chunk.entries[chunk.count++] = entry;
}

bool CostBuckets::pop(std::size_t cost, std::uint32_t& entry) {
    const std::uint32_t at = last_[cost];
    if (at == kNone) return false;
    Chunk& chunk = *chunks_[at];
    entry = chunk.entries[--chunk.count];
    if (chunk.count == 0) last_[cost] = std::exchange(chunk.before, std::exchange(free_, at));
    return true;
}

void RobotTable::measure_walks() {
    const std::size_t cells = field_->cells();
    walks_.assign(cells * cells, kUnknown);
    std::vector<SnowCell> work;
    for (std::size_t from = 0; from < cells; ++from) {
        std::uint8_t* const walk = &walks_[from * cells];
        walk[from] = 0;
        work.assign(1, static_cast<SnowCell>(from));
        flood_fill(work, field_->around(), [&](SnowCell cell, SnowCell next) {
            if (next == kNoSnowCell || walk[next] != kUnknown) return false;
            walk[next] = static_cast<std::uint8_t>(walk[cell] + 1);
            return true;
        });
    }
}

void RobotTable::begin() {
    measure_walks();
    entries_.assign(index_.size() * kPushes, kUnknown);
    const SnowCell goal = field_->destination();
    const std::size_t first = index_({goal, goal, goal}) * kPushes;
    for (std::size_t push = 0; push < kPushes; ++push) reach(first + push, 0);
}

void RobotTable::reach(std::size_t entry, std::uint32_t cost) {
    cost = std::min<std::uint32_t>(cost, kMost);
    if (cost >= entries_[entry]) return;
    reached_ += entries_[entry] == kUnknown;
    entries_[entry] = static_cast<std::uint8_t>(cost);
    waiting_.push(cost, static_cast<std::uint32_t>(entry));
}

bool RobotTable::build(std::uint64_t work) {
    if (is_complete_) return true;
    credit_ += work;
    if (entries_.empty()) {
        const std::uint64_t price = index_.size() * kPushes / kBytesAUnit;
        if (credit_ < price) return false;
        credit_ -= price;
        begin();
    }
    for (std::uint64_t left = std::exchange(credit_, 0) * kRobotEntriesAUnit; left > 0; --left) {
        std::uint32_t entry = 0;
        while (!waiting_.pop(cost_, entry)) {
            if (++cost_ <= kMost) continue;
            waiting_ = CostBuckets(0);
            is_complete_ = true;
            return true;
        }
        if (entries_[entry] == cost_) expand(entry);  // not if a cheaper way was found since
    }
    return false;
}

// Who was one push and one walk away: for every push that may have led to the position before, the robot
// stands on the cell that the ball left, or one further back if it rolled off a stack.
void RobotTable::expand(std::uint32_t entry) {
    const std::size_t cells = field_->cells();
    const std::uint32_t push = entry % kPushes;
    const std::uint32_t least = std::min<std::uint32_t>(cost_ + 1, kMost);
    field_->undo_push(
        index_.balls(entry / kPushes), push / 4, push % 4, [&](SnowCell stand, const SnowBalls& before) {
            const std::size_t first = index_(before) * kPushes;
            const std::uint8_t* const walk_to = &walks_[stand * cells];
            for (std::size_t last = 0; last < kPushes; ++last) {
                if (entries_[first + last] <= least) continue;
                const SnowCell left = field_->neighbour(before[last / 4], opposite(last % 4));
                const SnowCell stood =
                    left == kNoSnowCell ? kNoSnowCell : field_->neighbour(left, opposite(last % 4));
                if (stood == kNoSnowCell || SnowField::has_ball(before, stood)) continue;
                const std::uint8_t walk = walk_to[SnowField::has_ball(before, left) ? stood : left];
                if (walk != kUnknown) reach(first + last, cost_ + 1 + walk);
            }
        });
}

double RobotTable::progress() const {
    if (is_complete_) return 1;
    return entries_.empty() ? 0 : static_cast<double>(reached_) / static_cast<double>(entries_.size());
}

std::uint32_t RobotTable::after_push(const SnowBalls& balls, std::size_t ball, std::size_t direction) const {
    const std::size_t index = index_(balls);
    if (index == BallIndex::kLost) return kNoWay;
    const std::uint8_t entry = entries_[index * kPushes + 4 * ball + direction];
    return entry == kUnknown ? kNoWay : entry;
}

}  // namespace frontier
