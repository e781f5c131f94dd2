// The rules of Lunar Lockout; every move costs 1.
#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/validate/domain_checker.h"
#include "core/validate/lunar_board.h"

namespace frontier::validate {
namespace {

bool is_rover(char letter) { return letter >= 'A' && letter <= 'Z'; }

std::string place(LunarPlace at) { return '(' + std::to_string(at.x) + ',' + std::to_string(at.y) + ')'; }

class Surface {
   public:
    struct Action {
        char piece;
        const Heading* heading;
    };

    explicit Surface(LunarTable table) : table_(std::move(table)) {}

    // The letter's case tells helper and rover apart; the direction may be written in any case.
    std::string read_actions(std::string_view line, std::vector<Action>& actions) const {
        const std::vector<std::string> words = lower_case_words(line);
        const char letter = words.front().front();
        const bool is_piece =
            words.size() == 2 && words.front().size() == 1 && letter >= 'a' && letter <= 'z';
        const auto named = [&](const Heading& heading) { return heading.name == words.back(); };
        const auto heading = std::find_if(kHeadings.begin(), kHeadings.end(), named);
        if (!is_piece || heading == kHeadings.end()) {
            return quoted(line) + " is not a move; write \"a up\" for helper a, \"A up\" for rover A.";
        }
        actions.push_back({trimmed(line).front(), &*heading});
        return "";
    }

    std::string describe(const Action& action) const {
        return std::string(1, action.piece) + ' ' + std::string(action.heading->name);
    }

    ActionResult apply(const Action& action) {
        const auto piece = table_.pieces.find(action.piece);
        if (piece == table_.pieces.end()) {
            return {0, std::string(is_rover(action.piece) ? "rover " : "helper ") + action.piece +
                           " is not on the board."};
        }
        const LunarPlace start = piece->second;
        LunarPlace end = start;
        for (LunarPlace next = end; !occupant(next = step(next, *action.heading)); end = next) {
            if (next.x < 0 || next.y < 0 || next.x >= table_.size || next.y >= table_.size) {
                return {0,
                        "no piece lies in that direction of " + place(start) + ", so it would never stop."};
            }
        }
        if (end == start) {
            return {0, std::string("it stands next to ") + occupant(step(start, *action.heading)) +
                           " already, at " + place(start) + '.'};
        }
        if (is_rover(action.piece) && end == table_.hatch()) {
            table_.pieces.erase(piece);
        } else {
            piece->second = end;
        }
        return {1, ""};
    }

    std::string unmet_goal() const {
        const auto left = std::count_if(table_.pieces.begin(), table_.pieces.end(),
                                        [](const auto& piece) { return is_rover(piece.first); });
        if (left == 0) return "";
        return counted(static_cast<std::size_t>(left), "rover is", "rovers are") + " still on the board.";
    }

   private:
    static LunarPlace step(LunarPlace from, const Heading& heading) {
        return {from.x + heading.dx, from.y + heading.dy};
    }

    // The letter of the piece that stands there, or 0.
    char occupant(LunarPlace at) const {
        for (const auto& [letter, stands] : table_.pieces) {
            if (stands == at) return letter;
        }
        return 0;
    }

    LunarTable table_;
};

}  // namespace

Verdict check_lunar(const Task& task) {
    LunarTable table;
    if (const auto fault = read_lunar_board(task.board, table)) return unreadable_board(*fault);
    return replay(Surface(std::move(table)), task.plan);
}

}  // namespace frontier::validate
