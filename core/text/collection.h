// A file of many levels, taken apart: boards with empty lines between them, and titles, comments and "; key: value"
// lines around them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../domain.h"
#include "../result.h"

namespace frontier {

struct Level {
    std::string id;     // "; level: p1", the title, or its number in the file
    std::string title;  // what a list of levels shows
    std::string board;  // with the comments that belong to it
    std::size_t line = 0;
    std::optional<Cost> optimal;  // "; optimal: 41"

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("title", title);
        visit("board", board);
        visit("line", line);
        visit("optimal", optimal);
    }
};

struct Collection {
    std::string title;
    std::vector<Level> levels;

    template <class Visit> void fields(Visit&& visit) const {
        visit("title", title);
        visit("levels", levels);
    }
};

Result<Collection> read_collection(std::string_view text, bool (*is_board_line)(std::string_view));

// The level with this id or title, or with this number (from 1).
Result<Level> pick_level(const Collection& collection, std::string_view id);

}  // namespace frontier
