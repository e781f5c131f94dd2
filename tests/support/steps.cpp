#include "tests/support/steps.h"

namespace {

std::uint64_t steps = 0;

}  // namespace

// Where clang is told to trace the core (CMakeLists.txt), this is called.
extern "C" void __sanitizer_cov_trace_pc_guard(std::uint32_t*) { ++steps; }

namespace frontier::test {

std::uint64_t steps_taken() { return steps; }

}  // namespace frontier::test
