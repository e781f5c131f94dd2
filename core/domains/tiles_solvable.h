// Whether sliding can lead from the start to the goal at all, as far as that can be told without a search.
#pragma once

#include <optional>
#include <string>

#include "tiles_setup.h"

namespace frontier {

struct TilesVerdict {
    std::uint8_t rule = 0;                // from 1: by which no plan exists; 0: none applies
    std::string reason;                   // a sentence, for a rule
    bool decided = true;                  // with rule 0: a plan exists for certain
    std::vector<std::uint8_t> part = {};  // the cells that the reason speaks of; none: the whole board
};

// Fixed cells part the board into regions, and no tile changes its region. In each of them:
// 1. start and goal hold the same tiles; 2. where no cell is empty, nothing moves; 3. in a corridor tiles
// keep their order; 4. in a ring they keep their order going round; 5. with one empty cell and no two equal
// tiles, the permutation has the parity of the empty cell's way (cells are coloured as on a chessboard, and
// each move is a swap). In a region that no single cell cuts in two and that is no ring, these are all
// (Wilson 1974): with one empty cell every even permutation can be reached, and two empty cells or two equal
// tiles make the odd ones even. Other regions are undecided.
TilesVerdict judge_tiles(const TileSetup& setup);

}  // namespace frontier
