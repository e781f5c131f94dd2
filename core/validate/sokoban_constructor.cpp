#include <algorithm>
#include <set>
#include <utility>

#include "core/validate/python_call.h"
#include "core/validate/sokoban_drawing.h"

namespace frontier::validate {
namespace {

constexpr std::string_view kSokobanClass = "SokobanState";

char& square_of(Drawing& drawing, std::pair<int, int> place) {
    return drawing[static_cast<std::size_t>(place.second + 1)]
        .squares[static_cast<std::size_t>(place.first + 1)];
}

}  // namespace

bool has_constructor(std::string_view text) { return has_call(text, kSokobanClass); }

std::optional<Fault> read_constructor(std::string_view text, Drawing& drawing,
                                      std::vector<InsideFrame>& robots) {
    const Fault unclear{
        "the call is not SokobanState(\"START\", 0, None, width, height, robots, boxes, storage, "
        "obstacles)."};
    const auto call = call_values(text, kSokobanClass);
    if (!call || call->size() < 9) return unclear;
    const std::vector<PythonValue>& values = *call;
    const auto width = values[3].number, height = values[4].number;
    if (!width || !height || *width < 1 || *height < 1 || *width > 62 || *height > 62) return unclear;
    PythonPlaces places[4];  // robots, boxes, storage, obstacles
    for (std::size_t i = 0; i < 4; ++i) {
        if (!read_places(values[5 + i], static_cast<int>(*width), static_cast<int>(*height), places[i]))
            return unclear;
    }
    const std::string edge(static_cast<std::size_t>(*width) + 2, '#');
    drawing.assign(static_cast<std::size_t>(*height) + 2,
                   {'#' + std::string(static_cast<std::size_t>(*width), ' ') + '#', 0});
    drawing.front().squares = drawing.back().squares = edge;
    for (const auto& place : places[2]) square_of(drawing, place) = '.';
    for (const auto& place : places[3]) square_of(drawing, place) = '#';
    const std::set<std::pair<int, int>> boxes(places[1].begin(), places[1].end());
    for (const auto& place : boxes) {
        char& square = square_of(drawing, place);
        square = square == '.' ? '*' : '$';
    }
    for (const auto& place : places[0]) {
        char& square = square_of(drawing, place);
        square = square == '.' ? '+' : '@';
        robots.push_back({place.first, place.second});
    }
    return std::nullopt;
}

}  // namespace frontier::validate
