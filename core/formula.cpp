#include "formula.h"

#include <algorithm>
#include <vector>

#include "text/lines.h"
#include "text/words.h"

namespace frontier {

namespace {

std::string_view variables_of(FormulaNames names) {
    if (names == FormulaNames::of_users) return "ghwd";
    return names == FormulaNames::of_conditions ? "ghfd" : "ghwdulf";
}

}  // namespace

Result<Formula> Formula::compile(std::string_view text, FormulaNames names) {
    std::vector<FormulaCode::Name> known;
    const std::string_view variables = variables_of(names);
    for (std::size_t i = 0; i < variables.size(); ++i)
        known.push_back({variables.substr(i, 1), static_cast<std::uint32_t>(kVariables.find(variables[i]))});
    auto code = FormulaCode::compile(text, known);
    if (!code) return code.diagnostic();
    return Formula(std::move(*code));
}

Formula::Formula(FormulaCode code) : code_(std::move(code)) {
    using Op = FormulaCode::Op;
    using Step = FormulaCode::Instruction;
    for (const Step& step : code_.steps()) {
        if (step.op == Op::variable) uses_ = static_cast<std::uint8_t>(uses_ | 1u << step.target);
    }
    const auto is = [this](std::initializer_list<Step> shape) {
        return std::equal(code_.steps().begin(), code_.steps().end(), shape.begin(), shape.end(),
                          [](const Step& a, const Step& b) { return a.op == b.op && a.target == b.target; });
    };
    const auto variable = [](Slot slot) { return Step{Op::variable, slot}; };
    if (is({variable(kG), variable(kH), {Op::add}})) shape_ = Shape::sum;
    if (is({variable(kG), variable(kW), variable(kH), {Op::multiply}, {Op::add}}))
        shape_ = Shape::weighted_sum;
}

double Formula::run(const FormulaInput& input) const {
    return code_.run([&input](std::uint32_t slot) { return input.*kMembers[slot]; });
}

std::string Formula::filled_in(const FormulaInput& input) const {
    const std::string& text = code_.text();
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        if (FormulaCode::is_name_letter(text[at])) {
            std::size_t end = at;
            while (end < text.size() && (FormulaCode::is_name_letter(text[end]) || is_digit(text[end])))
                ++end;
            const std::string_view name = std::string_view(text).substr(at, end - at);
            const auto slot = name.size() == 1 ? kVariables.find(name) : std::string_view::npos;
            out += slot == std::string_view::npos ? std::string(name) : number_text(input.*kMembers[slot]);
            at = end;
        } else {
            out += text[at] == '*' ? std::string("·") : std::string(1, text[at]);
            ++at;
        }
    }
    return out;
}

}  // namespace frontier
