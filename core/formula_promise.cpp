#include "formula_promise.h"

#include <algorithm>
#include <vector>

namespace frontier {

namespace {

using Op = FormulaCode::Op;
using Rounding = Promise::Rounding;

constexpr int kDoubleDigits = 53;
constexpr int kEstimateDigits = 24;
constexpr double kModest = 1e15;  // a hundred such numbers multiplied may be too large for a double

Promise nothing() { return {}; }

void set_rounding(Promise& promise, bool exact_parts, int digits, int fraction) {
    const bool fits = digits + fraction <= kDoubleDigits;
    promise.rounding = !exact_parts ? Rounding::often : fits ? Rounding::never : Rounding::once;
    promise.digits = digits;
    promise.fraction = fraction;
}
bool are_exact(const Promise& a, const Promise& b) {
    return a.rounding == Rounding::never && b.rounding == Rounding::never;
}

// Factors are rounded up where they are rounded. What is not known stays so, even 0 times.
double sum_up(double a, double b) {
    const double sum = a + b;
    const bool exact = sum - a == b && sum - b == a;
    return exact || std::isinf(sum) ? sum : std::nextafter(sum, HUGE_VAL);
}
double product_up(double a, double b) {
    if (std::isinf(a) || std::isinf(b)) return HUGE_VAL;
    const double product = a * b;
    return std::fma(a, b, -product) == 0 ? product : std::nextafter(product, HUGE_VAL);
}
double quotient_up(double a, double b) {
    if (std::isinf(a)) return HUGE_VAL;
    const double quotient = a / b;
    return std::fma(quotient, b, -a) == 0 ? quotient : std::nextafter(quotient, HUGE_VAL);
}

double bound_product(double a, double b) { return a == 0 || b == 0 ? 0 : a * b; }

Promise negated(const Promise& a) {
    Promise promise = a;
    promise.low = -a.high;
    promise.high = -a.low;
    promise.times = a.low >= 0 ? 0 : HUGE_VAL;
    promise.fall = a.constant ? 0 : HUGE_VAL;
    return promise;
}

Promise sum(const Promise& a, const Promise& b) {
    Promise promise{.low = a.low + b.low, .high = a.high + b.high};
    promise.finite = a.finite && b.finite;
    promise.times = sum_up(a.times, b.times);
    promise.fall = sum_up(a.fall, b.fall);
    set_rounding(promise, are_exact(a, b), std::max(a.digits, b.digits) + 1,
                 std::max(a.fraction, b.fraction));
    return promise;
}

// `a` times a number.
Promise multiple(const Promise& a, double factor) {
    if (factor < 0) return negated(multiple(a, -factor));
    Promise promise{.low = bound_product(a.low, factor), .high = bound_product(a.high, factor)};
    promise.times = product_up(a.times, factor);
    promise.fall = product_up(a.fall, factor);
    return promise;
}

// Where one factor is not negative, the product is at most the other one times the most it can be.
Promise product(const Promise& a, const Promise& b) {
    Promise promise;
    if (b.constant) {
        promise = multiple(a, b.low);
    } else if (a.constant) {
        promise = multiple(b, a.low);
    } else {
        const double corners[] = {bound_product(a.low, b.low), bound_product(a.low, b.high),
                                  bound_product(a.high, b.low), bound_product(a.high, b.high)};
        promise.low = *std::min_element(std::begin(corners), std::end(corners));
        promise.high = *std::max_element(std::begin(corners), std::end(corners));
        if (b.low >= 0) promise.times = product_up(a.times, b.high);
        if (a.low >= 0) promise.times = std::min(promise.times, product_up(b.times, a.high));
    }
    promise.finite = a.finite && b.finite;
    set_rounding(promise, are_exact(a, b), a.digits + b.digits, a.fraction + b.fraction);
    return promise;
}

Promise quotient(const Promise& a, const Promise& b) {
    if (b.constant) {
        int exponent = 0;
        const bool halves = std::abs(std::frexp(b.low, &exponent)) == 0.5 && std::isfinite(1 / b.low);
        if (halves) return product(a, Promise::number(1 / b.low));
        if (b.low < 0) return negated(quotient(a, negated(b)));
    }
    if (!(b.low > 0)) return nothing();
    Promise promise;
    if (a.low >= 0 && std::isfinite(a.low)) promise.low = a.low / b.high;
    if (a.high >= 0) promise.high = a.high / b.low;
    promise.finite = a.finite && b.finite;
    promise.times = quotient_up(a.times, b.low);
    if (b.constant) promise.fall = quotient_up(a.fall, b.low);
    set_rounding(promise, are_exact(a, b), kDoubleDigits, kDoubleDigits);
    return promise;
}

Promise extreme(const Promise& a, const Promise& b, bool larger) {
    Promise promise;
    promise.low = larger ? std::max(a.low, b.low) : std::min(a.low, b.low);
    promise.high = larger ? std::max(a.high, b.high) : std::min(a.high, b.high);
    promise.times = larger ? std::max(a.times, b.times) : std::min(a.times, b.times);
    promise.fall = std::max(a.fall, b.fall);
    promise.finite = a.finite && b.finite;
    if (!b.finite) {  // then it may be `a`, whatever b should be
        (larger ? promise.low : promise.high) = larger ? a.low : a.high;
        promise.times = larger ? promise.times : a.times;
        promise.fall = HUGE_VAL;
    }
    promise.rounding = std::max(a.rounding, b.rounding);
    promise.digits = std::max(a.digits, b.digits);
    promise.fraction = std::max(a.fraction, b.fraction);
    return promise;
}

// Costs are whole: what is at most r·h* is at most ⌈r⌉·h* when it is rounded up, and ⌈k·cost⌉ ≤ ⌈k⌉·cost. But
// a value that was rounded before may lie on the wrong side of a whole number.
Promise rounded(const Promise& a, bool up) {
    constexpr double kNoise = 1e-12;
    const bool sure = a.rounding != Rounding::often;
    Promise promise{.low = std::floor(a.low), .high = std::ceil(a.high)};
    promise.finite = a.finite;
    promise.times = !up ? a.times : std::ceil(sure ? a.times : a.times * (1 + kNoise));
    promise.fall = sure ? std::ceil(a.fall) : HUGE_VAL;
    set_rounding(promise, true, a.rounding == Rounding::never ? a.digits + 1 : kDoubleDigits, 0);
    return promise;
}

Promise either(const Promise& condition, const Promise& yes, const Promise& no) {
    if (condition.constant) return condition.low != 0 ? yes : no;
    Promise promise = extreme(yes, no, true);
    promise.low = std::min(yes.low, no.low);
    promise.finite = yes.finite && no.finite;
    promise.fall = HUGE_VAL;  // a move may change which of them counts
    return promise;
}

Promise of_one(Op op, const Promise& a) {
    switch (op) {
        case Op::negate: return negated(a);
        case Op::floor: return rounded(a, false);
        case Op::ceiling: return rounded(a, true);
        case Op::absolute:
            if (a.low >= 0) return a;
            return {.low = 0,
                    .high = std::max(-a.low, a.high),
                    .finite = a.finite,
                    .rounding = a.rounding,
                    .digits = a.digits,
                    .fraction = a.fraction};
        case Op::square_root:
        case Op::exponential: return {.low = 0};
        default: return nothing();
    }
}

Promise of_two(Op op, const Promise& a, const Promise& b) {
    switch (op) {
        case Op::add: return sum(a, b);
        case Op::subtract: return sum(a, negated(b));
        case Op::multiply: return product(a, b);
        case Op::divide: return quotient(a, b);
        case Op::minimum: return extreme(a, b, false);
        case Op::maximum: return extreme(a, b, true);
        case Op::power: return a.low >= 0 ? Promise{.low = 0} : nothing();
        default:
            return {.low = 0,
                    .high = 1,
                    .finite = true,
                    .rounding = Rounding::never,
                    .digits = 1};  // a comparison
    }
}

class Reader {
   public:
    Reader(const FormulaCode& code, std::span<const Promise> variables)
        : steps_(code.steps()), variables_(variables) {}

