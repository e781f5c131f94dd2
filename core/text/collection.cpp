#include "collection.h"

#include <algorithm>
#include <charconv>

#include "course_text.h"
#include "lines.h"
#include "unwrap.h"

namespace frontier {

namespace {

constexpr std::size_t kMaxLevels = 5000;

std::optional<Cost> cost_of(std::string_view text) {
    const auto cost = whole_number<Cost>(text);
    return cost && *cost >= 0 ? cost : std::nullopt;
}

std::string_view key_value(std::string_view line, std::string_view key) {
    return line.starts_with(key) ? trimmed(line.substr(key.size())) : std::string_view();
}

bool is_blank_row(std::string_view line) { return !line.empty() && line.find_first_not_of(' ') == std::string_view::npos; }

// "-----" between two paragraphs.
bool is_ruled_line(std::string_view line) { return line.find_first_not_of(" -_=") == std::string_view::npos; }

// A solution, which many files put after a board: llUrr… or 3(dR).
bool is_solution(std::string_view line) {
    constexpr std::size_t kLongestWord = 8;  // "dull" is a title
    return line.find_first_not_of("lurdLURD0123456789(){}*, ") == std::string_view::npos &&
           (line.size() > kLongestWord || line.find_first_of("0123456789(){}") != std::string_view::npos);
}

void name_level(Level& level, std::string_view name) {
    if (level.title.empty()) level.title = name;
    if (level.id.empty()) level.id = level.title;
}

// Sets what "; key: value" or "# key: value" says of a level or, above the first one, of the file. `comment` is
// without its first sign.
void read_heading(std::string_view comment, Level& level, Collection& collection) {
    comment = trimmed(comment);
    const auto value = [comment](std::string_view key) { return key_value(comment, key); };
    if (const auto title = value("title:"); collection.levels.empty() && !title.empty()) collection.title = title;
    else if (const auto id = value("level:"); !id.empty()) level.id = level.title = id;
    else if (const auto name = value("name:"); !name.empty()) level.title = name;
    else if (const auto author = value("author:"); !author.empty()) level.author = author;
    else if (const auto optimal = value("optimal:"); !optimal.empty()) level.optimal = cost_of(optimal);
    else if (!comment.empty() && comment.find(':') == std::string_view::npos && level.id.empty()) level.title = comment;
}

class Splitter {
   public:
    Splitter(std::string_view text, bool (*is_board_line)(std::string_view), bool has_goal_board)
        : lines_(split_lines(text)),
          is_board_line_(is_board_line),
          has_goal_board_(has_goal_board),
          tops_board_(lines_.size()),
          above_list_(lines_.size()) {
        std::size_t length = 0;  // of the next drawn row
        for (std::size_t i = lines_.size(); i-- > 1;) {  // once, from the last line up
            const std::string_view line = lines_[i].text;
            const std::string_view above = lines_[i - 1].text;
            if (!is_blank(line)) length = line.size();
            tops_board_[i - 1] = is_blank_row(above) && above.size() >= length && (tops_board_[i] || is_board_line_(line));
            above_list_[i - 1] = is_blank(line) || is_comment(line) ? above_list_[i] : trimmed(line).find_first_of("()") == 0;
        }
    }

    Result<Collection> split() {
        for (at_ = 0; at_ < lines_.size(); ++at_) {
            const std::string_view line = lines_[at_].text;
            if (is_row()) {
                if (in_board_ && begins_list()) end_level();
                in_board_ = true;
                if (!is_blank(line)) row_length_ = line.size();
                count_brackets(line);
            } else if (in_board_ && is_blank(line) && skip_to_goal()) {
                continue;
            } else {
                if (in_board_) end_level();
                if (is_comment(line)) read_comment(line);
                else if (is_blank(line)) heading_line_ = 0;  // comments above an empty line only name the board
                else read_remark(line);
            }
            if (in_board_ && level_.line == 0) level_.line = heading_line_ != 0 ? heading_line_ : lines_[at_].number;
            if (collection_.levels.size() + in_board_ > kMaxLevels) {
                return board_problem(concat("A file may hold at most ", kMaxLevels, " levels."), lines_[at_].number, 1);
            }
        }
        if (in_board_) end_level();
        return std::move(collection_);
    }

