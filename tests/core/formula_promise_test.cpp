#include "core/formula_promise.h"

#include <doctest/doctest.h>

#include <string>

namespace formula_promise_test {

using frontier::FormulaCode;
using frontier::Promise;

namespace {

// a and b are admissible and consistent, c is only admissible, x is a feature, u is not whole.
Promise of(const std::string& text) {
    const FormulaCode::Name names[] = {{"a", 0}, {"b", 1}, {"c", 2}, {"x", 3}, {"u", 4}};
    const Promise variables[] = {Promise::estimate(true, true, true), Promise::estimate(true, true, true),
                                 Promise::estimate(true, false, true), Promise::feature(),
                                 Promise::estimate(false, false, false)};
    const auto code = FormulaCode::compile(text, names);
    CAPTURE(text);
    REQUIRE(code);
    return promise_of(*code, variables);
}

void check(const std::string& text, double times, double fall, bool whole = true) {
    const Promise promise = of(text);
    CAPTURE(text);
    const auto is = [](double value, double wanted) {
        return value == wanted || std::abs(value - wanted) < 1e-9;
    };
    CHECK_MESSAGE(is(promise.times, times), promise.times);
    CHECK_MESSAGE(is(promise.fall, fall), promise.fall);
    CHECK(promise.is_whole() == whole);
}
constexpr double kNone = HUGE_VAL;

}  // namespace

TEST_CASE("promise: the larger, the smaller, sums and multiples") {
    check("a", 1, 1);
    check("max(a, b)", 1, 1);
    check("max(a, b, c)", 1, kNone);
    check("max(a, 2*b)", 2, 2);
    check("min(a, x)", 1, kNone);
    check("min(a, 2*b)", 1, 2);
    check("min(a, 5)", 1, 1);
    check("a + b", 2, 2);
    check("(a + b)/2", 1, 1, false);
    check("0.5*a + 0.5*b", 1, 1, false);
    check("a/3 + b/3 + c/3", 1, kNone, false);
    check("2*a + b", 3, 3);
    check("x + a", kNone, kNone);
    check("0*a", 0, 0);
    check("0*x", kNone, kNone);
}

TEST_CASE("promise: constants and differences") {
    check("3", kNone, 0);
    check("0", 0, 0);
    check("a + 1", kNone, 1);
    check("a - 1", 1, 1);
    check("max(a - 1, 0)", 1, 1);
    check("a - b", 1, kNone);
    check("a - x", 1, kNone);
    check("-a", 0, kNone);
    check("a - -b", kNone, kNone);
    check("2 - a", kNone, kNone);
    check("-2*-a", kNone, kNone);
    check("a*(1 + 1)", 2, 2);
    check("a/(1 - 1)", kNone, kNone, false);
    CHECK(of("max(a, 1)").low == 1);
    CHECK(of("a - 3").low == -3);
    CHECK(of("abs(a - 3)").low == 0);
    CHECK(of("1/0").low == -HUGE_VAL);
}

TEST_CASE("promise: costs are whole, so rounding is safe") {
    check("floor(a)", 1, 1);
    check("ceil((a + b)/2)", 1, 1);
    check("ceil((a + b + b)/3)", 1, 1);
    check("floor((a + b + b)/3)", 1, 1);
    check("ceil(a/3)", 1, 1);
    check("ceil(0.5*a)", 1, 1);
    check("ceil(1.5*a)", 2, 2);
    check("floor(1.5*a)", 1.5, 2);
    check("floor(0.7*a)", 0.7, 1);
    // Sums that are rounded more than once may lie just above a whole number.
    check("ceil(a/3 + a/3 + a/3)", 2, kNone);
    check("ceil(a*0.1*10)", 2, kNone);
    check("floor(a/3 + a/3 + a/3)", 1, kNone);
    check("ceil(0.25*a + 0.75*b)", 1, 1);
    check("ceil(a*1.0000000001)", 2, 2);
    CHECK(of("a*1.0000000001").is_admissible());  // an estimate is a float
}

TEST_CASE("promise: choices, comparisons, products") {
    check("x > 1 ? a : b", 1, kNone);
    check("x > 1 ? a : 2*b", 2, kNone);
    check("1 ? a : x", 1, 1);
    check("0 ? x : a", 1, 1);
    check("2 > 1 ? a : x", 1, 1);
    check("x ? a : 1", kNone, kNone);
    check("a*(x > 2)", 1, kNone);
    check("(x > 2)*a", 1, kNone);
    check("a*min(x, 3)", 3, kNone);
    check("a*b", kNone, kNone);
    check("a*x", kNone, kNone);
    check("a/max(x, 2)", 0.5, kNone, false);
    check("a/x", kNone, kNone, false);
    check("a > b", kNone, kNone);
    check("sqrt(a)", kNone, kNone, false);
    check("a^2", kNone, kNone, false);
    check("u", kNone, kNone, false);
    check("min(u, a)", 1, kNone, false);
}

TEST_CASE("promise: nothing is more or less than what is no number") {
    check("max(a, u)", kNone, kNone, false);
    check("min(x, b/0)", kNone, kNone, false);
    check("min(b/0, a)", 1, kNone, false);
    check("min(x, u - u + a)", kNone, kNone, false);
    CHECK(of("max(0, max(a/0, 0.75))").low == 0);
    CHECK(of("max(1, sqrt(-1))").low == 1);
    CHECK(of("min(a, max(2, b/0))").high == HUGE_VAL);
    CHECK(of("max(a, 1e300*1e300)").low == 0);
}

TEST_CASE("promise: what a choice or a chain is") {
    const auto last = [](const std::string& text) {
        const FormulaCode::Name names[] = {{"a", 0}};
        return last_operation(*FormulaCode::compile(text, names));
    };
    CHECK(last("a") == FormulaCode::Op::variable);
    CHECK(last("max(a, a ? a : 1)") == FormulaCode::Op::maximum);
    CHECK(last("a ? a : 1") == FormulaCode::Op::jump);
    CHECK(last("1 + (a ? a : 1)") == FormulaCode::Op::add);
}

}  // namespace formula_promise_test
