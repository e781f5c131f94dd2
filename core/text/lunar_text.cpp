#include "lunar_text.h"

#include <algorithm>
#include <array>

#include "course_boards.h"
#include "course_text.h"
#include "lines.h"

namespace frontier {

namespace {

bool is_lunar_piece(char c) { return is_lunar_helper(c) || is_lunar_rover(c); }
bool is_blank_square(char c) { return c == '.' || c == ' '; }

// One row of squares and where it stands in the text.
struct Row {
    std::string_view squares;
    std::size_t line = 0;
    std::size_t column = 1;  // of the first square

    std::size_t length() const {
        return squares.find_last_not_of(' ') + 1;
    }  // blanks at the end may be cut off
};

struct Drawing {
    std::vector<Row> rows;
    LunarFormat format = LunarFormat::grid;
};

// The rows of a text without comments and without the empty lines around them. A line of blanks is a row,
// unless it is the last or first one and without it the number of rows is odd.
std::vector<Row> rows_of(const std::vector<Line>& lines) {
    std::vector<Row> rows;
    for (const Line& line : lines) {
        if (!is_comment(line.text)) rows.push_back({line.text, line.number});
    }
    while (!rows.empty() && rows.back().squares.empty()) rows.pop_back();
    const auto is_drawn = [](const Row& row) { return !row.squares.empty(); };
    rows.erase(rows.begin(), std::find_if(rows.begin(), rows.end(), is_drawn));
    if (rows.size() % 2 == 0 && !rows.empty()) {
        if (is_blank(rows.back().squares)) rows.pop_back();
        else if (is_blank(rows.front().squares)) rows.erase(rows.begin());
    }
    return rows;
}

bool has_frame(const std::vector<Row>& rows) {
    return !rows.empty() && rows.front().squares.starts_with('#');
}

// Takes the frame off, or says where it is not whole.
std::optional<Diagnostic> take_frame_off(Drawing& drawing) {
    const std::size_t width = drawing.rows.front().length();
    const std::size_t height = drawing.rows.size();
    if (width < 3 || height < 3)
        return board_diagnostic("There is no square inside the frame.", drawing.rows.front().line, 1);
    std::vector<Row> inner;
    for (std::size_t y = 0; y < height; ++y) {
        const Row& row = drawing.rows[y];
        const std::string_view squares = row.squares.substr(0, row.length());
        for (std::size_t x = 0; x < width; ++x) {
            const bool is_frame = x == 0 || x + 1 == width || y == 0 || y + 1 == height;
            if ((x < squares.size() && squares[x] == '#') || (!is_frame && x < squares.size())) continue;
            return board_diagnostic(concat("Found ", quoted(squares, x),
                                           " where the frame should go on: # all the way round the board."),
                                    row.line, x + 1);
        }
        if (squares.size() > width) {
            return board_diagnostic(concat("Found ", quoted(squares, width), " outside the frame, which is ",
                                           width, " wide in its first row."),
                                    row.line, width + 1);
        }
        inner.push_back({squares.substr(1, width - 2), row.line, 2});
    }
    drawing.rows.assign(inner.begin() + 1, inner.end() - 1);
    drawing.format = LunarFormat::framed;
    return std::nullopt;
}

std::optional<Diagnostic> check_characters(const Drawing& drawing) {
    for (const Row& row : drawing.rows) {
        for (std::size_t x = 0; x < row.length(); ++x) {
            const char c = row.squares[x];
            if (is_lunar_piece(c) || is_blank_square(c) || c == '+') continue;
            return board_diagnostic(
                concat("Found ", quoted(row.squares, x),
                       " where a square is expected: . or a blank for an empty one, + for the "
                       "hatch, a b c … for helpers, A B C … for rovers."),
                row.line, row.column + x);
        }
    }
    return std::nullopt;
}

// The board is as large as it has rows; blanks that are missing at the end of a row are read as there.
std::optional<Diagnostic> check_shape(const Drawing& drawing) {
    const std::vector<Row>& rows = drawing.rows;
    const std::size_t size = rows.size();
    const auto shorter = [](const Row& a, const Row& b) { return a.length() < b.length(); };
    const Row& longest = *std::max_element(rows.begin(), rows.end(), shorter);
    const std::size_t width =
        drawing.format == LunarFormat::framed ? rows.front().squares.size() : longest.length();
    const bool is_straight =
        drawing.format == LunarFormat::framed ||
        std::all_of(rows.begin(), rows.end(), [&](const Row& row) { return row.length() == width; });
    const std::string counts =
        concat(count_of(size, "row", "rows"), " and ", count_of(width, "column", "columns"));
    if (width > size && !is_straight) {
        return board_diagnostic(
            concat("This row has ", count_of(longest.length(), "square", "squares"), ", but there are only ",
                   count_of(size, "row", "rows"), ": the board must be square."),
            longest.line, size + longest.column);
    }
    if (width > size || (width < size && is_straight)) {
        return board_diagnostic(concat("The board has ", counts, ": it must have as many rows as columns."),
                                rows.back().line, 1);
    }
    if (size > kMaxLunarSide) {
        return board_diagnostic(concat("The board has ", size, " rows; at most ", kMaxLunarSide, " × ",
                                       kMaxLunarSide, " squares are possible."),
                                rows[kMaxLunarSide].line, 1);
    }
    if (size % 2 == 0) {
        return board_diagnostic(
            concat("The board is ", size, " × ", size,
                   ", an even size: it must be odd, so that one square, the hatch, is in the middle."),
            rows.back().line, 1);
    }
    return std::nullopt;
}

class Placer {
   public:
    explicit Placer(const Drawing& drawing) : drawing_(drawing) {
        board_.size = drawing.rows.size();
        board_.format = drawing.format;
    }

