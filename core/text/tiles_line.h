// Sliding tiles in one line. Korf's lists are the numbers of a square board, row by row, with 0 for the empty
// cell; in files of many, the number of the instance stands in front: 1 14 13 15 7 … A game ID of Simon
// Tatham's Fifteen says the width and the height first: 4x4:1,2,3, …
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "../result.h"
#include "lines.h"

namespace frontier {

struct TilesLine {
    std::size_t width = 0;
    std::size_t height = 0;
    std::vector<Token> cells;
    bool is_list = false;                                 // Korf's, whose goal has the empty cell first
    std::optional<Token> number = std::nullopt;           // of the instance
    std::optional<Diagnostic> diagnostic = std::nullopt;  // why it is no board, although it was meant as one
};

// The board that a line is all by itself, or nothing: it may still be the only row of a board.
std::optional<TilesLine> read_tiles_line(const Line& line);

}  // namespace frontier
