#include "core/validate/sokoban_board.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>

namespace frontier::validate {
namespace {

constexpr std::size_t kLargestSide = 64;

// Both formats are first brought to this one, with the symbols # . $ * @ + and space.
struct DrawnRow {
    std::string squares;
    std::size_t line;
};
using Drawing = std::vector<DrawnRow>;

bool starts_with(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// "Title: …": no row of a board holds a colon.
bool is_key_line(std::string_view text) { return is_letter(text.front()) && text.find(':') != text.npos; }

bool is_about_the_board(std::string_view line) {
    const std::string_view text = trimmed(line);
    return !text.empty() && (text.front() == ';' || starts_with(text, "::") || is_key_line(text));
}

std::optional<Fault> read_drawn_row(const Line& line, Drawing& drawing) {
    constexpr std::string_view kTyped = "# -_.$*@+pPbB";
    constexpr std::string_view kMeant = "#   .$*@+@+$*";
    DrawnRow row{std::string(line.text), line.number};
    for (char& symbol : row.squares) {
        const std::size_t found = kTyped.find(symbol);
        if (found == kTyped.npos) {
            return Fault{quoted({&symbol, 1}) + " is not a Sokoban symbol; expected # . $ * @ + or a blank.",
                         line.number};
        }
        symbol = kMeant[found];
    }
    drawing.push_back(std::move(row));
    return std::nullopt;
}

// Empty lines around the drawing are not rows of it; a row of blanks may be one of a board without a frame.
std::optional<Fault> read_drawn(const std::vector<Line>& lines, Drawing& drawing) {
    for (const Line& line : lines) {
        if (line.text.empty() && drawing.empty()) continue;
        if (auto fault = read_drawn_row(line, drawing)) return fault;
    }
    while (!drawing.empty() && drawing.back().squares.empty()) drawing.pop_back();
    return std::nullopt;
}

class NumberListReader {
public:
    explicit NumberListReader(const std::vector<Line>& lines) {
        for (const Line& line : lines) add_tokens(line);
    }

    // [ (setq name ] ['] ( row row … ) [ ) ] [.]; the full stop is how the course prints its Figure 1.
    std::optional<Fault> read(Drawing& drawing) {
        const bool named = take("(") && (take("setq") || take("SETQ"));
        next_ = named ? next_ + 1 : 0;
        take("'");
        if (!take("(")) return expected("\"(\" before the rows");
        while (take("(")) {
            if (auto fault = read_row(drawing)) return fault;
        }
        if (!take(")")) return expected("a row in parentheses, or \")\" after the last row");
        if (named && !take(")")) return expected("\")\" to end the setq");
        take(".");
        if (next_ < tokens_.size()) return expected("nothing more after the board");
        return std::nullopt;
    }

private:
    void add_tokens(const Line& line) {
        std::string_view rest = line.text.substr(0, line.text.find(';'));
        for (rest = trimmed(rest); !rest.empty(); rest = trimmed(rest)) {
            const std::size_t word = std::min(rest.find_first_of(" \t()'"), rest.size());
            const std::size_t length = std::max<std::size_t>(word, 1);
            tokens_.push_back({rest.substr(0, length), line.number});
            rest.remove_prefix(length);
        }
    }

    std::optional<Fault> read_row(Drawing& drawing) {
        constexpr std::string_view kMeant = " #$@.*+";
        DrawnRow row{"", tokens_[next_ - 1].number};
        while (!take(")")) {
            const auto content = next_ < tokens_.size() ? whole_integer(tokens_[next_].text) : std::nullopt;
            if (!content || *content < 0 || *content > 6) return expected("a number from 0 to 6, or \")\"");
            row.squares += kMeant[static_cast<std::size_t>(*content)];
            ++next_;
        }
        if (!drawing.empty() && row.squares.size() != drawing.front().squares.size()) {
            return Fault{"this row has " + counted(row.squares.size(), "square", "squares") +
                             ", the first has " + std::to_string(drawing.front().squares.size()) + '.',
                         row.line};
        }
        drawing.push_back(std::move(row));
        return std::nullopt;
    }

    bool take(std::string_view token) {
        const bool found = next_ < tokens_.size() && tokens_[next_].text == token;
        if (found) ++next_;
        return found;
    }

    Fault expected(const std::string& what) const {
        if (next_ < tokens_.size()) {
            return {"expected " + what + ", found " + quoted(tokens_[next_].text) + '.',
                    tokens_[next_].number};
        }
        return {"expected " + what + ", found the end.", tokens_.empty() ? 0 : tokens_.back().number};
    }

    std::vector<Line> tokens_;
    std::size_t next_ = 0;
};

void place(char symbol, Square square, SokobanBoard& board) {
    if (symbol == '#') board.walls.insert(square);
    if (symbol == '.' || symbol == '*' || symbol == '+') board.storages.insert(square);
    if (symbol == '$' || symbol == '*') board.boxes.insert(square);
    if (symbol == '@' || symbol == '+') board.robots.push_back(square);
}

// Short rows are filled up with floor: editors cut blanks off the end of a line.
std::optional<Fault> place_all(const Drawing& drawing, SokobanBoard& board) {
    std::size_t width = 0;
    for (const DrawnRow& row : drawing) width = std::max(width, row.squares.size());
    if (width > kLargestSide || drawing.size() > kLargestSide) {
        return Fault{"the board has " + std::to_string(width) + " × " + std::to_string(drawing.size()) +
                     " squares; 64 × 64 are the limit."};
    }
    board = SokobanBoard{static_cast<int>(width), static_cast<int>(drawing.size()), {}, {}, {}, {}};
    Square square;
    for (const DrawnRow& row : drawing) {
        square.x = 0;
        for (const char symbol : row.squares) {
            place(symbol, square, board);
            ++square.x;
        }
        ++square.y;
    }
    if (board.robots.empty()) return Fault{"there is no robot; draw one as @, or + on storage."};
    if (board.boxes.size() > board.storages.size()) {
        return Fault{"there are more boxes than storage squares (" + std::to_string(board.boxes.size()) +
                     " and " + std::to_string(board.storages.size()) + "), so not every box can be stored."};
    }
    return std::nullopt;
}

// The courses' coordinates, which do not count the frame.
using InsideFrame = std::pair<std::int64_t, std::int64_t>;
using Numbering = std::map<std::int64_t, InsideFrame>;

std::optional<Fault> read_numbering(std::string_view text, std::size_t line, Numbering& numbering) {
    for (text = trimmed(text); !text.empty();) {
        const auto number = take_integer(text);
        const bool opened = take_symbol(text, '=') && take_symbol(text, '(');
        const auto x = take_integer(text);
        const bool parted = take_symbol(text, ',');
        const auto y = take_integer(text);
        const bool closed = take_symbol(text, ')');
        if (!number || !opened || !x || !parted || !y || !closed) {
            return Fault{"the robots' numbers are written like this: \"; robots: 0=(2,1) 1=(2,3)\".", line};
        }
        if (!numbering.emplace(*number, InsideFrame{*x, *y}).second) {
            return Fault{"robot " + std::to_string(*number) + " is placed twice.", line};
        }
    }
    return std::nullopt;
}

std::optional<Fault> renumber_robots(std::string_view text, std::size_t line, SokobanBoard& board) {
    Numbering numbering;
    if (auto fault = read_numbering(text, line, numbering)) return fault;
    std::set<InsideFrame> drawn, named;
    for (const Square& robot : board.robots) drawn.insert({robot.x - 1, robot.y - 1});
    for (const auto& [number, square] : numbering) named.insert(square);
    const auto last = static_cast<std::int64_t>(drawn.size()) - 1;
    const bool every_robot_once = numbering.size() == drawn.size() && named == drawn;
    if (!every_robot_once || numbering.begin()->first != 0 || numbering.rbegin()->first != last) {
        return Fault{"the robots' numbers must run from 0 to " + std::to_string(last) +
                         " and stand for the places where robots are drawn, not counting the frame.",
                     line};
    }
    board.robots.clear();
    for (const auto& [number, square] : numbering) {
        board.robots.push_back({static_cast<int>(square.first + 1), static_cast<int>(square.second + 1)});
    }
    return std::nullopt;
}

}  // namespace

std::optional<Fault> read_sokoban_board(std::string_view text, SokobanBoard& board) {
    const std::vector<Line> all_lines = split_lines(text);
    std::vector<Line> board_lines;
    std::copy_if(all_lines.begin(), all_lines.end(), std::back_inserter(board_lines),
                 [](const Line& line) { return !is_about_the_board(line.text); });
    const auto first = std::find_if(board_lines.begin(), board_lines.end(),
                                    [](const Line& line) { return !trimmed(line.text).empty(); });
    if (first == board_lines.end()) return Fault{"there is no board."};
    const char first_symbol = trimmed(first->text).front();
    const bool is_number_list = first_symbol == '(' || first_symbol == '\'';

    Drawing drawing;
    auto fault =
        is_number_list ? NumberListReader(board_lines).read(drawing) : read_drawn(board_lines, drawing);
    if (fault) return fault;
    if ((fault = place_all(drawing, board))) return fault;
    for (const Line& line : all_lines) {
        std::string_view comment = trimmed(line.text);
        constexpr std::string_view kKey = "robots:";
        if (!take_symbol(comment, ';') || !starts_with(comment = trimmed(comment), kKey)) continue;
        if ((fault = renumber_robots(comment.substr(kKey.size()), line.number, board))) return fault;
    }
    return std::nullopt;
}

}  // namespace frontier::validate
