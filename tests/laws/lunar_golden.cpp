// Lunar Lockout over every placement of its pieces: how many boards can be solved, how far the farthest is,
// and that every estimate keeps its promise on all of them. The numbers are known from an independent
// program.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <unordered_map>

#include "core/text/lunar_text.h"
#include "core/text/words.h"
#include "tests/support/effort.h"
#include "tests/support/explored.h"
#include "tests/support/lunar_boards.h"
#include "tests/support/spaces.h"

namespace lunar_golden {

using namespace frontier;
using namespace frontier::test;

namespace {

// Every way to place `count` pieces on the squares after `first`, but for those taken.
template <class Visit> void place(std::vector<std::uint16_t>& taken, std::uint16_t first, int count,
                                  std::uint16_t last, Visit&& visit) {
    if (count == 0) return visit();
    for (std::uint16_t square = first; square <= last; ++square) {
        if (std::find(taken.begin(), taken.end(), square) != taken.end()) continue;
        taken.push_back(square);
        place(taken, static_cast<std::uint16_t>(square + 1), count - 1, last, visit);
        taken.pop_back();
    }
}

using Sum = std::pair<long, long>;

// All placements of up to `rovers` rovers and so many helpers, and their true distances.
class Placements {
   public:
    Placements(std::size_t size, int rovers, int helpers)
        : space_(space_of("lunar", any_board(size, rovers, helpers))), states_(space_->state_bytes()) {
        const auto last = static_cast<std::uint16_t>(size * size);
        const auto hatch = static_cast<std::uint16_t>(last / 2 + 1);
        for (int left = 0; left <= rovers; ++left) {
            std::vector<std::uint16_t> taken{hatch};
            place(taken, 1, left, last, [&] {
                std::vector<std::uint16_t> all(taken.begin() + 1, taken.end());
                place(all, 1, helpers, last, [&] { add(all, static_cast<std::size_t>(left)); });
            });
        }
        find_distances();
    }

    struct Count {
        std::size_t states, solvable;
        Cost farthest;
        bool operator==(const Count&) const = default;
    };

    // Of the boards with all rovers.
    Count count() const {
        Count result{0, 0, 0};
        for (std::size_t i = first_whole(); i < states_.size(); ++i) {
            ++result.states;
            if (to_goal_[i] == kInfiniteCost) continue;
            ++result.solvable;
            result.farthest = std::max(result.farthest, to_goal_[i]);
        }
        return result;
    }

    // The sum over all solvable boards with all rovers, and how often it is too high; `id` may be "true".
    Sum sum(std::string_view id) const {
        const auto estimating = space_->with_heuristic(id);
        long total = 0;
        long too_high = 0;
        for (std::size_t i = first_whole(); i < states_.size(); ++i) {
            if (to_goal_[i] == kInfiniteCost) continue;
            const Estimate h =
                estimating ? estimating->estimate(states_[i]) : static_cast<Estimate>(to_goal_[i]);
            if (h != kDeadEnd) total += static_cast<long>(h);
            too_high += h > static_cast<Estimate>(to_goal_[i]);
        }
        return {total, too_high};
    }

    long dead_by(std::string_view id) const {
        const auto estimating = space_->with_heuristic(id);
        long found = 0;
        for (std::size_t i = first_whole(); i < states_.size(); ++i) {
            found += to_goal_[i] == kInfiniteCost && estimating->estimate(states_[i]) == kDeadEnd;
        }
        return found;
    }

    // How many dead boards each rule is the first to find, those that none finds first; or what is wrong with
    // it.
    std::string dead_by_rule() const {
        std::array<std::size_t, 5> found{};
        for (std::size_t i = first_whole(); i < states_.size(); ++i) {
            const std::uint8_t rule = space_->dead_end(states_[i]);
            if (to_goal_[i] == kInfiniteCost) ++found[rule];
            else if (rule != 0) return concat("rule ", rule, " is wrong about\n", space_->text(states_[i]));
        }
        return concat(found[0], ' ', found[1], ' ', found[2], ' ', found[3], ' ', found[4]);
    }

    // Moves by which an estimate falls by more than the move costs.
    long inconsistent(std::string_view id) const {
        const auto estimating = space_->with_heuristic(id);
        SuccessorList next = space_->make_list();
        long count = 0;
        for (std::size_t at = 0; at < states_.size(); ++at) {
            const Estimate h = estimating->estimate(states_[at]);
            space_->successors(states_[at], next);
            for (std::size_t i = 0; i < next.size(); ++i) {
                count += h > static_cast<Estimate>(next[i].cost) + estimating->estimate(next[i].state);
            }
        }
        return count;
    }

