// A small A* of its own, with which a heuristic that learns finds out where it is still weak. It stops after
// a number of expansions, and can draw positions from those it met.
#pragma once

#include "sokoban_dead_ends.h"
#include "sokoban_estimates.h"

namespace frontier::sokoban {

class Probe {
   public:
    Probe(const Floor& floor, Estimator& estimator, DeadEnds& dead_ends);

    // Expands one node; false when there is nothing more to do: a goal was found, or nothing is left.
    bool advance();
    std::size_t expanded() const { return expanded_; }
    // A position not far from the front: `number` is any number, at best a random one.
    Pieces draw(std::uint64_t number) const;
    std::size_t memory_bytes() const;

   private:
    using Id = std::uint32_t;
    static constexpr Id kNone = ~Id{0};

    Pieces pieces(Id id) const {
        const Cell* begin = &cells_[id * each_];
        return {{begin, floor_.robots.size()}, {begin + floor_.robots.size(), floor_.boxes.size()}};
    }
    bool is_goal(Id id) const;
    void expand(Id id);
    void add(std::span<Cell> cells, std::int32_t g);
    std::uint32_t& slot_of(std::span<const Cell> cells);
    void grow_index();
    void enqueue(Id id);

    const Floor& floor_;
    Estimator& estimator_;
    DeadEnds& dead_ends_;
    std::size_t each_;
    std::vector<Cell> cells_;
    std::vector<std::int32_t> g_, h_;
    std::vector<char> closed_;
    std::vector<Id> index_;
    std::vector<std::vector<Id>> waiting_;  // by f
    std::vector<Cell> scratch_;
    std::vector<char> occupied_;
    std::size_t f_ = 0;
    std::size_t expanded_ = 0;
};

}  // namespace frontier::sokoban
