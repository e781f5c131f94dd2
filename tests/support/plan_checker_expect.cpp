#include "tests/support/plan_checker_expect.h"

#include <doctest/doctest.h>

#include "core/catalog.h"

namespace frontier::test {

void check_illegal(const validate::Verdict& verdict, std::size_t failed_step, std::string_view message) {
    CHECK(verdict.readable);
    CHECK_FALSE(verdict.legal);
    CHECK_FALSE(verdict.reaches_goal);
    CHECK(verdict.failed_step == failed_step);
    CHECK(verdict.steps == failed_step - 1);
    CHECK(verdict.message == message);
}

void check_unreadable(const validate::Verdict& verdict, std::size_t line, std::string_view message) {
    CHECK_FALSE(verdict.readable);
    CHECK_FALSE(verdict.legal);
    CHECK_FALSE(verdict.reaches_goal);
    CHECK(verdict.line == line);
    CHECK(verdict.message == message);
}

void check_unreadable_boards(const std::string& domain, std::initializer_list<Unreadable> boards) {
    for (const Unreadable& expected : boards) {
        CAPTURE(expected.text);
        check_unreadable(check_plan(domain, expected.text, ""), expected.line, expected.message);
    }
}

}  // namespace frontier::test
