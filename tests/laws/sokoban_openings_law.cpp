// How a puzzle can begin, against every state that it can come to.
#include <doctest/doctest.h>

#include "core/sokoban/openings.h"
#include "tests/support/effort.h"
#include "tests/support/push_truth.h"
#include "tests/support/random_floor.h"

namespace sokoban_openings_law {

using namespace frontier;
using namespace frontier::test;
using namespace frontier::sokoban;

namespace {

PushState moved(PushState state, Cell from, Cell to, Cell robot) {
    *std::find(state.boxes.begin(), state.boxes.end(), from) = to;
    std::sort(state.boxes.begin(), state.boxes.end());
    state.robot = robot;
    return state;
}

// Every state that the robot can bring about, by steps and pushes.
std::set<PushState> reached_states(const Floor& floor) {
    std::set<PushState> reached;
    std::vector<PushState> queue;
    const auto add = [&](PushState state) {
        if (reached.insert(state).second) queue.push_back(std::move(state));
    };
    add({floor.boxes, floor.robots[0]});
    while (!queue.empty()) {
        const PushState state = queue.back();
        queue.pop_back();
        for (std::size_t d = 0; d < 4; ++d) {
            const Cell ahead = floor.next[state.robot][d];
            if (ahead == kNoCell) continue;
            if (!has_box(state, ahead)) {
                add({state.boxes, ahead});
                continue;
            }
            const Cell beyond = floor.next[ahead][d];
            if (beyond != kNoCell && !has_box(state, beyond)) add(moved(state, ahead, beyond, ahead));
        }
    }
    return reached;
}

std::uint64_t key_of(const PushBoard& board, const Floor& floor, const PushState& state) {
    std::uint64_t key = board.region_key(*walked(floor, state).begin());
    for (const Cell box : state.boxes) key ^= board.box_key(box);
    return key;
}

struct Found {
    std::size_t boards = 0, asked = 0, lost = 0;
};

// Every pull from every state that can be solved.
void hold_to_truth(const Floor& floor, Found& found) {
    const PushBoard board(floor);
    if (board.openings()->all().empty()) return;
    ++found.boards;
    const std::set<PushState> reached = reached_states(floor);
    OpeningRule rule(*board.openings());
    for (const PushState& state : solvable_states(floor, floor.boxes.size())) {
        std::vector<char> taken = board.walls();
        for (const Cell box : state.boxes) taken[box] = 1;
        rule.set(state.boxes, taken);
        for (std::size_t d = 0; d < 4; ++d) {
            const Cell back = floor.next[state.robot][d];
            const Cell ahead = floor.next[state.robot][sokoban::opposite(d)];
            if (back == kNoCell || ahead == kNoCell || has_box(state, back) || !has_box(state, ahead))
                continue;
            const PushState pulled = moved(state, ahead, state.robot, back);
            const auto box = std::find(state.boxes.begin(), state.boxes.end(), ahead) - state.boxes.begin();
            ++found.asked;
            if (!rule.is_lost(static_cast<std::size_t>(box), state.robot, key_of(board, floor, pulled)))
                continue;
            ++found.lost;
            REQUIRE(!reached.contains(pulled));
        }
    }
}

}  // namespace

TEST_CASE("law: what no opening leads to is never come to, and some of it is found") {
    Found found;
    for (std::uint64_t seed = 990'000; seed < 1'002'000; seed += kSeedStep) {
        Random random(seed);
        Floor floor = floor_of(random_room(random, 6, 5));
        const auto boxes = static_cast<std::size_t>(random.between(2, 3));
        if (floor.size() < 2 * boxes + 3) continue;
        const std::vector<Cell> storages = some_cells(floor, boxes, random);
        std::vector<Cell> start = some_cells(floor, boxes + 1, random);
        const auto robot = static_cast<std::size_t>(random.below(static_cast<int>(start.size())));
        const Cell stands = start[robot];
        start.erase(start.begin() + static_cast<std::ptrdiff_t>(robot));
        put(floor, storages, start, stands);
        hold_to_truth(floor, found);
    }
    INFO(found.boards, " boards, ", found.asked, " pulls asked");
    if (kSeesAll) CHECK(found.boards >= 60);
    CHECK(found.lost > 0);
}

}  // namespace sokoban_openings_law
