// Reads a Lunar Lockout board, drawn with or without a frame or as the course's constructor call, into places
// by letter.
#pragma once

#include <compare>
#include <map>
#include <optional>
#include <string_view>

#include "core/validate/domain_checker.h"

namespace frontier::validate {

// (0, 0) is the top left square inside the frame; y grows downwards.
struct LunarPlace {
    int x = 0;
    int y = 0;
    auto operator<=>(const LunarPlace&) const = default;
};

struct LunarTable {
    int size = 0;
    std::map<char, LunarPlace> pieces;  // by letter: helpers in lower case, rovers in upper case

    LunarPlace hatch() const { return {size / 2, size / 2}; }
};

// `table` is meaningful only when no fault is returned. A rover on the hatch has left already.
std::optional<Fault> read_lunar_board(std::string_view text, LunarTable& table);

}  // namespace frontier::validate
