// Every state that can be reached, with true distances: found by trying everything, with the standard
// library's table and no cleverness.
#pragma once

#include <vector>

#include "core/puzzle.h"
#include "tests/support/state_rows.h"

namespace frontier::test {

struct Explored {
    struct Step {
        std::size_t to;
        Cost cost;
    };
    using Steps = std::vector<std::vector<Step>>;  // from each state

    StateRows states;  // the start comes first
    Steps steps{};
    std::vector<Cost> from_start{};
    std::vector<Cost> to_goal{};  // kInfiniteCost: dead
    bool complete = true;         // false when there were more states than asked for

    Cost optimum() const { return to_goal[0]; }
    std::size_t dead() const;
};

// Relaxes along `steps` until nothing changes.
void relax(const Explored::Steps& steps, std::vector<std::size_t> changed, std::vector<Cost>& costs);

Explored explore(const StateSpace& space, std::size_t limit = 100'000);

}  // namespace frontier::test
