// How a lone box can be pushed about. With one robot a box's square counts once for each part of the floor
// that the box cuts off, since the robot can only push from the part it is in; with several robots it counts
// once, for they may stand on all sides.
#pragma once

#include "sokoban_floor.h"

namespace frontier::sokoban {

inline constexpr std::int32_t kFar = 1 << 20;  // more than any distance; five hundred of them can be added up

class PushGraph {
   public:
    using Place = std::uint16_t;  // of a box, and the side of the robot
    struct Push {
        Place from;
        Place to;
        Cell behind;  // where the robot stands before
        Cell box;     // where it stands after
    };

    PushGraph() = default;
    explicit PushGraph(const Floor& floor);

    std::size_t size() const { return cells_.size(); }
    // How much work it was to make, in units of about a microsecond.
    std::uint64_t work() const;
    std::size_t memory_bytes() const {
        return (cells_.capacity() + first_.capacity()) * sizeof(Cell) + side_table_.capacity() +
               pushes_.capacity() * sizeof(Push) +
               (sides_.capacity() + first_push_.capacity()) * sizeof(std::uint32_t);
    }
    Cell cell(Place place) const { return cells_[place]; }
    Place place(Cell box, Cell robot) const {
        const std::uint32_t sides = side_table_.empty() ? kNoSides : sides_[box];
        return static_cast<Place>(first_[box] + (sides == kNoSides ? 0 : side_table_[sides + robot]));
    }
    // The boxes' places, in their order.
    void places(const Pieces& pieces, std::span<Place> places) const {
        for (std::size_t i = 0; i < pieces.boxes.size(); ++i)
            places[i] = place(pieces.boxes[i], pieces.robots[0]);
    }

    // The cost to push a box from each place to each storage square: row by row, kFar where there is no way.
    // Heights say what else a push costs: unit − height of the cell the robot leaves + height of the cell it
    // enters. `ways`, if asked for, gets the number of the first push of a cheapest way.
    void distances(const Floor& floor, std::span<const std::int32_t> heights, std::int32_t unit,
                   std::vector<std::int32_t>& costs, std::vector<std::uint32_t>* ways = nullptr) const;

    struct Queue {  // of places to look at again
        std::vector<Place> places;
        std::vector<char> waits;
    };
    // The same for one storage square after the other, all with the same queue.
    void distances_to(std::size_t column, const Floor& floor, std::span<const std::int32_t> heights,
                      std::int32_t unit, Queue& queue, std::vector<std::int32_t>& costs,
                      std::vector<std::uint32_t>* ways = nullptr) const;
    const Push& push(std::uint32_t number) const { return pushes_[number]; }

   private:
    static constexpr std::uint32_t kNoSides = 0xFFFFFFFF;
    std::size_t cut_apart(const Floor& floor, Cell box);
    void connect(const Floor& floor);

    std::vector<Cell> cells_;           // of each place
    std::vector<Place> first_;          // place of each cell
    std::vector<std::uint32_t> sides_;  // of each cell: where its row of the side table begins
    std::vector<std::uint8_t> side_table_;
    std::vector<Push> pushes_;               // by where they lead
    std::vector<std::uint32_t> first_push_;  // to each place
};

}  // namespace frontier::sokoban
