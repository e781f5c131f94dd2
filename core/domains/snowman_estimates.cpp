#include "snowman_estimates.h"

#include <algorithm>
#include <optional>

#include "flood_fill.h"
#include "snowman_tables.h"

namespace frontier {

namespace {

using Field = std::shared_ptr<const SnowField>;

Estimate estimate_of(std::uint32_t cost) { return cost == kNoWay ? kDeadEnd : static_cast<Estimate>(cost); }

template <class Function> class SimpleEstimate final : public SnowEstimate {
   public:
    explicit SimpleEstimate(Function function) : function_(std::move(function)) {}
    Estimate operator()(SnowCell, const SnowBalls& balls) override { return function_(balls); }

   private:
    Function function_;
};

template <class Function> std::unique_ptr<SnowEstimate> simple(Function function) {
    return std::make_unique<SimpleEstimate<Function>>(std::move(function));
}

// Of several cells, each with a cost to be added, the one that is cheapest to get to around the balls.
class Walk {
   public:
    explicit Walk(Field field)
        : field_(std::move(field)), cost_at_(field_->cells(), kNoWay), seen_(field_->cells(), 0) {
        queue_.reserve(field_->cells());
    }

    void clear() {
        for (const SnowCell cell : ends_) cost_at_[cell] = kNoWay;
        ends_.clear();
        least_ = kNoWay;
    }
    void add_end(SnowCell cell, std::uint32_t cost) {
        ends_.push_back(cell);
        cost_at_[cell] = std::min(cost_at_[cell], cost);
        least_ = std::min(least_, cost);
    }

    std::uint32_t from(SnowCell robot, const SnowBalls& balls) {
        if (ends_.empty()) return kNoWay;
        if (++round_ == 0) {  // the counter came round: forget all marks
            std::fill(seen_.begin(), seen_.end(), 0);
            round_ = 1;
        }
        for (const SnowCell ball : balls) seen_[ball] = round_;
        seen_[robot] = round_;
        queue_.assign(1, robot);
        std::uint32_t best = kNoWay;
        const auto enters = [this](SnowCell, SnowCell next) {
            if (next == kNoSnowCell || seen_[next] == round_) return false;
            seen_[next] = round_;
            return true;
        };
        flood_by_steps(queue_, field_->around(), enters, [&](SnowCell cell, std::uint32_t steps) {
            if (best != kNoWay && steps + least_ >= best) return false;
            if (cost_at_[cell] != kNoWay) best = std::min(best, steps + cost_at_[cell]);
            return true;
        });
        return best;
    }

   private:
    Field field_;
    std::vector<SnowCell> ends_;
    std::vector<std::uint32_t> cost_at_;
    std::uint32_t least_ = kNoWay;
    std::vector<std::uint16_t> seen_;  // in which round
    std::uint16_t round_ = 0;
    std::vector<SnowCell> queue_;
};

class PushEstimate : public SnowEstimate {
   public:
    explicit PushEstimate(Field field) : field_(field), table_(std::move(field)) {}
    Estimate operator()(SnowCell, const SnowBalls& balls) override { return estimate_of(table_(balls)); }
    bool prepare(std::uint64_t work) override { return table_.build(work); }
    double progress() const override { return table_.progress(); }
    std::size_t memory_bytes() const override { return table_.memory_bytes(); }

   protected:
    Field field_;
    PushTable table_;
};

// The table's value and the walk to the first push that has a future.
class WalkEstimate final : public PushEstimate {
   public:
    explicit WalkEstimate(const Field& field) : PushEstimate(field), walk_(field) {}
    Estimate operator()(SnowCell robot, const SnowBalls& balls) override {
        const std::uint32_t pushes = table_(balls);
        if (pushes == 0 || pushes == kNoWay) return estimate_of(pushes);
        walk_.clear();
        field_->for_each_push(balls, [&](std::size_t, std::size_t, SnowCell stand, const SnowBalls& after) {
            if (table_(after) != kNoWay) walk_.add_end(stand, pushes);
        });
        return estimate_of(walk_.from(robot, balls));
    }

   private:
    Walk walk_;
};

// The cheapest first push: the walk to it around the balls, the push, and what the table says of the time
// after it.
class FirstPushEstimate final : public SnowEstimate {
   public:
    explicit FirstPushEstimate(const Field& field) : field_(field), walk_(field) {
        if (RobotTable::fits(*field)) robot_table_.emplace(field);
        else push_table_.emplace(field);
    }
    Estimate operator()(SnowCell robot, const SnowBalls& balls) override {
        if (field_->is_complete(balls, field_->destination())) return 0;
        walk_.clear();
        field_->for_each_push(
            balls, [&](std::size_t ball, std::size_t direction, SnowCell stand, const SnowBalls& after) {
                const std::uint32_t cost =
                    robot_table_ ? robot_table_->after_push(after, ball, direction) : (*push_table_)(after);
                if (cost != kNoWay) walk_.add_end(stand, cost + 1);
            });
        return estimate_of(walk_.from(robot, balls));
    }
    bool prepare(std::uint64_t work) override {
        return robot_table_ ? robot_table_->build(work) : push_table_->build(work);
    }
    double progress() const override {
        return robot_table_ ? robot_table_->progress() : push_table_->progress();
    }
    std::size_t memory_bytes() const override {
        return robot_table_ ? robot_table_->memory_bytes() : push_table_->memory_bytes();
    }

   private:
    Field field_;
    std::optional<RobotTable> robot_table_;
    std::optional<PushTable> push_table_;
    Walk walk_;
};

}  // namespace

std::unique_ptr<SnowEstimate> make_snow_manhattan(Field field) {
    return simple([field](const SnowBalls& balls) {
        return static_cast<Estimate>(field->manhattan(balls[kBig]) + field->manhattan(balls[kMedium]) +
                                     field->manhattan(balls[kSmall]));
    });
}

std::unique_ptr<SnowEstimate> make_snow_push_distance(Field field) {
    return simple([field](const SnowBalls& balls) { return estimate_of(field->push_distance(balls)); });
}

std::unique_ptr<SnowEstimate> make_snow_pdb(Field field) { return std::make_unique<PushEstimate>(field); }
std::unique_ptr<SnowEstimate> make_snow_pdb_walk(Field field) {
    return std::make_unique<WalkEstimate>(field);
}
std::unique_ptr<SnowEstimate> make_snow_first_push(Field field) {
    return std::make_unique<FirstPushEstimate>(field);
}

}  // namespace frontier
