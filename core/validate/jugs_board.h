// Reads a water jugs board: three lines, the capacities, the start and the goal, or one like (3,5)->4.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/validate/domain_checker.h"

namespace frontier::validate {

struct Jug {
    std::int64_t capacity = 0;
    std::int64_t amount = 0;
    std::optional<std::int64_t> goal;  // none: any amount will do
};

struct JugTask {
    std::vector<Jug> jugs;
    std::optional<std::int64_t> in_any;  // the goal is this amount, in whichever jug
};

// `task` is meaningful only when no fault is returned.
std::optional<Fault> read_jugs_board(std::string_view text, JugTask& task);

}  // namespace frontier::validate
