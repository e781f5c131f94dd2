#include "core/validate/python_call.h"

#include <algorithm>
#include <string>

#include "core/validate/plain_text.h"

namespace frontier::validate {
namespace {

class PythonReader {
   public:
    explicit PythonReader(std::string_view rest) : rest_(rest) {}

    // Values up to `close`, which is taken, too.
    bool read_list(char close, PythonValue& list, bool* has_comma = nullptr, int depth = 0) {
        while (!take(close)) {
            if (!read_sum(list.items.emplace_back(), depth)) return false;
            if (take(':') && !read_sum(list.mapped.emplace_back(), depth)) return false;
            const bool comma = take(',');
            if (has_comma && comma) *has_comma = true;
            if (!comma && !is_next(close)) return false;
        }
        return true;
    }

   private:
    bool read_sum(PythonValue& value, int depth) {
        if (depth > 60 || !read_value(value, depth)) return false;
        while (take('+')) {
            PythonValue more;
            if (!read_value(more, depth)) return false;
            value.items.insert(value.items.end(), more.items.begin(), more.items.end());
        }
        return true;
    }

    bool read_value(PythonValue& value, int depth) {
        skip();
        if (rest_.empty()) return false;
        const char first = rest_.front();
        if (first == '"' || first == '\'') return skip_text(first);
        if (const auto number = take_integer(rest_)) return value.number = number, true;
        if (take('[')) return read_list(']', value, nullptr, depth + 1);
        if (take('{')) return read_list('}', value, nullptr, depth + 1);
        if (take('(')) return read_parentheses(value, depth);
        return read_word(value, depth);
    }

    bool read_parentheses(PythonValue& value, int depth) {
        bool has_comma = false;
        if (!read_list(')', value, &has_comma, depth + 1)) return false;
        if (value.items.size() == 1 && !has_comma) value = PythonValue(std::move(value.items.front()));
        return true;
    }

    bool read_word(PythonValue& value, int depth) {
        const std::size_t length =
            std::min(rest_.find_first_not_of("abcdefghijklmnopqrstuvwxyzN_"), rest_.size());
        const std::string_view word = rest_.substr(0, length);
        rest_.remove_prefix(length);
        if (word == "None") return true;
        if (!take('(') || !read_list(')', value, nullptr, depth + 1)) return false;
        if (word == "generate_coordinate_rect") return fill_rectangle(value);
        if (word != "frozenset" && word != "set" && word != "tuple" && word != "list") return false;
        if (!value.items.empty()) value = PythonValue(std::move(value.items.front()));
        return true;
    }

    static bool fill_rectangle(PythonValue& value) {
        std::int64_t limits[4] = {};
        if (value.items.size() != 4) return false;
        for (std::size_t i = 0; i < 4; ++i) {
            limits[i] = value.items[i].number.value_or(1000);
            if (limits[i] < -64 || limits[i] > 64) return false;
        }
        value.items.clear();
        for (std::int64_t x = limits[0]; x < limits[1]; ++x) {
            for (std::int64_t y = limits[2]; y < limits[3]; ++y)
                value.items.push_back({std::nullopt, {{x, {}}, {y, {}}}});
        }
        return true;
    }

    bool skip_text(char quote) {
        std::size_t end = 1;
        while (end < rest_.size() && rest_[end] != quote && rest_[end] != '\n')
            end += rest_[end] == '\\' ? 2 : 1;
        if (end >= rest_.size() || rest_[end] != quote) return false;
        rest_.remove_prefix(end + 1);
        return true;
    }

    // Blanks, line ends and comments.
    void skip() {
        while (!rest_.empty()) {
            const std::size_t blanks = std::min(rest_.find_first_not_of(" \t\r\n\\"), rest_.size());
            rest_.remove_prefix(blanks);
            if (rest_.empty() || rest_.front() != '#') return;
            rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size()));
        }
    }
    bool is_next(char symbol) {
        skip();
        return !rest_.empty() && rest_.front() == symbol;
    }
    bool take(char symbol) {
        const bool found = is_next(symbol);
        if (found) rest_.remove_prefix(1);
        return found;
    }

    std::string_view rest_;
};

// Where the values of the call begin; npos when there is none.
std::size_t begin_of_values(std::string_view text, std::string_view class_name) {
    const std::string opening = std::string(class_name) + '(';
    const auto is_name = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    for (std::size_t line = 0; line < text.size(); line = std::min(text.find('\n', line), text.size()) + 1) {
        std::string_view code = text.substr(line, text.find('\n', line) - line);
        code = code.substr(0, code.find('#'));
        for (std::size_t at = code.find(opening); at != code.npos; at = code.find(opening, at + 1)) {
            const char before = at == 0 ? ' ' : code[at - 1];
            const std::size_t values = line + at + opening.size();
            const std::size_t first = text.find_first_not_of(" \t\r\n", values);
            const bool is_longer_name = is_name(before) || (before >= '0' && before <= '9');
            if (!is_longer_name && (first == text.npos || !is_name(text[first]))) return values;
        }
    }
    return text.npos;
}

}  // namespace

bool has_call(std::string_view text, std::string_view class_name) {
    return begin_of_values(text, class_name) != text.npos;
}

std::optional<std::vector<PythonValue>> call_values(std::string_view text, std::string_view class_name) {
    const std::size_t begin = begin_of_values(text, class_name);
    PythonValue values;
    if (begin == text.npos || !PythonReader(text.substr(begin)).read_list(')', values)) return std::nullopt;
    return std::move(values.items);
}

bool read_places(const PythonValue& value, int width, int height, PythonPlaces& places) {
    if (value.items.size() == 2 && value.items[0].number && value.items[1].number) {
        const std::int64_t x = *value.items[0].number, y = *value.items[1].number;
        if (x < 0 || x >= width || y < 0 || y >= height) return false;
        places.push_back({static_cast<int>(x), static_cast<int>(y)});
        return true;
    }
    return std::all_of(value.items.begin(), value.items.end(), [&](const PythonValue& item) {
        return !item.number && item.items.size() == 2 && read_places(item, width, height, places);
    });
}

}  // namespace frontier::validate
