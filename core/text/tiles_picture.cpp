// Sliding tiles as a picture that can be edited, and the picture as a text.
#include <algorithm>

#include "tiles_tokens.h"

namespace frontier {

namespace {

std::int32_t label_of(std::int32_t value) { return value < 0 ? value - 1 : value; }
std::int32_t value_of(std::int32_t label) { return label < 0 ? label + 1 : label; }

// Row by row: ground, piece and label of each cell.
void draw_cell(const TileCell& cell, std::vector<std::int32_t>& cells) {
    const bool is_tile = cell.kind == TileKind::tile;
    const auto ground = static_cast<std::int32_t>(is_tile ? TileKind::empty : cell.kind);
    cells.push_back(ground);
    cells.push_back(is_tile ? static_cast<std::int32_t>(TileKind::tile) : -1);
    cells.push_back(is_tile ? label_of(cell.value) : -1);
}

// What can be seen of a board that may break the rules: rows of different lengths.
struct RoughBoard {
    TileRows cells;
    std::vector<std::size_t> lengths;
};

RoughBoard rough_board(const TokenBoard& tokens) {
    RoughBoard board;
    for (const auto& row : tokens.rows) {
        board.lengths.push_back(row.size());
        for (const Token& token : row) board.cells.cells.push_back(tile_cell_of(token).value_or(TileCell{}));
    }
    empty_the_zero(board.cells);
    return board;
}

void draw_board(const RoughBoard& board, Picture& picture) {
    auto next = board.cells.cells.begin();
    for (const std::size_t length : board.lengths) {
        for (std::size_t i = 0; i < length; ++i) draw_cell(*next++, picture.cells);
        picture.cells.insert(picture.cells.end(), 3 * (picture.width - length), -1);
    }
}

// One cell of an edited picture.
struct Drawn {
    std::int32_t ground;
    std::int32_t piece;
    std::int32_t label;

    bool is_nothing() const { return ground < 0 && piece < 0; }
    bool is_tile() const { return piece == static_cast<std::int32_t>(TileKind::tile); }
    bool is_fixed() const { return ground == static_cast<std::int32_t>(TileKind::fixed) && !is_tile(); }
};

// The boards of an edited picture, each with the tokens of its rows; a row of nothing ends a board.
std::vector<std::vector<std::vector<Drawn>>> split_picture(const Picture& picture) {
    std::vector<std::vector<std::vector<Drawn>>> boards;
    bool in_board = false;
    for (std::size_t y = 0; y < picture.height; ++y) {
        std::vector<Drawn> row;
        for (std::size_t x = 0; x < picture.width; ++x) {
            const std::int32_t* cell = &picture.cells[3 * (y * picture.width + x)];
            row.push_back({cell[0], cell[1], cell[2]});
        }
        while (!row.empty() && row.back().is_nothing()) row.pop_back();
        if (!row.empty() && !in_board) boards.emplace_back();
        in_board = !row.empty();
        if (in_board) boards.back().push_back(std::move(row));
    }
    return boards;
}

TileRows rows_of(const std::vector<std::vector<Drawn>>& drawn) {
    std::vector<std::int32_t> used;
    for (const auto& row : drawn) {
        for (const Drawn& cell : row) {
            if (cell.is_tile() && cell.label != -1) used.push_back(value_of(cell.label));
        }
    }
    const auto unused = [&] {
        std::int32_t number = 1;
        while (std::find(used.begin(), used.end(), number) != used.end()) ++number;
        used.push_back(number);
        return number;
    };
    TileRows board{0, drawn.size(), {}};
    for (const auto& row : drawn) board.width = std::max(board.width, row.size());
    for (const auto& row : drawn) {
        for (std::size_t x = 0; x < board.width; ++x) {
            TileCell cell;
            if (x < row.size() && row[x].is_fixed()) cell.kind = TileKind::fixed;
            if (x < row.size() && row[x].is_tile())
                cell = {TileKind::tile, row[x].label == -1 ? unused() : value_of(row[x].label), 0, 0};
            board.cells.push_back(cell);
        }
    }
    return board;
}

}  // namespace

Picture picture_of(const TileRows& rows) {
    Picture picture{rows.width, rows.height, {}};
    for (const TileCell& cell : rows.cells) draw_cell(cell, picture.cells);
    return picture;
}

std::optional<Picture> sketch_tiles(std::string_view text) {
    const std::vector<TokenBoard> parts = split_tile_boards(text);
    if (parts.empty() || parts.size() > 2) return std::nullopt;
    std::vector<RoughBoard> boards;
    for (const TokenBoard& part : parts) {
        if (part.diagnostic) return std::nullopt;
        boards.push_back(rough_board(part));
    }
    if (boards.size() == 1 && parts[0].is_list) {
        boards.push_back({tiles_in_order(boards[0].cells, TilesOrder::empty_first), boards[0].lengths});
    }
    Picture picture{0, boards.size() - 1, {}};
    for (const RoughBoard& board : boards) {
        for (const std::size_t length : board.lengths) picture.width = std::max(picture.width, length);
        picture.height += board.lengths.size();
    }
    if (picture.width > kMaxTileSide || picture.height > 2 * kMaxTileSide + 1) return std::nullopt;
    for (const RoughBoard& board : boards) {
        if (&board != &boards.front()) picture.cells.insert(picture.cells.end(), 3 * picture.width, -1);
        draw_board(board, picture);
    }
    return picture;
}

std::string text_of_tiles(const Picture& picture) {
    std::string text;
    for (const auto& board : split_picture(picture)) {
        if (!text.empty()) text += '\n';
        text += tile_rows_text(rows_of(board));
    }
    return text;
}

}  // namespace frontier
