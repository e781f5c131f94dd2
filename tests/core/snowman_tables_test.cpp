// The pattern databases against every legal state of a board, whether or not it can be reached from the
// start.
#include "core/domains/snowman_tables.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "tests/support/boards.h"
#include "tests/support/changing_space.h"
#include "tests/support/effort.h"

namespace snowman_tables_test {

using namespace frontier;
using namespace frontier::test;

namespace {

// A state is the cells of the robot and the big, the medium and the small ball, a byte each.
using State = std::array<std::byte, 4>;

// True distances of all states, in one array.
class WholeSpace {
   public:
    WholeSpace(const Space& space, std::size_t cells) : cells_(cells) {
        const std::size_t count = cells * cells * cells * cells;
        to_goal.assign(count, kInfiniteCost);
        struct Step {
            std::uint32_t from, to;
        };
        std::vector<Step> steps;
        std::vector<std::uint32_t> begin(count + 1, 0);  // of the steps to each state, once they are sorted
        std::vector<std::size_t> work;
        SuccessorList list = space.make_list();
        for_each_state([&](const State& state, std::size_t index) {
            space.successors(state.data(), list);
            for (std::size_t i = 0; i < list.size(); ++i) {
                const std::size_t next = number(list[i].state);
                steps.push_back({static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(next)});
                ++begin[next + 1];
            }
            if (!space.is_goal(state.data())) return;
            to_goal[index] = 0;
            work.push_back(index);
        });
        for (std::size_t i = 0; i < count; ++i) begin[i + 1] += begin[i];
        std::vector<std::uint32_t> before(steps.size());
        std::vector<std::uint32_t> end = begin;
        for (const Step& step : steps) before[end[step.to]++] = step.from;
        for (std::size_t i = 0; i < work.size(); ++i) {
            for (std::uint32_t at = begin[work[i]]; at < begin[work[i] + 1]; ++at) {
                if (to_goal[before[at]] != kInfiniteCost) continue;
                to_goal[before[at]] = to_goal[work[i]] + 1;
                work.push_back(before[at]);
            }
        }
    }

    template <class Visit> void for_each_state(Visit&& visit) const {
        for (std::size_t index = 0; index < to_goal.size(); ++index) {
            const auto cell = [&](std::size_t unit) { return static_cast<std::byte>(index / unit % cells_); };
            const State state{cell(cells_ * cells_ * cells_), cell(cells_ * cells_), cell(cells_), cell(1)};
            if (std::count(state.begin() + 1, state.end(), state[0]) == 0) visit(state, index);
        }
    }
    std::size_t number(const std::byte* state) const {
        std::size_t number = 0;
        for (std::size_t i = 0; i < 4; ++i) number = number * cells_ + std::to_integer<std::size_t>(state[i]);
        return number;
    }

    std::vector<Cost> to_goal;

