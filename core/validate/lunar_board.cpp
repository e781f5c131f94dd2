#include "core/validate/lunar_board.h"

#include <algorithm>
#include <deque>
#include <set>
#include <string>
#include <tuple>

#include "core/validate/python_call.h"

namespace frontier::validate {
namespace {

constexpr std::size_t kLargestSize = 25;

using Rows = std::deque<Line>;

bool is_only_blanks(std::string_view text) { return text.find_first_not_of(" \t") == text.npos; }

std::string_view without_blanks_behind(std::string_view text) {
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

// Without remarks and the empty lines around the board. An outermost line of blanks counts only if it makes
// the number of rows odd.
Rows board_rows(std::string_view text) {
    Rows rows;
    for (const Line& line : split_lines(text)) {
        const bool is_remark = line.text.substr(0, 1) == ";" || line.text.substr(0, 2) == "::";
        if (!is_remark) rows.push_back(line);
    }
    while (!rows.empty() && rows.front().text.empty()) rows.pop_front();
    while (!rows.empty() && rows.back().text.empty()) rows.pop_back();
    if (rows.empty() || rows.size() % 2 == 1) return rows;
    if (is_only_blanks(rows.back().text)) {
        rows.pop_back();
    } else if (is_only_blanks(rows.front().text)) {
        rows.pop_front();
    }
    return rows;
}

bool is_only_walls(std::string_view text) { return text.find_first_not_of('#') == text.npos; }

std::optional<Fault> unframe(Rows& rows) {
    const std::size_t width = without_blanks_behind(rows.front().text).size();
    for (Line& row : rows) {
        row.text = without_blanks_behind(row.text);
        const bool closed = row.text.size() == width && row.text.front() == '#' && row.text.back() == '#';
        if (!closed) return Fault{"the frame is not closed here.", row.number};
    }
    for (const Line& edge : {rows.front(), rows.back()}) {
        if (!is_only_walls(edge.text)) return Fault{"the frame is not closed here.", edge.number};
    }
    if (rows.size() < 3 || width < 3) return Fault{"there is nothing inside the frame.", rows.front().number};
    rows.pop_front();
    rows.pop_back();
    for (Line& row : rows) row.text = row.text.substr(1, width - 2);
    return std::nullopt;
}

std::optional<Fault> check_size(const Rows& rows, bool framed) {
    const std::size_t height = rows.size();
    std::size_t widest = 0;
    std::size_t narrowest = rows.front().text.size();
    for (const Line& row : rows) {
        const std::size_t width = framed ? row.text.size() : without_blanks_behind(row.text).size();
        widest = std::max(widest, width);
        narrowest = std::min(narrowest, width);
    }
    if (widest > height || (widest < height && widest == narrowest)) {
        return Fault{"the board has " + counted(height, "row", "rows") + " and " +
                     counted(widest, "column", "columns") + "; it must be square."};
    }
    if (height > kLargestSize)
        return Fault{"the board has " + std::to_string(height) + " rows; 25 are the limit."};
    if (height % 2 == 0) {
        return Fault{"the board has " + std::to_string(height) +
                     " rows, an even number, so no square is in its middle."};
    }
    return std::nullopt;
}

std::optional<Fault> read_square(char symbol, LunarPlace place, std::size_t line, LunarTable& table) {
    if (symbol == '+' && place != table.hatch()) return Fault{"the hatch is drawn outside the middle.", line};
    if (!is_letter(symbol)) return std::nullopt;
    if (!table.pieces.emplace(symbol, place).second) {
        return Fault{std::string("there are two pieces ") + symbol + '.', line};
    }
    return std::nullopt;
}

std::optional<Fault> read_drawn(std::string_view text, LunarTable& table) {
    Rows rows = board_rows(text);
    const auto is_empty = [](const Line& row) { return is_only_blanks(row.text); };
    if (std::all_of(rows.begin(), rows.end(), is_empty)) return Fault{"there is no board."};
    const bool framed = rows.front().text.substr(0, 1) == "#";
    if (framed) {
        if (auto fault = unframe(rows)) return fault;
    }
    for (const Line& row : rows) {
        for (const char& symbol : without_blanks_behind(row.text)) {
            if (is_letter(symbol) || symbol == '.' || symbol == ' ' || symbol == '+') continue;
            return Fault{
                quoted({&symbol, 1}) + " is not a Lunar Lockout symbol; expected a letter, + . or a blank.",
                row.number};
        }
    }
    if (auto fault = check_size(rows, framed)) return fault;
    table = LunarTable{static_cast<int>(rows.size()), {}};
    LunarPlace place;
    for (const Line& row : rows) {
        place.x = 0;
        for (const char symbol : without_blanks_behind(row.text)) {
            if (auto fault = read_square(symbol, place, row.number, table)) return fault;
            ++place.x;
        }
        ++place.y;
    }
    return std::nullopt;
}

constexpr std::string_view kLunarClass = "LunarLockoutState";

std::optional<Fault> read_constructor(std::string_view text, LunarTable& table) {
    const Fault unclear{
        "the call is not LunarLockoutState(\"START\", 0, None, size, robots, xanadus), of an odd size."};
    const auto values = call_values(text, kLunarClass);
    if (!values || values->size() != 6) return unclear;
    const std::int64_t size = (*values)[3].number.value_or(0);
    if (size < 1 || size > static_cast<std::int64_t>(kLargestSize) || size % 2 == 0) return unclear;
    table = LunarTable{static_cast<int>(size), {}};
    std::set<std::pair<int, int>> taken;
    for (const auto& [value, first, last] : {std::tuple{4u, 'a', 'z'}, {5u, 'A', 'Z'}}) {
        PythonPlaces places;
        if (!read_places((*values)[value], table.size, table.size, places)) return unclear;
        char letter = first;
        for (const auto& place : places) {
            if (letter > last) return Fault{"there are more than 26 pieces of a kind."};
            if (!taken.insert(place).second) return Fault{"two pieces are on one square."};
            table.pieces[letter++] = {place.first, place.second};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Fault> read_lunar_board(std::string_view text, LunarTable& table) {
    if (auto fault = has_call(text, kLunarClass) ? read_constructor(text, table) : read_drawn(text, table))
        return fault;
    for (auto piece = table.pieces.begin(); piece != table.pieces.end();) {
        const bool has_left = piece->first < 'a' && piece->second == table.hatch();
        piece = has_left ? table.pieces.erase(piece) : std::next(piece);
    }
    return std::nullopt;
}

}  // namespace frontier::validate
