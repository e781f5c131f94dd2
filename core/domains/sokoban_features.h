// What a formula may count on a Sokoban board besides the heuristics, push by push as well as move by move.
#pragma once

#include "../heuristic_list.h"
#include "sokoban_estimates.h"

namespace frontier {

namespace sokoban {
std::unique_ptr<Estimator> count_boxes(std::shared_ptr<const Floor> floor);
std::unique_ptr<Estimator> count_boxes_off(std::shared_ptr<const Floor> floor);
std::unique_ptr<Estimator> count_boxes_settled(std::shared_ptr<const Floor> floor);
std::unique_ptr<Estimator> count_boxes_lost(std::shared_ptr<const Floor> floor);
std::unique_ptr<Estimator> count_box_pairs(std::shared_ptr<const Floor> floor);
std::unique_ptr<Estimator> count_robot_steps(std::shared_ptr<const Floor> floor);
}  // namespace sokoban

struct SokobanFeatures {
    template <auto kCount> struct Row {
        template <class Board> static auto make(const Board& board) {
            return board.by_estimator(kCount(board.floor()));
        }
    };

    struct Boxes : Row<sokoban::count_boxes> {
        static constexpr std::string_view id = "boxes";
        static constexpr std::string_view name = "Boxes";
        static constexpr std::string_view summary = "How many boxes there are; it never changes.";
    };
    struct BoxesOff : Row<sokoban::count_boxes_off> {
        static constexpr std::string_view id = "boxes_off";
        static constexpr std::string_view name = "Boxes off storage";
        static constexpr std::string_view summary = "How many boxes are not on storage.";
    };
    struct BoxesSettled : Row<sokoban::count_boxes_settled> {
        static constexpr std::string_view id = "boxes_settled";
        static constexpr std::string_view name = "Boxes settled";
        static constexpr std::string_view summary =
            "How many boxes are on storage in a corner of walls, where they stay for good.";
    };
    struct BoxesLost : Row<sokoban::count_boxes_lost> {
        static constexpr std::string_view id = "boxes_lost";
        static constexpr std::string_view name = "Boxes lost";
        static constexpr std::string_view summary =
            "How many boxes are on squares from which no pushes lead to storage.";
    };
    struct BoxPairs : Row<sokoban::count_box_pairs> {
        static constexpr std::string_view id = "box_pairs";
        static constexpr std::string_view name = "Boxes side by side";
        static constexpr std::string_view summary = "How many pairs of boxes touch, side by side.";
    };
    struct RobotDistance : Row<sokoban::count_robot_steps> {
        static constexpr std::string_view id = "robot_distance";
        static constexpr std::string_view name = "Robot to box";
        static constexpr std::string_view summary =
            "Steps from the nearest robot to the nearest box off storage, boxes in between ignored; 0 when "
            "there is none.";
    };

    using All = FeatureList<Boxes, BoxesOff, BoxesSettled, BoxesLost, BoxPairs, RobotDistance>;
};

}  // namespace frontier
