#include <algorithm>
#include <charconv>

#include "course_boards.h"
#include "course_text.h"
#include "lines.h"
#include "snow_text.h"

namespace frontier {

namespace {

constexpr std::string_view kSquareLetters = "#?smbABCGX -_";
constexpr std::string_view kExpected = "one of # ? s m b A B C G X or a blank";
constexpr std::string_view kDestinationKey = "destination";

bool is_destination_line(std::string_view line) {
    const std::string_view text = trimmed(line);
    return text.starts_with(kDestinationKey) &&
           (text.size() == kDestinationKey.size() || text.find_first_of(" \t:") == kDestinationKey.size());
}

// "Title: …", "Level 3": what level files put around a board.
bool is_remark(std::string_view line) {
    const std::size_t colon = line.find(':');
    const std::string_view key = line.substr(0, colon == std::string_view::npos ? 0 : colon);
    const auto is_letter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == ' ';
    };
    return is_comment(line) || line.starts_with("Level") ||
           (!is_blank(key) && std::all_of(key.begin(), key.end(), is_letter));
}

class SnowReader {
   public:
    SnowReader(std::string_view text, SnowLetters letters) : lines_(split_lines(text)), letters_(letters) {}

    Result<SnowDrawing> read() {
        for (const Line& line : lines_) read_letters(line);
        for (std::size_t i = 0; i < lines_.size() && !diagnostic_; ++i) read_line(i);
        if (!diagnostic_) assemble();
        for (std::size_t i = 0; i < places_.size() && !diagnostic_; ++i) add_destination(places_[i]);
        if (diagnostic_) return *diagnostic_;
        return std::move(drawing_);
    }

   private:
    void fail(std::string message, std::size_t line, std::size_t column) {
        if (!diagnostic_) diagnostic_ = board_diagnostic(std::move(message), line, column);
    }

    void read_letters(const Line& line) {
        const std::string_view value = comment_value(line.text, "stacks");
        if (value == "seed") letters_ = SnowLetters::seed;
        else if (value == "course") letters_ = SnowLetters::course;
        else if (!value.empty())
            fail(concat("Found stacks: ", excerpt(value), " where seed or course is expected."), line.number,
                 1);
    }

    void read_line(std::size_t i) {
        const Line& line = lines_[i];
        const std::string_view place = comment_value(line.text, kDestinationKey);
        if (!place.empty()) {
            places_.push_back(
                {place, line.number, static_cast<std::size_t>(place.data() - line.text.data()) + 1});
        } else if (is_blank(line.text) && !is_blank_row(i)) {
            ended_ = ended_ || !rows_.empty();
        } else if (is_destination_line(line.text)) {
            const std::size_t word_end = line.text.find(kDestinationKey) + kDestinationKey.size();
            const std::size_t at = word_end + line.text.substr(word_end).starts_with(':');
            places_.push_back({line.text.substr(at), line.number, at + 1});
        } else if (!is_remark(line.text)) {
            read_row(line);
        }
    }

    // An empty line ends the board. A line of blanks between two rows is a row if it is as long as the one
    // before it.
    bool is_blank_row(std::size_t i) const {
        return i > 0 && i + 1 < lines_.size() && !lines_[i].text.empty() &&
               lines_[i].text.size() >= lines_[i - 1].text.size() && is_snow_line(lines_[i + 1].text) &&
               !is_destination_line(lines_[i + 1].text);
    }

    void read_row(const Line& line) {
        if (ended_) {
            if (!is_snow_line(line.text)) return;
            return fail("A second board begins here; an empty line ended the first. Use - for an empty row.",
                        line.number, 1);
        }
        const std::size_t bad = line.text.find_first_not_of(kSquareLetters);
        if (bad != std::string_view::npos) {
            return fail(
                concat("Found ", quoted(line.text, bad), " where a square is expected: ", kExpected, "."),
                line.number, bad + 1);
        }
        if (line.text.size() > kMaxSnowSide || rows_.size() == kMaxSnowSide) {
            return fail(concat("A board may be at most ", kMaxSnowSide, " × ", kMaxSnowSide, " squares."),
                        line.number, rows_.size() == kMaxSnowSide ? 1 : kMaxSnowSide + 1);
        }
        rows_.push_back(line);
        drawing_.width = std::max(drawing_.width, line.text.size());
    }

