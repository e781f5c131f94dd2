// Which puzzle a text is, that somebody pasted or opened without saying so.
#include <algorithm>

#include "catalog.h"
#include "domain_table.h"
#include "text/lines.h"

namespace frontier {

namespace {

constexpr std::size_t kLevelsTried = 3;  // of a file; the first one may be broken
constexpr std::size_t kMostLooked =
    1 << 16;  // bytes of a file: five readers look at them, while somebody waits

// A file of levels is known by its beginning. That of a course may begin with a whole program, and is read at
// once.
std::string_view beginning_of(std::string_view text) {
    if (text.size() <= kMostLooked || text.find("State(") != std::string_view::npos) return text;
    const std::size_t end = text.rfind('\n', kMostLooked);
    return text.substr(0, end == std::string_view::npos ? kMostLooked : end + 1);
}

// A single sign, such as the A that begins a paragraph, is no board, although a puzzle may read it as one.
bool is_too_little(std::string_view board) {
    std::size_t signs = 0;
    for (const Line& line : split_lines(board)) {
        if (!is_comment(line.text)) signs += trimmed(line.text).size();
    }
    return signs < 2;
}

// Under one of the puzzle's options at least: a board may need another than the default.
bool reads_board(const DomainRow& row, std::string_view board) {
    if (is_too_little(board)) return false;
    if (row.parse(board, {})) return true;
    if (board.size() > kMostLooked) return false;
    for (const OptionRow& option : row.info().options) {
        for (const Choice& choice : option.choices) {
            if (choice.id != option.fallback && row.parse(board, {{option.id, choice.id}})) return true;
        }
    }
    return false;
}

bool reads_levels(const DomainRow& row, std::string_view text) {
    const auto collection = read_levels(row.info().id, text);
    if (!collection) return false;
    const auto& levels = collection->levels;
    const auto tried = levels.begin() + static_cast<std::ptrdiff_t>(std::min(kLevelsTried, levels.size()));
    return std::any_of(levels.begin(), tried,
                       [&](const Level& level) { return reads_board(row, level.board); });
}

// 8 7 6 5 4 3 2 1 0 in three lines may be jugs as well; but who writes 0 and all that follow it, once each,
// means tiles.
bool has_numbers_from_zero(std::string_view text) {
    std::vector<std::size_t> numbers;
    for (const Line& line : split_lines(text)) {
        if (is_comment(line.text)) continue;
        for (const Token& token : split_tokens(line)) {
            const auto number = whole_number<std::size_t>(token.text);
            if (!number) return false;
            numbers.push_back(*number);
        }
    }
    std::sort(numbers.begin(), numbers.end());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] != i) return false;
    }
    return numbers.size() > 3;
}

// Sokoban has letters, too: p P b B o. Without a wall, what reads as Lunar Lockout with a rover is that.
bool has_rover_and_no_wall(std::string_view text) {
    bool has_rover = false;
    for (const Line& line : split_lines(text)) {
        if (is_comment(line.text)) continue;
        if (line.text.find('#') != std::string_view::npos) return false;
        const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
        has_rover = has_rover || std::any_of(line.text.begin(), line.text.end(), is_capital);
    }
    return has_rover;
}

// Of two puzzles that read a text, the one that is meant.
struct Doubt {
    std::string_view meant;
    std::string_view other;
    bool (*when)(std::string_view text);
};
constexpr Doubt kDoubts[] = {{"tiles", "jugs", has_numbers_from_zero},
                             {"lunar", "sokoban", has_rover_and_no_wall}};

// "; domain: sokoban", as the files in levels/ have it.
std::string_view named_domain(std::string_view text) {
    for (const Line& line : split_lines(text)) {
        if (const auto name = comment_value(line.text, "domain"); !name.empty()) return name;
    }
    return {};
}

}  // namespace

std::vector<std::string> recognise(std::string_view text) {
    if (text.size() > kMaxTextBytes) return {};
    text = beginning_of(text);
    std::vector<std::string> found;
    std::vector<std::string> with_levels;
    for (const DomainRow& row : domain_rows()) {
        if (reads_board(row, text)) found.push_back(row.info().id);
        else if (reads_levels(row, text)) with_levels.push_back(row.info().id);
    }
    found.insert(found.end(), with_levels.begin(), with_levels.end());
    const auto bring_before = [&found](std::string_view id, auto place) {
        const auto at = std::find(found.begin(), found.end(), id);
        if (at != found.end() && place < at) std::rotate(place, at, at + 1);
    };
    for (const Doubt& doubt : kDoubts) {
        const auto other = std::find(found.begin(), found.end(), doubt.other);
        if (other != found.end() && doubt.when(text)) bring_before(doubt.meant, other);
    }
    bring_before(named_domain(text), found.begin());
    return found;
}

}  // namespace frontier
