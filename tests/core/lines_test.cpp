#include "core/text/lines.h"

#include <doctest/doctest.h>

#include <limits>

namespace lines_test {

using namespace frontier;

namespace {

std::string all(const std::vector<Line>& lines) {
    std::string text;
    for (const Line& line : lines) text += concat(line.number, '[', line.text, ']');
    return text;
}

}  // namespace

TEST_CASE("lines: every kind of line end, with and without one at the end of the text") {
    CHECK(all(split_lines("")) == "");
    CHECK(all(split_lines("a")) == "1[a]");
    CHECK(all(split_lines("a\n")) == "1[a]");
    CHECK(all(split_lines("a\r\nb\r\n")) == "1[a]2[b]");
    CHECK(all(split_lines("a\n\n b ")) == "1[a]2[]3[ b ]");
    CHECK(all(split_lines("\n\n")) == "1[]2[]");
    CHECK(all(split_lines("a\rb\n")) == "1[a\rb]");
    CHECK(all(split_lines("a\r\rb\r")) == "1[a]2[]3[b]");
    CHECK(all(split_lines("a\r\nb\r\n\x1A")) == "1[a]2[b]");
}

TEST_CASE("lines: tokens know their columns") {
    const auto tokens = split_tokens({"  ab\tc  ", 7});
    REQUIRE(tokens.size() == 2);
    CHECK(tokens[0].text == "ab");
    CHECK(tokens[0].column == 3);
    CHECK(tokens[1].text == "c");
    CHECK(tokens[1].column == 6);
    CHECK(tokens[1].line == 7);
    CHECK(split_tokens({" \t ", 1}).empty());
}

TEST_CASE("lines: blanks, comments and their values") {
    CHECK(trimmed(" \ta b\r\n") == "a b");
    CHECK(trimmed("  ") == "");
    CHECK(is_blank(" \t"));
    CHECK_FALSE(is_blank(" x"));
    CHECK(is_comment("; x"));
    CHECK(is_comment(":: x"));
    CHECK_FALSE(is_comment(": x"));
    CHECK_FALSE(is_comment(" ; x"));
    CHECK(comment_value("; optimal: 41 ", "optimal") == "41");
    CHECK(comment_value(";optimal:41", "optimal") == "41");
    CHECK(comment_value("; optimally: 41", "optimal") == "");
    CHECK(comment_value("optimal: 41", "optimal") == "");
    CHECK(comment_value("; optimal 41", "optimal") == "");
}

TEST_CASE("lines: how a character is named") {
    CHECK(quoted("ab", 1) == "\"b\"");
    CHECK(quoted("ab", 2) == "the end of the line");
    CHECK(quoted("\t", 0) == "a tab");
    CHECK(quoted("é!", 0) == "\"é\"");
    CHECK(quoted("日本", 3) == "\"本\"");
}

TEST_CASE("words: numbers and counts as text") {
    CHECK(number_text(12) == "12");
    CHECK(number_text(1.5) == "1.5");
    CHECK(number_text(100.0 / 3) == "33.3333");
    CHECK(number_text(std::numeric_limits<double>::infinity()) == "inf");
    CHECK(concat("a", 'b', 3, ' ', 2.5, ' ', std::uint64_t{1} << 40) == "ab3 2.5 1099511627776");
    CHECK(count_of(1, "box", "boxes") == "1 box");
    CHECK(count_of(0, "box", "boxes") == "0 boxes");
    CHECK(count_of(2, "box", "boxes") == "2 boxes");
}

}  // namespace lines_test
