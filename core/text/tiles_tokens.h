// What the readers and the pictures of sliding tiles share: the boards of a text as tokens.
#pragma once

#include "lines.h"
#include "tiles_text.h"

namespace frontier {

// Row by row, also where it was one line.
struct TokenBoard {
    TextPlace place;
    std::vector<std::vector<Token>> rows;
    bool is_list = false;
    std::string_view number = {};                         // of the instance, before a list
    std::optional<Diagnostic> diagnostic = std::nullopt;  // with a board in one line
};

std::vector<TokenBoard> split_tile_boards(std::string_view text);
std::optional<TileCell> tile_cell_of(const Token& token);

// Without an empty cell, the only 0 is one, as most programs write it. Whether that is so here.
bool empty_the_zero(TileRows& board);

std::string tile_rows_text(const TileRows& board);

}  // namespace frontier
