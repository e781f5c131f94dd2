// The rules of Snowperson; every move costs 1.
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/validate/domain_checker.h"
#include "core/validate/snowman_board.h"

namespace frontier::validate {
namespace {

const Heading* heading_named(std::string_view name) {
    for (const Heading& heading : kHeadings) {
        if (heading.name == name || heading.name.substr(0, 1) == name) return &heading;
    }
    return nullptr;
}

std::string place(SnowSquare square) {
    return '(' + std::to_string(square.x) + ',' + std::to_string(square.y) + ')';
}

std::string ball_name(char ball) { return ball == 'b' ? "big" : ball == 'm' ? "medium" : "small"; }

bool is_bigger(char one, char other) {
    constexpr std::string_view kFromBig = "bms";
    return kFromBig.find(one) < kFromBig.find(other);
}

class SnowGarden {
   public:
    using Action = const Heading*;

    SnowGarden(SnowmanBoard board, bool transfer) : board_(std::move(board)), transfer_(transfer) {}

    std::string read_actions(std::string_view line, std::vector<Action>& actions) const {
        const std::vector<std::string> words = lower_case_words(line);
        const bool is_one = words.size() == 1;
        if (is_one && heading_named(words.front()) != nullptr) {
            actions.push_back(heading_named(words.front()));
        } else if (is_one && words.front().find_first_not_of("lurd") == std::string::npos) {
            for (const char& letter : words.front()) actions.push_back(heading_named({&letter, 1}));
        } else {
            return quoted(line) + " is not a move; write up, right, down or left.";
        }
        return "";
    }

    std::string describe(const Action& action) const { return std::string(action->name); }

    ActionResult apply(const Action& action) {
        const SnowSquare target{board_.robot.x + action->dx, board_.robot.y + action->dy};
        if (!is_open(target)) {
            return {0, "the robot at " + place(board_.robot) + " cannot move, " + blocker(target) +
                           " is in its way."};
        }
        const auto met = board_.stacks.find(target);
        if (met == board_.stacks.end()) {
            board_.robot = target;
            return {1, ""};
        }
        const SnowSquare beyond{target.x + action->dx, target.y + action->dy};
        const std::string complaint = push_complaint(met->second, target, beyond);
        if (!complaint.empty()) return {0, complaint};
        const char ball = met->second.back();
        met->second.pop_back();
        if (met->second.empty()) {
            board_.stacks.erase(met);
            board_.robot = target;
        }
        board_.stacks[beyond].push_back(ball);
        return {1, ""};
    }

    std::string unmet_goal() const {
        const auto home = board_.stacks.find(board_.destination);
        if (home != board_.stacks.end() && home->second == "bms") return "";
        return "there is no complete snowperson at " + place(board_.destination) + '.';
    }

   private:
    bool is_open(SnowSquare square) const {
        return square.x >= 0 && square.x < board_.width && square.y >= 0 && square.y < board_.height &&
               board_.walls.count(square) == 0;
    }
    std::string blocker(SnowSquare square) const {
        return board_.walls.count(square) != 0 ? "a wall" : "the edge of the board";
    }

    // Why the top of a stack may not go on, or "".
    std::string push_complaint(const std::string& stack, SnowSquare from, SnowSquare to) const {
        if (stack == "bms") return "the complete snowperson at " + place(from) + " cannot be pushed.";
        const char ball = stack.back();
        const std::string subject = "the " + ball_name(ball) + " ball at " + place(from) + " cannot move, ";
        if (!is_open(to)) return subject + blocker(to) + " is behind it.";
        const auto there = board_.stacks.find(to);
        if (there == board_.stacks.end()) return "";
        const char top = there->second.back();
        if (!is_bigger(top, ball)) return subject + "the " + ball_name(top) + " ball behind it is no bigger.";
        if (stack.size() > 1 && !transfer_)
            return subject + "from a stack it may only go to an empty square.";
        return "";
    }

    SnowmanBoard board_;
    bool transfer_;
};

bool has_option(const Task& task, const char* id, std::string_view value) {
    const auto found = task.options.find(id);
    return found != task.options.end() && found->second == value;
}

}  // namespace

Verdict check_snowman(const Task& task) {
    SnowmanBoard board;
    if (const auto fault = read_snowman_board(task.board, has_option(task, "stacks", "course"), board))
        return unreadable_board(*fault);
    return replay(SnowGarden(std::move(board), has_option(task, "transfer", "on")), task.plan);
}

}  // namespace frontier::validate