    Result<LunarBoard> place_all() {
        for (std::size_t y = 0; y < board_.size; ++y) {
            for (std::size_t x = 0; x < drawing_.rows[y].length(); ++x) {
                if (auto diagnostic = place(x, y)) return *diagnostic;
            }
        }
        return std::move(board_);
    }

   private:
    std::optional<Diagnostic> place(std::size_t x, std::size_t y) {
        const Row& row = drawing_.rows[y];
        const char c = row.squares[x];
        const auto square = static_cast<std::uint16_t>(y * board_.size + x + 1);
        const bool on_hatch = square == board_.hatch();
        const auto wrong = [&](std::string message) {
            return board_diagnostic(std::move(message), row.line, row.column + x);
        };
        if (c == '+' && !on_hatch) {
            const Row& middle = drawing_.rows[board_.size / 2];
            return wrong(concat("Found the hatch + here, but it is always in the middle, in line ",
                                middle.line, ", column ", middle.column + board_.size / 2, "."));
        }
        if (!is_lunar_piece(c)) return std::nullopt;
        TextPlace& seen = seen_[static_cast<unsigned char>(c)];
        if (seen.line != 0) {
            return wrong(concat("Found a second ", c, "; the first is in line ", seen.line, ", column ",
                                seen.column, ". Every piece has a letter of its own."));
        }
        seen = {row.line, row.column + x};
        if (is_lunar_rover(c) && on_hatch) {
            board_.left.push_back(c);
            return std::nullopt;
        }
        std::vector<std::uint16_t>& pieces = is_lunar_helper(c) ? board_.helpers : board_.rovers;
        const auto index = static_cast<std::size_t>(c - (is_lunar_helper(c) ? 'a' : 'A'));
        if (pieces.size() <= index) pieces.resize(index + 1, kOffBoard);
        pieces[index] = square;
        return std::nullopt;
    }

    struct TextPlace {
        std::size_t line = 0;
        std::size_t column = 0;
    };
    const Drawing& drawing_;
    LunarBoard board_;
    std::array<TextPlace, 128> seen_{};
};

Result<LunarBoard> read_drawing(const std::vector<Line>& lines) {
    Drawing drawing{rows_of(lines)};
    if (std::all_of(drawing.rows.begin(), drawing.rows.end(),
                    [](const Row& row) { return is_blank(row.squares); }))
        return board_diagnostic("There is no board: write as many rows as columns, with . for empty squares.",
                                1, 1);
    if (has_frame(drawing.rows)) {
        if (auto diagnostic = take_frame_off(drawing)) return *diagnostic;
    }
    if (auto diagnostic = check_characters(drawing)) return *diagnostic;
    if (auto diagnostic = check_shape(drawing)) return *diagnostic;
    return Placer(drawing).place_all();
}

}  // namespace

Result<LunarBoard> read_lunar(std::string_view text) {
    if (!is_course_text(text)) return read_drawing(split_lines(text));
    const auto drawn = lunar_board_of(text);
    if (!drawn) return drawn.diagnostic();
    auto board = read_drawing(split_lines(*drawn));
    if (board) board->format = LunarFormat::course;
    return board;
}

std::optional<Picture> sketch_lunar(std::string_view text) {
    if (is_course_text(text)) {
        const auto drawn = lunar_board_of(text);
        return drawn ? sketch_lunar(*drawn) : std::nullopt;
    }
    const std::vector<Line> lines = split_lines(text);
    Drawing drawing{rows_of(lines)};
    if (has_frame(drawing.rows) && take_frame_off(drawing)) return std::nullopt;
    std::size_t width = 1;
    for (const Row& row : drawing.rows)
        width = std::max(width, drawing.format == LunarFormat::framed ? row.squares.size() : row.length());
    if (drawing.rows.empty() || std::max(width, drawing.rows.size()) > kMaxLunarSide) return std::nullopt;
    std::string squares;
    for (const Row& row : drawing.rows) {
        std::string filled(row.squares);
        filled.resize(width, '.');
        squares += filled;
    }
    return picture_of_squares(squares, width);
}

bool is_lunar_line(std::string_view line) {
    const std::string_view text = line.substr(0, line.find_last_not_of(' ') + 1);
    if (text.empty() || text.size() > kMaxLunarSide + 2) return false;
    std::array<bool, 128> seen{};
    std::array<char, 2> before{};
    std::size_t letters = 0;
    std::size_t drawn = 0;  // characters that titles seldom have
    bool in_order = true;   // as in a row that is full of pieces: abc, ABa
    bool distinct = true;
    for (const char c : text) {
        if (!is_lunar_piece(c)) {
            if (c != ' ' && c != '.' && c != '+' && c != '#') return false;
            drawn += c != ' ';
            continue;
        }
        ++letters;
        char& last = before[is_lunar_rover(c)];
        in_order = in_order && (last == 0 || c == last + 1);
        last = c;
        bool& was_seen = seen[static_cast<unsigned char>(c)];
        distinct = distinct && !was_seen;
        was_seen = true;
    }
    const bool is_sparse = 2 * letters <= text.size() + 1;
    const bool is_full = in_order && letters == text.size() && letters % 2 == 1;
    return drawn > 1 || (distinct && (drawn == 1 || is_sparse || is_full));
}

}  // namespace frontier
