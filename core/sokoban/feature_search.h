// Feature-space search (FESS) for Sokoban with one robot: a plan soon, and no word about its cost.
#pragma once

#include <memory>

#include "../algorithms/search_task.h"
#include "../domains/sokoban_board_cells.h"
#include "../search.h"

namespace frontier::sokoban {

// How long a direction's first turns are, in cells looked at, and never in time: so a run is the same
// everywhere. Turns grow, so that a hard board gets long ones, and what is easy in one direction is not held
// up.
struct Turns {
    std::uint64_t plan = 10'000'000;
    std::uint64_t search = 8'000'000;
};

// For a board with one robot. The task's evaluator is not asked; its presenter shows the nodes.
std::unique_ptr<Search> make_feature_search(SearchTask task, Settings settings, BoardCells board,
                                            Turns turns = {});

}  // namespace frontier::sokoban
