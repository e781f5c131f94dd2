#include "warehouse.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "lines.h"

namespace frontier {

namespace {

constexpr std::string_view kRowCharacters = "# -_.$*@+pPbB";
constexpr std::string_view kTellingCharacters = "#.$*@+";  // a row has at least one; "Bob" is a title

enum class Piece : std::uint8_t { none, box, robot };
struct Content {
    Square square;
    Piece piece;
};

std::optional<Content> xsb_content(char c) {
    switch (c) {
        case ' ': case '-': case '_': return Content{Square::floor, Piece::none};
        case '#': return Content{Square::wall, Piece::none};
        case '.': return Content{Square::storage, Piece::none};
        case '$': case 'b': return Content{Square::floor, Piece::box};
        case '*': case 'B': return Content{Square::storage, Piece::box};
        case '@': case 'p': return Content{Square::floor, Piece::robot};
        case '+': case 'P': return Content{Square::storage, Piece::robot};
        default: return std::nullopt;
    }
}

// The numeric codes 0 to 6 in the order of these characters.
constexpr std::string_view kNumericAsXsb = " #$@.*+";

// "Title: …", "Author: …", "Level 3": what level files put around a board.
bool is_remark(std::string_view line) {
    return is_comment(line) || line.starts_with("Level") || line.find(':') != std::string_view::npos;
}

struct Cell {
    Content content;
    TextPlace origin;
};
using Rows = std::vector<std::vector<Cell>>;

Problem too_large(TextPlace at) {
    return board_problem(concat("A board may be at most ", kMaxWarehouseSide, " × ", kMaxWarehouseSide, " squares."),
                         at.line, at.column);
}

Result<Warehouse> assemble(const Rows& rows, WarehouseFormat format, std::size_t line_if_empty) {
    Warehouse warehouse;
    warehouse.format = format;
    warehouse.height = rows.size();
    for (const auto& row : rows) warehouse.width = std::max(warehouse.width, row.size());
    if (warehouse.width == 0) {
        return board_problem("The board is empty: draw walls #, a robot @, boxes $ and storage squares.", line_if_empty, 1);
    }
    for (std::size_t y = 0; y < rows.size(); ++y) {
        if (y == kMaxWarehouseSide) return too_large(rows[y].empty() ? TextPlace{line_if_empty, 1} : rows[y][0].origin);
        if (rows[y].size() > kMaxWarehouseSide) return too_large(rows[y][kMaxWarehouseSide].origin);
        for (std::size_t x = 0; x < warehouse.width; ++x) {
            const bool drawn = x < rows[y].size();
            const Content content = drawn ? rows[y][x].content : Content{Square::floor, Piece::none};
            warehouse.squares.push_back(content.square);
            warehouse.origins.push_back(drawn ? rows[y][x].origin : TextPlace{});
            if (content.piece == Piece::box) warehouse.boxes.push_back({x, y});
            if (content.piece == Piece::robot) warehouse.robots.push_back({x, y});
        }
    }
    return warehouse;
}

// "; robots: 0=(2,1) 1=(2,3)" gives the robots their numbers; coordinates are inside the frame, so the square (0,0) is
// the second of the second row. Returns a problem, or nothing.
std::optional<Problem> number_robots(Warehouse& warehouse, const Line& line) {
    const std::string_view value = comment_value(line.text, "robots");
    std::vector<Place> numbered;
    auto problem = [&](const Token& token, std::string_view why) {
        const auto at = static_cast<std::size_t>(value.data() - line.text.data()) + token.column;
        return board_problem(concat("In the line of robots, \"", token.text, "\" ", why), line.number, at);
    };
    for (const Token& token : split_tokens({value, line.number})) {
        int numbers[3] = {};  // number, x, y
        const char* at = token.text.data();
        const char* const end = at + token.text.size();
        bool good = true;
        for (std::size_t i = 0; i < 3 && good; ++i) {
            constexpr std::string_view kBefore[] = {"", "=(", ","};
            good = std::string_view(at, static_cast<std::size_t>(end - at)).starts_with(kBefore[i]);
            if (!good) break;
            const auto read = std::from_chars(at + kBefore[i].size(), end, numbers[i]);
            good = read.ec == std::errc();
            at = read.ptr;
        }
        if (!good || std::string_view(at, static_cast<std::size_t>(end - at)) != ")") {
            return problem(token, "is not of the form 0=(2,1).");
        }
        const Place place{static_cast<std::size_t>(numbers[1]) + 1, static_cast<std::size_t>(numbers[2]) + 1};
        if (numbers[0] != static_cast<int>(numbered.size())) return problem(token, "does not carry the next number.");
        if (std::find(warehouse.robots.begin(), warehouse.robots.end(), place) == warehouse.robots.end()) {
            return problem(token, "names a square without a robot.");
        }
        if (std::find(numbered.begin(), numbered.end(), place) != numbered.end()) {
            return problem(token, "names a robot twice.");
        }
        numbered.push_back(place);
    }
    if (numbered.size() != warehouse.robots.size()) {
        return board_problem(concat("The line of robots names ", numbered.size(), " of ", warehouse.robots.size(), " robots."),
                             line.number, 1);
    }
    warehouse.robots = std::move(numbered);
    return std::nullopt;
}

// An empty line ends the board. A line of blanks between two rows is a row if it is as long as the one before it.
bool is_blank_row(const std::vector<Line>& lines, std::size_t i) {
    return i > 0 && i + 1 < lines.size() && !lines[i].text.empty() && lines[i].text.size() >= lines[i - 1].text.size() &&
           is_warehouse_line(lines[i + 1].text);
}

Result<Warehouse> read_xsb(const std::vector<Line>& lines) {
    Rows rows;
    bool ended = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        if (is_blank(line.text) && !is_blank_row(lines, i)) {
            ended = ended || !rows.empty();
            continue;
        }
        if (is_remark(line.text)) continue;
        if (ended) {
            if (!is_warehouse_line(line.text)) break;
            return board_problem("A second board begins here; an empty line ended the first. Use - for an empty row.",
                                 line.number, 1);
        }
        rows.emplace_back();
        for (std::size_t at = 0; at < line.text.size(); ++at) {
            const auto content = xsb_content(line.text[at]);
            if (!content) {
                return board_problem(concat("Found ", quoted(line.text, at), " where a square is expected: one of # . $ * @ + or a blank."),
                                     line.number, at + 1);
            }
            rows.back().push_back({*content, {line.number, at + 1}});
        }
    }
    return assemble(rows, WarehouseFormat::xsb, lines.empty() ? 1 : lines.back().number);
}

// ((1 1 1) (1 3 1)), also as (setq name '((1 1 1) (1 3 1))).
class NumericReader {
   public:
    explicit NumericReader(const std::vector<Line>& lines) : lines_(lines) { skip(); }

