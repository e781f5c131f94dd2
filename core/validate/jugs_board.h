// Reads a water jugs board: three lines, the capacities, the start and the goal.
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

// `jugs` is meaningful only when no fault is returned.
std::optional<Fault> read_jugs_board(std::string_view text, std::vector<Jug>& jugs);

}  // namespace frontier::validate