   private:
    // A board with so many pieces, wherever they are.
    static std::string any_board(std::size_t size, int rovers, int helpers) {
        std::string squares(size * size, '.');
        const auto put = [&](int count, char letter) {
            for (std::size_t at = 0; count > 0; ++at) {
                if (squares[at] != '.' || at == squares.size() / 2) continue;
                squares[at] = letter++;
                --count;
            }
        };
        put(helpers, 'a');
        put(rovers, 'A');
        for (std::size_t row = size; row > 0; --row) squares.insert(row * size, 1, '\n');
        return squares;
    }

    // A state is the helpers' squares, then the rovers'; 0 is a rover that has left.
    void add(const std::vector<std::uint16_t>& squares, std::size_t left) {
        StateBytes state;
        for (std::size_t i = left; i < squares.size(); ++i)
            state.push_back(static_cast<std::byte>(squares[i]));
        for (std::size_t i = 0; i < left; ++i) state.push_back(static_cast<std::byte>(squares[i]));
        state.resize(space_->state_bytes());
        index_.emplace(key(state.data()), states_.size());
        states_.push_back(state.data());
    }

    std::uint64_t key(const std::byte* state) const {
        std::uint64_t bits = 0;
        space_->canonicalise(state, reinterpret_cast<std::byte*>(&bits));
        return bits;
    }

    void find_distances() {
        std::vector<std::vector<std::uint32_t>> before(states_.size());
        std::vector<std::size_t> layer;
        SuccessorList list = space_->make_list();
        to_goal_.assign(states_.size(), kInfiniteCost);
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (space_->is_goal(states_[i])) {
                to_goal_[i] = 0;
                layer.push_back(i);
                continue;
            }
            space_->successors(states_[i], list);
            for (std::size_t to = 0; to < list.size(); ++to) {
                before[index_.at(key(list[to].state))].push_back(static_cast<std::uint32_t>(i));
            }
        }
        for (Cost distance = 1; !layer.empty(); ++distance) {
            std::vector<std::size_t> next;
            for (const std::size_t at : layer) {
                for (const std::uint32_t from : before[at]) {
                    if (to_goal_[from] != kInfiniteCost) continue;
                    to_goal_[from] = distance;
                    next.push_back(from);
                }
            }
            layer = std::move(next);
        }
    }

    // Boards are added by the number of rovers.
    std::size_t first_whole() const {
        std::size_t first = 0;
        while (states_[first][states_.row_bytes() - 1] == std::byte{kOffBoard}) ++first;
        return first;
    }

    std::unique_ptr<Space> space_;
    StateRows states_;
    std::unordered_map<std::uint64_t, std::size_t> index_;
    std::vector<Cost> to_goal_;
};

// How many states a breadth-first search has seen when it takes up the first goal; pieces have names or have
// not.
std::size_t states_until_goal(const Space& space, bool interchangeable) {
    const auto bytes_of = [&](const std::byte* state) {
        return interchangeable ? canonical_of(space, state) : StateBytes(state, state + space.state_bytes());
    };
    StateRows queue(space.state_bytes());
    queue.push_back(start_of(space).data());
    std::set<StateBytes> seen{bytes_of(queue[0])};
    for (std::size_t at = 0; at < queue.size() && !space.is_goal(queue[at]); ++at) {
        const SuccessorList next = successors_of(space, queue[at]);
        for (std::size_t i = 0; i < next.size(); ++i) {
            if (seen.insert(bytes_of(next[i].state)).second) queue.push_back(next[i].state);
        }
    }
    return seen.size();
}

}  // namespace

