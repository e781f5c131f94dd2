// The squares of a Lunar Lockout board: what lies in which direction of what. Squares count from 0, row by
// row.
#pragma once

#include <cstdint>
#include <vector>

#include "lunar_bits.h"

namespace frontier {

enum LunarDirection : std::size_t { kLunarUp, kLunarRight, kLunarDown, kLunarLeft };

inline constexpr std::size_t kNoSquare = ~std::size_t{0};

template <class Bits> class LunarField {
   public:
    using Rays = std::array<Bits, 4>;  // the squares up, right, down and left

    explicit LunarField(std::size_t size) : size_(size), rays_(size * size) {
        for (std::size_t square = 0; square < size * size; ++square) {
            if (x_of(square) > 0) not_leftmost_.add(square);
            if (x_of(square) + 1 < static_cast<int>(size)) not_rightmost_.add(square);
            Rays& rays = rays_[square];
            for (std::size_t at = square; at >= size;) rays[kLunarUp].add(at -= size);
            for (std::size_t at = square; at % size + 1 < size;) rays[kLunarRight].add(++at);
            for (std::size_t at = square; at + size < size * size;) rays[kLunarDown].add(at += size);
            for (std::size_t at = square; at % size > 0;) rays[kLunarLeft].add(--at);
        }
    }

    std::size_t size() const { return size_; }
    std::size_t hatch() const { return size_ * size_ / 2; }
    int x_of(std::size_t square) const { return static_cast<int>(square % size_); }
    int y_of(std::size_t square) const { return static_cast<int>(square / size_); }
    const Rays& rays(std::size_t square) const { return rays_[square]; }

    // Where a piece that slides from `square` comes to rest; kNoSquare where it may not move.
    std::size_t landing(const Bits& pieces, std::size_t square, std::size_t direction) const {
        const Bits ahead = pieces & rays_[square][direction];
        if (!ahead.any()) return kNoSquare;
        const bool backwards = direction == kLunarUp || direction == kLunarLeft;
        const std::size_t met = backwards ? ahead.last() : ahead.first();
        const std::size_t step = direction == kLunarUp || direction == kLunarDown ? size_ : 1;
        const std::size_t stop = backwards ? met + step : met - step;
        return stop == square ? kNoSquare : stop;
    }

    // For each direction the squares where a piece that moves that way stops against one of `pieces`. Bits
    // beyond the board may be set: no ray meets them.
    Rays stops(const Bits& pieces) const {
        return {pieces.up(size_), (pieces & not_leftmost_).down(1), pieces.down(size_),
                (pieces & not_rightmost_).up(1)};
    }

   private:
    std::size_t size_;
    std::vector<Rays> rays_;
    Bits not_leftmost_;
    Bits not_rightmost_;
};

}  // namespace frontier