    Result<Warehouse> read() {
        const bool named = read_name();
        if (problem_) return *problem_;
        if (at('\'')) advance();
        expect('(', "the list of rows");
        while (!problem_ && at('(')) read_row();
        expect(')', "another row or the end of the list");
        if (named) expect(')', "the end of setq");
        if (!problem_ && line_ < lines_.size() && !at('.')) fail("the end of the text");
        if (problem_) return *problem_;
        return assemble(rows_, WarehouseFormat::numeric, 1);
    }

   private:
    bool read_name() {
        constexpr std::string_view kSetq = "(setq";
        if (line_ >= lines_.size() || !lines_[line_].text.substr(column_).starts_with(kSetq)) return false;
        column_ += kSetq.size() - 1;
        advance();
        std::size_t length = 0;
        while (line_ < lines_.size() && !at('\'') && !at('(')) advance(), ++length;
        if (length == 0) fail("a name");
        return true;
    }

    void read_row() {
        advance();
        rows_.emplace_back();
        while (!problem_ && !at(')')) {
            const std::string_view rest = line_ < lines_.size() ? lines_[line_].text.substr(column_) : "";
            const bool single = rest.size() < 2 || rest[1] < '0' || rest[1] > '9';
            if (rest.empty() || rest[0] < '0' || rest[0] > '6' || !single) {
                fail("a number from 0 to 6 or \")\"");
                return;
            }
            const Content content = *xsb_content(kNumericAsXsb[static_cast<std::size_t>(rest[0] - '0')]);
            rows_.back().push_back({content, {lines_[line_].number, column_ + 1}});
            advance();
        }
        advance();
    }

