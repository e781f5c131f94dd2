#include "core/validate/plain_text.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace frontier::validate {
namespace {

constexpr std::string_view kBlanks = " \t\r\v\f";

char lower_case(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

void drop_leading_blanks(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
}

}  // namespace

std::vector<Line> split_lines(std::string_view text) {
    std::vector<Line> lines;
    if (text.substr(0, 3) == "\xEF\xBB\xBF") text.remove_prefix(3);     // a byte order mark
    if (!text.empty() && text.back() == '\x1A') text.remove_suffix(1);  // the end of a file, in DOS
    const char ending = text.find('\n') < text.size() ? '\n' : '\r';    // on an old Macintosh a return alone
    while (!text.empty()) {
        const std::size_t length = std::min(text.find(ending), text.size());
        std::string_view line = text.substr(0, length);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        lines.push_back({line, lines.size() + 1});
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return lines;
}

bool is_letter(char symbol) { return lower_case(symbol) >= 'a' && lower_case(symbol) <= 'z'; }

std::string_view trimmed(std::string_view text) {
    drop_leading_blanks(text);
    return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

std::vector<Line> meaningful_lines(std::string_view text) {
    std::vector<Line> lines;
    for (const Line& line : split_lines(text)) {
        const std::string_view content = trimmed(line.text);
        if (content.empty() || content.front() == ';' || content.front() == '#') continue;
        lines.push_back({content, line.number});
    }
    return lines;
}

std::vector<std::string> lower_case_words(std::string_view text) {
    std::vector<std::string> words;
    for (text = trimmed(text); !text.empty(); drop_leading_blanks(text)) {
        const std::size_t length = std::min(text.find_first_of(kBlanks), text.size());
        std::string word(text.substr(0, length));
        std::transform(word.begin(), word.end(), word.begin(), lower_case);
        words.push_back(std::move(word));
        text.remove_prefix(length);
    }
    return words;
}

std::optional<std::int64_t> take_integer(std::string_view& rest) {
    drop_leading_blanks(rest);
    std::int64_t value = 0;
    const char* const begin = rest.data();
    const auto [end, error] = std::from_chars(begin, begin + rest.size(), value);
    if (error != std::errc{}) return std::nullopt;
    rest.remove_prefix(static_cast<std::size_t>(end - begin));
    return value;
}

bool take_symbol(std::string_view& rest, char symbol) {
    drop_leading_blanks(rest);
    if (rest.empty() || rest.front() != symbol) return false;
    rest.remove_prefix(1);
    return true;
}

std::optional<std::int64_t> whole_integer(std::string_view text) {
    const std::optional<std::int64_t> value = take_integer(text);
    return text.empty() ? value : std::nullopt;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t kLongest = 40;
    std::string shown(text.substr(0, kLongest));
    std::replace_if(
        shown.begin(), shown.end(), [](char c) { return c < ' ' || c > '~'; }, '?');
    return '"' + shown + (text.size() > kLongest ? "…\"" : "\"");
}

std::string counted(std::size_t count, std::string_view one, std::string_view several) {
    return std::to_string(count) + ' ' + std::string(count == 1 ? one : several);
}

}  // namespace frontier::validate
