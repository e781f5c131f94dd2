// The rules of sliding tiles: a tile moves one cell into an empty one, at the cost of its number
// (cost=value), of 1 (unit) or of its number without the sign (absolute).
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/validate/domain_checker.h"
#include "core/validate/tiles_board.h"

namespace frontier::validate {
namespace {

struct Way {
    std::string_view name;
    int dx;
    int dy;
};
constexpr Way kWays[] = {{"left", -1, 0}, {"right", 1, 0}, {"up", 0, -1}, {"down", 0, 1}};

// "2nd" is 2; whatever does not end in two letters is no ordinal.
std::optional<std::int64_t> ordinal(const std::string& word) {
    if (word.size() < 3) return std::nullopt;
    const std::string ending = word.substr(word.size() - 2);
    if (ending != "st" && ending != "nd" && ending != "rd" && ending != "th") return std::nullopt;
    const auto value = whole_integer(std::string_view(word).substr(0, word.size() - 2));
    return value && *value >= 1 ? value : std::nullopt;
}

std::string ending_of(std::int64_t ordinal) {
    const std::int64_t last = ordinal % 10;
    if (ordinal / 10 % 10 == 1 || last == 0 || last > 3) return "th";
    return last == 1 ? "st" : last == 2 ? "nd" : "rd";
}

class SlidingTiles {
   public:
    struct Action {
        std::int64_t tile = 0;
        Way way = kWays[0];
        std::int64_t which = 1;  // of the equal tiles that can move so, in reading order
    };

    SlidingTiles(TileTask task, std::string cost)
        : grid_(std::move(task.start)), goal_(std::move(task.goal)), cost_(std::move(cost)) {}

    std::string read_actions(std::string_view line, std::vector<Action>& actions) const {
        const std::vector<std::string> words = lower_case_words(line);
        Action action;
        std::size_t next = 0;
        const bool is_move = words.size() > next && words[next++] == "move";
        if (const auto which = words.size() > next ? ordinal(words[next]) : std::nullopt)
            action.which = *which, ++next;
        const auto tile = words.size() > next ? whole_integer(words[next++]) : std::nullopt;
        const bool has_way = words.size() > next && read_way(words[next++], action.way);
        if (!is_move || !tile || !has_way || next != words.size()) {
            return quoted(line) + " is not an action; write \"move 3 left\", or right, up or down.";
        }
        action.tile = *tile;
        actions.push_back(std::move(action));
        return "";
    }

    // As the board's own actions are written, however the plan had it.
    std::string describe(const Action& action) const {
        const std::string which =
            action.which == 1 ? "" : std::to_string(action.which) + ending_of(action.which) + ' ';
        return "move " + which + std::to_string(action.tile) + ' ' + std::string(action.way.name);
    }

    ActionResult apply(const Action& action) {
        const std::string tile = std::to_string(action.tile);
        std::size_t seen = 0;
        std::int64_t movable = 0;
        for (std::size_t y = 0; y < grid_.size(); ++y) {
            for (std::size_t x = 0; x < grid_[y].size(); ++x) {
                if (grid_[y][x] != tile) continue;
                ++seen;
                std::string* const beyond =
                    cell(static_cast<int>(x) + action.way.dx, static_cast<int>(y) + action.way.dy);
                if (!beyond || *beyond != "." || ++movable != action.which) continue;
                std::swap(grid_[y][x], *beyond);
                return {cost_of(action.tile), ""};
            }
        }
        return {0, complaint(action, tile, seen, movable)};
    }

    std::string unmet_goal() const {
        for (std::size_t y = 0; y < grid_.size(); ++y) {
            for (std::size_t x = 0; x < grid_[y].size(); ++x) {
                if (grid_[y][x] == goal_[y][x]) continue;
                return "row " + std::to_string(y + 1) + ", column " + std::to_string(x + 1) + " holds " +
                       grid_[y][x] + ", not " + goal_[y][x] + '.';
            }
        }
        return "";
    }

   private:
    static bool read_way(const std::string& word, Way& way) {
        for (const Way& known : kWays) {
            if (known.name != word) continue;
            way = known;
            return true;
        }
        return false;
    }

    std::string* cell(int x, int y) {
        const bool inside = x >= 0 && y >= 0 && y < static_cast<int>(grid_.size()) &&
                            x < static_cast<int>(grid_[static_cast<std::size_t>(y)].size());
        return inside ? &grid_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] : nullptr;
    }

    std::int64_t cost_of(std::int64_t tile) const {
        if (cost_ == "unit") return 1;
        return cost_ == "absolute" && tile < 0 ? -tile : tile;
    }

    static std::string complaint(const Action& action, const std::string& tile, std::size_t seen,
                                 std::int64_t movable) {
        const std::string way(action.way.name);
        if (seen == 0) return "there is no tile " + tile + '.';
        if (movable > 0) {
            return "only " + counted(static_cast<std::size_t>(movable), "tile ", "tiles ") + tile +
                   " can move " + way + '.';
        }
        if (seen > 1) return "no tile " + tile + " has an empty cell " + beside(action.way) + " it.";
        return "there is no empty cell " + beside(action.way) + " tile " + tile + '.';
    }

    static std::string beside(const Way& way) {
        if (way.dx != 0) return way.dx < 0 ? "left of" : "right of";
        return way.dy < 0 ? "above" : "below";
    }

    TileGrid grid_;
    TileGrid goal_;
    std::string cost_;
};

}  // namespace

Verdict check_tiles(const Task& task) {
    const auto option = [&](const std::string& id, const std::string& otherwise) {
        const auto found = task.options.find(id);
        return found == task.options.end() ? otherwise : found->second;
    };
    TileTask tiles;
    if (const auto fault = read_tiles_board(task.board, option("goal", "auto"), tiles))
        return unreadable_board(*fault);
    return replay(SlidingTiles(std::move(tiles), option("cost", "value")), task.plan);
}

}  // namespace frontier::validate
