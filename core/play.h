// A line of moves from a board's start, played by hand or taken from a plan, and the board after each of
// them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain.h"
#include "puzzle.h"
#include "result.h"
#include "types.h"

namespace frontier {

struct NextMove {
    std::string action;
    Cost cost = 0;
    std::vector<Shift> shifts;  // what it moves (domain.h)

    template <class Visit> void fields(Visit&& visit) const {
        visit("action", action);
        visit("cost", cost);
        visit("shifts", shifts);
    }
};

struct Position {
    std::size_t index = 0;      // how many moves were made
    std::size_t length = 0;     // of the whole line
    std::string action;         // the move that led here, …
    std::vector<Shift> shifts;  // … and the pieces it moved
    Picture picture;
    std::string text;
    Cost cost = 0;  // of the moves so far
    bool is_goal = false;
    std::string dead_end;                     // why no plan leads on, where the domain knows, …
    std::vector<std::size_t> dead_end_cells;  // … and the cells of the pieces that this speaks of
    std::vector<NextMove> moves;

    template <class Visit> void fields(Visit&& visit) const {
        visit("index", index);
        visit("length", length);
        visit("action", action);
        visit("shifts", shifts);
        visit("picture", picture);
        visit("text", text);
        visit("cost", cost);
        visit("is_goal", is_goal);
        visit("dead_end", dead_end);
        visit("dead_end_cells", dead_end_cells);
        visit("moves", moves);
    }
};

class Play {
   public:
    Play(const Puzzle& puzzle, const DomainInfo& info);

    std::size_t length() const { return actions_.size(); }
    Position position(std::size_t index) const;
    // Makes one more move after the first `index`; what came after them is gone. False: that is no move
    // there.
    bool move(std::size_t index, std::string_view action);
    // Replaces the line, or says which of the actions is no move and leaves the line as it was.
    std::optional<Diagnostic> set_line(const std::vector<std::string>& actions);
    // 1 for each move that shifts more than the piece that makes it, 0 for the others.
    std::vector<std::uint8_t> pushes() const;
    // The line in one of the domain's plan formats; one action a line for any other word.
    std::string plan_text(std::string_view format) const;

   private:
    const std::byte* state(std::size_t index) const { return &states_[index * space_->state_bytes()]; }

    std::shared_ptr<const StateSpace> space_;
    std::shared_ptr<const Presenter> presenter_;
    std::unique_ptr<Evaluator> evaluator_;  // for dead ends
    const DomainInfo* info_;
    std::vector<std::byte> states_;  // one more than there are actions
    std::vector<Action> actions_;
    std::vector<Cost> costs_;
};

}  // namespace frontier
