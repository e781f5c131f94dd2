// Water jugs as text, in three lines: capacities, start amounts, goal amounts. A goal amount may be *, which
// is any; and the goal line "any 4" wants 4 in one of the jugs, whichever. (3,5)->4 is such a puzzle in one
// line, with empty jugs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../result.h"

namespace frontier {

inline constexpr std::size_t kMostJugs = 16;
inline constexpr std::int32_t kMostInJug = 1'000'000;
inline constexpr std::int32_t kAnyAmount = -1;

struct JugsText {
    std::vector<std::int32_t> capacities;
    std::vector<std::int32_t> start;
    std::vector<std::int32_t> goal;  // kAnyAmount where it does not matter
    std::optional<std::int32_t> in_any_jug =
        std::nullopt;  // wanted in one of them; then the goal is kAnyAmount
};

Result<JugsText> read_jugs(std::string_view text);
std::string write_jugs(const JugsText& jugs);

// Whether a line of a level file is one of the three, or the one.
bool is_jugs_line(std::string_view line);

// An empty text for a line that is a whole puzzle, which has no name of its own; nothing for other lines.
std::optional<std::string> jugs_line_name(std::string_view line);

}  // namespace frontier
