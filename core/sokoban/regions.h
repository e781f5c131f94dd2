// The regions that boxes cut the floor into, for one box that is put here and there while the others stay:
// one depth-first numbering of the free floor without it answers for every place of it, without a flood.
//
// A cell whose box cuts the floor is a cut vertex: each child in the depth-first tree whose subtree has no
// edge to above the cell becomes a region of its own.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "push_board.h"

namespace frontier::sokoban {

class Regions {
   public:
    explicit Regions(const PushBoard& board);

    // Numbers the free cells; taken[board.wall()] is set.
    void number(const std::vector<char>& taken);
    // The region of a cell alone, for a box that was lifted off it: no box leaves the region it is lifted
    // into. `count` is that of the regions there were before.
    void number_around(Cell lifted, std::uint32_t count, const std::vector<char>& taken);

    std::uint32_t count() const { return count_; }
    // Of a region, numbered as things are.
    struct Span {
        Cell begin;  // in the order of numbers
        Cell end;
        Cell least;  // cell
    };
    const Span& span_of(Cell cell) const { return spans_[cells_[cell].region]; }
    std::uint64_t work() const { return work_; }  // cells that were numbered so far

    // The robot's region when the box is put on a free cell.
    class Part {
       public:
        std::uint32_t regions;  // that there are then
        Cell area;
        Cell least;  // cell of the robot's region

        bool has(const Regions& of, Cell cell) const {
            const Cell number = of.cells_[cell].number;
            if (number < begin_ || number >= end_ || number == hole_) return false;
            for (unsigned i = 0; i < cuts_; ++i) {
                if (number >= cut_[i].begin && number < cut_[i].end) return false;
            }
            return true;
        }

       private:
        friend class Regions;
        Cell begin_;
        Cell end_;
        Cell hole_ = kNoCell;
        std::uint8_t cuts_ = 0;
        struct {
            Cell begin;
            Cell end;
        } cut_[4];
    };
    Part place(Cell box, Cell robot) const;

   private:
    static constexpr Cell kUnnumbered = 0xFFFF;
    struct Numbered {
        Cell number = kUnnumbered;
        Cell end = 0;     // of its subtree's numbers
        Cell low = 0;     // the least number that its subtree has an edge to
        Cell parent = 0;  // kNoCell: the root
        Cell least = 0;   // cell of its subtree
        Cell region = 0;
    };

    struct Waiting {  // a cell on the way from the root, while what is beyond it is numbered
        Cell cell, low, least;
        std::uint16_t turn;  // which neighbour is next
    };

    void clear();
    void number_region(Cell root, const std::vector<char>& taken);
    Cell least_of(const Part& part) const;

    const PushBoard* board_;
    std::vector<Numbered> cells_;
    std::vector<Cell> order_;  // the cell of each number
    Cell numbered_ = 0;
    std::vector<Span> spans_;
    std::vector<Waiting> way_;
    std::uint32_t count_ = 0;
    std::uint64_t work_ = 0;
};

inline Regions::Part Regions::place(Cell box, Cell robot) const {
    const Numbered& at = cells_[box];
    const Numbered& from = cells_[robot];
    const Span& whole = spans_[at.region];
    Part part;
    std::uint32_t cuts = 0;
    Cell cut_area = 0;
    const Numbered* inside = nullptr;
    for (const Cell beside : board_->around(box)) {
        const Numbered& child = cells_[beside];
        if (child.parent != box || child.number == kUnnumbered) continue;
        if (child.low < at.number) continue;
        if (from.number >= child.number && from.number < child.end) inside = &child;
        part.cut_[cuts++] = {child.number, child.end};
        cut_area = static_cast<Cell>(cut_area + child.end - child.number);
    }
    const bool is_root = at.parent == kNoCell;
    part.regions = count() - 1 + cuts + (is_root ? 0 : 1);
    if (from.region != at.region) {
        const Span& own = spans_[from.region];
        part.begin_ = own.begin;
        part.end_ = own.end;
        part.area = static_cast<Cell>(own.end - own.begin);
        part.least = own.least;
    } else if (inside) {
        part.begin_ = inside->number;
        part.end_ = inside->end;
        part.area = static_cast<Cell>(inside->end - inside->number);
        part.least = inside->least;
    } else {
        part.begin_ = whole.begin;
        part.end_ = whole.end;
        part.hole_ = at.number;
        part.cuts_ = static_cast<std::uint8_t>(cuts);
        part.area = static_cast<Cell>(whole.end - whole.begin - 1 - cut_area);
        part.least = part.has(*this, whole.least) ? whole.least : least_of(part);
    }
    return part;
}

}  // namespace frontier::sokoban
