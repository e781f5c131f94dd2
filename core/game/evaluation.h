// A search of the game tree in progress. It gives the value, the line and the counts of the plain algorithms,
// but looks at each position once: what a plain search does below a node depends only on the ply, the board
// and, with pruning, on alpha and beta.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "../types.h"
#include "position_table.h"
#include "tally.h"

namespace frontier::game {

class Evaluation {
   public:
    Evaluation(Rules rules, SearchType type, unsigned turns, std::size_t memory_bytes);

    const Rules& rules() const { return rules_; }
    SearchType type() const { return type_; }
    unsigned plies() const { return plies_; }

    // Turns to a position, with nothing known of alpha and beta; what was found before is kept.
    void begin(const Position& position);
    // Tries at most `moves` moves more. Goes on after timeout and cancelled, not after memory and failed.
    Status advance(std::uint64_t moves);
    void stop(Status why);
    void forget();  // all that was found

    Status status() const { return status_; }
    std::uint64_t positions() const { return table_.size(); }
    std::uint64_t evaluations() const { return evaluations_; }  // of the utility
    std::size_t memory_bytes() const { return table_.memory_bytes(); }
    double progress() const;  // from 0 to 1, by the moves that were tried on the way to where the search is

    // What is known of a position that was evaluated with this window.
    std::optional<SubtreeResult> outcome(const Position& position, const Window& window) const;

   private:
    static constexpr std::size_t kMaxKeyBytes = kMaxCells + 2 + 8;
    using Key = std::array<std::byte, kMaxKeyBytes>;

    struct Frame {
        Tally tally;
        Window entered;
        SubtreeResult sum;
        std::size_t moves_begin;  // in moves_
    };

    Key key_of(const Position& position, const Window& window) const;
    void enter(const Window& window);
    void try_move();
    void leave();
    void take(const SubtreeResult& outcome);
    Move next_move() const { return moves_[frames_.back().moves_begin + frames_.back().tally.count()]; }
    bool is_leaf(const Position& position) const { return position.ply == plies_; }
    SubtreeResult leaf(const Position& position) const {
        return {static_cast<double>(position.utility), 1, 1};
    }

    Rules rules_;
    SearchType type_;
    unsigned plies_;
    std::size_t key_bytes_;
    std::size_t budget_;
    Status status_ = Status::running;
    PositionTable table_;
    Position position_;
    std::vector<Frame> frames_;  // the line the search is on
    std::vector<Move> moves_;    // of all frames, one after the other
    std::uint64_t evaluations_ = 0;
};

}  // namespace frontier::game
