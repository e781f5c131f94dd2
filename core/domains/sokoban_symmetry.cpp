#include "sokoban_symmetry.h"

#include <algorithm>
#include <utility>

namespace frontier::sokoban {

namespace {

// For each way where every cell comes to lie; the board as it is is not among them.
std::vector<std::vector<Cell>> images_of(const Floor& floor, std::span<const Place> cells) {
    std::vector<std::vector<Cell>> images;
    if (cells.empty()) return images;
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
            if (to == kNone || floor.is_storage[i] != floor.is_storage[to] ||
                floor.is_open[i] != floor.is_open[to])
                break;
            image.push_back(static_cast<Cell>(to));
        }
        if (image.size() == cells.size()) images.push_back(std::move(image));
    }
    return images;
}

}  // namespace

std::shared_ptr<const Floor> with_images(const Floor& floor, std::span<const Place> places) {
    auto own = std::make_shared<Floor>(floor);
    own->images = images_of(floor, places);
    return own;
}

}  // namespace frontier::sokoban
