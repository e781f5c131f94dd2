// The states of sliding tiles: the kind of each cell in as few bits as the board allows. at() reads a cell,
// put() fills one that is empty; the first bytes() of a state hold all its cells. Words are little-endian, as
// on every machine that runs WebAssembly.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "tiles_setup.h"

namespace frontier {

// Up to 16 cells and kinds, four bits each.
struct TileCells16 {
    std::uint64_t word;

    static constexpr std::size_t kMostCells = 16;
    static constexpr std::size_t bytes(std::size_t cells) { return (cells + 1) / 2; }

    TileKindId at(std::size_t cell) const { return static_cast<TileKindId>(word >> 4 * cell & 15); }
    void put(std::size_t cell, TileKindId kind) { word |= std::uint64_t{kind} << 4 * cell; }
    void clear(std::size_t cell) { word &= ~(std::uint64_t{15} << 4 * cell); }
    bool operator==(const TileCells16&) const = default;

    // The first empty cell; there is one.
    std::size_t first_empty() const {
        constexpr std::uint64_t kLow = 0x7777777777777777u;  // all bits of a cell but its highest
        const std::uint64_t empty = ~(((word & kLow) + kLow) | word | kLow);
        return static_cast<std::size_t>(std::countr_zero(empty)) / 4;
    }
};

// Up to 25 cells and 32 kinds, five bits each; a cell never spans more than two bytes.
struct TileCells25 {
    std::array<std::uint8_t, 16> data;

    static constexpr std::size_t kMostCells = 25;
    static constexpr std::size_t bytes(std::size_t cells) { return (5 * cells + 7) / 8; }

    TileKindId at(std::size_t cell) const {
        const std::size_t byte = byte_of(cell);
        const unsigned two = data[byte] | static_cast<unsigned>(data[byte + 1]) << 8;
        return static_cast<TileKindId>(two >> (5 * cell - 8 * byte) & 31);
    }
    void put(std::size_t cell, TileKindId kind) { set_bits(cell, kind, 0); }
    void clear(std::size_t cell) { set_bits(cell, 0, 31); }
    bool operator==(const TileCells25&) const = default;

    std::size_t first_empty() const {
        std::size_t cell = 0;
        while (at(cell) != kEmptyCell) ++cell;
        return cell;
    }

   private:
    static constexpr std::size_t byte_of(std::size_t cell) { return cell == 24 ? 14 : 5 * cell / 8; }
    void set_bits(std::size_t cell, unsigned add, unsigned remove) {
        const std::size_t byte = byte_of(cell);
        const std::size_t shift = 5 * cell - 8 * byte;
        const unsigned mask = ~(remove << shift);
        const unsigned bits = add << shift;
        data[byte] = static_cast<std::uint8_t>((data[byte] & mask) | bits);
        data[byte + 1] = static_cast<std::uint8_t>((data[byte + 1] & mask >> 8) | bits >> 8);
    }
};

// Up to 100 cells, a byte each.
struct TileCells100 {
    std::array<std::uint8_t, 100> data;

    static constexpr std::size_t kMostCells = 100;
    static constexpr std::size_t bytes(std::size_t cells) { return cells; }

    TileKindId at(std::size_t cell) const { return data[cell]; }
    void put(std::size_t cell, TileKindId kind) { data[cell] = kind; }
    void clear(std::size_t cell) { data[cell] = kEmptyCell; }
    bool operator==(const TileCells100&) const = default;

    std::size_t first_empty() const {
        std::size_t cell = 0;
        while (data[cell] != kEmptyCell) ++cell;
        return cell;
    }
};

}  // namespace frontier
