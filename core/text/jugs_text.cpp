#include "jugs_text.h"

#include <algorithm>

#include "lines.h"

namespace frontier {

namespace {

constexpr std::string_view kLineNames[] = {"capacities", "start amounts", "goal amounts"};
constexpr std::string_view kInAnyJug = "any";

// (3,5)->4, also misspelt; "(by Bob)" is a title.
bool is_one_line(std::string_view line) {
    line = trimmed(line);
    return line.starts_with('(') && line.find_first_not_of("0123456789(),->* \t") == std::string_view::npos;
}

Result<std::int32_t> read_amount(const Token& token, std::int32_t least, std::int32_t most,
                                 std::string_view more = "") {
    const auto value = whole_number<std::int32_t>(token.text);
    if (value && *value >= least && *value <= most) return *value;
    return diagnostic_at(token, concat("Found \"", excerpt(token.text), "\" where a whole number from ",
                                       least, " to ", most, more, " is expected."));
}

// What is wanted may be in the largest jug.
Result<std::int32_t> read_wanted(const Token& token, const std::vector<std::int32_t>& capacities) {
    const std::int32_t most = *std::max_element(capacities.begin(), capacities.end());
    return read_amount(token, 0, most, ", which the largest jug holds,");
}

// (3,5)->4
class OneLineReader {
   public:
    explicit OneLineReader(const Line& line) : line_(line) {}

    Result<JugsText> read() {
        take("(");
        do read_capacity();
        while (!diagnostic_ && take(","));
        expect(")", "\",\" or \")\"");
        expect("->", "\"->\"");
        if (!diagnostic_) read_goal();
        if (diagnostic_) return *diagnostic_;
        jugs_.start.assign(jugs_.capacities.size(), 0);
        jugs_.goal.assign(jugs_.capacities.size(), kAnyAmount);
        return jugs_;
    }

   private:
    void read_capacity() {
        const Token token = next_token("a capacity");
        if (jugs_.capacities.size() == kMostJugs) {
            fail(diagnostic_at(token, concat("There may be at most ", kMostJugs, " jugs.")));
        }
        const auto capacity = read_amount(token, 1, kMostInJug);
        if (capacity) jugs_.capacities.push_back(*capacity);
        else fail(capacity.diagnostic());
    }

    void read_goal() {
        const auto wanted = read_wanted(next_token("the amount wanted"), jugs_.capacities);
        if (wanted) jugs_.in_any_jug = *wanted;
        else fail(wanted.diagnostic());
        skip();
        if (at_ < line_.text.size()) fail_here("the end of the line");
    }

    // Up to a comma, a parenthesis or a blank.
    Token next_token(std::string_view what) {
        skip();
        const std::size_t begin = at_;
        at_ = std::min(line_.text.find_first_of(",() \t", begin), line_.text.size());
        if (at_ == begin) fail_here(what);
        return {line_.text.substr(begin, at_ - begin), line_.number, begin + 1};
    }
    void skip() { at_ = std::min(line_.text.find_first_not_of(" \t", at_), line_.text.size()); }
    bool take(std::string_view sign) {
        skip();
        const bool found = line_.text.substr(at_).starts_with(sign);
        if (found) at_ += sign.size();
        return found;
    }
    void expect(std::string_view sign, std::string_view what) {
        if (!diagnostic_ && !take(sign)) fail_here(what);
    }
    void fail_here(std::string_view expected) {
        fail(board_diagnostic(
            concat("Found ", quoted(line_.text, at_), " where ", expected, " is expected, as in (3,5)->4."),
            line_.number, at_ + 1));
    }
    void fail(Diagnostic diagnostic) {
        if (!diagnostic_) diagnostic_ = std::move(diagnostic);
    }

