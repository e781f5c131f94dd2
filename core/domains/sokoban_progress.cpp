#include "sokoban_progress.h"

#include <algorithm>

#include "../state_bytes.h"

namespace frontier::sokoban {

RandomProgress::RandomProgress(const Floor& floor, const PushGraph& graph, const Heights& heights)
    : floor_(floor) {
    std::vector<std::int32_t> costs;
    std::vector<std::uint32_t> pushes;
    graph.distances(floor, heights.of_cell, 1, costs, &pushes);
    std::vector<PushGraph::Place> places(floor.boxes.size());
    graph.places(floor.start(), places);
    Assignment assignment(floor.boxes.size(), floor.storages.size());
    assignment.solve(places, costs);
    const std::size_t columns = floor.storages.size();
    for (std::size_t box = 0; box < places.size(); ++box) {
        auto& way = ways_.emplace_back(1, floor.boxes[box]);
        const std::size_t column = assignment.storage_of(box);
        PushGraph::Place at = places[box];
        while (graph.cell(at) != floor.storages[column] && costs[at * columns + column] < kFar) {
            at = graph.push(pushes[at * columns + column]).to;
            way.push_back(graph.cell(at));
        }
    }
}

std::uint64_t RandomProgress::random(std::uint64_t limit) {
    ++state_;
    return hash_bytes(&state_, sizeof state_) % limit;
}

bool RandomProgress::draw(std::uint64_t number) {
    state_ = number << 16;
    if (!place_boxes()) return false;
    place_robots();
    return true;
}

// About the same part of its way for each box, give or take a half.
bool RandomProgress::place_boxes() {
    const std::uint64_t percent = random(100);
    boxes_.clear();
    for (const auto& way : ways_) {
        const std::uint64_t own = percent + random(100);
        const auto gone = static_cast<std::size_t>(std::min<std::uint64_t>(own > 50 ? own - 50 : 0, 100));
        boxes_.push_back(way[gone * (way.size() - 1) / 100]);
    }
    std::sort(boxes_.begin(), boxes_.end());
    return std::adjacent_find(boxes_.begin(), boxes_.end()) == boxes_.end();
}

void RandomProgress::place_robots() {
    free_.clear();
    for (std::size_t i = 0; i < floor_.size(); ++i) {
        const Cell cell = static_cast<Cell>(i);
        if (floor_.is_open[i] && !std::binary_search(boxes_.begin(), boxes_.end(), cell))
            free_.push_back(cell);
    }
    robots_.clear();
    while (robots_.size() < floor_.robots.size()) {  // there is room: robots and boxes stand on the board now
        const std::size_t i = static_cast<std::size_t>(random(free_.size()));
        robots_.push_back(free_[i]);
        free_.erase(free_.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

}  // namespace frontier::sokoban
