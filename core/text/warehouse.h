// A Sokoban board as text. Four formats are read, told apart by what is in them, and written: drawn (XSB),
// drawn with run lengths, the numeric lists of CS161, and the constructor call of the courses' Python files.
// docs/formats.md has the details. Reading says where a text is wrong.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../enum_words.h"
#include "../limits.h"
#include "../result.h"
#include "lines.h"

namespace frontier {

enum class Square : std::uint8_t { floor, wall, storage };
enum class WarehouseFormat : std::uint8_t { xsb, rle, numeric, course };

constexpr auto words(WarehouseFormat) {
    return std::to_array<std::string_view>({"xsb", "rle", "numeric", "course"});
}

struct Place {
    std::size_t x = 0;
    std::size_t y = 0;
    bool operator==(const Place&) const = default;
};

struct Warehouse {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<Square> squares;  // row by row
    std::vector<Place> boxes;     // in reading order
    std::vector<Place> robots;    // by their numbers
    WarehouseFormat format = WarehouseFormat::xsb;
    std::vector<TextPlace> origins;  // where each square stood in the text; empty when it was not read

    Square square(Place place) const { return squares[place.y * width + place.x]; }
    TextPlace origin(Place place) const { return origins[place.y * width + place.x]; }
};

inline constexpr std::size_t kMaxWarehouseSide = kLimits.board_side;

inline bool in_reading_order(Place a, Place b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

Result<Warehouse> read_warehouse(std::string_view text);

// Numbers as numbers, everything else drawn.
std::string write_warehouse(const Warehouse& warehouse);
// In this format, or why it cannot hold the board.
Result<std::string> write_warehouse(const Warehouse& warehouse, WarehouseFormat format);

// Whether a line of a level file is a board row, and not a title or a remark.
bool is_warehouse_line(std::string_view line);

}  // namespace frontier
