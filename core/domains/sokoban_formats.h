// The formats of Sokoban's boards and plans: their rows in the catalogue, and boards as pictures to edit.
#pragma once

#include "../domain.h"
#include "../text/warehouse_plan.h"

namespace frontier {

std::vector<Choice> warehouse_formats();
std::vector<Choice> warehouse_plan_formats();

// In the format of this id, or why that cannot be.
Result<std::string> write_warehouse_as(const Warehouse& warehouse, std::string_view format);
std::string write_warehouse_plan(const Warehouse& start, const std::vector<WarehouseMove>& moves,
                                 std::string_view format);

// The rows of the legend, which the cells of pictures name.
struct SokobanLegend {
    enum Row : std::int32_t { kFloor, kWall, kStorage, kBox, kRobot };
};

// A board without robots or with too many
// boxes is drawn as well.
std::optional<Picture> sketch_warehouse(std::string_view text);
std::string text_of_warehouse(const Picture& picture);

// Squares a robot could reach if there were no boxes: what is floor, and not the world outside the walls.
std::vector<char> reachable_squares(const Warehouse& warehouse);

// The fields of the domain's view on this board; a row has the robots' squares, then the boxes'.
ViewLayout sokoban_view(const Warehouse& warehouse);

// How many steps each square is from the nearest storage square, walls ignored.
std::vector<int> storage_distances(const Warehouse& warehouse);

}  // namespace frontier
