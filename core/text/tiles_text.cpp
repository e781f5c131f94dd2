#include "tiles_text.h"

#include <algorithm>
#include <charconv>

#include "lines.h"
#include "words.h"

namespace frontier {

namespace {

std::optional<TileCell> cell_of(const Token& token) {
    if (token.text == ".") return TileCell{TileKind::empty, 0, token.line, token.column};
    if (token.text == "x") return TileCell{TileKind::fixed, 0, token.line, token.column};
    const auto value = whole_number<std::int32_t>(token.text);
    if (!value || *value < -kMaxTileValue || *value > kMaxTileValue) return std::nullopt;
    return TileCell{TileKind::tile, *value, token.line, token.column};
}

// The rows of each board of a text: boards have empty lines between them.
std::vector<std::vector<std::vector<Token>>> split_boards(std::string_view text) {
    std::vector<std::vector<std::vector<Token>>> boards;
    bool in_board = false;
    for (const Line& line : split_lines(text)) {
        if (is_comment(line.text)) continue;
        std::vector<Token> tokens = split_tokens(line);
        if (!tokens.empty() && !in_board) boards.emplace_back();
        in_board = !tokens.empty();
        if (in_board) boards.back().push_back(std::move(tokens));
    }
    return boards;
}

Result<TileRows> read_rows(const std::vector<std::vector<Token>>& rows) {
    TileRows board{rows.front().size(), rows.size(), {}};
    if (board.height > kMaxTileSide) {
        return problem_at(rows[kMaxTileSide].front(), concat("A board may have at most ", kMaxTileSide, " rows."));
    }
    for (const auto& row : rows) {
        if (row.size() > kMaxTileSide) {
            return problem_at(row[kMaxTileSide], concat("A board may have at most ", kMaxTileSide, " columns."));
        }
        if (row.size() != board.width) {
            const std::string message = concat("Found a row of ", count_of(row.size(), "cell", "cells"), " where ", board.width,
                                               row.size() > board.width ? " are expected as in the rows above." : " are expected, as in the first row.");
            return problem_at(row.size() > board.width ? row[board.width] : row.back(), message);
        }
        for (const Token& token : row) {
            const auto cell = cell_of(token);
            if (!cell) {
                return problem_at(token, concat("Found \"", excerpt(token.text), "\" where a whole number from -",
                                                kMaxTileValue, " to ", kMaxTileValue, ", . or x is expected."));
            }
            board.cells.push_back(*cell);
        }
    }
    return board;
}

std::string rows_text(const TileRows& board) {
    std::size_t widest = 0;
    for (const TileCell& cell : board.cells) widest = std::max(widest, tile_token(cell).size());
    std::string text;
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
        const std::string token = tile_token(board.cells[i]);
        if (i % board.width != 0) text += ' ';
        text += std::string(widest - token.size(), ' ') + token;
        if (i % board.width == board.width - 1) text += '\n';
    }
    return text;
}

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
            if (x < row.size() && row[x].is_tile()) cell = {TileKind::tile, row[x].label == -1 ? unused() : value_of(row[x].label), 0, 0};
            board.cells.push_back(cell);
        }
    }
    return board;
}

}  // namespace

Result<TilesText> read_tiles(std::string_view text) {
    const auto boards = split_boards(text);
    if (boards.empty()) {
        return board_problem("There is no board: write rows of numbers, with . for an empty cell.", 1, 1);
    }
    if (boards.size() > 2) {
        return problem_at(boards[2].front().front(), "Two boards are enough, the start and the goal; this is a third.");
    }
    auto start = read_rows(boards[0]);
    if (!start) return start.problem();
    TilesText result{std::move(*start), std::nullopt};
    if (boards.size() == 2) {
        auto goal = read_rows(boards[1]);
        if (!goal) return goal.problem();
        result.goal = std::move(*goal);
    }
    return result;
}

std::string write_tiles(const TileRows& start, const TileRows& goal) { return rows_text(start) + '\n' + rows_text(goal); }

std::string tile_token(const TileCell& cell) {
    if (cell.kind == TileKind::tile) return std::to_string(cell.value);
    return cell.kind == TileKind::fixed ? "x" : ".";
}

bool is_tiles_line(std::string_view line) {
    const std::vector<Token> tokens = split_tokens({line, 1});
    return !tokens.empty() && std::all_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.text == "." || token.text == "x" || whole_number<std::int32_t>(token.text).has_value();
    });
}

Picture picture_of(const TileRows& rows) {
    Picture picture{rows.width, rows.height, {}};
    for (const TileCell& cell : rows.cells) draw_cell(cell, picture.cells);
    return picture;
}

std::optional<Picture> sketch_tiles(std::string_view text) {
    const auto boards = split_boards(text);
    Picture picture;
    for (const auto& board : boards) {
        for (const auto& row : board) picture.width = std::max(picture.width, row.size());
        picture.height += board.size() + (&board != &boards.front());
    }
    if (boards.empty() || boards.size() > 2 || picture.width > kMaxTileSide || picture.height > 2 * kMaxTileSide + 1) {
        return std::nullopt;
    }
    const std::vector<Token> nothing;
    const auto draw_row = [&](const std::vector<Token>& row) {
        for (const Token& token : row) draw_cell(cell_of(token).value_or(TileCell{}), picture.cells);
        picture.cells.insert(picture.cells.end(), 3 * (picture.width - row.size()), -1);
    };
    for (const auto& board : boards) {
        if (&board != &boards.front()) draw_row(nothing);
        for (const auto& row : board) draw_row(row);
    }
    return picture;
}

std::string text_of_tiles(const Picture& picture) {
    std::string text;
    for (const auto& board : split_picture(picture)) {
        if (!text.empty()) text += '\n';
        text += rows_text(rows_of(board));
    }
    return text;
}

}  // namespace frontier
