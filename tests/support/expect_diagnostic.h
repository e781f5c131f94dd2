// A text that is refused: what is said of it, and where.
#pragma once

#include <doctest/doctest.h>

#include <initializer_list>
#include <string_view>

#include "core/result.h"

namespace frontier::test {

struct Refusal {
    const char* text;
    std::size_t line, column;
    std::string_view message;
};

void check_refusal(const Diagnostic& diagnostic, const Refusal& expected);
// As boards of a domain.
void check_refusals(std::string_view domain, std::initializer_list<Refusal> refusals);

template <class T> void check_diagnostic(const Result<T>& result, std::size_t line, std::size_t column,
                                         std::string_view message) {
    REQUIRE_FALSE(result);
    check_refusal(result.diagnostic(), {"", line, column, message});
}

}  // namespace frontier::test