    bool at(char c) const { return line_ < lines_.size() && lines_[line_].text[column_] == c; }
    void advance() {
        ++column_;
        skip();
    }
    void skip() {  // to the next character that counts
        for (; line_ < lines_.size(); ++line_, column_ = 0) {
            const std::string_view text = lines_[line_].text;
            if (column_ == 0 && is_comment(text)) continue;
            column_ = std::min(text.find_first_not_of(" \t", column_), text.size());
            if (column_ < text.size()) return;
        }
    }
    void expect(char c, std::string_view what) {
        if (problem_) return;
        if (at(c)) advance();
        else fail(concat('"', c, "\" for ", what));
    }
    void fail(std::string_view expected) {
        if (problem_) return;
        if (line_ >= lines_.size()) {
            const Line& last = lines_.back();
            problem_ = board_problem(concat("The text ends where ", expected, " is expected."), last.number, last.text.size() + 1);
        } else {
            problem_ = board_problem(concat("Found ", quoted(lines_[line_].text, column_), " where ", expected, " is expected."),
                                     lines_[line_].number, column_ + 1);
        }
    }

    const std::vector<Line>& lines_;
    std::size_t line_ = 0;
    std::size_t column_ = 0;
    Rows rows_;
    std::optional<Problem> problem_;
};

bool is_numeric(const std::vector<Line>& lines) {
    for (const Line& line : lines) {
        if (is_blank(line.text) || is_comment(line.text)) continue;
        return trimmed(line.text).starts_with('(') || trimmed(line.text).starts_with("'(");
    }
    return false;
}

std::string robots_line(const Warehouse& warehouse) {
    const auto in_reading_order = [](Place a, Place b) { return a.y != b.y ? a.y < b.y : a.x < b.x; };
    if (std::is_sorted(warehouse.robots.begin(), warehouse.robots.end(), in_reading_order)) return "";
    std::string line = "; robots:";
    for (std::size_t i = 0; i < warehouse.robots.size(); ++i) {
        const Place place = warehouse.robots[i];
        line += concat(' ', i, "=(", static_cast<int>(place.x) - 1, ',', static_cast<int>(place.y) - 1, ')');
    }
    return line + '\n';
}

}  // namespace

bool is_warehouse_line(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.starts_with('(') || text.starts_with("'(") || text.starts_with(')')) return true;
    return text.find_first_not_of(kRowCharacters) == std::string_view::npos &&
           (text.find_first_of(kTellingCharacters) != std::string_view::npos ||
            (!text.empty() && text.find_first_not_of(" -_") == std::string_view::npos));
}

Result<Warehouse> read_warehouse(std::string_view text) {
    const std::vector<Line> lines = split_lines(text);
    Result<Warehouse> warehouse = is_numeric(lines) ? NumericReader(lines).read() : read_xsb(lines);
    if (!warehouse) return warehouse;
    for (const Line& line : lines) {
        if (comment_value(line.text, "robots").empty()) continue;
        if (auto problem = number_robots(*warehouse, line)) return *problem;
    }
    return warehouse;
}

std::string write_warehouse(const Warehouse& warehouse) {
    std::vector<std::string> rows;
    for (std::size_t y = 0; y < warehouse.height; ++y) {
        rows.emplace_back();
        for (std::size_t x = 0; x < warehouse.width; ++x) rows.back() += " #."[static_cast<int>(warehouse.square({x, y}))];
    }
    for (const Place place : warehouse.boxes) {
        char& square = rows[place.y][place.x];
        square = square == '.' ? '*' : '$';
    }
    for (const Place place : warehouse.robots) {
        char& square = rows[place.y][place.x];
        square = square == '.' ? '+' : '@';
    }
    std::string out = robots_line(warehouse);
    if (warehouse.format == WarehouseFormat::numeric) {
        out += '(';
        for (std::size_t y = 0; y < rows.size(); ++y) {
            out += y > 0 ? " (" : "(";
            for (std::size_t x = 0; x < rows[y].size(); ++x) out += concat(x > 0 ? " " : "", kNumericAsXsb.find(rows[y][x]));
            out += ')';
        }
        return out + ")\n";
    }
    std::size_t widest = 0;
    for (std::string& row : rows) {
        if (is_blank(row)) std::fill(row.begin(), row.end(), '-');  // an empty line would end the board
        row.erase(row.find_last_not_of(' ') + 1);
        widest = std::max(widest, row.size());
    }
    if (widest < warehouse.width) rows[0].resize(warehouse.width, '-');  // the widest row says where the edge is
    for (const std::string& row : rows) out += row + '\n';
    return out;
}

}  // namespace frontier
