#include "core/validate/tiles_board.h"

#include <algorithm>
#include <cstddef>

namespace frontier::validate {
namespace {

constexpr std::size_t kLongestSide = 10;
constexpr std::int64_t kLargestNumber = 999;

bool is_number(const std::string& token) { return token != "." && token != "x"; }

std::int64_t number(const std::string& token) { return *whole_integer(token); }

// Numbers come out in one spelling, so that equal tiles are equal texts.
std::optional<Fault> read_row(const Line& line, TileGrid& grid) {
    TileRow row = lower_case_words(line.text);
    for (std::string& token : row) {
        if (!is_number(token)) continue;
        const auto value = whole_integer(token);
        if (!value || *value < -kLargestNumber || *value > kLargestNumber)
            return Fault{quoted(token) + " is not a tile; write a number from -999 to 999, . or x.", line.number};
        token = std::to_string(*value);
    }
    grid.push_back(std::move(row));
    if (grid.back().size() != grid.front().size())
        return Fault{"this row has " + counted(grid.back().size(), "cell", "cells") + ", the first has " +
                         std::to_string(grid.front().size()) + '.',
                     line.number};
    if (grid.size() > kLongestSide || grid.front().size() > kLongestSide)
        return Fault{"the board is larger than 10 by 10.", line.number};
    return std::nullopt;
}

std::vector<std::string> sorted_tokens(const TileGrid& grid) {
    std::vector<std::string> tokens;
    for (const TileRow& row : grid) tokens.insert(tokens.end(), row.begin(), row.end());
    std::sort(tokens.begin(), tokens.end());
    return tokens;
}

// Numbers from low to high, then empty cells, around the fixed ones.
std::optional<Fault> make_goal(TileTask& task) {
    std::vector<std::string> tokens;
    std::size_t empty = 0;
    for (const std::string& token : sorted_tokens(task.start)) {
        if (is_number(token)) tokens.push_back(token);
        if (token == ".") ++empty;
    }
    if (std::adjacent_find(tokens.begin(), tokens.end()) != tokens.end())
        return Fault{"there are equal tiles, so a goal board is needed.", 0};
    std::sort(tokens.begin(), tokens.end(),
              [](const std::string& a, const std::string& b) { return number(a) < number(b); });
    tokens.insert(tokens.end(), empty, ".");
    task.goal = task.start;
    std::size_t next = 0;
    for (TileRow& row : task.goal) {
        for (std::string& token : row) {
            if (token != "x") token = tokens[next++];
        }
    }
    return std::nullopt;
}

bool differ_in_fixed_cells(const TileTask& task) {
    for (std::size_t y = 0; y < task.start.size(); ++y) {
        for (std::size_t x = 0; x < task.start[y].size(); ++x) {
            if ((task.start[y][x] == "x") != (task.goal[y][x] == "x")) return true;
        }
    }
    return false;
}

}  // namespace

std::optional<Fault> read_tiles_board(std::string_view text, TileTask& task) {
    task = {};
    std::size_t boards = 0;
    bool between = true;
    for (const Line& line : split_lines(text)) {
        const std::string_view content = trimmed(line.text);
        if (content.empty()) between = true;
        if (content.empty() || content.front() == ';' || content.substr(0, 2) == "::") continue;
        if (between && ++boards == 3) return Fault{"there are more than two boards.", line.number};
        between = false;
        if (auto fault = read_row({content, line.number}, boards == 1 ? task.start : task.goal)) return fault;
    }
    if (boards == 0) return Fault{"there is no board.", 0};
    const std::vector<std::string> tokens = sorted_tokens(task.start);
    if (!std::binary_search(tokens.begin(), tokens.end(), std::string("."))) return Fault{"no cell is empty.", 0};
    if (boards == 1) return make_goal(task);
    if (task.start.size() != task.goal.size() || task.start.front().size() != task.goal.front().size())
        return Fault{"start and goal differ in size.", 0};
    if (differ_in_fixed_cells(task)) return Fault{"start and goal differ in their fixed cells.", 0};
    if (tokens != sorted_tokens(task.goal)) return Fault{"start and goal differ in their tiles.", 0};
    return std::nullopt;
}

}  // namespace frontier::validate
