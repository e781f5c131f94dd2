// The ways to choose some of several things, with numbers: so that all placements of equal pieces can be gone
// through without keeping them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace frontier {

// A product that stays at the greatest number there is.
inline std::uint64_t times(std::uint64_t a, std::uint64_t b) {
    std::uint64_t product = 0;
    return __builtin_mul_overflow(a, b, &product) ? std::numeric_limits<std::uint64_t>::max() : product;
}

// "n choose k", up to the greatest number there is.
inline std::uint64_t choices(std::uint64_t things, std::uint64_t chosen) {
    if (chosen > things) return 0;
    std::uint64_t count = 1;
    for (std::uint64_t i = 1; i <= chosen; ++i) {
        const std::uint64_t product = times(count, things - chosen + i);
        if (product == std::numeric_limits<std::uint64_t>::max()) return product;
        count = product / i;
    }
    return count;
}

// The choice with this number, in lexicographic order: which things, rising.
inline std::vector<std::size_t> choice(std::uint64_t things, std::uint64_t chosen, std::uint64_t number) {
    std::vector<std::size_t> taken;
    for (std::size_t thing = 0; taken.size() < chosen; ++thing) {
        const std::uint64_t with_it = choices(things - thing - 1, chosen - taken.size() - 1);
        if (number < with_it) taken.push_back(thing);
        else number -= with_it;
    }
    return taken;
}

}  // namespace frontier
