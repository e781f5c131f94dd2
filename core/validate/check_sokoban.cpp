#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/validate/domain_checker.h"
#include "core/validate/sokoban_world.h"

namespace frontier::validate {
namespace {

Square next_square(Square from, const Direction& direction) {
    return {from.x + direction.dx, from.y + direction.dy};
}

std::string place(Square square) {
    return '(' + std::to_string(square.x) + ',' + std::to_string(square.y) + ')';
}

}  // namespace

const Direction* direction_named(std::string_view name) {
    for (const Direction& direction : kDirections) {
        if (direction.name == name || direction.name.substr(0, 1) == name) return &direction;
    }
    return nullptr;
}

std::string SokobanWorld::describe(const Action& action) const {
    if (!action.direction) return action.words;
    const std::string robot = board_.robots.size() > 1 ? std::to_string(action.robot) + ' ' : "";
    return robot + std::string(action.direction->name);
}

ActionResult SokobanWorld::apply(const Action& action) {
    if (!action.direction) return {0, action.complaint};
    const auto robots = static_cast<std::int64_t>(board_.robots.size());
    if (action.robot < 0 || action.robot >= robots) {
        return {0, "there is no robot " + std::to_string(action.robot) + "; " +
                       (robots == 1 ? "the only one is robot 0."
                                    : "they are numbered 0 to " + std::to_string(robots - 1) + '.')};
    }
    Square& robot = board_.robots[static_cast<std::size_t>(action.robot)];
    const Square target = next_square(robot, *action.direction);
    const bool pushes = board_.boxes.count(target) != 0;
    if (pushes) {
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
    return {pushes || !counts_pushes_ ? 1 : 0, "", pushes};
}

std::string SokobanWorld::unmet_goal() const {
    const auto astray = std::count_if(board_.boxes.begin(), board_.boxes.end(),
                                      [&](Square box) { return board_.storages.count(box) == 0; });
    if (astray == 0) return "";
    return counted(static_cast<std::size_t>(astray), "box is", "boxes are") + " not on storage.";
}

std::string SokobanWorld::obstacle_at(Square square) const {
    const bool inside = square.x >= 0 && square.x < board_.width && square.y >= 0 && square.y < board_.height;
    if (!inside) return "the edge of the board";
    if (board_.walls.count(square) != 0) return "a wall";
    if (board_.boxes.count(square) != 0) return "another box";
    const auto robot = std::find(board_.robots.begin(), board_.robots.end(), square);
    if (robot != board_.robots.end()) return "robot " + std::to_string(robot - board_.robots.begin());
    return "";
}

Verdict check_sokoban(const Task& task) {
    SokobanBoard board;
    if (const auto fault = read_sokoban_board(task.board, board)) return unreadable_board(*fault);
    const auto metric = task.options.find("metric");
    const bool counts_pushes = metric != task.options.end() && metric->second == "pushes";
    SokobanWorld world(std::move(board), counts_pushes);
    std::vector<SokobanWorld::Action> actions;
    if (const auto fault = read_sokoban_plan(task.plan, world, actions)) return unreadable_plan(*fault);
    return carry_out(std::move(world), actions);
}

}  // namespace frontier::validate
