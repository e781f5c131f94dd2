// How many cases a law looks at: every one, or under a sanitizer every fifth. There a search costs twenty times as much,
// and memory errors show in far fewer. Where cases are very many or long, every twenty-fifth.
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

inline constexpr std::uint64_t kLongStep = kSeedStep * kSeedStep;

}  // namespace frontier::test
