// Reads a Snowperson board, drawn or as the course's constructor call, into sets of squares.
#pragma once

#include <compare>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "core/validate/domain_checker.h"

namespace frontier::validate {

// (0, 0) is the top left square as drawn, a frame included; y grows downwards.
struct SnowSquare {
    int x = 0;
    int y = 0;
    auto operator<=>(const SnowSquare&) const = default;
};

struct SnowmanBoard {
    int width = 0;
    int height = 0;
    std::set<SnowSquare> walls;
    std::map<SnowSquare, std::string> stacks;  // the balls of a square from below, a part of "bms"
    SnowSquare robot;
    SnowSquare destination;
};

// `course_letters`: B is small on medium and C small on big, unless the text says otherwise.
// `board` is meaningful only when no fault is returned.
std::optional<Fault> read_snowman_board(std::string_view text, bool course_letters, SnowmanBoard& board);

}  // namespace frontier::validate
