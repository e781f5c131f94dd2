// Any text as a formula, for each of those who may write one: its value, its words and what follows from it.
#include <cmath>

#include "core/formula_bound.h"
#include "tests/fuzz/choices.h"

using namespace frontier;
using namespace frontier::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Choices choices(data, size);
    const auto names = static_cast<FormulaNames>(choices.below(3));
    const double weight = choices.byte() / 16.0;
    const FormulaInput input{
        .g = double(choices.byte()), .h = choices.byte() / 2.0, .w = weight, .d = double(choices.byte())};
    const std::string_view text = choices.part();
    const auto formula = Formula::compile(text, names);
    if (!formula) {
        require(!formula.diagnostic().message.empty(), "a formula is refused without a word", text);
        return 0;
    }
    const double value = (*formula)(input);
    (void)formula->filled_in(input);
    if (const auto linear = formula->linear(input)) {
        const double same = linear->g * input.g + linear->h * input.h + linear->constant;
        const double size_of_it =
            std::abs(linear->g * input.g) + std::abs(linear->h * input.h) + std::abs(linear->constant);
        if (std::isfinite(value) && std::isfinite(size_of_it) && size_of_it < 1e100)
            require(std::abs(value - same) <= 1e-6 * (1 + size_of_it), "a linear formula has another value",
                    text);
    }
    if (names != FormulaNames::of_users) return 0;
    (void)examine(*formula, weight);
    const Cost cost = choices.byte();
    require(least_optimum(*formula, input, cost, 1 + choices.byte() / 64, choices.one_in(2)) <= cost,
            "a bound above the plan's own cost", text);
    return 0;
}
