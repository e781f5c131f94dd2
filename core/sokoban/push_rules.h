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

// A corral is a region that the robot is not in. The boxes around it alone, all others gone, must let the
// robot in or come to their targets; if a search of all their pushes ends without either, the state is dead.
class CorralSearch {
   public:
    explicit CorralSearch(const PushBoard& board);

    // `taken` has the boxes. True: no plan leads on.
    bool is_lost(std::span<const Cell> boxes, Cell robot, const std::vector<char>& taken);
    const std::vector<Cell>& group() const { return group_; }  // the boxes of the corral that was lost
    std::uint64_t work() const { return work_; }
    std::size_t memory_bytes() const { return cache_.capacity() * sizeof(std::uint64_t); }

    static constexpr std::size_t kMostStates = 60;  // that are looked at; more find hardly more

   private:
    struct Flood {
        std::vector<std::uint32_t> mark;
        std::uint32_t stamp = 0;
        std::vector<Cell> cells;
        bool has(Cell cell) const { return mark[cell] == stamp; }
    };
    // From `robot` over what is not taken; the least cell that was come to.
    Cell flood(Flood& flood, Cell robot, const std::vector<char>& taken);
    bool is_lost_corral(Cell robot);
    bool search(Cell robot);

    const PushBoard* board_;
    const Targets* targets_;
    const BoxPairs* pairs_;  // null: not known
    FrozenBoxes frozen_;
    Flood robots_;              // region in the state that is judged
    Flood region_;              // one that the robot is not in
    Flood reach_;               // in the search
    std::vector<char> small_;   // taken, with the boxes of the corral alone
    std::vector<Cell> group_;   // the boxes of the corral, …
    std::vector<Cell> inside_;  // … and its cells
    std::vector<Cell> all_group_, all_inside_;
    std::vector<char> in_all_;
    std::vector<std::uint64_t> cache_;
    std::vector<Cell> states_;  // boxes of each, and where the robot is
    std::vector<std::uint64_t> seen_;
    std::uint64_t work_ = 0;
};

}  // namespace frontier::sokoban
