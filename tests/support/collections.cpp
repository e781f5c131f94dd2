#include "tests/support/collections.h"

#include <doctest/doctest.h>

#include "core/text/warehouse.h"
#include "core/text/words.h"

namespace frontier::test {

Collection collection_of(const std::string& text) {
    CAPTURE(text);
    auto collection = read_collection(text, {is_warehouse_line});
    REQUIRE(collection);
    return *collection;
}

std::string contents(const Collection& collection) {
    std::string text;
    for (const Level& level : collection.levels) {
        text += concat(level.id, '/', level.title, '@', level.line);
        if (level.optimal) text += concat('=', *level.optimal);
        text += ' ';
    }
    return text;
}

}  // namespace frontier::test
