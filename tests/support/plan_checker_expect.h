// What the tests of the plan checker expect of a plan that is illegal or cannot be read.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/validate/plan_checker.h"

namespace frontier::test {

inline const std::string kTwoRobots =
    "#######\n"
    "#@ $ .#\n"
    "#  @  #\n"
    "#######\n";

void check_illegal(const validate::Verdict& verdict, std::size_t failed_step, std::string_view message);
void check_unreadable(const validate::Verdict& verdict, std::size_t line, std::string_view message);

struct Unreadable {
    const char* text;
    std::size_t line;
    std::string_view message;
};

// As boards of a domain.
void check_unreadable_boards(const std::string& domain, std::initializer_list<Unreadable> boards);

}  // namespace frontier::test
