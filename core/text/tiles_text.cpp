#include "tiles_text.h"

#include <algorithm>

#include "tiles_line.h"
#include "tiles_tokens.h"

namespace frontier {

namespace {

// A board in one line, cut into rows; nothing for others.
std::optional<TokenBoard> in_one_line(const std::vector<Line>& lines) {
    const auto line = read_tiles_line(lines.front());
    if (!line) return std::nullopt;
    const auto is_board = [](const Line& other) { return read_tiles_line(other).has_value(); };
    if (!std::all_of(lines.begin() + 1, lines.end(), is_board)) return std::nullopt;
    TokenBoard board{{lines.front().number, 1},
                     {},
                     line->is_list,
                     line->number ? line->number->text : "",
                     line->diagnostic};
    for (const Token& cell : line->cells) {
        if (board.rows.empty() || board.rows.back().size() >= line->width) board.rows.emplace_back();
        board.rows.back().push_back(cell);
    }
    if (lines.size() > 1) {
        board.diagnostic = board_diagnostic(
            "This line is a board of its own, as is the one above it: one of them is enough.",
            lines[1].number, 1);
    }
    return board;
}

TokenBoard in_rows(const std::vector<Line>& lines) {
    TokenBoard board;
    for (const Line& line : lines) board.rows.push_back(split_tokens(line));
    board.place = {board.rows[0][0].line, board.rows[0][0].column};
    return board;
}

Result<TileRows> read_rows(const TokenBoard& tokens) {
    if (tokens.diagnostic) return *tokens.diagnostic;
    const auto& rows = tokens.rows;
    TileRows board{rows.front().size(), rows.size(), {}};
    if (board.height > kMaxTileSide) {
        return diagnostic_at(rows[kMaxTileSide].front(),
                             concat("A board may have at most ", kMaxTileSide, " rows."));
    }
    for (const auto& row : rows) {
        if (row.size() > kMaxTileSide) {
            return diagnostic_at(row[kMaxTileSide],
                                 concat("A board may have at most ", kMaxTileSide, " columns."));
        }
        if (row.size() != board.width) {
            const std::string message =
                concat("Found a row of ", count_of(row.size(), "cell", "cells"), " where ", board.width,
                       row.size() > board.width ? " are expected as in the rows above."
                                                : " are expected, as in the first row.");
            return diagnostic_at(row.size() > board.width ? row[board.width] : row.back(), message);
        }
        for (const Token& token : row) {
            const auto cell = tile_cell_of(token);
            if (!cell) {
                return diagnostic_at(token,
                                     concat("Found \"", excerpt(token.text), "\" where a whole number from -",
                                            kMaxTileValue, " to ", kMaxTileValue, ", . or x is expected."));
            }
            board.cells.push_back(*cell);
        }
    }
    return board;
}

}  // namespace

// The boards of a text have empty lines between them.
std::vector<TokenBoard> split_tile_boards(std::string_view text) {
    std::vector<std::vector<Line>> parts;
    bool in_board = false;
    for (const Line& line : split_lines(text)) {
        if (is_comment(line.text)) continue;
        const bool has_tokens = line.text.find_first_not_of(" \t") != std::string_view::npos;
        if (has_tokens && !in_board) parts.emplace_back();
        in_board = has_tokens;
        if (in_board) parts.back().push_back(line);
    }
    std::vector<TokenBoard> boards;
    for (const std::vector<Line>& lines : parts) {
        auto board = in_one_line(lines);
        boards.push_back(board ? std::move(*board) : in_rows(lines));
    }
    return boards;
}

std::optional<TileCell> tile_cell_of(const Token& token) {
    if (token.text == ".") return TileCell{TileKind::empty, 0, token.line, token.column};
    if (token.text == "x") return TileCell{TileKind::fixed, 0, token.line, token.column};
    const auto value = whole_number<std::int32_t>(token.text);
    if (!value || *value < -kMaxTileValue || *value > kMaxTileValue) return std::nullopt;
    return TileCell{TileKind::tile, *value, token.line, token.column};
}

bool empty_the_zero(TileRows& board) {
    TileCell* zero = nullptr;
    for (TileCell& cell : board.cells) {
        if (cell.kind == TileKind::empty) return false;
        if (cell.kind != TileKind::tile || cell.value != 0) continue;
        if (zero) return false;
        zero = &cell;
    }
    if (zero) zero->kind = TileKind::empty;
    return zero != nullptr;
}

std::string tile_rows_text(const TileRows& board) {
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

Result<TilesText> read_tiles(std::string_view text) {
    const auto boards = split_tile_boards(text);
    if (boards.empty()) {
        return board_diagnostic("There is no board: write rows of numbers, with . for an empty cell.", 1, 1);
    }
    if (boards.size() > 2) {
        return board_diagnostic("Two boards are enough, the start and the goal; this is a third.",
                                boards[2].place.line, boards[2].place.column);
    }
    auto start = read_rows(boards[0]);
    if (!start) return start.diagnostic();
    TilesText result{std::move(*start), std::nullopt, false, boards[0].is_list,
                     std::string(boards[0].number)};
    result.zero_is_empty = empty_the_zero(result.start);
    if (boards.size() == 2) {
        auto goal = read_rows(boards[1]);
        if (!goal) return goal.diagnostic();
        result.goal = std::move(*goal);
        result.zero_is_empty = empty_the_zero(*result.goal) || result.zero_is_empty;
    }
    return result;
}

std::string write_tiles(const TileRows& start, const TileRows& goal) {
    return tile_rows_text(start) + '\n' + tile_rows_text(goal);
}

std::string tile_token(const TileCell& cell) {
    if (cell.kind == TileKind::tile) return std::to_string(cell.value);
    return cell.kind == TileKind::fixed ? "x" : ".";
}

bool is_tiles_line(std::string_view line) {
    if (read_tiles_line({line, 1})) return true;
    const std::vector<Token> tokens = split_tokens({line, 1});
    return !tokens.empty() && std::all_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.text == "." || token.text == "x" || whole_number<std::int32_t>(token.text).has_value();
    });
}

std::optional<std::string> tiles_line_name(std::string_view line) {
    const auto board = read_tiles_line({line, 1});
    if (!board) return std::nullopt;
    return std::string(board->number ? board->number->text : "");
}

TileRows tiles_in_order(const TileRows& board, TilesOrder order) {
    std::vector<TileCell> movable;
    for (const TileCell& cell : board.cells) {
        if (cell.kind != TileKind::fixed) movable.push_back(cell);
    }
    const TileKind first = order == TilesOrder::empty_first ? TileKind::empty : TileKind::tile;
    std::stable_sort(movable.begin(), movable.end(), [first](const TileCell& a, const TileCell& b) {
        return a.kind != b.kind ? a.kind == first : a.value < b.value;
    });
    TileRows ordered = board;
    auto next = movable.begin();
    for (TileCell& cell : ordered.cells) {
        if (cell.kind != TileKind::fixed) cell = *next++;
    }
    return ordered;
}

}  // namespace frontier
