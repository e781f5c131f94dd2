// A file of levels taken apart by its lines: boards, and titles, comments and solutions around them.
#include <algorithm>

#include "collection_parts.h"

namespace frontier {

namespace {

bool is_blank_row(std::string_view line) {
    return !line.empty() && line.find_first_not_of(' ') == std::string_view::npos;
}

// "-----" between two paragraphs, "*****" between two levels, or the dots of a paragraph that goes on.
bool is_ruled_line(std::string_view line) {
    return line.find_first_not_of(" -_=*") == std::string_view::npos || trimmed(line) == "...";
}

// What other programs write above moves.
bool is_about_moves(std::string_view line) {
    constexpr std::string_view kWords[] = {"Solution", "Snapshot", "Saved Game", "Saved game",
                                           "Reverse Mode"};
    return std::any_of(std::begin(kWords), std::end(kWords),
                       [line](std::string_view word) { return line.starts_with(word); });
}

bool begins_notes(std::string_view line) { return line.starts_with("Comment:"); }
bool ends_notes(std::string_view line) {
    return line.starts_with("Comment-End:") || line.starts_with("Comment_End:");
}

// A solution, which many files put after a board: llUrr… or 3(dR).
bool is_solution(std::string_view line, bool is_announced) {
    constexpr std::size_t kLongestWord = 8;  // "dull" is a title, unless moves were to be expected
    return line.find_first_not_of("lurdLURD0123456789(){}[]*, ") == std::string_view::npos &&
           (is_announced || line.size() > kLongestWord ||
            line.find_first_of("0123456789(){}[]") != std::string_view::npos);
}

class Splitter {
   public:
    Splitter(std::string_view text, const BoardLines& boards)
        : lines_(split_lines(text)),
          is_board_line_(boards.is_board_line),
          line_board_(boards.line_board),
          has_goal_board_(boards.has_goal_board),
          drawn_(lines_.size()),
          tops_board_(lines_.size()),
          above_list_(lines_.size()),
          whole_(lines_.size(), Whole::no) {
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            drawn_[i] = is_board_line_(lines_[i].text);
            if (ends_notes(lines_[i].text)) last_notes_end_ = i;
        }
        std::size_t length = 0;                          // of the next drawn row
        for (std::size_t i = lines_.size(); i-- > 1;) {  // once, from the last line up
            const std::string_view line = lines_[i].text;
            const std::string_view above = lines_[i - 1].text;
            if (!is_blank(line)) length = line.size();
            tops_board_[i - 1] =
                is_blank_row(above) && above.size() >= length && (tops_board_[i] || drawn_[i]);
            above_list_[i - 1] =
                is_blank(line) || is_comment(line) ? above_list_[i] : trimmed(line).find_first_of("()") == 0;
        }
        if (line_board_) mark_whole_boards();
    }

    Result<Collection> split() {
        for (at_ = 0; at_ < lines_.size(); ++at_) {
            const std::string_view line = lines_[at_].text;
            if (is_row()) {
                if (in_board_ && (begins_list() || follows_whole_board())) end_level();
                in_board_ = true;
                if (!is_blank(line)) row_length_ = line.size();
                count_brackets(line);
            } else if (in_board_ && is_blank(line) && skip_to_goal()) {
                continue;
            } else {
                if (in_board_) end_level();
                if (is_comment(line)) read_comment(line);
                else if (is_blank(line))
                    heading_line_ = 0;  // comments above an empty line only name the board
                else read_remark(line);
            }
            if (in_board_ && level_.line == 0)
                level_.line = heading_line_ != 0 ? heading_line_ : lines_[at_].number;
            if (collection_.levels.size() + in_board_ > kMaxLevels)
                return too_many_levels({lines_[at_].number, 1});
        }
        if (in_board_) end_level();
        return std::move(collection_);
    }