   private:
    std::size_t cells_;
};

struct Findings {
    std::size_t overestimates = 0;
    std::size_t inconsistencies = 0;
    std::size_t dead_found = 0;
    std::size_t dead = 0;
    double percent() const { return 100.0 * static_cast<double>(dead_found) / static_cast<double>(dead); }
};

Findings look(const WholeSpace& whole, const Space& space) {
    Findings findings;
    SuccessorList next = space.make_list();
    whole.for_each_state([&](const State& state, std::size_t index) {
        const Estimate h = space.estimate(state.data());
        const Cost truth = whole.to_goal[index];
        findings.dead += truth == kInfiniteCost;
        findings.dead_found += truth == kInfiniteCost && h == kDeadEnd;
        findings.overestimates += truth != kInfiniteCost && h > static_cast<Estimate>(truth);
        space.successors(state.data(), next);
        for (std::size_t i = 0; i < next.size(); ++i)
            findings.inconsistencies += h > 1 + space.estimate(next[i].state);
    });
    return findings;
}

std::shared_ptr<const SnowField> field_of(const std::string& board, bool transfer = false) {
    const auto drawing = read_snow_drawing(board, SnowLetters::seed);
    REQUIRE(drawing);
    return std::make_shared<const SnowField>(*drawing, transfer);
}

}  // namespace

TEST_CASE("snowman tables: the promises over every legal state of a board, with and without transfers") {
    for (const char* transfer : {"off", "on"}) {
        const auto space = space_of("snowman", kSnowV2, {{"transfer", transfer}});
        const WholeSpace whole(*space, 23);
        CHECK(whole.to_goal[whole.number(start_of(*space).data())] == 32);
        const auto solvable = std::count_if(whole.to_goal.begin(), whole.to_goal.end(),
                                            [](Cost c) { return c != kInfiniteCost; });
        CHECK(solvable == 33436);
        struct Row {
            const char* id;
            double percent;  // of the dead states that it finds
        };
        for (const Row& row : {Row{"manhattan", 0}, Row{"push_distance", 89.59}, Row{"pdb", 99.92},
                               Row{"pdb_walk", 99.98}, Row{"alternate", 99.98}}) {
            CAPTURE(row.id);
            const Findings findings = look(whole, *prepared(*space, row.id));
            CHECK(findings.dead == 211468);
            CHECK(findings.percent() == doctest::Approx(row.percent).epsilon(0.0001));
            CHECK(findings.overestimates == 0);
            CHECK(findings.inconsistencies == 0);
        }
        std::size_t wrong = 0;
        std::size_t found = 0;
        whole.for_each_state([&](const State& state, std::size_t index) {
            const bool dead = space->dead_end(state.data()) != 0;
            found += dead;
            wrong += dead && whole.to_goal[index] != kInfiniteCost;
        });
        CHECK(wrong == 0);
        CHECK(found == 197068);
        if (!kSeesAll) return;  // once is enough where it is slow
    }
}

TEST_CASE("control: an estimate that is too high or jumps is caught") {
    struct Ninefold : Space {
        using Space::Space;
        Estimate estimate(const std::byte* state) const override { return 9 * Space::estimate(state); }
    };
    const auto space = space_of("snowman", "?--\nsmb\n--X\n");
    const WholeSpace whole(*space, 9);
    CHECK(look(whole, *prepared(*space, "pdb")).overestimates == 0);
    const Ninefold ninefold(prepared(*space, "pdb"));
    CHECK(look(whole, ninefold).overestimates > 0);
    CHECK(look(whole, ninefold).inconsistencies > 0);
}

TEST_CASE("snowman tables: estimates of the start") {
    const auto estimates = [](const std::string& board) {
        std::vector<Estimate> values;
        for (const HeuristicInfo& info : family("snowman").info().heuristics) {
            values.push_back(estimate_of(*space_of("snowman", board), info.id));
        }
        return values;
    };
    CHECK(estimates(kSnowV1) == std::vector<Estimate>{0, 5, 5, 5, 7, 18});
    CHECK(estimates(kSnowV2) == std::vector<Estimate>{0, 12, 12, 12, 14, 30});
    CHECK(estimates(kSnowV3) == std::vector<Estimate>{0, 9, 9, 9, 10, 18});
    CHECK(estimates("?---\n---A\nX--s\n")[1] == 4 + 4 + 3);  // stacked balls count one by one
}

TEST_CASE("snowman tables: built in pieces of any size they are the same") {
    const auto field = field_of(kSnowV2);
    PushTable at_once(field);
    REQUIRE(at_once.build(1'000'000));
    RobotTable robot_at_once(field);
    REQUIRE(robot_at_once.build(10'000'000));
    for (const std::uint64_t work : {1u, 7u, 1000u}) {
        PushTable table(field);
        RobotTable robot_table(field);
        double progress = 0;
        while (!table.build(work)) {
            CHECK(table.progress() >= progress);
            progress = table.progress();
            CHECK(progress < 1);
        }
        while (!robot_table.build(work)) {}
        CHECK(table.progress() == 1);
        CHECK(robot_table.progress() == 1);
        CHECK(table.build(work));
        std::size_t differences = 0;
        for (SnowCell big = 0; big < field->cells(); ++big) {
            for (SnowCell medium = 0; medium < field->cells(); ++medium) {
                for (SnowCell small = 0; small < field->cells(); ++small) {
                    const SnowBalls balls{big, medium, small};
                    differences += table(balls) != at_once(balls);
                    for (std::size_t push = 0; push < 12; ++push) {
                        differences += robot_table.after_push(balls, push / 4, push % 4) !=
                                       robot_at_once.after_push(balls, push / 4, push % 4);
                    }
                }
            }
        }
        CHECK(differences == 0);
    }
    CHECK(at_once.memory_bytes() >= 11 * 11 * 11);
    CHECK(at_once.memory_bytes() < 23 * 23 * 23);
}

TEST_CASE("snowman tables: distances beyond a byte are still finite, and too low rather than too high") {
    const auto estimate = [](const std::string& board, const char* id) {
        return estimate_of(*space_of("snowman", board), id);
    };
    // A corridor to the right and then down; above the bend there is room for the robot.
    std::string corridor = std::string(61, '#') + "--#\n?-s-m-b" + std::string(56, '-') + "#\n";
    for (int y = 2; y < 63; ++y) corridor += std::string(62, '#') + (y == 62 ? "X#\n" : "-#\n");
    CHECK(estimate(corridor, "push_distance") == 357);
    CHECK(estimate(corridor, "pdb") == 254);
    // A hall in which the robot walks back after each ball.
    const std::string blank(64, '-');
    const std::string hall = blank + "\n-?s m b" + blank.substr(9) + "X-\n" + blank + '\n';
    CHECK(estimate(hall, "pdb") == 174);
    CHECK(estimate(hall, "alternate") >= 255);
    CHECK(estimate(hall, "alternate") < 290);
}

}  // namespace snowman_tables_test
