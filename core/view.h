// How code that is not the engine's sees a board and its states: named numbers and places. What a board has
// is said once; a state is one row of numbers. A place is the cell y·width + x, and kGone is a piece that has
// left.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "enum_words.h"

namespace frontier {

inline constexpr std::int32_t kGone = -1;

enum class ViewKind : std::uint8_t { number, numbers, place, places };

constexpr auto words(ViewKind) {
    return std::to_array<std::string_view>({"number", "numbers", "place", "places"});
}

constexpr bool is_of_places(ViewKind kind) { return kind == ViewKind::place || kind == ViewKind::places; }

// What the catalogue says of a field: the documentation of who writes such code. Its words are the program's
// own, so that they take no code to copy: each page loads the catalogue first.
struct ViewField {
    std::string_view id;
    ViewKind kind = ViewKind::number;
    bool of_board = false;  // the same in all states
    std::string_view summary;

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("kind", kind);
        visit("of_board", of_board);
        visit("summary", summary);
    }
};

// The same field on a board.
struct ViewSlot {
    std::string id;
    ViewKind kind = ViewKind::numbers;  // as the catalogue has it; a domain leaves it open
    bool of_board = false;
    std::size_t offset = 0;            // in the row of a state
    std::size_t count = 0;             // of its numbers
    std::vector<std::int32_t> values;  // of a field of the board

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("kind", kind);
        visit("of_board", of_board);
        visit("offset", offset);
        visit("count", count);
        visit("values", values);
    }
};

struct ViewLayout {
    std::size_t width = 0;
    std::size_t height = 0;
    std::size_t stride = 0;  // numbers in a row
    std::vector<ViewSlot> slots = {};

    ViewLayout& of_board(std::string id, std::vector<std::int32_t> values) {
        const std::size_t count = values.size();
        slots.push_back({std::move(id), ViewKind::numbers, true, 0, count, std::move(values)});
        return *this;
    }
    ViewLayout& of_board(std::string id, std::size_t value) {
        return of_board(std::move(id), std::vector{static_cast<std::int32_t>(value)});
    }
    // The next numbers of a row.
    ViewLayout& of_state(std::string id, std::size_t count) {
        slots.push_back({std::move(id), ViewKind::numbers, false, stride, count, {}});
        stride += count;
        return *this;
    }

    template <class Visit> void fields(Visit&& visit) const {
        visit("width", width);
        visit("height", height);
        visit("stride", stride);
        visit("fields", slots);
    }
};

}  // namespace frontier
