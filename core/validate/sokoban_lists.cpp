#include <algorithm>

#include "core/validate/sokoban_drawing.h"

namespace frontier::validate {

NumberListReader::NumberListReader(const std::vector<Line>& lines, std::size_t first) {
    for (std::size_t i = first; i < lines.size(); ++i) {
        if (is_about_the_board(lines[i].text)) continue;
        std::string_view rest = lines[i].text.substr(0, lines[i].text.find(';'));
        for (rest = trimmed(rest); !rest.empty(); rest = trimmed(rest)) {
            const std::size_t word = std::min(rest.find_first_of(" \t()'"), rest.size());
            const std::size_t length = std::max<std::size_t>(word, 1);
            tokens_.push_back({rest.substr(0, length), lines[i].number});
            rest.remove_prefix(length);
        }
    }
}

std::optional<Fault> NumberListReader::read_board(Drawing& drawing) {
    const bool is_named =
        take("(") && next_ < tokens_.size() && lower_case_words(tokens_[next_].text).front() == "setq";
    next_ = is_named ? next_ + 2 : 0;
    take("'");
    if (!take("(")) return expected("\"(\" before the rows");
    if (auto fault = read_rows(drawing)) return fault;
    if (is_named && !take(")")) return expected("\")\" to end the setq");
    take(".");
    if (next_ < tokens_.size()) return expected("nothing more after the board");
    return std::nullopt;
}

std::optional<Fault> NumberListReader::read_boards(std::vector<Drawing>& boards) {
    take("'");
    if (!take("(")) return expected("\"(\" before the states");
    while (take("(")) {
        boards.emplace_back();
        if (auto fault = read_rows(boards.back())) return fault;
    }
    if (!take(")")) return expected("a state in parentheses, or \")\" after the last");
    if (next_ < tokens_.size()) return expected("nothing more after the states");
    return std::nullopt;
}

std::optional<Fault> NumberListReader::read_rows(Drawing& drawing) {
    while (take("(")) {
        if (auto fault = read_row(drawing)) return fault;
    }
    if (!take(")")) return expected("a row in parentheses, or \")\" after the last row");
    return std::nullopt;
}

std::optional<Fault> NumberListReader::read_row(Drawing& drawing) {
    constexpr std::string_view kMeanings = " #$@.*+";
    DrawnRow row{"", tokens_[next_ - 1].number};
    while (!take(")")) {
        const auto content = next_ < tokens_.size() ? whole_integer(tokens_[next_].text) : std::nullopt;
        if (!content || *content < 0 || *content > 6) return expected("a number from 0 to 6, or \")\"");
        row.squares += kMeanings[static_cast<std::size_t>(*content)];
        ++next_;
    }
    if (!drawing.empty() && row.squares.size() != drawing.front().squares.size()) {
        return Fault{"this row has " + counted(row.squares.size(), "square", "squares") + ", the first has " +
                         std::to_string(drawing.front().squares.size()) + '.',
                     row.line};
    }
    drawing.push_back(std::move(row));
    return std::nullopt;
}

bool NumberListReader::take(std::string_view token) {
    const bool found = next_ < tokens_.size() && tokens_[next_].text == token;
    if (found) ++next_;
    return found;
}

Fault NumberListReader::expected(const std::string& what) const {
    if (next_ < tokens_.size()) {
        return {"expected " + what + ", found " + quoted(tokens_[next_].text) + '.', tokens_[next_].number};
    }
    return {"expected " + what + ", found the end.", tokens_.empty() ? 0 : tokens_.back().number};
}

bool begins_number_list(std::string_view line) {
    std::string_view text = trimmed(line);
    take_symbol(text, '\'');
    if (!take_symbol(text, '(')) return false;
    const std::vector<std::string> words = lower_case_words(text.substr(0, 4));
    if (words.size() == 1 && words.front() == "setq") return true;
    text = trimmed(text);
    return (text.empty() || std::string_view("0123456789()'").find(text.front()) != std::string_view::npos) &&
           !is_certain_row(line);
}

}  // namespace frontier::validate
