// A plan soon, then a better one, then the proof: the search that finds, the one that proves, and between
// them short searches of stretches of the best plan. A stretch that was searched in vain is not searched
// again unless it may take longer.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "../puzzle.h"
#include "portfolio.h"

namespace frontier {

struct SolveParts {
    PartMaker finds;  // null: what proves finds the first plan, too
    PartMaker proves;
    Puzzle puzzle;      // with stretches
    Settings settings;  // of what proves: a stretch has what is the same for all
};

std::unique_ptr<Schedule> make_solve_schedule(SolveParts parts);

}  // namespace frontier