   private:
    bool is_row() const {
        const std::string_view line = lines_[at_].text;
        if (in_board_ && brackets_ > 0)
            return (!is_comment(line) && !is_blank(line)) || above_list_[at_] != 0;
        if (!is_blank(line)) return drawn_[at_] != 0 || is_misspelt_row();
        // A line of blanks is a row when it is as long as the drawn row beside it, unless it parts a start
        // from its goal.
        if (has_goal_board_) return false;
        return tops_board_[at_] != 0 || (in_board_ && is_blank_row(line) && line.size() >= row_length_);
    }

    // Lines that are boards by themselves, where all lines without a gap between them are: otherwise it is
    // only a row.
    void mark_whole_boards() {
        for (std::size_t begin = 0, end = 0; begin < lines_.size(); begin = end + 1) {
            bool all = true;
            for (end = begin; end < lines_.size() && drawn_[end]; ++end) {
                all = all && line_board_(lines_[end].text).has_value();
            }
            if (!all) continue;
            const auto at = [this](std::size_t i) { return whole_.begin() + static_cast<std::ptrdiff_t>(i); };
            std::fill(at(begin), at(end), end - begin > 1 ? Whole::one_of_many : Whole::alone);
        }
    }
    bool follows_whole_board() const {
        return whole_[at_] == Whole::one_of_many && at_ > 0 && whole_[at_ - 1] == Whole::one_of_many;
    }

    // Where many boards follow one another, each its line, none is another's goal; nor is one that has a
    // number.
    bool may_be_goal(std::size_t line, std::size_t last_of_start) const {
        if (whole_[line] == Whole::one_of_many || whole_[last_of_start] == Whole::one_of_many) return false;
        return whole_[line] == Whole::no || line_board_(lines_[line].text)->empty();
    }

    // After a start board, the board that comes next without a heading is its goal, even if its first row is
    // misspelt: then it has as many cells as the row above, and one of them could be one.
    bool skip_to_goal() {
        if (!has_goal_board_ || in_goal_) return false;
        std::size_t next = at_;
        while (next < lines_.size() && is_blank(lines_[next].text)) ++next;
        if (next == lines_.size() || is_comment(lines_[next].text) || !may_be_goal(next, at_ - 1))
            return false;
        const std::vector<Token> cells = split_tokens(lines_[next]);
        const bool any = std::any_of(cells.begin(), cells.end(),
                                     [this](const Token& cell) { return is_board_line_(cell.text); });
        in_goal_ = drawn_[next] || (any && cells.size() == split_tokens(lines_[at_ - 1]).size());
        if (in_goal_) at_ = next - 1;
        return in_goal_;
    }

    // A line between two rows, or below them without being words, belongs to the board: its reader says what
    // is wrong.
    bool is_misspelt_row() const {
        const std::string_view line = lines_[at_].text;
        const bool is_about =
            is_comment(line) || line.find(':') != std::string_view::npos || line.starts_with("Level");
        return in_board_ && !is_about && (!is_words(line) || (at_ + 1 < lines_.size() && drawn_[at_ + 1]));
    }

    // A list after a list is the next board.
    bool begins_list() const {
        const std::string_view line = trimmed(lines_[at_].text);
        return line.starts_with("(setq") || line.starts_with("(SETQ") ||
               (is_list_ && brackets_ <= 0 && (line.starts_with('(') || line.starts_with('\'')));
    }
    void count_brackets(std::string_view line) {
        line = line.substr(0, line.find(';'));
        if (level_.line == 0) {
            is_list_ = trimmed(line).find_first_of("('") == 0;
            brackets_ = 0;
        }
        if (!is_list_) return;
        brackets_ += std::count(line.begin(), line.end(), '(') - std::count(line.begin(), line.end(), ')');
    }

    void read_comment(std::string_view line) {
        if (heading_line_ == 0) heading_line_ = lines_[at_].number;
        if (line.starts_with(';')) read_heading(line.substr(1), level_, collection_);
    }

    // From "Comment:" to "Comment-End:" there are notes, whatever they look like; without an end of its own
    // it is a line of words.
    void skip_notes() {
        std::size_t end = at_ + 1;
        while (end < last_notes_end_ && !ends_notes(lines_[end].text) && !begins_notes(lines_[end].text))
            ++end;
        if (end <= last_notes_end_ && ends_notes(lines_[end].text)) at_ = end;
    }

