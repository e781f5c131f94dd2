#include "core/formula.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

namespace formula_test {

using frontier::Formula;
using frontier::FormulaInput;

namespace {

constexpr FormulaInput kInput{.g = 5, .h = 4, .w = 1.5, .d = 3};

double value(const std::string& text, const FormulaInput& input = kInput) {
    CAPTURE(text);
    const auto formula = Formula::compile(text);
    REQUIRE(formula);
    return (*formula)(input);
}

void check_refused(const std::string& text, std::size_t column, const std::string& message) {
    CAPTURE(text);
    const auto formula = Formula::compile(text);
    REQUIRE_FALSE(formula);
    CHECK(formula.diagnostic().message == message);
    CHECK(formula.diagnostic().column == column);
    CHECK(formula.diagnostic().line == 1);
    CHECK(formula.diagnostic().field == "formula");
}

std::string repeated(const std::string& part, std::size_t times) {
    std::string text;
    while (times-- > 0) text += part;
    return text;
}

}  // namespace

TEST_CASE("formula: names and numbers") {
    CHECK(value("g") == 5);
    CHECK(value("h") == 4);
    CHECK(value("w") == 1.5);
    CHECK(value("d") == 3);
    CHECK(value("42") == 42);
    CHECK(value("0.25") == 0.25);
    CHECK(value(".5") == 0.5);
    CHECK(value("5.") == 5);
    CHECK(value("1e3") == 1000);
    CHECK(value("1.5E+2") == 150);
    CHECK(value("25e-1") == 2.5);
    CHECK(value("  ( ( g ) )\t") == 5);
    CHECK(value("1e999") == HUGE_VAL);
}

TEST_CASE("formula: what binds more strongly") {
    CHECK(value("1 + 2*3") == 7);
    CHECK(value("(1 + 2)*3") == 9);
    CHECK(value("10 - 4 - 3") == 3);
    CHECK(value("24 / 4 / 2") == 3);
    CHECK(value("2*3^2") == 18);
    CHECK(value("2^3^2") == 512);
    CHECK(value("-2^2") == -4);
    CHECK(value("(-2)^2") == 4);
    CHECK(value("2^-1") == 0.5);
    CHECK(value("--3") == 3);
    CHECK(value("2 - -3") == 5);
    CHECK(value("-2*-3") == 6);
    CHECK(value("g + w*h") == 11);
    CHECK(value("w*h + g") == 11);
    CHECK(value("g + (2*w-1)*h") == 13);
}

TEST_CASE("formula: comparisons give 1 or 0, and bind less than sums") {
    CHECK(value("1 < 2") == 1);
    CHECK(value("2 < 1") == 0);
    CHECK(value("2 <= 2") == 1);
    CHECK(value("3 <= 2") == 0);
    CHECK(value("2 > 1") == 1);
    CHECK(value("1 > 1") == 0);
    CHECK(value("1 >= 1") == 1);
    CHECK(value("1 == 1") == 1);
    CHECK(value("1 == 2") == 0);
    CHECK(value("1 != 2") == 1);
    CHECK(value("1 + 1 == 2") == 1);
    CHECK(value("3 > 2 > 1") == 0);
    CHECK(value("(g > h)*10") == 10);
}

TEST_CASE("formula: choice") {
    CHECK(value("g > h ? 1 : 2") == 1);
    CHECK(value("g < h ? 1 : 2") == 2);
    CHECK(value("0 ? 1 : 0 ? 2 : 3") == 3);
    CHECK(value("1 ? 0 ? 4 : 5 : 6") == 5);
    CHECK(value("(g > h ? 1 : 2) + 10") == 11);
    CHECK(value("1 ? 2 : 3 + 10") == 2);
    CHECK(value("0 ? sqrt(-1) : 7") == 7);
    CHECK(value("max(1 ? 2 : 3, 0 ? 4 : 5)") == 5);
    CHECK(value("h > g ? g + h : (g + (2*w-1)*h) / w") == 13 / 1.5);
    CHECK(value("g < (2*w-1)*h ? g/(2*w-1) + h : (g + h)/w") == 5.0 / 2 + 4);
}

TEST_CASE("formula: every function") {
    CHECK(value("min(3, 2)") == 2);
    CHECK(value("min(5, 4, 3, 9)") == 3);
    CHECK(value("max(3, 2)") == 3);
    CHECK(value("max(1, 7, 3)") == 7);
    CHECK(value("abs(3 - 5)") == 2);
    CHECK(value("abs(5 - 3)") == 2);
    CHECK(value("sqrt(16)") == 4);
    CHECK(value("floor(2.7)") == 2);
    CHECK(value("floor(-2.1)") == -3);
    CHECK(value("ceil(2.1)") == 3);
    CHECK(value("log(1)") == 0);
    CHECK(value("log(exp(2))") == doctest::Approx(2));
    CHECK(value("exp(0)") == 1);
    CHECK(value("sqrt(abs(floor(-3.5)))") == 2);
    CHECK(value("max(g + h, w*h)") == 9);
    CHECK(value("(g + (2*w-1)*h + sqrt((g-h)^2 + 4*w*g*h)) / (2*w)") == doctest::Approx((5 + 8 + 11) / 3.0));
    CHECK(value("(g + h + sqrt((g+h)^2 + 4*w*(w-1)*h^2)) / (2*w)") ==
          doctest::Approx((9 + std::sqrt(129)) / 3));
}

TEST_CASE("formula: where there is no value") {
    CHECK(std::isnan(value("sqrt(-1)")));
    CHECK(std::isnan(value("0/0")));
    CHECK(std::isnan(value("log(0 - 1)")));
    CHECK(std::isnan(value("(-8)^0.5")));
    CHECK(std::isnan(value("g + 0*log(0)")));
    CHECK(value("1/0") == HUGE_VAL);
    CHECK(value("-1/0") == -HUGE_VAL);
}

TEST_CASE("formula: what it uses") {
    const auto formula = Formula::compile("g + max(w, 2)");
    REQUIRE(formula);
    CHECK(formula->uses_g());
    CHECK_FALSE(formula->uses_h());
    CHECK(formula->uses_w());
    CHECK_FALSE(formula->uses_d());
    CHECK(formula->text() == "g + max(w, 2)");
    CHECK(Formula::compile("d*h")->uses_d());
    CHECK(Formula::compile("d*h")->uses_h());
    CHECK_FALSE(Formula::compile("7")->uses_g());
}

TEST_CASE("formula: with the values filled in") {
    const auto filled = [](const std::string& text) { return Formula::compile(text)->filled_in(kInput); };
    CHECK(filled("g + w*h") == "5 + 1.5·4");
    CHECK(filled("max(g, d)") == "max(5, 3)");
    CHECK(filled("1e2*g") == "1e2·5");
    CHECK(filled("h>g?g:h") == "4>5?5:4");
    CHECK(filled("2.5") == "2.5");
    CHECK(Formula::compile("g")->filled_in({.g = 1.0 / 3}) == "0.333333");
}

TEST_CASE("formula: every mistake is named with its column") {
    const std::string names = " here. Names are g, h, w, d and min, max, abs, sqrt, floor, ceil, log, exp.";
    check_refused("", 1, "The formula ends where a number, a name or \"(\" is expected.");
    check_refused("   ", 4, "The formula ends where a number, a name or \"(\" is expected.");
    check_refused("g +", 4, "The formula ends where a number, a name or \"(\" is expected.");
    check_refused("g + * h", 5, "Found \"*\" where a number, a name or \"(\" is expected.");
    check_refused("+g", 1, "Found \"+\" where a number, a name or \"(\" is expected.");
    check_refused("(g + h", 7, "The formula ends where \")\" is expected.");
    check_refused("(g ; h)", 4, "Found \";\" where \")\" is expected.");
    check_refused("g h", 3, "Found \"h\" where an operator or the end of the formula is expected.");
    check_refused("2 hundred", 3,
                  "Found \"hundred\" where an operator or the end of the formula is expected.");
    check_refused("g)", 2, "Found \")\" where an operator or the end of the formula is expected.");
    check_refused("g = h", 3, "Found \"=\" where an operator or the end of the formula is expected.");
    check_refused("1.2.3", 4, "Found \".\" where an operator or the end of the formula is expected.");
    check_refused("1e", 2, "Found \"e\" where an operator or the end of the formula is expected.");
    check_refused("g × h", 3, "Found \"×\" where an operator or the end of the formula is expected.");
    check_refused("√g", 1, "Found \"√\" where a number, a name or \"(\" is expected.");
    check_refused(".", 1, "A number needs at least one digit.");
    check_refused("g + x", 5, "There is no name \"x\"" + names);
    check_refused("gh", 1, "There is no name \"gh\"" + names);
    check_refused("G", 1, "There is no name \"G\"" + names);
    check_refused("min", 4, "The formula ends where \"(\" after min is expected.");
    check_refused("min g", 5, "Found \"g\" where \"(\" after min is expected.");
    check_refused("min(g)", 6, "Found \")\" where \",\" is expected.");
    check_refused("min(g, h", 9, "The formula ends where \",\" or \")\" is expected.");
    check_refused("abs(g, h)", 6, "Found \",\" where \")\" is expected.");
    check_refused("abs()", 5, "Found \")\" where a number, a name or \"(\" is expected.");
    check_refused("max(g,)", 7, "Found \")\" where a number, a name or \"(\" is expected.");
    check_refused("g ? h", 6, "The formula ends where \":\" is expected.");
    check_refused("g ? h ; w", 7, "Found \";\" where \":\" is expected.");
    check_refused("g ? : h", 5, "Found \":\" where a number, a name or \"(\" is expected.");
    check_refused("g ? h :", 8, "The formula ends where a number, a name or \"(\" is expected.");
    check_refused("g +\n* h", 5, "Found \"*\" where a number, a name or \"(\" is expected.");
}

TEST_CASE("formula: a byte 0 does not end it") {
    const std::string text("g\0+ garbage", 11);
    CHECK_FALSE(Formula::compile(text));
}

TEST_CASE("formula: length and nesting have limits, and within them it works") {
    CHECK(value(repeated("g+", 499) + "g ") == 500 * 5);
    const auto too_long = Formula::compile(repeated("g+", 500) + "g");
    REQUIRE_FALSE(too_long);
    CHECK(too_long.diagnostic().column == 1001);
    CHECK(too_long.diagnostic().message == "A formula may have at most 1000 characters.");
    CHECK(Formula::compile(repeated(" ", 999) + "g"));

    CHECK(value(repeated("(", 40) + "g" + repeated(")", 40)) == 5);
    CHECK(value(repeated("-", 60) + "g") == 5);
    CHECK(value(repeated("g+(", 40) + "g" + repeated(")", 40)) == 41 * 5);
    CHECK(value(repeated("0?1:", 40) + "7") == 7);
    for (const std::string& deep : {repeated("(", 400), repeated("-", 900), repeated("g?", 400),
                                    repeated("2^", 400), repeated("min(g,", 160), repeated("g+(", 300)}) {
        const auto formula = Formula::compile(deep + "g");
        REQUIRE_FALSE(formula);
        CHECK(formula.diagnostic().message == "The formula is nested too deeply.");
        CHECK(formula.diagnostic().column > 1);
    }
}

}  // namespace formula_test
