// What the catalogue says of Sokoban and its heuristics.
#include "sokoban.h"

namespace frontier {

const DomainInfo& Sokoban::info() {
    static const DomainInfo info{
        .id = "sokoban",
        .name = "Sokoban",
        .summary = "Robots push boxes onto storage squares.",
        .rules =
            "A robot moves one square up, right, down or left. If a box stands there, the robot pushes it "
            "one square "
            "on; that square must be free of walls, boxes and robots. Boxes are never pulled, and only one "
            "is pushed "
            "at a time.\n\n"
            "Robots move one at a time and do not pass through one another. The edge of the board is a "
            "wall.\n\n"
            "The puzzle is solved when every box stands on a storage square; there may be more storage "
            "squares than "
            "boxes. Every move costs 1, with or without a push, unless pushes alone are to count.",
        .example = "#######\n#.   .#\n# $@$ #\n#     #\n#######\n",
        .unit_cost = true,
        .options =
            {{.id = "space",
              .name = "Search space",
              .summary = "What one action of the search is; the cheapest plans are the same.",
              .kind = OptionKind::choice,
              .choices = {{"moves", "Moves", "One move of a robot: the space of the assignments."},
                          {"pushes", "Pushes", "A walk to a box and one push of it: far fewer states."}},
              .fallback = "moves",
              .solve_value = "pushes",
              .search_only = true},
             {.id = "metric",
              .name = "What counts",
              .summary = "What a plan costs, and so which plan is the best.",
              .kind = OptionKind::choice,
              .choices = {{"moves", "Moves", "Every move costs 1, with or without a push."},
                          {"pushes", "Pushes",
                           "Every push costs 1 and walking nothing. Of plans with as many pushes solve "
                           "takes the one with fewer moves."}},
              .fallback = "moves",
              .search_only = true},
             {.id = "symmetry",
              .name = "Symmetry",
              .summary = "Whether positions that are one another's mirror image are one, on a board that can "
                         "be turned or mirrored onto itself.",
              .kind = OptionKind::choice,
              .choices = {{"apart", "Apart", "Every position is its own."},
                          {"one", "As one",
                           "Of positions that are mirror images one is searched: up to eight times fewer "
                           "states. The cheapest plans cost the same."}},
              .fallback = "apart",
              .solve_value = "one",
              .search_only = true}},
        .legend = {{.id = "floor", .symbol = " ", .name = "Floor", .layer = Layer::ground},
                   {.id = "wall", .symbol = "#", .name = "Wall", .layer = Layer::ground},
                   {.id = "storage", .symbol = ".", .name = "Storage", .layer = Layer::ground},
                   {.id = "box", .symbol = "$", .name = "Box", .layer = Layer::piece},
                   {.id = "robot", .symbol = "@", .name = "Robot", .layer = Layer::piece}},
        .formats = warehouse_formats(),
        .plan_formats = warehouse_plan_formats(),
        .view = {{"width", ViewKind::number, true, "How wide the board is, its frame of walls included."},
                 {"height", ViewKind::number, true, "How high the board is."},
                 {"storage", ViewKind::places, true, "The storage squares."},
                 {"obstacles", ViewKind::places, true, "The walls."},
                 {"robots", ViewKind::places, false,
                  "Where the robots stand, in reading order. Where an action is a walk and a push, this is "
                  "where the robot is after its last push; before the first it is where it began."},
                 {"boxes", ViewKind::places, false, "Where the boxes stand, in reading order."}},
        .heuristics = SokobanHeuristics::All::infos(),
        .features = SokobanFeatures::All::infos(),
        .tips =
            "Count pushes first: each box needs at least its push distance to a storage square of its own, "
            "and a "
            "matching of boxes and storage squares adds these up without counting any twice. Then ask what "
            "the robot "
            "must walk: the way to the first push comes on top, but ways between pushes of different boxes "
            "do not "
            "add up simply. Find what can never be mended early, such as a box in a corner, since one dead "
            "end saves "
            "the whole tree below it. With several robots every bound must hold however they share the work, "
            "so take "
            "the nearest robot, never the sum. A guide that may overestimate should reward boxes that are "
            "done for "
            "good, and leave a free way for those that are not.",
        .default_heuristic = "ways_back",
        .own_strategies = {"fess"},
        .is_board_line = is_warehouse_line};
    return info;
}

}  // namespace frontier
