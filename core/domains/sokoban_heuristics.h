// The heuristics of Sokoban: what they promise, and how each is made for a board.
#pragma once

#include "../heuristic_list.h"
#include "sokoban_estimates.h"

namespace frontier {

struct SokobanHeuristics {
    struct Misplaced {
        static constexpr std::string_view id = "misplaced";
        static HeuristicInfo info() {
            return {.name = "Misplaced boxes",
                    .summary = "How many boxes are not on storage.",
                    .admissible = Property::proved,
                    .consistent = Property::proved,
                    .why =
                        "A move costs 1 and moves at most one box, so each misplaced box needs a move of its "
                        "own.",
                    .cost = "one look at each box"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.sum_over_boxes(
                [storage = board.storage_cells()](auto cell) { return storage[cell] ? 0 : 1; });
        }
    };

    struct Manhattan {
        static constexpr std::string_view id = "manhattan";
        static HeuristicInfo info() {
            return {
                .name = "Manhattan distance",
                .summary = "For each box the distance to its nearest storage square, walls ignored, summed.",
                .admissible = Property::proved,
                .consistent = Property::proved,
                .why =
                    "A push moves one box by one square, so it lowers the sum by at most 1; every push costs "
                    "1.",
                .cost = "one table look-up a box"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.sum_over_boxes(
                [distance = board.nearest_storage()](auto cell) { return distance[cell]; });
        }
    };

    struct Matching {
        static constexpr std::string_view id = "matching";
        static HeuristicInfo info() {
            return {
                .name = "Matching",
                .summary =
                    "The fewest pushes that bring each box to a storage square of its own, the other boxes "
                    "taken away.",
                .admissible = Property::proved,
                .consistent = Property::proved,
                .why =
                    "Each box ends on another storage square and needs at least its push distance to it; a "
                    "move pushes one box by one square, so the cheapest assignment falls by at most 1.",
                .cost = "one cheapest assignment for each new set of box squares, begun from the one before"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_estimator(sokoban::make_matching(board.floor()));
        }
    };

    struct MatchingWalk {
        static constexpr std::string_view id = "matching_walk";
        static HeuristicInfo info() {
            return {.name = "Matching and first walk",
                    .summary =
                        "The matching, and the steps of the nearest robot to where it can push a box that "
                        "stays alive. Where pushes alone count it is the matching.",
                    .admissible = Property::proved,
                    .consistent = Property::proved,
                    .why =
                        "The walk before the first push moves no box, so it comes on top of all pushes; it "
                        "changes by at most 1 a step and is 0 just before a push.",
                    .cost = "the matching, and one walk over the floor"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_estimator(sokoban::make_matching_walk(board.floor()));
        }
    };

    struct RobotBox {
        static constexpr std::string_view id = "robot_box";
        static HeuristicInfo info() {
            return {
                .name = "Robot and one box",
                .summary =
                    "The most moves that any one box needs with the robot, exactly, the other boxes taken "
                    "away. With several robots, or where pushes alone count, it is the matching.",
                .admissible = Property::proved,
                .consistent = Property::proved,
                .why =
                    "A plan for all boxes is also one for each box alone, so no box can need more than the "
                    "whole plan; the greatest of consistent estimates is consistent.",
                .cost = "a table of robot and box squares made before the search, then one look-up a box"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_estimator(sokoban::make_robot_box(board.floor()));
        }
    };

    struct WaysBack {
        static constexpr std::string_view id = "ways_back";
        static HeuristicInfo info() {
            return {
                .name = "Potential matching",
                .summary =
                    "The pushes that bring each box to a storage square of its own, and steps that a robot "
                    "has to walk back between them. A potential on every square, learned for the board, "
                    "tells how many. Where pushes alone count it is the matching.",
                .admissible = Property::proved,
                .consistent = Property::proved,
                .why =
                    "A general cost partitioning by a potential function (Pommerening, Helmert, Röger and "
                    "Seipp 2015). Every square has a potential, and neighbours differ by at most 1. Of the 1 "
                    "that a move costs, the robot's share is what its potential falls by, which is negative "
                    "where it rises; the boxes get the rest, never less than 0. Whatever way robots go, "
                    "their shares add up to their potential now less that at the end, which has a known "
                    "maximum. The boxes' shares are at least the cheapest matching at what is left of each "
                    "push. No cost is counted twice, so the sum is admissible, and a move lowers it by at "
                    "most 1.\n\nThe greatest over up to 64 potentials counts. They are fitted to the start "
                    "and to sampled positions, as those of Seipp, Pommerening and Helmert (2015), but by "
                    "subgradient steps instead of a linear program. On boards beyond 255 squares or 16 "
                    "pieces none is fitted: it is 0, or falls with the distance from the storage squares.",
                .cost =
                    "a preparation of up to a second, then a few cheapest assignments for each new set of "
                    "box squares"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_estimator(sokoban::make_ways_back(board.floor()));
        }
    };

    struct Alternate {
        static constexpr std::string_view id = "alternate";
        static HeuristicInfo info() {
            return {
                .name = "Alternate",
                .summary =
                    "A guide for greedy searches: twelve times the matching, and the walk to the next useful "
                    "push.",
                .admissible = Property::no,
                .consistent = Property::no,
                .why =
                    "Manhattan distance looks through walls, lets boxes share a storage square, and does not "
                    "know where the robot is; a greedy search then wanders about on plateaus. This guide "
                    "puts the matching of boxes and storage squares first, by true push distances, so that "
                    "any push in the right direction is worth more than all walking. Among positions with "
                    "equal matching it prefers the one where a robot is nearest to a push that brings a box "
                    "nearer to the storage square it is matched with, so the search walks straight to the "
                    "next push. Where no such push is open it looks for any push that keeps its box alive, "
                    "at the price of a detour. Since a push counts twelve, it overestimates nearly "
                    "everywhere: the plan is found after few expansions and is rarely the shortest.",
                .cost = "the matching, and one walk over the floor"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_estimator(sokoban::make_alternate(board.floor()));
        }
    };

    static bool counts_steps(std::string_view id) {
        return id == MatchingWalk::id || id == RobotBox::id || id == WaysBack::id;
    }

    using All = HeuristicList<Misplaced, Manhattan, Matching, MatchingWalk, RobotBox, WaysBack, Alternate>;
};

}  // namespace frontier
