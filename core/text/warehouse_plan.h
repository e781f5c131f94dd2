// Plans of Sokoban as other programs read them: LURD letters, and CS161's list of states.
#pragma once

#include <string>
#include <vector>

#include "warehouse.h"

namespace frontier {

struct WarehouseMove {
    std::size_t robot = 0;
    std::size_t direction = 0;  // up, right, down, left
};

// Carries out a move, which must be legal. True if it pushed a box.
bool make_move(Warehouse& warehouse, WarehouseMove move);

// Small letters walk, capitals push. Where another robot goes on, {…} leads from the one to the other; the
// first is the topmost one, of those in a row the leftmost.
std::string write_lurd(Warehouse warehouse, const std::vector<WarehouseMove>& moves);

// The start and the state after each move, as numeric boards in one list.
std::string write_states(Warehouse warehouse, const std::vector<WarehouseMove>& moves);

}  // namespace frontier
