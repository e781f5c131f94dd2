#include <array>

#include "formula.h"

namespace frontier {

// The interpreter once more, on sums of g, h and numbers.
std::optional<Formula::Linear> Formula::linear(const FormulaInput& context) const {
    using Op = FormulaCode::Op;
    constexpr auto operands = FormulaCode::operands;
    std::array<Linear, FormulaCode::kMaxStack> stack;
    std::size_t top = 0;
    const auto is_number = [](const Linear& value) { return value.g == 0 && value.h == 0; };
    const auto sum = [](const Linear& a, double times, const Linear& b) {
        return Linear{a.g + times * b.g, a.h + times * b.h, a.constant + times * b.constant};
    };
    for (std::size_t at = 0; at < code_.steps().size(); ++at) {
        const auto [op, target, number] = code_.steps()[at];
        switch (op) {
            case Op::number: stack[top++] = {.constant = number}; break;
            case Op::variable:
                if (target == kD || target == kF) return std::nullopt;
                if (target == kG) stack[top++] = {.g = 1};
                else if (target == kH) stack[top++] = {.h = 1};
                else stack[top++] = {.constant = context.*kMembers[target]};
                break;
            case Op::jump: at = target - 1; break;
            case Op::jump_if_zero:
                if (!is_number(stack[--top])) return std::nullopt;
                if (stack[top].constant == 0) at = target - 1;
                break;
            default: {
                const Linear last = stack[--top];
                if (operands(op) == 1) stack[top++] = {};
                Linear& first = stack[top - 1];
                if (op == Op::negate) first = sum({}, -1, last);
                else if (op == Op::add) first = sum(first, 1, last);
                else if (op == Op::subtract) first = sum(first, -1, last);
                else if (op == Op::multiply && is_number(first)) first = sum({}, first.constant, last);
                else if (op == Op::multiply && is_number(last)) first = sum({}, last.constant, first);
                else if (op == Op::divide && is_number(last)) first = sum({}, 1 / last.constant, first);
                else if (!is_number(first) || !is_number(last)) return std::nullopt;
                else if (operands(op) == 1) first = {.constant = FormulaCode::apply(op, last.constant, 0)};
                else first = {.constant = FormulaCode::apply(op, first.constant, last.constant)};
            }
        }
    }
    return stack[0];
}

}  // namespace frontier
