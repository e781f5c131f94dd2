// The checkers' own way of taking a text out of code fences, quotations and prompts: see plan_checker.h.
#pragma once

#include <string>
#include <string_view>

namespace frontier::validate {

// Line for line the text that was given: a fence is an empty line, and what stands outside the fences a
// comment.
std::string bare_text(std::string_view text);

}  // namespace frontier::validate
