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
std::optional<Fault> add_row(TileRow row, const Line& line, TileGrid& grid) {
    for (std::string& token : row) {
        if (!is_number(token)) continue;
        const auto value = whole_integer(token);
        if (!value || *value < -kLargestNumber || *value > kLargestNumber)
            return Fault{quoted(token) + " is not a tile; write a number from -999 to 999, . or x.",
                         line.number};
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

// As many rows as columns from all numbers of one line, in front of which there may be one that is none of
// them.
bool is_list(const TileRow& words, std::size_t& side) {
    const std::size_t count = words.size();
    for (side = 2; side * side + 1 < count;) ++side;
    const bool is_longer_than_a_row = count > kLongestSide;
    if (side > kLongestSide || (count != side * side && count != side * side + 1)) return false;
    std::vector<std::int64_t> numbers;
    for (const std::string& word : words) {
        if (!whole_integer(word) && !(word == "." && is_longer_than_a_row)) return false;
        numbers.push_back(whole_integer(word).value_or(0));
    }
    if (is_longer_than_a_row) return true;
    const bool is_numbered = count != side * side;
    if (is_numbered) numbers.erase(numbers.begin());
    std::sort(numbers.begin(), numbers.end());
    if (std::count(numbers.begin(), numbers.end(), 0) != 1) return false;
    return !is_numbered ||
           (numbers.front() == 0 && numbers.back() + 1 == static_cast<std::int64_t>(numbers.size()) &&
            std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end());
}

// "3x3:8,7,6,5,4,3,2,1,0": the numbers, and how many make a row.
bool is_game_id(const Line& line, TileRow& words, std::size_t& width) {
    std::string_view rest = line.text;
    const auto across = take_integer(rest);
    if (!across || rest.substr(0, 1) != "x") return false;
    rest.remove_prefix(1);
    const auto down = take_integer(rest);
    if (!down || rest.substr(0, 1) != ":" || *across < 1 || *across > 10) return false;
    std::string numbers(rest.substr(1));
    std::replace(numbers.begin(), numbers.end(), ',', ' ');
    words = lower_case_words(numbers);
    width = static_cast<std::size_t>(*across);
    return *down >= 1 && *down <= 10 && static_cast<std::int64_t>(words.size()) == *across * *down;
}

// One board, from one line or from several; `of_list` says which.
std::optional<Fault> read_grid(const std::vector<Line>& lines, TileGrid& grid, bool& of_list) {
    TileRow words = lower_case_words(lines.front().text);
    std::size_t width = words.size();
    of_list = lines.size() == 1 && is_list(words, width);
    if (of_list && words.size() != width * width) words.erase(words.begin());
    if (lines.size() > 1 || (!of_list && !is_game_id(lines.front(), words, width))) {
        for (const Line& line : lines) {
            if (auto fault = add_row(lower_case_words(line.text), line, grid)) return fault;
        }
        return std::nullopt;
    }
    for (std::size_t first = 0; first < words.size(); first += width) {
        const auto begin = words.begin() + static_cast<std::ptrdiff_t>(first);
        if (auto fault = add_row({begin, begin + static_cast<std::ptrdiff_t>(width)}, lines.front(), grid))
            return fault;
    }
    return std::nullopt;
}

// Where there is no other empty cell, the one 0 is it.
void clear_zero(TileGrid& grid) {
    const std::vector<std::string> tokens = sorted_tokens(grid);
    const auto times = [&](const char* token) { return std::count(tokens.begin(), tokens.end(), token); };
    if (times(".") > 0 || times("0") != 1) return;
    for (TileRow& row : grid) std::replace(row.begin(), row.end(), std::string("0"), std::string("."));
}

// Numbers from low to high, and empty cells before or behind them, around the fixed ones.
std::optional<Fault> make_goal(TileTask& task, bool empty_first) {
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
    tokens.insert(empty_first ? tokens.begin() : tokens.end(), empty, ".");
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

std::optional<Fault> read_tiles_board(std::string_view text, const std::string& goal, TileTask& task) {
    task = {};
    std::vector<std::vector<Line>> boards;
    bool between = true;
    for (const Line& line : split_lines(text)) {
        const std::string_view content = trimmed(line.text);
        if (content.empty()) between = true;
        if (content.empty() || content.front() == ';' || content.substr(0, 2) == "::") continue;
        if (between) boards.emplace_back();
        if (boards.size() == 3) return Fault{"there are more than two boards.", line.number};
        between = false;
        boards.back().push_back({content, line.number});
    }
    if (boards.empty()) return Fault{"there is no board.", 0};
    bool of_list = false, goal_of_list = false;
    if (auto fault = read_grid(boards[0], task.start, of_list)) return fault;
    clear_zero(task.start);
    const std::vector<std::string> tokens = sorted_tokens(task.start);
    if (!std::binary_search(tokens.begin(), tokens.end(), std::string(".")))
        return Fault{"no cell is empty.", 0};
    if (boards.size() == 1) return make_goal(task, goal == "auto" ? of_list : goal == "blank_first");
    if (auto fault = read_grid(boards[1], task.goal, goal_of_list)) return fault;
    clear_zero(task.goal);
    if (task.start.size() != task.goal.size() || task.start.front().size() != task.goal.front().size())
        return Fault{"start and goal differ in size.", 0};
    if (differ_in_fixed_cells(task)) return Fault{"start and goal differ in their fixed cells.", 0};
    if (tokens != sorted_tokens(task.goal)) return Fault{"start and goal differ in their tiles.", 0};
    return std::nullopt;
}

}  // namespace frontier::validate
