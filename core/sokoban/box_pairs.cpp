#include "box_pairs.h"

#include <utility>

#include "../domains/flood_fill.h"

namespace frontier::sokoban {

BoxPairs::BoxPairs(const PushBoard& board, Way way)
    : way_(way), size_(board.size() + std::size_t{1}), live_(size_ * size_, 0), mark_(size_, 0) {
    const std::vector<Cell>& targets = board.targets(way).cells;
    for (const Cell one : targets) {
        for (const Cell other : targets) {
            if (one == other) continue;
            for (std::uint8_t side = 0; side < 4; ++side) queue_.push_back({one, other, side});
        }
    }
}

bool BoxPairs::find_more(const PushBoard& board) {
    constexpr int kAtOnce = 64;
    for (int i = 0; i < kAtOnce && !queue_.empty(); ++i) {
        const State state = queue_.back();
        queue_.pop_back();
        look_at(board, state);
    }
    if (!queue_.empty()) return false;
    queue_ = {};
    return true;
}

void BoxPairs::flood(const PushBoard& board, Cell robot, Cell box, Cell other) {
    ++stamp_;
    mark_[box] = mark_[other] = mark_[board.wall()] = stamp_;
    mark_[robot] = stamp_;
    region_.assign(1, robot);
    const auto around = [&](Cell cell) -> decltype(auto) { return board.around(cell); };
    flood_fill(region_, around,
               [&](Cell, Cell beside) { return std::exchange(mark_[beside], stamp_) != stamp_; });
    mark_[box] = mark_[other] = mark_[board.wall()] = 0;
}

void BoxPairs::look_at(const PushBoard& board, const State& state) {
    const Cell robot = board.next(state.box, state.side);
    if (robot == board.wall() || robot == state.other || !is_lost(state.box, state.side, state.other)) return;
    flood(board, robot, state.box, state.other);
    move(board, state.box, state.other);
    move(board, state.other, state.box);
}

// All that lead to this state by a move of the first box, from every side that the robot can walk to.
void BoxPairs::move(const PushBoard& board, Cell box, Cell other) {
    for (std::uint8_t side = 0; side < 4; ++side) {
        const Cell robot = board.next(box, side);
        if (mark_[robot] != stamp_) continue;
        live_[box * size_ + other] |= static_cast<std::uint8_t>(1u << side);
        // What was pushed here was pulled from here, and the other way round.
        const Cell from = way_ == Way::push ? robot : board.next(box, opposite(side));
        const Cell stand = way_ == Way::push ? board.next(from, side) : box;
        if (from == board.wall() || from == other || stand == board.wall() || stand == other) continue;
        if (is_lost(from, side, other)) queue_.push_back({from, other, side});
    }
}

}  // namespace frontier::sokoban
