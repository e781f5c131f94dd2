// Corrals: parts of the floor that boxes close off from every robot. The boxes around one must be opened or
// stored by pushes from outside. If a search of all ways to push these boxes alone, the others taken away,
// finds neither, no plan leads on. The search gives up after a fixed amount of work, and then says nothing.
#pragma once

#include <memory>
#include <string>

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
    using Cells = std::vector<char>;  // a set of cells
    struct Position {
        std::vector<Cell> boxes;  // sorted
        Cells reached;            // where robots can be; with several robots a little more than they can
    };

    void flood_from_robots(const Pieces& pieces);
    std::vector<Cell> find_dead_one(const Pieces& pieces, const Cells& reached);
    bool is_dead(const Position& start);
    // Walks from the cells in `queue_`, not into `blocked`, and marks where it comes.
    void flood(const Cells& blocked, Cells& reached);
    void after_push(const Position& from, Cell robot, Position& to);
    bool is_open(const Position& position) const;
    bool is_stored(const Position& position) const;
    static std::string key_of(const Position& position);

    std::shared_ptr<const Floor> floor_;
    Freeze freeze_;
    BoxMemory<std::uint8_t> verdicts_;
    std::vector<Cell> key_;
    std::vector<Cell> queue_;
    Cells blocked_;
    Cells reached_;
};

}  // namespace frontier::sokoban
