// How many random cases a law looks at. Under a sanitizer a search costs twenty times as much, and memory errors show
// in far fewer.
#pragma once

#include <cstdint>

namespace frontier::test {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr std::uint64_t kSeedStep = 5;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr std::uint64_t kSeedStep = 5;
#else
inline constexpr std::uint64_t kSeedStep = 1;
#endif
#else
inline constexpr std::uint64_t kSeedStep = 1;
#endif

}  // namespace frontier::test
