#include "course_text.h"

namespace frontier {

namespace {

std::string_view word(CourseValue::Kind kind) {
    constexpr std::string_view words[] = {"a number", "a text", "None", "a list", "a dictionary"};
    return words[static_cast<std::size_t>(kind)];
}

}  // namespace

void CourseArguments::fail(std::string message, TextPlace at) {
    if (!diagnostic_) diagnostic_ = board_diagnostic(std::move(message), at.line, at.column);
}

const CourseValue* CourseArguments::next() {
    if (diagnostic_) return nullptr;
    if (taken_ < call_.arguments.size()) return &call_.arguments[taken_++];
    fail(concat("The call ends after ", count_of(taken_, "value", "values"), "; it is written ", signature_,
                '.'),
         call_.end);
    return nullptr;
}

void CourseArguments::skip_search_node() {
    next();
    if (const CourseValue* g = next(); g && g->kind != CourseValue::Kind::number)
        fail(concat("Found ", word(g->kind), " where a number is expected, the g of the state."), g->place);
    next();
}

std::size_t CourseArguments::size(std::string_view what, std::size_t most) {
    const CourseValue* value = next();
    if (!value) return 0;
    if (value->kind != CourseValue::Kind::number || value->number < 1 ||
        value->number > static_cast<std::int64_t>(most)) {
        const std::string found = value->kind == CourseValue::Kind::number ? std::to_string(value->number)
                                                                           : std::string(word(value->kind));
        fail(concat("Found ", found, " where the ", what, " is expected, a number from 1 to ", most, '.'),
             value->place);
        return 0;
    }
    return static_cast<std::size_t>(value->number);
}

CoursePlace CourseArguments::place_of(const CourseValue& value, std::string_view what, std::size_t width,
                                      std::size_t height) {
    using Kind = CourseValue::Kind;
    const bool is_pair = value.kind == Kind::list && value.items.size() == 2 &&
                         value.items[0].kind == Kind::number && value.items[1].kind == Kind::number;
    if (!is_pair) {
        fail(concat("Found ", word(value.kind), " where a square (x, y) is expected for the ", what, '.'),
             value.place);
        return {};
    }
    const std::int64_t x = value.items[0].number;
    const std::int64_t y = value.items[1].number;
    if (x < 0 || y < 0 || x >= static_cast<std::int64_t>(width) || y >= static_cast<std::int64_t>(height)) {
        fail(concat("The square (", x, ", ", y, ") for the ", what, " is outside the board of ", width, " × ",
                    height, " squares."),
             value.place);
        return {};
    }
    return {static_cast<std::size_t>(x), static_cast<std::size_t>(y), value.place};
}

CoursePlace CourseArguments::place(std::string_view what, std::size_t width, std::size_t height) {
    const CourseValue* value = next();
    return value ? place_of(*value, what, width, height) : CoursePlace{};
}

std::vector<CoursePlace> CourseArguments::places(std::string_view what, std::size_t width,
                                                 std::size_t height) {
    using Kind = CourseValue::Kind;
    std::vector<CoursePlace> places;
    const CourseValue* value = next();
    if (!value) return places;
    const bool is_list = value->kind == Kind::list || value->kind == Kind::dictionary;
    if (!is_list)
        fail(concat("Found ", word(value->kind), " where a list of squares (x, y) is expected for the ", what,
                    '.'),
             value->place);
    const bool is_pair = is_list && value->items.size() == 2 && value->items[0].kind == Kind::number;
    if (is_pair) return {place_of(*value, what, width, height)};
    const std::size_t step = value->kind == Kind::dictionary ? 2 : 1;
    for (std::size_t i = 0; i < value->items.size() && !diagnostic_; i += step) {
        places.push_back(place_of(value->items[i], what, width, height));
    }
    if (diagnostic_) places.clear();
    return places;
}

void CourseArguments::expect_end() {
    if (diagnostic_ || taken_ == call_.arguments.size()) return;
    fail(concat("Found ", count_of(call_.arguments.size() - taken_, "value", "values"),
                " too many; the call is written ", signature_, '.'),
         call_.arguments[taken_].place);
}

}  // namespace frontier
