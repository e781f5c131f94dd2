// Every rule by which Sokoban's searches give up a state, and the regions that they count, held against the
// truth in small rooms: all patterns of walls, all storage squares, all boxes, all places of the robot. This
// is a part of it; build/native-release/tests/rooms looks at all rooms up to four by five.
#include <doctest/doctest.h>

#include "tests/support/effort.h"
#include "tests/support/room_carries.h"
#include "tests/support/room_law.h"

namespace sokoban_rooms_law {

using namespace frontier;
using namespace frontier::test;

namespace {

// Every `step`-th room of this size: as many storage squares as boxes, or one more.
void look_at_rooms(int width, int height, std::size_t step, RoomLaw& law) {
    const std::vector<Squares> rooms = rooms_of(width, height);
    for (std::size_t i = step / 2; i < rooms.size(); i += step) {
        for (const int spare : {0, 1}) law.look_at(rooms[i], width, height, 3, spare);
    }
}

// Wrong wherever the first square is a storage square, or beside one.
bool is_on_first_square(RoomRules&, const RoomRules::Asked& asked) { return asked.boxes[0] == 0; }

// Of each state, whether some rule for pushes gives it up.
std::vector<char> given_up_states(Squares room, const RoomStates& states, Squares storages, int boxes) {
    RoomRules rules(floor_of_room(room), static_cast<std::size_t>(boxes),
                    static_cast<std::size_t>(std::popcount(storages)));
    rules.set_storages(cells_of(room, storages));
    std::vector<char> given_up;
    for (std::size_t i = 0; i < states.size(); ++i) {
        const std::vector<sokoban::Cell> cells = cells_of(room, states[i].boxes);
        const sokoban::Cell robot = cells_of(room, lowest(states[i].region))[0];
        given_up.push_back(rules.ask(sokoban::Way::push, {cells, robot, 2}) != 0);
    }
    return given_up;
}

// Push by push.
std::vector<char> states_after(const RoomStates& states, Squares boxes) {
    std::vector<char> seen(states.size(), 0);
    std::vector<std::size_t> queue;
    const auto add = [&](std::size_t state) {
        if (!seen[state]) queue.push_back(state);
        seen[state] = 1;
    };
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (states[i].boxes == boxes) add(i);
    }
    for (std::size_t at = 0; at < queue.size(); ++at) {
        for (const RoomStates::Push& push : states.pushes_from(queue[at])) add(push.after);
    }
    return seen;
}

}  // namespace

TEST_CASE("law: no rule for dead ends is wrong in any room up to three by four, and in some of the larger") {
    RoomLaw all({.storage_step = 1, .whole_step = kSeesAll ? 7 : 17});
    for (int height = 1; height <= 3; ++height) {
        for (int width = height; width <= 4; ++width) look_at_rooms(width, height, kLongStep, all);
    }
    CHECK(all.tally().wrong == "");
    CHECK(all.tally().live > 1000);
    CHECK(all.tally().reached > 1000);
    RoomLaw some({.storage_step = 11, .whole_step = 29});
    look_at_rooms(5, 3, 7 * kLongStep, some);
    look_at_rooms(4, 4, 7 * kLongStep, some);
    look_at_rooms(5, 4, 201 * kLongStep, some);
    CHECK(some.tally().wrong == "");
    for (std::size_t rule = 0; rule < RoomRules::all().size(); ++rule) {
        CAPTURE(RoomRules::all()[rule].name);
        if (kSeesAll) CHECK(all.tally().by_rule[rule] + some.tally().by_rule[rule] > 1000);
    }
    MESSAGE(all.report());
    MESSAGE(some.report());
}

TEST_CASE("law: regions from one numbering and carried boxes are as floods find them in small rooms") {
    CarryLaw law;
    const auto look_at = [&](int width, int height, std::size_t step) {
        const std::vector<Squares> rooms = rooms_of(width, height);
        for (std::size_t i = step / 2; i < rooms.size(); i += step) law.look_at(rooms[i], 3);
    };
    look_at(3, 3, 1);
    look_at(4, 3, 3 * kLongStep);
    look_at(5, 3, 37 * kLongStep);
    look_at(4, 4, 37 * kLongStep);
    look_at(5, 4, 401 * kLongStep);
    CHECK(law.tally().wrong == "");
    CHECK(law.tally().parts > 1000);
    CHECK(law.tally().pushed > 1000);
    CHECK(law.tally().pulled > 1000);
}

