#include "sokoban_floor.h"

#include <algorithm>

#include "flood_fill.h"

namespace frontier::sokoban {

std::vector<std::array<Cell, 4>> next_or_wall(const Floor& floor) {
    std::vector<std::array<Cell, 4>> next = floor.next;
    for (auto& around : next)
        std::replace(around.begin(), around.end(), kNoCell, static_cast<Cell>(floor.size()));
    return next;
}

std::vector<Cell> walk_distances(const Floor& floor, std::span<const Cell> targets) {
    std::vector<Cell> steps(floor.size(), kNoCell);
    std::vector<Cell> queue(targets.begin(), targets.end());
    for (const Cell target : targets) steps[target] = 0;
    flood_fill(queue, floor.around(), [&](Cell from, Cell to) {
        if (to == kNoCell || steps[to] != kNoCell) return false;
        steps[to] = static_cast<Cell>(steps[from] + 1);
        return true;
    });
    return steps;
}

// Pulls boxes away from all storage squares at once.
std::vector<char> dead_squares(const Floor& floor) {
    std::vector<char> dead(floor.size(), 1);
    std::vector<Cell> queue = floor.storages;
    for (const Cell storage : queue) dead[storage] = 0;
    for (std::size_t at = 0; at < queue.size(); ++at) {
        if (!floor.is_open[queue[at]]) continue;
        for (std::size_t d = 0; d < 4; ++d) {
            const Cell from = floor.next[queue[at]][opposite(d)];
            if (from == kNoCell || !dead[from] || floor.next[from][opposite(d)] == kNoCell) continue;
            dead[from] = 0;
            queue.push_back(from);
        }
    }
    return dead;
}

}  // namespace frontier::sokoban
