#include "core/validate/sokoban_board.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "core/validate/sokoban_drawing.h"

namespace frontier::validate {
namespace {

void place(char symbol, Square square, SokobanBoard& board) {
    if (symbol == '#') board.walls.insert(square);
    if (symbol == '.' || symbol == '*' || symbol == '+') board.storages.insert(square);
    if (symbol == '$' || symbol == '*') board.boxes.insert(square);
    if (symbol == '@' || symbol == '+') board.robots.push_back(square);
}

// The courses' coordinates, which do not count the frame.
using Coordinates = std::pair<std::int64_t, std::int64_t>;
using Numbering = std::map<std::int64_t, Coordinates>;

std::optional<Fault> read_numbering(std::string_view text, std::size_t line, Numbering& numbering) {
    for (text = trimmed(text); !text.empty();) {
        const auto number = take_integer(text);
        const bool opened = take_symbol(text, '=') && take_symbol(text, '(');
        const auto x = take_integer(text);
        const bool parted = take_symbol(text, ',');
        const auto y = take_integer(text);
        const bool closed = take_symbol(text, ')');
        if (!number || !opened || !x || !parted || !y || !closed) {
            return Fault{"the robots' numbers are written like this: \"; robots: 0=(2,1) 1=(2,3)\".", line};
        }
        if (!numbering.emplace(*number, Coordinates{*x, *y}).second) {
            return Fault{"robot " + std::to_string(*number) + " is placed twice.", line};
        }
    }
    return std::nullopt;
}

std::optional<Fault> renumber_robots(std::string_view text, std::size_t line, SokobanBoard& board) {
    Numbering numbering;
    if (auto fault = read_numbering(text, line, numbering)) return fault;
    std::set<Coordinates> drawn, named;
    for (const Square& robot : board.robots) drawn.insert({robot.x - 1, robot.y - 1});
    for (const auto& [number, square] : numbering) named.insert(square);
    const auto last = static_cast<std::int64_t>(drawn.size()) - 1;
    const bool every_robot_once = numbering.size() == drawn.size() && named == drawn;
    if (!every_robot_once || numbering.begin()->first != 0 || numbering.rbegin()->first != last) {
        return Fault{"the robots' numbers must run from 0 to " + std::to_string(last) +
                         " and stand for the places where robots are drawn, not counting the frame.",
                     line};
    }
    board.robots.clear();
    for (const auto& [number, square] : numbering) {
        board.robots.push_back({static_cast<int>(square.first + 1), static_cast<int>(square.second + 1)});
    }
    return std::nullopt;
}

// "; robots: …", wherever it stands.
std::optional<Fault> read_robot_lines(const std::vector<Line>& lines, SokobanBoard& board) {
    for (const Line& line : lines) {
        constexpr std::string_view kKey = "robots:";
        if (line.text.substr(0, 1) != ";") continue;
        const std::string_view comment = trimmed(line.text.substr(1));
        if (comment.substr(0, kKey.size()) != kKey) continue;
        const std::string_view numbers = trimmed(comment.substr(kKey.size()));
        if (numbers.empty()) continue;
        if (auto fault = renumber_robots(numbers, line.number, board)) return fault;
    }
    return std::nullopt;
}

}  // namespace

// Short rows are filled up with floor: editors cut blanks off the end of a line.
std::optional<Fault> place_all(const Drawing& drawing, SokobanBoard& board) {
    std::size_t width = 0;
    for (const DrawnRow& row : drawing) width = std::max(width, row.squares.size());
    if (width > kLargestSide || drawing.size() > kLargestSide) {
        return Fault{"the board has " + std::to_string(width) + " × " + std::to_string(drawing.size()) +
                     " squares; 64 × 64 are the limit."};
    }
    board = SokobanBoard{static_cast<int>(width), static_cast<int>(drawing.size()), {}, {}, {}, {}};
    Square square;
    for (const DrawnRow& row : drawing) {
        square.x = 0;
        for (const char symbol : row.squares) {
            place(symbol, square, board);
            ++square.x;
        }
        ++square.y;
    }
    if (board.robots.empty()) return Fault{"there is no robot; draw one as @, or + on storage."};
    if (board.boxes.size() > board.storages.size()) {
        return Fault{"there are more boxes than storage squares (" + std::to_string(board.boxes.size()) +
                     " and " + std::to_string(board.storages.size()) + "), so not every box can be stored."};
    }
    return std::nullopt;
}

std::optional<Fault> read_sokoban_board(std::string_view text, SokobanBoard& board) {
    Drawing drawing;
    if (has_constructor(text)) {
        std::vector<InsideFrame> robots;
        if (auto fault = read_constructor(text, drawing, robots)) return fault;
        if (auto fault = place_all(drawing, board)) return fault;
        board.robots.clear();
        for (const InsideFrame& robot : robots) board.robots.push_back({robot.x + 1, robot.y + 1});
        return std::nullopt;
    }
    const std::vector<Line> lines = split_lines(text);
    const auto begins = [](const Line& line) {
        return !is_about_the_board(line.text) && (begins_number_list(line.text) || is_certain_row(line.text));
    };
    const auto first = std::find_if(lines.begin(), lines.end(), begins);
    const bool is_list = first != lines.end() && begins_number_list(first->text);
    auto fault =
        is_list ? NumberListReader(lines, static_cast<std::size_t>(first - lines.begin())).read_board(drawing)
                : read_drawing(lines, drawing);
    if (!fault) fault = place_all(drawing, board);
    if (!fault) fault = read_robot_lines(lines, board);
    return fault;
}

}  // namespace frontier::validate
