#include "formula_bound.h"

#include <algorithm>
#include <cmath>

#include "bounded_orders.h"
#include "text/words.h"

namespace frontier {

namespace {

constexpr double kTolerance = 1e-5;  // the frontier counts values of f this close as one
constexpr Cost kMostChecked = 400;   // 80 000 evaluations, a few milliseconds

class Order {
   public:
    Order(const Formula& formula, FormulaInput context) : formula_(formula), context_(context) {}

    double operator()(double g, double h) {
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

constexpr Cost kMostOptimum = 40;

// What is known for every plan and every estimate: the optimum is at least cost / times − slack.
struct Proved {
    double times;  // HUGE_VAL where nothing follows
    double slack;
};
std::optional<Proved> proved(const Formula& formula, const FormulaInput& context, double times = 1) {
    constexpr double kLeast = 1e-3, kMost = 1e6;  // beyond them the frontier's rounding of f would matter
    const auto is_fit = [](double factor) {
        return factor == 0 || (std::abs(factor) >= kLeast && std::abs(factor) <= kMost);
    };
    auto sum = formula.linear(context);
    if (sum) sum->h *= times;
    if (sum && is_fit(sum->g) && is_fit(sum->h) && is_fit(sum->constant)) {
        const double steepest = std::max(sum->g, sum->h);
        return sum->g > 0 && sum->h >= 0 ? Proved{steepest / sum->g, kTolerance / steepest}
                                         : Proved{HUGE_VAL, 0};
    }
    if (times > 1 || !(context.w >= 1 && context.w <= kMost)) return std::nullopt;
    for (const char* known : {kXdp, kXup, kPwxd, kPwxu, kLargerOfTwo}) {
        if (formula.text() == known) return Proved{context.w, kTolerance};
    }
    return std::nullopt;
}

// The most that a goal can cost which is taken while a plan of cost `optimum` exists; nothing: however much.
std::optional<double> dearest(Order& order, Cost optimum) {
    constexpr double kMostTimes = 40;
    const double worst = order.worst(optimum) + kTolerance;
    double below = optimum;
    double above = kMostTimes * optimum;
    if (order(above, 0) <= worst) return std::nullopt;
    for (int halving = 0; halving < 40; ++halving) {
        const double middle = (below + above) / 2;
        (order(middle, 0) <= worst ? below : above) = middle;
    }
    constexpr double kDigits = 1e4;  // the tolerance of the comparison shows in the digits behind
    return std::floor(below * kDigits / optimum + 0.5) / kDigits * optimum;
}

std::string promise(double bound) {
    constexpr std::string_view kCondition = " when the heuristic is admissible (never overestimates)";
    return bound == 1 ? concat("Optimal", kCondition)
                      : concat("At most ", bound, " times optimal", kCondition);
}

}  // namespace

Cost least_optimum(const Formula& formula, const FormulaInput& context, Cost cost, double times,
                   bool integral) {
    times = formula.uses_h() ? std::max(times, 1.0) : 1;
    if (formula.uses_d() || std::isinf(times)) return 0;
    if (const auto known = proved(formula, context, times)) {
        // An Estimate is a float: rounded, it may be more than `times` the true cost, but not more than the
        // true cost itself.
        constexpr double kFloat = 0x1p-23;
        const double slack = known->slack + (times > 1 && !integral ? kFloat * cost : 0);
        return static_cast<Cost>(std::ceil(cost / known->times - slack));
    }
    Order order(formula, context);
    if (cost > kMostChecked || times > 1 || (formula.uses_h() && !integral) || order.flaw(cost)) return 0;
    const double popped = order(cost, 0);
    for (Cost optimum = 0; optimum < cost; ++optimum) {
        if (popped <= order.worst(optimum) + kTolerance) return optimum;
    }
    return cost;
}

FormulaReport examine(const Formula& formula, double weight) {
    FormulaReport report;
    if (formula.uses_g()) report.uses.emplace_back("g");
    if (formula.uses_h()) report.uses.emplace_back("h");
    if (formula.uses_w()) report.uses.emplace_back("w");
    if (formula.uses_d()) report.uses.emplace_back("d");
    Order order(formula, {.w = weight});
    if (const auto flaw = order.flaw(kMostOptimum)) {
        report.monotone = flaw->no_value;
        report.sentence = concat(flaw->no_value ? "It has no value" : "It falls as h grows",
                                 " at g = ", flaw->g, ", h = ", flaw->h,
                                 flaw->no_value ? ": a search that meets such a node stops there."
                                                : ", so no bound follows from it.");
        return report;
    }
    if (formula.uses_d()) {
        report.sentence = "It looks at the depth, so no bound follows from it.";
        return report;
    }
    if (const auto known = proved(formula, {.w = weight}); known && known->times < HUGE_VAL) {
        report.bound = known->times;
        report.sentence = promise(known->times) + ".";
        return report;
    }
    double bound = 1;
    double bound_at_half = 1;
    for (Cost optimum = 1; optimum <= kMostOptimum; ++optimum) {
        const auto most = dearest(order, optimum);
        if (!most) {
            report.sentence = "No bound follows from it: a goal may be taken however much it costs.";
            return report;
        }
        bound = std::max(bound, *most / optimum);
        if (optimum == kMostOptimum / 2) bound_at_half = bound;
    }
    if (bound > bound_at_half + kTolerance) {
        report.sentence =
            concat("No fixed bound follows from it: a plan may cost ", bound,
                   " times the optimum where that is ", kMostOptimum, ", and more where it is more.");
        return report;
    }
    report.bound = bound;
    report.sentence =
        concat(promise(bound), ", as far as was tried: with plans that cost up to ", kMostOptimum, ".");
    return report;
}

}  // namespace frontier
