// The loop that the settings ask for.
#pragma once

#include <memory>

#include "../search.h"
#include "search_task.h"

namespace frontier {

std::unique_ptr<Search> make_search(SearchTask task, Settings settings);

}  // namespace frontier
