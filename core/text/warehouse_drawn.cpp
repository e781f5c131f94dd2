#include <algorithm>

#include "warehouse_rows.h"

namespace frontier {

namespace {

constexpr std::string_view kRowCharacters = "# -_.$*@+pPbBo";
constexpr std::string_view kTyped = "# -_.$*@+pPbBo0123456789()|";  // with run lengths
constexpr std::string_view kTelling = "#.$*@+";                     // "Bob" has none of them and is a title
constexpr std::string_view kPieces = "#$*@+";                       // nor has "1." any of these

bool only(std::string_view text, std::string_view characters) {
    return text.find_first_not_of(characters) == std::string_view::npos;
}
bool has(std::string_view text, std::string_view characters) {
    return text.find_first_of(characters) != std::string_view::npos;
}

// A line that was meant as a row: most of it is drawn.
bool is_mostly_drawn(std::string_view text) {
    const auto count = [text](std::string_view characters) {
        return std::count_if(text.begin(), text.end(),
                             [=](char c) { return characters.find(c) != std::string_view::npos; });
    };
    return 2 * count(kTelling) > static_cast<std::ptrdiff_t>(text.size()) - count(" ");
}

// A line of nothing but blanks is a row where it is as long as the drawn row beside it; other blank lines end
// a board.
bool is_blank_row(std::string_view text, std::string_view beside) {
    return !text.empty() && only(text, " ") && text.size() >= beside.size();
}

// What counts as a row above one that surely is.
bool is_row_above(std::string_view text) {
    if (has(text, "-_|")) return only(text, kTyped);
    return only(text, kRowCharacters) && (has(text, kTelling) || text.starts_with(' '));
}
// And what does below one: there it may be all letters, too.
bool is_row_below(std::string_view text) {
    return is_drawn_row(text) || only(text, kRowCharacters) || (only(text, kTyped) && has(text, "-_|"));
}

class DrawnReader {
   public:
    explicit DrawnReader(const std::vector<Line>& lines) : lines_(lines) {}

    Result<Warehouse> read() {
        const std::size_t last_line = lines_.empty() ? 1 : lines_.back().number;
        const std::size_t first = first_row();
        if (first == lines_.size()) {
            const Line* line = likeliest_row();
            return line ? misspelt(*line) : assemble({}, WarehouseFormat::xsb, last_line);
        }
        if (first > 0 && is_misspelt(first - 1)) return misspelt(lines_[first - 1]);
        if (first > 0 && is_ambiguous(first - 1)) {
            return board_diagnostic(
                "This line may be a title or a row: put an empty line below a title, or @ $ * + . into a "
                "row.",
                lines_[first - 1].number, 1);
        }
        for (std::size_t i = first; i < lines_.size(); ++i) {
            if (auto diagnostic = read_line(i)) return *diagnostic;
            if (rows_.size() > kMaxWarehouseSide)
                break;  // which is said below; run lengths could fill all memory
        }
        return assemble(rows_, has_runs_ ? WarehouseFormat::rle : WarehouseFormat::xsb, last_line);
    }

   private:
    // The first row with a wall or a piece, or what stands directly above it and could be rows of the same
    // board.
    std::size_t first_row() const {
        std::size_t first = 0;
        while (first < lines_.size() && !(is_row(first) && has(lines_[first].text, kPieces))) ++first;
        if (first == lines_.size()) {
            for (first = 0; first < lines_.size() && !is_row(first); ++first) {}
            return first;
        }
        std::string_view below = lines_[first].text;
        for (std::size_t i = first; i-- > 0;) {
            const std::string_view text = lines_[i].text;
            if (is_comment(text)) continue;
            if (is_remark(text) || !(is_blank(text) ? is_blank_row(text, below) : is_row_above(text))) break;
            first = i;
            if (!is_blank(text)) below = text;
        }
        return first;
    }

    bool is_row(std::size_t i) const { return !is_remark(lines_[i].text) && is_drawn_row(lines_[i].text); }
    bool is_text(std::size_t i) const {
        const std::string_view text = lines_[i].text;
        return !is_blank(text) && !is_remark(text) && !is_row_below(text);
    }
    bool is_misspelt(std::size_t i) const { return is_text(i) && is_mostly_drawn(lines_[i].text); }