   private:
    bool is_row() const {
        const std::string_view line = lines_[at_].text;
        if (in_board_ && brackets_ > 0) return (!is_comment(line) && !is_blank(line)) || above_list_[at_] != 0;
        if (!is_blank(line)) return is_board_line_(line) || is_misspelt_row();
        // A line of blanks is a row when it is as long as the drawn row beside it, unless it parts a start from its goal.
        if (has_goal_board_) return false;
        return tops_board_[at_] != 0 || (in_board_ && is_blank_row(line) && line.size() >= row_length_);
    }

    // After a start board, the board that comes next without a heading is its goal, even if its first row is misspelt:
    // then it has as many cells as the row above, and one of them could be one.
    bool skip_to_goal() {
        if (!has_goal_board_ || in_goal_) return false;
        std::size_t next = at_;
        while (next < lines_.size() && is_blank(lines_[next].text)) ++next;
        if (next == lines_.size() || is_comment(lines_[next].text)) return false;
        const std::vector<Token> cells = split_tokens(lines_[next]);
        const bool any = std::any_of(cells.begin(), cells.end(), [this](const Token& cell) { return is_board_line_(cell.text); });
        in_goal_ = is_board_line_(lines_[next].text) || (any && cells.size() == split_tokens(lines_[at_ - 1]).size());
        if (in_goal_) at_ = next - 1;
        return in_goal_;
    }

