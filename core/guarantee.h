// What a strategy guarantees, as data: its sentence is made from it, and the laws hold every strategy to it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "heuristic.h"

namespace frontier {

// What the best plan is worth when the search has ended, and when that may be relied on.
struct Guarantee {
    enum class Bound : std::uint8_t { none, of_formula, within_weight, optimal };
    enum class Needs : std::uint8_t { nothing, admissible_heuristic, unit_cost };
    Bound bound = Bound::none;
    Needs needs = Needs::nothing;
    bool anytime = false;          // there are plans before that, each better than the last
    std::string_view reason = {};  // why there is none

    bool holds_for(const HeuristicInfo& heuristic, bool unit_cost) const;
    std::string sentence() const;
};

}  // namespace frontier
