#include "core/validate/jugs_board.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace frontier::validate {
namespace {

constexpr std::size_t kMostJugs = 16;

// One amount a jug, none of them outside 0 to its capacity; `*` only where any amount may stand.
std::optional<Fault> read_amounts(const Line& line, bool any_allowed, const std::vector<Jug>& jugs,
                                  std::vector<std::optional<std::int64_t>>& amounts) {
    const std::vector<std::string> words = lower_case_words(line.text);
    if (words.size() != jugs.size()) {
        return Fault{"expected " + counted(jugs.size(), "amount", "amounts") + ", one for each jug, found " +
                         std::to_string(words.size()) + '.',
                     line.number};
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        amounts.push_back(whole_integer(words[i]));
        if (any_allowed && words[i] == "*") continue;
        if (!amounts.back() || *amounts.back() < 0 || *amounts.back() > jugs[i].capacity) {
            return Fault{quoted(words[i]) + " is not an amount from 0 to " +
                             std::to_string(jugs[i].capacity) + (any_allowed ? " or * for any." : "."),
                         line.number};
        }
    }
    return std::nullopt;
}

std::optional<Fault> check_wanted(const JugTask& task, std::size_t line) {
    const auto can_hold_it = [&](const Jug& jug) {
        return task.in_any && *task.in_any >= 0 && *task.in_any <= jug.capacity;
    };
    if (std::any_of(task.jugs.begin(), task.jugs.end(), can_hold_it)) return std::nullopt;
    return Fault{"the amount wanted in any jug must be a number that one of them can hold.", line};
}

// (3,5)->4: the jugs are empty at first.
std::optional<Fault> read_one_line(const Line& line, JugTask& task) {
    std::string_view rest = line.text;
    take_symbol(rest, '(');
    do {
        const auto capacity = take_integer(rest);
        if (!capacity || *capacity < 1)
            return Fault{"expected capacities of 1 or more, as in (3,5)->4.", line.number};
        task.jugs.push_back({*capacity, 0, std::nullopt});
    } while (take_symbol(rest, ','));
    const bool is_closed = take_symbol(rest, ')') && take_symbol(rest, '-') && rest.substr(0, 1) == ">";
    if (is_closed) rest.remove_prefix(1);
    task.in_any = is_closed ? take_integer(rest) : std::nullopt;
    if (!task.in_any || !trimmed(rest).empty())
        return Fault{"expected -> and one amount behind the capacities, as in (3,5)->4.", line.number};
    if (task.jugs.size() > kMostJugs) return Fault{"there are more than 16 jugs.", line.number};
    return check_wanted(task, line.number);
}

std::optional<Fault> read_capacities(const Line& line, std::vector<Jug>& jugs) {
    for (const std::string& word : lower_case_words(line.text)) {
        const auto capacity = whole_integer(word);
        if (!capacity || *capacity < 1)
            return Fault{quoted(word) + " is not a capacity of 1 or more.", line.number};
        jugs.push_back({*capacity, 0, std::nullopt});
    }
    if (jugs.size() > kMostJugs) {
        return Fault{"there are " + std::to_string(jugs.size()) + " jugs; 16 are the limit.", line.number};
    }
    return std::nullopt;
}

}  // namespace

std::optional<Fault> read_jugs_board(std::string_view text, JugTask& task) {
    const std::vector<Line> lines = meaningful_lines(text);
    std::vector<Jug>& jugs = task.jugs;
    if (lines.size() == 1 && lines[0].text.front() == '(') return read_one_line(lines[0], task);
    if (lines.size() != 3) {
        return Fault{"expected three lines, the capacities, the start and the goal; found " +
                         std::to_string(lines.size()) + '.',
                     lines.empty() ? 0 : lines.back().number};
    }
    if (auto fault = read_capacities(lines[0], jugs)) return fault;
    std::vector<std::optional<std::int64_t>> start, goal;
    if (auto fault = read_amounts(lines[1], false, jugs, start)) return fault;
    if (const auto words = lower_case_words(lines[2].text); words.front() == "any") {
        task.in_any = words.size() == 2 ? whole_integer(words[1]) : std::nullopt;
        if (auto fault = check_wanted(task, lines[2].number)) return fault;
        goal.resize(jugs.size());
    } else if (auto fault = read_amounts(lines[2], true, jugs, goal)) {
        return fault;
    }
    for (std::size_t i = 0; i < jugs.size(); ++i) {
        jugs[i].amount = *start[i];
        jugs[i].goal = goal[i];
    }
    return std::nullopt;
}

}  // namespace frontier::validate