TEST_CASE("golden: every Lunar Lockout board of 5 × 5 with one rover and up to three helpers") {
    const Placements one(5, 1, 1);
    CHECK(one.count() == Placements::Count{576, 8, 1});
    CHECK(one.sum("manhattan").second == 4);
    CHECK(one.dead_by("relaxed") == 560);
    CHECK(one.dead_by_rule() == "0 0 368 200 0");
    const Placements two(5, 1, 2);
    CHECK(two.count() == Placements::Count{6624, 240, 2});
    CHECK(two.sum("l_distance") == Sum{272, 0});
    CHECK(two.sum("stopper") == Sum{308, 0});
    CHECK(two.sum("true").first == 308);
    CHECK(two.sum("manhattan").second == 108);
    CHECK(two.dead_by("relaxed") == 6072);
    if (!kSeesAll) return;
    const Placements three(5, 1, 3);
    CHECK(three.count() == Placements::Count{48'576, 3'924, 5});
    CHECK(three.sum("l_distance") == Sum{5020, 0});
    CHECK(three.sum("stopper") == Sum{6460, 0});
    CHECK(three.sum("relaxed") == Sum{6656, 0});
    CHECK(three.sum("max_relaxed") == Sum{6872, 0});
    CHECK(three.sum("true").first == 7208);
    CHECK(three.sum("manhattan").second == 1364);
    CHECK(three.dead_by("relaxed") == 39'136);
    CHECK(three.dead_by_rule() == "5516 0 4672 0 34464");
    for (const char* id : {"l_distance", "stopper", "relaxed"}) CHECK(three.inconsistent(id) == 0);
    for (const char* id : {"manhattan", "alternate"}) CHECK(three.inconsistent(id) > 0);
}

TEST_CASE("golden: every Lunar Lockout board of 5 × 5 with one rover and four helpers") {
    if (!kSeesAll) return;
    const Placements four(5, 1, 4);
    CHECK(four.count() == Placements::Count{255'024, 49'964, 12});
    CHECK(four.sum("manhattan").second == 10'564);
    CHECK(four.sum("l_distance") == Sum{72'968, 0});
    CHECK(four.sum("stopper") == Sum{102'356, 0});
    CHECK(four.sum("max_relaxed") == Sum{116'944, 0});
    CHECK(four.sum("true").first == 148'672);
    CHECK(four.dead_by("relaxed") == 164'476);
}

TEST_CASE("golden: every Lunar Lockout board of 5 × 5 with 2 rovers and 3 helpers, of 7 × 7 with 1 and 3") {
    if (!kSeesAll) return;
    const Placements small(5, 2, 3), large(7, 1, 3);
    CHECK(small.count() == Placements::Count{488'796, 15'492, 13});
    CHECK(small.sum("manhattan").second == 4136);
    CHECK(large.count() == Placements::Count{830'208, 22'216, 5});
    CHECK(large.sum("manhattan").second == 12'796);
    for (const Placements* boards : {&small, &large}) {
        for (const char* id : {"l_distance", "stopper", "max_relaxed"}) CHECK(boards->sum(id).second == 0);
    }
}

TEST_CASE("golden: every Lunar Lockout board of 5 × 5 with two rovers and two helpers") {
    if (!kSeesAll) return;
    const Placements boards(5, 2, 2);
    CHECK(boards.count() == Placements::Count{69'828, 324, 5});
    CHECK(boards.sum("l_distance") == Sum{824, 0});
    CHECK(boards.sum("stopper") == Sum{916, 0});
    CHECK(boards.sum("relaxed") == Sum{568, 0});
    CHECK(boards.sum("max_relaxed") == Sum{916, 0});
    CHECK(boards.sum("true").first == 1016);
    CHECK(boards.sum("manhattan").second == 192);
    CHECK(boards.dead_by("relaxed") == 60'592);
    CHECK(boards.dead_by_rule() == "8912 0 6672 0 53920");
    for (const char* id : {"stopper", "relaxed"}) CHECK(boards.inconsistent(id) == 0);
}

TEST_CASE("golden: every Lunar Lockout board of 3 × 3 with three rovers, with and without helpers") {
    for (const int helpers : {0, 2}) {
        const Placements boards(3, 3, helpers);
        for (const char* id : {"l_distance", "stopper", "relaxed", "max_relaxed"}) {
            CHECK(boards.sum(id).second == 0);
            CHECK(boards.inconsistent(id) == 0);
        }
        CHECK(boards.dead_by_rule() == (helpers == 0 ? "0 56 0 0 0" : "248 0 0 0 592"));
    }
}

TEST_CASE("golden: the hardest Lunar Lockout boards, and what interchangeable pieces save") {
    for (const HardLunarBoard& board : kHardLunarBoards) {
        CHECK(explore(*space_of("lunar", board.text)).optimum() == board.optimum);
    }
    const auto space = space_of("lunar", kHardLunarBoards[1].text);
    CHECK(states_until_goal(*space, true) == 728);
    CHECK(states_until_goal(*space, false) == 2351);
}

TEST_CASE("golden: Manhattan distances are too high for three rovers in a row") {
    const auto space = space_of("lunar", kThreeInARow);
    CHECK(explore(*space).optimum() == 3);
    CHECK(estimate_of(*space, "manhattan") == 6);
    CHECK(estimate_of(*space, "l_distance") == 3);
}

}  // namespace lunar_golden
