// The cheapest way to share goals out among equal tiles, one each.
#pragma once

#include "assignment.h"

namespace frontier {

// cost(tile, goal) for tiles and goals from 0 to count - 1.
template <class CostOf> std::int32_t cheapest_assignment(std::size_t count, CostOf&& cost) {
    if (count == 2) {
        const std::int32_t straight = cost(0, 0) + cost(1, 1);
        const std::int32_t crossed = cost(0, 1) + cost(1, 0);
        return straight < crossed ? straight : crossed;
    }
    constexpr std::size_t kMostTiles = 100;
    std::size_t goal_of[kMostTiles], tile_at[kMostTiles + 1], came_from[kMostTiles];
    std::int32_t tile_price[kMostTiles], goal_price[kMostTiles], slack[kMostTiles];
    char reached[kMostTiles + 1];
    const AssignmentTables tables{count, goal_of, tile_at, tile_price, goal_price, slack, came_from, reached};
    std::fill_n(tile_at, count, kNoRow);
    std::fill_n(goal_price, count, 0);
    const auto costs_of = [&](std::size_t tile) {
        return [&cost, tile](std::size_t goal) { return static_cast<std::int32_t>(cost(tile, goal)); };
    };
    std::int32_t total = 0;
    for (std::size_t tile = 0; tile < count; ++tile) assign_row(tables, tile, costs_of);
    for (std::size_t tile = 0; tile < count; ++tile) total += cost(tile, goal_of[tile]);
    return total;
}

}  // namespace frontier
