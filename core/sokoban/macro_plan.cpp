#include "macro_plan.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <queue>

#include "../domains/flood_fill.h"

namespace frontier::sokoban {

MacroPlan::MacroPlan(const PushBoard& board) : board_(&board), taken_(board.walls()) {}

// Only as far as it is asked for: on a large board few steps lead round a box, and many all over the floor.
void MacroPlan::walk(Cell robot, std::span<const Cell> wanted) {
    steps_.assign(board_->size() + std::size_t{1}, -1);
    queue_.assign(1, robot);
    steps_[robot] = 0;
    auto left = std::count_if(wanted.begin(), wanted.end(), [this](Cell cell) { return !taken_[cell]; });
    const auto around = [&](Cell cell) -> decltype(auto) { return board_->around(cell); };
    const auto enters = [&](Cell cell, Cell beside) {
        if (taken_[beside] || steps_[beside] >= 0) return false;
        steps_[beside] = steps_[cell] + 1;
        return true;
    };
    flood_by_steps(queue_, around, enters, [&](Cell cell, std::uint32_t) {
        left -= std::count(wanted.begin(), wanted.end(), cell);
        return left > 0;
    });
}

void MacroPlan::append_walk(Cell from, Cell to, std::vector<std::uint8_t>& moves) {
    walk(to, {&from, 1});
    for (Cell at = from; at != to;) {
        for (std::uint8_t d = 0; d < 4; ++d) {
            const Cell beside = board_->next(at, d);
            if (steps_[beside] < 0 || steps_[beside] + 1 != steps_[at]) continue;
            moves.push_back(d);
            at = beside;
            break;
        }
    }
}

// Over (cell of the box, side of the robot), the fewest moves first.
void MacroPlan::carry(std::span<const Cell> boxes, std::size_t box, Cell to, Cell ends_in, Cell& robot,
                      std::vector<std::uint8_t>& moves) {
    constexpr auto kFarAway = std::numeric_limits<std::int32_t>::max();
    constexpr std::uint32_t kStart = 0xFFFFFFFF;
    struct Place {
        std::int32_t cost = kFarAway;
        std::uint32_t before = kStart;
        bool done = false;
    };
    for (const Cell cell : boxes) taken_[cell] = 1;
    taken_[boxes[box]] = 0;
    taken_[to] = 1;
    walk(ends_in, board_->around(to));
    std::array<bool, 4> is_end{};
    for (std::size_t side = 0; side < 4; ++side) is_end[side] = steps_[board_->next(to, side)] >= 0;
    taken_[to] = 0;
    std::vector<Place> places(board_->size() * std::size_t{4});
    using Entry = std::pair<std::int32_t, std::uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    const auto push_from = [&](Cell cell, Cell stands, std::int32_t cost, std::uint32_t before) {
        taken_[cell] = 1;
        walk(stands, board_->around(cell));
        taken_[cell] = 0;
        for (std::uint32_t side = 0; side < 4; ++side) {
            const Cell behind = board_->next(cell, side);
            const Cell ahead = board_->next(cell, opposite(side));
            if (taken_[ahead] || steps_[behind] < 0) continue;
            const std::uint32_t number = ahead * 4u + side;  // the robot is then where the box was
            const std::int32_t all = cost + steps_[behind] + 1;
            if (places[number].done || all >= places[number].cost) continue;
            places[number].cost = all;
            places[number].before = before;
            queue.push({all, number});
        }
    };
    push_from(boxes[box], robot, 0, kStart);
    std::uint32_t end = kStart;
    while (!queue.empty()) {
        const auto [cost, number] = queue.top();
        queue.pop();
        if (places[number].done) continue;
        places[number].done = true;
        const auto cell = static_cast<Cell>(number / 4);
        if (cell == to && is_end[number % 4]) {
            end = number;
            break;
        }
        push_from(cell, board_->next(cell, number % 4), cost, number);
    }
    assert(end != kStart);
    std::vector<std::uint32_t> line;
    for (std::uint32_t at = end; at != kStart; at = places[at].before) line.push_back(at);
    Cell at = boxes[box];
    for (std::size_t i = line.size(); i-- > 0;) {
        const std::uint32_t side = line[i] % 4;
        taken_[at] = 1;
        append_walk(robot, board_->next(at, side), moves);
        taken_[at] = 0;
        moves.push_back(static_cast<std::uint8_t>(opposite(side)));
        robot = at;
        at = static_cast<Cell>(line[i] / 4);
    }
    for (const Cell cell : boxes) taken_[cell] = 0;
}

}  // namespace frontier::sokoban
