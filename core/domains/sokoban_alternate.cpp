// The heuristic alternate: a guide for greedy searches. It may overestimate.
#include <algorithm>

#include "flood_fill.h"
#include "sokoban_push_estimator.h"

namespace frontier::sokoban {

namespace {

// By trial: on the 60 boards of levels/, best-first search expands 5459 nodes with these, 5872 with robots
// cut off at 30, and 45809 to 59466 with a push at 4 or 30, or with robots cut off at 3.
constexpr std::int32_t kForAPush = 12;      // what a push still to make weighs against a step of a robot
constexpr std::int32_t kForADetour = 12;    // where no push brings a box nearer to its storage square
constexpr std::int32_t kFarForARobot = 10;  // robots farther away than this all count as this far

class Alternate final : public PushEstimator {
   public:
    explicit Alternate(std::shared_ptr<const Floor> floor) : PushEstimator(floor, 1 + floor->boxes.size()) {}

    std::int32_t estimate(const Pieces& pieces) override {
        graph_.places(pieces, places_);
        bool known = false;
        const std::span<std::int32_t> numbers = memory_.look_up(places_, known);
        if (!known) {
            // Which of several cheapest assignments is found depends on where it begins; h must not.
            assignment_.reset();
            numbers[0] = assignment_.solve(places_, pushes_);
            for (std::size_t i = 0; i < pieces.boxes.size(); ++i)
                numbers[1 + i] = static_cast<std::int32_t>(assignment_.storage_of(i));
        }
        if (numbers[0] == 0 || numbers[0] >= kFar) return numbers[0];
        return kForAPush * numbers[0] + walk_to_a_push(pieces, numbers.subspan(1));
    }

   private:
    enum : std::uint8_t { kBox = 1, kUseful = 2, kAny = 4 };

    // Steps of the nearest robot to where it can push a box nearer to its storage square, or push at all, and
    // a little for each robot's own distance.
    std::int32_t walk_to_a_push(const Pieces& pieces, std::span<const std::int32_t> storages) {
        mark_pushes(pieces, storages);
        for (const std::uint8_t wanted : {kUseful, kAny}) {
            measure_from(wanted);
            std::int32_t nearest = kFar;
            std::int32_t sum = 0;
            for (const Cell robot : pieces.robots) {
                const std::int32_t steps = steps_[robot];
                if (steps >= 0) nearest = std::min(nearest, steps);
                sum += steps < 0 ? kFarForARobot : std::min(kFarForARobot, steps);
            }
            if (nearest < kFar) return nearest + sum + (wanted == kAny ? kForADetour : 0);
        }
        return kFar;
    }

    // Marks the boxes, and the cells from which a robot can push one of them.
    void mark_pushes(const Pieces& pieces, std::span<const std::int32_t> storages) {
        std::fill(marks_.begin(), marks_.end(), std::uint8_t{0});
        for (const Cell box : pieces.boxes) marks_[box] = kBox;
        const std::size_t columns = floor_->storages.size();
        for (std::size_t i = 0; i < pieces.boxes.size(); ++i) {
            const Cell box = pieces.boxes[i];
            const std::size_t column = static_cast<std::size_t>(storages[i]);
            floor_->for_each_push(box, [&](std::size_t, Cell behind, Cell ahead) {
                if (marks_[ahead] & kBox || marks_[behind] & kBox) return;
                if (!floor_->is_dead[ahead]) marks_[behind] |= kAny;
                const std::int32_t after = pushes_[graph_.place(ahead, box) * columns + column];
                if (after < pushes_[places_[i] * columns + column]) marks_[behind] |= kUseful;
            });
        }
    }

    // Steps from each cell to the nearest one marked; boxes are in the way, robots are not. -1: there is no
    // way.
    void measure_from(std::uint8_t mark) {
        queue_.clear();
        steps_.assign(floor_->size(), -1);
        for (std::size_t cell = 0; cell < floor_->size(); ++cell) {
            if ((marks_[cell] & mark) == 0) continue;
            queue_.push_back(static_cast<Cell>(cell));
            steps_[cell] = 0;
        }
        flood_fill(queue_, floor_->around(), [this](Cell from, Cell to) {
            if (to == kNoCell || steps_[to] >= 0 || marks_[to] & kBox) return false;
            steps_[to] = steps_[from] + 1;
            return true;
        });
    }

    std::vector<std::int32_t> steps_;
    std::vector<Cell> queue_;
};

}  // namespace

std::unique_ptr<Estimator> make_alternate(std::shared_ptr<const Floor> floor) {
    return std::make_unique<Alternate>(std::move(floor));
}

}  // namespace frontier::sokoban
