#include "warehouse_plan.h"

#include <algorithm>

namespace frontier {

namespace {

constexpr Place kStep[4] = {
    {0, ~std::size_t{0}}, {1, 0}, {0, 1}, {~std::size_t{0}, 0}};  // wraps around below 0

Place beside(Place place, std::size_t direction) {
    return {place.x + kStep[direction].x, place.y + kStep[direction].y};
}

// The steps from one square to another, whatever stands between them.
std::string way(Place from, Place to) {
    const auto run = [](std::size_t a, std::size_t b, char lower, char higher) {
        return a < b ? std::string(b - a, higher) : std::string(a - b, lower);
    };
    return run(from.x, to.x, 'l', 'r') + run(from.y, to.y, 'u', 'd');
}

}  // namespace

bool make_move(Warehouse& warehouse, WarehouseMove move) {
    Place& robot = warehouse.robots[move.robot];
    robot = beside(robot, move.direction);
    const auto box = std::find(warehouse.boxes.begin(), warehouse.boxes.end(), robot);
    if (box == warehouse.boxes.end()) return false;
    *box = beside(*box, move.direction);
    return true;
}

std::string write_lurd(Warehouse warehouse, const std::vector<WarehouseMove>& moves) {
    std::string text;
    const auto first = std::min_element(warehouse.robots.begin(), warehouse.robots.end(), in_reading_order);
    auto active = static_cast<std::size_t>(first - warehouse.robots.begin());
    for (const WarehouseMove move : moves) {
        if (move.robot != active) {
            text += '{' + way(warehouse.robots[active], warehouse.robots[move.robot]) + '}';
            active = move.robot;
        }
        const bool pushes = make_move(warehouse, move);
        text += (pushes ? "URDL" : "urdl")[move.direction];
    }
    return text + '\n';
}

std::string write_states(Warehouse warehouse, const std::vector<WarehouseMove>& moves) {
    // The states do not tell the robots apart, so their numbers are left out.
    const auto state = [&warehouse] {
        Warehouse now = warehouse;
        std::sort(now.robots.begin(), now.robots.end(), in_reading_order);
        std::string text = *write_warehouse(now, WarehouseFormat::numeric);
        text.pop_back();
        return text;
    };
    std::string text = '(' + state();
    for (const WarehouseMove move : moves) {
        make_move(warehouse, move);
        text += "\n " + state();
    }
    return text + ")\n";
}

}  // namespace frontier
