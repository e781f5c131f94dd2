// What is taken in at most. Core, command line and page all take these numbers from here; the page by
// catalog().
#pragma once

#include <cstddef>
#include <cstdint>

namespace frontier {

struct Limits {
    // A 32-bit memory must hold more than the nodes.
    std::uint32_t memory_mib = sizeof(void*) == 4 ? 3584 : 1 << 20;
    std::uint32_t default_memory_mib = 512;
    std::uint32_t weight = 1'000'000;
    std::size_t text_bytes = 1 << 20;  // of a board or a file
    std::size_t levels = 5000;         // of a file
    std::size_t board_side = 64;       // of the largest boards; some puzzles have smaller ones
    std::uint32_t traced = 5'000;      // expansions of a trace: a viewer keeps every event in memory

    template <class Visit> void fields(Visit&& visit) const {
        visit("memory_mib", memory_mib);
        visit("default_memory_mib", default_memory_mib);
        visit("weight", weight);
        visit("text_bytes", text_bytes);
        visit("levels", levels);
        visit("board_side", board_side);
        visit("traced", traced);
    }
};

inline constexpr Limits kLimits;

constexpr std::size_t bytes_of_mib(double mib) { return static_cast<std::size_t>(mib * (1 << 20)); }

}  // namespace frontier
