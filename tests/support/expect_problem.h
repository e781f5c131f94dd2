// A text that is refused: what is said of it, and where.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "core/result.h"

namespace frontier::test {

template <class T>
void check_problem(const Result<T>& result, std::size_t line, std::size_t column, const std::string& message) {
    REQUIRE_FALSE(result);
    CHECK(result.problem().message == message);
    CHECK(result.problem().line == line);
    CHECK(result.problem().column == column);
    CHECK(result.problem().field == "board");
}

}  // namespace frontier::test
