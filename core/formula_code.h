// A formula, compiled once for a machine with a stack, whatever its names stand for: a variable is the number
// of a slot, and who runs the code says what is in it.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "result.h"

namespace frontier {

class FormulaCode {
   public:
    enum class Op : std::uint8_t {
        number,
        variable,
        negate,
        add,
        subtract,
        multiply,
        divide,
        power,
        less,
        less_equal,
        greater,
        greater_equal,
        equal,
        not_equal,
        minimum,
        maximum,
        absolute,
        square_root,
        floor,
        ceiling,
        logarithm,
        exponential,
        jump,
        jump_if_zero
    };
    struct Instruction {
        Op op;
        std::uint32_t target = 0;  // of a jump; of a variable its slot
        double number = 0;
    };
    struct Name {
        std::string_view name;
        std::uint32_t slot;
    };
    static constexpr std::size_t kMaxStack = 128;

    // `field` is the input that a diagnostic speaks of.
    static Result<FormulaCode> compile(std::string_view text, std::span<const Name> names,
                                       std::string_view field = "formula");

    const std::string& text() const { return text_; }
    const std::vector<Instruction>& steps() const { return steps_; }
    void number_slots_anew(std::span<const std::uint32_t> slots) {  // by the old ones
        for (Instruction& step : steps_) {
            if (step.op == Op::variable) step.target = slots[step.target];
        }
    }

    static double apply(Op op, double a, double b);
    static constexpr std::size_t operands(Op op) {
        if (op <= Op::variable) return 0;
        if (op == Op::negate || (op >= Op::absolute && op <= Op::exponential)) return 1;
        return 2;
    }
    static bool is_name_letter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    }

    // read(slot) is asked for a variable when its turn comes, so not in the branch that is not taken.
    template <class Read> double run(Read&& read) const;

   private:
    friend class FormulaParser;
    std::string text_;
    std::vector<Instruction> steps_;
};

inline double FormulaCode::apply(Op op, double a, double b) {
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
        case Op::minimum: return b < a ? b : a;  // as std::min: of a NaN that comes first, the NaN
        case Op::maximum: return a < b ? b : a;
        case Op::absolute: return std::abs(a);
        case Op::square_root: return std::sqrt(a);
        case Op::floor: return std::floor(a);
        case Op::ceiling: return std::ceil(a);
        case Op::logarithm: return std::log(a);
        case Op::exponential: return std::exp(a);
        default: return 0;
    }
}

template <class Read> double FormulaCode::run(Read&& read) const {
    std::array<double, kMaxStack> stack;
    stack[0] = 0;  // code leaves a value; g++ cannot know
    std::size_t top = 0;
    for (std::size_t at = 0; at < steps_.size(); ++at) {
        const Instruction& step = steps_[at];
        switch (step.op) {
            case Op::number: stack[top++] = step.number; break;
            case Op::variable: stack[top++] = read(step.target); break;
            case Op::jump: at = step.target - 1; break;
            case Op::jump_if_zero:
                if (stack[--top] == 0) at = step.target - 1;
                break;
            default: {
                const double last = stack[--top];
                if (operands(step.op) == 1) {
                    stack[top++] = apply(step.op, last, 0);
                } else {
                    stack[top - 1] = apply(step.op, stack[top - 1], last);
                }
            }
        }
    }
    return stack[0];
}

}  // namespace frontier
