#include "formula.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "formula_code.h"
#include "text/lines.h"
#include "text/words.h"

namespace frontier {

double apply(Op op, double a, double b) {
    switch (op) {
        case Op::negate: return -a;
        case Op::add: return a + b;
        case Op::subtract: return a - b;
        case Op::multiply: return a * b;
        case Op::divide: return a / b;
        case Op::power: return std::pow(a, b);
        case Op::less: return a < b;
        case Op::less_equal: return a <= b;
        case Op::greater: return a > b;
        case Op::greater_equal: return a >= b;
        case Op::equal: return a == b;
        case Op::not_equal: return a != b;
        case Op::minimum: return std::min(a, b);
        case Op::maximum: return std::max(a, b);
        case Op::absolute: return std::abs(a);
        case Op::square_root: return std::sqrt(a);
        case Op::floor: return std::floor(a);
        case Op::ceiling: return std::ceil(a);
        case Op::logarithm: return std::log(a);
        case Op::exponential: return std::exp(a);
        default: return 0;
    }
}

double Formula::run(const FormulaInput& input) const {
    std::array<double, kMaxStack> stack;
    std::size_t top = 0;
    for (std::size_t at = 0; at < code_.size(); ++at) {
        const Instruction& instruction = code_[at];
        switch (instruction.op) {
            case Op::number: stack[top++] = instruction.number; break;
            case Op::g: stack[top++] = input.g; break;
            case Op::h: stack[top++] = input.h; break;
            case Op::w: stack[top++] = input.w; break;
            case Op::d: stack[top++] = input.d; break;
            case Op::u: stack[top++] = input.u; break;
            case Op::l: stack[top++] = input.l; break;
            case Op::f: stack[top++] = input.f; break;
            case Op::jump: at = instruction.target - 1; break;
            case Op::jump_if_zero:
                if (stack[--top] == 0) at = instruction.target - 1;
                break;
            default: {
                const double last = stack[--top];
                if (operands(instruction.op) == 1) {
                    stack[top++] = apply(instruction.op, last, 0);
                } else {
                    stack[top - 1] = apply(instruction.op, stack[top - 1], last);
                }
            }
        }
    }
    return stack[0];
}

std::string Formula::filled_in(const FormulaInput& input) const {
    std::string out;
    for (std::size_t at = 0; at < text_.size();) {
        if (is_name_letter(text_[at])) {
            std::size_t end = at;
            while (end < text_.size() && (is_name_letter(text_[end]) || is_digit(text_[end]))) ++end;
            const std::string_view name = std::string_view(text_).substr(at, end - at);
            const double values[] = {input.g, input.h, input.w, input.d, input.u, input.l, input.f};
            const auto index = name.size() == 1 ? kVariables.find(name) : std::string_view::npos;
            out += index == std::string_view::npos ? std::string(name) : number_text(values[index]);
            at = end;
        } else {
            out += text_[at] == '*' ? std::string("·") : std::string(1, text_[at]);
            ++at;
        }
    }
    return out;
}

}  // namespace frontier
