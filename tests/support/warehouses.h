// Sokoban boards for the laws of formats: of any shape, in any format, and read by either of the two readers.
#pragma once

#include <set>
#include <string>

#include "core/text/warehouse.h"
#include "core/validate/sokoban_board.h"
#include "tests/support/boards.h"

namespace frontier::test {

inline constexpr WarehouseFormat kWarehouseFormats[] = {WarehouseFormat::xsb, WarehouseFormat::rle,
                                                        WarehouseFormat::numeric, WarehouseFormat::course};

// Up to 9 × 9, walls and pieces anywhere, empty rows and columns at the edge, the robots in any order.
inline Warehouse any_warehouse(Random& random) {
    Warehouse warehouse;
    warehouse.width = static_cast<std::size_t>(random.between(1, 9));
    warehouse.height = static_cast<std::size_t>(random.between(1, 9));
    const bool framed = random.one_in(3);
    std::size_t storages = 0;
    for (std::size_t y = 0; y < warehouse.height; ++y) {
        for (std::size_t x = 0; x < warehouse.width; ++x) {
            const bool edge = x == 0 || y == 0 || x + 1 == warehouse.width || y + 1 == warehouse.height;
            const int drawn = random.below(9);
            const Square square = (framed && edge) || drawn == 0 ? Square::wall
                                  : drawn == 1                   ? Square::storage
                                                                 : Square::floor;
            warehouse.squares.push_back(square);
            storages += square == Square::storage;
            if (square == Square::wall) continue;
            const int piece = random.below(9);
            if (piece == 0)
                warehouse.robots.insert(
                    warehouse.robots.begin() + random.below(static_cast<int>(warehouse.robots.size()) + 1),
                    {x, y});
            if (piece == 1) warehouse.boxes.push_back({x, y});
        }
    }
    if (warehouse.boxes.size() > storages) warehouse.boxes.resize(storages);
    if (warehouse.robots.empty()) return any_warehouse(random);
    return warehouse;
}

// With the frame that the courses' boards have, if there is none.
inline Warehouse framed(const Warehouse& warehouse) {
    const auto is_wall = [&](std::size_t x, std::size_t y) {
        return warehouse.square({x, y}) == Square::wall;
    };
    bool has_frame = warehouse.width > 2 && warehouse.height > 2;
    for (std::size_t x = 0; x < warehouse.width; ++x)
        has_frame = has_frame && is_wall(x, 0) && is_wall(x, warehouse.height - 1);
    for (std::size_t y = 0; y < warehouse.height; ++y)
        has_frame = has_frame && is_wall(0, y) && is_wall(warehouse.width - 1, y);
    if (has_frame) return warehouse;
    Warehouse wider;
    wider.width = warehouse.width + 2;
    wider.height = warehouse.height + 2;
    wider.squares.assign(wider.width * wider.height, Square::wall);
    for (std::size_t y = 0; y < warehouse.height; ++y) {
        for (std::size_t x = 0; x < warehouse.width; ++x)
            wider.squares[(y + 1) * wider.width + x + 1] = warehouse.square({x, y});
    }
    for (const Place box : warehouse.boxes) wider.boxes.push_back({box.x + 1, box.y + 1});
    for (const Place robot : warehouse.robots) wider.robots.push_back({robot.x + 1, robot.y + 1});
    return wider;
}

// A text as it is written again, or what is wrong with it.
inline std::string drawn(const std::string& text) {
    const auto warehouse = read_warehouse(text);
    return warehouse ? write_warehouse(*warehouse) : warehouse.diagnostic().message;
}

inline std::string difference(const Warehouse& a, const Warehouse& b) {
    if (a.width != b.width || a.height != b.height)
        return concat("size ", a.width, " × ", a.height, ", not ", b.width, " × ", b.height);
    if (a.squares != b.squares) return "other squares";
    if (a.boxes != b.boxes) return "other boxes";
    return a.robots == b.robots ? "" : "other robots";
}

inline std::string difference(const Warehouse& a, const validate::SokobanBoard& b) {
    using Square = validate::Square;
    const auto square = [](Place place) {
        return Square{static_cast<int>(place.x), static_cast<int>(place.y)};
    };
    if (static_cast<int>(a.width) != b.width || static_cast<int>(a.height) != b.height) {
        return concat("size ", a.width, " × ", a.height, ", not ", b.width, " × ", b.height);
    }
    std::set<Square> walls, storages, boxes;
    std::vector<Square> robots;
    for (std::size_t y = 0; y < a.height; ++y) {
        for (std::size_t x = 0; x < a.width; ++x) {
            if (a.square({x, y}) == frontier::Square::wall) walls.insert(square({x, y}));
            if (a.square({x, y}) == frontier::Square::storage) storages.insert(square({x, y}));
        }
    }
    for (const Place box : a.boxes) boxes.insert(square(box));
    for (const Place robot : a.robots) robots.push_back(square(robot));
    if (walls != b.walls || storages != b.storages) return "other squares";
    if (boxes != b.boxes) return "other boxes";
    return robots == b.robots ? "" : "other robots";
}

// What the plan checker, which has a reader of its own, makes of a text that was read as this board.
inline std::string checker_difference(const Warehouse& warehouse, const std::string& text) {
    validate::SokobanBoard board;
    if (const auto fault = validate::read_sokoban_board(text, board))
        return "the plan checker cannot read it: " + fault->message;
    const std::string wrong = difference(warehouse, board);
    return wrong.empty() ? "" : "the plan checker reads it as another board: " + wrong;
}

}  // namespace frontier::test
