// The cheapest way to share goals out among equal tiles, one each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

namespace frontier {

// cost(tile, goal) for tiles and goals from 0 to count - 1. Shortest augmenting paths with potentials, in count³ steps
// at worst (Kuhn 1955; Jonker and Volgenant 1987).
template <class CostOf> std::int32_t cheapest_assignment(std::size_t count, CostOf&& cost) {
    if (count == 2) {
        const std::int32_t straight = cost(0, 0) + cost(1, 1);
        const std::int32_t crossed = cost(0, 1) + cost(1, 0);
        return straight < crossed ? straight : crossed;
    }
    constexpr std::size_t kMostTiles = 100;
    constexpr std::int32_t kFar = std::numeric_limits<std::int32_t>::max() / 2;
    // Tiles and goals count from 1 here; 0 is "none".
    std::int32_t tile_price[kMostTiles + 1] = {}, goal_price[kMostTiles + 1] = {};
    std::size_t tile_of[kMostTiles + 1] = {};
    for (std::size_t tile = 1; tile <= count; ++tile) {
        std::int32_t slack[kMostTiles + 1];
        std::size_t came_from[kMostTiles + 1];
        bool done[kMostTiles + 1];
        for (std::size_t goal = 0; goal <= count; ++goal) slack[goal] = kFar, came_from[goal] = 0, done[goal] = false;
        std::size_t at = 0;
        tile_of[0] = tile;
        do {
            done[at] = true;
            const std::size_t from = tile_of[at];
            std::size_t next = 0;
            std::int32_t least = kFar;
            for (std::size_t goal = 1; goal <= count; ++goal) {
                if (done[goal]) continue;
                const std::int32_t reduced = cost(from - 1, goal - 1) - tile_price[from] - goal_price[goal];
                if (reduced < slack[goal]) slack[goal] = reduced, came_from[goal] = at;
                if (slack[goal] < least) least = slack[goal], next = goal;
            }
            for (std::size_t goal = 0; goal <= count; ++goal) {
                if (done[goal]) tile_price[tile_of[goal]] += least, goal_price[goal] -= least;
                else slack[goal] -= least;
            }
            at = next;
        } while (tile_of[at] != 0);
        for (; at != 0; at = came_from[at]) tile_of[at] = tile_of[came_from[at]];
    }
    return -goal_price[0];
}

}  // namespace frontier
