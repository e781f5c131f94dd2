// The values of a constructor call in the courses' Python files, such as SokobanState("START", 0, None, 5, 5,
// …).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace frontier::validate {

// A number, or a list of values; a text and None are empty lists.
struct PythonValue {
    std::optional<std::int64_t> number;
    std::vector<PythonValue> items;   // of a dictionary: its keys
    std::vector<PythonValue> mapped;  // of a dictionary: what they stand for
};

// Whether the text calls the class. The course's own code names it, too: as "class SokobanState(StateSpace)",
// or with variables in the parentheses.
bool has_call(std::string_view text, std::string_view class_name);

// What stands in the parentheses of the first such call; nothing when it cannot be read.
std::optional<std::vector<PythonValue>> call_values(std::string_view text, std::string_view class_name);

// Squares (x, y) inside the frame.
using PythonPlaces = std::vector<std::pair<int, int>>;

// A pair or a list of pairs; false when one of them is something else or not on the board.
bool read_places(const PythonValue& value, int width, int height, PythonPlaces& places);

}  // namespace frontier::validate
