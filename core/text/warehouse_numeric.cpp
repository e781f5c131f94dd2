// ((1 1 1) (1 3 1)), also as (setq name '((1 1 1) (1 3 1))): CS161's boards.
#include <algorithm>

#include "warehouse_rows.h"

namespace frontier {

namespace {

constexpr std::string_view kSetq = "(setq";

bool opens_setq(std::string_view text) {
    return text.size() >= kSetq.size() &&
           std::equal(kSetq.begin(), kSetq.end(), text.begin(), [](char a, char b) {
               return a == b || (b >= 'A' && b <= 'Z' && a == static_cast<char>(b - 'A' + 'a'));
           });
}

class NumericReader {
   public:
    NumericReader(const std::vector<Line>& lines, std::size_t first) : lines_(lines), line_(first) { skip(); }

    Result<Warehouse> read() {
        const bool named = read_name();
        if (at('\'')) advance();
        expect('(', "the list of rows");
        while (!diagnostic_ && at('(')) read_row();
        expect(')', "another row or the end of the list");
        if (named) expect(')', "the end of setq");
        if (at('.')) advance();  // as the course prints its first figure
        if (line_ < lines_.size()) fail("the end of the text");
        if (diagnostic_) return *diagnostic_;
        return assemble(rows_, WarehouseFormat::numeric, lines_.front().number);
    }

   private:
    bool read_name() {
        if (!opens_setq(rest())) return false;
        column_ += kSetq.size();
        skip();
        const std::size_t length = std::min(rest().find_first_of(" \t'();"), rest().size());
        if (length == 0) fail("a name");
        column_ += length;
        skip();
        return true;
    }

    void read_row() {
        const TextPlace begin{lines_[line_].number, column_ + 1};
        advance();
        rows_.emplace_back();
        while (!diagnostic_ && !at(')')) {
            const std::string_view text = rest();
            const bool single = text.size() < 2 || text[1] < '0' || text[1] > '9';
            if (text.empty() || text[0] < '0' || text[0] > '6' || !single)
                return fail("a number from 0 to 6 or \")\"");
            const Content content = *xsb_content(kNumericAsXsb[static_cast<std::size_t>(text[0] - '0')]);
            rows_.back().push_back({content, {lines_[line_].number, column_ + 1}});
            advance();
        }
        const std::size_t width = rows_.front().size();
        if (!diagnostic_ && rows_.back().size() != width) {
            diagnostic_ =
                board_diagnostic(concat("This row has ", count_of(rows_.back().size(), "square", "squares"),
                                        ", the first has ", width, '.'),
                                 begin.line, begin.column);
        }
        advance();
    }

    std::string_view rest() const {
        return line_ < lines_.size() ? lines_[line_].text.substr(column_) : std::string_view();
    }
    bool at(char c) const { return rest().starts_with(c); }
    void advance() {
        ++column_;
        skip();
    }
    void skip() {  // to the next character that counts
        for (; line_ < lines_.size(); ++line_, column_ = 0) {
            const std::string_view text = lines_[line_].text;
            if (column_ == 0 && is_remark(text)) continue;
            column_ = std::min(text.find_first_not_of(" \t", column_), text.size());
            if (column_ < text.size() && text[column_] != ';') return;
        }
    }
    void expect(char c, std::string_view what) {
        if (diagnostic_) return;
        if (at(c)) advance();
        else fail(concat('"', c, "\" for ", what));
    }
    void fail(std::string_view expected) {
        if (diagnostic_) return;
        if (line_ >= lines_.size()) {
            const Line& last = lines_.back();
            diagnostic_ = board_diagnostic(concat("The text ends where ", expected, " is expected."),
                                           last.number, last.text.size() + 1);
        } else {
            diagnostic_ = board_diagnostic(
                concat("Found ", quoted(lines_[line_].text, column_), " where ", expected, " is expected."),
                lines_[line_].number, column_ + 1);
        }
    }

    const std::vector<Line>& lines_;
    std::size_t line_;
    std::size_t column_ = 0;
    Rows rows_;
    std::optional<Diagnostic> diagnostic_;
};

}  // namespace

// "(by Bob)" is a title, and (#-) a group of squares.
bool opens_list(std::string_view line) {
    std::string_view text = trimmed(line);
    if (text.starts_with('\'')) text.remove_prefix(1);
    if (!text.starts_with('(')) return false;
    if (opens_setq(text)) return true;
    const std::string_view inside = trimmed(text.substr(1));
    return (inside.empty() || inside.find_first_of("0123456789()'") == 0) && !is_drawn_row(line);
}

Result<Warehouse> read_numeric(const std::vector<Line>& lines, std::size_t first) {
    return NumericReader(lines, first).read();
}

}  // namespace frontier
