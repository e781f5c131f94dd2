#include "tiles_setup.h"

#include <algorithm>

#include "flood_fill.h"

namespace frontier {

std::vector<std::uint8_t> distances_to(const TileSetup& setup, std::size_t cell) {
    std::vector<std::uint8_t> distances(setup.cells(), kNoTileCell);
    std::vector<std::uint8_t> queue{static_cast<std::uint8_t>(cell)};
    distances[cell] = 0;
    const auto around = [&](std::uint8_t from) -> auto& { return setup.neighbours[from]; };
    flood_fill(queue, around, [&](std::uint8_t from, std::uint8_t to) {
        if (to == kNoTileCell || distances[to] != kNoTileCell) return false;
        distances[to] = static_cast<std::uint8_t>(distances[from] + 1);
        return true;
    });
    return distances;
}

std::vector<std::vector<std::uint8_t>> regions_of(const TileSetup& setup) {
    std::vector<std::vector<std::uint8_t>> regions;
    std::vector<char> seen(setup.cells(), 0);
    for (std::size_t cell = 0; cell < setup.cells(); ++cell) {
        if (seen[cell] || setup.is_fixed(cell)) continue;
        const auto distances = distances_to(setup, cell);
        auto& region = regions.emplace_back();
        for (std::size_t i = 0; i < setup.cells(); ++i) {
            if (distances[i] == kNoTileCell) continue;
            seen[i] = 1;
            region.push_back(static_cast<std::uint8_t>(i));
        }
    }
    return regions;
}

}  // namespace frontier
