// A Lunar Lockout board as text: N rows of N squares, with or without a frame, or the course's constructor
// call (course_boards.h). Reading says where a text is wrong.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../enum_words.h"
#include "../result.h"
#include "../search.h"

namespace frontier {

enum class LunarFormat : std::uint8_t { grid, framed, course };

constexpr auto words(LunarFormat) { return std::to_array<std::string_view>({"grid", "framed", "course"}); }

inline constexpr std::size_t kMaxLunarSide = 25;
inline constexpr int kLunarLetters = 26;  // so many helpers and so many rovers at most

// Squares count from 1, row by row; 0 is for a piece that is not on the board: a letter left out, a rover
// that left.
inline constexpr std::uint16_t kOffBoard = 0;

struct LunarBoard {
    std::size_t size = 1;
    std::vector<std::uint16_t> helpers;  // a, b, … up to the last letter used
    std::vector<std::uint16_t> rovers;   // A, B, …
    LunarFormat format = LunarFormat::grid;
    std::vector<char> left;  // letters of the rovers that stood on the hatch, and so have left

    std::uint16_t hatch() const { return static_cast<std::uint16_t>((size * size + 1) / 2); }
};

inline bool is_lunar_helper(char c) { return c >= 'a' && c <= 'z'; }
inline bool is_lunar_rover(char c) { return c >= 'A' && c <= 'Z'; }

// What stands on the squares of a picture of the board.
enum LunarLegend : std::int32_t { kLunarFloor, kLunarHatch, kLunarHelper, kLunarRover };

Result<LunarBoard> read_lunar(std::string_view text);
std::string write_lunar(const LunarBoard& board);  // drawn
Picture picture_of(const LunarBoard& board);
Picture picture_of_squares(const std::string& squares,
                           std::size_t width);  // letters for pieces, row after row

// As EditableBoard has it. A piece without a label, or with one already taken, gets the next free letter.
std::optional<Picture> sketch_lunar(std::string_view text);
std::string lunar_text_of(const Picture& picture);

// Whether a line of a level file is a board row, and not a title or a remark.
bool is_lunar_line(std::string_view line);

}  // namespace frontier
