// Breadth-first over the cells of a board, as far as one gets.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace frontier {

// Begins with the cells in `queue`, and leaves in it all that were come to, the nearest first.
// `neighbours(cell)` are those beside a cell, and enters(cell, next) says whether `next` is one to go on
// from: a cell of the board, free, and not seen before. It is asked once for each way into a cell, and must
// remember what it said.
template <class Cell, class Neighbours, class Enters>
void flood_fill(std::vector<Cell>& queue, Neighbours&& neighbours, Enters&& enters) {
    for (std::size_t at = 0; at < queue.size(); ++at) {
        const Cell cell = queue[at];
        for (const Cell next : neighbours(cell)) {
            if (enters(cell, next)) queue.push_back(next);
        }
    }
}

// The same where it takes most of a search's time: without a branch that depends on the board, since those
// are guessed wrong every other time. `queue` has room for all cells and `count` of them already; next[cell]
// are the cells beside one, of which those that cannot be entered have marks other than 0, walls included.
// What is come to is marked with `mark`. How many cells there are in the end.
template <class Cell> std::size_t flood_marked(Cell* queue, std::size_t count,
                                               const std::array<Cell, 4>* next, char* marks, char mark) {
    for (std::size_t at = 0; at < count; ++at) {
        for (const Cell beside : next[queue[at]]) {
            const bool is_new = marks[beside] == 0;
            queue[count] = beside;
            count += is_new;
            marks[beside] = static_cast<char>(marks[beside] | (is_new ? mark : 0));
        }
    }
    return count;
}

// The same with distances: visit(cell, steps) is told of each cell as it is come to, and how far that is from
// where it began; where it says false, that is the end.
template <class Cell, class Neighbours, class Enters, class Visit>
void flood_by_steps(std::vector<Cell>& queue, Neighbours&& neighbours, Enters&& enters, Visit&& visit) {
    for (const Cell cell : queue) {
        if (!visit(cell, std::uint32_t{0})) return;
    }
    std::size_t at = 0;
    for (std::uint32_t steps = 1; at < queue.size(); ++steps) {
        for (const std::size_t end = queue.size(); at < end; ++at) {
            const Cell cell = queue[at];
            for (const Cell next : neighbours(cell)) {
                if (!enters(cell, next)) continue;
                if (!visit(next, steps)) return;
                queue.push_back(next);
            }
        }
    }
}

}  // namespace frontier
