// The floor of a Sokoban board as a graph of cells: what its heuristics and its rules for dead ends have in
// common.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace frontier::sokoban {

using Cell = std::uint16_t;
inline constexpr Cell kNoCell = 0xFFFF;

constexpr std::size_t opposite(std::size_t direction) { return direction ^ 2; }

struct Pieces {
    std::span<const Cell> robots;
    std::span<const Cell> boxes;  // sorted
};

struct Floor {
    std::vector<std::array<Cell, 4>> next;  // up, right, down, left; kNoCell: a wall
    std::vector<char> is_storage;
    std::vector<char> is_open;  // a robot could walk there if there were no boxes
    std::vector<char>
        is_dead;  // from there a box can be pushed to no storage square, even alone on the board
    std::vector<Cell> storages;
    std::vector<Cell> robots;  // at the start
    std::vector<Cell> boxes;   // at the start, sorted
    // Where each cell comes to lie when the board is turned or mirrored onto itself; none unless a position
    // and its images are to be one to the search.
    std::vector<std::vector<Cell>> images;

    std::size_t size() const { return next.size(); }
    Pieces start() const { return {robots, boxes}; }
    auto around() const {  // for a flood fill
        return [this](Cell cell) -> const std::array<Cell, 4>& { return next[cell]; };
    }
    // Calls visit(direction, cell behind, cell ahead) for each way a box on `cell` could be pushed on a board
    // without other boxes, by a robot that can get there.
    template <class Visit> void for_each_push(Cell cell, Visit&& visit) const {
        if (!is_open[cell]) return;
        for (std::size_t d = 0; d < 4; ++d) {
            const Cell behind = next[cell][opposite(d)];
            const Cell ahead = next[cell][d];
            if (behind != kNoCell && ahead != kNoCell) visit(d, behind, ahead);
        }
    }
};

// Floor::next, with the number of cells for what is none: marks of cells have a place for it.
std::vector<std::array<Cell, 4>> next_or_wall(const Floor& floor);

// Steps from the nearest of `targets` to each cell, boxes and robots ignored; kNoCell where there is no way.
std::vector<Cell> walk_distances(const Floor& floor, std::span<const Cell> targets);

// What Floor::is_dead should be.
std::vector<char> dead_squares(const Floor& floor);

}  // namespace frontier::sokoban
