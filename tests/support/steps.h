// How much the core has worked, in steps that are the same on every machine and every day: each is a stretch
// of code without a branch. Clang's build with the sanitizers counts them; the others count none.
#pragma once

#include <cstdint>

#include "tests/support/effort.h"

namespace frontier::test {

#if defined(__clang__)
inline constexpr bool kCountsSteps = !kSeesAll;
#else
inline constexpr bool kCountsSteps = false;
#endif

std::uint64_t steps_taken();

}  // namespace frontier::test
