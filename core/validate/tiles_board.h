// Reads a sliding-tile board: the start and, after an empty line, the goal. Either may be one line: a list of
// numbers, or 3x3: and numbers between commas.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/validate/domain_checker.h"

namespace frontier::validate {

using TileRow = std::vector<std::string>;  // "." empty, "x" fixed, otherwise a number as it is written
using TileGrid = std::vector<TileRow>;

struct TileTask {
    TileGrid start;
    TileGrid goal;
};

// Without a goal board, `goal` says where its empty cells are: "blank_first", "blank_last", or "auto", which
// is first for a list. `task` is meaningful only when no fault is returned.
std::optional<Fault> read_tiles_board(std::string_view text, const std::string& goal, TileTask& task);

}  // namespace frontier::validate
