// The heuristics of Lunar Lockout: what they promise, and how each is made for a board.
#pragma once

#include "../heuristic_list.h"

namespace frontier {

struct LunarHeuristics {
    struct LDistance {
        static constexpr std::string_view id = "l_distance";
        static HeuristicInfo info() {
            return {.name = "L distance",
                    .summary = "For each rover 1 if it stands in the hatch's row or column, else 2, summed.",
                    .admissible = Property::proved,
                    .consistent = Property::proved,
                    .why =
                        "A move carries one piece along one line, so it brings one rover into one line with "
                        "the hatch and lowers the sum by at most 1.",
                    .cost = "one table look-up a rover"};
        }
        template <class Board, class Memory> static auto make(const Board& board, Memory& memory) {
            return board.estimate(memory,
                                  [](auto& of, auto& pieces, Memory&) { return of.l_distance(pieces); });
        }
    };

    struct Manhattan {
        static constexpr std::string_view id = "manhattan";
        static HeuristicInfo info() {
            return {.name = "Manhattan distance",
                    .summary = "For each rover the number of squares to the hatch, across and down, summed.",
                    .admissible = Property::no,
                    .consistent = Property::no,
                    .why =
                        "One slide crosses many squares for 1. On 7 × 7 put a helper right of the hatch and "
                        "three rovers left of it, A B C in a row: C, B and A slide out to the right in 3 "
                        "moves, but their distances are 1 + 2 + 3 = 6.",
                    .cost = "one table look-up a rover"};
        }
        template <class Board, class Memory> static auto make(const Board& board, Memory& memory) {
            return board.estimate(memory,
                                  [](auto& of, auto& pieces, Memory&) { return of.manhattan(pieces); });
        }
    };

    struct Stopper {
        static constexpr std::string_view id = "stopper";
        static HeuristicInfo info() {
            return {
                .name = "Stopper",
                .summary =
                    "The last rover to leave needs a helper beside the hatch to stop against; the others "
                    "need their L distance.",
                .admissible = Property::proved,
                .consistent = Property::proved,
                .why =
                    "When the last rover leaves, only helpers are left, so one of them stands beside the "
                    "hatch on the far side. For each rover as the last one and each direction it may come "
                    "from, count its moves into the hatch from there, the moves of the nearest helper to "
                    "that place (1 at least while a helper stands on the hatch), and the L distances of the "
                    "other rovers. These are moves of different pieces, so they add up; the least of all "
                    "these sums is a bound, and a move changes one part of it by at most 1.",
                .cost = "four look-ups a piece"};
        }
        template <class Board, class Memory> static auto make(const Board& board, Memory& memory) {
            return board.estimate(memory, [](auto& of, auto& pieces, Memory&) { return of.stopper(pieces); });
        }
    };

    struct Relaxed {
        static constexpr std::string_view id = "relaxed";
        static HeuristicInfo info() {
            return {
                .name = "Relaxed levels",
                .summary =
                    "The rounds the slowest rover needs when a piece may stand on every square it could ever "
                    "get to, all at once.",
                .admissible = Property::proved,
                .consistent = Property::proved,
                .why =
                    "In each round every piece may stop beside every square where any piece may stand, and "
                    "still be where it was; nothing is in anybody's way. A real move is one piece doing one "
                    "of these things, so a plan of n moves takes at most n rounds, and one move saves at "
                    "most one round. If the rounds end without a rover on the hatch, it never gets there: a "
                    "dead end.",
                .cost = "a few operations on whole boards of bits for each square that a piece could get to"};
        }
        template <class Board, class Memory> static auto make(const Board& board, Memory& memory) {
            return board.estimate(
                memory, [](auto& of, auto& pieces, Memory& known) { return of.relaxed(pieces, known); });
        }
    };

    struct MaxRelaxed {
        static constexpr std::string_view id = "max_relaxed";
        static HeuristicInfo info() {
            return {.name = "Stopper or relaxed",
                    .summary = "The larger of Stopper and Relaxed levels.",
                    .admissible = Property::proved,
                    .consistent = Property::proved,
                    .why =
                        "Neither is ever too high, so the larger is not either; and where neither falls by "
                        "more than 1 in a move, the larger does not. Each sees what the other misses: one "
                        "adds up rovers, the other sees helpers that need helpers.",
                    .cost = "both together"};
        }
        template <class Board, class Memory> static auto make(const Board& board, Memory& memory) {
            return board.estimate(
                memory, [](auto& of, auto& pieces, Memory& known) { return of.max_relaxed(pieces, known); });
        }
    };

    struct Alternate {
        static constexpr std::string_view id = "alternate";
        static HeuristicInfo info() {
            return {.name = "Every rover's way",
                    .summary =
                        "Relaxed rounds of every rover, and its moves with a stopper, summed; 2 more while a "
                        "helper blocks the hatch.",
                    .admissible = Property::no,
                    .consistent = Property::no,
                    .why =
                        "A guide, not a bound: it asks how much work is left, and counts twice to see more. "
                        "First, for every rover, the rounds it takes to the hatch when pieces may stand "
                        "wherever they could ever get to (as in Relaxed levels). That sees the long detours: "
                        "helpers that need other helpers to get into place. Second, for every rover as if it "
                        "were alone, its own moves to get in line and in, and the moves of the nearest "
                        "helper to the far side of the hatch (as in Stopper). That sees how near the end is, "
                        "where the rounds cannot tell boards apart. A helper on the hatch bars it for all, "
                        "and clearing it away takes a move and often another to bring one back: 2 "
                        "more.\n\nMoves that serve several rovers are counted for each of them, so the sum "
                        "may be too high: a rover one slide from leaving counts 2. It is infinite only where "
                        "Relaxed levels proves a dead end.\n\nOn random boards of 7 × 7 with one to four "
                        "rovers, best-first search with it expands two thirds of the nodes that it expands "
                        "with the Manhattan distance, and its plans are shorter by a sixth.",
                    .cost = "a little more than Relaxed levels"};
        }
        template <class Board, class Memory> static auto make(const Board& board, Memory& memory) {
            return board.estimate(
                memory, [](auto& of, auto& pieces, Memory& known) { return of.alternate(pieces, known); });
        }
    };

    using All = HeuristicList<LDistance, Manhattan, Stopper, Relaxed, MaxRelaxed, Alternate>;
};

}  // namespace frontier
