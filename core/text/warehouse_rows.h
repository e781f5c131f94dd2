// What the readers of Sokoban boards share: rows of squares that know where they stood in the text.
#pragma once

#include "warehouse.h"

namespace frontier {

enum class Piece : std::uint8_t { none, box, robot };

struct Content {
    Square square = Square::floor;
    Piece piece = Piece::none;
};

struct Cell {
    Content content;
    TextPlace origin;
};
using Rows = std::vector<std::vector<Cell>>;

// What a character of a drawing stands for.
std::optional<Content> xsb_content(char symbol);

// The numeric codes 0 to 6 in the order of these characters.
inline constexpr std::string_view kNumericAsXsb = " #$@.*+";

Diagnostic too_large_board(TextPlace at);
Result<Warehouse> assemble(const Rows& rows, WarehouseFormat format, std::size_t line_if_empty);

// "Title: …", "Author: …", "Level 3" and comments: what level files put around a board.
bool is_remark(std::string_view line);
bool is_drawn_row(std::string_view line);
bool opens_list(std::string_view line);

Result<Warehouse> read_drawn(const std::vector<Line>& lines);
// Adds the rows of a line with run lengths or row separators.
std::optional<Diagnostic> expand_runs(const Line& line, Rows& rows);
inline constexpr std::string_view kRunCharacters = "0123456789()|";

Result<Warehouse> read_numeric(const std::vector<Line>& lines, std::size_t first);
Result<Warehouse> read_course_warehouse(std::string_view text);
Result<std::string> write_course_warehouse(const Warehouse& warehouse);

}  // namespace frontier
