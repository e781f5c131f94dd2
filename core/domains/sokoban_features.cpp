#include "sokoban_features.h"

#include <algorithm>

#include "flood_fill.h"

namespace frontier::sokoban {

namespace {

// count(pieces) for a floor that it was given.
template <class Count> class Counter final : public Estimator {
   public:
    explicit Counter(Count count) : count_(std::move(count)) {}
    std::int32_t estimate(const Pieces& pieces) override { return static_cast<std::int32_t>(count_(pieces)); }
    bool prepare(std::uint64_t) override { return true; }
    double progress() const override { return 1; }
    std::size_t memory_bytes() const override { return 0; }

   private:
    Count count_;
};

template <class Count> std::unique_ptr<Estimator> counter(Count count) {
    return std::make_unique<Counter<Count>>(std::move(count));
}

// Of the boxes on the squares that are marked.
std::unique_ptr<Estimator> boxes_on(std::vector<char> marked) {
    return counter([marked = std::move(marked)](const Pieces& pieces) {
        return std::count_if(pieces.boxes.begin(), pieces.boxes.end(),
                             [&](Cell box) { return marked[box] != 0; });
    });
}

bool is_corner(const Floor& floor, Cell cell) {
    const auto& around = floor.next[cell];
    return (around[0] == kNoCell || around[2] == kNoCell) && (around[1] == kNoCell || around[3] == kNoCell);
}

// Steps from the robots to the nearest box off storage, as if no box were in the way. Where no robot ever
// gets to one, as many as there are squares.
class RobotSteps {
   public:
    explicit RobotSteps(std::shared_ptr<const Floor> floor)
        : floor_(std::move(floor)), seen_(floor_->size(), 0), wanted_(floor_->size(), 0) {}

    std::size_t operator()(const Pieces& pieces) {
        if (++round_ == 0) std::fill(seen_.begin(), seen_.end(), 0), round_ = 1;
        bool is_any_off = false;
        for (const Cell box : pieces.boxes) wanted_[box] = !floor_->is_storage[box];
        for (const Cell box : pieces.boxes) is_any_off = is_any_off || wanted_[box];
        const std::size_t steps = is_any_off ? walk(pieces) : 0;
        for (const Cell box : pieces.boxes) wanted_[box] = 0;
        return steps;
    }

   private:
    std::size_t walk(const Pieces& pieces) {
        const auto enters = [this](Cell, Cell next) {
            if (next == kNoCell || seen_[next] == round_) return false;
            seen_[next] = round_;
            return true;
        };
        reached_.assign(pieces.robots.begin(), pieces.robots.end());
        for (const Cell robot : pieces.robots) seen_[robot] = round_;
        std::size_t least = floor_->size();
        flood_by_steps(reached_, floor_->around(), enters, [&](Cell cell, std::uint32_t steps) {
            if (!wanted_[cell]) return true;
            least = steps;
            return false;
        });
        return least;
    }

    std::shared_ptr<const Floor> floor_;
    std::vector<std::uint32_t> seen_;  // the round in which a cell was reached
    std::vector<char> wanted_;
    std::vector<Cell> reached_;
    std::uint32_t round_ = 0;
};

}  // namespace

std::unique_ptr<Estimator> count_boxes(std::shared_ptr<const Floor>) {
    return counter([](const Pieces& pieces) { return pieces.boxes.size(); });
}

std::unique_ptr<Estimator> count_boxes_off(std::shared_ptr<const Floor> floor) {
    std::vector<char> marked;
    for (const char storage : floor->is_storage) marked.push_back(!storage);
    return boxes_on(std::move(marked));
}

std::unique_ptr<Estimator> count_boxes_settled(std::shared_ptr<const Floor> floor) {
    std::vector<char> marked;
    for (std::size_t i = 0; i < floor->size(); ++i)
        marked.push_back(floor->is_storage[i] && is_corner(*floor, static_cast<Cell>(i)));
    return boxes_on(std::move(marked));
}

std::unique_ptr<Estimator> count_boxes_lost(std::shared_ptr<const Floor> floor) {
    return boxes_on(floor->is_dead);
}

std::unique_ptr<Estimator> count_box_pairs(std::shared_ptr<const Floor> floor) {
    return counter([floor](const Pieces& pieces) {
        std::size_t pairs = 0;
        for (const Cell box : pieces.boxes) {
            for (const std::size_t right_or_down : {1u, 2u}) {
                const Cell next = floor->next[box][right_or_down];
                pairs +=
                    next != kNoCell && std::binary_search(pieces.boxes.begin(), pieces.boxes.end(), next);
            }
        }
        return pairs;
    });
}

std::unique_ptr<Estimator> count_robot_steps(std::shared_ptr<const Floor> floor) {
    return counter(RobotSteps(std::move(floor)));
}

}  // namespace frontier::sokoban
