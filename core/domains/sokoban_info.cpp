// What the catalogue says of Sokoban and its heuristics.
#include "sokoban.h"

namespace frontier {

namespace {

std::vector<HeuristicInfo> sokoban_heuristics() {
    return {
        zero_heuristic(),
        {.id = "misplaced",
         .name = "Misplaced boxes",
         .summary = "How many boxes are not on storage.",
         .admissible = Promise::proved,
         .consistent = Promise::proved,
         .why = "A move costs 1 and moves at most one box, so each misplaced box needs a move of its own.",
         .cost = "one look at each box"},
        {.id = "manhattan",
         .name = "Manhattan distance",
         .summary = "For each box the distance to its nearest storage square, walls ignored, summed.",
         .admissible = Promise::proved,
         .consistent = Promise::proved,
         .why = "A push moves one box by one square, so it lowers the sum by at most 1; every push costs 1.",
         .cost = "one table look-up a box"},
        {.id = "matching",
         .name = "Matching",
         .summary = "The fewest pushes that bring each box to a storage square of its own, the other boxes taken away.",
         .admissible = Promise::proved,
         .consistent = Promise::proved,
         .why = "Each box ends on another storage square and needs at least its push distance to it; a move pushes "
                "one box by one square, so the cheapest assignment falls by at most 1.",
         .cost = "one cheapest assignment for each new set of box squares, begun from the one before"},
        {.id = "matching_walk",
         .name = "Matching and first walk",
         .summary = "The matching, and the steps of the nearest robot to where it can push a box that stays alive.",
         .admissible = Promise::proved,
         .consistent = Promise::proved,
         .why = "The walk before the first push moves no box, so it comes on top of all pushes; it changes by at "
                "most 1 a step and is 0 just before a push.",
         .cost = "the matching, and one walk over the floor"},
        {.id = "robot_box",
         .name = "Robot and one box",
         .summary = "The most moves that any one box needs with the robot, exactly, the other boxes taken away. With "
                    "several robots it is the matching.",
         .admissible = Promise::proved,
         .consistent = Promise::proved,
         .why = "A plan for all boxes is also one for each box alone, so no box can need more than the whole plan; "
                "the greatest of consistent estimates is consistent.",
         .cost = "a table of robot and box squares made before the search, then one look-up a box"},
        {.id = "ways_back",
         .name = "Potential matching",
         .summary = "The pushes that bring each box to a storage square of its own, and steps that a robot has to walk "
                    "back between them. A potential on every square, learned for the board, tells how many.",
         .admissible = Promise::proved,
         .consistent = Promise::proved,
         .why = "A general cost partitioning by a potential function (Pommerening, Helmert, Röger and Seipp 2015). "
                "Every square has a potential, and neighbours differ by at most 1. Of the 1 that a move costs, the "
                "robot's share is what its potential falls by, which is negative where it rises; the boxes get the "
                "rest, never less than 0. Whatever way robots go, their shares add up to their potential now less "
                "that at the end, which has a known maximum. The boxes' shares are at least the cheapest matching at "
                "what is left of each push. No cost is counted twice, so the sum is admissible, and a move lowers it "
                "by at most 1.\n\n"
                "The greatest over up to 64 potentials counts. They are fitted to the start and to sampled positions, "
                "as those of Seipp, Pommerening and Helmert (2015), but by subgradient steps instead of a linear "
                "program. On boards beyond 255 squares or 16 pieces none is fitted: it is 0, or falls with the "
                "distance from the storage squares.",
         .cost = "a preparation of up to a second, then a few cheapest assignments for each new set of box squares"},
        {.id = "alternate",
         .name = "Alternate",
         .summary = "A guide for greedy searches: twelve times the matching, and the walk to the next useful push.",
         .admissible = Promise::no,
         .consistent = Promise::no,
         .why = "Manhattan distance looks through walls, lets boxes share a storage square, and does not know where "
                "the robot is; a greedy search then wanders about on plateaus. This guide puts the matching of boxes "
                "and storage squares first, by true push distances, so that any push in the right direction is worth "
                "more than all walking. Among positions with equal matching it prefers the one where a robot is "
                "nearest to a push that brings a box nearer to the storage square it is matched with, so the search "
                "walks straight to the next push. Where no such push is open it looks for any push that keeps its "
                "box alive, at the price of a detour. Since a push counts twelve, it overestimates nearly "
                "everywhere: the plan is found after few expansions and is rarely the shortest.",
         .cost = "the matching, and one walk over the floor"}};
}

}  // namespace

const DomainInfo& Sokoban::info() {
    static const DomainInfo info{
        .id = "sokoban",
        .name = "Sokoban",
        .summary = "Robots push boxes onto storage squares.",
        .rules =
            "A robot moves one square up, right, down or left. If a box stands there, the robot pushes it one square "
            "on; that square must be free of walls, boxes and robots. Boxes are never pulled, and only one is pushed "
            "at a time.\n\n"
            "Robots move one at a time and do not pass through one another. The edge of the board is a wall.\n\n"
            "The puzzle is solved when every box stands on a storage square; there may be more storage squares than "
            "boxes. Every move costs 1, with or without a push.",
        .example = "#######\n#.   .#\n# $@$ #\n#     #\n#######\n",
        .unit_cost = true,
        .options = {{.id = "space",
                     .name = "Search space",
                     .summary = "What one action of the search is; the cheapest plans are the same.",
                     .kind = OptionKind::choice,
                     .choices = {{"moves", "Moves", "One move of a robot: the space of the assignments."},
                                 {"pushes", "Pushes",
                                  "A walk to a box and one push of it, for one robot: far fewer states."}},
                     .fallback = "moves",
                     .search_only = true}},
        .legend = {{.id = "floor", .symbol = " ", .name = "Floor", .layer = Layer::ground},
                   {.id = "wall", .symbol = "#", .name = "Wall", .layer = Layer::ground},
                   {.id = "storage", .symbol = ".", .name = "Storage", .layer = Layer::ground},
                   {.id = "box", .symbol = "$", .name = "Box", .layer = Layer::piece},
                   {.id = "robot", .symbol = "@", .name = "Robot", .layer = Layer::piece}},
        .formats = warehouse_formats(),
        .plan_formats = warehouse_plan_formats(),
        .heuristics = sokoban_heuristics(),
        .tips =
            "Count pushes first: each box needs at least its push distance to a storage square of its own, and a "
            "matching of boxes and storage squares adds these up without counting any twice. Then ask what the robot "
            "must walk: the way to the first push comes on top, but ways between pushes of different boxes do not "
            "add up simply. Find what can never be mended early, such as a box in a corner, since one dead end saves "
            "the whole tree below it. With several robots every bound must hold however they share the work, so take "
            "the nearest robot, never the sum. A guide that may overestimate should reward boxes that are done for "
            "good, and leave a free way for those that are not.",
        .default_heuristic = "ways_back",
        .solve_options = {{"space", "pushes"}},
        .is_board_line = is_warehouse_line};
    return info;
}

}  // namespace frontier
