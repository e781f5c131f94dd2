// Sliding tiles as text: the start board, an empty line, the goal board. A row is tokens between blanks or
// tabs: a whole number for a tile, . for an empty cell, x for a cell that never changes. Where a board has no
// ., a single 0 is its empty cell. A board may also be one line (tiles_line.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../result.h"
#include "../search.h"

namespace frontier {

inline constexpr std::size_t kMaxTileSide = 10;
// Estimates stay below 2^24, where an Estimate is exact: 99 tiles, each with a way of up to 100 moves.
inline constexpr std::int32_t kMaxTileValue = 999;

enum class TileKind : std::uint8_t { empty, fixed, tile };  // the rows of the domain's legend

struct TileCell {
    TileKind kind = TileKind::empty;
    std::int32_t value = 0;  // of a tile
    std::size_t line = 0;    // where it stood in the text
    std::size_t column = 0;

    bool same(const TileCell& other) const { return kind == other.kind && value == other.value; }
};

struct TileRows {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<TileCell> cells;  // row by row
};

struct TilesText {
    TileRows start;
    std::optional<TileRows> goal;  // none: the text has one board only
    bool zero_is_empty = false;    // on one of the boards
    bool is_list = false;  // the start is, in one line: the goal that goes with it has the empty cell first
    std::string number = {};  // of the instance, before such a list
};

Result<TilesText> read_tiles(std::string_view text);
std::string write_tiles(const TileRows& start, const TileRows& goal);

// "3", "." or "x".
std::string tile_token(const TileCell& cell);

// The board's tiles in rising order, before its empty cells or after them; fixed cells stay where they are.
enum class TilesOrder : std::uint8_t { empty_last, empty_first };
TileRows tiles_in_order(const TileRows& board, TilesOrder order);

// Whether a line of a level file is a row of a board, and not a title or a remark.
bool is_tiles_line(std::string_view line);

// Of a line that is a whole board the number of its instance, or an empty text; nothing for other lines.
std::optional<std::string> tiles_line_name(std::string_view line);

// In a picture a tile's label is its value; but since the label -1 says that there is none, negative values
// are one lower there: -1 is drawn with the label -2.
Picture picture_of(const TileRows& rows);

// For editing, the picture of a text has the start above and the goal below, and a row of nothing between
// them. A list alone is shown with its goal, which rows would not have. A tile painted without a label gets
// the lowest number from 1 that its board has not yet.
std::optional<Picture> sketch_tiles(std::string_view text);
std::string text_of_tiles(const Picture& picture);

}  // namespace frontier
