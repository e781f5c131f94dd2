#include "sokoban_formats.h"

#include <algorithm>
#include <array>
#include <utility>

#include "../text/words.h"
#include "flood_fill.h"

namespace frontier {

namespace {

// Labels count where they are the numbers 0, 1, 2, … of the robots.
void number_by_labels(Warehouse& warehouse, const Picture& picture) {
    std::vector<Place> numbered(warehouse.robots.size());
    std::vector<char> taken(numbered.size(), 0);
    for (const Place place : warehouse.robots) {
        const std::int32_t label = picture.cells[3 * (place.y * picture.width + place.x) + 2];
        if (label < 0 || label >= static_cast<std::int32_t>(numbered.size()) ||
            taken[static_cast<std::size_t>(label)])
            return;
        taken[static_cast<std::size_t>(label)] = 1;
        numbered[static_cast<std::size_t>(label)] = place;
    }
    warehouse.robots = std::move(numbered);
}

}  // namespace

std::vector<Choice> warehouse_formats() {
    return {{"xsb", "XSB",
             "# wall, . storage, $ box, * box on storage, @ robot, + robot on storage, blank or - floor."},
            {"rle", "XSB with run lengths", "The same in one line: 3#2- stands for ###--, and | ends a row."},
            {"numeric", "CS161 numbers",
             "Lists of rows: 0 blank, 1 wall, 2 box, 3 keeper, 4 goal, 5 box on goal, 6 keeper on goal."},
            {"course", "CSC384 constructor",
             "SokobanState(\"START\", 0, None, width, height, robots, boxes, storage, obstacles), as in the "
             "course's "
             "file."}};
}

std::vector<Choice> warehouse_plan_formats() {
    return {
        {"lurd", "LURD", "One letter a move: u r d l walk, U R D L push; {…} leads to the next robot."},
        {"states", "CS161 states", "The list of all states from the start to the end, as CS161 numbers."}};
}

Result<std::string> write_warehouse_as(const Warehouse& warehouse, std::string_view format) {
    for (const WarehouseFormat known :
         {WarehouseFormat::xsb, WarehouseFormat::rle, WarehouseFormat::numeric, WarehouseFormat::course}) {
        if (word(known) == format) return write_warehouse(warehouse, known);
    }
    return Diagnostic{concat("Sokoban has no format \"", format, "\"."), 0, 0, "format"};
}

std::string write_warehouse_plan(const Warehouse& start, const std::vector<WarehouseMove>& moves,
                                 std::string_view format) {
    return format == "states" ? write_states(start, moves) : write_lurd(start, moves);
}

std::vector<char> reachable_squares(const Warehouse& warehouse) {
    std::vector<char> seen(warehouse.squares.size(), 0);
    std::vector<Place> work = warehouse.robots;
    for (const Place robot : work) seen[robot.y * warehouse.width + robot.x] = 1;
    const auto around = [](Place at) {  // wraps below 0, and is then outside
        return std::array<Place, 4>{{{at.x + 1, at.y}, {at.x - 1, at.y}, {at.x, at.y + 1}, {at.x, at.y - 1}}};
    };
    flood_fill(work, around, [&](Place, Place to) {
        if (to.x >= warehouse.width || to.y >= warehouse.height) return false;
        return warehouse.square(to) != Square::wall &&
               !std::exchange(seen[to.y * warehouse.width + to.x], char{1});
    });
    return seen;
}

// Passes on what the squares above and to the left know, then what those below and to the right do. To look
// through all squares for each of them took a browser a fifth of a second on the largest boards.
std::vector<int> storage_distances(const Warehouse& warehouse) {
    const auto [width, height] = std::pair(warehouse.width, warehouse.height);
    std::vector<int> steps(width * height,
                           static_cast<int>(width + height));  // more than any, where there is none
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (warehouse.squares[i] == Square::storage) steps[i] = 0;
        if (i % width > 0) steps[i] = std::min(steps[i], steps[i - 1] + 1);
        if (i >= width) steps[i] = std::min(steps[i], steps[i - width] + 1);
    }
    for (std::size_t i = steps.size(); i-- > 0;) {
        if ((i + 1) % width > 0) steps[i] = std::min(steps[i], steps[i + 1] + 1);
        if (i + width < steps.size()) steps[i] = std::min(steps[i], steps[i + width] + 1);
    }
    return steps;
}

std::optional<Picture> sketch_warehouse(std::string_view text) {
    using enum SokobanLegend::Row;
    const auto warehouse = read_warehouse(text);
    if (!warehouse) return std::nullopt;
    std::vector<char> is_open = reachable_squares(*warehouse);
    if (warehouse->robots.empty()) is_open.assign(is_open.size(), 1);  // nothing says yet where outside is
    Picture picture{warehouse->width, warehouse->height, {}};
    for (std::size_t i = 0; i < is_open.size(); ++i) {
        const Square square = warehouse->squares[i];
        const std::int32_t floor = is_open[i] ? kFloor : -1;
        picture.cells.insert(picture.cells.end(), {square == Square::wall      ? kWall
                                                   : square == Square::storage ? kStorage
                                                                               : floor,
                                                   -1, -1});
    }
    const auto cell = [&](Place place) { return &picture.cells[3 * (place.y * picture.width + place.x)]; };
    for (const Place box : warehouse->boxes) {
        cell(box)[1] = kBox;
        if (cell(box)[0] == -1) cell(box)[0] = kFloor;
    }
    for (std::size_t i = 0; i < warehouse->robots.size(); ++i) {
        cell(warehouse->robots[i])[1] = kRobot;
        cell(warehouse->robots[i])[2] = static_cast<std::int32_t>(i);
    }
    return picture;
}

std::string text_of_warehouse(const Picture& picture) {
    using enum SokobanLegend::Row;
    Warehouse warehouse;
    warehouse.width = picture.width;
    warehouse.height = picture.height;
    if (picture.width == 0 || picture.height == 0 ||
        picture.cells.size() < 3 * picture.width * picture.height)
        return "";
    for (std::size_t i = 0; i < picture.width * picture.height; ++i) {
        const std::int32_t ground = picture.cells[3 * i];
        const std::int32_t piece = picture.cells[3 * i + 1];
        const bool wall = ground == kWall && piece < 0;
        warehouse.squares.push_back(wall                 ? Square::wall
                                    : ground == kStorage ? Square::storage
                                                         : Square::floor);
        if (piece == kBox) warehouse.boxes.push_back({i % picture.width, i / picture.width});
        if (piece == kRobot) warehouse.robots.push_back({i % picture.width, i / picture.width});
    }
    number_by_labels(warehouse, picture);
    return write_warehouse(warehouse);
}

ViewLayout sokoban_view(const Warehouse& warehouse) {
    const auto all = [&](Square kind) {
        std::vector<std::int32_t> places;
        for (std::size_t i = 0; i < warehouse.squares.size(); ++i) {
            if (warehouse.squares[i] == kind) places.push_back(static_cast<std::int32_t>(i));
        }
        return places;
    };
    return ViewLayout{warehouse.width, warehouse.height}
        .of_board("width", warehouse.width)
        .of_board("height", warehouse.height)
        .of_board("storage", all(Square::storage))
        .of_board("obstacles", all(Square::wall))
        .of_state("robots", warehouse.robots.size())
        .of_state("boxes", warehouse.boxes.size());
}

}  // namespace frontier
