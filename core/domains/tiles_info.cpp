// What the catalogue says of sliding tiles and their heuristics.
#include "tiles.h"

namespace frontier {

const DomainInfo& Tiles::info() {
    static const DomainInfo info{
        .id = "tiles",
        .name = "Sliding Tiles",
        .summary = "Slide tiles into empty cells until every tile is in its place.",
        .rules =
            "A tile moves one cell left, right, up or down into an empty cell. There may be several empty "
            "cells; a cell marked x never "
            "changes. Tiles carry whole numbers; tiles with the same number are interchangeable.\n\n"
            "The puzzle is solved when the board looks like the goal board, which is written below the start "
            "after an empty line. Without "
            "it the goal is the ordinary one: the tiles in rising order, then the empty cells; or, after a "
            "list in one line and with the "
            "option goal, the empty cells first.\n\n"
            "A move costs the number on the tile, so that the cheapest plan need not be the shortest one. "
            "The option cost makes every "
            "move cost 1, or the number without its sign.\n\n"
            "In a plan, \"move 3 left\" moves the tile 3. Where several tiles 3 could move left, it is the "
            "first of them in reading order, "
            "and \"move 2nd 3 left\" is the second.",
        .example = "8 1 3\n4 . 2\n7 6 5\n\n1 2 3\n4 5 6\n7 8 .\n",
        .unit_cost = false,
        .options =
            {{.id = "cost",
              .name = "Cost of a move",
              .summary = "What a move costs.",
              .kind = OptionKind::choice,
              .choices =
                  {{"value", "The tile's number",
                    "Not with negative tiles that can move: going to and fro would be worth more and more."},
                   {"unit", "1", "The cheapest plan is the shortest."},
                   {"absolute", "The number without its sign", "A tile -3 costs 3."}},
              .fallback = "value"},
             {.id = "goal",
              .name = "Goal, if the text has none",
              .summary = "Where the empty cells are when the tiles are in order. It matters only without a "
                         "goal board.",
              .kind = OptionKind::choice,
              .choices = {{"auto", "As usual for the text",
                           "First for a list of numbers in one line, as Korf's are, and last otherwise."},
                          {"blank_last", "Empty cells last",
                           "1 2 3 … and then the empty cell, as on the toy."},
                          {"blank_first", "Empty cells first",
                           "The empty cell and then 1 2 3 …, as in Korf's instances."}},
              .fallback = "auto"}},
        .legend = {{.id = "floor", .symbol = ".", .name = "Empty cell", .layer = Layer::ground},
                   {.id = "fixed", .symbol = "x", .name = "Fixed cell", .layer = Layer::ground},
                   {.id = "tile", .symbol = "5", .name = "Tile, by its number", .layer = Layer::piece}},
        .formats = {{"tiles", "Rows of numbers",
                     "Cells separated by blanks or tabs: a whole number, . for empty, x for fixed. First the "
                     "start, then an empty line and the "
                     "goal. At most 10 by 10. Without a . a single 0 is the empty cell. All numbers of a "
                     "square board may stand in one line; "
                     "so may 3x3:8,7,6,5,4,3,2,1,0."}},
        .heuristics = TilesHeuristics::All::infos(),
        .features = TilesFeatures::All::infos(),
        .tips =
            "Forget a rule and solve what is left exactly: if tiles may pass through one another, each needs "
            "its distance; if they may "
            "also jump, one move. Sums of several such costs are safe as long as no move is counted twice, "
            "which is why conflicts in "
            "rows and in columns may be added to distances. Tiles with equal numbers may take each other's "
            "places, so share the goals "
            "out before you add up. Look at fixed cells: a way around one may already hold the step aside "
            "that a conflict would "
            "count. With one empty cell and unit cost every plan for a board has the same parity, so an "
            "estimate of the wrong parity "
            "may be raised by one.",
        .default_heuristic = "linear_conflict",
        .solve_guide = "alternate",
        .is_board_line = is_tiles_line,
        .line_board = tiles_line_name,
        .has_goal_board = true};
    return info;
}

}  // namespace frontier
