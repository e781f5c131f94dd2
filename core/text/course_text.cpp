#include "course_text.h"

#include <algorithm>
#include <limits>

namespace frontier {

namespace {

constexpr std::string_view kClasses[] = {"SokobanState", "SnowmanState", "LunarLockoutState"};
constexpr std::size_t kMaxBrackets = 60;
constexpr std::int64_t kMaxRectangle = kLimits.board_side;
constexpr std::size_t kMaxGenerated = 1 << 14;  // squares of all rectangles together

bool is_name_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// Walks over a Python text: over blanks, line ends and comments, and knows line and column.
class Cursor {
   public:
    explicit Cursor(std::string_view text, std::size_t at = 0, TextPlace place = {1, 1})
        : text_(text), at_(at), place_(place) {
        skip();
    }

    std::size_t offset() const { return at_; }
    TextPlace place() const { return place_; }
    std::string_view rest() const { return text_.substr(at_); }
    bool at_end() const { return at_ >= text_.size(); }
    bool at(char c) const { return rest().starts_with(c); }
    void advance(std::size_t count) {
        while (count-- > 0 && !at_end()) step();
        skip();
    }
    // The string literal that begins here, or npos when it does not end on its line. Then no literal with
    // that sign does which begins before the end of the line; it is not looked for again, or a line of
    // nothing else would take for ever.
    std::size_t string_length() {
        std::size_t& unclosed = unclosed_[text_[at_] == '"'];
        std::size_t end = at_ + 1;
        if (at_ < unclosed) return std::string_view::npos;
        while (end < text_.size() && text_[end] != '\n' && text_[end] != text_[at_]) {
            const bool hides_next = text_[end] == '\\' && end + 1 < text_.size() && text_[end + 1] != '\n';
            end += hides_next ? 2 : 1;
        }
        if (end < text_.size() && text_[end] == text_[at_]) return end + 1 - at_;
        unclosed = end;
        return std::string_view::npos;
    }

   private:
    void step() {
        const bool ends_line = text_[at_] == '\n';
        place_ = ends_line ? TextPlace{place_.line + 1, 1} : TextPlace{place_.line, place_.column + 1};
        ++at_;
    }
    void skip() {
        while (!at_end()) {
            if (at('#')) {
                while (!at_end() && !at('\n')) step();
            } else if (std::string_view(" \t\r\n\\").find(text_[at_]) != std::string_view::npos) {
                step();
            } else {
                return;
            }
        }
    }

    std::string_view text_;
    std::size_t at_;
    TextPlace place_;
    std::size_t unclosed_[2] = {0, 0};  // up to where no literal ends, by its sign
};

class CallReader {
   public:
    CallReader(std::string_view text, const CourseSpan& span) : cursor_(text, span.begin, span.place) {}

    Result<CourseCall> read() {
        CourseCall call{cursor_.place(), {}, {}};
        while (is_name_character(cursor_.rest()[0])) cursor_.advance(1);
        cursor_.advance(1);  // the parenthesis
        call.arguments = read_items(')');
        call.end = last_;
        if (diagnostic_) return *diagnostic_;
        return call;
    }

   private:
    using Kind = CourseValue::Kind;

    std::vector<CourseValue> read_items(char close) {
        std::vector<CourseValue> items;
        while (!diagnostic_ && !cursor_.at(close)) {
            items.push_back(read_value());
            if (diagnostic_ || cursor_.at(close)) break;
            expect(',', concat("\",\" or \"", close, '"'));
        }
        expect(close, concat('"', close, '"'));
        return items;
    }

    // Lists may be joined by +.
    CourseValue read_value() {
        if (++depth_ > kMaxBrackets) fail("fewer brackets in one another");
        CourseValue value = diagnostic_ ? CourseValue{} : read_simple();
        while (!diagnostic_ && cursor_.at('+')) {
            if (value.kind != Kind::list) fail("\",\" or a bracket");
            cursor_.advance(1);
            CourseValue more = diagnostic_ ? CourseValue{} : read_simple();
            if (!diagnostic_ && more.kind != Kind::list)
                fail_at(more.place, "Found something else where a list is expected after +.");
            value.items.insert(value.items.end(), more.items.begin(), more.items.end());
        }
        --depth_;
        return value;
    }

