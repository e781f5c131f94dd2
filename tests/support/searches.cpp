#include "tests/support/searches.h"

#include <doctest/doctest.h>

namespace frontier::test {

std::unique_ptr<Search> ended_search(const Request& request) {
    auto search = start_search(request);
    REQUIRE(search);
    (*search)->advance(Search::kNoLimit);
    return std::move(*search);
}

Stats solved(const Request& request) { return ended_search(request)->stats(); }

std::string plan_text(const std::vector<std::string>& actions) {
    std::string text;
    for (const std::string& action : actions) text += action + '\n';
    return text;
}

}  // namespace frontier::test
