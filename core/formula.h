// The order of expansion as a formula over g, h, w (the weight) and d (the depth), compiled once. The
// built-in strategies may also use u (the best plan's cost, kNoPlan before there is one) and l (the lower
// bound).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "formula_code.h"
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

    const std::string& text() const { return code_.text(); }
    bool uses_g() const { return uses(kG); }
    bool uses_h() const { return uses(kH); }
    bool uses_w() const { return uses(kW); }
    bool uses_d() const { return uses(kD); }
    bool uses_u() const { return uses(kU); }
    bool uses_l() const { return uses(kL); }

    // a·g + b·h + c for the w, u and l of `context`, where the formula is nothing but that.
    struct Linear {
        double g = 0;
        double h = 0;
        double constant = 0;
    };
    std::optional<Linear> linear(const FormulaInput& context) const;

    // The formula with its names replaced by values: "5 + 1.5·4".
    std::string filled_in(const FormulaInput& input) const;

   private:
    enum Slot : std::uint32_t { kG, kH, kW, kD, kU, kL, kF };  // as FormulaInput has them
    static constexpr std::string_view kVariables = "ghwdulf";  // by slot
    static constexpr double FormulaInput::*kMembers[] = {&FormulaInput::g, &FormulaInput::h, &FormulaInput::w,
                                                         &FormulaInput::d, &FormulaInput::u, &FormulaInput::l,
                                                         &FormulaInput::f};

    explicit Formula(FormulaCode code);
    bool uses(Slot slot) const { return (uses_ >> slot & 1) != 0; }
    double run(const FormulaInput& input) const;

    FormulaCode code_;
    std::uint8_t uses_ = 0;  // a bit for each slot
    enum class Shape : std::uint8_t { other, sum, weighted_sum };
    Shape shape_ = Shape::other;  // what most searches use, g + h and g + w*h, needs no interpreter
};

}  // namespace frontier
