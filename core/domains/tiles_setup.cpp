#include "tiles_setup.h"

#include <algorithm>

namespace frontier {

std::vector<std::uint8_t> distances_to(const TileSetup& setup, std::size_t cell) {
    std::vector<std::uint8_t> distances(setup.cells(), kNoTileCell);
    std::vector<std::uint8_t> queue{static_cast<std::uint8_t>(cell)};
    distances[cell] = 0;
    for (std::size_t at = 0; at < queue.size(); ++at) {
        for (const std::uint8_t next : setup.neighbours[queue[at]]) {
            if (next == kNoTileCell || distances[next] != kNoTileCell) continue;
            distances[next] = static_cast<std::uint8_t>(distances[queue[at]] + 1);
            queue.push_back(next);
        }
    }
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
