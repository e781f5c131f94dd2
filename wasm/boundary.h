// What crosses to JavaScript besides the core's own structures, and in which form. Known to the bindings, and
// to the program that writes their types (tests/boundary), so that nothing here needs Emscripten.
#pragma once

#include <optional>
#include <string>
#include <type_traits>

#include "core/catalog.h"

namespace frontier::wasm {

// Structures of columns leave as typed arrays; elsewhere a list of numbers is an ordinary array.
template <class T> inline constexpr bool kHasColumns =
    std::is_same_v<T, Columns> || std::is_same_v<T, NodeColumns> || std::is_same_v<T, Track> ||
    std::is_same_v<T, Picture> || std::is_same_v<T, BoardView> || std::is_same_v<T, HeatLayer> ||
    std::is_same_v<T, FeatureCell>;

// A breakpoint as the page writes it.
struct BreakpointRow {
    std::string event;
    std::string condition;       // a formula over g, h, f and d, where the event is `condition`
    std::optional<double> node;  // whose state is meant, where the event is `state`

    template <class Visit> void fields(Visit&& visit) {
        visit("event", event);
        visit("condition", condition);
        visit("node", node);
    }
};

// Levels that shall be written to a file; their boards are texts in the format of the file.
struct LevelRow {
    std::string id;
    std::string title;
    std::string author;
    std::string board;
    std::optional<Cost> optimal;

    template <class Visit> void fields(Visit&& visit) {
        visit("id", id);
        visit("title", title);
        visit("author", author);
        visit("board", board);
        visit("optimal", optimal);
    }
};

// What a formula over the h-g plane may speak of besides g and h.
struct PlaneContext {
    std::optional<double> weight;
    std::optional<double> cost;
    std::optional<double> lower_bound;

    template <class Visit> void fields(Visit&& visit) {
        visit("weight", weight);
        visit("cost", cost);
        visit("lower_bound", lower_bound);
    }
};

}  // namespace frontier::wasm
