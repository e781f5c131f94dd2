// A set of squares of a Lunar Lockout board, one bit each, in as many 64-bit words as the board needs.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace frontier {

template <std::size_t kWords> struct LunarBits {
    static constexpr std::size_t kSize = 64 * kWords;
    std::array<std::uint64_t, kWords> words{};

    static LunarBits of(std::size_t bit) {
        LunarBits bits;
        bits.add(bit);
        return bits;
    }

    void add(std::size_t bit) { words[word_of(bit)] |= std::uint64_t{1} << bit % 64; }
    bool has(std::size_t bit) const { return (words[word_of(bit)] >> bit % 64 & 1) != 0; }

    bool any() const {
        std::uint64_t all = 0;
        for (const std::uint64_t word : words) all |= word;
        return all != 0;
    }

    // The first and the last bit of a set that has any.
    std::size_t first() const {
        std::size_t i = 0;
        while (i + 1 < kWords && words[i] == 0) ++i;
        return 64 * i + static_cast<std::size_t>(std::countr_zero(words[i]));
    }
    std::size_t last() const {
        std::size_t i = kWords - 1;
        while (i > 0 && words[i] == 0) --i;
        return 64 * i + 63 - static_cast<std::size_t>(std::countl_zero(words[i]));
    }

    template <class Visit> void for_each(Visit&& visit) const {
        for (std::size_t i = 0; i < kWords; ++i) {
            for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) {
                visit(64 * i + static_cast<std::size_t>(std::countr_zero(rest)));
            }
        }
    }

    LunarBits& operator|=(const LunarBits& other) {
        for (std::size_t i = 0; i < kWords; ++i) words[i] |= other.words[i];
        return *this;
    }
    LunarBits& operator&=(const LunarBits& other) {
        for (std::size_t i = 0; i < kWords; ++i) words[i] &= other.words[i];
        return *this;
    }
    friend LunarBits operator|(LunarBits a, const LunarBits& b) { return a |= b; }
    friend LunarBits operator&(LunarBits a, const LunarBits& b) { return a &= b; }
    bool operator==(const LunarBits&) const = default;

    LunarBits without(const LunarBits& other) const {
        LunarBits rest = *this;
        for (std::size_t i = 0; i < kWords; ++i) rest.words[i] &= ~other.words[i];
        return rest;
    }

    // Every bit moved up or down by `count`, from 1 to 63; what moves out is lost.
    LunarBits up(std::size_t count) const {
        LunarBits moved;
        moved.words[0] = words[0] << count;
        for (std::size_t i = 1; i < kWords; ++i)
            moved.words[i] = words[i] << count | words[i - 1] >> (64 - count);
        return moved;
    }
    LunarBits down(std::size_t count) const {
        LunarBits moved;
        for (std::size_t i = 0; i + 1 < kWords; ++i)
            moved.words[i] = words[i] >> count | words[i + 1] << (64 - count);
        moved.words[kWords - 1] = words[kWords - 1] >> count;
        return moved;
    }

   private:
    static constexpr std::size_t word_of(std::size_t bit) { return kWords == 1 ? 0 : bit / 64; }
};

}  // namespace frontier
