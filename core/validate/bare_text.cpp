#include "core/validate/bare_text.h"

#include <algorithm>
#include <vector>

#include "core/validate/plain_text.h"

namespace frontier::validate {
namespace {

bool has_content(const std::string& line) { return !trimmed(line).empty(); }

// The place behind the last mark of "> >> ####".
std::size_t behind_marks(const std::string& line) {
    const std::size_t content = std::min(line.find_first_not_of("> "), line.size());
    const std::size_t last = line.substr(0, content).rfind('>');
    return last == std::string::npos ? 0 : last + 1;
}

bool is_prompted(const std::string& line, const std::string& prompt) {
    return line == prompt || line.substr(0, prompt.size() + 1) == prompt + ' ';
}

void take_off_quotation(std::vector<std::string>& lines) {
    std::vector<std::string*> seen;
    for (std::string& line : lines) {
        if (has_content(line)) seen.push_back(&line);
    }
    const auto all = [&](auto holds) {
        return !seen.empty() && std::all_of(seen.begin(), seen.end(), holds);
    };
    if (all([](const std::string* line) { return behind_marks(*line) > 0; })) {
        for (std::string* line : seen) line->erase(0, behind_marks(*line));
        const bool is_spaced =
            all([](const std::string* line) { return line->empty() || line->front() == ' '; });
        for (std::string* line : seen) line->erase(0, is_spaced ? 1 : 0);
        return;
    }
    const auto from_python = [](const std::string* line) {
        return is_prompted(*line, ">>>") || is_prompted(*line, "...");
    };
    if (all(from_python) && is_prompted(*seen.front(), ">>>")) {
        for (std::string* line : seen) line->erase(0, 4);
    }
}

// The signs a fence is made of, or nothing; `rest` is what follows them.
std::string fence(std::string_view line, std::string_view& rest) {
    const std::string_view content = trimmed(line);
    const char sign = content.empty() ? ' ' : content.front();
    const std::size_t length = std::min(content.find_first_not_of(sign), content.size());
    if ((sign != '`' && sign != '~') || length < 3 || content.find(sign, length) != content.npos) return "";
    if (line.find(sign) != std::min(line.find_first_not_of(' '), line.size())) return "";
    rest = trimmed(content.substr(length));
    return std::string(length, sign);
}

std::string comment(const std::string& line) {
    if (line.substr(0, 1) == ";" || line.substr(0, 2) == "::") return line;
    const std::string_view words =
        trimmed(std::string_view(line).substr(std::min(line.find_first_not_of('#'), line.size())));
    return words.empty() || words.back() == ':' ? "" : "; " + std::string(words);
}

void open_fences(std::vector<std::string>& lines) {
    const std::vector<std::string> given = lines;
    std::vector<std::string> unfenced = lines;  // only the fences themselves taken out
    std::string open;
    std::size_t indent = 0;
    bool holds_something = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string_view name;
        const std::string found = fence(given[i], name);
        const bool opens = open.empty() && !found.empty();
        const bool closes = !open.empty() && name.empty() && found.substr(0, open.size()) == open;
        if (opens || closes) {
            lines[i] = unfenced[i] = "";
            indent = given[i].find_first_not_of(' ');
            open = opens ? found : "";
        } else if (open.empty()) {
            lines[i] = comment(lines[i]);
        } else {
            holds_something = holds_something || has_content(lines[i]);
            lines[i].erase(0, std::min({indent, lines[i].find_first_not_of(' '), lines[i].size()}));
            unfenced[i] = lines[i];
        }
    }
    if (!holds_something) lines = unfenced;
}

}  // namespace

std::string bare_text(std::string_view text) {
    std::vector<std::string> lines;
    for (const Line& line : split_lines(text)) lines.emplace_back(line.text);
    take_off_quotation(lines);
    open_fences(lines);
    std::string bare;
    for (const std::string& line : lines) bare += line + '\n';
    return bare;
}

}  // namespace frontier::validate
