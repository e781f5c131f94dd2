#include "collection.h"

#include <charconv>

#include "lines.h"

namespace frontier {

namespace {

constexpr std::size_t kMaxLevels = 5000;
constexpr std::size_t kMaxBytes = 1 << 20;

std::optional<Cost> whole_number(std::string_view text) {
    Cost value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size() || value < 0) return std::nullopt;
    return value;
}

std::string_view key_value(std::string_view line, std::string_view key) {
    return line.starts_with(key) ? trimmed(line.substr(key.size())) : std::string_view();
}

class Splitter {
   public:
    Splitter(std::string_view text, bool (*is_board_line)(std::string_view))
        : lines_(split_lines(text)), is_board_line_(is_board_line) {}

    Result<Collection> split() {
        for (at_ = 0; at_ < lines_.size(); ++at_) {
            const std::string_view line = lines_[at_].text;
            if (is_row()) {
                if (in_board_ && trimmed(line).starts_with("(setq")) end_level();
                in_board_ = true;
            } else if (is_comment(line)) {
                if (in_board_) end_level();
                read_comment(line);
            } else {
                if (in_board_) end_level();
                if (is_blank(line)) end_heading();
                else read_remark(line);
            }
            if (in_board_ && level_.line == 0) level_.line = heading_line_ != 0 ? heading_line_ : lines_[at_].number;
            if (collection_.levels.size() + in_board_ > kMaxLevels) {
                return Problem{concat("A file may hold at most ", kMaxLevels, " levels."), lines_[at_].number, 1, "board"};
            }
        }
        if (in_board_) end_level();
        return std::move(collection_);
    }

   private:
    // A line of blanks inside a board is a row when it is as long as the row before it.
    bool is_row() const {
        const std::string_view line = lines_[at_].text;
        if (!is_blank(line)) return is_board_line_(line) || is_misspelt_row();
        return in_board_ && !line.empty() && line.size() >= lines_[at_ - 1].text.size() && at_ + 1 < lines_.size() &&
               is_board_line_(lines_[at_ + 1].text);
    }

    // A line between two rows belongs to the board, whatever is in it: its reader says what is wrong.
    bool is_misspelt_row() const {
        const std::string_view line = lines_[at_].text;
        return in_board_ && !is_comment(line) && line.find(':') == std::string_view::npos && !line.starts_with("Level") &&
               at_ + 1 < lines_.size() && is_board_line_(lines_[at_ + 1].text);
    }

    // Comments directly above a board belong to its text; those above an empty line only name it.
    void end_heading() { heading_line_ = 0; }

    void read_comment(std::string_view line) {
        if (heading_line_ == 0) heading_line_ = lines_[at_].number;
        const bool first = collection_.levels.empty();
        if (const auto value = comment_value(line, "title"); first && !value.empty()) {
            collection_.title = std::string(value);
        } else if (const auto id = comment_value(line, "level"); !id.empty()) {
            level_.id = level_.title = std::string(id);
        } else if (const auto name = comment_value(line, "name"); !name.empty()) {
            level_.title = std::string(name);
        } else if (const auto optimal = comment_value(line, "optimal"); !optimal.empty()) {
            level_.optimal = whole_number(optimal);
        } else if (line.starts_with(';') && line.find(':') == std::string_view::npos && level_.id.empty()) {
            level_.title = std::string(trimmed(line.substr(1)));
        }
    }

    void read_remark(std::string_view line) {
        heading_line_ = 0;
        if (const auto title = key_value(line, "Title:"); !title.empty()) {
            if (!collection_.levels.empty()) collection_.levels.back().title = std::string(title);
        } else if (line.find(':') == std::string_view::npos) {
            level_.title = std::string(trimmed(line));
        }
    }

    void end_level() {
        const std::size_t end = at_ < lines_.size() ? lines_[at_].number : lines_.back().number + 1;
        for (std::size_t number = level_.line; number < end; ++number) {
            level_.board += std::string(lines_[number - 1].text) + '\n';
            const std::string_view text = trimmed(lines_[number - 1].text);
            if (const auto name = key_value(text, "(setq"); !name.empty() && level_.title.empty()) {
                level_.title = std::string(name.substr(0, name.find_first_of(" '(")));
            }
        }
        const std::string position = std::to_string(collection_.levels.size() + 1);
        if (level_.title.empty()) level_.title = position;
        if (level_.id.empty()) level_.id = level_.title;
        collection_.levels.push_back(std::exchange(level_, {}));
        in_board_ = false;
        heading_line_ = 0;
    }

    std::vector<Line> lines_;
    bool (*is_board_line_)(std::string_view);
    std::size_t at_ = 0;
    bool in_board_ = false;
    std::size_t heading_line_ = 0;
    Level level_;
    Collection collection_;
};

}  // namespace

Result<Collection> read_collection(std::string_view text, bool (*is_board_line)(std::string_view)) {
    if (text.size() > kMaxBytes) return Problem{"A file may be at most 1 MiB.", 0, 0, "board"};
    auto collection = Splitter(text, is_board_line).split();
    if (collection && collection->levels.empty()) return Problem{"There is no board in this text.", 1, 1, "board"};
    return collection;
}

Result<Level> pick_level(const Collection& collection, std::string_view id) {
    for (const Level& level : collection.levels) {
        if (level.id == id || level.title == id) return level;
    }
    if (const auto number = whole_number(id); number && *number >= 1 && *number <= static_cast<Cost>(collection.levels.size())) {
        return collection.levels[static_cast<std::size_t>(*number - 1)];
    }
    return Problem{concat("There is no level \"", id, "\"; the file has ", count_of(collection.levels.size(), "level", "levels"),
                          ", from \"", collection.levels.front().id, "\" to \"", collection.levels.back().id, "\"."),
                   0, 0, "level"};
}

}  // namespace frontier
