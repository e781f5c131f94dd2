#include "sokoban.h"

#include "../text/lines.h"

namespace frontier {

const DomainInfo& Sokoban::info() {
    static const DomainInfo info{
        .id = "sokoban",
        .name = "Sokoban",
        .summary = "Robots push boxes onto storage squares.",
        .rules =
            "A robot moves one square up, right, down or left. If a box stands there, the robot pushes it one square on; "
            "that square must be free of walls, boxes and robots. Boxes are never pulled, and only one is pushed at a time.\n\n"
            "Robots move one at a time and do not pass through one another. The edge of the board is a wall.\n\n"
            "The puzzle is solved when every box stands on a storage square; there may be more storage squares than boxes. "
            "Every move costs 1, with or without a push.",
        .example = "#######\n#.   .#\n# $@$ #\n#     #\n#######\n",
        .unit_cost = true,
        .options = {},
        .legend = {{.id = "floor", .symbol = " ", .name = "Floor", .layer = Layer::ground},
                   {.id = "wall", .symbol = "#", .name = "Wall", .layer = Layer::ground},
                   {.id = "storage", .symbol = ".", .name = "Storage", .layer = Layer::ground},
                   {.id = "box", .symbol = "$", .name = "Box", .layer = Layer::piece},
                   {.id = "robot", .symbol = "@", .name = "Robot", .layer = Layer::piece}},
        .formats = {{"xsb", "XSB", "# wall, . storage, $ box, * box on storage, @ robot, + robot on storage, blank or - floor."},
                    {"numeric", "CS161 numbers", "Lists of rows: 0 blank, 1 wall, 2 box, 3 keeper, 4 goal, 5 box on goal, 6 keeper on goal."}},
        .heuristics = {zero_heuristic(),
                       {.id = "misplaced",
                        .name = "Misplaced boxes",
                        .summary = "How many boxes are not on storage.",
                        .admissible = Promise::proved,
                        .consistent = Promise::proved,
                        .why = "A move costs 1 and moves at most one box, so each misplaced box needs a move of its own.",
                        .cost = "one look at each box"},
                       {.id = "manhattan",
                        .name = "Manhattan distance",
                        .summary = "For each box the distance to its nearest storage square, walls ignored, summed.",
                        .admissible = Promise::proved,
                        .consistent = Promise::proved,
                        .why = "A push moves one box by one square, so it lowers the sum by at most 1; every push costs 1.",
                        .cost = "one table look-up a box"}},
        .default_heuristic = "manhattan",
        .is_board_line = is_warehouse_line};
    return info;
}

namespace {

constexpr std::size_t kMaxPieces = 500;

std::optional<Problem> check_counts(const Warehouse& warehouse) {
    const std::size_t storages = static_cast<std::size_t>(std::count(warehouse.squares.begin(), warehouse.squares.end(), Square::storage));
    if (warehouse.robots.empty()) {
        const TextPlace first = warehouse.origins.front();
        return board_problem("There is no robot: put @ on the board, or + for a robot on storage.", std::max<std::size_t>(first.line, 1), 1);
    }
    if (warehouse.boxes.size() > storages) {
        const TextPlace place = warehouse.origin(warehouse.boxes[storages]);
        return board_problem(concat("More boxes than storage: ", count_of(warehouse.boxes.size(), "box", "boxes"), ", ",
                                    count_of(storages, "storage square", "storage squares"), ". Add storage or take boxes away."),
                             place.line, place.column);
    }
    if (warehouse.boxes.size() + warehouse.robots.size() > kMaxPieces) {
        const TextPlace place = warehouse.boxes.empty() ? warehouse.origin(warehouse.robots.back()) : warehouse.origin(warehouse.boxes.back());
        return board_problem(concat("A board may have at most ", kMaxPieces, " robots and boxes together."), place.line, place.column);
    }
    return std::nullopt;
}

// Squares a robot could reach if there were no boxes: what is floor, and not the world outside the walls.
std::vector<char> reachable(const Warehouse& warehouse) {
    std::vector<char> seen(warehouse.squares.size(), 0);
    std::vector<Place> work = warehouse.robots;
    while (!work.empty()) {
        const Place place = work.back();
        work.pop_back();
        if (place.x >= warehouse.width || place.y >= warehouse.height) continue;
        char& mark = seen[place.y * warehouse.width + place.x];
        if (mark || warehouse.square(place) == Square::wall) continue;
        mark = 1;
        work.insert(work.end(), {{place.x + 1, place.y}, {place.x - 1, place.y}, {place.x, place.y + 1}, {place.x, place.y - 1}});
    }
    return seen;
}

}  // namespace

Result<Sokoban::Instance> Sokoban::parse(std::string_view text, const Options&) {
    Result<Warehouse> read = read_warehouse(text);
    if (!read) return read.problem();
    if (auto problem = check_counts(*read)) return *problem;
    const std::vector<char> seen = reachable(*read);
    std::vector<Place> cells;
    std::vector<std::string> notes;
    for (std::size_t y = 0; y < read->height; ++y) {
        for (std::size_t x = 0; x < read->width; ++x) {
            const Place place{x, y};
            const bool open = seen[y * read->width + x] != 0;
            const bool has_box = std::find(read->boxes.begin(), read->boxes.end(), place) != read->boxes.end();
            if (open || has_box || read->square(place) == Square::storage) cells.push_back(place);
            if (has_box && !open && read->square(place) != Square::storage) {
                notes.push_back(concat("No robot can ever get to the box in row ", y + 1, ", column ", x + 1, "."));
            }
        }
    }
    const std::size_t pieces = read->robots.size() + read->boxes.size();
    auto finish = [&](auto instance) {
        for (std::string& note : notes) instance.add_note(std::move(note));
        return Instance(std::move(instance));
    };
    if (Small::fits(pieces, cells.size())) return finish(Small(std::move(*read), std::move(cells)));
    return finish(Large(std::move(*read), std::move(cells)));
}

}  // namespace frontier
