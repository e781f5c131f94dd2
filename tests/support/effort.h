// How many cases a law looks at: every one, or under a sanitizer every eleventh. There a search costs twenty
// times as much, and memory errors show in far fewer. Where cases are very many or long, every fifty-fifth.
#pragma once

#include <cstdint>

namespace frontier::test {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kSeesAll = false;
#elif defined(__has_feature)
inline constexpr bool kSeesAll = !__has_feature(address_sanitizer);
#else
inline constexpr bool kSeesAll = true;  // and so what is rare, too
#endif

inline constexpr std::uint64_t kSeedStep = kSeesAll ? 1 : 11;
inline constexpr std::uint64_t kLongStep = kSeesAll ? 1 : 55;

}  // namespace frontier::test
