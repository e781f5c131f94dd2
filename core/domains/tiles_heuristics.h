// The heuristics of sliding tiles: what they promise, and how each is made for a board.
#pragma once

#include "../heuristic_list.h"
#include "tiles_estimate.h"

namespace frontier {

struct TilesHeuristics {
    struct Misplaced {
        static constexpr std::string_view id = "misplaced";
        static HeuristicInfo info() {
            return {.name = "Misplaced tiles",
                    .summary = "What one move of every tile that is not in its place would cost.",
                    .admissible = Property::proved,
                    .consistent = Property::proved,
                    .why =
                        "A move moves one tile, so each misplaced tile needs a move of its own, at its own "
                        "cost; and one move can lower the sum by no more than it costs.",
                    .cost = "one look at each cell"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_table(&TileEstimate::misplaced);
        }
    };

    struct Manhattan {
        static constexpr std::string_view id = "manhattan";
        static HeuristicInfo info() {
            return {.name = "Manhattan distance",
                    .summary =
                        "What it would cost if every tile could go straight to its goal, around fixed cells "
                        "but through other tiles.",
                    .admissible = Property::proved,
                    .consistent = Property::proved,
                    .why =
                        "A move brings one tile one step nearer at best and costs what that step counts. "
                        "Tiles of equal value share their goals out in the cheapest way, and one step "
                        "changes the cheapest way by one step at most.",
                    .cost = "one table look-up a cell; equal tiles need an assignment"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_pairs(&TileEstimate::manhattan, false);
        }
    };

    struct LinearConflict {
        static constexpr std::string_view id = "linear_conflict";
        static HeuristicInfo info() {
            return {.name = "Linear conflict",
                    .summary =
                        "Manhattan distance, and two moves more for each tile that must step aside in its "
                        "own row or column.",
                    .admissible = Property::proved,
                    .consistent = Property::proved,
                    .why =
                        "Tiles that stay in a row cannot pass one another. If they stand in it in another "
                        "order than their goals, some must leave it and come back, two moves that the "
                        "straight way does not count; the cheapest choice is taken, and rows and columns ask "
                        "for different moves. Since a detour around a fixed cell may be that very step "
                        "aside, conflicts are added to straight distances only, and the larger of this sum "
                        "and the distance around fixed cells is taken (Hansson, Mayer and Yung 1992, here "
                        "with costs). It has the parity of the plan's length already.",
                    .cost = "two table look-ups a cell, and a short comparison for each row and column"};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_pairs(&TileEstimate::linear_conflict, true);
        }
    };

    struct Alternate {
        static constexpr std::string_view id = "alternate";
        static HeuristicInfo info() {
            return {
                .name = "Alternate",
                .summary =
                    "Linear conflict that counts moves more than numbers, and conflicts half as much again; "
                    "inadmissible.",
                .admissible = Property::no,
                .consistent = Property::no,
                .why =
                    "It is made to lead greedy and weighted searches, and overestimates in two ways. A tile "
                    "in conflict counts three moves instead of two, since stepping aside seldom comes "
                    "without moving others. And a tile is not charged its own cost but a quarter of it and "
                    "three quarters of the mean. With costs, a light tile far from its place hardly shows in "
                    "the exact sums; yet it must get there through heavy ones, so the number of moves tells "
                    "more than the numbers on the tiles. Where all costs are equal, tiles count up to three "
                    "tenths more the later their goal is in reading order: small differences keep a search "
                    "from wandering about among equals.\n\nOn 40 random 15-puzzles under value cost, greedy "
                    "search solved 40 with it after 550 expansions on average, within 100,000 each; with "
                    "linear conflict 36, after 20,400, and with Manhattan distance 38, after 36,100. Its "
                    "plans were the cheapest, too. Under unit cost it is about as quick as linear conflict "
                    "(534 to 474), with plans a little shorter; on 12 random boards of 5 by 5 it needs less "
                    "than half as many expansions.",
                .cost = "as linear conflict, without its table of pairs",
                .integral = false};
        }
        template <class Board> static auto make(const Board& board) {
            return board.by_table(&TileEstimate::half_as_much_again, kGuideScale);
        }
    };

    using All = HeuristicList<Misplaced, Manhattan, LinearConflict, Alternate>;
};

}  // namespace frontier
