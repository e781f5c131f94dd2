// What the two ways to take a file of levels apart share: by its lines, and by the calls of a course's Python
// file.
#pragma once

#include "collection.h"
#include "lines.h"

namespace frontier {

inline constexpr std::size_t kMaxLevels = kLimits.levels;

inline Diagnostic too_many_levels(TextPlace at) {
    return board_diagnostic(concat("A file may hold at most ", kMaxLevels, " levels."), at.line, at.column);
}

// What follows a key at the front of a line.
inline std::string_view key_value(std::string_view line, std::string_view key) {
    return line.starts_with(key) ? trimmed(line.substr(key.size())) : std::string_view();
}

// Gives a level that has none a title and an id.
void name_level(Level& level, std::string_view name);

// Sets what "; key: value" or "# key: value" says of a level or, above the first one, of the file. `comment`
// is without its first sign.
void read_heading(std::string_view comment, Level& level, Collection& collection);

Result<Collection> split_lines_into_levels(std::string_view text, const BoardLines& boards);

}  // namespace frontier
