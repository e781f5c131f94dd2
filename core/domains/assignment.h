// The assignment problem: every row gets a column of its own, at the least cost in all. This is the step by
// which it is solved, a shortest augmenting path with prices (Kuhn 1955; Jonker and Volgenant 1987).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace frontier {

inline constexpr std::size_t kNoRow = std::numeric_limits<std::size_t>::max();

// Prices begin with 0 and are kept from step to step; the last three are scratch.
struct AssignmentTables {
    std::size_t columns;
    std::size_t* column_of;  // of each row
    std::size_t* row_at;     // of each column, kNoRow where it is free; and one more, where a path begins
    std::int32_t* row_price;
    std::int32_t* column_price;
    std::int32_t* slack;
    std::size_t* came_from;
    char* reached;  // one more, too
};

// Shortens the ways to columns not reached yet by way of this one; the nearest of them.
template <class Cost>
std::size_t nearest_column(const AssignmentTables& tables, std::size_t column, const Cost& cost) {
    const std::int32_t price = tables.row_price[tables.row_at[column]];
    std::int32_t least = std::numeric_limits<std::int32_t>::max();
    std::size_t nearest = 0;
    for (std::size_t j = 0; j < tables.columns; ++j) {
        if (tables.reached[j]) continue;
        const std::int32_t reduced = cost(j) - price - tables.column_price[j];
        if (reduced < tables.slack[j]) {
            tables.slack[j] = reduced;
            tables.came_from[j] = column;
        }
        if (tables.slack[j] < least) {
            least = tables.slack[j];
            nearest = j;
        }
    }
    return nearest;
}

// Gives a row without a column one, while all rows that have one keep one, at the least cost. costs_of(row)
// is a function of the column. There must be a free column.
template <class CostsOf>
void assign_row(const AssignmentTables& tables, std::size_t row, const CostsOf& costs_of) {
    const std::size_t origin = tables.columns;
    std::fill_n(tables.slack, tables.columns, std::numeric_limits<std::int32_t>::max());
    std::fill_n(tables.reached, tables.columns + 1, char{0});
    tables.row_at[origin] = row;
    tables.row_price[row] = 0;
    std::size_t column = origin;
    do {
        tables.reached[column] = 1;
        const std::size_t nearest = nearest_column(tables, column, costs_of(tables.row_at[column]));
        // So that the columns reached, and the nearest at this distance, cost nothing more.
        const std::int32_t distance = tables.slack[nearest];
        tables.row_price[row] += distance;
        for (std::size_t j = 0; j < tables.columns; ++j) {
            if (tables.reached[j]) {
                tables.row_price[tables.row_at[j]] += distance;
                tables.column_price[j] -= distance;
            } else {
                tables.slack[j] -= distance;
            }
        }
        column = nearest;
    } while (tables.row_at[column] != kNoRow);
    while (column != origin) {
        const std::size_t before = tables.came_from[column];
        tables.row_at[column] = tables.row_at[before];
        tables.column_of[tables.row_at[column]] = column;
        column = before;
    }
}

}  // namespace frontier
