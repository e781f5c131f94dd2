// Corrals: parts of the floor that boxes close off from every robot. The boxes around one must be opened or
// stored by pushes from outside. If a search of all ways to push these boxes alone, the others taken away,
// finds neither, no plan leads on. The search gives up after a fixed amount of work, and then says nothing.
#pragma once

#include <memory>

#include "sokoban_freeze.h"
#include "sokoban_memory.h"

namespace frontier::sokoban {

class Corrals {
   public:
    explicit Corrals(std::shared_ptr<const Floor> floor);
    bool has_dead_one(const Pieces& pieces);
    std::vector<Cell> boxes_of_dead_one(
        const Pieces& pieces);  // the boxes around it; none where there is none

   private:
    // Cells that were come to, beside the boxes and walls that nothing comes to.
    struct Marks {
        static constexpr char kIn = 2;
        std::vector<char> marks;
        void begin(const std::vector<char>& closed) { marks = closed; }
        bool has(Cell cell) const { return (marks[cell] & kIn) != 0; }
        void add(Cell cell) { marks[cell] = kIn; }
    };

    // What matters of the robots is which parts of the floor they are in; a part is known by its least cell.
    // Marks where they can be, and leaves in key_ the boxes (filled up to `most_boxes`) and the parts.
    void flood_from_robots(const Pieces& pieces, std::size_t most_boxes, Marks& reached);
    // Walks on from the cells in `queue_`, not into boxes.
    void flood(Marks& reached);
    void put(std::span<const Cell> boxes, char is_box);
    bool find_dead_one(const Pieces& pieces);  // leaves its boxes in group_
    void find_group();
    bool is_dead_group(std::span<const Cell> robots);

    // A search of all pushes of the group's boxes, from what walk_ has marked on.
    bool is_dead();
    bool escapes_by_push(std::size_t from, std::size_t number, Cell ahead);
    void walk_after_push(std::size_t from, Cell robot);
    void add_position();
    bool is_stored(std::span<const Cell> boxes) const;
    bool may_freeze(Cell box) const;
    bool has_reached(std::size_t position, Cell cell) const {
        return (reaches_[position * words_ + cell / 64] >> cell % 64 & 1) != 0;
    }

    std::shared_ptr<const Floor> floor_;
    std::size_t open_cells_ = 0;
    std::size_t words_;  // of a set of cells
    Freeze freeze_;
    BoxMemory<std::uint8_t> verdicts_;        // on positions
    BoxMemory<std::uint8_t> group_verdicts_;  // on the boxes around a corral, wherever the others are
    std::vector<Cell> key_;
    std::vector<Cell> queue_;
    std::vector<std::array<Cell, 4>> next_to_;  // each cell, or the wall
    std::vector<char> is_box_;                  // or the wall, behind the last cell
    Marks reached_;                             // by robots
    Marks seen_;                                // in corrals
    Marks walk_;                                // by robots, with the group's boxes alone on the board
    std::vector<Cell> group_;

    // Positions of the search: boxes, sorted; where robots can be, with several of them a little more than
    // that; and a hash of both.
    std::vector<Cell> boxes_;
    std::vector<std::uint64_t> reaches_;
    std::vector<std::uint64_t> hashes_;
    std::vector<Cell> next_;  // boxes of the one that is being made
};

}  // namespace frontier::sokoban
