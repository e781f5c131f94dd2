// What the tests of the plan checker expect of a plan that is illegal or cannot be read.
#pragma once

#include <doctest/doctest.h>

#include <cstddef>
#include <string>

#include "core/validate/plan_checker.h"

inline void check_illegal(const frontier::validate::Verdict& verdict, std::size_t failed_step,
                          const std::string& message) {
    CHECK(verdict.readable);
    CHECK_FALSE(verdict.legal);
    CHECK_FALSE(verdict.reaches_goal);
    CHECK(verdict.failed_step == failed_step);
    CHECK(verdict.steps == failed_step - 1);
    CHECK(verdict.message == message);
}

inline void check_unreadable(const frontier::validate::Verdict& verdict, std::size_t line,
                             const std::string& message) {
    CHECK_FALSE(verdict.readable);
    CHECK_FALSE(verdict.legal);
    CHECK_FALSE(verdict.reaches_goal);
    CHECK(verdict.line == line);
    CHECK(verdict.message == message);
}
