// Games as texts: a board is rows of numbers, "." for an empty cell and "x" for a fixed one, with blanks
// between; a collection is a file of games, each a start, an empty line and a goal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../result.h"
#include "tally.h"

namespace frontier::game {

// One board. `field` names it in problems: "start" or "goal".
Result<BoardText> read_board(std::string_view text, std::string_view field);

// A board by itself, for an editor.
struct BoardSketch {
    Picture picture;
    std::string text;

    template <class Visit> void fields(Visit&& visit) const {
        visit("board", picture);
        visit("text", text);
    }
};
Result<BoardSketch> sketch_game_board(std::string_view text, std::string_view field);

// Start and goal as one game: the same size, the same tiles, the same fixed cells.
Result<Rules> make_rules(const BoardText& start, const BoardText& goal);
Result<Rules> read_rules(std::string_view start, std::string_view goal);

Result<SearchType> read_search_type(std::string_view id);

// How often each agent moves: a whole number from 0 up.
Result<unsigned> read_turns(std::string_view text);

struct GameLevel {
    std::string id;
    std::string note;  // what there is to see
    std::string start;
    std::string goal;
    std::string search = "minimax";  // what it is made for
    unsigned turns = 1;
    std::size_t line = 0;  // of the start, in the file

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("note", note);
        visit("start", start);
        visit("goal", goal);
        visit("search", search);
        visit("turns", turns);
        visit("line", line);
    }
};

struct GameCollection {
    std::string title;
    std::vector<GameLevel> levels;

    template <class Visit> void fields(Visit&& visit) const {
        visit("title", title);
        visit("levels", levels);
    }
};

// A game begins with "; level: ID"; "; turns: N", "; search: TYPE" and "; note: …" may follow, then the
// boards.
Result<GameCollection> read_game_levels(std::string_view text);

}  // namespace frontier::game
