#include "tiles.h"

#include <algorithm>
#include <map>

#include "../text/lines.h"
#include "../text/words.h"

namespace frontier {

TilesBase::TilesBase(TileSetup setup)
    : setup_(std::move(setup)), entries_(setup_.cells()), verdict_(judge_tiles(setup_)) {
    for (std::size_t from = 0; from < setup_.cells(); ++from) {
        for (std::uint8_t direction = 0; direction < 4; ++direction) {
            const std::uint8_t to = setup_.neighbours[from][direction];
            if (to != kNoTileCell) entries_[to].push_back({static_cast<std::uint8_t>(from), direction});
        }
    }
    std::size_t number = 0;
    for (TileKindId kind = 0; kind < setup_.kinds(); ++kind) {
        first_number_.push_back(number);
        if (!setup_.is_tile(kind)) continue;
        number += setup_.counts[kind];
        has_equals_ = has_equals_ || setup_.counts[kind] > 1;
        unit_cost_ = unit_cost_ && setup_.costs[kind] == 1;
    }
    show_numbers();
    most_moves_ = 4 * std::min(number, setup_.empty_cells());
    if (verdict_.rule != 0) add_note(no_solution());
    if (!verdict_.decided)
        add_note(
            "Only a search can tell whether this board has a solution: its fixed cells leave narrow places.");
}

// An empty cell is 0, as everywhere, unless a tile is.
void TilesBase::show_numbers() {
    shown_ = setup_.values;
    const auto tiles_end = shown_.end() - 1;
    const bool has_zero = std::find(shown_.begin() + 1, tiles_end, 0) != tiles_end;
    shown_.front() = has_zero ? -kMaxTileValue - 1 : 0;
    shown_.back() = -kMaxTileValue - 2;
}

ViewLayout TilesBase::view_layout() const {
    std::vector<std::int32_t> goal;
    for (const TileKindId kind : setup_.goal) goal.push_back(shown_[kind]);
    return ViewLayout{setup_.width, setup_.height}
        .of_board("width", setup_.width)
        .of_board("height", setup_.height)
        .of_board("empty", std::vector{shown_.front()})
        .of_board("fixed", std::vector{shown_.back()})
        .of_board("goal", std::move(goal))
        .of_state("tiles", setup_.cells());
}

std::string TilesBase::no_solution() const {
    return concat("This board has no solution: ", verdict_.reason, ".");
}

TileRows TilesBase::rows_of(const TileKindId* board) const {
    TileRows rows{setup_.width, setup_.height, {}};
    for (std::size_t i = 0; i < setup_.cells(); ++i) {
        const TileKind kind = board[i] == kEmptyCell     ? TileKind::empty
                              : setup_.is_tile(board[i]) ? TileKind::tile
                                                         : TileKind::fixed;
        rows.cells.push_back({kind, setup_.values[board[i]], 0, 0});
    }
    return rows;
}

TileKindId TilesBase::kind_of(Action action) const {
    TileKindId kind = 1;
    while (kind + 1 < setup_.fixed_kind() && first_number_[kind + 1u] <= action / 4u) ++kind;
    return kind;
}

// "move 3 left", and where equal tiles could be meant, "move 2nd 3 left" for the second of those that can
// move so.
std::string TilesBase::action_name(Action action) const {
    constexpr std::string_view kDirections[] = {"left", "right", "up", "down"};
    const TileKindId kind = kind_of(action);
    const std::size_t which = action / 4u - first_number_[kind] + 1;
    const bool is_teen = which / 10 == 1;
    const std::string_view ending = is_teen || which % 10 > 3 || which % 10 == 0 ? "th "
                                    : which % 10 == 1                            ? "st "
                                    : which % 10 == 2                            ? "nd "
                                                                                 : "rd ";
    return concat("move ", which == 1 ? "" : concat(which, ending), setup_.values[kind], ' ',
                  kDirections[action % 4u]);
}

namespace {

Diagnostic at(const TileCell& cell, std::string message) {
    return board_diagnostic(std::move(message), cell.line, cell.column);
}

std::string how_many(std::size_t count, const TileCell& cell) {
    if (cell.kind == TileKind::empty) return count_of(count, "empty cell", "empty cells");
    return count_of(count, concat("tile ", cell.value), concat("tiles ", cell.value));
}

std::size_t count_in(const TileRows& board, const TileCell& like) {
    return static_cast<std::size_t>(std::count_if(board.cells.begin(), board.cells.end(),
                                                  [&](const TileCell& cell) { return cell.same(like); }));
}

std::optional<Diagnostic> check_start(const TileRows& start, bool has_goal) {
    const TileCell& first = start.cells.front();
    if (count_in(start, TileCell{}) == 0) {
        const std::size_t zeros = count_in(start, {TileKind::tile, 0, 0, 0});
        const std::string hint =
            zeros > 1 ? concat(" One 0 would be the empty cell, but here are ", zeros, ".") : "";
        return at(first, concat("No cell is empty, so nothing can move: write . for an empty cell.", hint));
    }
    if (has_goal) return std::nullopt;
    for (const TileCell& cell : start.cells) {
        if (cell.kind == TileKind::tile && count_in(start, cell) > 1) {
            return at(start.cells.back(),
                      concat("There are ", how_many(count_in(start, cell), cell),
                             ", so a goal is needed: write it below, after an empty line."));
        }
    }
    return std::nullopt;
}

std::string what(const TileCell& cell) {
    if (cell.kind == TileKind::tile) return concat("tile ", cell.value);
    return cell.kind == TileKind::fixed ? "a fixed cell" : "an empty cell";
}

std::optional<Diagnostic> check_goal(const TileRows& start, const TileRows& goal) {
    if (goal.width != start.width || goal.height != start.height) {
        return at(goal.cells.front(),
                  concat("The goal has ", goal.height, " × ", goal.width, " cells, the start ", start.height,
                         " × ", start.width, "; they must be of one size."));
    }
    for (std::size_t i = 0; i < start.cells.size(); ++i) {
        if ((start.cells[i].kind == TileKind::fixed) == (goal.cells[i].kind == TileKind::fixed)) continue;
        return at(goal.cells[i], concat("The goal has ", what(goal.cells[i]), " where the start has ",
                                        what(start.cells[i]), "; fixed cells must be the same in both."));
    }
    for (const TileCell& cell : goal.cells) {
        const std::size_t in_start = count_in(start, cell);
        const std::size_t in_goal = count_in(goal, cell);
        if (in_goal <= in_start) continue;
        return at(cell, concat("The goal has ", how_many(in_goal, cell), ", the start ", in_start,
                               "; both must hold the same tiles."));
    }
    return std::nullopt;
}

std::vector<std::array<std::uint8_t, 4>> neighbours_of(const TileRows& board) {
    std::vector<std::array<std::uint8_t, 4>> neighbours;
    for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
        const std::size_t row = cell / board.width;
        const std::size_t column = cell % board.width;
        auto open = [&](bool inside, std::size_t next) {
            const bool joined = inside && board.cells[cell].kind != TileKind::fixed &&
                                board.cells[next].kind != TileKind::fixed;
            return joined ? static_cast<std::uint8_t>(next) : kNoTileCell;
        };
        neighbours.push_back({open(column > 0, cell - 1), open(column + 1 < board.width, cell + 1),
                              open(row > 0, cell - board.width),
                              open(row + 1 < board.height, cell + board.width)});
    }
    return neighbours;
}

TileSetup setup_of(const TileRows& start, const TileRows& goal, std::string_view cost) {
    std::map<std::int32_t, TileKindId> kinds;
    for (const TileCell& cell : start.cells) {
        if (cell.kind == TileKind::tile) kinds[cell.value] = 0;
    }
    TileSetup setup{start.width, start.height, {}, {}, {0}, {0}, {}, neighbours_of(start)};
    for (auto& [value, kind] : kinds) {
        kind = static_cast<TileKindId>(setup.values.size());
        setup.values.push_back(value);
        setup.costs.push_back(cost == "unit" ? 1 : std::abs(value));
    }
    setup.values.push_back(0);
    setup.costs.push_back(0);
    setup.counts.assign(setup.kinds(), 0);
    const auto kind_of = [&](const TileCell& cell) {
        if (cell.kind == TileKind::tile) return kinds[cell.value];
        return cell.kind == TileKind::empty ? kEmptyCell : setup.fixed_kind();
    };
    for (std::size_t i = 0; i < start.cells.size(); ++i) {
        setup.start.push_back(kind_of(start.cells[i]));
        setup.goal.push_back(kind_of(goal.cells[i]));
        ++setup.counts[setup.start.back()];
    }
    return setup;
}

// Where the empty cell can come by, a tile can be moved to and fro for ever; with a negative cost, that pays.
std::optional<Diagnostic> check_costs(const TileRows& start, const TileSetup& setup) {
    for (const auto& region : regions_of(setup)) {
        const auto is_empty = [&](std::uint8_t cell) { return setup.start[cell] == kEmptyCell; };
        if (region.size() < 2 || std::none_of(region.begin(), region.end(), is_empty)) continue;
        for (const std::uint8_t cell : region) {
            const std::int32_t value = start.cells[cell].value;
            if (value >= 0) continue;
            return at(start.cells[cell],
                      concat("Tile ", value, " can move back and forth; every round trip costs ", 2 * value,
                             ", so no cheapest plan exists. Choose unit cost or |value| cost (cost=unit, "
                             "cost=absolute)."));
        }
    }
    return std::nullopt;
}

TilesOrder other(TilesOrder order) {
    return order == TilesOrder::empty_first ? TilesOrder::empty_last : TilesOrder::empty_first;
}

std::string_view option_for(TilesOrder order) {
    return order == TilesOrder::empty_first ? "goal=blank_first" : "goal=blank_last";
}

// Whether the tiles can surely be brought in this order.
bool can_be_ordered(const TileRows& start, TilesOrder order) {
    const TilesVerdict verdict = judge_tiles(setup_of(start, tiles_in_order(start, order), "unit"));
    return verdict.rule == 0 && verdict.decided;
}

// How the text was understood, where it leaves something open.
std::vector<std::string> notes_on(const TilesText& text, TilesOrder order, bool goal_was_chosen) {
    std::vector<std::string> notes;
    if (text.is_list) {
        notes.push_back(concat(
            "The line is read as ", text.start.height, " rows of ", text.start.width, " numbers",
            text.number.empty() ? "."
                                : concat("; the ", text.number, " before them is the number of the board.")));
    }
    if (text.zero_is_empty) notes.push_back("0 is the empty cell, since there is no . on the board.");
    if (text.goal) {
        if (goal_was_chosen)
            notes.push_back("The goal is the one in the text, whatever the option goal says.");
    } else if (order == TilesOrder::empty_last) {
        notes.push_back(
            concat("No goal is given, so it is the ordinary one: the tiles in rising order, then the empty "
                   "cells. To have the empty cells first, choose ",
                   option_for(other(order)), "."));
    } else {
        notes.push_back(
            concat("No goal is given, so it has the empty cells first, then the tiles in rising order",
                   goal_was_chosen ? "" : ", as goes with such lists",
                   ". To have the empty cells last, choose ", option_for(other(order)), "."));
    }
    return notes;
}

}  // namespace

