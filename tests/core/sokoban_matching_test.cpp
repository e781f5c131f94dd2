#include "core/domains/sokoban_matching.h"

#include <doctest/doctest.h>

#include "tests/support/boards.h"
#include "tests/support/effort.h"
#include "tests/support/spaces.h"

namespace sokoban_matching_test {

using namespace frontier;
using namespace frontier::test;
using sokoban::Assignment;
using sokoban::kFar;

namespace {

using Places = std::vector<Assignment::Place>;

// The least total, by trying every storage square for every box.
std::int32_t tried(const Places& places, const std::vector<std::int32_t>& costs, std::size_t storages,
                   std::size_t box = 0, unsigned taken = 0) {
    if (box == places.size()) return 0;
    std::int32_t least = 16 * kFar;
    for (std::size_t s = 0; s < storages; ++s) {
        if ((taken >> s & 1) != 0) continue;
        const std::int32_t rest = tried(places, costs, storages, box + 1, taken | 1u << s);
        least = std::min(least, costs[places[box] * storages + s] + rest);
    }
    return least;
}

struct Most {
    int boxes, below;  // a cost is below it, or kFar
};
struct Costs {
    std::size_t boxes, storages;
    std::vector<std::int32_t> of;  // each place, to each storage square
};
Costs any_costs(std::size_t places, Most most, Random& random) {
    Costs costs;
    costs.boxes = static_cast<std::size_t>(random.between(1, most.boxes));
    costs.storages = costs.boxes + static_cast<std::size_t>(random.below(3));
    for (std::size_t i = 0; i < places * costs.storages; ++i)
        costs.of.push_back(random.one_in(6) ? kFar : random.below(most.below));
    return costs;
}

// Different places in rising order, as boxes have them.
Places any_places(std::size_t boxes, int of, Random& random) {
    Places places;
    while (places.size() < boxes) {
        const auto place = static_cast<Assignment::Place>(random.below(of));
        if (std::find(places.begin(), places.end(), place) == places.end()) places.push_back(place);
    }
    std::sort(places.begin(), places.end());
    return places;
}

Places one_moved(const Places& places, int of, Random& random) {
    Places moved = places;
    const std::size_t box = static_cast<std::size_t>(random.below(static_cast<int>(places.size())));
    while (std::find(moved.begin(), moved.end(), places[box]) != moved.end()) {
        const auto place = static_cast<Assignment::Place>(random.below(of));
        if (std::find(places.begin(), places.end(), place) == places.end()) moved[box] = place;
    }
    std::sort(moved.begin(), moved.end());
    return moved;
}

}  // namespace

TEST_CASE(
    "sokoban matching: from the one before it is as cheap as from scratch and as the best of all ways") {
    constexpr int kPlaces = 12;
    for (std::uint64_t seed = 1; seed <= 200; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const auto [boxes, storages, costs] = any_costs(kPlaces, {.boxes = 4, .below = 20}, random);
        Assignment assignment(boxes, storages);
        Places places = any_places(boxes, kPlaces, random);
        for (int step = 0; step < 60; ++step) {
            const std::int32_t total = assignment.solve(places, costs);
            const std::int32_t least = tried(places, costs, storages);
            REQUIRE((total >= kFar) == (least >= kFar));
            if (least < kFar) REQUIRE(total == least);
            REQUIRE(Assignment(boxes, storages).solve(places, costs) == total);
            std::int32_t sum = 0;
            unsigned taken = 0;
            for (std::size_t box = 0; box < boxes; ++box) {
                sum += costs[places[box] * storages + assignment.storage_of(box)];
                taken |= 1u << assignment.storage_of(box);
            }
            REQUIRE(sum == total);
            REQUIRE(static_cast<std::size_t>(__builtin_popcount(taken)) == boxes);
            places =
                random.one_in(8) ? any_places(boxes, kPlaces, random) : one_moved(places, kPlaces, random);
        }
    }
}

// Without a limit to its prices they overflow: a total is wrong, and on a board a search never answers.
TEST_CASE("sokoban matching: it stays right however many boxes without a storage square come and go") {
    constexpr int kPlaces = 24;
    Random random(1);
    std::vector<std::int32_t> costs(2 * kPlaces, kFar);
    for (std::size_t i = 2; i < costs.size(); ++i) {
        if (!random.one_in(6)) costs[i] = random.below(20);
    }
    Assignment assignment(2, 2);
    for (int call = 0; call < 200'000; ++call) {
        const Places places = any_places(2, kPlaces, random);
        REQUIRE(assignment.solve(places, costs) == Assignment(2, 2).solve(places, costs));
    }
}

TEST_CASE("sokoban matching: box by box it is the assignment that all at once have") {
    constexpr int kPlaces = 30;
    for (std::uint64_t seed = 1; seed <= 200; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const auto [boxes, storages, costs] = any_costs(kPlaces, {.boxes = 12, .below = 5}, random);
        const Places places = any_places(boxes, kPlaces, random);
        Assignment gradual(boxes, storages), at_once(boxes, storages);
        for (std::size_t box = 0; box < boxes; ++box) gradual.add(box, places[box], costs);
        const std::int32_t total = at_once.solve(places, costs);
        CHECK(gradual.solve(places, costs) == total);
        for (std::size_t box = 0; box < boxes; ++box)
            CHECK(gradual.storage_of(box) == at_once.storage_of(box));
    }
}

TEST_CASE("sokoban matching: after a reset another table of costs may be used") {
    Assignment assignment(2, 2);
    CHECK(assignment.solve(Places{0, 1}, {1, 5, 5, 1}) == 2);
    assignment.reset();
    CHECK(assignment.solve(Places{0, 1}, {5, 1, 1, 5}) == 2);
    CHECK(assignment.storage_of(0) == 1);
}

TEST_CASE("sokoban matching: on a walk over a board every estimate is what a fresh one says") {
    std::vector<std::string> boards = kSokobanBoards;
    boards.push_back("#########\n#   #  .#\n# $ $ $ #\n#   # ..#\n## ### ##\n#   @   #\n#########\n");
    for (const std::string& board : boards) {
        CAPTURE(board);
        const auto space = space_of("sokoban", board);
        Random random(board.size());
        for (const char* id : {"matching", "matching_walk", "alternate", "ways_back"}) {
            const auto lasting = prepared(*space, id);
            StateBytes state = start_of(*space);
            for (std::uint64_t step = 0; step < 60; step += kSeedStep) {
                REQUIRE(lasting->estimate(state.data()) == prepared(*space, id)->estimate(state.data()));
                if (!random_step(*space, state, random)) break;
            }
        }
    }
}

}  // namespace sokoban_matching_test
