#include "tests/support/formula_law.h"

#include <cmath>

#include "core/text/words.h"

namespace frontier::test {

namespace {

bool is_estimate(double h) { return h >= 0; }  // of the others nothing is said: a search ends there

// An Estimate is a float, which may be off in its last place.
bool is_above(double h, double bound) { return h > bound * (1 + 1e-6) + 1e-9; }

std::string cost_violation(const HeuristicInfo& said, double h, double truth, bool is_goal) {
    const bool solvable = std::isfinite(truth);
    if (std::isinf(h)) return said.proves_dead_ends() && solvable ? "infinite where a plan leads on" : "";
    if (said.integral && h != std::floor(h)) return concat(h, " is not whole");
    // The true cost is whole, and no rounding of an estimate below it may pass it.
    if (said.admissible == Property::proved && solvable && h > truth) return concat(h, " for ", truth);
    if (solvable && is_above(h, said.most_times() * truth) && std::isfinite(said.most_times()))
        return concat(h, " for ", truth, ", more than ", said.most_times(), " times that");
    if (said.admissible == Property::no && is_goal && h == 0 && said.why.starts_with("It is at least"))
        return "0 in a goal";
    return "";
}

}  // namespace

std::string formula_violation(const StateSpace& space, const Explored& all, const std::vector<double>& h,
                              const HeuristicInfo& said) {
    for (std::size_t i = 0; i < all.states.size(); ++i) {
        if (!is_estimate(h[i])) continue;
        const double truth = all.to_goal[i] == kInfiniteCost ? HUGE_VAL : all.to_goal[i];
        const std::string wrong = cost_violation(said, h[i], truth, space.is_goal(all.states[i]));
        if (!wrong.empty()) return concat(said.id, " gives ", wrong);
        if (said.consistent != Property::proved) continue;
        for (const auto& step : all.steps[i]) {
            if (is_estimate(h[step.to]) && is_above(h[i], step.cost + h[step.to]))
                return concat(said.id, " falls from ", h[i], " to ", h[step.to], " at a cost of ", step.cost);
        }
    }
    return "";
}

}  // namespace frontier::test
