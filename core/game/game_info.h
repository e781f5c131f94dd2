// What there is to choose and to say about the game: the page makes its form and its lessons of this.
#pragma once

#include <string>
#include <vector>

#include "../domain.h"

namespace frontier::game {

struct Lesson {
    std::string id;
    std::string title;
    std::string text;  // paragraphs, an empty line between them

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("title", title);
        visit("text", text);
    }
};

struct GameInfo {
    std::string id;
    std::string name;
    std::string summary;
    std::string rules;  // paragraphs
    std::vector<Choice> searches;
    std::vector<Choice> agents;
    std::vector<LegendRow> legend;  // of pictures: ground and piece are indexes into this
    std::uint32_t max_turns = 0;
    std::uint32_t max_side = 0;
    std::int32_t max_tile = 0;
    std::string start;  // an example
    std::string goal;
    std::vector<Lesson> lessons;

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("name", name);
        visit("summary", summary);
        visit("rules", rules);
        visit("searches", searches);
        visit("agents", agents);
        visit("legend", legend);
        visit("max_turns", max_turns);
        visit("max_side", max_side);
        visit("max_tile", max_tile);
        visit("start", start);
        visit("goal", goal);
        visit("lessons", lessons);
    }
};

const GameInfo& game_info();

}  // namespace frontier::game
