// The floor of a board with one robot, made for pushing and for pulling boxes: cells with a wall for every
// cell that is not there, the keys of states, and what a lone box can do in each direction.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "../domains/sokoban_floor.h"

namespace frontier::sokoban {

// Boxes are pushed from the start to the goals, or pulled from the goals back to the start.
enum class Way : std::uint8_t { push, pull };
constexpr Way other(Way way) { return way == Way::push ? Way::pull : Way::push; }

using Words = std::vector<std::uint64_t>;  // a set of targets, or a row of such sets
using Distance = std::uint16_t;
inline constexpr Distance kNoWay = 0xFFFF;

// What a lone box can do in one direction: to which targets (storage squares, or where boxes stood at the
// start) it can be brought from each cell, and in how many pushes.
struct Targets {
    std::vector<Cell> cells;
    std::vector<char> is_target;     // of each cell
    std::vector<Distance> distance;  // cell by cell, to each target
    std::vector<Distance> nearest;   // of each cell; kNoWay: a dead square
    std::vector<std::int32_t> mean;  // of each cell, to those it can be brought to, in hundredths
    std::vector<char> is_door;       // of each cell: two free neighbours, opposite, and no target
    std::size_t words = 0;           // of a set of targets
    Words masks;                     // of each cell, the targets it can be brought to

    bool is_dead(Cell cell) const { return nearest[cell] == kNoWay; }
    Distance to(Cell cell, std::size_t target) const { return distance[cell * cells.size() + target]; }
    std::span<const std::uint64_t> mask(Cell cell) const { return {&masks[cell * words], words}; }
};

class BoxPairs;
class Openings;

class PushBoard {
   public:
    explicit PushBoard(const Floor& floor) : PushBoard(floor, Later()) {
        while (!find_more()) {}
    }
    // What a lone box can do is found later, a target at a time, until find_more() says that all is known.
    struct Later {};
    PushBoard(const Floor& floor, Later);
    // The same floor and start, with another end: boxes on these cells, and the robot in this one's region.
    PushBoard(const PushBoard& board, const std::vector<Cell>& ends, Cell robot, Later);
    bool find_more();

    Cell size() const { return static_cast<Cell>(next_.size() - 1); }
    Cell wall() const { return size(); }  // a cell that is always taken
    Cell next(Cell cell, std::size_t direction) const { return next_[cell][direction]; }
    const std::array<Cell, 4>& around(Cell cell) const { return next_[cell]; }
    const std::array<Cell, 4>* all_around() const { return next_.data(); }  // of each cell
    const std::vector<char>& walls() const { return walls_; }  // 1 for each cell that no robot ever comes to

    const std::vector<Cell>& boxes() const { return boxes_; }    // at the start
    const std::vector<Cell>& frozen() const { return frozen_; }  // where no robot ever comes
    Cell robot() const { return robot_; }
    // Of the end, one for each region that the robot may be in.
    std::vector<Cell> end_robots() const;
    bool is_hopeless() const { return is_hopeless_; }  // a box where no robot comes is not on storage
    // Every storage square must get a box, so that it is known where boxes are pulled from.
    bool can_pull() const { return of_push_.cells.size() == boxes_.size(); }
    const Targets& targets(Way way) const { return way == Way::push ? of_push_ : of_pull_; }
    // The same towards other cells.
    Targets targets_at(std::vector<Cell> cells, Way way) const;
    // Null where they are not known.
    const BoxPairs* pairs(Way way) const {
        return way == Way::push ? pairs_of_push_.get() : pairs_of_pull_.get();
    }
    const Openings* openings() const { return openings_.get(); }
    bool is_detour() const { return end_robot_ != kNoCell; }  // its end is a state of the puzzle's

    // The key of a state is that of its boxes and of the first cell of the robot's region, whichever way it
    // was come to.
    std::uint64_t box_key(Cell cell) const { return box_keys_[cell]; }
    std::uint64_t region_key(Cell cell) const { return region_keys_[cell]; }

    std::size_t memory_bytes() const;

   private:
    void find_sides();
    void make_room(Targets& targets) const;
    void find_target(Targets& targets, Way way, std::size_t target) const;
    void find_means(Targets& targets) const;
    bool find_pairs();
    bool find_openings();

    std::vector<std::array<Cell, 4>> next_;  // and the wall itself
    std::vector<char> walls_;
    std::vector<Cell> boxes_;
    std::vector<Cell> frozen_;
    Cell robot_ = 0;
    Cell end_robot_ = kNoCell;  // none: anywhere
    bool is_hopeless_ = false;
    std::vector<std::array<std::uint8_t, 4>> sides_;  // of a lone box: those with one number are connected
    Targets of_push_;
    Targets of_pull_;
    std::shared_ptr<BoxPairs> pairs_of_push_;
    std::shared_ptr<BoxPairs> pairs_of_pull_;  // boards of detours share them, …
    std::shared_ptr<Openings> openings_;       // … and these
    std::size_t found_ = 0;                    // targets, those of pushes first, …
    bool finds_pulls_ = true;                  // … and then those of pulls
    std::vector<std::uint64_t> box_keys_;
    std::vector<std::uint64_t> region_keys_;
};

}  // namespace frontier::sokoban