Result<Tiles::Instance> Tiles::parse(std::string_view text, const Options& options) {
    auto read = read_tiles(text);
    if (!read) return read.diagnostic();
    if (auto diagnostic = check_start(read->start, read->goal.has_value())) return *diagnostic;
    const auto chosen = [&](std::string_view id, std::string_view fallback) {
        const auto found = options.find(id);
        return std::string(found == options.end() ? fallback : std::string_view(found->second));
    };
    const std::string cost = chosen("cost", "value");
    const std::string end = chosen("goal", "auto");
    const bool empty_first = end == "auto" ? read->is_list : end == "blank_first";
    const TilesOrder order = empty_first ? TilesOrder::empty_first : TilesOrder::empty_last;
    const TileRows goal = read->goal ? *read->goal : tiles_in_order(read->start, order);
    if (auto diagnostic = check_goal(read->start, goal)) return *diagnostic;
    TileSetup setup = setup_of(read->start, goal, cost);
    if (cost == "value") {
        if (auto diagnostic = check_costs(read->start, setup)) return *diagnostic;
    }
    auto finish = [&](auto instance) {
        if (!read->goal && instance.dead_end_rule() != 0 && can_be_ordered(read->start, other(order))) {
            instance.add_note(concat("With the empty cell ", empty_first ? "last" : "first",
                                     " in the goal it has one: choose ", option_for(other(order)), "."));
        }
        for (std::string& note : notes_on(*read, order, end != "auto")) instance.add_note(std::move(note));
        return Instance(std::move(instance));
    };
    if (Small::fits(setup)) return finish(Small(std::move(setup)));
    if (Middle::fits(setup)) return finish(Middle(std::move(setup)));
    return finish(Large(std::move(setup)));
}

}  // namespace frontier
