#include "rules.h"

#include <algorithm>

#include "../text/words.h"

namespace frontier::game {

namespace {

// The cells beside each cell: left, right, up, down.
std::vector<std::vector<Cell>> neighbours(std::size_t width, std::size_t cells) {
    std::vector<std::vector<Cell>> all(cells);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        if (cell % width > 0) all[cell].push_back(static_cast<Cell>(cell - 1));
        if (cell % width + 1 < width) all[cell].push_back(static_cast<Cell>(cell + 1));
        if (cell >= width) all[cell].push_back(static_cast<Cell>(cell - width));
        if (cell + width < cells) all[cell].push_back(static_cast<Cell>(cell + width));
    }
    return all;
}

}  // namespace

Rules::Rules(const BoardText& start, const BoardText& goal)
    : width_(start.width), cells_(start.squares.size()), neighbours_(neighbours(width_, cells_)) {
    start_.board = read(start);
    goal_ = read(goal);
    for (const std::int32_t gain : contributions(start_.board, Agent::agent1)) start_.utility += gain;
}

Kind Rules::kind_of(const BoardText::Square& square) {
    if (square.content == BoardText::Content::empty) return kEmpty;
    if (square.content == BoardText::Content::fixed) return kFixed;
    const auto known = std::find(numbers_.begin() + 1, numbers_.end(), square.number);
    if (known == numbers_.end()) {
        numbers_.push_back(square.number);
        odd_.push_back(is_odd(square.number));
        gains_.push_back(is_odd(square.number) ? square.number : -square.number);
        return static_cast<Kind>(numbers_.size() - 1);
    }
    return static_cast<Kind>(known - numbers_.begin());
}

Board Rules::read(const BoardText& text) {
    Board board{};
    for (std::size_t cell = 0; cell < cells_; ++cell) board[cell] = kind_of(text.squares[cell]);
    return board;
}

void Rules::append_moves(const Position& position, std::vector<Move>& moves) const {
    const std::size_t before = moves.size();
    for (std::size_t cell = 0; cell < cells_; ++cell) {
        if (!may_move(position.agent(), position.board[cell])) continue;
        for (const Cell to : neighbours_[cell]) {
            if (position.board[to] == kEmpty) moves.push_back({static_cast<Cell>(cell), to});
        }
    }
    if (moves.size() == before) moves.push_back({});
}

std::vector<std::int32_t> Rules::contributions(const Board& board, Agent agent) const {
    std::vector<std::int32_t> all(cells_);
    for (std::size_t cell = 0; cell < cells_; ++cell) {
        const Kind kind = board[cell];
        if (kind == kEmpty || kind == kFixed || goal_[cell] != kind) continue;
        all[cell] = agent == Agent::agent2 ? -gains_[kind] : gains_[kind];
    }
    return all;
}

std::string Rules::move_text(const Board& before, Move move) const {
    if (move.is_pass()) return "pass";
    const bool sideways = move.from / width_ == move.to / width_;
    const std::string_view direction =
        sideways ? (move.to < move.from ? "left" : "right") : (move.to < move.from ? "up" : "down");
    return concat("move ", numbers_[before[move.from]], ' ', direction);
}

std::string Rules::print(const Board& board) const {
    std::string out;
    for (std::size_t cell = 0; cell < cells_; ++cell) {
        const Kind kind = board[cell];
        out += kind == kEmpty ? "." : kind == kFixed ? "x" : std::to_string(numbers_[kind]);
        out += (cell + 1) % width_ == 0 ? '\n' : ' ';
    }
    return out;
}

Picture Rules::picture(const Board& board) const {
    Picture picture{width_, cells_ / width_, {}};
    for (std::size_t cell = 0; cell < cells_; ++cell) {
        const Kind kind = board[cell];
        using Content = BoardText::Content;
        const auto three = kind == kEmpty   ? picture_of(Content::empty, 0)
                           : kind == kFixed ? picture_of(Content::fixed, 0)
                                            : picture_of(Content::tile, numbers_[kind]);
        picture.cells.insert(picture.cells.end(), three.begin(), three.end());
    }
    return picture;
}

std::array<std::int32_t, 3> picture_of(BoardText::Content content, std::int32_t number) {
    constexpr std::int32_t kCell = 0, kFixedCell = 1, kOddTile = 2, kEvenTile = 3, kNothing = -1;
    if (content == BoardText::Content::tile) return {kCell, is_odd(number) ? kOddTile : kEvenTile, number};
    return {content == BoardText::Content::fixed ? kFixedCell : kCell, kNothing, kNothing};
}

}  // namespace frontier::game
