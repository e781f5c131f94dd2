// A file of many levels, taken apart: boards with empty lines between them, and titles, comments and "; key:
// value" lines around them; or the calls of a course's Python file.
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
    std::optional<Cost> optimal = std::nullopt;  // "; optimal: 41"
    std::string author = {};                     // "Author: …"

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("title", title);
        visit("board", board);
        visit("line", line);
        visit("optimal", optimal);
        visit("author", author);
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

// How the boards of a domain are told from what stands around them; the members are those of DomainInfo.
struct BoardLines {
    bool (*is_board_line)(std::string_view);
    // A board that follows the first one of a level after nothing but empty lines is its goal.
    bool has_goal_board = false;
    std::optional<std::string> (*line_board)(std::string_view) = nullptr;
};

Result<Collection> read_collection(std::string_view text, const BoardLines& boards);

// The comments above a level's board by which read_collection() knows it again, in a format that takes such
// comments.
std::string level_heading(const Level& level, std::size_t number, std::string_view format);
// All levels, whose boards are in this format, as a file that read_collection() takes apart again.
std::string collection_text(const Collection& collection, std::string_view format);

// The level with this id or title, or with this number (from 1).
Result<Level> pick_level(const Collection& collection, std::string_view id);

}  // namespace frontier
