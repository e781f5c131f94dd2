// Sizes of whole state spaces and true distances in them, known from elsewhere.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "core/catalog.h"
#include "core/domains/sokoban_dead_ends.h"
#include "tests/support/boards.h"
#include "tests/support/explored.h"
#include "tests/support/spaces.h"

namespace golden_counts {

using namespace frontier;
using namespace frontier::test;

namespace {

Explored sokoban_space(const std::string& board) {
    auto space = explore(*space_of("sokoban", board), 300'000);
    REQUIRE(space.complete);
    return space;
}

Estimate estimate(const std::string& board, std::string_view heuristic) {
    return estimate_of(*space_of("sokoban", board), heuristic);
}

// The fewest pushes of any plan of a lone robot, whose cell comes first: steps that move no box cost nothing.
Cost fewest_pushes(const std::string& board) {
    const auto space = sokoban_space(board);
    Explored::Steps steps = space.steps;
    for (std::size_t from = 0; from < steps.size(); ++from) {
        for (auto& step : steps[from]) {
            const auto before = space.states[from] + 1, after = space.states[step.to] + 1;
            step.cost = !std::equal(before, before + space.states.row_bytes() - 1, after);
        }
    }
    std::vector<Cost> pushes(space.states.size(), kInfiniteCost);
    pushes[0] = 0;
    relax(steps, {0}, pushes);
    Cost fewest = kInfiniteCost;
    for (std::size_t i = 0; i < pushes.size(); ++i) {
        if (space.to_goal[i] == 0) fewest = std::min(fewest, pushes[i]);
    }
    return fewest;
}

std::ptrdiff_t nearer_than(Cost cost, const Explored& space) {
    return std::count_if(space.from_start.begin(), space.from_start.end(),
                         [cost](Cost g) { return g < cost; });
}

// Over the states that can be solved.
template <class Number> double mean(const Explored& space, Number&& number) {
    double sum = 0;
    for (std::size_t i = 0; i < space.states.size(); ++i) {
        if (space.to_goal[i] != kInfiniteCost) sum += static_cast<double>(number(i));
    }
    return sum / static_cast<double>(space.states.size() - space.dead());
}

// Distances from the start by what the jugs hold: "0 2" -> 6.
std::map<std::string, Cost> jug_distances(const std::string& board) {
    const auto jugs = space_of("jugs", board);
    const auto space = explore(*jugs);
    std::map<std::string, Cost> distances;
    for (std::size_t i = 0; i < space.states.size(); ++i) {
        std::string text = jugs->text(space.states[i]);
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
    const std::pair<const std::string*, Cost> examples[] = {
        {&kExample1, 4}, {&kExample2, 6}, {&kExample3, 7}};
    for (const auto& [board, optimum] : examples) {
        const auto space = sokoban_space(*board);
        CHECK(space.states.size() == 132);
        CHECK(space.dead() == 66);
        CHECK(space.optimum() == optimum);
    }
    CHECK(sokoban_space(kExample4).optimum() == 4);
}

TEST_CASE("golden: CS161's Figure 1, its cheapest plan and its pushes") {
    CHECK(fewest_pushes(kFigure1) == 13);
    const std::string plan = "ruuLLLulDrrrrddlUruLLLddllluurRDrdLuuurDD";
    const validate::Verdict verdict = check_plan("sokoban", kFigure1, plan);
    CHECK(verdict.reaches_goal);
    CHECK(verdict.cost == 41);
    CHECK(std::count_if(plan.begin(), plan.end(), [](char c) { return c < 'a'; }) == 13);
    CHECK(*convert_plan("sokoban", kFigure1, {}, verdict.actions, "lurd") == plan + '\n');
    // Where ties are broken otherwise, uniform cost expands 1778 states move by move and 241 push by push.
    const auto moves = sokoban_space(kFigure1);
    CHECK(nearer_than(41, moves) == 1745);
    CHECK(nearer_than(42, moves) == 1834);
    const auto pushes = explore(*space_of("sokoban", kFigure1, {{"space", "pushes"}}));
    CHECK(pushes.optimum() == 41);
    CHECK(nearer_than(41, pushes) == 232);
    CHECK(nearer_than(42, pushes) == 248);
}

TEST_CASE("golden: CS161's Figure 1, estimates") {
    CHECK(estimate(kFigure1, "misplaced") == 2);
    CHECK(estimate(kFigure1, "manhattan") == 7);
    CHECK(estimate(kFigure1, "matching") == 13);  // a lone robot must push from the side it is on
    std::string two_robots = kFigure1;
    two_robots[two_robots.find("(1 1 1 0 0") + 7] = '3';
    CHECK(estimate(two_robots, "matching") == 11);
    const auto space = sokoban_space(kFigure1);
    CHECK(mean(space, [&](std::size_t i) { return space.to_goal[i]; }) ==
          doctest::Approx(24.9).epsilon(0.002));
    const auto mean_of = [&](const char* id) {
        const auto estimating = prepared(*space_of("sokoban", kFigure1), id);
        return mean(space, [&](std::size_t i) { return estimating->estimate(space.states[i]); });
    };
    CHECK(mean_of("manhattan") == doctest::Approx(4.0).epsilon(0.01));
    CHECK(mean_of("matching") == doctest::Approx(6.2).epsilon(0.01));
    CHECK(mean_of("matching_walk") == doctest::Approx(8.1).epsilon(0.01));
    CHECK(mean_of("robot_box") == doctest::Approx(12.0).epsilon(0.01));
}

TEST_CASE("golden: several robots") {
    CHECK(sokoban_space("@  . \n $$  \n  . @").optimum() == 7);
    CHECK(sokoban_space("@  . \n $$  \n  .--").optimum() == 9);
    CHECK(sokoban_space("@    \n $ $ \n  .  \n. . @").optimum() == 9);
    CHECK(sokoban_space("@@$. ").optimum() == 1);
    CHECK(sokoban_space("@$@. ").optimum() == 4);
}

// What one box needs with the robot, and the pushes of the others on top, would be too much: one walk serves
// two boxes.
TEST_CASE("golden: a sum that is too high, and bounds that are not") {
    const std::string board = " .$@  \n  $---\n  .---\n";
    CHECK(sokoban_space(board).optimum() == 2);
    CHECK(estimate(board, "robot_box") == 2);
    CHECK(estimate(board, "matching") == 2);
}

TEST_CASE("golden: boards without a solution") {
    CHECK(sokoban_space("$  @ \n-----\n  .  ").optimum() == kInfiniteCost);
    CHECK(sokoban_space("  $$ \n-----\n@.  .").optimum() == kInfiniteCost);
    const std::string block = "-----\n $$  \n $$ @\n. . .\n .   ";
    CHECK(sokoban_space(block).optimum() == kInfiniteCost);
    CHECK(estimate(block, "matching") == 10);
    CHECK(dead_end_of(*space_of("sokoban", block)) == reason_for(sokoban::DeadEnd::frozen));
}

TEST_CASE("golden: water jugs") {
    const std::map<std::string, Cost> from_empty = {
        {"0 0", 0}, {"0 1", 3}, {"0 2", 6}, {"0 3", 2}, {"0 4", 1}, {"1 0", 4}, {"1 4", 5},
        {"2 0", 5}, {"2 4", 4}, {"3 0", 1}, {"3 1", 2}, {"3 2", 6}, {"3 3", 3}, {"3 4", 2}};
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

}  // namespace golden_counts
