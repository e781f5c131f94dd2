#include "sokoban.h"

#include "../search.h"
#include "../text/lines.h"

namespace frontier {

namespace {

constexpr std::size_t kMaxPieces = 500;  // four actions each are below what a domain may have

std::optional<Diagnostic> check_counts(const Warehouse& warehouse) {
    const std::size_t storages = static_cast<std::size_t>(
        std::count(warehouse.squares.begin(), warehouse.squares.end(), Square::storage));
    if (warehouse.robots.empty()) {
        const TextPlace first = warehouse.origins.front();
        return board_diagnostic("There is no robot: put @ on the board, or + for a robot on storage.",
                                std::max<std::size_t>(first.line, 1), 1);
    }
    if (warehouse.boxes.size() > storages) {
        const TextPlace place = warehouse.origin(warehouse.boxes[storages]);
        return board_diagnostic(
            concat("More boxes than storage: ", count_of(warehouse.boxes.size(), "box", "boxes"), ", ",
                   count_of(storages, "storage square", "storage squares"),
                   ". Add storage or take boxes away."),
            place.line, place.column);
    }
    if (warehouse.boxes.size() + warehouse.robots.size() > kMaxPieces) {
        const TextPlace place = warehouse.boxes.empty() ? warehouse.origin(warehouse.robots.back())
                                                        : warehouse.origin(warehouse.boxes.back());
        return board_diagnostic(
            concat("A board may have at most ", kMaxPieces, " robots and boxes together."), place.line,
            place.column);
    }
    return std::nullopt;
}

Diagnostic too_large_for_teams(std::size_t robots) {
    return {concat("Searching push by push with ", robots,
                   " robots is for smaller boards or fewer robots. Choose space=moves."),
            0, 0, "space"};
}

// A box that has a wall beside it in each direction can be pushed in none.
bool is_cornered(const Warehouse& warehouse, Place at) {
    const auto wall = [&](std::size_t x, std::size_t y) {
        return x >= warehouse.width || y >= warehouse.height || warehouse.square({x, y}) == Square::wall;
    };
    return (wall(at.x - 1, at.y) || wall(at.x + 1, at.y)) && (wall(at.x, at.y - 1) || wall(at.x, at.y + 1));
}

// What is wrong with a board that can be searched, but in vain.
std::vector<std::string> lost_boxes(const Warehouse& warehouse, const std::vector<char>& seen) {
    std::vector<std::string> notes;
    for (const Place box : warehouse.boxes) {
        if (warehouse.square(box) == Square::storage) continue;
        const std::string where = concat("the box in row ", box.y + 1, ", column ", box.x + 1);
        if (!seen[box.y * warehouse.width + box.x])
            notes.push_back(concat("No robot can ever get to ", where, "."));
        else if (is_cornered(warehouse, box))
            notes.push_back(concat("In its corner ", where, " can never move."));
    }
    return notes;
}

}  // namespace

Result<Sokoban::Instance> Sokoban::parse(std::string_view text, const Options& options) {
    Result<Warehouse> read = read_warehouse(text);
    if (!read) return read.diagnostic();
    if (auto diagnostic = check_counts(*read)) return *diagnostic;
    const auto space = options.find("space");
    const auto metric = options.find("metric");
    const bool counts_pushes = metric != options.end() && metric->second == "pushes";
    const auto symmetry = options.find("symmetry");
    const bool by_pushes = space != options.end() && space->second == "pushes";
    const std::vector<char> seen = reachable_squares(*read);
    std::vector<Place> cells;
    std::vector<char> is_open;
    std::vector<std::string> notes = lost_boxes(*read, seen);
    for (std::size_t y = 0; y < read->height; ++y) {
        for (std::size_t x = 0; x < read->width; ++x) {
            const Place place{x, y};
            const bool open = seen[y * read->width + x] != 0;
            const bool has_box =
                std::find(read->boxes.begin(), read->boxes.end(), place) != read->boxes.end();
            if (open || has_box || read->square(place) == Square::storage) {
                cells.push_back(place);
                is_open.push_back(open);
            }
        }
    }
    const std::size_t robots = read->robots.size();
    const std::size_t pieces = robots + read->boxes.size();
    if (by_pushes && robots > 1 && !SmallTeam::fits(robots, read->boxes.size(), cells.size()))
        return too_large_for_teams(robots);
    auto finish = [&](auto instance) {
        if (symmetry != options.end() && symmetry->second == "one") instance.take_images_for_one();
        for (std::string& note : notes) instance.add_note(std::move(note));
        if (!by_pushes) return Instance(std::move(instance));
        return robots > 1 ? Instance(TeamSpaceOf(std::move(instance)))
                          : Instance(PushSpaceOf(std::move(instance)));
    };
    if (Small::fits(pieces, cells.size()))
        return finish(Small(std::move(*read), std::move(cells), std::move(is_open), counts_pushes));
    return finish(Large(std::move(*read), std::move(cells), std::move(is_open), counts_pushes));
}

}  // namespace frontier
