#include "core/validate/sokoban_drawing.h"

#include <algorithm>

namespace frontier::validate {
namespace {

constexpr std::string_view kTyped = "# -_.$*@+pPbBo";
constexpr std::string_view kMeant = "#   .$*@+@+$*.";
constexpr std::string_view kOfRuns = "0123456789()|";
constexpr std::size_t kLongest = 64 * 65;  // squares and row ends of a board of 64 × 64

bool contains_any(std::string_view text, std::string_view symbols) {
    return text.find_first_of(symbols) != text.npos;
}

bool consists_of(std::string_view text, std::string_view symbols, std::string_view more = "") {
    return std::all_of(text.begin(), text.end(),
                       [&](char c) { return symbols.find(c) != symbols.npos || more.find(c) != more.npos; });
}

// More than half of what can be seen of the line is drawn.
bool is_mostly_drawn(std::string_view text) {
    std::size_t drawn = 0, seen = 0;
    for (const char c : text) {
        seen += c != ' ';
        drawn += std::string_view("#.$*@+").find(c) != std::string_view::npos;
    }
    return drawn > seen - drawn;
}

bool is_empty(std::string_view line) { return trimmed(line).empty(); }

// Blanks alone are a row of floor only beside a row that is no longer.
bool is_row_of_blanks(std::string_view line, std::string_view neighbour) {
    return !line.empty() && consists_of(line, " ") && line.size() >= neighbour.size();
}

bool may_stand_above(std::string_view line) {
    if (!consists_of(line, kTyped, kOfRuns)) return false;
    const bool is_plain = !contains_any(line, kOfRuns);
    return contains_any(line, "-_|") || (is_plain && (contains_any(line, "#.$*@+") || line.front() == ' '));
}

bool may_stand_below(std::string_view line) {
    return is_certain_row(line) || consists_of(line, kTyped) ||
           (consists_of(line, kTyped, kOfRuns) && contains_any(line, "-_|"));
}

// Takes the squares up to the end or an unmatched ")" off `rest`; false when they are not well formed or too
// many.
bool expand(std::string_view& rest, std::string& squares, int depth) {
    while (!rest.empty() && rest.front() != ')') {
        std::size_t times = 1;
        if (const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
            digits > 0) {
            const auto count = digits < 6 ? whole_integer(rest.substr(0, digits)) : std::nullopt;
            if (!count || *count < 1 || rest.front() == '0') return false;
            times = static_cast<std::size_t>(*count);
            rest.remove_prefix(digits);
        }
        if (rest.empty() || rest.front() == ')') return false;
        std::string repeated(1, rest.front());
        const bool is_group = rest.front() == '(';
        rest.remove_prefix(1);
        if (is_group) {
            repeated.clear();
            if (depth > 100 || !expand(rest, repeated, depth + 1) || rest.empty()) return false;
            rest.remove_prefix(1);
        }
        if (repeated.size() * times + squares.size() > kLongest) return false;
        while (times-- > 0) squares += repeated;
    }
    return true;
}

std::optional<Fault> add_rows(const Line& line, Drawing& drawing) {
    std::string squares(line.text);
    if (contains_any(line.text, kOfRuns)) {
        std::string_view rest = line.text;
        squares.clear();
        if (!expand(rest, squares, 0) || !rest.empty())
            return Fault{"the run lengths in " + quoted(line.text) + " do not work out.", line.number};
        if (!squares.empty() && squares.back() == '|') squares.pop_back();
    }
    for (char& symbol : squares) {
        if (symbol == '|') continue;
        const std::size_t found = kTyped.find(symbol);
        if (found == kTyped.npos) {
            return Fault{quoted({&symbol, 1}) + " is not a Sokoban symbol; expected # . $ * @ + or a blank.",
                         line.number};
        }
        symbol = kMeant[found];
    }
    for (std::size_t end; (end = squares.find('|')) != std::string::npos; squares.erase(0, end + 1)) {
        drawing.push_back({squares.substr(0, end), line.number});
    }
    drawing.push_back({squares, line.number});
    return std::nullopt;
}

// Where the drawing begins: the first row with more than floor and storage, and what may be rows directly
// above it.
std::size_t first_row_of(const std::vector<Line>& lines) {
    const auto is_row = [&](const Line& line) {
        return !is_about_the_board(line.text) && is_certain_row(line.text);
    };
    const auto is_telling = [&](const Line& line) {
        return is_row(line) && contains_any(line.text, "#$*@+");
    };
    auto first = std::find_if(lines.begin(), lines.end(), is_telling);
    if (first == lines.end())
        return static_cast<std::size_t>(std::find_if(lines.begin(), lines.end(), is_row) - lines.begin());
    std::string_view below = first->text;
    for (auto at = first; at != lines.begin();) {
        --at;
        const std::string_view text = at->text;
        if (text.substr(0, 1) == ";" || text.substr(0, 2) == "::") continue;
        const bool joins = is_empty(text) ? is_row_of_blanks(text, below)
                                          : !is_about_the_board(text) && may_stand_above(text);
        if (!joins) break;
        first = at;
        if (!is_empty(text)) below = text;
    }
    return static_cast<std::size_t>(first - lines.begin());
}

}  // namespace

bool is_about_the_board(std::string_view line) {
    if (line.substr(0, 1) == ";" || line.substr(0, 2) == "::" || line.substr(0, 5) == "Level") return true;
    const std::string_view text = trimmed(line);
    return !text.empty() && is_letter(text.front()) && text.find(':') != text.npos && !is_mostly_drawn(text);
}

bool is_certain_row(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.empty()) return false;
    if (consists_of(text, kTyped)) return contains_any(text, "#.$*@+") || consists_of(text, " -_");
    const bool is_numbered_title = text.front() == '#' && consists_of(text.substr(1), "0123456789");
    return consists_of(text, kTyped, kOfRuns) && contains_any(text, "#$*@+") && !is_numbered_title;
}

std::optional<Fault> read_drawing(const std::vector<Line>& lines, Drawing& drawing) {
    std::string_view last;
    bool is_over = false;
    for (std::size_t i = first_row_of(lines); i < lines.size(); ++i) {
        const std::string_view text = lines[i].text;
        if (is_about_the_board(text)) continue;
        const bool is_row =
            is_empty(text) ? last.empty() || is_row_of_blanks(text, last) : may_stand_below(text);
        if (is_over && is_certain_row(text) && contains_any(text, "#.$*@+"))
            return Fault{"a second board begins.", lines[i].number};
        const bool is_misspelt = !is_over && !is_row && is_mostly_drawn(text);
        is_over = is_over || !is_row;
        if (is_over && !is_misspelt) continue;
        if (auto fault = add_rows(lines[i], drawing)) return fault;
        if (drawing.size() > kLargestSide) break;  // too many already, which place_all() says
        if (!is_empty(text)) last = text;
    }
    if (drawing.empty()) return Fault{"there is no board."};
    return std::nullopt;
}

}  // namespace frontier::validate