    CourseValue read_simple() {
        const std::string_view rest = cursor_.rest();
        const char c = rest.empty() ? '\0' : rest[0];
        if (is_digit(c) || c == '-') return read_number();
        if (c == '"' || c == '\'') return read_string();
        if (c == '(' || c == '[') return read_list(c == '(' ? ')' : ']');
        if (c == '{') return read_dictionary();
        if (is_name_character(c)) return read_name();
        return fail("a number, a list or None");
    }

    CourseValue read_number() {
        CourseValue value{Kind::number, 0, {}, cursor_.place()};
        const bool negative = cursor_.at('-');
        std::size_t length = negative ? 1 : 0;
        const std::string_view rest = cursor_.rest();
        for (; length < rest.size() && is_digit(rest[length]); ++length) {
            value.number = std::min<std::int64_t>(10 * value.number + (rest[length] - '0'),
                                                  std::numeric_limits<int>::max());
        }
        if (length == (negative ? 1u : 0u) ||
            (length < rest.size() && (rest[length] == '.' || is_name_character(rest[length])))) {
            return fail("a whole number");
        }
        if (negative) value.number = -value.number;
        cursor_.advance(length);
        return value;
    }

    CourseValue read_string() {
        const CourseValue value{Kind::text, 0, {}, cursor_.place()};
        const std::size_t length = cursor_.string_length();
        if (length == std::string_view::npos) return fail("a text that ends on its line");
        cursor_.advance(length);
        return value;
    }

    // (1) is 1, as in Python; (1,) and [1] are lists.
    CourseValue read_list(char close) {
        CourseValue value{Kind::list, 0, {}, cursor_.place()};
        cursor_.advance(1);
        bool has_comma = close == ']';
        while (!diagnostic_ && !cursor_.at(close)) {
            value.items.push_back(read_value());
            if (diagnostic_ || cursor_.at(close)) break;
            has_comma = true;
            expect(',', concat("\",\" or \"", close, '"'));
        }
        expect(close, concat('"', close, '"'));
        if (value.items.size() == 1 && !has_comma) return CourseValue(std::move(value.items[0]));
        return value;
    }

    CourseValue read_dictionary() {  // or a set
        CourseValue value{Kind::dictionary, 0, {}, cursor_.place()};
        cursor_.advance(1);
        while (!diagnostic_ && !cursor_.at('}')) {
            value.items.push_back(read_value());
            if (!diagnostic_ && value.kind == Kind::dictionary && value.items.size() == 1 && !cursor_.at(':'))
                value.kind = Kind::list;
            if (value.kind == Kind::dictionary) {
                expect(':', "\":\"");
                if (!diagnostic_) value.items.push_back(read_value());
            }
            if (diagnostic_ || cursor_.at('}')) break;
            expect(',', "\",\" or \"}\"");
        }
        expect('}', "\"}\"");
        return value;
    }

    CourseValue read_name() {
        const TextPlace place = cursor_.place();
        const std::string_view rest = cursor_.rest();
        std::size_t length = 0;
        while (length < rest.size() && is_name_character(rest[length])) ++length;
        const std::string_view name = rest.substr(0, length);
        if (name == "None") {
            cursor_.advance(length);
            return {Kind::none, 0, {}, place};
        }
        const bool is_set = name == "frozenset" || name == "set" || name == "tuple" || name == "list";
        if (!is_set && name != "generate_coordinate_rect") return fail("a number, a list or None");
        cursor_.advance(length);
        expect('(', "\"(\"");
        std::vector<CourseValue> items = diagnostic_ ? std::vector<CourseValue>() : read_items(')');
        if (diagnostic_) return {};
        if (!is_set) return rectangle(items, place);
        if (items.empty()) return {Kind::list, 0, {}, place};
        const bool fits =
            items.size() == 1 && (items[0].kind == Kind::list || items[0].kind == Kind::dictionary);
        if (!fits)
            return fail_at(place, concat("Found ", items.size(), " values in ", name,
                                         "( ) where one list is expected."));
        return CourseValue(std::move(items[0]));
    }

