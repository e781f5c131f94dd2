// Rooms that are too large to look at all their states: what is pulled from an end can be solved, and what is
// pushed from a start can be come to, so no rule may give it up, and no search may call it hopeless.
#include <doctest/doctest.h>

#include "core/text/words.h"
#include "tests/support/effort.h"
#include "tests/support/push_truth.h"
#include "tests/support/random_floor.h"
#include "tests/support/room_rules.h"
#include "tests/support/searches.h"

namespace sokoban_larger_law {

using namespace frontier;
using namespace frontier::test;
using namespace frontier::sokoban;

namespace {

struct Step {
    Cell from, to;  // of a box
    Cell robot;     // after it
};

// All that the robot can do to a box by walking to it and one step more.
std::vector<Step> steps_of(const Floor& floor, const PushState& state, Way way) {
    std::vector<Step> steps;
    for (const Cell stand : walked(floor, state)) {
        for (std::size_t d = 0; d < 4; ++d) {
            const Cell box = floor.next[stand][d];
            if (box == kNoCell || !has_box(state, box)) continue;
            const Cell to = way == Way::push ? floor.next[box][d] : floor.next[stand][sokoban::opposite(d)];
            if (to == kNoCell || has_box(state, to)) continue;
            if (way == Way::push) steps.push_back({box, to, box});
            else steps.push_back({box, stand, to});
        }
    }
    return steps;
}

std::size_t number_of(const PushState& state, Cell box) {
    return static_cast<std::size_t>(std::find(state.boxes.begin(), state.boxes.end(), box) -
                                    state.boxes.begin());
}

PushState after(PushState state, const Step& step) {
    state.boxes[number_of(state, step.from)] = step.to;
    std::sort(state.boxes.begin(), state.boxes.end());
    state.robot = step.robot;
    return state;
}

unsigned regions_of(const Floor& floor, PushState state) {
    std::set<Cell> seen;
    unsigned regions = 0;
    for (Cell cell = 0; cell < floor.size(); ++cell) {
        if (has_box(state, cell) || seen.contains(cell)) continue;
        state.robot = cell;
        seen.merge(walked(floor, state));
        ++regions;
    }
    return regions;
}

struct LargerRoom {
    RandomRoom room;
    Floor floor;
    std::vector<Cell> storages;
    PushState begin;  // on storage squares
};

// Up to eight by eight with four to six boxes, and room for as many again.
LargerRoom random_larger_room(Random& random, bool may_spare) {
    LargerRoom made;
    const auto boxes = static_cast<std::size_t>(random.between(4, 6));
    do {
        made.room = random_room(random, 8, 8);
        made.floor = floor_of(made.room);
    } while (made.floor.size() < 3 * boxes);
    made.storages = some_cells(made.floor, boxes + (may_spare && random.one_in(3) ? 1 : 0), random);
    made.begin.boxes.assign(made.storages.begin(),
                            made.storages.begin() + static_cast<std::ptrdiff_t>(boxes));
    do made.begin.robot = static_cast<Cell>(random.below(static_cast<int>(made.floor.size())));
    while (has_box(made.begin, made.begin.robot));
    return made;
}

struct Found {
    std::size_t states = 0, cut_apart = 0;
    std::string wrong;
};

// Wanders by pulls from the storage squares, and asks the rules for pushes; or the other way round.
void wander(const LargerRoom& made, Way way, RoomRules& rules, Random& random, Found& found) {
    const Way asked_way = other(way);
    PushState state = made.begin;
    for (int i = 0; i < 60 && found.wrong.empty(); ++i) {
        const unsigned regions = regions_of(made.floor, state);
        const RoomRules::Asked asked{state.boxes, state.robot, regions};
        std::uint32_t given_up = rules.ask(asked_way, asked);
        if (asked_way == Way::push && i % 20 == 19) given_up |= rules.ask_estimators(asked);
        ++found.states;
        found.cut_apart += regions > 1;
        if (given_up) {
            found.wrong = concat(RoomRules::all()[static_cast<std::size_t>(std::countr_zero(given_up))].name,
                                 '\n', drawn(made.room, made.storages, state.boxes, state.robot));
        }
        const std::vector<Step> steps = steps_of(made.floor, state, way);
        if (steps.empty()) return;
        const Step& step = steps[static_cast<std::size_t>(random.below(static_cast<int>(steps.size())))];
        const PushState next = after(state, step);
        // Back again is what the search that is asked would do.
        rules.ask(asked_way, {next.boxes, next.robot, 1});
        if (!rules.has_targets_after(asked_way, number_of(next, step.to), step.from))
            found.wrong =
                concat("own targets after a move\n", drawn(made.room, made.storages, next.boxes, next.robot));
        state = next;
    }
}

}  // namespace

TEST_CASE("law: no rule gives up what was pulled from an end or pushed from a start in larger rooms") {
    Found pulled, pushed;
    for (std::uint64_t seed = 850'000; seed < 851'000; seed += kSeedStep) {
        Random random(seed);
        const LargerRoom made = random_larger_room(random, seed % 2 == 0);
        RoomRules rules(made.floor, made.begin.boxes.size(), made.storages.size());
        rules.set_storages(made.storages);
        CAPTURE(seed);
        for (int walk = 0; walk < 4; ++walk) wander(made, Way::pull, rules, random, pulled);
        for (int walk = 0; walk < 4; ++walk) wander(made, Way::push, rules, random, pushed);
        REQUIRE(pulled.wrong == "");
        REQUIRE(pushed.wrong == "");
    }
    CHECK(pulled.states > 20'000 / kSeedStep);
    CHECK(pushed.states > 20'000 / kSeedStep);
    CHECK(pulled.cut_apart > 5'000 / kSeedStep);
    MESSAGE(pulled.states, " states pulled to, ", pulled.cut_apart, " with several regions; ", pushed.states,
            " pushed to");
}

TEST_CASE("law: feature-space search never says that there is no plan where one was pulled together") {
    std::size_t solved = 0, stopped = 0;
    for (std::uint64_t seed = 860'000; seed < 861'000; seed += kSeedStep) {
        Random random(seed);
        const LargerRoom made = random_larger_room(random, seed % 2 == 0);
        PushState state = made.begin;
        for (int i = random.between(5, 200); i > 0; --i) {
            const std::vector<Step> steps = steps_of(made.floor, state, Way::pull);
            if (steps.empty()) break;
            state =
                after(state, steps[static_cast<std::size_t>(random.below(static_cast<int>(steps.size())))]);
        }
        const std::string board = drawn(made.room, made.storages, state.boxes, state.robot);
        CAPTURE(seed);
        CAPTURE(board);
        Request request{.domain = "sokoban", .board = board, .strategy = "fess"};
        request.max_expansions = 400;
        const auto search = ended_search(request);
        REQUIRE(search->stats().status != Status::exhausted);
        ++(search->stats().status == Status::solved ? solved : stopped);
    }
    CHECK(solved > 500 / kSeedStep);
    MESSAGE(solved, " solved, ", stopped, " stopped");
}

}  // namespace sokoban_larger_law
