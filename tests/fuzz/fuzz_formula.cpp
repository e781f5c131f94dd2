// Any text as a formula, for each of those who may write one: its value, its words and what follows from it.
// And as a heuristic of a puzzle.
#include <cmath>

#include "core/catalog.h"
#include "core/formula_bound.h"
#include "core/text/words.h"
#include "tests/fuzz/choices.h"

using namespace frontier;
using namespace frontier::fuzz;

namespace {

// What is said of it is held against the true costs by the laws; here it must have a value and words.
void try_as_heuristic(std::string_view text, const DomainInfo& domain) {
    const std::string heuristic = concat("=", text);
    const auto said = check_heuristic(domain.id, heuristic);
    if (!said) {
        require(!said.diagnostic().message.empty() && said.diagnostic().column > 1,
                "a formula is refused without a word or a place", text);
        return;
    }
    require(!said->why.empty() && said->id == heuristic, "nothing is said of a heuristic", text);
    require(said->consistent != Property::proved || said->admissible == Property::proved,
            "consistent and yet not admissible", text);
    const auto view = check_board(domain.id, domain.example, {}, std::vector{heuristic});
    require(view && view->estimates.size() <= 1, "an example cannot be estimated", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    Choices choices(data, size);
    const auto names = static_cast<FormulaNames>(choices.below(3));
    const double weight = choices.byte() / 16.0;
    const FormulaInput input{
        .g = double(choices.byte()), .h = choices.byte() / 2.0, .w = weight, .d = double(choices.byte())};
    const std::string_view text = choices.part();
    try_as_heuristic(text, catalog().domains[(data[0] + size) % catalog().domains.size()]);
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
