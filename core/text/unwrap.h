// A board as it comes out of a chat, a mail or a terminal: between code fences, or with a quotation mark or a
// prompt before each line. All readers see the text without them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "../result.h"

namespace frontier {

struct Unwrapped {
    std::string text;  // line for line the text that was given
    std::vector<std::size_t>
        shifts;  // by line, how many columns were taken off its front; empty: none anywhere

    std::size_t shift(std::size_t line) const {
        return line > 0 && line <= shifts.size() ? shifts[line - 1] : 0;
    }

    // A problem with this text, at its place in the text that was given.
    Diagnostic located(Diagnostic diagnostic) const;
};

// Fences become empty lines; what stands around them becomes comments, so that a title above a fence names
// its board. A "$" before a line stays: it is a box.
Unwrapped unwrap(std::string_view text);

}  // namespace frontier
