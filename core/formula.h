// The order of expansion as a formula over g, h, w (the weight) and d (the depth), compiled once. The
// built-in strategies may also use u (the best plan's cost, kNoPlan before there is one) and l (the lower
// bound).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "result.h"

namespace frontier {

inline constexpr double kNoPlan = 1e9;

struct FormulaInput {
    double g = 0;
    double h = 0;
    double w = 1;
    double d = 0;
    double u = kNoPlan;
    double l = 0;
    double f = 0;
};

// Who may use which names: a user's order g h w d, a strategy's also u l, a breakpoint's condition g h f d.
enum class FormulaNames : std::uint8_t { of_users, of_strategies, of_conditions };

class Formula {
   public:
    static Result<Formula> compile(std::string_view text, FormulaNames names = FormulaNames::of_users);

    double operator()(const FormulaInput& input) const {
        if (shape_ == Shape::sum) return input.g + input.h;
        if (shape_ == Shape::weighted_sum) return input.g + input.w * input.h;
        return run(input);
    }

    const std::string& text() const { return text_; }
    bool uses_g() const { return (uses_ & kG) != 0; }
    bool uses_h() const { return (uses_ & kH) != 0; }
    bool uses_w() const { return (uses_ & kW) != 0; }
    bool uses_d() const { return (uses_ & kD) != 0; }
    bool uses_u() const { return (uses_ & kU) != 0; }
    bool uses_l() const { return (uses_ & kL) != 0; }

    // a·g + b·h + c for the w, u and l of `context`, where the formula is nothing but that.
    struct Linear {
        double g = 0;
        double h = 0;
        double constant = 0;
    };
    std::optional<Linear> linear(const FormulaInput& context) const;

    // The formula with its names replaced by values: "5 + 1.5·4".
    std::string filled_in(const FormulaInput& input) const;

    enum class Op : std::uint8_t {
        number,
        g,
        h,
        w,
        d,
        u,
        l,
        f,
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
        std::uint32_t target = 0;  // of a jump
        double number = 0;
    };

   private:
    friend class FormulaParser;
    double run(const FormulaInput& input) const;

    enum Uses : std::uint8_t { kG = 1, kH = 2, kW = 4, kD = 8, kU = 16, kL = 32, kF = 64 };

    std::string text_;
    std::vector<Instruction> code_;
    std::uint8_t uses_ = 0;
    enum class Shape : std::uint8_t { other, sum, weighted_sum };
    Shape shape_ = Shape::other;  // what most searches use, g + h and g + w*h, needs no interpreter
};

}  // namespace frontier
