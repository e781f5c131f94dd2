// When no plan leads on from a state: rules that are asked of each push. Every one of them is proved only
// where it says so, and says nothing where it looked no further.
#pragma once

#include <span>
#include <vector>

#include "push_board.h"

namespace frontier::sokoban {

// Boxes that hold one another, one of them off its target. For pushes only.
class FrozenBoxes {
   public:
    explicit FrozenBoxes(const PushBoard& board)
        : board_(&board), targets_(&board.targets(Way::push)), held_(board.size() + std::size_t{1}, 0) {}

    // Whether the box that has just come to `box` is held for good, together with one that is off its target.
    bool is_lost(Cell box, const std::vector<char>& taken) {
        const bool frozen = is_frozen(box, taken);
        bool lost = false;
        group_.clear();
        for (const Cell cell : trail_) {
            held_[cell] = 0;
            lost = lost || (frozen && !targets_->is_target[cell]);
            if (frozen) group_.push_back(cell);
        }
        trail_.clear();
        return lost;
    }
    const std::vector<Cell>& group() const { return group_; }  // that was found last

   private:
    bool is_frozen(Cell box, const std::vector<char>& taken);
    bool is_blocked(Cell one, Cell other, const std::vector<char>& taken);
    bool is_wall(Cell cell) const { return board_->walls()[cell] || held_[cell]; }

    const PushBoard* board_;
    const Targets* targets_;
    std::vector<char> held_;  // boxes that count as walls while their neighbours are asked
    std::vector<Cell> trail_;
    std::vector<Cell> group_;
};

// Whether every box can have a target of its own.
class OwnTargets {
   public:
    OwnTargets(const Targets& targets) : targets_(&targets), box_of_(targets.cells.size()) {}

    // Finds a target for each box; false: there is none for some.
    bool set(std::span<const Cell> boxes);
    // After set() was true: whether they still have one each when one of them is elsewhere.
    bool has_one_each(std::size_t box, Cell at);
    // Boxes that compete for too few targets, after a false answer; the box that found none among them.
    std::vector<std::size_t> competing() const;

   private:
    static constexpr std::uint16_t kNone = 0xFFFF;
    bool find(std::size_t box);
    void give(std::size_t target, std::size_t box);

    const Targets* targets_;
    std::vector<Cell> cells_;                                   // of the boxes
    std::vector<std::uint16_t> box_of_;                         // each target
    std::vector<std::uint16_t> target_of_;                      // each box
    Words free_;                                                // targets without a box
    Words tried_;                                               // targets
    std::vector<std::uint16_t> boxes_before_, targets_before_;  // while one is tried
    Words free_before_;
};

}  // namespace frontier::sokoban
