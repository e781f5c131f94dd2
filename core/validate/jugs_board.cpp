#include "core/validate/jugs_board.h"

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

std::optional<Fault> read_jugs_board(std::string_view text, std::vector<Jug>& jugs) {
    const std::vector<Line> lines = meaningful_lines(text);
    if (lines.size() != 3) {
        return Fault{"expected three lines, the capacities, the start and the goal; found " +
                         std::to_string(lines.size()) + '.',
                     lines.empty() ? 0 : lines.back().number};
    }
    if (auto fault = read_capacities(lines[0], jugs)) return fault;
    std::vector<std::optional<std::int64_t>> start, goal;
    if (auto fault = read_amounts(lines[1], false, jugs, start)) return fault;
    if (auto fault = read_amounts(lines[2], true, jugs, goal)) return fault;
    for (std::size_t i = 0; i < jugs.size(); ++i) {
        jugs[i].amount = *start[i];
        jugs[i].goal = goal[i];
    }
    return std::nullopt;
}

}  // namespace frontier::validate