    // Squares from x_start up to x_finish, which is not one of them; likewise y.
    CourseValue rectangle(const std::vector<CourseValue>& limits, TextPlace place) {
        bool good = limits.size() == 4;
        for (const CourseValue& limit : limits)
            good = good && limit.kind == Kind::number && std::abs(limit.number) <= kMaxRectangle;
        if (!good)
            return fail_at(place,
                           concat("generate_coordinate_rect takes four numbers up to ", kMaxRectangle, '.'));
        if (generated_ > kMaxGenerated)
            return fail_at(place, concat("The rectangles have more than ", kMaxGenerated, " squares."));
        CourseValue value{Kind::list, 0, {}, place};
        for (std::int64_t x = limits[0].number; x < limits[1].number; ++x) {
            for (std::int64_t y = limits[2].number; y < limits[3].number; ++y) {
                ++generated_;
                value.items.push_back(
                    {Kind::list, 0, {{Kind::number, x, {}, place}, {Kind::number, y, {}, place}}, place});
            }
        }
        return value;
    }

    void expect(char c, const std::string& what) {
        if (diagnostic_) return;
        if (!cursor_.at(c)) {
            fail(what);
            return;
        }
        last_ = cursor_.place();
        cursor_.advance(1);
    }
    CourseValue fail(std::string_view expected) {
        const std::string found = cursor_.at_end() ? "the end of the text" : quoted(cursor_.rest(), 0);
        return fail_at(cursor_.place(), concat("Found ", found, " where ", expected, " is expected."));
    }
    CourseValue fail_at(TextPlace at, std::string message) {
        if (!diagnostic_) diagnostic_ = board_diagnostic(std::move(message), at.line, at.column);
        return {};
    }

    Cursor cursor_;
    TextPlace last_;
    std::size_t depth_ = 0;
    std::size_t generated_ = 0;
    std::optional<Diagnostic> diagnostic_;
};

// The class whose name ends just before the parenthesis at `open`.
std::string_view class_before(std::string_view text, std::size_t open) {
    for (const std::string_view name : kClasses) {
        if (open < name.size() || text.substr(open - name.size(), name.size()) != name) continue;
        const bool whole = open == name.size() || !is_name_character(text[open - name.size() - 1]);
        if (whole) return text.substr(open - name.size(), name.size());
    }
    return {};
}

std::size_t end_of_call(std::string_view text, std::size_t open) {
    std::size_t depth = 0;
    for (Cursor cursor(text, open); !cursor.at_end();) {
        std::size_t length = 1;
        const char c = cursor.rest()[0];
        if (c == '(' || c == '[' || c == '{') ++depth;
        if (c == ')' || c == ']' || c == '}') --depth;
        if (depth == 0) return cursor.offset() + 1;
        if (c == '"' || c == '\'') length = cursor.string_length();
        if (length == std::string_view::npos) length = 1;
        cursor.advance(length);
    }
    return text.size();
}

}  // namespace

// "class SokobanState(StateSpace)" and "SokobanState(action, …" in the courses' own code are no boards.
std::vector<CourseSpan> course_calls(std::string_view text) {
    std::vector<CourseSpan> calls;
    if (text.find("State(") == std::string_view::npos) return calls;  // as of nearly all texts
    std::size_t line = 1;
    std::size_t line_begin = 0;
    bool in_comment = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n') {
            ++line;
            line_begin = i + 1;
        }
        in_comment = text[i] != '\n' && (in_comment || text[i] == '#');
        if (in_comment || text[i] != '(' || (!calls.empty() && i < calls.back().end)) continue;
        const std::string_view name = class_before(text, i);
        if (name.empty()) continue;
        const std::size_t begin = i - name.size();
        const std::size_t first = text.find_first_not_of(" \t\r\n", i + 1);
        if (first != std::string_view::npos && is_name_character(text[first]) && !is_digit(text[first]))
            continue;
        calls.push_back({begin, end_of_call(text, i), {line, begin - line_begin + 1}});
    }
    return calls;
}

bool is_course_text(std::string_view text) { return !course_calls(text).empty(); }

Result<CourseCall> read_course_call(std::string_view text, std::string_view class_name) {
    const std::vector<CourseSpan> calls = course_calls(text);
    if (calls.empty()) return board_diagnostic(concat("There is no ", class_name, "( ) in this text."), 1, 1);
    for (const CourseSpan& span : calls) {
        const std::string_view found = text.substr(span.begin, text.find('(', span.begin) - span.begin);
        if (found != class_name) {
            return board_diagnostic(concat("Found ", found, " where ", class_name,
                                           " is expected: this is a board of another puzzle."),
                                    span.place.line, span.place.column);
        }
    }
    if (calls.size() > 1)
        return board_diagnostic("A second board begins here.", calls[1].place.line, calls[1].place.column);
    return CallReader(text, calls[0]).read();
}

}  // namespace frontier