    // "Bob", directly above a row.
    bool is_ambiguous(std::size_t i) const {
        const std::string_view text = lines_[i].text;
        return !is_blank(text) && !is_remark(text) && only(text, kRowCharacters);
    }

    // In a text without any row: the line whose mistake is worth telling.
    const Line* likeliest_row() const {
        const Line* likeliest = nullptr;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (is_misspelt(i)) return &lines_[i];
            if (!likeliest && !is_blank(lines_[i].text) && !is_remark(lines_[i].text)) likeliest = &lines_[i];
        }
        return likeliest;
    }

    std::optional<Diagnostic> read_line(std::size_t i) {
        const Line& line = lines_[i];
        if (is_remark(line.text)) return std::nullopt;
        if (is_blank(line.text)) {
            if (!ended_ && (row_text_.empty() || is_blank_row(line.text, row_text_))) return add_row(line);
            ended_ = true;
        } else if (ended_) {
            if (!is_row(i) || !has(line.text, kTelling)) return std::nullopt;  // notes, or a ruled line
            return board_diagnostic(
                "A second board begins here; an empty line or words ended the first. Use - for an empty row.",
                line.number, 1);
        } else if (is_row_below(line.text)) {
            return add_row(line);
        } else {  // notes may follow; between two rows it is a row, whatever is in it
            if (!is_words(line.text) || (i + 1 < lines_.size() && is_row(i + 1))) return misspelt(line);
            ended_ = true;
        }
        return std::nullopt;
    }

    std::optional<Diagnostic> add_row(const Line& line) {
        if (!is_blank(line.text)) row_text_ = line.text;
        if (has(line.text, kRunCharacters)) {
            has_runs_ = true;
            return expand_runs(line, rows_);
        }
        rows_.emplace_back();
        for (std::size_t at = 0; at < line.text.size(); ++at) {
            const auto content = xsb_content(line.text[at]);
            if (!content) return misspelt(line);
            rows_.back().push_back({*content, {line.number, at + 1}});
        }
        return std::nullopt;
    }

    Diagnostic misspelt(const Line& line) const {
        std::size_t at = 0;
        while (at < line.text.size() && xsb_content(line.text[at])) ++at;
        if (at == line.text.size())
            return board_diagnostic("There is no board here: a row has one of # . $ * @ + in it.",
                                    line.number, 1);
        const std::string_view advice = line.text[at] == '\t' ? " Use blanks instead of tabs." : "";
        return board_diagnostic(concat("Found ", quoted(line.text, at),
                                       " where a square is expected: one of # . $ * @ + or a blank.", advice),
                                line.number, at + 1);
    }

    const std::vector<Line>& lines_;
    Rows rows_;
    std::string_view row_text_;  // the last row that is not blank, as it was typed; empty above the first
    bool ended_ = false;
    bool has_runs_ = false;
};

}  // namespace

std::optional<Content> xsb_content(char symbol) {
    switch (symbol) {
        case ' ':
        case '-':
        case '_': return Content{Square::floor, Piece::none};
        case '#': return Content{Square::wall, Piece::none};
        case '.':
        case 'o': return Content{Square::storage, Piece::none};
        case '$':
        case 'b': return Content{Square::floor, Piece::box};
        case '*':
        case 'B': return Content{Square::storage, Piece::box};
        case '@':
        case 'p': return Content{Square::floor, Piece::robot};
        case '+':
        case 'P': return Content{Square::storage, Piece::robot};
        default: return std::nullopt;
    }
}

bool is_remark(std::string_view line) {
    if (is_comment(line) || line.starts_with("Level")) return true;
    const std::string_view text = trimmed(line);
    const bool begins_with_word = !text.empty() && ((text[0] | 0x20) >= 'a' && (text[0] | 0x20) <= 'z');
    return begins_with_word && text.find(':') != std::string_view::npos && !is_mostly_drawn(text);
}

bool is_drawn_row(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.empty()) return false;
    if (only(text, kRowCharacters)) return has(text, kTelling) || only(text, " -_");
    const bool is_number = text[0] == '#' && only(text.substr(1), "0123456789");  // "#12" is a title
    return has(text, kPieces) && only(text, kTyped) && !is_number;
}

Result<Warehouse> read_drawn(const std::vector<Line>& lines) { return DrawnReader(lines).read(); }

}  // namespace frontier
