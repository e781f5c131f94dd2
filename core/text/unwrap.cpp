#include "unwrap.h"

#include <algorithm>

#include "lines.h"

namespace frontier {

namespace {

// A line of the text without its wrapping, and how many columns that took off its front.
struct Bare {
    std::string_view text;
    std::size_t shift = 0;

    void drop(std::size_t count) {
        text.remove_prefix(count);
        shift += count;
    }
};

std::size_t count_of_first(std::string_view text, char c) {
    return std::min(text.find_first_not_of(c), text.size());
}

// How long the quotation marks before a line are, "> >" for one; 0 without any.
std::size_t marks_before(std::string_view line) {
    std::size_t length = 0;
    for (std::size_t at = count_of_first(line, ' '); at < line.size() && line[at] == '>';) {
        length = ++at;
        at += count_of_first(line.substr(at), ' ');
    }
    return length;
}

// Python's prompts: ">>>" before the first line of a statement, "..." before the others.
bool has_python_prompt(std::string_view line) {
    return (line.starts_with(">>>") || line.starts_with("...")) && (line.size() == 3 || line[3] == ' ');
}

// Only where all lines have them: otherwise ">" is a slip of the keyboard in a row, and its reader says so.
void drop_quotation(std::vector<Bare>& lines) {
    bool has_marks = true;
    bool has_blanks = true;  // after each mark
    bool has_prompts = true;
    bool begun = false;
    for (const Bare& line : lines) {
        if (is_blank(line.text)) continue;
        const std::size_t marks = marks_before(line.text);
        has_marks = has_marks && marks > 0;
        has_blanks = has_blanks && (marks == line.text.size() || line.text[marks] == ' ');
        has_prompts = has_prompts && has_python_prompt(line.text) && (begun || marks > 0);
        begun = true;
    }
    if (!begun || (!has_marks && !has_prompts)) return;
    for (Bare& line : lines) {
        if (is_blank(line.text)) continue;
        const std::size_t marks = has_marks ? marks_before(line.text) : 3;
        line.drop(std::min(marks + (has_blanks || !has_marks ? 1 : 0), line.text.size()));
    }
}

// ``` or ~~~, with the name of a language after the first one.
struct Fence {
    char sign = '\0';
    std::size_t length = 0;
    std::size_t indent = 0;
    bool has_name = false;

    bool is_closed_by(const Fence& other) const {
        return other.sign == sign && other.length >= length && !other.has_name;
    }
};

Fence fence_in(std::string_view line) {
    const std::size_t indent = count_of_first(line, ' ');
    line.remove_prefix(indent);
    if (!line.starts_with("```") && !line.starts_with("~~~")) return {};
    const std::size_t length = count_of_first(line, line[0]);
    const std::string_view name = trimmed(line.substr(length));
    if (name.find(line[0]) != std::string_view::npos) return {};
    return {line[0], length, indent, !name.empty()};
}

// A line outside all fences, as a comment. "Here it is:" leads over to a board and is no name of it.
std::string as_comment(std::string_view line) {
    if (is_comment(line)) return std::string(line);
    line = trimmed(line.substr(count_of_first(line, '#')));
    return line.empty() || line.ends_with(':') ? "" : concat("; ", line);
}

enum class Part : std::uint8_t { outside, fence, inside };

// Where each line stands. Without a line inside there was no block but a fence left over: then nothing is
// outside.
std::vector<Part> parts_of(std::vector<Bare>& lines) {
    std::vector<Part> parts;
    Fence open;
    bool any_inside = false;
    for (Bare& line : lines) {
        const Fence fence = fence_in(line.text);
        if (open.sign == '\0') {
            parts.push_back(fence.sign == '\0' ? Part::outside : Part::fence);
            open = fence;
        } else if (open.is_closed_by(fence)) {
            parts.push_back(Part::fence);
            open = {};
        } else {
            parts.push_back(Part::inside);
            any_inside = any_inside || !is_blank(line.text);
            line.drop(std::min(open.indent, count_of_first(line.text, ' ')));
        }
    }
    if (!any_inside) std::replace(parts.begin(), parts.end(), Part::outside, Part::inside);
    return parts;
}

// A quick look, which is enough for nearly all texts.
bool may_be_wrapped(std::string_view text) {
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    const std::size_t first = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    return text.substr(first).starts_with('>') || text.find("```") != text.npos ||
           text.find("~~~") != text.npos;
}

}  // namespace

Diagnostic Unwrapped::located(Diagnostic diagnostic) const {
    diagnostic.column += shift(diagnostic.line);
    return diagnostic;
}

Unwrapped unwrap(std::string_view text) {
    if (!may_be_wrapped(text)) return {std::string(text), {}};
    std::vector<Bare> lines;
    for (const Line& line : split_lines(text)) lines.push_back({line.text});
    drop_quotation(lines);
    const std::vector<Part> parts = parts_of(lines);
    const bool has_fence = std::find(parts.begin(), parts.end(), Part::fence) != parts.end();
    const bool is_bare =
        std::all_of(lines.begin(), lines.end(), [](const Bare& line) { return line.shift == 0; });
    if (!has_fence && is_bare) return {std::string(text), {}};
    Unwrapped result;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (parts[i] == Part::inside) result.text += lines[i].text;
        if (parts[i] == Part::outside) result.text += as_comment(lines[i].text);
        result.text += '\n';
        result.shifts.push_back(lines[i].shift);
    }
    return result;
}

}  // namespace frontier
