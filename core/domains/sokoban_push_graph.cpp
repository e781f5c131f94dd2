#include "sokoban_push_graph.h"

#include <algorithm>

namespace frontier::sokoban {

namespace {

constexpr std::size_t kMostCellsWithSides = 1024;  // a row of the side table has as many bytes

}  // namespace

PushGraph::PushGraph(const Floor& floor) : sides_(floor.size(), kNoSides) {
    const bool has_sides = floor.robots.size() == 1 && floor.size() <= kMostCellsWithSides;
    for (std::size_t i = 0; i < floor.size(); ++i) {
        const Cell cell = static_cast<Cell>(i);
        first_.push_back(static_cast<Place>(cells_.size()));
        const std::size_t sides = has_sides && floor.is_open[cell] ? cut_apart(floor, cell) : 1;
        cells_.insert(cells_.end(), sides, cell);
    }
    connect(floor);
}

std::uint64_t PushGraph::work() const {
    const std::size_t cells = first_.size();
    return cells / 4 + (cells <= kMostCellsWithSides ? cells * cells / 512 : 0);
}

// Numbers the parts of the floor without this cell. One part needs no row in the table.
std::size_t PushGraph::cut_apart(const Floor& floor, Cell box) {
    std::vector<std::uint8_t> part(floor.size(), 0);
    std::uint8_t parts = 0;
    std::vector<Cell> work;
    for (const Cell beside : floor.next[box]) {
        if (beside == kNoCell || part[beside] != 0) continue;
        part[beside] = ++parts;
        work.push_back(beside);
        while (!work.empty()) {
            const Cell cell = work.back();
            work.pop_back();
            for (const Cell next : floor.next[cell]) {
                if (next == kNoCell || next == box || part[next] != 0) continue;
                part[next] = parts;
                work.push_back(next);
            }
        }
    }
    if (parts < 2) return 1;
    sides_[box] = static_cast<std::uint32_t>(side_table_.size());
    for (const std::uint8_t number : part)
        side_table_.push_back(static_cast<std::uint8_t>(number > 0 ? number - 1 : 0));
    return parts;
}

void PushGraph::connect(const Floor& floor) {
    for (std::size_t i = 0; i < floor.size(); ++i) {
        const Cell box = static_cast<Cell>(i);
        floor.for_each_push(box, [&](std::size_t, Cell behind, Cell ahead) {
            pushes_.push_back({place(box, behind), place(ahead, box), behind, box});
        });
    }
    std::stable_sort(pushes_.begin(), pushes_.end(),
                     [](const Push& a, const Push& b) { return a.to < b.to; });
    first_push_.assign(size() + 1, 0);
    for (const Push& push : pushes_) ++first_push_[push.to + 1u];
    for (std::size_t i = 0; i < size(); ++i) first_push_[i + 1] += first_push_[i];
}

void PushGraph::distances(const Floor& floor, std::span<const std::int32_t> heights, std::int32_t unit,
                          std::vector<std::int32_t>& costs, std::vector<std::uint32_t>* ways) const {
    Queue queue;
    for (std::size_t i = 0; i < floor.storages.size(); ++i)
        distances_to(i, floor, heights, unit, queue, costs, ways);
}

void PushGraph::distances_to(std::size_t column, const Floor& floor, std::span<const std::int32_t> heights,
                             std::int32_t unit, Queue& queue, std::vector<std::int32_t>& costs,
                             std::vector<std::uint32_t>* ways) const {
    const std::size_t columns = floor.storages.size();
    if (column == 0) {
        costs.assign(size() * columns, kFar);
        if (ways) ways->assign(size() * columns, 0);
        queue.waits.assign(size(), 0);
    }
    queue.places.clear();
    const Cell storage = floor.storages[column];
    for (std::size_t place = first_[storage]; place < size() && cells_[place] == storage; ++place) {
        costs[place * columns + column] = 0;
        queue.places.push_back(static_cast<Place>(place));
    }
    for (std::size_t at = 0; at < queue.places.size(); ++at) {
        const Place to = queue.places[at];
        queue.waits[to] = 0;
        for (std::uint32_t i = first_push_[to]; i < first_push_[to + 1u]; ++i) {
            const std::size_t from = pushes_[i].from * columns + column;
            const std::int32_t cost =
                costs[to * columns + column] + unit - heights[pushes_[i].behind] + heights[pushes_[i].box];
            if (cost >= costs[from]) continue;
            costs[from] = cost;
            if (ways) (*ways)[from] = i;
            if (!queue.waits[pushes_[i].from]) queue.places.push_back(pushes_[i].from);
            queue.waits[pushes_[i].from] = 1;
        }
    }
}

}  // namespace frontier::sokoban
