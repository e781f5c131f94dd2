// Positions from which no plan leads on. Every rule holds for any number of robots: a robot never counts as a
// thing in the way, for it may walk on.
#pragma once

#include <memory>
#include <string>

#include "sokoban_corral.h"

namespace frontier::sokoban {

enum class DeadEnd : std::uint8_t {
    none,
    dead_square,
    too_few_storages,
    frozen,
    corral,
    pair,
    opening,
    shut_in
};

std::string reason_for(DeadEnd rule);

class DeadEnds {
   public:
    explicit DeadEnds(std::shared_ptr<const Floor> floor);
    DeadEnd find(const Pieces& pieces);
    // The boxes that the rule found speaks of, sorted: alone on the board they would be a dead end as well.
    std::vector<Cell> boxes_of(DeadEnd rule, const Pieces& pieces);

   private:
    // Of the boxes alone, in a byte: the rule, and whether the boxes cut the floor into parts.
    static constexpr std::uint8_t kCutApart = 0x80;
    std::uint8_t judge(std::span<const Cell> boxes);

    bool can_all_be_stored(std::span<const Cell> boxes);
    std::vector<Cell> crowd_among(std::span<const Cell> boxes);
    bool give_storage(Cell box);
    void find_ways_home(bool past_frozen);
    bool is_cut_apart(std::span<const Cell> boxes);

    std::shared_ptr<const Floor> floor_;
    BoxMemory<std::uint8_t> verdicts_;
    Corrals corrals_;

    Freeze freeze_;
    std::vector<std::array<Cell, 4>> next_to_;  // each cell, or the wall
    std::vector<char> closed_;                  // where no robot comes, and the wall, behind the last cell
    std::vector<Cell> loose_;                   // boxes that are not frozen
    std::vector<char> ways_home_;       // storage squares × cells: can a box get there past the frozen ones?
    bool has_plain_ways_home_ = false;  // no frozen box was in the way then
    bool any_box_fits_any_storage_ = false;  // from every square that is not dead
    std::vector<Cell> holders_;              // of each storage square: the box that has it
    std::vector<char> waits_;                // cells of loose boxes that have none yet
    std::vector<char> tried_;                // storage squares
    std::vector<char> seen_;                 // cells
    std::vector<Cell> queue_;
};

}  // namespace frontier::sokoban
