// The truth about pushing boxes on a small board, found by looking at everything: which states a robot can
// solve. It shares no code with core/sokoban.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "core/domains/sokoban_floor.h"

namespace frontier::test {

struct PushState {
    std::vector<sokoban::Cell> boxes;  // sorted
    sokoban::Cell robot;

    bool operator<(const PushState& other) const {
        return boxes != other.boxes ? boxes < other.boxes : robot < other.robot;
    }
};

inline bool has_box(const PushState& state, sokoban::Cell cell) {
    return std::binary_search(state.boxes.begin(), state.boxes.end(), cell);
}

// All cells that the robot can walk to.
inline std::set<sokoban::Cell> walked(const sokoban::Floor& floor, const PushState& state) {
    std::set<sokoban::Cell> seen{state.robot};
    std::vector<sokoban::Cell> queue{state.robot};
    while (!queue.empty()) {
        const sokoban::Cell cell = queue.back();
        queue.pop_back();
        for (const sokoban::Cell beside : floor.next[cell]) {
            if (beside == sokoban::kNoCell || has_box(state, beside) || !seen.insert(beside).second) continue;
            queue.push_back(beside);
        }
    }
    return seen;
}

// Every state from which all boxes can be pushed onto storage squares, so many boxes there are: backwards
// from the ends, by steps and pulls of the robot.
inline std::set<PushState> solvable_states(const sokoban::Floor& floor, std::size_t boxes) {
    std::set<PushState> live;
    std::vector<PushState> queue;
    const auto add = [&](PushState state) {
        if (live.insert(state).second) queue.push_back(std::move(state));
    };
    std::vector<char> chosen(floor.storages.size(), 0);
    std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(boxes), 1);
    do {
        PushState end{{}, 0};
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            if (chosen[i]) end.boxes.push_back(floor.storages[i]);
        }
        for (sokoban::Cell robot = 0; robot < floor.size(); ++robot) {
            end.robot = robot;
            if (!has_box(end, robot) && floor.is_open[robot]) add(end);
        }
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    while (!queue.empty()) {
        const PushState state = queue.back();
        queue.pop_back();
        for (std::size_t d = 0; d < 4; ++d) {
            const sokoban::Cell back = floor.next[state.robot][d];
            if (back == sokoban::kNoCell || has_box(state, back)) continue;
            add({state.boxes, back});
            const sokoban::Cell ahead = floor.next[state.robot][sokoban::opposite(d)];
            if (ahead == sokoban::kNoCell || !has_box(state, ahead)) continue;
            PushState pulled{state.boxes, back};
            *std::find(pulled.boxes.begin(), pulled.boxes.end(), ahead) = state.robot;
            std::sort(pulled.boxes.begin(), pulled.boxes.end());
            add(std::move(pulled));
        }
    }
    return live;
}

}  // namespace frontier::test
