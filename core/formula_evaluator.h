// A heuristic written as a formula, at work: its parts are evaluators of the puzzle's own.
#pragma once

#include "heuristic_formula.h"
#include "puzzle.h"

namespace frontier {

// The puzzle, with evaluators for formulas over its heuristics and features, too.
Puzzle with_formulas(Puzzle puzzle, const DomainInfo& info);

}  // namespace frontier
