#include "snow_text.h"

#include <algorithm>

#include "lines.h"

namespace frontier {

namespace {

struct Wanted {
    unsigned ball;  // its bit; 0 for the robot
    std::string_view name;
    std::string_view hint;
};
constexpr Wanted kWanted[] = {
    {0, "robot", "?"}, {4, "small ball", "s"}, {2, "medium ball", "m"}, {1, "big ball", "b"}};

bool holds(char letter, const Wanted& wanted) {
    return wanted.ball == 0 ? letter == '?' : (balls_of(letter) & wanted.ball) != 0;
}

std::string place_text(SnowDrawing::Origin origin) {
    return concat("line ", origin.line, ", column ", origin.column);
}

std::optional<Diagnostic> second_of(const SnowDrawing& drawing, const Wanted& wanted) {
    std::optional<std::size_t> first;
    for (std::size_t square = 0; square < drawing.squares.size(); ++square) {
        if (!holds(drawing.squares[square], wanted)) continue;
        if (first) {
            const auto at = drawing.origins[square];
            return board_diagnostic(concat("There is a second ", wanted.name, " here; the first is in ",
                                           place_text(drawing.origins[*first]), "."),
                                    at.line, at.column);
        }
        first = square;
    }
    return std::nullopt;
}

}  // namespace

char with_letters(char letter, SnowLetters letters) {
    if (letters == SnowLetters::course && (letter == 'B' || letter == 'C')) return letter == 'B' ? 'C' : 'B';
    return letter;
}

std::optional<std::size_t> SnowDrawing::neighbour(std::size_t square, std::size_t direction) const {
    const std::size_t x = square % width;
    switch (direction) {
        case 0: return square >= width ? std::optional(square - width) : std::nullopt;
        case 1: return x + 1 < width ? std::optional(square + 1) : std::nullopt;
        case 2: return square + width < squares.size() ? std::optional(square + width) : std::nullopt;
        default: return x > 0 ? std::optional(square - 1) : std::nullopt;
    }
}

unsigned balls_of(char letter) {
    const std::size_t found = kStackLetters.find(letter);
    return found == std::string_view::npos ? 0 : static_cast<unsigned>(found);
}

std::vector<char> inner_squares(const SnowDrawing& drawing) {
    std::vector<char> inner(drawing.squares.size(), 0);
    std::vector<std::size_t> work = drawing.destinations;
    for (std::size_t square = 0; square < drawing.squares.size(); ++square) {
        if (drawing.squares[square] != '#' && drawing.squares[square] != ' ') work.push_back(square);
    }
    const bool has_pieces = !work.empty();
    while (!work.empty()) {
        const std::size_t square = work.back();
        work.pop_back();
        if (inner[square] || drawing.squares[square] == '#') continue;
        inner[square] = 1;
        for (std::size_t d = 0; d < 4; ++d) {
            if (const auto next = drawing.neighbour(square, d)) work.push_back(*next);
        }
    }
    for (std::size_t square = 0; square < inner.size() && !has_pieces; ++square)
        inner[square] = drawing.squares[square] != '#';
    return inner;
}

bool is_framed(const SnowDrawing& drawing) {
    const bool has_pieces =
        drawing.squares.find_first_not_of("# ") != std::string::npos || !drawing.destinations.empty();
    const std::vector<char> inner =
        has_pieces ? inner_squares(drawing) : std::vector<char>(drawing.squares.size(), 0);
    for (std::size_t square = 0; square < inner.size(); ++square) {
        const std::size_t x = square % drawing.width;
        const std::size_t y = square / drawing.width;
        const bool at_edge = x == 0 || y == 0 || x + 1 == drawing.width || y + 1 == drawing.height;
        if (at_edge && inner[square]) return false;
    }
    return true;
}

std::optional<Diagnostic> check_snow_drawing(const SnowDrawing& drawing) {
    std::string missing;
    const auto add = [&](std::string_view name, std::string_view hint) {
        missing += concat(missing.empty() ? "" : ", ", "no ", name, " (", hint, ')');
    };
    for (const Wanted& wanted : kWanted) {
        if (auto diagnostic = second_of(drawing, wanted)) return diagnostic;
        const auto& squares = drawing.squares;
        if (std::none_of(squares.begin(), squares.end(), [&](char letter) { return holds(letter, wanted); }))
            add(wanted.name, wanted.hint);
    }
    if (drawing.destinations.empty())
        add("destination", "X, or a line such as \"destination 4 1\" where a piece covers it");
    const auto& origins = drawing.destination_origins;
    if (origins.size() > 1) {
        return board_diagnostic(
            concat("There is a second destination here; the first is in ", place_text(origins[0]), "."),
            origins[1].line, origins[1].column);
    }
    if (missing.empty()) return std::nullopt;
    const auto drawn = std::find_if(drawing.origins.begin(), drawing.origins.end(),
                                    [](const auto& origin) { return origin.line != 0; });
    return board_diagnostic(concat("On this board there is ", missing, "."), drawn->line, 1);
}

std::string write_snow_drawing(const SnowDrawing& drawing, SnowLetters letters, bool says_letters) {
    const std::size_t offset = is_framed(drawing) ? 1 : 0;
    std::string out;
    if (letters == SnowLetters::course) out = "; stacks: course\n";
    else if (says_letters && drawing.squares.find_first_of("BC") != std::string::npos)
        out = "; stacks: seed\n";
    std::string squares = drawing.squares;
    for (char& letter : squares) letter = with_letters(letter, letters);
    std::string covered;
    for (const std::size_t square : drawing.destinations) {
        if (squares[square] == ' ') squares[square] = 'X';
        else
            covered += concat("destination ", square % drawing.width - offset, ' ',
                              square / drawing.width - offset, '\n');
    }
    std::vector<std::string> rows;
    std::size_t widest = 0;
    for (std::size_t y = 0; y < drawing.height; ++y) {
        std::string row = squares.substr(y * drawing.width, drawing.width);
        if (is_blank(row)) std::fill(row.begin(), row.end(), '-');  // an empty line would end the board
        row.erase(row.find_last_not_of(' ') + 1);
        widest = std::max(widest, row.size());
        rows.push_back(std::move(row));
    }
    if (widest < drawing.width) rows[0].resize(drawing.width, '-');  // the widest row says where the edge is
    for (const std::string& row : rows) out += row + '\n';
    return out + covered;
}

}  // namespace frontier
