// States as the engine keeps them: bytes, hashed and compared alike on every platform.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace frontier {

// Asks memory for what will soon be read. WebAssembly has no word for it, but a processor does not wait for a
// value that nobody uses.
inline void ask_for(const void* address) {
#ifdef __wasm__
    (void)*static_cast<const volatile char*>(address);
#else
    __builtin_prefetch(address);
#endif
}

// memcpy for a few bytes, without the call.
[[gnu::always_inline]] inline void copy_bytes(void* to, const void* from, std::size_t size) {
    auto* target = static_cast<unsigned char*>(to);
    const auto* source = static_cast<const unsigned char*>(from);
    const auto copy = [&](std::size_t part) __attribute__((always_inline)) {
        std::memcpy(target, source, part);
        target += part;
        source += part;
    };
    for (; size >= 8; size -= 8) {
        copy(8);
        asm volatile("");  // or the compiler makes it the call again
    }
    if (size & 4) copy(4);
    if (size & 2) copy(2);
    if (size & 1) copy(1);
}

// Mixes the bytes of a state; the same on every platform.
[[gnu::always_inline]] inline std::uint64_t hash_bytes(const void* data, std::size_t size) {
    constexpr std::uint64_t kMultiplier = 0x9E3779B97F4A7C15u;
    const auto* bytes = static_cast<const unsigned char*>(data);
    std::uint64_t hash = size * kMultiplier;
    std::uint64_t word = 0;
    const auto mix = [&] {
        hash = (hash ^ word) * kMultiplier;
        hash ^= hash >> 29;
    };
    for (; size >= 8; size -= 8, bytes += 8) {
        std::memcpy(&word, bytes, 8);
        mix();
    }
    if (size > 0) {
        word = 0;
        copy_bytes(&word, bytes, size);
        mix();
    }
    hash *= 0xBF58476D1CE4E5B9u;
    return hash ^ (hash >> 32);
}

// memcmp for a few bytes, without the call.
inline bool same_bytes(const void* a, const void* b, std::size_t size) {
    const auto* left = static_cast<const unsigned char*>(a);
    const auto* right = static_cast<const unsigned char*>(b);
    for (; size >= 8; size -= 8, left += 8, right += 8) {
        std::uint64_t x, y;
        std::memcpy(&x, left, 8);
        std::memcpy(&y, right, 8);
        if (x != y) return false;
    }
    while (size > 0 && *left == *right) --size, ++left, ++right;
    return size == 0;
}

}  // namespace frontier
