#include "jugs.h"

#include <charconv>

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
                        .cost = "one look at each jug"}},
        .default_heuristic = "mismatch",
        .is_board_line = is_jugs_line};
    return info;
}

namespace {

constexpr std::string_view kLineNames[] = {"capacities", "start amounts", "goal amounts"};

Problem at(const Token& token, std::string message) { return board_problem(std::move(message), token.line, token.column); }

Result<std::int32_t> read_amount(const Token& token, std::int32_t least, std::int32_t most, bool any_allowed) {
    if (any_allowed && token.text == "*") return Jugs::kAny;
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(token.text.data(), token.text.data() + token.text.size(), value);
    if (error != std::errc() || end != token.text.data() + token.text.size() || value < least || value > most) {
        return at(token, concat("Found \"", token.text, "\" where a whole number from ", least, " to ", most,
                                any_allowed ? ", or *, is expected." : " is expected."));
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
        if (count > kMaxJugs) return at(tokens[kMaxJugs], concat("There may be at most ", kMaxJugs, " jugs."));
        if (tokens.size() != count) {
            const std::string message = concat("Found ", count_of(tokens.size(), "number", "numbers"), " for ",
                                               count_of(count, "jug", "jugs"), " in the line of ", kLineNames[row], ".");
            return tokens.size() > count ? at(tokens[count], message)
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

std::unique_ptr<Heuristic<Jugs::State>> Jugs::heuristic(std::string_view id) const {
    if (id == "zero") return make_heuristic<State>([](const State&) { return 0; });
    if (id == "mismatch") {
        return make_heuristic<State>([jugs = *this](const State& state) { return (jugs.mismatched(state) + 1) / 2; });
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

std::string Jugs::action_name(Action action) const {
    if (action >= 2 * kMaxJugs) {
        const std::size_t pour = action - 2 * kMaxJugs;
        return concat("Pour ", jug_name(pour / kMaxJugs), " into ", jug_name(pour % kMaxJugs));
    }
    const std::string name = jug_name(action / 2u);
    return concat(action % 2 == 0 ? "Empty " : "Fill ", name, name.starts_with("jug") ? "" : " Gallon");
}

}  // namespace frontier
