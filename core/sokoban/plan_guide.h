// What a plan of the simpler game (relaxed_plan.h) says of a state: how many of its steps are done, and which
// boxes it has no place for.
#pragma once

#include <vector>

#include "push_board.h"

namespace frontier::sokoban {

class PlanGuide {
   public:
    // Without a plan: the boxes on targets count.
    PlanGuide(const PushBoard& board, Way way, const std::vector<std::vector<Cell>>& sets);

    bool has_plan() const { return steps_ > 0; }
    std::uint32_t steps() const { return steps_; }

    // How far a state is, kept for its children.
    struct Progress {
        Words done;     // steps whose squares all have boxes
        Words but_one;  // steps of which one square has none
        std::uint32_t on_targets = 0;
    };
    void set(std::span<const Cell> boxes, Progress& progress) const;
    std::uint32_t packed(const Progress& progress) const;
    // When a box has been brought from one cell to another.
    std::uint32_t packed(const Progress& progress, Cell from, Cell to) const;

    // 1 for a box that is not where the plan has it by now and cannot get to where a later step wants one.
    std::uint32_t out(Cell box, std::uint32_t packed) const {
        if (!has_plan()) return 0;
        if (in_step_[box * words_ + packed / 64] >> (packed % 64) & 1) return 0;
        const std::size_t words = targets_->words;
        for (std::size_t word = 0; word < words; ++word) {
            if (reach_[box * words + word] & later_[packed * words + word]) return 0;
        }
        return 1;
    }

    std::size_t memory_bytes() const { return (in_step_.capacity() + reach_.capacity()) * 8; }

   private:
    void find_reach(Way way, const PushBoard& board, const std::vector<std::uint32_t>& final_at);

    const Targets* targets_;
    std::uint32_t steps_ = 0;
    std::size_t words_ = 0;            // of a set of steps
    Words in_step_;                    // of each cell: the steps that want a box there
    std::vector<std::uint32_t> size_;  // of each step: how many boxes it wants
    Words later_;                      // of each step: the targets that get their box after it
    Words reach_;  // of each cell: the targets it can be brought to with all that are filled before as walls
};

}  // namespace frontier::sokoban
