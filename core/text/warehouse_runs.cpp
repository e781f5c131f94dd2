// Run lengths: 3#4-p.# is ###----p.#, a number before a group repeats the group, and | ends a row.
#include "warehouse_rows.h"

namespace frontier {

namespace {

constexpr std::size_t kMaxCount = kMaxWarehouseSide * kMaxWarehouseSide;
constexpr std::size_t kMaxItems =
    kMaxWarehouseSide * (kMaxWarehouseSide + 1);  // squares and row ends of the largest board
constexpr std::size_t kMaxGroupsInOneAnother = 100;

struct Item {
    Cell cell;
    bool ends_row = false;
};

struct Group {
    std::vector<Item> items;
    std::size_t times = 1;
    std::size_t column = 0;
};

class RunReader {
   public:
    explicit RunReader(const Line& line) : line_(line) {}

    std::optional<Diagnostic> read(Rows& rows) {
        for (at_ = 0; at_ < line_.text.size(); ++at_) {
            if (auto diagnostic = read_character(line_.text[at_])) return diagnostic;
        }
        if (count_)
            return diagnostic_here("The line ends where a square, ( or | is expected after the count.");
        if (groups_.size() > 1) {
            return board_diagnostic("This group is not closed: the line ends where ) is expected.",
                                    line_.number, groups_.back().column);
        }
        bool begins_row = true;
        for (const Item& item : groups_.front().items) {
            if (begins_row) rows.emplace_back();
            begins_row = item.ends_row;
            if (!item.ends_row) rows.back().push_back(item.cell);
        }
        return std::nullopt;
    }

   private:
    std::optional<Diagnostic> read_character(char c) {
        if (c >= '0' && c <= '9') return read_digit(static_cast<std::size_t>(c - '0'));
        const std::size_t times = count_.value_or(1);
        if (c == '(') {
            if (groups_.size() > kMaxGroupsInOneAnother)
                return diagnostic_here(
                    concat("Groups may stand in one another at most ", kMaxGroupsInOneAnother, " deep."));
            groups_.push_back({{}, times, at_ + 1});
        } else if (c == ')') {
            if (count_)
                return diagnostic_here("Found \")\" where a square, ( or | is expected after the count.");
            if (groups_.size() == 1)
                return diagnostic_here("Found \")\" where a square is expected; no group is open.");
            const Group group = std::move(groups_.back());
            groups_.pop_back();
            if (!append(group.items, group.times)) return too_large_board({line_.number, group.column});
        } else {
            const auto content = c == '|' ? Content{} : xsb_content(c);
            if (!content) {
                return diagnostic_here(
                    concat("Found ", quoted(line_.text, at_),
                           " where a square is expected: one of # . $ * @ + - or a blank."));
            }
            if (!append({{{*content, {line_.number, at_ + 1}}, c == '|'}}, times))
                return too_large_board({line_.number, at_ + 1});
        }
        count_.reset();
        return std::nullopt;
    }

    std::optional<Diagnostic> read_digit(std::size_t digit) {
        count_ = 10 * count_.value_or(0) + digit;
        if (*count_ == 0 || *count_ > kMaxCount)
            return diagnostic_here(concat("A count is a number from 1 to ", kMaxCount, "."));
        return std::nullopt;
    }

    // False when there would be more than a board holds.
    bool append(const std::vector<Item>& items, std::size_t times) {
        auto& all = groups_.back().items;
        if (items.size() * times > kMaxItems - all.size()) return false;
        for (std::size_t i = 0; i < times; ++i) all.insert(all.end(), items.begin(), items.end());
        return true;
    }

    Diagnostic diagnostic_here(std::string message) const {
        return board_diagnostic(std::move(message), line_.number, at_ + 1);
    }

    const Line& line_;
    std::size_t at_ = 0;
    std::optional<std::size_t> count_;
    std::vector<Group> groups_{1};
};

}  // namespace

std::optional<Diagnostic> expand_runs(const Line& line, Rows& rows) { return RunReader(line).read(rows); }

}  // namespace frontier
