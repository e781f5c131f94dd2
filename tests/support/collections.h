// Files of many levels, and what was found in them.
#pragma once

#include <string>

#include "core/text/collection.h"

namespace frontier::test {

Collection collection_of(const std::string& text);

// id/title@line of each level, and its optimum where there is one.
std::string contents(const Collection& collection);

}  // namespace frontier::test
