#include "jugs.h"

#include <numeric>

#include "choices.h"
#include "jugs_heuristics.h"

namespace frontier {

const DomainInfo& Jugs::info() {
    static const DomainInfo info{
        .id = "jugs",
        .name = "Water Jugs",
        .summary = "Measure out amounts of water with jugs that have no marks.",
        .rules =
            "There is a tap, a drain, and some jugs of known capacity. An action empties a jug, fills it to "
            "the brim, or pours "
            "one jug into another until the first is empty or the second is full. An action that changes "
            "nothing is not "
            "allowed.\n\n"
            "The puzzle is solved when every jug holds its goal amount; a jug whose goal is * may hold "
            "anything. Or one amount is "
            "wanted in any of the jugs, whichever it is. Every action costs 1.",
        .example = "3 4\n0 0\n* 2\n",
        .unit_cost = true,
        .options = {},
        .legend = {},
        .formats = {{"jugs", "Three lines",
                     "Capacities, start amounts and goal amounts (* for any), separated by blanks. The goal "
                     "line any 4 wants 4 in one of the "
                     "jugs; (3,5)->4 is such a puzzle in one line, with empty jugs."}},
        .view =
            {{"capacities", ViewKind::numbers, true, "How much each jug holds."},
             {"goal", ViewKind::numbers, true,
              "How much each jug should hold in the end; -1 where any amount will do."},
             {"goal_anywhere", ViewKind::number, true,
              "The amount that is wanted in one of the jugs, whichever; -1 where the goal names the jugs."},
             {"amounts", ViewKind::numbers, false, "How much water is in each jug."}},
        .heuristics = JugsHeuristics::All::infos(),
        .features = JugsHeuristics::Features::infos(),
        .tips =
            "The distance between an amount and its goal means little: one action moves any amount of water, "
            "so a sum of differences "
            "overestimates. Count actions instead, and ask how many jugs one action can mend; it touches two "
            "at most. Look for what "
            "no action can change, such as a common divisor of all capacities and amounts: it tells hopeless "
            "states from the others. "
            "Remember that after any action some jug is full or empty, so a goal in between is reached last. "
            "The whole space is often "
            "small enough to measure the true distances and compare.",
        .default_heuristic = "mismatch",
        .solve_guide = "alternate",
        .is_board_line = is_jugs_line,
        .line_board = jugs_line_name,
        .has_placements = true};
    return info;
}

Result<Jugs::Instance> Jugs::parse(std::string_view text, const Options&) {
    const auto read = read_jugs(text);
    if (!read) return read.diagnostic();
    const auto amounts = [](const std::vector<std::int32_t>& list) {
        Amounts row{};
        std::copy(list.begin(), list.end(), row.begin());
        return row;
    };
    return Instance(Jugs(read->capacities.size(), amounts(read->capacities), amounts(read->start),
                         amounts(read->goal), read->in_any_jug.value_or(kAny)));
}

Jugs::Jugs(std::size_t count, const Amounts& capacities, const Amounts& start, const Amounts& goal,
           std::int32_t in_any_jug)
    : count_(count), capacities_(capacities), start_{start}, goal_(goal), in_any_jug_(in_any_jug) {
    const auto in_between = [&](std::size_t i, std::int32_t amount) {
        return amount > 0 && amount < capacities_[i];
    };
    for (std::size_t i = 0; i < count_; ++i) {
        capacity_divisor_ = std::gcd(capacity_divisor_, capacities_[i]);
        wants_in_between_ = wants_in_between_ && in_between(i, goal_[i]);
    }
    if (in_any_jug_ != kAny) wants_in_between_ = count_ == 1 && in_between(0, in_any_jug_);
    divisor_matters_ = !all_multiples(capacity_divisor_);
}

std::int32_t Jugs::common_divisor(const State& state) const {
    std::int32_t divisor = capacity_divisor_;
    for (std::size_t i = 0; i < count_; ++i) divisor = std::gcd(divisor, state.amounts[i]);
    return divisor;
}

std::uint64_t Jugs::placements() const {
    std::uint64_t count = 1;
    for (std::size_t i = 0; i < count_; ++i)
        count = times(count, static_cast<std::uint64_t>(capacities_[i]) + 1);
    return count;
}

Jugs::State Jugs::placement(std::uint64_t number) const {
    State state{};
    for (std::size_t i = 0; i < count_; ++i) {
        const std::uint64_t amounts = static_cast<std::uint64_t>(capacities_[i]) + 1;
        state.amounts[i] = static_cast<std::int32_t>(number % amounts);
        number /= amounts;
    }
    return state;
}

std::uint8_t Jugs::dead_end(const State& state) const {
    if (wants_in_between_ && !is_goal(state)) return kAllInBetween;
    if (!divisor_matters_) return kNoRule;
    return all_multiples(common_divisor(state)) ? kNoRule : kOtherMultiples;
}

std::string Jugs::dead_end_reason(std::uint8_t rule) const {
    if (rule == kAllInBetween)
        return "After any action some jug is full or empty, and the goal wants every jug in between.";
    return "All capacities and amounts here are multiples of one number, no action changes that, and a goal "
           "amount is no multiple of it.";
}

// The jugs with goals that are no multiples; or all of them, where the rule or the goal speaks of every jug.
std::vector<std::size_t> Jugs::dead_end_cells(const State& state, std::uint8_t rule) const {
    std::vector<std::size_t> jugs;
    for (std::size_t i = 0; i < count_; ++i) {
        const bool speaks_of_all = rule == kAllInBetween || in_any_jug_ != kAny;
        if (speaks_of_all || !is_multiple(goal_[i], common_divisor(state))) jugs.push_back(i);
    }
    return jugs;
}

std::vector<std::string> Jugs::notes() const {
    std::vector<std::string> notes;
    if (in_any_jug_ != kAny) {
        notes.push_back(concat("The puzzle is solved when any one of the jugs holds ", in_any_jug_, "."));
    }
    const std::int32_t divisor = common_divisor(start_);
    if (divisor > 1)
        notes.push_back(concat("Every amount stays a multiple of ", divisor, ", whatever is done."));
    const std::uint8_t rule = dead_end(start_);
    if (rule == kAllInBetween)
        notes.push_back(
            "This puzzle has no solution: after any action some jug is full or empty, and the goal wants "
            "every jug in between.");
    if (rule == kOtherMultiples) {
        std::int32_t amount = in_any_jug_;
        for (std::size_t i = count_; i-- > 0;) amount = is_multiple(goal_[i], divisor) ? amount : goal_[i];
        notes.push_back(concat("This puzzle has no solution: the goal amount ", amount, " is no multiple of ",
                               divisor, "."));
    }
    return notes;
}

// A guess at how many actions jug i needs for an amount if the others are of no concern.
std::int32_t Jugs::actions_alone(const State& state, std::size_t i, std::int32_t goal) const {
    if (goal == kAny || state.amounts[i] == goal) return 0;
    if (goal == 0 || goal == capacities_[i]) return 1;
    std::int32_t actions = 4;
    for (std::size_t from = 0; from < count_; ++from) {
        if (from != i && state.amounts[from] == goal) actions = std::min(actions, 2);
        for (std::size_t into = 0; into < count_; ++into) {
            if (from == into) continue;
            const std::int32_t amount = poured(state, from, into);
            const bool left = state.amounts[from] - amount == goal;
            const bool made = state.amounts[into] + amount == goal;
            if ((left && from == i) || (made && into == i)) return 1;
            if (left || made) actions = std::min(actions, 3);
        }
    }
    return actions;
}

std::unique_ptr<Heuristic<Jugs::State>> Jugs::heuristic(std::string_view id) const {
    return make_row<State, JugsHeuristics::All, JugsHeuristics::Features>(id, *this);
}

// ground = capacity, piece = amount, label = goal; below kAny it is an amount that may as well be in another
// jug.
Picture Jugs::picture(const State& state) const {
    Picture picture{count_, 1, {}};
    for (std::size_t i = 0; i < count_; ++i) {
        const bool may_hold_it = in_any_jug_ != kAny && in_any_jug_ <= capacities_[i];
        const std::int32_t label = may_hold_it ? kAny - 1 - in_any_jug_ : goal_[i];
        picture.cells.insert(picture.cells.end(), {capacities_[i], state.amounts[i], label});
    }
    return picture;
}

std::string Jugs::print(const State& state) const {
    const auto list = [this](const Amounts& row) {
        return std::vector<std::int32_t>(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(count_));
    };
    return write_jugs({list(capacities_), list(state.amounts), list(goal_),
                       in_any_jug_ == kAny ? std::nullopt : std::optional(in_any_jug_)});
}

ViewLayout Jugs::view_layout() const {
    const auto list = [this](const Amounts& row) {
        return std::vector<std::int32_t>(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(count_));
    };
    return ViewLayout{count_, 1}
        .of_board("capacities", list(capacities_))
        .of_board("goal", list(goal_))
        .of_board("goal_anywhere", std::vector{in_any_jug_})
        .of_state("amounts", count_);
}

// By its capacity where that tells the jugs apart, as the courses do ("3"), otherwise by its number ("jug
// 1").
std::string Jugs::jug_name(std::size_t i) const {
    const auto end = capacities_.begin() + static_cast<std::ptrdiff_t>(count_);
    for (auto capacity = capacities_.begin(); capacity != end; ++capacity) {
        if (std::count(capacities_.begin(), end, *capacity) > 1) return concat("jug ", i + 1);
    }
    return std::to_string(capacities_[i]);
}

// Of water, from jug to jug.
std::vector<Shift> Jugs::shifts(const State&, Action action) const {
    if (action >= 2 * kMaxJugs) {
        const std::size_t pour = action - 2 * kMaxJugs;
        return {{pour / kMaxJugs, pour % kMaxJugs}};
    }
    const std::size_t jug = action / 2u;
    return {action == empty_action(jug) ? Shift{jug, std::nullopt} : Shift{std::nullopt, jug}};
}

std::string Jugs::action_name(Action action) const {
    if (action >= 2 * kMaxJugs) {
        const std::size_t pour = action - 2 * kMaxJugs;
        return concat("Pour ", jug_name(pour / kMaxJugs), " into ", jug_name(pour % kMaxJugs));
    }
    const std::string name = jug_name(action / 2u);
    return concat(action % 2 == 0 ? "Empty " : "Fill ", name, name.starts_with("jug") ? "" : " Gallon");
}

}  // namespace frontier
