#include "tiles_line.h"

#include <algorithm>

#include "tiles_text.h"

namespace frontier {

namespace {

// "4x4" at the front of a text, and where it ends.
struct Measures {
    std::size_t width = 0;
    std::size_t height = 0;
    std::size_t end = 0;
};

std::optional<Measures> measures_of(std::string_view text) {
    const auto digits_end = [text](std::size_t from) {
        return std::min(text.find_first_not_of("0123456789", from), text.size());
    };
    const std::size_t cross = digits_end(0);
    if (cross == text.size() || text[cross] != 'x') return std::nullopt;
    const std::size_t end = digits_end(cross + 1);
    const auto width = whole_number<std::uint16_t>(text.substr(0, cross));
    const auto height = whole_number<std::uint16_t>(text.substr(cross + 1, end - cross - 1));
    if (!width || !height) return std::nullopt;
    return Measures{*width, *height, end};
}

std::vector<Token> between_commas(std::string_view text, std::size_t line, std::size_t column) {
    std::vector<Token> tokens;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = text.find_first_not_of(", \t", at);
        if (begin == text.npos) break;
        at = std::min(text.find_first_of(", \t", begin), text.size());
        tokens.push_back({text.substr(begin, at - begin), line, column + begin});
    }
    return tokens;
}

std::optional<Diagnostic> diagnostic_with(const TilesLine& board, TextPlace end, TextPlace measures) {
    if (board.width < 1 || board.height < 1 || board.width > kMaxTileSide || board.height > kMaxTileSide) {
        return board_diagnostic(concat("A board may have 1 to ", kMaxTileSide, " columns and rows."),
                                measures.line, measures.column);
    }
    const std::size_t wanted = board.width * board.height;
    if (board.cells.size() == wanted) return std::nullopt;
    if (board.cells.size() > wanted) end = {board.cells[wanted].line, board.cells[wanted].column};
    return board_diagnostic(concat("Found ", count_of(board.cells.size(), "number", "numbers"), " where ",
                                   board.width, 'x', board.height, " takes ", wanted, "."),
                            end.line, end.column);
}

std::optional<TilesLine> read_game_id(const Line& line) {
    const std::string_view text = trimmed(line.text);
    const auto column = static_cast<std::size_t>(text.data() - line.text.data()) + 1;
    const auto measures = measures_of(text);
    const char mark = measures && measures->end < text.size() ? text[measures->end] : '\0';
    if (mark != ':' && mark != '#') return std::nullopt;
    TilesLine board{measures->width, measures->height, {}};
    if (mark == '#') {
        board.diagnostic = board_diagnostic(
            "Found # and a seed, from which only that program can make the board, where : and its numbers "
            "are "
            "expected, "
            "such as 3x3:8,7,6,5,4,3,2,1,0.",
            line.number, column + measures->end);
        return board;
    }
    board.cells = between_commas(text.substr(measures->end + 1), line.number, column + measures->end + 1);
    board.diagnostic = diagnostic_with(board, {line.number, column + text.size()}, {line.number, column});
    return board;
}

// From the first one on: 0, 1, 2 … in some order, each once.
bool is_permutation(const std::vector<std::int32_t>& numbers, std::size_t first) {
    std::vector<char> seen(numbers.size() - first, 0);
    for (std::size_t i = first; i < numbers.size(); ++i) {
        if (numbers[i] < 0 || static_cast<std::size_t>(numbers[i]) >= seen.size()) return false;
        if (seen[static_cast<std::size_t>(numbers[i])]++ > 0) return false;
    }
    return true;
}

// The side of the square that so many numbers fill, or 0.
std::size_t side_of(std::size_t count) {
    std::size_t side = 2;
    while (side <= kMaxTileSide && side * side < count) ++side;
    return side <= kMaxTileSide && side * side == count ? side : 0;
}

std::optional<TilesLine> read_list(const Line& line) {
    const std::string_view text = trimmed(line.text);
    if (text.empty() || !(is_digit(text[0]) || text[0] == '-' || text[0] == '.')) return std::nullopt;
    const std::vector<Token> tokens = split_tokens(line);
    const bool is_no_row = tokens.size() > kMaxTileSide;  // it has too many columns
    const std::size_t with_number = side_of(tokens.size() - 1);
    const std::size_t side = std::max(side_of(tokens.size()), with_number);
    if (side == 0) return std::nullopt;
    std::vector<std::int32_t> numbers;
    bool has_dot = false;
    for (const Token& token : tokens) {
        const auto value = whole_number<std::int32_t>(token.text);
        if (!value && token.text != ".") return std::nullopt;
        has_dot = has_dot || !value;
        numbers.push_back(value.value_or(0));
    }
    const std::ptrdiff_t first = with_number > 0 ? 1 : 0;
    const bool has_one_empty = std::count(numbers.begin() + first, numbers.end(), 0) == 1;
    const bool fits = first == 0 || is_permutation(numbers, 1);
    // Four or nine cells with a dot are a row, and so are five or ten numbers unless all but the first make a
    // board.
    if (!is_no_row && (has_dot || !has_one_empty || !fits)) return std::nullopt;
    TilesLine board{side, side, {tokens.begin() + first, tokens.end()}, true};
    if (first == 1) board.number = tokens[0];
    if (!fits) {
        board.diagnostic =
            diagnostic_at(tokens[0], concat("Found ", tokens.size(), " numbers in a line. A list has ",
                                            side * side, "; with its number in front, the others are 0 to ",
                                            side * side - 1, ", each once."));
    }
    return board;
}

}  // namespace

std::optional<TilesLine> read_tiles_line(const Line& line) {
    auto board = read_game_id(line);
    return board ? board : read_list(line);
}

}  // namespace frontier
