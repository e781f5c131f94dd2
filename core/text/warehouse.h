// A Sokoban board as text: XSB, and the numeric lists of CS161. Reading says where a text is wrong.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "../result.h"

namespace frontier {

enum class Square : std::uint8_t { floor, wall, storage };
enum class WarehouseFormat : std::uint8_t { xsb, numeric };

struct Place {
    std::size_t x = 0;
    std::size_t y = 0;
    bool operator==(const Place&) const = default;
};

struct TextPlace {
    std::size_t line = 0;
    std::size_t column = 0;
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

inline constexpr std::size_t kMaxWarehouseSide = 64;

Result<Warehouse> read_warehouse(std::string_view text);
std::string write_warehouse(const Warehouse& warehouse);

// Whether a line of a level file is a board row, and not a title or a remark.
bool is_warehouse_line(std::string_view line);

}  // namespace frontier
