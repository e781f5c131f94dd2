// What the formula's compiler and its interpreter agree on.
#pragma once

#include "formula.h"

namespace frontier {

using Op = Formula::Op;

constexpr std::string_view kVariables = "ghwdulf";  // in the order of Op and of the bits of uses_
constexpr std::size_t kMaxStack = 128;

inline bool is_name_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

double apply(Op op, double a, double b);

constexpr std::size_t operands(Op op) {
    if (op <= Op::f) return 0;
    if (op == Op::negate || (op >= Op::absolute && op <= Op::exponential)) return 1;
    return 2;
}

}  // namespace frontier
