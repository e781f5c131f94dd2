// The ways to turn and mirror a board so that floor and storage squares come to lie on their like. A position
// and its image are as far from a goal as one another, so a search need look at one of them only.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "../text/warehouse.h"

namespace frontier::sokoban {

// For each of them where every cell comes to lie; the board as it is is not among them. alike(a, b) tells
// whether two cells are of one kind.
template <class Cell, class Alike>
std::vector<std::vector<Cell>> symmetries(const std::vector<Place>& cells, Alike&& alike) {
    std::vector<std::vector<Cell>> found;
    if (cells.empty()) return found;
    std::size_t left = cells[0].x, right = left, top = cells[0].y, bottom = top;
    for (const Place place : cells) {
        left = std::min(left, place.x);
        right = std::max(right, place.x);
        top = std::min(top, place.y);
        bottom = std::max(bottom, place.y);
    }
    const std::size_t width = right - left + 1, height = bottom - top + 1;
    constexpr std::size_t kNone = ~std::size_t{0};
    std::vector<std::size_t> number(width * height, kNone);
    for (std::size_t i = 0; i < cells.size(); ++i) number[(cells[i].y - top) * width + cells[i].x - left] = i;
    for (unsigned kind = 1; kind < 8; ++kind) {
        const bool mirrors = (kind & 1) != 0, flips = (kind & 2) != 0, transposes = (kind & 4) != 0;
        if (transposes && width != height) break;
        std::vector<Cell> image;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            std::size_t x = cells[i].x - left, y = cells[i].y - top;
            if (transposes) std::swap(x, y);
            if (mirrors) x = width - 1 - x;
            if (flips) y = height - 1 - y;
            const std::size_t to = number[y * width + x];
            if (to == kNone || !alike(i, to)) break;
            image.push_back(static_cast<Cell>(to));
        }
        if (image.size() == cells.size()) found.push_back(std::move(image));
    }
    return found;
}

}  // namespace frontier::sokoban
