// The rules of Sokoban with one or several robots; every move costs 1.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/validate/domain_checker.h"
#include "core/validate/sokoban_board.h"

namespace frontier::validate {
namespace {

struct Direction {
    std::string_view name;  // its first letter is the one of LURD lines
    int dx, dy;
};

constexpr std::array<Direction, 4> kDirections = {
    {{"up", 0, -1}, {"right", 1, 0}, {"down", 0, 1}, {"left", -1, 0}}};

const Direction* direction_named(std::string_view name) {
    for (const Direction& direction : kDirections) {
        if (direction.name == name || direction.name.substr(0, 1) == name) return &direction;
    }
    return nullptr;
}

Square next_square(Square from, const Direction& direction) {
    return {from.x + direction.dx, from.y + direction.dy};
}

std::string place(Square square) {
    return '(' + std::to_string(square.x) + ',' + std::to_string(square.y) + ')';
}

class Warehouse {
public:
    struct Action {
        std::int64_t robot;
        const Direction* direction;
    };

    explicit Warehouse(SokobanBoard board) : board_(std::move(board)) {}

    std::string read_actions(std::string_view line, std::vector<Action>& actions) const {
        const std::vector<std::string> words = lower_case_words(line);
        const Direction* const direction = direction_named(words.back());
        const auto robot = words.size() == 2 ? whole_integer(words.front()) : std::nullopt;
        const bool is_lurd =
            words.size() == 1 && words.front().find_first_not_of("lurd") == std::string::npos;
        if (robot && direction) {
            actions.push_back({*robot, direction});
        } else if (words.size() != 1 || !(direction || is_lurd)) {
            return quoted(line) + " is not a move; write \"0 up\", for robot 0.";
        } else if (board_.robots.size() > 1) {
            return quoted(line) + " does not say which of the " + std::to_string(board_.robots.size()) +
                   " robots moves; write \"0 up\", for robot 0.";
        } else if (direction) {
            actions.push_back({0, direction});
        } else {
            for (const char& letter : words.front()) actions.push_back({0, direction_named({&letter, 1})});
        }
        return "";
    }

    std::string describe(const Action& action) const {
        const std::string robot = board_.robots.size() > 1 ? std::to_string(action.robot) + ' ' : "";
        return robot + std::string(action.direction->name);
    }

    Outcome apply(const Action& action) {
        const auto robots = static_cast<std::int64_t>(board_.robots.size());
        if (action.robot < 0 || action.robot >= robots) {
            return {0, "there is no robot " + std::to_string(action.robot) + "; " +
                           (robots == 1 ? "the only one is robot 0."
                                        : "they are numbered 0 to " + std::to_string(robots - 1) + '.')};
        }
        Square& robot = board_.robots[static_cast<std::size_t>(action.robot)];
        const Square target = next_square(robot, *action.direction);
        if (board_.boxes.count(target) != 0) {
            const Square beyond = next_square(target, *action.direction);
            const std::string obstacle = obstacle_at(beyond);
            if (!obstacle.empty()) {
                return {0, "the box at " + place(target) + " cannot move, " + obstacle + " is behind it."};
            }
            board_.boxes.erase(target);
            board_.boxes.insert(beyond);
        } else if (const std::string obstacle = obstacle_at(target); !obstacle.empty()) {
            return {0, "the robot at " + place(robot) + " cannot move, " + obstacle + " is in its way."};
        }
        robot = target;
        return {1, ""};
    }

    std::string unmet_goal() const {
        const auto astray = std::count_if(board_.boxes.begin(), board_.boxes.end(),
                                          [&](Square box) { return board_.storages.count(box) == 0; });
        if (astray == 0) return "";
        return counted(static_cast<std::size_t>(astray), "box is", "boxes are") + " not on storage.";
    }

private:
    std::string obstacle_at(Square square) const {
        const bool inside =
            square.x >= 0 && square.x < board_.width && square.y >= 0 && square.y < board_.height;
        if (!inside) return "the edge of the board";
        if (board_.walls.count(square) != 0) return "a wall";
        if (board_.boxes.count(square) != 0) return "another box";
        const auto robot = std::find(board_.robots.begin(), board_.robots.end(), square);
        if (robot != board_.robots.end()) return "robot " + std::to_string(robot - board_.robots.begin());
        return "";
    }

    SokobanBoard board_;
};

}  // namespace

Verdict check_sokoban(const Task& task) {
    SokobanBoard board;
    if (const auto fault = read_sokoban_board(task.board, board)) return unreadable_board(*fault);
    return replay(Warehouse(std::move(board)), task.plan);
}

}  // namespace frontier::validate
