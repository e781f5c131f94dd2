// How a state is drawn, and which pieces of the drawing an action moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace frontier {

// How a state is drawn: three numbers a cell, row by row.
struct Picture {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<std::int32_t> cells;  // ground, piece, label; -1 = nothing there

    template <class Visit> void fields(Visit&& visit) const {
        visit("width", width);
        visit("height", height);
        visit("cells", cells);
    }
};

// One piece on its way, by the cells of the picture, counted from 0 row by row. Water that comes from the tap
// has no `from`, and into the drain no `to`. A piece that leaves the board does so at `to`.
struct Shift {
    std::optional<std::size_t> from;
    std::optional<std::size_t> to;

    bool operator==(const Shift&) const = default;

    template <class Visit> void fields(Visit&& visit) const {
        visit("from", from);
        visit("to", to);
    }
};

}  // namespace frontier
