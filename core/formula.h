// The order of expansion as a formula over g, h, w (the weight) and d (the depth), compiled once.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "result.h"

namespace frontier {

struct FormulaInput {
    double g = 0;
    double h = 0;
    double w = 1;
    double d = 0;
};

class Formula {
   public:
    static Result<Formula> compile(std::string_view text);

    double operator()(const FormulaInput& input) const;

    const std::string& text() const { return text_; }
    bool uses_g() const { return (uses_ & kG) != 0; }
    bool uses_h() const { return (uses_ & kH) != 0; }
    bool uses_w() const { return (uses_ & kW) != 0; }
    bool uses_d() const { return (uses_ & kD) != 0; }

    // The formula with its names replaced by values: "5 + 1.5·4".
    std::string filled_in(const FormulaInput& input) const;

    enum class Op : std::uint8_t {
        number, g, h, w, d,
        negate, add, subtract, multiply, divide, power,
        less, less_equal, greater, greater_equal, equal, not_equal,
        minimum, maximum, absolute, square_root, floor, ceiling, logarithm, exponential,
        jump, jump_if_zero
    };
    struct Instruction {
        Op op;
        std::uint32_t target = 0;  // of a jump
        double number = 0;
    };

   private:
    friend class FormulaParser;
    enum Uses : std::uint8_t { kG = 1, kH = 2, kW = 4, kD = 8 };

    std::string text_;
    std::vector<Instruction> code_;
    std::uint8_t uses_ = 0;
    bool weighted_sum_ = false;  // exactly g + w*h, the order most searches use: evaluated without the interpreter
};

}  // namespace frontier
