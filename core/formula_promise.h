// What is proved of a formula's value in every state, from what is proved of its variables. h* is the true
// cost to go, a whole number, as all costs are.
#pragma once

#include <cmath>
#include <span>

#include "formula_code.h"

namespace frontier {

struct Promise {
    double low = -HUGE_VAL;  // it lies between these two, or is NaN
    double high = HUGE_VAL;
    double times = HUGE_VAL;  // r: at most r·h*, where a plan leads on
    double fall = HUGE_VAL;   // k: at most k·cost + its value after a move of that cost
    bool constant = false;    // a number, or made of numbers
    // A finite number, unless a variable proves that no plan leads on. Of others max and min may take the one
    // that comes first, since nothing is more or less than NaN.
    bool finite = false;
    // How often the machine's value may have been rounded. Where it never was, it has so many binary digits
    // before and behind the point.
    enum class Rounding : std::uint8_t { never, once, often };
    Rounding rounding = Rounding::often;
    int digits = 0;
    int fraction = 0;

    static Promise number(double value);
    // Of a heuristic or a feature: an Estimate, which holds whole numbers below 2^24.
    static Promise estimate(bool admissible, bool consistent, bool whole);
    static Promise feature();

    bool is_whole() const { return rounding == Rounding::never && fraction == 0; }
    // More than 1 by so little that no float shows it: estimates are floats, and true costs below 2^24.
    static constexpr double kSlack = 1e-9;
    bool is_admissible() const { return times <= 1 + kSlack; }
    bool is_consistent() const { return is_admissible() && fall <= 1 + kSlack; }
};

// `variables` by slot.
Promise promise_of(const FormulaCode& code, std::span<const Promise> variables);

// What the whole formula is: the operation that is done last, or Op::jump for a choice between two.
FormulaCode::Op last_operation(const FormulaCode& code);

}  // namespace frontier
