#include "sokoban_matching.h"

#include <cassert>

namespace frontier::sokoban {

Assignment::Assignment(std::size_t boxes, std::size_t storages)
    : boxes_(boxes),
      columns_(storages),
      places_(boxes),
      row_of_box_(boxes),
      column_of_(storages),
      row_at_(storages + 1),
      row_price_(storages),
      column_price_(storages),
      slack_(storages),
      came_from_(storages),
      reached_(storages + 1),
      nothing_(storages, 0) {
    assert(boxes <= storages);
    next_rows_.reserve(boxes);
    changed_.reserve(boxes);
    reset();
}

void Assignment::reset() {
    for (std::size_t i = 0; i < boxes_; ++i) {
        places_[i] = kNoBox;
        row_of_box_[i] = i;
    }
    for (std::size_t i = 0; i < columns_; ++i) {
        column_of_[i] = row_at_[i] = i;
        row_price_[i] = column_price_[i] = 0;
    }
}

const std::int32_t* Assignment::costs_of(std::size_t row) const {
    if (row >= boxes_ || places_[row] == kNoBox) return nothing_.data();
    return costs_->data() + places_[row] * columns_;
}

std::int32_t Assignment::solve(std::span<const Place> places, const std::vector<std::int32_t>& costs) {
    assert(places.size() == boxes_);
    costs_ = &costs;
    sort_rows(places);
    for (std::size_t i = 0; i < boxes_; ++i) {  // one by one: the prices of all other rows must be right
        const std::size_t row = row_of_box_[i];
        if (places_[row] == places[i]) continue;
        places_[row] = places[i];
        augment(row);
    }
    std::int32_t total = 0;
    for (std::size_t row = 0; row < boxes_; ++row) total += costs_of(row)[column_of_[row]];
    return total;
}

void Assignment::add(std::size_t box, Place place, const std::vector<std::int32_t>& costs) {
    costs_ = &costs;
    places_[row_of_box_[box]] = place;
    augment(row_of_box_[box]);
}

// Puts the rows in the order of the new places: a box that stays keeps its row, the others get the rows left
// over. Both lists rise.
void Assignment::sort_rows(std::span<const Place> places) {
    changed_.clear();
    for (std::size_t i = 0, j = 0; i < boxes_; ++i) {
        const Place old = places_[row_of_box_[i]];
        while (j < boxes_ && places[j] < old) ++j;
        if (old == kNoBox || j == boxes_ || places[j] != old) changed_.push_back(row_of_box_[i]);
        else ++j;
    }
    next_rows_.clear();
    std::size_t taken = 0;
    for (std::size_t i = 0, j = 0; j < boxes_; ++j) {
        while (i < boxes_ && places_[row_of_box_[i]] < places[j]) ++i;
        const bool stays = i < boxes_ && places_[row_of_box_[i]] == places[j];
        next_rows_.push_back(stays ? row_of_box_[i++] : changed_[taken++]);
    }
    row_of_box_.swap(next_rows_);
}

// The row's own column is given up first, so that there is a free one.
void Assignment::augment(std::size_t row) {
    row_at_[column_of_[row]] = kNoRow;
    assign_row({columns_, column_of_.data(), row_at_.data(), row_price_.data(), column_price_.data(),
                slack_.data(), came_from_.data(), reached_.data()},
               row, [this](std::size_t other) {
                   return [costs = costs_of(other)](std::size_t column) { return costs[column]; };
               });
    if (row_price_[row] >= kHighPrice) lower_prices(row_price_[row]);
}

// Only their differences matter, which never exceed the greatest cost; but rows' prices can rise together for
// ever as columns' fall, by kFar at a time where boxes come and go that no storage square is for.
void Assignment::lower_prices(std::int32_t by) {
    for (std::int32_t& price : row_price_) price -= by;
    for (std::int32_t& price : column_price_) price += by;
}

}  // namespace frontier::sokoban
