#include "jugs.h"

#include <charconv>
#include <numeric>

#include "../text/lines.h"

namespace frontier {

namespace {

bool is_jugs_line(std::string_view line) {
    return !is_blank(line) && line.find_first_not_of("0123456789* \t") == std::string_view::npos;
}

}  // namespace

const DomainInfo& Jugs::info() {
    static const DomainInfo info{
        .id = "jugs",
        .name = "Water Jugs",
        .summary = "Measure out amounts of water with jugs that have no marks.",
        .rules =
            "There is a tap, a drain, and some jugs of known capacity. An action empties a jug, fills it to the brim, or pours "
            "one jug into another until the first is empty or the second is full. An action that changes nothing is not "
            "allowed.\n\n"
            "The puzzle is solved when every jug holds its goal amount; a jug whose goal is * may hold anything. Every action "
            "costs 1.",
        .example = "3 4\n0 0\n* 2\n",
        .unit_cost = true,
        .options = {},
        .legend = {},
        .formats = {{"jugs", "Three lines", "Capacities, start amounts and goal amounts (* for any), separated by blanks."}},
        .heuristics = {zero_heuristic(),
                       {.id = "mismatch",
                        .name = "Half the mismatched jugs",
                        .summary = "The number of jugs without their goal amount, halved and rounded up.",
                        .admissible = Promise::proved,
                        .consistent = Promise::proved,
                        .why = "An action changes at most two jugs, so it mends at most two.",
                        .cost = "one look at each jug"},
                       {.id = "sum_difference",
                        .name = "Sum of differences",
                        .summary = "How far the jugs are from their goal amounts, summed.",
                        .admissible = Promise::no,
                        .consistent = Promise::no,
                        .why = "One action can move many units of water: filling a jug of 4 that should be full is 1 action, not 4.",
                        .cost = "one look at each jug"},
                       {.id = "max_difference",
                        .name = "Largest difference",
                        .summary = "How far the worst jug is from its goal amount.",
                        .admissible = Promise::no,
                        .consistent = Promise::no,
                        .why = "One action can move many units of water: filling a jug of 4 that should be full is 1 action, not 4.",
                        .cost = "one look at each jug"},
                       {.id = "alternate",
                        .name = "Alternate",
                        .summary = "For each jug without its goal amount, how many actions seem to be needed for it alone, summed; inadmissible.",
                        .admissible = Promise::no,
                        .consistent = Promise::no,
                        .why = "How near an amount is to the goal amount says little here: 3 is no step on the way to 4. What counts is which "
                               "amounts can be made. So each jug without its goal amount counts 1 if one action mends it (filling, "
                               "emptying, or a pour that ends just there), 2 if another jug holds the amount, which then only needs to "
                               "be carried over, 3 if some pour would make the amount somewhere, and otherwise 4. It is inadmissible, "
                               "because one pour can mend two jugs at once.\n\n"
                               "On 300 random puzzles of two to four jugs, greedy search with it needed 38 expansions on average, with the "
                               "mismatched jugs 91 and with the sum of differences 178.",
                        .cost = "a look at every pour for each jug without its goal amount"}},
        .tips =
            "The distance between an amount and its goal means little: one action moves any amount of water, so a sum of differences "
            "overestimates. Count actions instead, and ask how many jugs one action can mend; it touches two at most. Look for what "
            "no action can change, such as a common divisor of all capacities and amounts: it tells hopeless states from the others. "
            "Remember that after any action some jug is full or empty, so a goal in between is reached last. The whole space is often "
            "small enough to measure the true distances and compare.",
        .default_heuristic = "mismatch",
        .is_board_line = is_jugs_line};
    return info;
}

namespace {

constexpr std::string_view kLineNames[] = {"capacities", "start amounts", "goal amounts"};

Result<std::int32_t> read_amount(const Token& token, std::int32_t least, std::int32_t most, bool any_allowed) {
    if (any_allowed && token.text == "*") return Jugs::kAny;
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(token.text.data(), token.text.data() + token.text.size(), value);
    if (error != std::errc() || end != token.text.data() + token.text.size() || value < least || value > most) {
        return problem_at(token, concat("Found \"", excerpt(token.text), "\" where a whole number from ", least, " to ",
                                        most, any_allowed ? ", or *, is expected." : " is expected."));
    }
    return value;
}

}  // namespace

Result<Jugs::Instance> Jugs::parse(std::string_view text, const Options&) {
    const std::vector<Line> all = split_lines(text);
    std::vector<Line> lines;
    for (const Line& line : all) {
        if (!is_blank(line.text) && !is_comment(line.text)) lines.push_back(line);
    }
    if (lines.size() > 3) return board_problem("Three lines are enough: capacities, start amounts, goal amounts.", lines[3].number, 1);
    Amounts rows[3] = {};
    std::size_t count = 0;
    for (std::size_t row = 0; row < 3; ++row) {
        if (row >= lines.size()) {
            return board_problem(concat("The line of ", kLineNames[row], " is missing."), all.size() + 1, 1);
        }
        const std::vector<Token> tokens = split_tokens(lines[row]);
        if (row == 0) count = tokens.size();
        if (count > kMaxJugs) return problem_at(tokens[kMaxJugs], concat("There may be at most ", kMaxJugs, " jugs."));
        if (tokens.size() != count) {
            const std::string message = concat("Found ", count_of(tokens.size(), "number", "numbers"), " for ",
                                               count_of(count, "jug", "jugs"), " in the line of ", kLineNames[row], ".");
            return tokens.size() > count ? problem_at(tokens[count], message)
                                         : board_problem(message, lines[row].number, lines[row].text.size() + 1);
        }
        for (std::size_t i = 0; i < count; ++i) {
            const auto amount = read_amount(tokens[i], row == 0 ? 1 : 0, row == 0 ? kMaxCapacity : rows[0][i], row == 2);
            if (!amount) return amount.problem();
            rows[row][i] = *amount;
        }
    }
    return Instance(Jugs(count, rows[0], rows[1], rows[2]));
}

Jugs::Jugs(std::size_t count, const Amounts& capacities, const Amounts& start, const Amounts& goal)
    : count_(count), capacities_(capacities), start_{start}, goal_(goal) {
    for (std::size_t i = 0; i < count_; ++i) capacity_divisor_ = std::gcd(capacity_divisor_, capacities_[i]);
    for (std::size_t i = 0; i < count_; ++i) {
        divisor_matters_ = divisor_matters_ || !is_multiple(i, capacity_divisor_);
        wants_in_between_ = wants_in_between_ && goal_[i] > 0 && goal_[i] < capacities_[i];
    }
}

std::int32_t Jugs::common_divisor(const State& state) const {
    std::int32_t divisor = capacity_divisor_;
    for (std::size_t i = 0; i < count_; ++i) divisor = std::gcd(divisor, state.amounts[i]);
    return divisor;
}

std::uint8_t Jugs::dead_end(const State& state) const {
    if (wants_in_between_ && !is_goal(state)) return kAllInBetween;
    if (!divisor_matters_) return kNoRule;
    const std::int32_t divisor = common_divisor(state);
    for (std::size_t i = 0; i < count_; ++i) {
        if (!is_multiple(i, divisor)) return kOtherMultiples;
    }
    return kNoRule;
}

std::string Jugs::dead_end_reason(std::uint8_t rule) const {
    if (rule == kAllInBetween) return "After any action some jug is full or empty, and the goal wants every jug in between.";
    return "All capacities and amounts here are multiples of one number, no action changes that, and a goal amount is no multiple of it.";
}

// The jugs with goals that are no multiples; or all of them, for the other rule speaks of every jug.
std::vector<std::size_t> Jugs::dead_end_cells(const State& state, std::uint8_t rule) const {
    std::vector<std::size_t> jugs;
    for (std::size_t i = 0; i < count_; ++i) {
        if (rule == kAllInBetween || !is_multiple(i, common_divisor(state))) jugs.push_back(i);
    }
    return jugs;
}

std::vector<std::string> Jugs::notes() const {
    std::vector<std::string> notes;
    const std::int32_t divisor = common_divisor(start_);
    if (divisor > 1) notes.push_back(concat("Every amount stays a multiple of ", divisor, ", whatever is done."));
    const std::uint8_t rule = dead_end(start_);
    if (rule == kAllInBetween) notes.push_back("This puzzle has no solution: after any action some jug is full or empty, and the goal wants every jug in between.");
    for (std::size_t i = 0; i < count_ && rule == kOtherMultiples; ++i) {
        if (is_multiple(i, divisor)) continue;
        notes.push_back(concat("This puzzle has no solution: the goal amount ", goal_[i], " is no multiple of ", divisor, "."));
        break;
    }
    return notes;
}

// A guess at how many actions jug i needs if the others are of no concern.
std::int32_t Jugs::actions_alone(const State& state, std::size_t i) const {
    const std::int32_t goal = goal_[i];
    if (difference(state, i) == 0) return 0;
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
    if (id == "zero") return make_heuristic<State>([](const State&) { return 0; });
    if (id == "mismatch") {
        return make_heuristic<State>([jugs = *this](const State& state) { return (jugs.mismatched(state) + 1) / 2; });
    }
    if (id == "alternate") {
        return make_heuristic<State>([jugs = *this](const State& state) {
            std::int32_t sum = 0;
            for (std::size_t i = 0; i < jugs.count_; ++i) sum += jugs.actions_alone(state, i);
            return sum;
        });
    }
    const bool sum = id == "sum_difference";
    if (!sum && id != "max_difference") return nullptr;
    return make_heuristic<State>([jugs = *this, sum](const State& state) {
        std::int32_t total = 0;
        std::int32_t largest = 0;
        for (std::size_t i = 0; i < jugs.count_; ++i) {
            total += jugs.difference(state, i);
            largest = std::max(largest, jugs.difference(state, i));
        }
        return sum ? total : largest;
    });
}

// ground = capacity, piece = amount, label = goal.
Picture Jugs::picture(const State& state) const {
    Picture picture{count_, 1, {}};
    for (std::size_t i = 0; i < count_; ++i) {
        picture.cells.insert(picture.cells.end(), {capacities_[i], state.amounts[i], goal_[i]});
    }
    return picture;
}

std::string Jugs::print(const State& state) const {
    std::string out;
    for (const Amounts* row : {&capacities_, &state.amounts, &goal_}) {
        for (std::size_t i = 0; i < count_; ++i) {
            out += i > 0 ? " " : "";
            out += (*row)[i] == kAny ? "*" : std::to_string((*row)[i]);
        }
        out += '\n';
    }
    return out;
}

// By its capacity where that tells the jugs apart, as the courses do ("3"), otherwise by its number ("jug 1").
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
