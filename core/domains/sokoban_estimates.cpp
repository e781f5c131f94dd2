#include "sokoban_estimates.h"

#include <algorithm>

#include "sokoban_push_estimator.h"

namespace frontier::sokoban {

namespace {

// The cheapest assignment of boxes to storage squares by pushes alone.
class Matching final : public PushEstimator {
   public:
    Matching(std::shared_ptr<const Floor> floor, bool with_walk)
        : PushEstimator(std::move(floor), 1), with_walk_(with_walk) {}

    std::int32_t estimate(const Pieces& pieces) override {
        graph_.places(pieces, places_);
        bool known = false;
        std::int32_t& pushes = memory_.look_up(places_, known)[0];
        if (!known) pushes = assignment_.solve(places_, pushes_);
        if (!with_walk_ || pushes >= kFar || is_solved(pieces)) return pushes;
        return pushes + walk_to_a_push(pieces);
    }

   private:
    bool is_solved(const Pieces& pieces) const {
        return std::all_of(pieces.boxes.begin(), pieces.boxes.end(),
                           [this](Cell box) { return floor_->is_storage[box] != 0; });
    }

    // Steps of the nearest robot to a cell from which it can push a box somewhere that is not dead. Boxes are
    // in the way, robots are not.
    std::int32_t walk_to_a_push(const Pieces& pieces) {
        enum : std::uint8_t { kSeen = 1, kBox = 2, kGoal = 4 };
        std::fill(marks_.begin(), marks_.end(), std::uint8_t{0});
        for (const Cell box : pieces.boxes) marks_[box] = kBox | kSeen;
        for (const Cell box : pieces.boxes) {
            floor_->for_each_push(box, [&](std::size_t, Cell behind, Cell ahead) {
                if (!(marks_[ahead] & kBox) && !floor_->is_dead[ahead]) marks_[behind] |= kGoal;
            });
        }
        queue_.assign(pieces.robots.begin(), pieces.robots.end());
        for (std::int32_t steps = 0; !queue_.empty(); ++steps) {
            next_queue_.clear();
            for (const Cell cell : queue_) {
                if (marks_[cell] & kGoal) return steps;
                for (const Cell next : floor_->next[cell]) {
                    if (next == kNoCell || marks_[next] & kSeen) continue;
                    marks_[next] |= kSeen;
                    next_queue_.push_back(next);
                }
            }
            queue_.swap(next_queue_);
        }
        return kFar;
    }

    bool with_walk_;
    std::vector<Cell> queue_, next_queue_;
};

// For each place of the robot and one box alone on the board, the exact number of moves to bring the box
// home.
class RobotBox final : public Estimator {
   public:
    explicit RobotBox(std::shared_ptr<const Floor> floor) : floor_(std::move(floor)) {}

    bool prepare(std::uint64_t work) override {
        for (; work > 0 && !has_begun(); --work) begin();
        for (; work > 0 && at_ < queue_.size(); --work) {
            for (int i = 0; i < kStatesAUnit && at_ < queue_.size(); ++i) step_back(queue_[at_++]);
        }
        if (at_ < queue_.size() || !has_begun()) return false;
        std::vector<std::uint32_t>().swap(queue_);
        at_ = 0;
        return true;
    }
    double progress() const override {
        if (!has_begun()) return 0;
        return queue_.empty() ? 1 : static_cast<double>(at_) / static_cast<double>(moves_.size());
    }
    std::size_t memory_bytes() const override {
        return moves_.capacity() * sizeof(std::uint16_t) + queue_.capacity() * sizeof(std::uint32_t);
    }

    std::int32_t estimate(const Pieces& pieces) override {
        std::uint16_t most = 0;
        const std::uint16_t* row = &moves_[pieces.robots[0] * floor_->size()];
        for (const Cell box : pieces.boxes) most = std::max(most, row[box]);
        return most == kUnknown ? kFar : most;
    }

   private:
    static constexpr std::uint16_t kUnknown = 0xFFFF;
    static constexpr std::uint16_t kMost =
        kUnknown - 1;  // longer ways count as this: too low rather than too high
    static constexpr int kStatesAUnit = 32;
    static constexpr std::size_t kRoomAUnit = 4096;

    bool has_begun() const { return moves_.size() == states() && ends_ == floor_->storages.size(); }
    std::size_t states() const { return floor_->size() * floor_->size(); }
    // Makes room bit by bit, for on the largest board it is 32 MB. Then starts at the end: the box on
    // storage, the robot anywhere.
    void begin() {
        if (moves_.size() < states()) {
            moves_.reserve(states());
            return moves_.resize(std::min(moves_.size() + kRoomAUnit, states()), kUnknown);
        }
        const Cell storage = floor_->storages[ends_++];
        for (std::size_t robot = 0; robot < floor_->size(); ++robot) {
            if (robot != storage) reach(static_cast<Cell>(robot), storage, 0);
        }
    }
    void reach(Cell robot, Cell box, std::uint16_t moves) {
        const std::size_t state = robot * floor_->size() + box;
        if (moves_[state] != kUnknown) return;
        moves_[state] = moves;
        queue_.push_back(static_cast<std::uint32_t>(state));
    }
    void step_back(std::uint32_t state) {
        const Cell robot = static_cast<Cell>(state / floor_->size());
        const Cell box = static_cast<Cell>(state % floor_->size());
        const auto moves = static_cast<std::uint16_t>(std::min(moves_[state] + 1, int{kMost}));
        for (std::size_t d = 0; d < 4; ++d) {
            const Cell before = floor_->next[robot][opposite(d)];
            if (before == kNoCell || before == box) continue;
            reach(before, box, moves);
            if (floor_->next[robot][d] == box) reach(before, robot, moves);
        }
    }

    std::shared_ptr<const Floor> floor_;
    std::vector<std::uint16_t> moves_;
    std::vector<std::uint32_t> queue_;
    std::size_t ends_ = 0;  // how many storage squares have been begun with
    std::size_t at_ = 0;
};

}  // namespace

std::unique_ptr<Estimator> make_matching(std::shared_ptr<const Floor> floor) {
    return std::make_unique<Matching>(std::move(floor), false);
}

std::unique_ptr<Estimator> make_matching_walk(std::shared_ptr<const Floor> floor) {
    return std::make_unique<Matching>(std::move(floor), true);
}

std::unique_ptr<Estimator> make_robot_box(std::shared_ptr<const Floor> floor) {
    if (floor->robots.size() > 1) return make_matching(std::move(floor));
    return std::make_unique<RobotBox>(std::move(floor));
}

}  // namespace frontier::sokoban
