// The game's rules: three agents take turns at sliding tiles. AGENT1 moves odd tiles and AGENT3 any; both
// want the utility high. AGENT2 moves even tiles and wants it low. The utility counts only when all turns are
// taken.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "../search.h"

namespace frontier::game {

inline constexpr std::size_t kMaxSide = 10;
inline constexpr std::size_t kMaxCells = kMaxSide * kMaxSide;
inline constexpr std::int32_t kMaxTile = 1'000'000;  // so that every utility fits into 32 bits
inline constexpr unsigned kMaxTurns = 100;           // of each agent

enum class Agent : std::uint8_t { agent1, agent2, agent3 };
inline constexpr unsigned kAgents = 3;

constexpr auto words(Agent) { return std::to_array<std::string_view>({"AGENT1", "AGENT2", "AGENT3"}); }

constexpr Agent agent_at(unsigned ply) { return static_cast<Agent>(ply % kAgents); }

using Cell = std::uint8_t;  // row by row from the top left
using Kind = std::uint8_t;  // what lies on a cell: tiles of one number are one kind
inline constexpr Kind kEmpty = 0;
inline constexpr Kind kFixed = 255;

using Board = std::array<Kind, kMaxCells>;  // cells beyond the board stay empty

struct Move {
    Cell from = 0;
    Cell to = 0;

    bool is_pass() const { return from == to; }
    friend bool operator==(const Move&, const Move&) = default;
};

// A moment of a game.
struct Position {
    Board board{};
    unsigned ply = 0;
    std::int32_t utility = 0;  // AGENT1's, if the game ended now

    Agent agent() const { return agent_at(ply); }
};

// One board as a text has it, before it is half of a game.
struct BoardText {
    enum class Content : std::uint8_t { empty, fixed, tile };
    struct Square {
        Content content = Content::empty;
        std::int32_t number = 0;
        std::size_t line = 0;
        std::size_t column = 0;
    };
    std::size_t width = 0;
    std::vector<Square> squares;

    std::size_t height() const { return width == 0 ? 0 : squares.size() / width; }
};

// Three numbers of a picture: the ground, the piece (indexes into the legend of game_info.h) and the tile's
// number.
std::array<std::int32_t, 3> picture_of(BoardText::Content content, std::int32_t number);

inline bool is_odd(std::int32_t number) { return (number & 1) != 0; }

class Rules {
   public:
    // The boards have one size and hold the same tiles; see make_rules() in read_game.h.
    Rules(const BoardText& start, const BoardText& goal);

    std::size_t width() const { return width_; }
    std::size_t cells() const { return cells_; }
    const Position& start() const { return start_; }
    const Board& goal() const { return goal_; }

    // Appends every legal move in the order all searches follow: tiles row by row, each left, right, up,
    // down. An agent without a move passes.
    void append_moves(const Position& position, std::vector<Move>& moves) const;

    void apply(Position& position, Move move) const {
        slide(position, move.from, move.to);
        ++position.ply;
    }
    void undo(Position& position, Move move) const {
        --position.ply;
        slide(position, move.to, move.from);
    }

    // What each cell adds to an agent's utility; the sum is its utility.
    std::vector<std::int32_t> contributions(const Board& board, Agent agent) const;

    std::string move_text(const Board& before, Move move) const;  // "move 3 left" or "pass"
    std::string print(const Board& board) const;
    Picture picture(const Board& board) const;

   private:
    void slide(Position& position, Cell from, Cell to) const {
        if (from == to) return;
        const Kind kind = position.board[from];
        position.utility += (goal_[to] == kind ? gains_[kind] : 0) - (goal_[from] == kind ? gains_[kind] : 0);
        position.board[from] = kEmpty;
        position.board[to] = kind;
    }
    bool may_move(Agent agent, Kind kind) const {
        return kind != kEmpty && kind != kFixed &&
               (agent == Agent::agent3 || odd_[kind] == (agent == Agent::agent1));
    }
    Kind kind_of(const BoardText::Square& square);
    Board read(const BoardText& text);

    std::size_t width_;
    std::size_t cells_;
    std::vector<std::int32_t> numbers_{0};  // by kind
    std::vector<std::int32_t> gains_{0};    // by kind: what a tile in its place adds for AGENT1
    std::vector<bool> odd_{false};          // by kind
    std::vector<std::vector<Cell>> neighbours_;
    Position start_;
    Board goal_{};
};

}  // namespace frontier::game
