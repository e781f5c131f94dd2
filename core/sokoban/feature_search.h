// Feature-space search (FESS) for Sokoban with one robot: a plan soon, and no word about its cost.
#pragma once

#include <memory>
#include <vector>

#include "../algorithms/search_task.h"
#include "../domains/sokoban_floor.h"
#include "../search.h"

namespace frontier::sokoban {

// A board, and how its puzzle keeps and shows it.
struct BoardCells {
    std::shared_ptr<const Floor> floor;
    std::size_t cell_bytes = 1;              // a state is the robot's cell and then the boxes', sorted
    std::size_t width = 0;                   // of the picture
    std::vector<std::size_t> squares;        // of each cell, in the picture
};

// For a board with one robot. The task's evaluator is not asked; its presenter shows the nodes.
std::unique_ptr<Search> make_feature_search(SearchTask task, Settings settings, BoardCells board);

}  // namespace frontier::sokoban
