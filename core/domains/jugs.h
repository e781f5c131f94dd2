// Water jugs: fill, empty and pour until the goal amounts stand in the jugs, or one amount in any of them.
// Every action costs 1.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <variant>

#include "../family.h"
#include "../text/jugs_text.h"
#include "../text/words.h"

namespace frontier {

namespace validate {
Verdict check_jugs(const Task& task);
}

class Jugs {
   public:
    static constexpr std::size_t kMaxJugs = kMostJugs;
    static constexpr std::int32_t kMaxCapacity = kMostInJug;
    static constexpr std::int32_t kAny = kAnyAmount;  // a goal that accepts every amount
    using Amounts = std::array<std::int32_t, kMaxJugs>;
    struct State {
        Amounts amounts;
    };
    using Instance = std::variant<Jugs>;

    static const DomainInfo& info();
    static Result<Instance> parse(std::string_view text, const Options& options);
    static constexpr validate::Checker check_plan = validate::check_jugs;

    // `in_any_jug` is wanted in one of the jugs, unless it is kAny; then the goal is kAny for each.
    Jugs(std::size_t count, const Amounts& capacities, const Amounts& start, const Amounts& goal,
         std::int32_t in_any_jug = kAny);

    std::size_t state_bytes() const { return count_ * sizeof(std::int32_t); }
    State start() const { return start_; }
    bool unit_cost() const { return true; }
    std::size_t max_successors() const { return count_ * (count_ + 1); }

    bool is_goal(const State& state) const { return mismatched(state) == 0; }

    // Empty and fill jug by jug, then every pour. What changes nothing is not an action.
    template <class Visit> void successors(const State& state, Visit&& visit) const {
        const Amounts& now = state.amounts;
        for (std::size_t i = 0; i < count_; ++i) {
            if (now[i] > 0) visit(empty_action(i), Cost{1}, with(state, i, 0));
            if (now[i] < capacities_[i]) visit(fill_action(i), Cost{1}, with(state, i, capacities_[i]));
        }
        for (std::size_t i = 0; i < count_; ++i) {
            for (std::size_t j = 0; j < count_; ++j) {
                const std::int32_t amount = poured(state, i, j);
                if (i == j || amount == 0) continue;
                visit(pour_action(i, j), Cost{1}, with(with(state, i, now[i] - amount), j, now[j] + amount));
            }
        }
    }

    std::uint64_t placements() const;
    State placement(std::uint64_t number) const;

    // Two invariants. What divides every capacity and amount divides all that filling, emptying and pouring
    // can make of them. And every action leaves some jug full or empty, so a goal that wants all of them in
    // between is never reached; an amount in any jug does so only where there is one jug.
    std::uint8_t dead_end(const State& state) const;
    std::string dead_end_reason(std::uint8_t rule) const;
    std::vector<std::size_t> dead_end_cells(const State& state, std::uint8_t rule) const;

    std::unique_ptr<Heuristic<State>> heuristic(std::string_view id) const;
    Picture picture(const State& state) const;
    std::string print(const State& state) const;
    std::string action_name(Action action) const;
    std::vector<Shift> shifts(const State& state, Action action) const;
    std::vector<std::string> notes() const;
    std::string_view format() const { return "jugs"; }
    ViewLayout view_layout() const;
    void view_row(const State& state, std::int32_t* row) const {
        std::copy_n(state.amounts.begin(), count_, row);
    }

   private:
    friend struct JugsHeuristics;
    static Action empty_action(std::size_t i) { return static_cast<Action>(2 * i); }
    static Action fill_action(std::size_t i) { return static_cast<Action>(2 * i + 1); }
    static Action pour_action(std::size_t i, std::size_t j) {
        return static_cast<Action>(2 * kMaxJugs + i * kMaxJugs + j);
    }

    static State with(State state, std::size_t jug, std::int32_t amount) {
        state.amounts[jug] = amount;
        return state;
    }

    static std::int32_t difference(const State& state, std::size_t i, std::int32_t goal) {
        return goal == kAny ? 0 : std::abs(state.amounts[i] - goal);
    }
    // An amount that is wanted in any jug, and in none, counts as one.
    std::size_t mismatched(const State& state) const {
        std::size_t count = 0;
        bool is_anywhere = in_any_jug_ == kAny;
        for (std::size_t i = 0; i < count_; ++i) {
            count += difference(state, i, goal_[i]) != 0;
            is_anywhere = is_anywhere || state.amounts[i] == in_any_jug_;
        }
        return count + !is_anywhere;
    }
    std::string jug_name(std::size_t i) const;

    enum Rule : std::uint8_t { kNoRule, kOtherMultiples, kAllInBetween };
    std::int32_t common_divisor(const State& state) const;
    static bool is_multiple(std::int32_t goal, std::int32_t divisor) {
        return goal == kAny || goal % divisor == 0;
    }
    bool all_multiples(std::int32_t divisor) const {
        const auto fits = [divisor](std::int32_t goal) { return is_multiple(goal, divisor); };
        return fits(in_any_jug_) &&
               std::all_of(goal_.begin(), goal_.begin() + static_cast<std::ptrdiff_t>(count_), fits);
    }

    std::int32_t poured(const State& state, std::size_t from, std::size_t into) const {
        return std::min(state.amounts[from], capacities_[into] - state.amounts[into]);
    }
    std::int32_t actions_alone(const State& state, std::size_t i, std::int32_t goal) const;

    std::size_t count_;
    Amounts capacities_;
    State start_;
    Amounts goal_;
    std::int32_t in_any_jug_;
    std::int32_t capacity_divisor_ = 0;
    bool divisor_matters_ = false;  // some goal is no multiple of it
    bool wants_in_between_ = true;  // every jug, neither full nor empty
};

static_assert(Family<Jugs>);
static_assert(Domain<Jugs> && HasPlacements<Jugs> && FindsDeadEnds<Jugs> && NamesDeadPieces<Jugs>);

}  // namespace frontier