    Promise read(std::size_t begin, std::size_t end) const {
        std::vector<Promise> stack;
        const auto take = [&] {
            const Promise last = stack.back();
            stack.pop_back();
            return last;
        };
        for (std::size_t at = begin; at < end; ++at) {
            const auto& [op, target, number] = steps_[at];
            if (op == Op::number) {
                stack.push_back(Promise::number(number));
            } else if (op == Op::variable) {
                stack.push_back(variables_[target]);
            } else if (op == Op::jump_if_zero) {  // …, jump_if_zero, yes, jump, no
                const Promise condition = take();
                const std::size_t after = steps_[target - 1].target;
                stack.push_back(either(condition, read(at + 1, target - 1), read(target, after)));
                at = after - 1;
            } else {
                const Promise last = take();
                const bool single = FormulaCode::operands(op) == 1;
                const Promise first = single ? last : take();
                if (first.constant && last.constant)
                    stack.push_back(Promise::number(FormulaCode::apply(op, first.low, last.low)));
                else stack.push_back(single ? of_one(op, last) : of_two(op, first, last));
            }
        }
        return stack.back();
    }

   private:
    const std::vector<FormulaCode::Instruction>& steps_;
    std::span<const Promise> variables_;
};

}  // namespace

Promise Promise::number(double value) {
    if (!std::isfinite(value)) return nothing();
    Promise promise{.low = value, .high = value, .times = value <= 0 ? 0 : HUGE_VAL, .fall = 0};
    promise.constant = true;
    promise.finite = std::abs(value) < kModest;
    promise.rounding = Rounding::never;
    promise.digits = value == 0 ? 0 : std::max(0, std::ilogb(value) + 1);
    while (std::ldexp(value, promise.fraction) != std::floor(std::ldexp(value, promise.fraction)))
        ++promise.fraction;
    return promise;
}

Promise Promise::estimate(bool admissible, bool consistent, bool whole) {
    Promise promise{.low = 0};
    if (admissible) promise.times = 1;
    if (consistent) promise.fall = 1;
    promise.finite = admissible;  // infinite, it speaks for the whole formula
    promise.rounding = whole ? Rounding::never : Rounding::once;
    promise.digits = kEstimateDigits;
    return promise;
}

Promise Promise::feature() {
    Promise promise = estimate(false, false, true);
    promise.finite = true;
    return promise;
}

Promise promise_of(const FormulaCode& code, std::span<const Promise> variables) {
    return Reader(code, variables).read(0, code.steps().size());
}

FormulaCode::Op last_operation(const FormulaCode& code) {
    const auto leads_to_end = [&](const auto& step) {
        return step.op == Op::jump && step.target == code.steps().size();
    };
    const bool is_choice = std::any_of(code.steps().begin(), code.steps().end(), leads_to_end);
    return is_choice ? Op::jump : code.steps().back().op;
}

}  // namespace frontier
