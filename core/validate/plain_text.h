// The few text tools the checkers need. They are the checkers' own on purpose: see plan_checker.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frontier::validate {

struct Line {
    std::string_view text;
    std::size_t number;  // 1-based
};

// Line ends may be \n or \r\n.
std::vector<Line> split_lines(std::string_view text);

std::string_view trimmed(std::string_view text);

// Trimmed lines, without the blank ones and those that begin with ';' or '#'.
std::vector<Line> meaningful_lines(std::string_view text);

std::vector<std::string> lower_case_words(std::string_view text);

// The integer that stands at the front of `rest`, blanks before it allowed; both are taken off.
std::optional<std::int64_t> take_integer(std::string_view& rest);

// Likewise for one symbol.
bool take_symbol(std::string_view& rest, char symbol);

// The integer that is the whole of `text`.
std::optional<std::int64_t> whole_integer(std::string_view text);

bool is_letter(char symbol);

// For messages: in quotation marks, cut short, harmless to print whatever bytes it holds.
std::string quoted(std::string_view text);

// "1 box", "2 boxes".
std::string counted(std::size_t count, std::string_view one, std::string_view several);

}  // namespace frontier::validate
