// Sizes of whole state spaces and true distances in them, known from elsewhere.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "core/domains/jugs.h"
#include "core/domains/sokoban.h"
#include "tests/support/boards.h"
#include "tests/support/state_space.h"

using namespace frontier;
using namespace frontier::test;

namespace {

StateSpace<Sokoban::Small> sokoban_space(const std::string& board) {
    auto space = explore(std::get<Sokoban::Small>(*Sokoban::parse(board, {})), 300'000);
    REQUIRE(space.complete);
    return space;
}

// Distances from the start by what the jugs hold: "0 2" -> 6.
std::map<std::string, Cost> jug_distances(const std::string& board) {
    const Jugs jugs = std::get<Jugs>(*Jugs::parse(board, {}));
    const auto space = explore(jugs);
    std::map<std::string, Cost> distances;
    for (std::size_t i = 0; i < space.states.size(); ++i) {
        std::string text = jugs.print(space.states[i]);
        text = text.substr(text.find('\n') + 1);
        distances[text.substr(0, text.find('\n'))] = space.from_start[i];
    }
    return distances;
}

}  // namespace

TEST_CASE("golden: CS161's boards") {
    const auto figure1 = sokoban_space(kFigure1);
    CHECK(figure1.states.size() == 2337);
    CHECK(figure1.dead() == 2033);
    CHECK(figure1.optimum() == 41);
    const std::pair<const std::string*, Cost> examples[] = {{&kExample1, 4}, {&kExample2, 6}, {&kExample3, 7}};
    for (const auto& [board, optimum] : examples) {
        const auto space = sokoban_space(*board);
        CHECK(space.states.size() == 132);
        CHECK(space.dead() == 66);
        CHECK(space.optimum() == optimum);
    }
    CHECK(sokoban_space(kExample4).optimum() == 4);
}

TEST_CASE("golden: several robots") {
    CHECK(sokoban_space("@  . \n $$  \n  . @").optimum() == 7);
    CHECK(sokoban_space("@  . \n $$  \n  .--").optimum() == 9);
    CHECK(sokoban_space("@    \n $ $ \n  .  \n. . @").optimum() == 9);
    CHECK(sokoban_space("@@$. ").optimum() == 1);
    CHECK(sokoban_space("@$@. ").optimum() == 4);
}

TEST_CASE("golden: boards without a solution") {
    CHECK(sokoban_space("$  @ \n-----\n  .  ").optimum() == kInfiniteCost);
    CHECK(sokoban_space("  $$ \n-----\n@.  .").optimum() == kInfiniteCost);
    CHECK(sokoban_space("-----\n $$  \n $$ @\n. . .\n .   ").optimum() == kInfiniteCost);
}

TEST_CASE("golden: water jugs") {
    const std::map<std::string, Cost> from_empty = {{"0 0", 0}, {"0 1", 3}, {"0 2", 6}, {"0 3", 2}, {"0 4", 1},
                                                    {"1 0", 4}, {"1 4", 5}, {"2 0", 5}, {"2 4", 4}, {"3 0", 1},
                                                    {"3 1", 2}, {"3 2", 6}, {"3 3", 3}, {"3 4", 2}};
    CHECK(jug_distances("3 4\n0 0\n* 2") == from_empty);

    const auto three_five = jug_distances("3 5\n0 0\n* *");
    CHECK(three_five.at("0 4") == 7);
    CHECK(three_five.at("3 4") == 6);

    const auto three_five_eight = jug_distances("3 5 8\n0 0 0\n* * *");
    CHECK(three_five_eight.size() == 160);
    CHECK(three_five_eight.at("0 4 4") == 8);
    Cost farthest = 0;
    for (const auto& [amounts, distance] : three_five_eight) farthest = std::max(farthest, distance);
    CHECK(farthest == 11);

    const auto even = jug_distances("4 6\n0 0\n* *");
    CHECK(even.size() == 10);
    for (const auto& [amounts, distance] : even) CHECK(amounts.find_first_of("13579") == std::string::npos);
}