// What can be solved with a storage square to spare can be solved without one of them. So rules that are
// never wrong with as many storage squares as boxes are never wrong with more, as far as this holds.
TEST_CASE("law: what the rules give up with a storage square to spare they give up without any of them") {
    std::size_t given_up = 0;
    RoomStates states;
    std::vector<char> by_more;
    for (const auto& [width, height] : {std::pair{3, 3}, {4, 3}}) {
        const std::vector<Squares> rooms = rooms_of(width, height);
        for (std::size_t i = 3; i < rooms.size(); i += 7 * kLongStep) {
            const int boxes = 1 + static_cast<int>(i % 3);
            states.find(rooms[i], boxes);
            for (const Squares storages : choices(rooms[i], boxes + 1)) {
                by_more = given_up_states(rooms[i], states, storages, boxes);
                for (const Squares fewer : choices(storages, boxes)) {
                    const std::vector<char> by_fewer = given_up_states(rooms[i], states, fewer, boxes);
                    for (std::size_t state = 0; state < states.size(); ++state) {
                        given_up += by_more[state] != 0;
                        if (by_fewer[state] || !by_more[state]) continue;
                        const auto [set, region] = states[state];
                        FAIL(drawn_room(rooms[i], storages, set, lowest(region)), " but not\n",
                             drawn_room(rooms[i], fewer, set, lowest(region)));
                    }
                }
            }
        }
    }
    CHECK(given_up > (kSeesAll ? 1000 : 100));
}

TEST_CASE("control: small rooms are all there, and a rule that is wrong is caught") {
    CHECK(rooms_of(1, 1).size() == 1);
    CHECK(rooms_of(2, 2).size() == 2);  // the whole square, and without one of its corners
    CHECK(rooms_of(3, 1).size() == 1);
    if (kSeesAll) CHECK(rooms_of(5, 4).size() == 21'992);
    RoomLaw law({}, is_on_first_square);
    look_at_rooms(3, 2, 1, law);
    CHECK(law.tally().wrong.starts_with("one more"));
}

TEST_CASE("control: what can be solved is the same for all storage squares at once as for each alone") {
    SolvableStates alone;
    const Squares corridor = 0b11111;
    alone.find(corridor, 0b10000, 1);
    CHECK(alone.has(0b00100, 0b00001));
    CHECK_FALSE(alone.has(0b00100, 0b01000));
    CHECK_FALSE(alone.has(0b00001, 0b01000));
    RoomStates all;
    RoomStates::Row row;
    std::size_t lives = 0, reached = 0, number = 0;
    const auto compare = [&](Squares room, int boxes, Squares storages) {
        alone.find(room, storages, boxes);
        all.clear(row);
        for (const Squares end : choices(storages, boxes)) all.add_before(end, row);
        for (std::size_t i = 0; i < all.size(); ++i) {
            REQUIRE(RoomStates::has(row, i) == alone.has(all[i].boxes, lowest(all[i].region)));
            lives += RoomStates::has(row, i);
        }
        const Squares start = choices(storages, boxes)[0];
        all.clear(row);
        all.add_after(start, row);
        const std::vector<char> seen = states_after(all, start);
        for (std::size_t i = 0; i < all.size(); ++i) {
            REQUIRE(RoomStates::has(row, i) == (seen[i] != 0));
            reached += seen[i] != 0;
        }
    };
    for (const auto& [width, height] : {std::pair{3, 3}, {4, 3}, {4, 4}, {5, 4}}) {
        const std::vector<Squares> rooms = rooms_of(width, height);
        for (std::size_t i = 0; i < rooms.size(); i += 1 + rooms.size() / 12) {
            for (int boxes = 1; boxes <= 3 && boxes + 1 < std::popcount(rooms[i]); ++boxes) {
                all.find(rooms[i], boxes);
                for (const Squares storages : choices(rooms[i], boxes + 1)) {
                    if (number++ % (7 * kSeedStep) == 0) compare(rooms[i], boxes, storages);
                }
            }
        }
    }
    CHECK(lives > 1000 / kSeedStep);
    CHECK(reached > 1000 / kSeedStep);
}

}  // namespace sokoban_rooms_law
