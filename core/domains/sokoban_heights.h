// Heights: a number for each cell such that neighbours differ by at most 1; the potential function of a
// general cost partitioning between robots and boxes (Pommerening, Helmert, Röger and Seipp 2015). They turn
// the walks that pushes make necessary into a bound. Let a push cost 1 − (height the robot leaves) + (height
// it enters), never less than 0, and let
//
//     h = cheapest assignment of boxes to storage squares by that cost + heights of the robots' cells
//         − the most that the robots' heights can add up to when all boxes are stored.
//
// A walk of one step changes the second part by at most 1. A push lowers the first part by at most its cost,
// and the second by exactly the difference in it: together by at most 1. At a goal h is at most 0. So h is
// admissible and consistent, whatever the heights are. Heights that fall away from the storage squares make
// each push cost 2: itself and the way back.
#pragma once

#include "sokoban_matching.h"

namespace frontier::sokoban {

struct Heights {
    std::vector<std::int32_t> of_cell;
    std::int32_t at_end = 0;          // the most that the robots' heights can add up to at a goal
    std::vector<std::int32_t> costs;  // of pushing from each place to each storage square
};

Heights without_costs(const Floor& floor, std::vector<std::int32_t> of_cell);
Heights with_costs(const Floor& floor, const PushGraph& graph, std::vector<std::int32_t> of_cell);
std::int32_t most_at_end(const Floor& floor, std::span<const std::int32_t> of_cell);

// Looks for heights that make h large on one board, by steps along its subgradient: h is concave in the
// heights. All numbers are fixed-point, so every platform finds the same heights.
class HeightTrainer {
   public:
    HeightTrainer(const Floor& floor, const PushGraph& graph);

    void begin(const Pieces& pieces, std::span<const std::int32_t> of_cell, int steps);
    // One step; true when it was the last.
    bool advance();
    const std::vector<std::int32_t>& best() const { return best_whole_; }
    std::int32_t best_value() const { return best_whole_value_; }
    std::uint64_t work_a_step() const;  // in units of about a microsecond

   private:
    static constexpr int kUnitBits = 10;  // heights are counted in 1024ths while they are being trained
    static constexpr std::int32_t kUnit = 1 << kUnitBits;

    std::int32_t evaluate(std::span<const std::int32_t> heights, std::int32_t unit);
    void follow_gradient(std::int32_t step);
    void count_pushes();
    void smooth();
    void round_best();

    const Floor& floor_;
    const PushGraph& graph_;
    std::vector<Cell> robots_, boxes_;
    std::vector<PushGraph::Place> places_;
    Assignment assignment_;
    std::vector<std::int32_t> costs_;
    std::vector<std::uint32_t> ways_;
    std::vector<std::int32_t> heights_, best_, gradient_, lower_, upper_;
    std::vector<std::int32_t> best_whole_;
    std::vector<Cell> queue_;
    std::int32_t best_value_ = 0;
    std::int32_t best_whole_value_ = 0;
    int step_ = 0;
    int steps_ = 0;
};

}  // namespace frontier::sokoban