    void assemble() {
        if (rows_.empty()) {
            return fail("The board is empty: draw walls #, a robot ?, balls s m b and the destination X.",
                        lines_.empty() ? 1 : lines_.back().number, 1);
        }
        drawing_.height = rows_.size();
        for (const Line& row : rows_) {
            for (std::size_t x = 0; x < drawing_.width; ++x) {
                const bool drawn = x < row.text.size();
                const char letter = drawn ? row.text[x] : ' ';
                const SnowDrawing::Origin origin =
                    drawn ? SnowDrawing::Origin{row.number, x + 1} : SnowDrawing::Origin{};
                if (letter == 'X') {
                    drawing_.destinations.push_back(drawing_.squares.size());
                    drawing_.destination_origins.push_back(origin);
                }
                const bool is_floor = letter == 'X' || letter == '-' || letter == '_';
                drawing_.squares += is_floor ? ' ' : with_letters(letter, letters_);
                drawing_.origins.push_back(origin);
            }
        }
        offset_ = is_framed(drawing_) ? 1 : 0;
        if (letters_ == SnowLetters::course) drawing_.format = SnowFormat::course_letters;
    }

    // The two numbers of a line such as "destination 4 1". Naming the destination that is drawn is no second
    // one.
    void add_destination(const Token& place) {
        const std::vector<Token> numbers = split_tokens({place.text, place.line});
        std::size_t at[2] = {};
        bool good = numbers.size() == 2;
        for (std::size_t i = 0; i < 2 && good; ++i) {
            const std::string_view text = numbers[i].text;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), at[i]);
            good = error == std::errc() && end == text.data() + text.size();
        }
        const std::size_t column = numbers.empty() ? place.column : place.column + numbers[0].column - 1;
        if (!good) {
            return fail(concat("Found \"", excerpt(trimmed(place.text)),
                               "\" where the destination's two numbers are expected, x and y, such as 4 1."),
                        place.line, column);
        }
        if (at[0] >= drawing_.width - offset_ || at[1] >= drawing_.height - offset_) {
            return fail(concat("The destination ", at[0], ' ', at[1], " is not on the board."), place.line,
                        column);
        }
        const std::size_t square = (at[1] + offset_) * drawing_.width + at[0] + offset_;
        if (drawing_.squares[square] == '#') {
            return fail(concat("The destination ", at[0], ' ', at[1], " is a wall."), place.line, column);
        }
        const auto& known = drawing_.destinations;
        if (std::find(known.begin(), known.end(), square) != known.end()) return;
        drawing_.destinations.push_back(square);
        drawing_.destination_origins.push_back({place.line, column});
    }

    std::vector<Line> lines_;
    SnowLetters letters_;
    std::vector<Line> rows_;
    std::vector<Token> places_;
    bool ended_ = false;
    std::size_t offset_ = 0;
    SnowDrawing drawing_;
    std::optional<Diagnostic> diagnostic_;
};

}  // namespace

bool is_snow_line(std::string_view line) {
    return is_destination_line(line) ||
           (!is_blank(line) && line.find_first_not_of(kSquareLetters) == std::string_view::npos);
}

Result<SnowDrawing> read_snow_drawing(std::string_view text, SnowLetters letters) {
    if (!is_course_text(text)) return SnowReader(text, letters).read();
    const auto drawn = snowman_board_of(text);
    if (!drawn) return drawn.diagnostic();
    auto drawing = SnowReader(*drawn, SnowLetters::seed).read();
    if (drawing) drawing->format = SnowFormat::course;
    return drawing;
}

}  // namespace frontier
