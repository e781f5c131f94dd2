// How to search, in the same words for one level and for many.
#pragma once

#include <cmath>
#include <optional>
#include <string>

#include "commands.h"

namespace frontier::cli {

struct SearchArguments {
    Request named;  // strategy, heuristic and formula
    std::optional<double> weight;
    double time = HUGE_VAL;
    double max_expansions = HUGE_VAL;
    std::optional<double> memory;
    std::string cycle;
    std::string bound;

    void add_to(CLI::App& command);
    // All of it with what --set says, for a level that is still to be put in.
    Result<Request> request(const BoardArguments& board) const;
};

}  // namespace frontier::cli
