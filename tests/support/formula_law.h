// All that is said of a heuristic written as a formula, held against the true costs of a whole state space.
#pragma once

#include <string>
#include <vector>

#include "core/heuristic.h"
#include "tests/support/explored.h"

namespace frontier::test {

// What is said and not true, or nothing. `h` by state, as the formula's evaluator has it.
std::string formula_violation(const StateSpace& space, const Explored& all, const std::vector<double>& h,
                              const HeuristicInfo& said);

}  // namespace frontier::test
