// A board as a search of Sokoban's own gets it.
#pragma once

#include <memory>
#include <vector>

#include "../result.h"
#include "sokoban_floor.h"

namespace frontier {
class Search;
struct SearchTask;
struct Settings;
}  // namespace frontier

namespace frontier::sokoban {

// A board, and how its puzzle keeps and shows it.
struct BoardCells {
    std::shared_ptr<const Floor> floor;
    std::size_t cell_bytes = 1;        // a state is the robot's cell and then the boxes', sorted
    std::size_t width = 0;             // of the picture
    std::vector<std::size_t> squares;  // of each cell, in the picture
    bool counts_pushes = false;        // walking costs nothing
};

// The search that only Sokoban has (core/sokoban), or why it is not for this board.
Result<std::unique_ptr<Search>> own_search(BoardCells board, SearchTask&& task, Settings&& settings);

}  // namespace frontier::sokoban
