#include <algorithm>
#include <utility>

#include "core/validate/sokoban_world.h"

namespace frontier::validate {
namespace {

constexpr std::size_t kLongestPlan = 1000000;
constexpr std::string_view kLetters = "lurdLURD";

using Action = SokobanWorld::Action;

// A letter of a LURD text, or the way from the robot that moved to the one that goes on.
struct Stroke {
    const Direction* direction = nullptr;
    int dx = 0, dy = 0;
    std::string words;
};

const Direction* direction_of(char letter) { return direction_named(lower_case_words({&letter, 1}).front()); }

// Run lengths and groups as in boards: 3r2(dR). A group may go on in the next line.
class LurdReader {
   public:
    // "" or what is wrong.
    std::string read(std::string_view line) {
        for (rest_ = line; !rest_.empty();) {
            const char symbol = rest_.front();
            rest_.remove_prefix(1);
            if (symbol == ' ' || symbol == '\t' || symbol == ',' || symbol == '*')
                continue;  // * marks where a game stood
            if (const std::string complaint = read_symbol(symbol); !complaint.empty()) return complaint;
        }
        return "";
    }

    bool is_open() const { return groups_.size() > 1 || times_ != 0; }
    std::vector<Stroke> take_strokes() {
        taken_ += groups_.front().strokes.size();
        return std::exchange(groups_.front().strokes, {});
    }

   private:
    struct Group {
        std::vector<Stroke> strokes;
        std::size_t times = 1;
    };

    std::string read_symbol(char symbol) {
        if (symbol >= '0' && symbol <= '9') {
            times_ = 10 * times_ + static_cast<std::size_t>(symbol - '0');
            return times_ == 0 || times_ > kLongestPlan ? "a count is a number from 1 to 1000000." : "";
        }
        const std::size_t times = std::max<std::size_t>(std::exchange(times_, 0), 1);
        if (kLetters.find(symbol) != kLetters.npos) return append({{direction_of(symbol), 0, 0, ""}}, times);
        if (symbol == '(') {
            groups_.push_back({{}, times});
            return groups_.size() > 100 ? "the groups are too deep in one another." : "";
        }
        if (symbol == ')' && groups_.size() > 1) {
            const Group group = std::move(groups_.back());
            groups_.pop_back();
            return append(group.strokes, group.times);
        }
        if (symbol == '{') return read_change();
        if (symbol == '[') return "[…] is a jump of a game played backwards, which is no plan.";
        return quoted({&symbol, 1}) + " is not one of the letters l u r d L U R D.";
    }

    std::string read_change() {
        const std::size_t length = rest_.find('}');
        if (length == rest_.npos) return "{ is not closed by }.";
        LurdReader inside;
        const std::string_view way = rest_.substr(0, length);
        if (way.find_first_of("{[") != way.npos || !inside.read(way).empty() || inside.is_open())
            return '{' + std::string(way) + "} is no way to a robot.";
        Stroke change{nullptr, 0, 0, '{' + std::string(way) + '}'};
        for (const Stroke& stroke : inside.take_strokes()) {
            change.dx += stroke.direction->dx;
            change.dy += stroke.direction->dy;
        }
        rest_.remove_prefix(length + 1);
        return append({change}, 1);
    }

    std::string append(const std::vector<Stroke>& strokes, std::size_t times) {
        std::vector<Stroke>& all = groups_.back().strokes;
        if (strokes.size() * times + all.size() + taken_ > kLongestPlan)
            return "the plan has more than 1000000 moves.";
        while (times-- > 0 && !strokes.empty()) all.insert(all.end(), strokes.begin(), strokes.end());
        return "";
    }

    std::string_view rest_;
    std::size_t times_ = 0;
    std::size_t taken_ = 0;
    std::vector<Group> groups_{1};
};

class PlanReader {
   public:
    PlanReader(const SokobanWorld& start, std::vector<Action>& actions) : world_(start), actions_(actions) {
        const std::vector<Square>& robots = world_.board().robots;
        const auto is_before = [](Square a, Square b) { return std::pair(a.y, a.x) < std::pair(b.y, b.x); };
        active_ = std::min_element(robots.begin(), robots.end(), is_before) - robots.begin();
    }

    std::optional<Fault> read_lines(std::string_view text) {
        std::size_t last = 0;
        for (const Line& line : meaningful_lines(text)) {
            last = line.number;
            if (const std::string complaint = read_line(line.text); !complaint.empty())
                return Fault{complaint, line.number};
        }
        if (lurd_.is_open()) return Fault{"the plan ends within a group or after a count.", last};
        return std::nullopt;
    }

