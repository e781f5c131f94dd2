// The strategies, a row each. Page, command line and documentation are made from these rows.
#pragma once

#include <vector>

#include "catalog.h"

namespace frontier {

std::vector<StrategyInfo> strategies();

}  // namespace frontier