    // A line between two rows, or below them without being words, belongs to the board: its reader says what is wrong.
    bool is_misspelt_row() const {
        const std::string_view line = lines_[at_].text;
        const bool is_about = is_comment(line) || line.find(':') != std::string_view::npos || line.starts_with("Level");
        return in_board_ && !is_about && (!is_words(line) || (at_ + 1 < lines_.size() && is_board_line_(lines_[at_ + 1].text)));
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

    // "Title:" and "Author:" stand below a board, or above it in files where it has none below.
    void read_remark(std::string_view line) {
        heading_line_ = 0;
        const bool is_below = !collection_.levels.empty() && level_.title.empty() && level_.author.empty();
        Level& level = is_below && !is_named_ ? collection_.levels.back() : level_;
        if (const auto title = key_value(line, "Title:"); !title.empty()) {
            level.title = title;
            is_named_ = &level == &level_;
        } else if (const auto author = key_value(line, "Author:"); !author.empty()) {
            level.author = author;
        } else if (const auto name = key_value(line, "Collection:"); !name.empty()) {
            collection_.title = name;
        } else if (line.starts_with("Level") || (line.find(':') == std::string_view::npos && !is_ruled_line(line) &&
                                                 !is_solution(line) && !line.starts_with("Solution"))) {
            level_.title = trimmed(line);
        }
    }

    void end_level() {
        const std::size_t end = at_ < lines_.size() ? lines_[at_].number : lines_.back().number + 1;
        bool is_ruled = true;
        std::string_view setq;
        for (std::size_t number = level_.line; number < end; ++number) {
            const std::string_view text = lines_[number - 1].text;
            level_.board.append(text) += '\n';
            is_ruled = is_ruled && (is_ruled_line(text) || is_comment(text));
            if (setq.empty()) setq = key_value(trimmed(text), "(setq");
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
        name_level(level_, setq.empty() ? std::string_view(position) : setq);
        collection_.levels.push_back(std::exchange(level_, {}));
    }

    std::vector<Line> lines_;
    bool (*is_board_line_)(std::string_view);
    bool has_goal_board_;
    std::vector<char> tops_board_;  // a line of blanks that is the first row of a board
    std::vector<char> above_list_;  // the next line that is neither empty nor a comment may be a row of numbers
    std::size_t at_ = 0;
    bool in_board_ = false;
    bool in_goal_ = false;
    bool is_list_ = false;
    std::ptrdiff_t brackets_ = 0;  // open ones of the list
    std::size_t row_length_ = 0;   // of the last row that is not blank
    std::size_t heading_line_ = 0;
    bool is_named_ = false;  // a Title: was met above a board, so in this file they stand above
    Level level_;
    Collection collection_;
};

// "p1 = SokobanState(…": the name, or nothing.
std::string_view assigned_name(std::string_view before) {
    before = trimmed(before);
    if (!before.ends_with('=')) return {};
    const std::string_view name = trimmed(before.substr(0, before.size() - 1));
    return name.find_first_of(" ,()[]{}") == std::string_view::npos ? name : std::string_view();
}

// The calls of a Python file, each with the # comments directly above it.
Result<Collection> split_calls(std::string_view text, const std::vector<CourseSpan>& calls) {
    Collection collection;
    const std::vector<Line> lines = split_lines(text);
    const auto comment_in = [&](std::size_t line) { return trimmed(lines[line - 1].text).starts_with('#'); };
    std::size_t last_line = 0;  // of what is known
    for (const CourseSpan& call : calls) {
        if (collection.levels.size() == kMaxLevels) {
            return board_problem(concat("A file may hold at most ", kMaxLevels, " levels."), call.place.line, call.place.column);
        }
        Level level;
        std::size_t above = call.place.line;
        while (above > last_line + 1 && comment_in(above - 1)) --above;
        for (std::size_t line = last_line + 1; line < call.place.line; ++line) {
            const std::string_view comment = trimmed(lines[line - 1].text);
            const bool counts = line >= above || (collection.levels.empty() && key_value(comment, "# title:") != "");
            if (counts && comment_in(line)) read_heading(comment.substr(1), level, collection);
        }
        if (level.title.ends_with(',')) level.title.pop_back();
        const std::size_t column = call.place.column - 1;
        const std::string position = std::to_string(collection.levels.size() + 1);
        const std::string_view name = assigned_name(text.substr(call.begin - column, column));
        level.board = std::string(column, ' ').append(text.substr(call.begin, call.end - call.begin)) + '\n';
        level.line = call.place.line;
        name_level(level, name.empty() ? std::string_view(position) : name);
        collection.levels.push_back(std::move(level));
        const std::string_view inside = text.substr(call.begin, call.end - call.begin);
        last_line = call.place.line + static_cast<std::size_t>(std::count(inside.begin(), inside.end(), '\n'));
    }
    return collection;
}

}  // namespace

Result<Collection> read_collection(std::string_view text, bool (*is_board_line)(std::string_view), bool has_goal_board) {
    if (text.size() > kMaxTextBytes) return board_problem("A file may be at most 1 MiB.", 1, 1);
    const Unwrapped bare = unwrap(text);
    const std::vector<CourseSpan> calls = course_calls(bare.text);
    auto collection = calls.empty() ? Splitter(bare.text, is_board_line, has_goal_board).split() : split_calls(bare.text, calls);
    if (collection && collection->levels.empty()) return board_problem("There is no board in this text.", 1, 1);
    return collection;
}

std::string level_heading(const Level& level, std::size_t number, std::string_view format) {
    const std::string_view sign = format == "course" ? "# " : "; ";
    std::string heading;
    const std::string position = std::to_string(number);
    if (level.id != position || level.title != position) heading += concat(sign, "level: ", level.id, '\n');
    if (level.title != level.id) heading += concat(sign, "name: ", level.title, '\n');
    if (!level.author.empty()) heading += concat(sign, "author: ", level.author, '\n');
    if (level.optimal) heading += concat(sign, "optimal: ", *level.optimal, '\n');
    return heading;
}

Result<Level> pick_level(const Collection& collection, std::string_view id) {
    for (const Level& level : collection.levels) {
        if (level.id == id || level.title == id) return level;
    }
    if (const auto number = whole_number<Cost>(id); number && *number >= 1 && *number <= static_cast<Cost>(collection.levels.size())) {
        return collection.levels[static_cast<std::size_t>(*number - 1)];
    }
    return Problem{concat("There is no level \"", id, "\"; the file has ", count_of(collection.levels.size(), "level", "levels"),
                          ", from \"", collection.levels.front().id, "\" to \"", collection.levels.back().id, "\"."),
                   0, 0, "level"};
}

}  // namespace frontier
