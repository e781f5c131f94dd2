// What the order of expansion itself proves (the w-bound of a general priority): if a goal of cost C is taken
// from the frontier in the order of Φ(g, h), some node of an optimal plan was waiting with Φ no smaller. So
// the optimum C* has Φ(C, 0) ≤ max Φ(y, C* − y) over 0 ≤ y ≤ C*, provided Φ does not fall when h grows and h
// never overestimates.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "formula.h"
#include "types.h"

namespace frontier {

// The least optimum that agrees with a goal of this cost having been taken; 0 when nothing follows. h is
// known to be at most `times` the true cost: 1 where it is admissible, HUGE_VAL where nothing is known.
// Beyond 1 the same holds of Φ(g, times·h') for the admissible h' = h / times, which is used for sums.
// `integral`: every estimate is a whole number, so that Φ need be checked on whole numbers only. `context`
// holds w, u and l.
Cost least_optimum(const Formula& formula, const FormulaInput& context, Cost cost, double times,
                   bool integral);

// The same question asked beforehand, for the user who types a formula.
struct FormulaReport {
    std::vector<std::string> uses;  // which of g, h, w and d it mentions
    bool monotone = true;           // does not fall when h grows
    std::optional<double> bound;    // cost is at most this many times optimal; empty: no bound
    std::string sentence;

    template <class Visit> void fields(Visit&& visit) const {
        visit("uses", uses);
        visit("monotone", monotone);
        visit("bound", bound);
        visit("sentence", sentence);
    }
};

FormulaReport examine(const Formula& formula, double weight);

}  // namespace frontier
