#include "read_game.h"

#include <algorithm>
#include <charconv>

#include "../text/lines.h"
#include "../text/unwrap.h"

namespace frontier::game {

namespace {

using Content = BoardText::Content;

Diagnostic diagnostic_in(std::string_view field, std::string message, std::size_t line, std::size_t column) {
    return {std::move(message), line, column, std::string(field)};
}

Result<BoardText::Square> read_square(const Token& token, std::string_view field) {
    BoardText::Square square{Content::empty, 0, token.line, token.column};
    if (token.text == ".") return square;
    square.content = token.text == "x" ? Content::fixed : Content::tile;
    if (square.content == Content::fixed) return square;
    const auto number = whole_number<std::int32_t>(token.text);
    const bool digits =
        token.text.find_first_not_of("0123456789", token.text.starts_with('-')) == std::string_view::npos;
    if (number ? *number < -kMaxTile || *number > kMaxTile : digits && token.text != "-") {
        return diagnostic_in(field,
                             concat("The tile ", token.text, " is too large: tiles are from ", -kMaxTile,
                                    " to ", kMaxTile, "."),
                             token.line, token.column);
    }
    if (!number) {
        return diagnostic_in(
            field,
            concat("Found \"", token.text,
                   "\", expected a whole number, \".\" for an empty cell or \"x\" for a fixed one."),
            token.line, token.column);
    }
    square.number = *number;
    return square;
}

// A row that does not fit under those before it.
std::optional<Diagnostic> misfit(const BoardText& board, const std::vector<Token>& row, const Line& line,
                                 std::string_view field) {
    if (row.size() > kMaxSide || board.height() >= kMaxSide) {
        const std::size_t column = row.size() > kMaxSide ? row[kMaxSide].column : 1;
        return diagnostic_in(field,
                             concat("A board has at most ", kMaxSide, " rows of ", kMaxSide, " cells."),
                             line.number, column);
    }
    if (board.width == 0 || board.width == row.size()) return std::nullopt;
    const std::size_t column = row.size() > board.width ? row[board.width].column : line.text.size() + 1;
    return diagnostic_in(
        field,
        concat("This row has ", count_of(row.size(), "cell", "cells"), ", the first has ", board.width, "."),
        line.number, column);
}

std::string square_text(const BoardText::Square& square) {
    if (square.content == Content::empty) return "empty";
    return square.content == Content::fixed ? "fixed" : concat("the tile ", square.number);
}

std::size_t times(const BoardText& board, std::int32_t number) {
    return static_cast<std::size_t>(std::count_if(
        board.squares.begin(), board.squares.end(),
        [&](const auto& square) { return square.content == Content::tile && square.number == number; }));
}

// The first tile of `board` that it holds more often than `other` does.
std::optional<Diagnostic> surplus(const BoardText& board, const BoardText& other, std::string_view field) {
    for (const auto& square : board.squares) {
        if (square.content != Content::tile) continue;
        const std::size_t here = times(board, square.number);
        const std::size_t there = times(other, square.number);
        if (here <= there) continue;
        const std::string_view elsewhere = field == "goal" ? "start" : "goal";
        const std::string message =
            there == 0 ? concat("The ", elsewhere, " has no tile ", square.number,
                                "; both boards must hold the same tiles.")
                       : concat("The ", field, " has ", here, " tiles ", square.number, ", the ", elsewhere,
                                " only ", there, "; both boards must hold the same tiles.");
        return diagnostic_in(field, message, square.line, square.column);
    }
    return std::nullopt;
}

Result<BoardText> read_bare_board(std::string_view text, std::string_view field) {
    BoardText board;
    bool ended = false;
    for (const Line& line : split_lines(text)) {
        if (is_comment(line.text)) continue;
        const auto row = split_tokens(line);
        if (row.empty()) {
            ended = board.width > 0;
            continue;
        }
        if (ended)
            return diagnostic_in(field, "The board ended with the empty line above, but here is more.",
                                 line.number, row[0].column);
        if (auto diagnostic = misfit(board, row, line, field)) return *diagnostic;
        for (const Token& token : row) {
            const auto square = read_square(token, field);
            if (!square) return square.diagnostic();
            board.squares.push_back(*square);
        }
        board.width = row.size();
    }
    if (board.width == 0)
        return diagnostic_in(field, concat("There is no row in the text of the ", field, "."), 1, 1);
    return board;
}

}  // namespace

Result<BoardText> read_board(std::string_view text, std::string_view field) {
    if (text.size() > kMaxTextBytes) return diagnostic_in(field, too_long("A board's text"), 1, 1);
    const Unwrapped bare = unwrap(text);
    auto board = read_bare_board(bare.text, field);
    if (!board) return bare.located(board.diagnostic());
    for (BoardText::Square& square : board->squares) square.column += bare.shift(square.line);
    return board;
}

Result<BoardSketch> sketch_game_board(std::string_view text, std::string_view field) {
    const auto board = read_board(text, field);
    if (!board) return board.diagnostic();
    BoardSketch sketch{{board->width, board->height(), {}}, {}};
    for (const auto& square : board->squares) {
        const auto three = picture_of(square.content, square.number);
        sketch.picture.cells.insert(sketch.picture.cells.end(), three.begin(), three.end());
        const bool tile = square.content == Content::tile;
        sketch.text += tile ? std::to_string(square.number) : square.content == Content::fixed ? "x" : ".";
        sketch.text += sketch.picture.cells.size() % (3 * board->width) == 0 ? '\n' : ' ';
    }
    return sketch;
}

Result<Rules> make_rules(const BoardText& start, const BoardText& goal) {
    if (start.width != goal.width || start.height() != goal.height()) {
        return diagnostic_in("goal",
                             concat("The goal has ", count_of(goal.height(), "row", "rows"), " of ",
                                    count_of(goal.width, "cell", "cells"), ", the start ",
                                    count_of(start.height(), "row", "rows"), " of ", start.width, "."),
                             goal.squares[0].line, goal.squares[0].column);
    }
    for (std::size_t cell = 0; cell < start.squares.size(); ++cell) {
        const auto& here = goal.squares[cell];
        if ((here.content == Content::fixed) == (start.squares[cell].content == Content::fixed)) continue;
        return diagnostic_in(
            "goal",
            concat("This cell is ", square_text(here), " in the goal and ", square_text(start.squares[cell]),
                   " in the start; both boards must have the same fixed cells."),
            here.line, here.column);
    }
    if (auto diagnostic = surplus(goal, start, "goal")) return *diagnostic;
    if (auto diagnostic = surplus(start, goal, "start")) return *diagnostic;
    return Rules(start, goal);
}

Result<Rules> read_rules(std::string_view start, std::string_view goal) {
    const auto first = read_board(start, "start");
    if (!first) return first.diagnostic();
    const auto second = read_board(goal, "goal");
    if (!second) return second.diagnostic();
    return make_rules(*first, *second);
}

Result<SearchType> read_search_type(std::string_view id) {
    std::string known;
    for (const SearchType type : kSearchTypes) {
        if (word(type) == id) return type;
        known += concat(known.empty() ? "" : ", ", word(type));
    }
    return Diagnostic{concat("There is no search type \"", id, "\", only ", known, "."), 0, 0, "search"};
}

Result<unsigned> read_turns(std::string_view text) {
    const auto turns = whole_number<unsigned>(text);
    const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
    if (!digits)
        return diagnostic_in(
            "turns", concat("The number of actions is a whole number from 0 up, not \"", text, "\"."), 0, 0);
    if (!turns || *turns > kMaxTurns) {
        return diagnostic_in(
            "turns", concat("At most ", kMaxTurns, " actions of each agent can be searched, not ", text, "."),
            0, 0);
    }
    return *turns;
}

}  // namespace frontier::game
