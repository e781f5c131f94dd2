#include "warehouse.h"

#include <algorithm>
#include <charconv>

#include "course_text.h"
#include "warehouse_rows.h"

namespace frontier {

Diagnostic too_large_board(TextPlace at) {
    return board_diagnostic(
        concat("A board may be at most ", kMaxWarehouseSide, " × ", kMaxWarehouseSide, " squares."), at.line,
        at.column);
}

Result<Warehouse> assemble(const Rows& rows, WarehouseFormat format, std::size_t line_if_empty) {
    Warehouse warehouse;
    warehouse.format = format;
    warehouse.height = rows.size();
    for (const auto& row : rows) warehouse.width = std::max(warehouse.width, row.size());
    if (warehouse.width == 0) {
        return board_diagnostic("The board is empty: draw walls #, a robot @, boxes $ and storage squares.",
                                line_if_empty, 1);
    }
    for (std::size_t y = 0; y < rows.size(); ++y) {
        if (y == kMaxWarehouseSide)
            return too_large_board(rows[y].empty() ? TextPlace{line_if_empty, 1} : rows[y][0].origin);
        if (rows[y].size() > kMaxWarehouseSide) return too_large_board(rows[y][kMaxWarehouseSide].origin);
        for (std::size_t x = 0; x < warehouse.width; ++x) {
            const Cell cell = x < rows[y].size() ? rows[y][x] : Cell{};
            warehouse.squares.push_back(cell.content.square);
            warehouse.origins.push_back(cell.origin);
            if (cell.content.piece == Piece::box) warehouse.boxes.push_back({x, y});
            if (cell.content.piece == Piece::robot) warehouse.robots.push_back({x, y});
        }
    }
    return warehouse;
}

namespace {

// "0=(2,1)": the number and its square, or nothing.
struct NumberedRobot {
    int number = 0;
    Place place;
};

std::optional<NumberedRobot> read_numbered_robot(std::string_view text) {
    constexpr std::string_view kBefore[] = {"", "=(", ","};
    int numbers[3] = {};  // number, x, y
    for (std::size_t i = 0; i < 3; ++i) {
        if (!text.starts_with(kBefore[i])) return std::nullopt;
        text.remove_prefix(kBefore[i].size());
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), numbers[i]);
        if (error != std::errc()) return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    if (text != ")") return std::nullopt;
    return NumberedRobot{
        numbers[0], {static_cast<std::size_t>(numbers[1]) + 1, static_cast<std::size_t>(numbers[2]) + 1}};
}

// "; robots: 0=(2,1) 1=(2,3)" gives the robots their numbers; coordinates are inside the frame, so the square
// (0,0) is the second of the second row. Returns a problem, or nothing.
std::optional<Diagnostic> number_robots(Warehouse& warehouse, const Line& line) {
    const std::string_view value = comment_value(line.text, "robots");
    const auto has = [](const std::vector<Place>& places, Place place) {
        return std::find(places.begin(), places.end(), place) != places.end();
    };
    std::vector<Place> numbered;
    for (const Token& token : split_tokens({value, line.number})) {
        const auto robot = read_numbered_robot(token.text);
        std::string_view why;
        if (!robot) why = "is not of the form 0=(2,1).";
        else if (robot->number != static_cast<int>(numbered.size())) why = "does not carry the next number.";
        else if (!has(warehouse.robots, robot->place)) why = "names a square without a robot.";
        else if (has(numbered, robot->place)) why = "names a robot twice.";
        if (!why.empty()) {
            const auto at = static_cast<std::size_t>(value.data() - line.text.data()) + token.column;
            return board_diagnostic(concat("In the line of robots, \"", excerpt(token.text), "\" ", why),
                                    line.number, at);
        }
        numbered.push_back(robot->place);
    }
    if (numbered.size() != warehouse.robots.size()) {
        return board_diagnostic(
            concat("The line of robots names ", numbered.size(), " of ", warehouse.robots.size(), " robots."),
            line.number, 1);
    }
    warehouse.robots = std::move(numbered);
    return std::nullopt;
}

// Titles and remarks stand above a board; what it begins with says what it is.
Result<Warehouse> read_drawn_or_numeric(const std::vector<Line>& lines) {
    std::optional<std::size_t> bracket;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view text = lines[i].text;
        if (is_blank(text) || is_remark(text)) continue;
        if (opens_list(text)) return read_numeric(lines, i);
        if (is_drawn_row(text)) return read_drawn(lines);
        if (!bracket && trimmed(text).starts_with('(')) bracket = i;
    }
    return bracket ? read_numeric(lines, *bracket) : read_drawn(lines);
}

}  // namespace

bool is_warehouse_line(std::string_view line) {
    const std::string_view text = trimmed(line.substr(0, line.find(';')));
    if (text.starts_with('(') || text.starts_with("'(") || text.starts_with(')')) {
        if (opens_list(text) || text.find_first_not_of("()'0123456789. \t") == std::string_view::npos)
            return true;
    }
    return is_drawn_row(line);
}

Result<Warehouse> read_warehouse(std::string_view text) {
    if (text.size() > kMaxTextBytes) return board_diagnostic(too_long("A board's text"), 1, 1);
    if (is_course_text(text)) return read_course_warehouse(text);
    const std::vector<Line> lines = split_lines(text);
    Result<Warehouse> warehouse = read_drawn_or_numeric(lines);
    if (!warehouse) return warehouse;
    for (const Line& line : lines) {
        if (comment_value(line.text, "robots").empty()) continue;
        if (auto diagnostic = number_robots(*warehouse, line)) return *diagnostic;
    }
    return warehouse;
}

}  // namespace frontier
