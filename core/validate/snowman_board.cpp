#include "core/validate/snowman_board.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/validate/python_call.h"

namespace frontier::validate {
namespace {

bool starts_with(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

// The value of a comment such as "; destination: 4 1".
std::optional<std::string_view> comment_value(std::string_view line, std::string_view key) {
    if (!starts_with(line, ";")) return std::nullopt;
    std::string_view rest = trimmed(line.substr(1));
    if (!starts_with(rest, key)) return std::nullopt;
    rest.remove_prefix(key.size());
    if (!starts_with(rest, ":")) return std::nullopt;
    return trimmed(rest.substr(1));
}

// "Title: …": words and a colon.
bool is_key_line(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == line.npos || trimmed(line.substr(0, colon)).empty()) return false;
    return std::all_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(colon),
                       [](char c) { return c == ' ' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
}

// What follows the word in "destination 4 1" or "destination: 4 1".
std::optional<std::string_view> destination_line(std::string_view line) {
    constexpr std::string_view kWord = "destination";
    const std::string_view text = trimmed(line);
    if (!starts_with(text, kWord)) return std::nullopt;
    const std::string_view rest = text.substr(kWord.size());
    if (!rest.empty() && rest.find_first_of(" \t:") != 0) return std::nullopt;
    return rest.substr(starts_with(rest, ":") ? 1 : 0);
}

bool is_drawn(std::string_view line) {
    return !trimmed(line).empty() && line.find_first_not_of("#?smbABCGX -_") == line.npos;
}

class Reader {
   public:
    Reader(std::string_view text, bool course_letters) : lines_(split_lines(text)), course_(course_letters) {}

    std::optional<Fault> read(SnowmanBoard& board) {
        for (std::size_t i = 0; i < lines_.size() && !fault_; ++i) read_line(i);
        if (!fault_ && rows_.empty()) fail("there is no board.", 0);
        if (!fault_) place_pieces(board);
        if (!fault_) place_destination(board);
        return fault_;
    }

   private:
    void fail(std::string message, std::size_t line) {
        if (!fault_) fault_ = Fault{std::move(message), line};
    }

    void read_line(std::size_t i) {
        const Line& line = lines_[i];
        if (const auto place = comment_value(line.text, "destination"); place && !place->empty()) {
            named_.push_back({*place, line.number});
        } else if (const auto letters = comment_value(line.text, "stacks"); letters && !letters->empty()) {
            if (*letters != "seed" && *letters != "course")
                fail("the stacks are either seed or course.", line.number);
            course_ = *letters == "course";
        } else if (const auto place_below = destination_line(line.text)) {
            named_.push_back({*place_below, line.number});
        } else if (trimmed(line.text).empty() && !is_blank_row(i)) {
            ended_ = !rows_.empty();
        } else if (!starts_with(line.text, ";") && !starts_with(line.text, "::") &&
                   !starts_with(line.text, "Level") && !is_key_line(line.text)) {
            read_row(line);
        }
    }

    // A line of blanks is a row if it lies between rows and is no shorter than the one above.
    bool is_blank_row(std::size_t i) const {
        if (i == 0 || i + 1 == lines_.size() || lines_[i].text.empty()) return false;
        return lines_[i].text.size() >= lines_[i - 1].text.size() && is_drawn(lines_[i + 1].text);
    }

    void read_row(const Line& line) {
        if (ended_) {
            if (is_drawn(line.text)) fail("a second board begins here.", line.number);
            return;
        }
        const std::size_t strange = line.text.find_first_not_of("#?smbABCGX -_");
        if (strange != line.text.npos) {
            return fail(quoted(line.text.substr(strange, 1)) +
                            " is not a Snowperson symbol; expected # ? s m b A B C G X or a blank.",
                        line.number);
        }
        if (line.text.size() > kLargestSide || rows_.size() == kLargestSide)
            return fail("a board has at most 64 × 64 squares.", line.number);
        rows_.push_back(line);
    }

    std::string balls_shown_by(char symbol) const {
        if (course_ && (symbol == 'B' || symbol == 'C')) symbol = symbol == 'B' ? 'C' : 'B';
        switch (symbol) {
            case 's':
            case 'm':
            case 'b': return std::string(1, symbol);
            case 'A': return "bm";
            case 'B': return "bs";
            case 'C': return "ms";
            case 'G': return "bms";
            default: return "";
        }
    }

    void place_pieces(SnowmanBoard& board) {
        std::map<char, int> count;
        board.height = static_cast<int>(rows_.size());
        for (int y = 0; y < board.height; ++y) {
            const std::string_view row = rows_[static_cast<std::size_t>(y)].text;
            board.width = std::max(board.width, static_cast<int>(row.size()));
            for (int x = 0; x < static_cast<int>(row.size()); ++x) {
                const char symbol = row[static_cast<std::size_t>(x)];
                const std::string balls = balls_shown_by(symbol);
                if (symbol == '#') board.walls.insert({x, y});
                if (symbol == 'X') destinations_.insert({x, y});
                if (symbol == '?') board.robot = {x, y}, ++count['?'];
                if (!balls.empty()) board.stacks[{x, y}] = balls;
                for (const char ball : balls) ++count[ball];
            }
        }
        constexpr std::pair<char, std::string_view> kNeeded[] = {
            {'?', "robot"}, {'s', "small ball"}, {'m', "medium ball"}, {'b', "big ball"}};
        for (const auto& [symbol, name] : kNeeded) {
            if (count[symbol] == 1) continue;
            fail("there must be one " + std::string(name) + ", found " + std::to_string(count[symbol]) + '.',
                 0);
        }
    }

    // Whether somebody who walks through balls, but not through walls, gets from the pieces to the edge of
    // the drawing.
    bool has_frame(const SnowmanBoard& board) const {
        std::set<SnowSquare> seen;
        std::vector<SnowSquare> next(destinations_.begin(), destinations_.end());
        next.push_back(board.robot);
        for (const auto& [square, balls] : board.stacks) next.push_back(square);
        while (!next.empty()) {
            const SnowSquare at = next.back();
            next.pop_back();
            if (board.walls.count(at) != 0 || !seen.insert(at).second) continue;
            if (at.x == 0 || at.y == 0 || at.x == board.width - 1 || at.y == board.height - 1) return false;
            for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                next.push_back({at.x + dx, at.y + dy});
            }
        }
        return true;
    }

    // Drawn as X, or named by its coordinates, which do not count the frame; both if they agree.
    void place_destination(SnowmanBoard& board) {
        const int frame = has_frame(board) ? 1 : 0;
        for (const Line& named : named_) {
            std::string_view rest = named.text;
            const auto x = take_integer(rest);
            const auto y = take_integer(rest);
            if (!x || !y || *x < 0 || *y < 0 || !trimmed(rest).empty())
                return fail("a destination is written as \"destination 4 1\".", named.number);
            if (*x >= board.width - frame || *y >= board.height - frame)
                return fail("the destination is not on the board.", named.number);
            destinations_.insert({static_cast<int>(*x) + frame, static_cast<int>(*y) + frame});
        }
        if (destinations_.size() != 1)
            return fail("there must be one destination, found " + std::to_string(destinations_.size()) + '.',
                        0);
        board.destination = *destinations_.begin();
        if (board.walls.count(board.destination) != 0) fail("the destination is a wall.", 0);
    }

    std::vector<Line> lines_;
    bool course_;
    bool ended_ = false;
    std::vector<Line> rows_;
    std::vector<Line> named_;  // destinations as numbers
    std::set<SnowSquare> destinations_;
    std::optional<Fault> fault_;
};

constexpr std::string_view kSnowClass = "SnowmanState";

// {(2, 1): 0, (4, 3): 1, (1, 8): 2}
bool place_balls(const PythonValue& balls, int width, int height, SnowmanBoard& board) {
    constexpr std::string_view kStacks[] = {"b", "m", "s", "bm", "ms", "bs", "bms"};
    PythonPlaces places;
    std::string all;
    if (balls.mapped.size() != balls.items.size()) return false;
    for (std::size_t i = 0; i < balls.items.size(); ++i) {
        const std::int64_t size = balls.mapped[i].number.value_or(-1);
        if (size < 0 || size > 6 || !read_places(balls.items[i], width, height, places)) return false;
        if (places.size() != i + 1) return false;
        const std::string_view stack = kStacks[static_cast<std::size_t>(size)];
        all += stack;
        if (!board.stacks.emplace(SnowSquare{places[i].first + 1, places[i].second + 1}, stack).second)
            return false;
    }
    std::sort(all.begin(), all.end());
    return all == "bms";
}

void build_frame(SnowmanBoard& board) {
    for (int x = 0; x < board.width; ++x) board.walls.insert({{x, 0}, {x, board.height - 1}});
    for (int y = 0; y < board.height; ++y) board.walls.insert({{0, y}, {board.width - 1, y}});
}

// Coordinates there are inside the frame.
std::optional<Fault> read_constructor(std::string_view text, SnowmanBoard& board) {
    const Fault unclear{
        "the call is not SnowmanState(\"START\", 0, None, width, height, robot, snowballs, obstacles, "
        "destination)."};
    const auto values = call_values(text, kSnowClass);
    if (!values || values->size() != 9) return unclear;
    const std::int64_t width = (*values)[3].number.value_or(0), height = (*values)[4].number.value_or(0);
    if (width < 1 || height < 1 || width > 62 || height > 62) return unclear;
    const auto read = [&](std::size_t value, PythonPlaces& places) {
        return read_places((*values)[value], static_cast<int>(width), static_cast<int>(height), places);
    };
    PythonPlaces robot, obstacles, destination;
    if (!read(5, robot) || !read(7, obstacles) || !read(8, destination)) return unclear;
    if (robot.size() != 1 || destination.size() != 1) return unclear;
    board = SnowmanBoard{static_cast<int>(width) + 2, static_cast<int>(height) + 2, {}, {}, {}, {}};
    if (!place_balls((*values)[6], static_cast<int>(width), static_cast<int>(height), board)) return unclear;
    build_frame(board);
    for (const auto& [x, y] : obstacles) board.walls.insert({x + 1, y + 1});
    board.robot = {robot[0].first + 1, robot[0].second + 1};
    board.destination = {destination[0].first + 1, destination[0].second + 1};
    bool overlaps = board.walls.count(board.robot) + board.walls.count(board.destination) +
                        board.stacks.count(board.robot) >
                    0;
    for (const auto& [square, balls] : board.stacks) overlaps = overlaps || board.walls.count(square) > 0;
    return overlaps ? std::optional(Fault{"two things are on one square."}) : std::nullopt;
}

}  // namespace

std::optional<Fault> read_snowman_board(std::string_view text, bool course_letters, SnowmanBoard& board) {
    if (has_call(text, kSnowClass)) return read_constructor(text, board);
    return Reader(text, course_letters).read(board);
}

}  // namespace frontier::validate
