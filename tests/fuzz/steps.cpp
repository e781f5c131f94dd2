// The core's objects also count steps, for a law of the tests (tests/support/steps.h), in a way that
// libFuzzer refuses: the linker leads its calls here (CMakeLists.txt), where nothing is counted.
#include <cstdint>

extern "C" void __wrap___sanitizer_cov_trace_pc_guard(std::uint32_t*) {}
extern "C" void __wrap___sanitizer_cov_trace_pc_guard_init(std::uint32_t*, std::uint32_t*) {}
