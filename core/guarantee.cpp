#include "guarantee.h"

#include "text/words.h"

namespace frontier {

bool Guarantee::holds_for(const HeuristicInfo& heuristic, bool unit_cost) const {
    switch (needs) {
        case Needs::nothing: return true;
        case Needs::admissible_heuristic: return heuristic.admissible == Property::proved;
        case Needs::unit_cost: return unit_cost;
    }
    return false;
}

std::string Guarantee::sentence() const {
    if (bound == Bound::none) return concat("None: ", reason);
    if (bound == Bound::of_formula)
        return "What follows from the formula, and what the search itself can measure.";
    const bool optimal = bound == Bound::optimal;
    const bool if_admissible = needs == Needs::admissible_heuristic;
    if (anytime && if_admissible) {
        return concat("Better and better plans. Given time it ends with ",
                      optimal ? "an optimal one" : "one at most w times optimal",
                      ", proved so when the heuristic is admissible.");
    }
    if (anytime) {
        return concat("Better and better plans; ", optimal ? "optimal" : "at most w times optimal",
                      " when nothing is left to search, whatever the heuristic.");
    }
    return concat(optimal ? "Optimal" : "At most w times optimal",
                  if_admissible               ? " when the heuristic is admissible (never overestimates)."
                  : needs == Needs::unit_cost ? " when all moves cost the same."
                                              : ", whatever the heuristic.");
}

}  // namespace frontier