    Line line_;
    std::size_t at_ = 0;
    JugsText jugs_;
    std::optional<Diagnostic> diagnostic_;
};

std::optional<Diagnostic> check_count(const std::vector<Token>& tokens, std::size_t count, const Line& line,
                                      std::string_view name) {
    if (count > kMostJugs)
        return diagnostic_at(tokens[kMostJugs], concat("There may be at most ", kMostJugs, " jugs."));
    if (tokens.size() == count) return std::nullopt;
    const std::string message = concat("Found ", count_of(tokens.size(), "number", "numbers"), " for ",
                                       count_of(count, "jug", "jugs"), " in the line of ", name, ".");
    return tokens.size() > count ? diagnostic_at(tokens[count], message)
                                 : board_diagnostic(message, line.number, line.text.size() + 1);
}

// "any 4", of which the first word is known.
std::optional<Diagnostic> read_any_line(const std::vector<Token>& tokens, const Line& line, JugsText& jugs) {
    if (tokens.size() == 1) {
        return board_diagnostic(
            "The line ends where the amount wanted in any one jug is expected, as in any 4.", line.number,
            line.text.size() + 1);
    }
    const auto wanted = read_wanted(tokens[1], jugs.capacities);
    if (!wanted) return wanted.diagnostic();
    if (tokens.size() > 2) {
        return diagnostic_at(tokens[2],
                             concat("Found \"", excerpt(tokens[2].text),
                                    "\" where the line should end: one amount is wanted in any jug."));
    }
    jugs.in_any_jug = *wanted;
    jugs.goal.assign(jugs.capacities.size(), kAnyAmount);
    return std::nullopt;
}

std::optional<Diagnostic> read_jugs_line(std::size_t row, const Line& line, JugsText& jugs) {
    std::vector<std::int32_t>* const rows[] = {&jugs.capacities, &jugs.start, &jugs.goal};
    const std::vector<Token> tokens = split_tokens(line);
    if (row == 2 && tokens[0].text == kInAnyJug) return read_any_line(tokens, line, jugs);
    const std::size_t count = row == 0 ? tokens.size() : jugs.capacities.size();
    if (auto diagnostic = check_count(tokens, count, line, kLineNames[row])) return diagnostic;
    for (std::size_t i = 0; i < count; ++i) {
        if (row == 2 && tokens[i].text == "*") {
            jugs.goal.push_back(kAnyAmount);
            continue;
        }
        const std::int32_t most = row == 0 ? kMostInJug : jugs.capacities[i];
        const auto amount = read_amount(tokens[i], row == 0 ? 1 : 0, most, row == 2 ? ", or *," : "");
        if (!amount) return amount.diagnostic();
        rows[row]->push_back(*amount);
    }
    return std::nullopt;
}

}  // namespace

Result<JugsText> read_jugs(std::string_view text) {
    const std::vector<Line> all = split_lines(text);
    std::vector<Line> lines;
    for (const Line& line : all) {
        if (!is_blank(line.text) && !is_comment(line.text)) lines.push_back(line);
    }
    if (!lines.empty() && trimmed(lines[0].text).starts_with('(')) {
        auto jugs = OneLineReader(lines[0]).read();
        if (!jugs || lines.size() == 1) return jugs;
        return board_diagnostic("The line above is a whole puzzle, but here is more.", lines[1].number, 1);
    }
    if (lines.size() > 3) {
        return board_diagnostic("Three lines are enough: capacities, start amounts, goal amounts.",
                                lines[3].number, 1);
    }
    JugsText jugs;
    for (std::size_t row = 0; row < 3; ++row) {
        if (row >= lines.size()) {
            return board_diagnostic(concat("The line of ", kLineNames[row], " is missing."), all.size() + 1,
                                    1);
        }
        if (auto diagnostic = read_jugs_line(row, lines[row], jugs)) return *diagnostic;
    }
    return jugs;
}

std::string write_jugs(const JugsText& jugs) {
    std::string out;
    for (const auto* row : {&jugs.capacities, &jugs.start, &jugs.goal}) {
        if (row == &jugs.goal && jugs.in_any_jug) return out + concat(kInAnyJug, ' ', *jugs.in_any_jug, '\n');
        for (std::size_t i = 0; i < row->size(); ++i) {
            out += i > 0 ? " " : "";
            out += (*row)[i] == kAnyAmount ? "*" : std::to_string((*row)[i]);
        }
        out += '\n';
    }
    return out;
}

bool is_jugs_line(std::string_view line) {
    if (is_one_line(line)) return true;
    line = trimmed(line);
    if (line.starts_with(kInAnyJug)) line = line.substr(kInAnyJug.size());
    return !is_blank(line) && line.find_first_not_of("0123456789* \t") == std::string_view::npos;
}

std::optional<std::string> jugs_line_name(std::string_view line) {
    return is_one_line(line) ? std::optional<std::string>("") : std::nullopt;
}

}  // namespace frontier
