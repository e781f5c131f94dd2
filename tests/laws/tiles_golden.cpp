// Whole spaces of sliding tiles: their sizes, their farthest boards, and every estimate against every true
// distance.
#include <doctest/doctest.h>

#include <cmath>
#include <cstring>
#include <queue>
#include <unordered_map>

#include "tests/support/effort.h"
#include "tests/support/spaces.h"
#include "tests/support/state_rows.h"

namespace tiles_golden {

using namespace frontier;
using namespace frontier::test;

namespace {

// Moves cost the same both ways, so distances from the goal are distances to it.
struct Boards {
    explicit Boards(const std::string& goal, const Options& options = {})
        : tiles(space_of("tiles", goal + '\n' + goal, options)), states(tiles->state_bytes()) {
        std::unordered_map<std::uint64_t, std::uint32_t> index;
        index.reserve(200'000);
        const auto number_of = [&](const std::byte* state) {
            std::uint64_t word = 0;
            std::memcpy(&word, state, tiles->state_bytes());
            const auto [place, is_new] = index.try_emplace(word, static_cast<std::uint32_t>(states.size()));
            if (is_new) states.push_back(state);
            return place->second;
        };
        number_of(start_of(*tiles).data());
        SuccessorList next = tiles->make_list();
        for (std::size_t at = 0; at < states.size(); ++at) {
            first_step.push_back(steps.size());
            tiles->successors(states[at], next);
            for (std::size_t i = 0; i < next.size(); ++i)
                steps.push_back({number_of(next[i].state), next[i].cost});
        }
        first_step.push_back(steps.size());
        measure();
    }

    void measure() {
        truth.assign(states.size(), kInfiniteCost);
        std::priority_queue<std::pair<Cost, std::uint32_t>> queue;  // the least cost has the largest negative
        truth[0] = 0;
        queue.push({0, 0});
        while (!queue.empty()) {
            const auto [minus, at] = queue.top();
            queue.pop();
            if (-minus != truth[at]) continue;
            for (std::size_t i = first_step[at]; i < first_step[at + 1]; ++i) {
                const Cost cost = truth[at] + steps[i].cost;
                if (cost >= truth[steps[i].to]) continue;
                truth[steps[i].to] = cost;
                queue.push({-cost, steps[i].to});
            }
        }
    }

    Cost farthest() const { return *std::max_element(truth.begin(), truth.end()); }

    std::vector<double> estimates(std::string_view id) const {
        const auto estimating = prepared(*tiles, id);
        std::vector<double> values;
        for (std::size_t i = 0; i < states.size(); ++i) values.push_back(estimating->estimate(states[i]));
        return values;
    }

    // Overestimates and steps by which the estimate falls too far.
    std::size_t broken_promises(const std::vector<double>& h) const {
        std::size_t count = 0;
        for (std::size_t at = 0; at < states.size(); ++at) {
            count += h[at] > truth[at];
            for (std::size_t i = first_step[at]; i < first_step[at + 1]; ++i)
                count += h[at] > steps[i].cost + h[steps[i].to];
        }
        return count;
    }
    bool keeps_promises() const {
        for (const char* id : {"zero", "misplaced", "manhattan", "linear_conflict"}) {
            if (broken_promises(estimates(id)) != 0) return false;
        }
        return true;
    }

    struct Step {
        std::uint32_t to;
        Cost cost;
    };
    std::unique_ptr<Space> tiles;
    StateRows states;
    std::vector<std::size_t> first_step;
    std::vector<Step> steps;
    std::vector<Cost> truth;
};

template <class Numbers> double mean(const Numbers& numbers) {
    double sum = 0;
    for (const auto number : numbers) sum += number;
    return std::round(10 * sum / static_cast<double>(numbers.size())) / 10;
}

// The least that tiles of a line must pay to step aside, by trying every set of those that stay.
Cost tried_conflicts(const Space& tiles, const std::byte* state) {
    const Picture now = tiles.picture(state);
    const Picture goal = *tiles.goal_picture();
    const auto place = [&](std::int32_t label) {
        std::size_t at = 0;
        while (goal.cells[3 * at + 1] < 0 || goal.cells[3 * at + 2] != label) ++at;
        return at;
    };
    Cost total = 0;
    for (const bool of_rows : {true, false}) {
        for (std::size_t line = 0; line < (of_rows ? now.height : now.width); ++line) {
            std::vector<std::pair<std::size_t, Cost>> in_line;  // goal's place in the line, cost
            for (std::size_t i = 0; i < (of_rows ? now.width : now.height); ++i) {
                const std::size_t cell = of_rows ? line * now.width + i : i * now.width + line;
                if (now.cells[3 * cell + 1] < 0) continue;
                const std::size_t home = place(now.cells[3 * cell + 2]);
                if ((of_rows ? home / now.width : home % now.width) != line) continue;
                in_line.push_back({of_rows ? home % now.width : home / now.width, now.cells[3 * cell + 2]});
            }
            Cost least = kInfiniteCost;
            for (unsigned stay = 0; stay < 1u << in_line.size(); ++stay) {
                Cost pay = 0;
                std::size_t last = 0;
                for (std::size_t i = 0; i < in_line.size(); ++i) {
                    if ((stay >> i & 1) == 0) pay += 2 * in_line[i].second;
                    else if (in_line[i].first < last) pay = kInfiniteCost / 2;
                    else last = in_line[i].first;
                }
                least = std::min(least, pay);
            }
            total += least;
        }
    }
    return total;
}

}  // namespace

TEST_CASE("golden: the 8-puzzle at the cost of its numbers") {
    if (!kSeesAll) return;
    const Boards space("1 2 3\n4 5 6\n7 8 .\n");
    CHECK(space.states.size() == 181'440);
    CHECK(space.farthest() == 139);
    CHECK(mean(space.truth) == 97.0);
    CHECK(mean(space.estimates("manhattan")) == 62.0);
    CHECK(mean(space.estimates("linear_conflict")) == 65.4);
    CHECK(space.keeps_promises());
    CHECK(space.broken_promises(space.estimates("alternate")) > 0);
}

TEST_CASE("golden: odd numbers, two empty cells, a tile of value 0, 2 by 4") {
    if (!kSeesAll) return;
    const Boards two_empty("1 2 3\n4 . 5\n6 7 .\n");
    CHECK(two_empty.states.size() == 181'440);
    CHECK(two_empty.farthest() == 94);
    CHECK(two_empty.keeps_promises());
    const Boards wide("1 2 3 4\n5 6 7 .\n");
    CHECK(wide.states.size() == 20'160);
    CHECK(wide.farthest() == 138);
    CHECK(wide.keeps_promises());
    CHECK(Boards("1 3 5 7\n9 11 13 .\n").keeps_promises());
    CHECK(Boards("0 2 3 4\n5 6 7 .\n").keeps_promises());
}

TEST_CASE("golden: fixed cells, and equal tiles") {
    const Boards ring("1 2 3\n4 x 5\n6 7 .\n");
    CHECK(ring.states.size() == 56);
    CHECK(ring.keeps_promises());
    const Boards edge("1 x 2\n3 4 5\n6 . .\n");
    CHECK(edge.states.size() == 20'160);
    CHECK(edge.keeps_promises());
    const Boards corner("1 2 3\n4 5 6\n. . x\n");
    CHECK(corner.states.size() == 20'160);
    CHECK(corner.keeps_promises());
    const Boards equal("1 1 2\n2 3 3\n4 4 .\n");
    CHECK(equal.states.size() == 22'680);
    CHECK(equal.keeps_promises());
}

TEST_CASE(
    "golden: linear conflict is what trying all ways to step aside gives; around fixed cells it must not be "
    "added") {
    const Boards square("1 2 3\n4 5 .\n");
    const auto manhattan = square.estimates("manhattan");
    const auto conflict = square.estimates("linear_conflict");
    for (std::size_t i = 0; i < square.states.size(); ++i) {
        REQUIRE(conflict[i] - manhattan[i] == tried_conflicts(*square.tiles, square.states[i]));
    }
    const Boards ring("1 2 3\n4 x 5\n6 7 .\n");
    const auto around = ring.estimates("manhattan");
    std::size_t too_high = 0;
    for (std::size_t i = 0; i < ring.states.size(); ++i) {
        too_high += around[i] + tried_conflicts(*ring.tiles, ring.states[i]) > ring.truth[i];
    }
    CHECK(too_high == 5);
}

}  // namespace tiles_golden
