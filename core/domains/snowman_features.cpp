#include "snowman_features.h"

#include <algorithm>

#include "flood_fill.h"

namespace frontier {

namespace {

// count(field, robot, balls).
template <class Count> class SnowCounter final : public SnowEstimate {
   public:
    SnowCounter(std::shared_ptr<const SnowField> field, Count count)
        : field_(std::move(field)), count_(std::move(count)) {}
    Estimate operator()(SnowCell robot, const SnowBalls& balls) override {
        return static_cast<Estimate>(count_(*field_, robot, balls));
    }

   private:
    std::shared_ptr<const SnowField> field_;
    Count count_;
};

template <class Count>
std::unique_ptr<SnowEstimate> snow_counter(std::shared_ptr<const SnowField> field, Count count) {
    return std::make_unique<SnowCounter<Count>>(std::move(field), std::move(count));
}

// Where the robot gets to no such ball, as many as there are cells.
std::size_t steps_to_ball(const SnowField& field, SnowCell robot, const SnowBalls& balls) {
    const auto is_wanted = [&](SnowCell cell) {
        return cell != field.destination() && SnowField::has_ball(balls, cell);
    };
    if (std::none_of(balls.begin(), balls.end(), is_wanted)) return 0;
    std::vector<char> seen(field.cells(), 0);
    std::vector<SnowCell> reached{robot};
    seen[robot] = 1;
    const auto enters = [&](SnowCell, SnowCell next) {
        if (next == kNoSnowCell || seen[next]) return false;
        seen[next] = 1;
        return true;
    };
    std::size_t least = field.cells();
    flood_by_steps(reached, field.around(), enters, [&](SnowCell cell, std::uint32_t steps) {
        if (!is_wanted(cell)) return true;
        least = steps;
        return false;
    });
    return least;
}

}  // namespace

std::unique_ptr<SnowEstimate> count_snow_balls_off(std::shared_ptr<const SnowField> field) {
    return snow_counter(std::move(field), [](const SnowField& on, SnowCell, const SnowBalls& balls) {
        return std::count_if(balls.begin(), balls.end(),
                             [&](SnowCell ball) { return ball != on.destination(); });
    });
}

std::unique_ptr<SnowEstimate> count_snow_balls_stacked(std::shared_ptr<const SnowField> field) {
    return snow_counter(std::move(field), [](const SnowField&, SnowCell, const SnowBalls& balls) {
        return int{balls[kMedium] == balls[kBig]} + int{balls[kSmall] == balls[kMedium]};
    });
}

std::unique_ptr<SnowEstimate> count_snow_balls_cornered(std::shared_ptr<const SnowField> field) {
    return snow_counter(std::move(field), [](const SnowField& on, SnowCell, const SnowBalls& balls) {
        return std::count_if(balls.begin(), balls.end(),
                             [&](SnowCell ball) { return ball != on.destination() && on.is_corner(ball); });
    });
}

std::unique_ptr<SnowEstimate> count_snow_big_squares(std::shared_ptr<const SnowField> field) {
    return snow_counter(std::move(field), [](const SnowField& on, SnowCell, const SnowBalls& balls) {
        return on.manhattan(balls[kBig]);
    });
}

std::unique_ptr<SnowEstimate> count_snow_robot_steps(std::shared_ptr<const SnowField> field) {
    return snow_counter(std::move(field), steps_to_ball);
}

}  // namespace frontier
