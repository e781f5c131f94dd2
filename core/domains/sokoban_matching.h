// The cheapest way to give every box a storage square of its own: the assignment problem, solved again and
// again for boards that differ in a box or two. Rows are boxes, columns are storage squares; rows without a
// box cost nothing and make the table square, so that every column always has a row and a changed row is one
// augmenting path.
#pragma once

#include <span>
#include <vector>

#include "assignment.h"
#include "sokoban_push_graph.h"

namespace frontier::sokoban {

class Assignment {
   public:
    using Place = PushGraph::Place;

    Assignment(std::size_t boxes, std::size_t storages);

    // The least total for boxes on these places (in rising order), or kFar or more where there is none.
    // `costs` has a row for each place and must be the same table in every call, or reset() must come
    // between.
    std::int32_t solve(std::span<const Place> places, const std::vector<std::int32_t>& costs);
    void reset();
    // What solve() does at once, a box a call: for all boxes in their order, after reset().
    void add(std::size_t box, Place place, const std::vector<std::int32_t>& costs);

    // Of the boxes of the last call, in their order.
    std::size_t storage_of(std::size_t box) const { return column_of_[row_of_box_[box]]; }

   private:
    static constexpr Place kNoBox = 0xFFFF;
    static constexpr std::int32_t kHighPrice = 256 * kFar;

    const std::int32_t* costs_of(std::size_t row) const;
    void augment(std::size_t row);
    void lower_prices(std::int32_t by);
    void sort_rows(std::span<const Place> places);

    std::size_t boxes_;
    std::size_t columns_;
    std::vector<Place> places_;            // of each row with a box
    std::vector<std::size_t> row_of_box_;  // rows by rising place
    std::vector<std::size_t> next_rows_;   // the same, being made
    std::vector<std::size_t> changed_;     // rows whose box is gone
    std::vector<std::size_t> column_of_;   // of each row
    std::vector<std::size_t> row_at_;      // of each column; one column more, where a path begins
    std::vector<std::int32_t> row_price_;
    std::vector<std::int32_t> column_price_;
    std::vector<std::int32_t> slack_;
    std::vector<std::size_t> came_from_;
    std::vector<char> reached_;
    std::vector<std::int32_t> nothing_;  // the costs of a row without a box
    const std::vector<std::int32_t>* costs_ = nullptr;
};

}  // namespace frontier::sokoban
