// Reads a Sokoban board in any of its formats (sokoban_drawing.h) into sets of squares.
#pragma once

#include <compare>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "core/validate/domain_checker.h"
#include "core/validate/sokoban_drawing.h"

namespace frontier::validate {

// (0, 0) is the top left square as drawn, a frame included; y grows downwards.
struct Square {
    int x = 0;
    int y = 0;
    auto operator<=>(const Square&) const = default;
};

struct SokobanBoard {
    int width = 0;
    int height = 0;
    std::set<Square> walls;
    std::set<Square> storages;
    std::set<Square> boxes;
    std::vector<Square> robots;  // by number
};

// `board` is meaningful only when no fault is returned.
std::optional<Fault> place_all(const Drawing& drawing, SokobanBoard& board);
std::optional<Fault> read_sokoban_board(std::string_view text, SokobanBoard& board);

}  // namespace frontier::validate
