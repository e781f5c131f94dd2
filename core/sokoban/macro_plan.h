// What carrying a box means in single moves of the robot.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "push_board.h"

namespace frontier::sokoban {

// A way to write macro moves out: the fewest moves that bring one box where it should be, with the robot in
// the right region.
class MacroPlan {
   public:
    explicit MacroPlan(const PushBoard& board);

    // Appends directions. The boxes are those before; `robot` is moved along. The robot ends in the region
    // that has the cell `ends_in`.
    void carry(std::span<const Cell> boxes, std::size_t box, Cell to, Cell ends_in, Cell& robot,
               std::vector<std::uint8_t>& moves);

   private:
    // Steps from the robot to each cell, with the box on its place.
    void walk(Cell robot, std::span<const Cell> wanted);
    void append_walk(Cell from, Cell to, std::vector<std::uint8_t>& moves);

    const PushBoard* board_;
    std::vector<char> taken_;
    std::vector<std::int32_t> steps_;
    std::vector<Cell> queue_;
};

}  // namespace frontier::sokoban
