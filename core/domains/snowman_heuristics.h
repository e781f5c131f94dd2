// The heuristics of Snowperson: what they promise, and how each is made for a board.
#pragma once

#include "../heuristic_list.h"
#include "snowman_estimates.h"

namespace frontier {

struct SnowmanHeuristics {
    struct Manhattan {
        static constexpr std::string_view id = "manhattan";
        static HeuristicInfo info() {
            return {
                .name = "Manhattan distance",
                .summary =
                    "For each ball, stacked or not, the distance to the destination, walls ignored, summed.",
                .admissible = Property::proved,
                .consistent = Property::proved,
                .why =
                    "A move costs 1 and moves at most one ball by one square, so it lowers the sum by at "
                    "most 1.",
                .cost = "one table look-up a ball"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_estimate(make_snow_manhattan(board.field()));
        }
    };

    struct PushDistance {
        static constexpr std::string_view id = "push_distance";
        static HeuristicInfo info() {
            return {
                .name = "Push distance",
                .summary =
                    "For each ball the pushes it needs if it were alone and the robot could be everywhere, "
                    "summed.",
                .admissible = Property::proved,
                .consistent = Property::proved,
                .why =
                    "Every push costs 1 and moves one ball by one square along a way that the walls allow; "
                    "the other balls and the robot's walks are left out, which can only make it cheaper.",
                .cost = "one table look-up a ball"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_estimate(make_snow_push_distance(board.field()));
        }
    };

    struct PatternDatabase {
        static constexpr std::string_view id = "pdb";
        static HeuristicInfo info() {
            return {.name = "Pattern database",
                    .summary = "How many pushes the three balls need together, the robot's walks left out.",
                    .admissible = Property::proved,
                    .consistent = Property::proved,
                    .why =
                        "The table holds the exact number of pushes of an easier puzzle: the same balls "
                        "under the same rules, but the robot steps at once to wherever it wants to push "
                        "from. It knows that the big ball comes first, that balls are in each other's way "
                        "and that stacks must be taken apart.",
                    .cost = "one table look-up; the table has one byte for each position of the three balls"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_estimate(make_snow_pdb(board.field()));
        }
    };

    struct PatternDatabaseWalk {
        static constexpr std::string_view id = "pdb_walk";
        static HeuristicInfo info() {
            return {.name = "Pattern database and first walk",
                    .summary =
                        "The pattern database, and the robot's walk around the balls to the nearest push "
                        "that leaves a way.",
                    .admissible = Property::proved,
                    .consistent = Property::proved,
                    .why =
                        "The walk before the first push is no push, so it may be added. It changes by at "
                        "most 1 with a step and is 0 just before a push.",
                    .cost = "a look-up and a search for the nearest push"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_estimate(make_snow_pdb_walk(board.field()));
        }
    };

    struct Alternate {
        static constexpr std::string_view id = "alternate";
        static HeuristicInfo info() {
            return {
                .name = "Robot and balls",
                .summary =
                    "The cheapest first push: the walk to it, the push, and from a larger database every "
                    "walk and push after it.",
                .admissible = Property::proved,
                .consistent = Property::proved,
                .why =
                    "A snowperson costs far more walking than pushing, so this guide counts both. Its "
                    "database is built backwards from the complete snowperson, for each position of the "
                    "balls and each push that may have led to it: that push says where the robot stands now, "
                    "so the cheapest next push is a known walk away. Only one thing is made easier than in "
                    "the real puzzle: on these walks the robot passes through balls, though not through "
                    "walls. The walk to the very first push is measured on the board as it is, around the "
                    "balls.\n\nIt is admissible, because every real plan begins with one of these pushes and "
                    "goes on as a plan of the easier puzzle. It is consistent: a step changes each walk by "
                    "at most 1, and a push costs exactly what the sum counts for it. A state from which no "
                    "push can be reached that leaves a way is a dead end.\n\nOn the twenty boards of the "
                    "course it often lies within a few moves of the truth, and A* expands hundreds of states "
                    "where the pattern database of pushes alone takes a million. The database has twelve "
                    "bytes for each position of the balls; on boards with more than 100 squares for them the "
                    "one of pushes stands in for it, and beyond 256 the push distance.",
                .cost = "a look at up to twelve pushes and a search for the walks to them"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_estimate(make_snow_first_push(board.field()));
        }
    };

    using All = HeuristicList<Manhattan, PushDistance, PatternDatabase, PatternDatabaseWalk, Alternate>;
};

}  // namespace frontier
