// A few boxes alone, all others taken off the floor: what cannot be done with them cannot be done with the
// others in the way. Two rules ask that of a state, each of the boxes that shut a part of the floor off.
#pragma once

#include <span>
#include <vector>

#include "push_rules.h"

namespace frontier::sokoban {

// All that can be done with the boxes of a group, from state to state, in one direction.
class GroupSearch {
   public:
    GroupSearch(const PushBoard& board, Way way, std::size_t most_states);

    struct Reach {                      // cells that the robot can walk to
        static constexpr char kIn = 2;  // beside what is taken

        std::vector<char> marks;
        std::vector<Cell> cells;
        bool has(Cell cell) const { return (marks[cell] & kIn) != 0; }
        void add(Cell cell) { marks[cell] = kIn; }
    };
    // From `robot` over what is not taken; the least cell that was come to.
    Cell flood(Reach& reach, Cell robot, const std::vector<char>& taken);

    void clear();
    void add(Cell box);
    bool has(Cell box) const { return alone_[box] != 0; }  // a wall, too
    const std::vector<Cell>& boxes() const { return boxes_; }
    bool is_home() const;  // all its boxes are on targets
    // The key of the group's state, with the robot there.
    std::uint64_t key(Cell robot);
    // Whether nothing that can be done with them brings all of them to targets or is_free(taken, reach),
    // where `key` names the question: the answer is kept.
    template <class IsFree> bool is_lost(std::uint64_t key, Cell robot, IsFree&& is_free) {
        key &= ~kAnswer;
        std::uint64_t& kept = kept_[(key >> 20) & (kept_.size() - 1)];
        if ((kept & ~kAnswer) == key && (kept & kAnswer) != 0) return (kept & kAnswer) == kLost;
        const bool lost = search(robot, is_free);
        kept = key | (lost ? kLost : kNotLost);
        return lost;
    }
    std::uint64_t work() const { return work_; }  // cells that were looked at
    std::size_t memory_bytes() const { return kept_.capacity() * sizeof(std::uint64_t); }

   private:
    static constexpr std::uint64_t kAnswer = 3, kNotLost = 2, kLost = 3;

    template <class IsFree> bool search(Cell robot, IsFree&& is_free);
    void put(std::size_t state, char value) {
        for (std::size_t i = 0; i < boxes_.size(); ++i) alone_[states_[state + i]] = value;
    }
    bool is_new(std::uint64_t key);
    void find_successors(std::size_t state);
    void try_move(std::size_t state, std::size_t box, std::size_t direction);

    const PushBoard* board_;
    const Targets* targets_;
    const BoxPairs* pairs_;  // null: not known
    Way way_;
    std::size_t most_states_;  // that are looked at; beyond them nothing is said
    FrozenBoxes frozen_;
    Reach reach_;
    std::vector<char> alone_;  // walls, and the boxes of the group
    std::vector<Cell> boxes_;
    std::vector<Cell> states_;  // boxes of each, and where the robot is
    std::vector<std::uint64_t> seen_;
    std::vector<std::uint64_t> kept_;  // keys, with the answers in their last two bits
    std::uint64_t work_ = 0;
};

// A corral is a region that the robot is not in. The boxes around it alone must let the robot in or come to
// their targets; if a search of all their pushes ends without either, the state is lost.
class CorralSearch {
   public:
    static constexpr std::size_t kMostStates = 60;  // more find hardly more

    explicit CorralSearch(const PushBoard& board);

    // `taken` has the boxes. True: no plan leads on.
    bool is_lost(std::span<const Cell> boxes, Cell robot, const std::vector<char>& taken);
    const std::vector<Cell>& group() const { return boxes_.boxes(); }  // after true: those of the corral
    std::uint64_t work() const { return boxes_.work(); }
    std::size_t memory_bytes() const { return boxes_.memory_bytes(); }

   private:
    bool is_lost_corral(Cell robot);

    const PushBoard* board_;
    GroupSearch boxes_;
    GroupSearch::Reach seen_;             // the robot's region, and those that were looked at
    GroupSearch::Reach region_;           // one that the robot is not in
    std::vector<Cell> inside_;            // cells of the corral
    std::vector<Cell> all_, all_inside_;  // of all corrals
    std::vector<char> in_all_;
};

// While boxes are pulled the robot may shut itself in. The boxes around its region alone must let it out or
// come to where they stood at the start; if a search of all their pulls ends without either, no plan comes
// to the state.
class ShutInRobot {
   public:
    static constexpr std::size_t kMostStates = 20;  // 60 find more, and take longer than it is worth

    explicit ShutInRobot(const PushBoard& board);

    bool is_lost(std::span<const Cell> boxes, Cell robot, const std::vector<char>& taken);
    const std::vector<Cell>& group() const { return boxes_.boxes(); }
    std::uint64_t work() const { return boxes_.work(); }
    std::size_t memory_bytes() const { return boxes_.memory_bytes(); }

   private:
    const PushBoard* board_;
    GroupSearch boxes_;
    GroupSearch::Reach region_;  // the robot's, and the boxes around it
};

}  // namespace frontier::sokoban
