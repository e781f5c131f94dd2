// The rules of Sokoban with one or several robots; every move costs 1.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/validate/sokoban_board.h"

namespace frontier::validate {

struct Direction {
    std::string_view name;  // its first letter is the one of LURD lines
    int dx, dy;
};

inline constexpr std::array<Direction, 4> kDirections = {
    {{"up", 0, -1}, {"right", 1, 0}, {"down", 0, 1}, {"left", -1, 0}}};

// By its name or its first letter, in small letters; null if there is none.
const Direction* direction_named(std::string_view name);

class SokobanWorld {
   public:
    // Where a plan asks for what cannot be, `direction` is null: `words` say what, and `complaint` why not.
    struct Action {
        std::int64_t robot = 0;
        const Direction* direction = nullptr;
        std::string words;
        std::string complaint;
    };

    // `counts_pushes`: a push costs 1 and walking nothing.
    SokobanWorld(SokobanBoard board, bool counts_pushes)
        : board_(std::move(board)), counts_pushes_(counts_pushes) {}

    const SokobanBoard& board() const { return board_; }
    std::string describe(const Action& action) const;
    ActionResult apply(const Action& action);
    std::string unmet_goal() const;

   private:
    std::string obstacle_at(Square square) const;

    SokobanBoard board_;
    bool counts_pushes_;
};

// Reads a plan with one action a line, in LURD letters or as a list of states. After an action that cannot
// be, no more are read.
std::optional<Fault> read_sokoban_plan(std::string_view text, const SokobanWorld& start,
                                       std::vector<SokobanWorld::Action>& actions);

}  // namespace frontier::validate
