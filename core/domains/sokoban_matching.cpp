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

// Puts the rows in the order of the new places: a box that stays keeps its row, the others get the rows left over. Both
// lists rise.
void Assignment::sort_rows(std::span<const Place> places) {
    changed_.clear();
    for (std::size_t i = 0, j = 0; i < boxes_; ++i) {
        const Place old = places_[row_of_box_[i]];
        while (j < boxes_ && places[j] < old) ++j;
        if (old == kNoBox || j == boxes_ || places[j] != old)
            changed_.push_back(row_of_box_[i]);
        else
            ++j;
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

// A shortest path over columns by reduced costs, from the row's own column, which is given up, to itself or another
// way round (Jonker and Volgenant 1987).
void Assignment::augment(std::size_t row) {
    const std::size_t free_column = column_of_[row];
    const std::size_t origin = columns_;
    std::fill(slack_.begin(), slack_.end(), kUnknown);
    std::fill(reached_.begin(), reached_.end(), char{0});
    row_at_[origin] = row;
    row_price_[row] = 0;
    std::size_t column = origin;
    while (column != free_column) {
        reached_[column] = 1;
        const std::size_t nearest = look_from(column);
        change_prices(row, slack_[nearest]);
        column = nearest;
    }
    while (column != origin) {
        const std::size_t before = came_from_[column];
        row_at_[column] = row_at_[before];
        column_of_[row_at_[column]] = column;
        column = before;
    }
}

// Shortens the ways to columns not reached yet by way of this one; the nearest of them.
std::size_t Assignment::look_from(std::size_t column) {
    const std::size_t row = row_at_[column];
    const std::int32_t* costs = costs_of(row);
    std::int32_t least = kUnknown;
    std::size_t nearest = 0;
    for (std::size_t j = 0; j < columns_; ++j) {
        if (reached_[j]) continue;
        const std::int32_t reduced = costs[j] - row_price_[row] - column_price_[j];
        if (reduced < slack_[j]) {
            slack_[j] = reduced;
            came_from_[j] = column;
        }
        if (slack_[j] < least) {
            least = slack_[j];
            nearest = j;
        }
    }
    return nearest;
}

// So that the columns reached, and the nearest at this distance, cost nothing more.
void Assignment::change_prices(std::size_t row, std::int32_t distance) {
    row_price_[row] += distance;
    for (std::size_t j = 0; j < columns_; ++j) {
        if (reached_[j]) {
            row_price_[row_at_[j]] += distance;
            column_price_[j] -= distance;
        } else {
            slack_[j] -= distance;
        }
    }
}

}  // namespace frontier::sokoban
