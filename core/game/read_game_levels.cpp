#include "../text/lines.h"
#include "read_game.h"

namespace frontier::game {

namespace {

constexpr std::size_t kMaxLevels = kLimits.levels;

class LevelReader {
   public:
    Result<GameCollection> read(std::string_view text) {
        for (const Line& line : split_lines(text)) {
            if (is_comment(line.text)) read_comment(line);
            else read_row(line);
            if (diagnostic_) return *diagnostic_;
        }
        finish();
        if (diagnostic_) return *diagnostic_;
        if (collection_.levels.empty()) return Diagnostic{"There is no game in this text.", 1, 1, "board"};
        return std::move(collection_);
    }

   private:
    GameLevel& level() { return collection_.levels.back(); }

    void read_comment(const Line& line) {
        if (const auto id = comment_value(line.text, "level"); !id.empty()) {
            finish();
            if (collection_.levels.size() == kMaxLevels)
                fail(concat("A file may hold at most ", kMaxLevels, " games."), line);
            collection_.levels.push_back({.id = std::string(id)});
            heading_ = line;
            boards_ = 0;
            open_ = false;
        } else if (collection_.levels.empty()) {
            if (const auto title = comment_value(line.text, "title"); !title.empty())
                collection_.title = std::string(title);
        } else if (const auto note = comment_value(line.text, "note"); !note.empty()) {
            level().note = std::string(note);
        } else if (const auto search = comment_value(line.text, "search"); !search.empty()) {
            const auto known = read_search_type(search);
            if (known) level().search = std::string(search);
            else fail(known.diagnostic().message, line);
        } else if (const auto turns = comment_value(line.text, "turns"); !turns.empty()) {
            const auto count = read_turns(turns);
            if (count) level().turns = *count;
            else fail(count.diagnostic().message, line);
        }
    }

    void read_row(const Line& line) {
        if (is_blank(line.text)) {
            open_ = false;
            return;
        }
        if (collection_.levels.empty()) return fail("A game begins with a line \"; level: …\".", line);
        if (!open_) ++boards_;
        open_ = true;
        if (boards_ > 2) return fail("A game has two boards, the start and the goal; here is a third.", line);
        if (level().line == 0) level().line = line.number;
        std::string& board = boards_ == 1 ? level().start : level().goal;
        board += std::string(line.text) + '\n';
        if (boards_ == 2 && board.find('\n') + 1 == board.size()) goal_line_ = line.number;
    }

    // A level is taken only as a game that can be played.
    void finish() {
        if (collection_.levels.empty() || diagnostic_) return;
        if (boards_ < 2)
            return fail("A game has two boards, the start and the goal, with an empty line between.",
                        heading_);
        const auto rules = read_rules(level().start, level().goal);
        if (rules) return;
        diagnostic_ = rules.diagnostic();
        diagnostic_->line += (diagnostic_->field == "goal" ? goal_line_ : level().line) - 1;
        diagnostic_->field = "board";
    }

    void fail(std::string message, const Line& line) {
        diagnostic_ = board_diagnostic(std::move(message), line.number, 1);
    }

    GameCollection collection_;
    std::optional<Diagnostic> diagnostic_;
    Line heading_;
    std::size_t boards_ = 0;
    std::size_t goal_line_ = 0;
    bool open_ = false;  // whether the line above is a row
};

}  // namespace

Result<GameCollection> read_game_levels(std::string_view text) {
    if (text.size() > kMaxTextBytes) return Diagnostic{too_long("A file"), 1, 1, "board"};
    return LevelReader().read(text);
}

}  // namespace frontier::game