    // Each state must be one legal move from the one before. Robots are not told apart in states.
    void read_states(const std::vector<Drawing>& states) {
        for (std::size_t i = 0; i < states.size() && !stopped_; ++i) {
            SokobanBoard state;
            place_all(states[i], state);
            if (i == 0) {
                if (!is_same(state, world_.board())) stop("the first state", "it is not the board.");
            } else if (!move_to(state)) {
                stop("state " + std::to_string(i + 1), "no move leads to it from the state before.");
            }
        }
        if (states.empty()) stop("the list of states", "it is empty; it begins with the board.");
    }

   private:
    std::string read_line(std::string_view line) {
        const std::vector<std::string> words = lower_case_words(line);
        const Direction* const direction = direction_named(words.back());
        const auto robot = words.size() == 2 ? whole_integer(words.front()) : std::nullopt;
        const bool is_word = words.size() == 1 && words.front().size() > 1 && direction;
        if (lurd_.is_open() && ((robot && direction) || is_word))
            return "a group or count before " + quoted(line) + " is not finished.";
        if (robot && direction) {
            add({*robot, direction, "", ""});
        } else if (is_word) {
            if (world_.board().robots.size() > 1) {
                return quoted(line) + " does not say which of the " +
                       std::to_string(world_.board().robots.size()) +
                       " robots moves; write \"0 up\", for robot 0.";
            }
            add({0, direction, "", ""});
        } else {
            return read_lurd(line);
        }
        return "";
    }

    std::string read_lurd(std::string_view line) {
        if (line.find_first_not_of("lurdLURD0123456789(){}[]*, \t") != line.npos) {
            return quoted(line) + " is not a move; write \"0 up\", for robot 0.";
        }
        if (const std::string complaint = lurd_.read(line); !complaint.empty()) return complaint;
        if (lurd_.is_open()) return "";
        for (const Stroke& stroke : lurd_.take_strokes()) {
            if (stroke.direction) add({active_, stroke.direction, "", ""});
            else change_robot(stroke);
            if (stopped_) break;
        }
        return "";
    }

    void change_robot(const Stroke& change) {
        const std::vector<Square>& robots = world_.board().robots;
        const Square from = robots[static_cast<std::size_t>(active_)];
        const Square to{from.x + change.dx, from.y + change.dy};
        const auto found = std::find(robots.begin(), robots.end(), to);
        if (found == robots.end()) return stop(change.words, "no robot stands where it leads.");
        active_ = found - robots.begin();
    }

    void add(Action action) {
        if (stopped_) return;
        const std::int64_t robot = action.robot;
        stopped_ = !world_.apply(action).complaint.empty();
        actions_.push_back(std::move(action));
        if (!stopped_) active_ = robot;
    }

    void stop(const std::string& words, const std::string& complaint) {
        actions_.push_back({0, nullptr, words, complaint});
        stopped_ = true;
    }

    static bool is_same(const SokobanBoard& a, const SokobanBoard& b) {
        return a.width == b.width && a.height == b.height && a.walls == b.walls && a.storages == b.storages &&
               a.boxes == b.boxes &&
               std::set<Square>(a.robots.begin(), a.robots.end()) ==
                   std::set<Square>(b.robots.begin(), b.robots.end());
    }

    bool move_to(const SokobanBoard& state) {
        const std::set<Square> robots(state.robots.begin(), state.robots.end());
        for (std::size_t robot = 0; robot < world_.board().robots.size(); ++robot) {
            if (robots.count(world_.board().robots[robot]) != 0) continue;  // not the one that moved
            for (const Direction& direction : kDirections) {
                const Action action{static_cast<std::int64_t>(robot), &direction, "", ""};
                SokobanWorld next = world_;
                if (!next.apply(action).complaint.empty() || !is_same(next.board(), state)) continue;
                world_ = std::move(next);
                actions_.push_back(action);
                return true;
            }
        }
        return false;
    }

    SokobanWorld world_;
    std::vector<Action>& actions_;
    std::int64_t active_ = 0;
    LurdReader lurd_;
    bool stopped_ = false;  // at what cannot be
};

// Parentheses without any letter: groups of LURD hold letters.
bool is_list_of_states(const std::vector<Line>& lines) {
    const auto has_letter = [](const Line& line) {
        return line.text.find_first_of(kLetters) != std::string_view::npos;
    };
    return !lines.empty() && lines.front().text.find_first_of("('") == 0 &&
           std::none_of(lines.begin(), lines.end(), has_letter);
}

}  // namespace

std::optional<Fault> read_sokoban_plan(std::string_view text, const SokobanWorld& start,
                                       std::vector<Action>& actions) {
    PlanReader reader(start, actions);
    const std::vector<Line> lines = meaningful_lines(text);
    if (!is_list_of_states(lines)) return reader.read_lines(text);
    std::vector<Drawing> states;
    if (auto fault = NumberListReader(lines, 0).read_boards(states)) return fault;
    reader.read_states(states);
    return std::nullopt;
}

}  // namespace frontier::validate
