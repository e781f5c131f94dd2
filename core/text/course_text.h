// The boards of the courses' Python files: calls such as
//     SokobanState("START", 0, None, 5, 5, ((2, 1), (2, 3)), frozenset(((1, 1),)), frozenset(((0, 0),)),
//     frozenset())
// Only literals are understood, + between lists, and the files' own generate_coordinate_rect; nothing is run.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "../result.h"
#include "lines.h"

namespace frontier {

struct CourseValue {
    enum class Kind : std::uint8_t { number, text, none, list, dictionary };

    Kind kind = Kind::none;
    std::int64_t number = 0;
    std::vector<CourseValue> items;  // of a dictionary: key, value, key, value, …
    TextPlace place;
};

struct CourseCall {
    TextPlace place;
    std::vector<CourseValue> arguments;
    TextPlace end;  // of its last parenthesis
};

// Where a call stands in a text: [begin, end), from the class's name to its last parenthesis.
struct CourseSpan {
    std::size_t begin = 0;
    std::size_t end = 0;
    TextPlace place;
};

// All calls in a Python file, of any of the courses' classes.
std::vector<CourseSpan> course_calls(std::string_view text);

bool is_course_text(std::string_view text);

// The one call in the text, which must be of this class.
Result<CourseCall> read_course_call(std::string_view text, std::string_view class_name);

// The square (x, y) of a course, inside the frame, with its place in the text.
struct CoursePlace {
    std::size_t x = 0;
    std::size_t y = 0;
    TextPlace at;
};

// Takes a call's arguments one by one. After the first problem the rest are empty.
class CourseArguments {
   public:
    CourseArguments(const CourseCall& call, std::string_view signature)
        : call_(call), signature_(signature) {}

    const std::optional<Diagnostic>& diagnostic() const { return diagnostic_; }
    void fail(std::string message, TextPlace at);

    // "START", 0, None: what every state begins with.
    void skip_search_node();
    std::size_t size(std::string_view what, std::size_t most);
    // Squares of a board of this size: a pair, a list of pairs, or the keys of a dictionary.
    std::vector<CoursePlace> places(std::string_view what, std::size_t width, std::size_t height);
    CoursePlace place(std::string_view what, std::size_t width, std::size_t height);
    const CourseValue* next();  // null, with a problem, when there is none
    bool has_more() const { return !diagnostic_ && taken_ < call_.arguments.size(); }
    void expect_end();

    CoursePlace place_of(const CourseValue& value, std::string_view what, std::size_t width,
                         std::size_t height);

   private:
    const CourseCall& call_;
    std::string_view signature_;
    std::size_t taken_ = 0;
    std::optional<Diagnostic> diagnostic_;
};

}  // namespace frontier
