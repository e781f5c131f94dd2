// Reads a sliding-tile board: the start and, after an empty line, the goal.
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

// `task` is meaningful only when no fault is returned.
std::optional<Fault> read_tiles_board(std::string_view text, TileTask& task);

}  // namespace frontier::validate
