#include "sokoban_heights.h"

#include <algorithm>
#include <functional>

namespace frontier::sokoban {

namespace {

// Once every storage square holds a box, no robot stands on one.
bool may_end_on(const Floor& floor, std::size_t cell) {
    return floor.is_open[cell] && !(floor.is_storage[cell] && floor.boxes.size() == floor.storages.size());
}

// Cells where robots could stand at a goal, highest first; as many as there are robots.
std::vector<Cell> best_ends(const Floor& floor, std::span<const std::int32_t> of_cell) {
    std::vector<Cell> ends;
    for (std::size_t i = 0; i < floor.size(); ++i) {
        if (may_end_on(floor, i)) ends.push_back(static_cast<Cell>(i));
    }
    const std::size_t count = std::min(floor.robots.size(), ends.size());
    std::partial_sort(
        ends.begin(), ends.begin() + static_cast<std::ptrdiff_t>(count), ends.end(),
        [&](Cell a, Cell b) { return of_cell[a] != of_cell[b] ? of_cell[a] > of_cell[b] : a < b; });
    ends.resize(count);
    return ends;
}

}  // namespace

std::int32_t most_at_end(const Floor& floor, std::span<const std::int32_t> of_cell) {
    std::int32_t sum = 0;
    for (const Cell cell : best_ends(floor, of_cell)) sum += of_cell[cell];
    return sum;
}

Heights without_costs(const Floor& floor, std::vector<std::int32_t> of_cell) {
    Heights heights{std::move(of_cell), 0, {}};
    heights.at_end = most_at_end(floor, heights.of_cell);
    return heights;
}

Heights with_costs(const Floor& floor, const PushGraph& graph, std::vector<std::int32_t> of_cell) {
    Heights heights = without_costs(floor, std::move(of_cell));
    graph.distances(floor, heights.of_cell, 1, heights.costs);
    return heights;
}

HeightTrainer::HeightTrainer(const Floor& floor, const PushGraph& graph)
    : floor_(floor),
      graph_(graph),
      places_(floor.boxes.size()),
      assignment_(floor.boxes.size(), floor.storages.size()) {}

void HeightTrainer::begin(const Pieces& pieces, std::span<const std::int32_t> of_cell, int steps) {
    robots_.assign(pieces.robots.begin(), pieces.robots.end());
    boxes_.assign(pieces.boxes.begin(), pieces.boxes.end());
    graph_.places(pieces, places_);
    best_whole_.assign(of_cell.begin(), of_cell.end());
    best_whole_value_ = evaluate(best_whole_, 1);
    heights_.clear();
    for (const std::int32_t height : of_cell) heights_.push_back(height * kUnit);
    best_ = heights_;
    best_value_ = evaluate(heights_, kUnit);
    step_ = 0;
    steps_ = steps;
}

std::uint64_t HeightTrainer::work_a_step() const {
    return 1 + graph_.size() * (floor_.storages.size() + 2) / 40;
}

// The bound for the board at hand; leaves costs_ and assignment_ as the gradient needs them.
std::int32_t HeightTrainer::evaluate(std::span<const std::int32_t> heights, std::int32_t unit) {
    graph_.distances(floor_, heights, unit, costs_, &ways_);
    assignment_.reset();
    std::int32_t value = assignment_.solve(places_, costs_) - most_at_end(floor_, heights);
    for (const Cell robot : robots_) value += heights[robot];
    return value;
}

bool HeightTrainer::advance() {
    follow_gradient(2 * kUnit / (3 + 150 * step_ / steps_));  // from two thirds of a unit to a seventy-fifth
    smooth();
    const std::int32_t value = evaluate(heights_, kUnit);
    if (value > best_value_) {
        best_value_ = value;
        best_ = heights_;
    }
    if (++step_ < steps_) return false;
    round_best();
    return true;
}

void HeightTrainer::follow_gradient(std::int32_t step) {
    gradient_.assign(floor_.size(), 0);
    for (const Cell robot : robots_) ++gradient_[robot];
    count_pushes();
    for (const Cell cell : best_ends(floor_, heights_)) --gradient_[cell];
    for (std::size_t i = 0; i < heights_.size(); ++i) heights_[i] += step * gradient_[i];
}

// Along the boxes' cheapest ways: each push gains the height it leads to and loses the one it leaves.
void HeightTrainer::count_pushes() {
    const std::size_t columns = floor_.storages.size();
    for (std::size_t box = 0; box < boxes_.size(); ++box) {
        const std::size_t column = assignment_.storage_of(box);
        PushGraph::Place at = places_[box];
        if (costs_[at * columns + column] >= kFar) continue;
        while (graph_.cell(at) != floor_.storages[column]) {
            const PushGraph::Push& push = graph_.push(ways_[at * columns + column]);
            ++gradient_[push.box];
            --gradient_[push.behind];
            at = push.to;
        }
    }
}

// The middle between the highest smooth heights below and the lowest above.
void HeightTrainer::smooth() {
    auto spread = [this](std::vector<std::int32_t>& heights, auto improves, std::int32_t slope) {
        heights = heights_;
        queue_.resize(floor_.size());
        for (std::size_t i = 0; i < floor_.size(); ++i) queue_[i] = static_cast<Cell>(i);
        for (std::size_t at = 0; at < queue_.size(); ++at) {
            for (const Cell next : floor_.next[queue_[at]]) {
                if (next == kNoCell || !improves(heights[queue_[at]] + slope, heights[next])) continue;
                heights[next] = heights[queue_[at]] + slope;
                queue_.push_back(next);
            }
        }
    };
    spread(lower_, std::less<>(), kUnit);
    spread(upper_, std::greater<>(), -kUnit);
    for (std::size_t i = 0; i < heights_.size(); ++i) heights_[i] = (lower_[i] + upper_[i]) >> 1;
}

// Rounding down after adding a constant keeps neighbours within 1; which constant is best must be tried.
void HeightTrainer::round_best() {
    constexpr std::int32_t kTries = 8;
    std::vector<std::int32_t> whole(floor_.size());
    for (std::int32_t i = 0; i < kTries; ++i) {
        for (std::size_t cell = 0; cell < whole.size(); ++cell)
            whole[cell] = (best_[cell] + i * kUnit / kTries) >> kUnitBits;
        const std::int32_t value = evaluate(whole, 1);
        if (value <= best_whole_value_) continue;
        best_whole_value_ = value;
        best_whole_ = whole;
    }
}

}  // namespace frontier::sokoban
