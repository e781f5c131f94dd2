#include "core/formula_bound.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

namespace formula_bound_test {

using namespace frontier;

namespace {

const std::string kXdp = "(g + (2*w-1)*h + sqrt((g-h)^2 + 4*w*g*h)) / (2*w)";
const std::string kXup = "(g + h + sqrt((g+h)^2 + 4*w*(w-1)*h^2)) / (2*w)";
const std::string kPwxd = "h > g ? g + h : (g + (2*w-1)*h) / w";
const std::string kPwxu = "g < (2*w-1)*h ? g/(2*w-1) + h : (g + h)/w";
const std::string kWeighted = "g + w*h";
const std::string kHigher = "max(g + h, w*h)";
const std::vector<std::string> kBounded = {kWeighted, kXdp, kXup, kPwxd, kPwxu, kHigher};

Formula formula_of(const std::string& text) {
    const auto formula = Formula::compile(text);
    REQUIRE(formula);
    return *formula;
}

Cost least(const std::string& text, double weight, Cost cost, bool admissible = true, bool integral = true) {
    return least_optimum(formula_of(text), {.w = weight}, cost, admissible ? 1 : HUGE_VAL, integral);
}

FormulaReport report(const std::string& text, double weight = 1) { return examine(formula_of(text), weight); }

}  // namespace

TEST_CASE("formula bound: the curved orders have the shapes of their definitions") {
    struct Shape {
        std::string formula;
        double f[5];  // with w = 2 at (g, h) = (0, 10), (2, 6), (5, 5), (9, 2), (12, 0)
    };
    const Shape shapes[] = {{kWeighted, {20, 14, 15, 13, 12}},
                            {kXdp, {10, 7.645751, 8.535534, 7.223111, 6}},
                            {kXup, {10, 6.690416, 6.830127, 5.842329, 6}},
                            {kPwxd, {10, 8, 10, 7.5, 6}},
                            {kPwxu, {10, 6.666667, 6.666667, 5.5, 6}}};
    constexpr double kPoints[5][2] = {{0, 10}, {2, 6}, {5, 5}, {9, 2}, {12, 0}};
    for (const Shape& shape : shapes) {
        CAPTURE(shape.formula);
        const Formula formula = formula_of(shape.formula);
        for (std::size_t i = 0; i < 5; ++i) {
            const double f = formula({.g = kPoints[i][0], .h = kPoints[i][1], .w = 2});
            CHECK(std::abs(f - shape.f[i]) < 1e-6);
        }
    }
}

TEST_CASE(
    "formula bound: a goal of cost C taken by a bounded order proves that the optimum is at least C / w") {
    for (const std::string& formula : kBounded) {
        for (const double weight : {1.0, 1.2, 1.5, 2.0, 3.0, 5.0}) {
            for (const Cost cost : {0, 1, 2, 7, 12, 13, 36, 60}) {
                CAPTURE(formula);
                CAPTURE(weight);
                CAPTURE(cost);
                CHECK(least(formula, weight, cost) == static_cast<Cost>(std::ceil(cost / weight - 1e-5)));
            }
        }
    }
}

TEST_CASE(
    "formula bound: g + h and g prove the optimum itself; h, g - h, a constant and the depth prove nothing") {
    for (const Cost cost : {0, 1, 17, 400}) {
        CHECK(least("g + h", 5, cost) == cost);
        CHECK(least("g", 5, cost) == cost);
        CHECK(least("2*g + h", 5, cost) == cost);
        for (const char* formula : {"h", "g - h", "g - w*h", "7", "-g", "g + h + d", "d", "-h"}) {
            CAPTURE(std::string(formula));
            CHECK(least(formula, 5, cost) == 0);
        }
    }
    CHECK(least(kWeighted, 0.5, 9) == 9);  // greedy in g: uniform cost with a little help
}

TEST_CASE("formula bound: an order that is bounded only by an added constant") {
    CHECK(least("g + h + min(h, 3)", 1, 20) == 17);
    CHECK(least("g + h + min(h, 3)", 1, 4) == 2);  // 2 + 2·1 would do
    CHECK(least("floor((g + h) / 10)", 1, 25) == 20);
    CHECK(least("g + h^2", 1, 26) == 6);  // 5² = 25 is not enough
    CHECK(least("g + h^2", 1, 25) == 5);
}

TEST_CASE("formula bound: nothing follows where f falls in h or has no value, not even far from the start") {
    CHECK(least("h == 19 ? g + h - 3 : g + h", 1, 18) ==
          18);  // the fall is beyond every plan that could be cheaper
    CHECK(least("h == 19 ? g + h - 3 : g + h", 1, 25) == 0);
    CHECK(least("g + sqrt(9 - h)", 1, 9) == 0);  // falls at once
    CHECK(least("g + h + 0*sqrt(9 - h)", 1, 9) == 9);
    CHECK(least("g + h + 0*sqrt(9 - h)", 1, 10) == 0);
    CHECK(least("g + h + 0*(h / g)", 1, 3) == 0);
}

TEST_CASE(
    "formula bound: estimates that may be too high prove nothing, unless the order does not look at them") {
    for (const std::string& formula : kBounded) CHECK(least(formula, 2, 12, false) == 0);
    CHECK(least("g + h", 1, 12, false) == 0);
    CHECK(least("g", 1, 12, false) == 12);
    CHECK(least("2*g + 1", 1, 12, false, false) == 12);
}

TEST_CASE("formula bound: sums and the orders with a proof are known for every cost, also among fractions") {
    for (const std::string& formula : kBounded) {
        CHECK(least(formula, 2, 13, true, false) == 7);
        CHECK(least(formula, 2, 401) == 201);
        CHECK(least(formula, 2, 1'000'001, true, false) == 500'001);
    }
    for (const char* formula :
         {"g", "g + h", "h + g", "2*g + h + 3", "-(-g - h)", "(g + h) / 4", "w > 1 ? g + h : h"}) {
        CAPTURE(std::string(formula));
        CHECK(least(formula, 2, 1'000'001, true, false) == 1'000'001);
    }
    CHECK(least("g + 2.5*h", 1, 1'000'000, true, false) == 400'000);
    CHECK(least("g + max(1, w)*h", 4, 1'000'000, true, false) == 250'000);
    CHECK(least("g/2 + sqrt(w)*h", 4, 1'000'000, true, false) == 250'000);
}

TEST_CASE(
    "formula bound: of other orders only what was tried is known: whole estimates, plans that cost up to "
    "400") {
    CHECK(least("max(g, g + h)", 1, 400) == 400);
    CHECK(least("max(g, g + h)", 1, 401) == 0);
    CHECK(least("max(g, g + h)", 1, 13, true, false) == 0);
    CHECK(least("1e-9*(g + h)", 1, 13, true, false) == 0);  // the frontier cannot tell such values apart
    CHECK(least("1e-9*(g + h)", 1, 13) == 0);
    CHECK(least("1e300*1e300*h + g", 1, 13, true, false) == 0);
    CHECK(least(kXdp, 0.5, 401) == 0);  // the proof is for weights from 1 up
}

TEST_CASE("formula bound: what is proved agrees with what can be tried") {
    for (const std::string& formula : kBounded) {
        for (const double weight : {1.0, 1.3, 2.0, 4.5}) {
            for (Cost cost = 0; cost <= 40; ++cost) {
                CAPTURE(formula);
                CAPTURE(weight);
                CHECK(least(formula, weight, cost) == least("(" + formula + ") + 0*g*h", weight, cost));
            }
        }
    }
}

TEST_CASE("formula report: the bounded orders are within the weight") {
    for (const std::string& formula : kBounded) {
        for (const double weight : {1.2, 1.5, 2.0, 3.0, 5.0}) {
            CAPTURE(formula);
            CAPTURE(weight);
            const FormulaReport seen = report(formula, weight);
            CHECK(seen.monotone);
            REQUIRE(seen.bound);
            CHECK(std::abs(*seen.bound - weight) < 1e-9);
            CHECK(seen.sentence.find("times optimal") != std::string::npos);
        }
        CHECK(report(formula, 1).bound == 1.0);
    }
    for (const char* formula :
         {"g + h", "g", "2*g + h", "g + w*h", "(g + (2*w-1)*h + sqrt((g-h)^2 + 4*w*g*h)) / (2*w)"}) {
        CHECK(report(formula, 1).bound == 1.0);
        CHECK(report(formula, 1).sentence ==
              "Optimal when the heuristic is admissible (never overestimates).");
    }
}

TEST_CASE("formula report: what was only tried is told as such") {
    CHECK(report("max(g, g + 2*h)").bound == 2.0);
    CHECK(report("max(g, g + 2*h)").sentence ==
          "At most 2 times optimal when the heuristic is admissible (never overestimates), as far as was "
          "tried: with "
          "plans that cost up to 40.");
    CHECK(report("g + 2*h").sentence ==
          "At most 2 times optimal when the heuristic is admissible (never overestimates).");
}

TEST_CASE("formula report: what promises nothing says why") {
    const auto says = [](const std::string& formula, const std::string& part) {
        const FormulaReport seen = report(formula, 2);
        return !seen.bound && seen.sentence.find(part) != std::string::npos;
    };
    CHECK(says("h", "however much it costs"));
    CHECK(says("0", "however much it costs"));
    CHECK(says("g - h", "It falls as h grows at g = 0, h = 1"));
    CHECK(says("g + h - (h > 5 ? 2*h : 0)", "It falls as h grows at g = 0, h = 6"));
    CHECK(says("g / h", "It has no value at g = 0, h = 0"));
    CHECK(says("g + h + 0*sqrt(30 - g)", "It has no value at g = 31, h = 0"));
    CHECK(says("g + h + d", "the depth"));
    CHECK_FALSE(report("g - h").monotone);
    CHECK(report("g / h").monotone);
    CHECK(report("h").monotone);
    CHECK(report("g + h + d").monotone);
}

TEST_CASE("formula bound control: the checks of this file tell bounds apart") {
    CHECK(least(kWeighted, 2, 12) != least(kWeighted, 1.5, 12));
    CHECK(least("g + 3*h", 2, 12) != 6);
    CHECK(report("g + 3*h", 2).bound != 2.0);
}

TEST_CASE("formula bound: of an h that is at most so many times the true cost") {
    const auto within = [](const std::string& text, double times, Cost cost, bool integral = true) {
        return least_optimum(formula_of(text), {.w = 2}, cost, times, integral);
    };
    CHECK(within("g + h", 2, 10) == 5);
    CHECK(within("g + h", 1.5, 30) == 20);
    CHECK(within("g + h", 1.5, 31) == 21);
    CHECK(within("g + h", 1.5, 30, false) == 20);
    CHECK(within("g + w*h", 2, 10) == 3);   // 4 times
    CHECK(within("g + h/2", 2, 10) == 10);  // half of it is admissible
    CHECK(within("g + h", 0.5, 10) == 10);
    CHECK(within("g", HUGE_VAL, 10) == 10);
    CHECK(within("h", 2, 10) == 0);
    CHECK(within("g + h", HUGE_VAL, 10) == 0);
    CHECK(within("g + h", 1e9, 10) == 0);
    CHECK(within("max(g + h, w*h)", 2, 10) == 0);  // not a sum
    CHECK(within("g + d + h", 2, 10) == 0);
}

}  // namespace formula_bound_test
