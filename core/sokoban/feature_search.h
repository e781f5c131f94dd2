// Feature-space search (FESS) for Sokoban with one robot: a plan soon, and no word about its cost.
#pragma once

#include <memory>

#include "../algorithms/search_task.h"
#include "../search.h"
#include "board_cells.h"

namespace frontier::sokoban {

// For a board with one robot. The task's evaluator is not asked; its presenter shows the nodes.
std::unique_ptr<Search> make_feature_search(SearchTask task, Settings settings, BoardCells board);

}  // namespace frontier::sokoban
