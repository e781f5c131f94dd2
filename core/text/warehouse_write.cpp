#include <algorithm>

#include "warehouse_rows.h"

namespace frontier {

namespace {

std::vector<std::string> drawn_rows(const Warehouse& warehouse) {
    std::vector<std::string> rows;
    for (std::size_t y = 0; y < warehouse.height; ++y) {
        rows.emplace_back();
        for (std::size_t x = 0; x < warehouse.width; ++x)
            rows.back() += " #."[static_cast<int>(warehouse.square({x, y}))];
    }
    for (const Place place : warehouse.boxes) {
        char& square = rows[place.y][place.x];
        square = square == '.' ? '*' : '$';
    }
    for (const Place place : warehouse.robots) {
        char& square = rows[place.y][place.x];
        square = square == '.' ? '+' : '@';
    }
    return rows;
}

std::string robots_line(const Warehouse& warehouse) {
    if (std::is_sorted(warehouse.robots.begin(), warehouse.robots.end(), in_reading_order)) return "";
    std::string line = "; robots:";
    for (std::size_t i = 0; i < warehouse.robots.size(); ++i) {
        const Place place = warehouse.robots[i];
        line += concat(' ', i, "=(", static_cast<int>(place.x) - 1, ',', static_cast<int>(place.y) - 1, ')');
    }
    return line + '\n';
}

std::string write_numeric(const std::vector<std::string>& rows) {
    std::string out = "(";
    for (std::size_t y = 0; y < rows.size(); ++y) {
        out += y > 0 ? " (" : "(";
        for (std::size_t x = 0; x < rows[y].size(); ++x)
            out += concat(x > 0 ? " " : "", kNumericAsXsb.find(rows[y][x]));
        out += ')';
    }
    return out + ")\n";
}

// Without blanks at the ends of rows, which editors cut off. The widest row says where the edge is.
void cut_blanks(std::vector<std::string>& rows, std::size_t width) {
    std::size_t widest = 0;
    for (std::string& row : rows) {
        if (is_blank(row)) std::fill(row.begin(), row.end(), '-');  // an empty line would end the board
        row.erase(row.find_last_not_of(' ') + 1);
        widest = std::max(widest, row.size());
    }
    if (widest < width) rows[0].resize(width, '-');
}

std::string write_runs(const std::vector<std::string>& rows) {
    std::string out;
    for (const std::string& row : rows) {
        if (!out.empty()) out += '|';
        for (std::size_t x = 0; x < row.size();) {
            const std::size_t end = std::min(row.find_first_not_of(row[x], x), row.size());
            if (end - x > 1) out += std::to_string(end - x);
            out += row[x] == ' ' ? '-' : row[x];
            x = end;
        }
    }
    return out + '\n';
}

std::string write_drawn(const std::vector<std::string>& rows) {
    std::string out;
    for (const std::string& row : rows) out += row + '\n';
    return out;
}

}  // namespace

std::string write_warehouse(const Warehouse& warehouse) {
    const bool numeric = warehouse.format == WarehouseFormat::numeric;
    return *write_warehouse(warehouse, numeric ? WarehouseFormat::numeric : WarehouseFormat::xsb);
}

Result<std::string> write_warehouse(const Warehouse& warehouse, WarehouseFormat format) {
    if (format == WarehouseFormat::course) return write_course_warehouse(warehouse);
    std::vector<std::string> rows = drawn_rows(warehouse);
    if (format == WarehouseFormat::numeric) return robots_line(warehouse) + write_numeric(rows);
    cut_blanks(rows, warehouse.width);
    return robots_line(warehouse) + (format == WarehouseFormat::rle ? write_runs(rows) : write_drawn(rows));
}

}  // namespace frontier
