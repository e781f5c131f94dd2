#include "formula_bound.h"

#include <algorithm>
#include <cmath>

#include "text/words.h"

namespace frontier {

namespace {

constexpr double kTolerance = 1e-5;  // the frontier counts values of f this close as one
constexpr Cost kMostChecked = 400;   // 80 000 evaluations, a few milliseconds

class Order {
   public:
    Order(const Formula& formula, FormulaInput context) : formula_(formula), context_(context) {}

    double operator()(Cost g, Cost h) {
        context_.g = g;
        context_.h = h;
        context_.d = g;
        return formula_(context_);
    }
    // The last value of f that a waiting node of an optimal plan can have.
    double worst(Cost optimum) {
        double worst = (*this)(0, optimum);
        for (Cost g = 1; g <= optimum; ++g) worst = std::max(worst, (*this)(g, optimum - g));
        return worst;
    }
    // Where it falls when h grows, or has no value, on whole numbers up to g + h = most.
    struct Flaw {
        Cost g, h;
        bool no_value;
    };
    std::optional<Flaw> flaw(Cost most) {
        for (Cost g = 0; g <= most; ++g) {
            double last = (*this)(g, 0);
            if (std::isnan(last)) return Flaw{g, 0, true};
            for (Cost h = 1; g + h <= most; ++h) {
                const double f = (*this)(g, h);
                if (std::isnan(f)) return Flaw{g, h, true};
                if (f < last - kTolerance) return Flaw{g, h, false};
                last = f;
            }
        }
        return std::nullopt;
    }

   private:
    const Formula& formula_;
    FormulaInput context_;
};

}  // namespace

Cost least_optimum(const Formula& formula, const FormulaInput& context, Cost cost, bool admissible, bool integral) {
    if (formula.uses_d() || (formula.uses_h() && !admissible)) return 0;
    if (formula.is_weighted_sum()) {
        return static_cast<Cost>(std::ceil(cost / std::max(1.0, context.w) - kTolerance));
    }
    Order order(formula, context);
    if (cost > kMostChecked || (formula.uses_h() && !integral) || order.flaw(cost)) return 0;
    const double popped = order(cost, 0);
    for (Cost optimum = 0; optimum < cost; ++optimum) {
        if (popped <= order.worst(optimum) + kTolerance) return optimum;
    }
    return cost;
}

FormulaReport examine(const Formula& formula, double weight) {
    constexpr Cost kOptima[] = {8, 20, 40};
    constexpr Cost kMostTimes = 40;
    FormulaReport report;
    Order order(formula, {.w = weight});
    if (const auto flaw = order.flaw(kOptima[2])) {
        report.monotone = flaw->no_value;
        report.sentence = concat(flaw->no_value ? "It has no value" : "It falls as h grows", " at g = ", flaw->g, ", h = ", flaw->h,
                                 flaw->no_value ? ": a search that meets such a node stops there." : ", so no bound follows from it.");
        return report;
    }
    if (formula.uses_d()) {
        report.sentence = "It looks at the depth, so no bound follows from it.";
        return report;
    }
    double bound = 1;
    for (const Cost optimum : kOptima) {
        const double worst = order.worst(optimum) + kTolerance;
        Cost most = optimum;
        while (most < kMostTimes * optimum && order(most + 1, 0) <= worst) ++most;
        if (most == kMostTimes * optimum) {
            report.sentence = "No bound follows from it: a goal may be taken however much it costs.";
            return report;
        }
        bound = std::max(bound, static_cast<double>(most) / optimum);
    }
    report.bound = bound;
    report.sentence = bound == 1 ? std::string("Optimal when the heuristic never overestimates.")
                                 : concat("At most ", bound, " times optimal when the heuristic never overestimates.");
    return report;
}

}  // namespace frontier
