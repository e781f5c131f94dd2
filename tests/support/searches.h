// Searches of the catalogue, run to their end.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/catalog.h"

namespace frontier::test {

std::unique_ptr<Search> ended_search(const Request& request);
Stats solved(const Request& request);

// A plan as the plan checker reads it: an action a line.
std::string plan_text(const std::vector<std::string>& actions);

}  // namespace frontier::test
