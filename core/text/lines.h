// A text as lines and tokens that know where they stand.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "../limits.h"
#include "../result.h"
#include "words.h"

namespace frontier {

struct Line {
    std::string_view text;   // without its end
    std::size_t number = 0;  // from 1
};

// A place in a text, both from 1.
struct TextPlace {
    std::size_t line = 0;
    std::size_t column = 0;
};

inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // Windows editors put it before a text

inline std::vector<Line> split_lines(std::string_view text) {
    std::vector<Line> lines;
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    if (text.ends_with('\x1A')) text.remove_suffix(1);  // as DOS ended a file
    const char ending =
        text.find('\n') == std::string_view::npos ? '\r' : '\n';  // a return alone: a Macintosh, long ago
    std::size_t begin = 0;
    while (begin <= text.size()) {
        std::size_t end = text.find(ending, begin);
        if (end == std::string_view::npos) end = text.size();
        std::string_view line = text.substr(begin, end - begin);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (end < text.size() || !line.empty()) lines.push_back({line, lines.size() + 1});
        begin = end + 1;
    }
    return lines;
}

inline std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const auto begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

// What the readers take in one go; the readers say so when a text is longer.
inline constexpr std::size_t kMaxTextBytes = kLimits.text_bytes;
inline std::string too_long(std::string_view what) {
    return concat(what, " may be at most ", kMaxTextBytes >> 20, " MiB.");
}

inline bool is_blank(std::string_view text) { return trimmed(text).empty(); }
inline bool is_comment(std::string_view line) { return line.starts_with(';') || line.starts_with("::"); }

// A line of words, such as a note below a board, and not a misspelt row of it.
inline bool is_words(std::string_view line) {
    const auto is_letter = [](char c) { return ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') || (c & 0x80) != 0; };
    std::size_t letters = 0;
    std::size_t others = 0;
    for (const char c : line) {
        letters += is_letter(c);
        others += !is_letter(c) && c != ' ';
    }
    return !line.empty() && is_letter(line[0]) && letters >= 3 && letters >= others;
}

struct Token {
    std::string_view text;
    std::size_t line = 0;
    std::size_t column = 0;
};

inline std::vector<Token> split_tokens(const Line& line) {
    std::vector<Token> tokens;
    for (std::size_t at = 0; at < line.text.size();) {
        const std::size_t begin = line.text.find_first_not_of(" \t", at);
        if (begin == std::string_view::npos) break;
        at = std::min(line.text.find_first_of(" \t", begin), line.text.size());
        tokens.push_back({line.text.substr(begin, at - begin), line.number, begin + 1});
    }
    return tokens;
}

inline Diagnostic board_diagnostic(std::string message, std::size_t line, std::size_t column) {
    return {std::move(message), line, column, "board"};
}

inline Diagnostic diagnostic_at(const Token& token, std::string message) {
    return board_diagnostic(std::move(message), token.line, token.column);
}

// The number that is the whole of a text.
template <std::integral Number> std::optional<Number> whole_number(std::string_view text) {
    Number value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The value of a comment such as "; optimal: 41", or nothing.
inline std::string_view comment_value(std::string_view line, std::string_view key) {
    if (!line.starts_with(';')) return {};
    line = trimmed(line.substr(1));
    if (!line.starts_with(key) || !line.substr(key.size()).starts_with(':')) return {};
    return trimmed(line.substr(key.size() + 1));
}

// As much of a text as a message can show.
inline std::string excerpt(std::string_view text) {
    constexpr std::size_t kMostShown = 40;
    if (text.size() <= kMostShown) return std::string(text);
    std::size_t end = kMostShown;
    while (end > 0 && (text[end] & 0xC0) == 0x80) --end;  // not in the middle of a UTF-8 character
    return concat(text.substr(0, end), "…");
}

// How a character is named in a message.
inline std::string quoted(std::string_view text, std::size_t at) {
    if (at >= text.size()) return "the end of the line";
    if (text[at] == '\t') return "a tab";
    std::size_t end = at + 1;
    while (end < text.size() && (text[end] & 0xC0) == 0x80) ++end;  // a whole UTF-8 character
    return concat('"', text.substr(at, end - at), '"');
}

}  // namespace frontier
