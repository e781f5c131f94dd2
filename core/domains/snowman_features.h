// What a formula may count on a Snowperson board besides the heuristics.
#pragma once

#include "../heuristic_list.h"
#include "snowman_estimates.h"

namespace frontier {

std::unique_ptr<SnowEstimate> count_snow_balls_off(std::shared_ptr<const SnowField> field);
std::unique_ptr<SnowEstimate> count_snow_balls_stacked(std::shared_ptr<const SnowField> field);
std::unique_ptr<SnowEstimate> count_snow_balls_cornered(std::shared_ptr<const SnowField> field);
std::unique_ptr<SnowEstimate> count_snow_big_squares(std::shared_ptr<const SnowField> field);
std::unique_ptr<SnowEstimate> count_snow_robot_steps(std::shared_ptr<const SnowField> field);

struct SnowmanFeatures {
    template <auto kCount> struct Row {
        template <class Board> static auto make(const Board& board) {
            return board.by_estimate(kCount(board.field()));
        }
    };

    struct BallsOff : Row<count_snow_balls_off> {
        static constexpr std::string_view id = "balls_off";
        static constexpr std::string_view name = "Balls off";
        static constexpr std::string_view summary = "How many of the three balls are not on the destination.";
    };
    struct Stacked : Row<count_snow_balls_stacked> {
        static constexpr std::string_view id = "stacked";
        static constexpr std::string_view name = "Balls stacked";
        static constexpr std::string_view summary =
            "How many balls lie on the next larger one, wherever that is: 0, 1 or 2.";
    };
    struct Cornered : Row<count_snow_balls_cornered> {
        static constexpr std::string_view id = "balls_cornered";
        static constexpr std::string_view name = "Balls in corners";
        static constexpr std::string_view summary =
            "How many balls lie in a corner of walls that is not the destination.";
    };
    struct BigDistance : Row<count_snow_big_squares> {
        static constexpr std::string_view id = "big_distance";
        static constexpr std::string_view name = "Big ball to destination";
        static constexpr std::string_view summary =
            "Squares from the big ball to the destination, across and down, walls ignored.";
    };
    struct RobotDistance : Row<count_snow_robot_steps> {
        static constexpr std::string_view id = "robot_distance";
        static constexpr std::string_view name = "Robot to ball";
        static constexpr std::string_view summary =
            "Steps from the robot to the nearest ball off the destination, balls in between ignored; 0 when "
            "there is none.";
    };

    using All = FeatureList<BallsOff, Stacked, Cornered, BigDistance, RobotDistance>;
};

}  // namespace frontier