    // "Title:" and "Author:" stand below a board, or above it in files where it has none below.
    void read_remark(std::string_view line) {
        heading_line_ = 0;
        if (begins_notes(line)) return skip_notes();
        const bool is_below = !collection_.levels.empty() && level_.title.empty() && level_.author.empty();
        Level& level = is_below && !is_named_ ? collection_.levels.back() : level_;
        if (const auto title = key_value(line, "Title:"); !title.empty()) {
            level.title = title;
            is_named_ = &level == &level_;
        } else if (const auto author = key_value(line, "Author:"); !author.empty()) {
            level.author = author;
        } else if (const auto name = key_value(line, "Collection:"); !name.empty()) {
            collection_.title = name;
        } else if (is_about_moves(line)) {
            expects_moves_ = true;
        } else if (line.starts_with("Level") ||
                   (line.find(':') == std::string_view::npos && !is_ruled_line(line) &&
                    !is_solution(line, expects_moves_))) {
            const bool has_number =
                level_.id.empty() && whole_number<std::uint32_t>(level_.title);  // "; 44" above it
            if (has_number) level_.id = level_.title;
            level_.title = trimmed(line);
        }
    }

    void end_level() {
        expects_moves_ = false;
        const std::size_t end = at_ < lines_.size() ? lines_[at_].number : lines_.back().number + 1;
        bool is_ruled = true;
        std::string_view setq;
        std::string own_name;
        for (std::size_t number = level_.line; number < end; ++number) {
            const std::string_view text = lines_[number - 1].text;
            level_.board.append(text) += '\n';
            is_ruled = is_ruled && (is_ruled_line(text) || is_comment(text));
            if (setq.empty()) setq = key_value(trimmed(text), "(setq");
            if (whole_[number - 1] != Whole::no && own_name.empty()) own_name = *line_board_(text);
        }
        in_board_ = false;
        in_goal_ = false;
        heading_line_ = 0;
        if (is_ruled) {
            level_.board.clear();
            level_.line = 0;
            return;
        }
        const std::string position = std::to_string(collection_.levels.size() + 1);
        setq = setq.substr(0, setq.find_first_of(" '("));
        if (!own_name.empty() && level_.id.empty()) name_by_number(own_name);
        name_level(level_, setq.empty() ? std::string_view(position) : setq);
        collection_.levels.push_back(std::exchange(level_, {}));
    }

    // Words above the first of many numbered boards are about the file.
    void name_by_number(const std::string& number) {
        if (collection_.levels.empty() && collection_.title.empty()) {
            collection_.title = std::exchange(level_.title, {});
        }
        level_.id = number;
        if (level_.title.empty()) level_.title = number;
    }

    enum class Whole : std::uint8_t {
        no,
        alone,
        one_of_many
    };  // what a line is: a board, as its neighbours are

    std::vector<Line> lines_;
    bool (*is_board_line_)(std::string_view);
    std::optional<std::string> (*line_board_)(std::string_view);
    bool has_goal_board_;
    std::vector<char> drawn_;       // a line that is a row, whatever stands around it
    std::vector<char> tops_board_;  // a line of blanks that is the first row of a board
    std::vector<char>
        above_list_;  // the next line that is neither empty nor a comment may be a row of numbers
    std::vector<Whole> whole_;
    std::size_t at_ = 0;
    bool in_board_ = false;
    bool in_goal_ = false;
    bool is_list_ = false;
    std::ptrdiff_t brackets_ = 0;  // open ones of the list
    std::size_t row_length_ = 0;   // of the last row that is not blank
    std::size_t heading_line_ = 0;
    std::size_t last_notes_end_ = 0;
    bool expects_moves_ = false;
    bool is_named_ = false;  // a Title: was met above a board, so in this file they stand above
    Level level_;
    Collection collection_;
};

}  // namespace

Result<Collection> split_lines_into_levels(std::string_view text, const BoardLines& boards) {
    return Splitter(text, boards).split();
}

}  // namespace frontier
