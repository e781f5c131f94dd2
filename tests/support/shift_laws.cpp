// The pictures before and after an action, held against the shifts it names: of pieces, of snow in stacks, of
// water.
#include <algorithm>
#include <limits>

#include "core/text/words.h"
#include "tests/support/domain_laws.h"
#include "tests/support/effort.h"

namespace frontier::test {

namespace {

// What lies on a cell, and can be lifted and put down.
struct Load {
    std::int32_t piece = -1;
    std::int32_t label = -1;
};

class Table {
   public:
    Table(const DomainInfo& info, const Picture& picture) : info_(info), cells_(picture.cells) {}

    const std::vector<std::int32_t>& cells() const { return cells_; }
    bool has_piece(std::size_t cell) const { return 3 * cell < cells_.size() && load(cell).piece >= 0; }
    bool has_robot(std::size_t cell) const { return row(load(cell).piece).id == "robot"; }

    // The smallest ball comes off a stack.
    Load lift(std::size_t cell) {
        const Load whole = load(cell);
        const unsigned balls = balls_of(whole);
        const unsigned top = balls >= kSmall ? kSmall : balls >= kMedium ? kMedium : balls;
        set(cell, {row_of(balls - top), -1});
        return balls > 0 ? Load{row_of(top), -1} : whole;
    }
    // False where something lies already that it may not lie upon.
    bool put(std::size_t cell, const Load& lifted) {
        if (3 * cell >= cells_.size()) return false;
        const unsigned there = balls_of(load(cell));
        if (there > 0 && balls_of(lifted) > there) {
            set(cell, {row_of(there + balls_of(lifted)), -1});
            return true;
        }
        if (has_piece(cell)) return false;
        const bool leaves = row(lifted.piece).id == "rover" && row(cells_[3 * cell]).id == "hatch";
        if (!leaves) set(cell, lifted);
        return true;
    }

   private:
    static constexpr unsigned kMedium = 2;
    static constexpr unsigned kSmall = 4;
    static constexpr std::string_view kStacks = " bmAsBCG";  // by the sum of their balls; a big one is 1

    const LegendRow& row(std::int32_t piece) const { return info_.legend[static_cast<std::size_t>(piece)]; }
    Load load(std::size_t cell) const { return {cells_[3 * cell + 1], cells_[3 * cell + 2]}; }
    void set(std::size_t cell, const Load& load) {
        cells_[3 * cell + 1] = load.piece;
        cells_[3 * cell + 2] = load.label;
    }
    unsigned balls_of(const Load& load) const {
        if (info_.id != "snowman" || load.piece < 0) return 0;
        const std::size_t balls = kStacks.find(row(load.piece).symbol);
        return balls == std::string_view::npos ? 0 : static_cast<unsigned>(balls);
    }
    std::int32_t row_of(unsigned balls) const {
        const auto found = std::find_if(info_.legend.begin(), info_.legend.end(), [&](const LegendRow& row) {
            return row.layer == Layer::piece && row.symbol[0] == kStacks[balls];
        });
        return found == info_.legend.end() ? -1 : static_cast<std::int32_t>(found - info_.legend.begin());
    }

    const DomainInfo& info_;
    std::vector<std::int32_t> cells_;
};

// Every piece is lifted before one is put down, for a box leaves the square that its robot enters.
std::string pieces_violation(const DomainInfo& info, const Picture& before, const Picture& after,
                             const std::vector<Shift>& shifts) {
    Table table(info, before);
    const bool has_robots = std::any_of(info.legend.begin(), info.legend.end(),
                                        [](const LegendRow& row) { return row.id == "robot"; });
    std::vector<Load> lifted;
    bool only_robots = true;
    for (const Shift& shift : shifts) {
        const bool is_first = lifted.empty();
        if (!shift.from || !shift.to) return "a piece comes from nowhere, or goes there";
        if (!table.has_piece(*shift.from)) return "nothing lies where a shift begins";
        const bool is_robot = table.has_robot(*shift.from);
        if (has_robots && (is_robot ? !only_robots : is_first)) return "the robot is not the first to move";
        only_robots = is_robot;
        if (shift.from == shift.to && !(is_first && shifts.size() > 1)) return "a shift moves nothing";
        lifted.push_back(table.lift(*shift.from));
    }
    for (std::size_t i = 0; i < shifts.size(); ++i) {
        if (!table.put(*shifts[i].to, lifted[i])) return "a shift ends on another piece";
    }
    return table.cells() == after.cells ? "" : "the board looks otherwise than the shifts say";
}

// Jugs have no legend; their pictures say how much each holds, and how much it could. The tap and the drain
// are endless.
std::string water_violation(const Picture& before, const Picture& after, const std::vector<Shift>& shifts) {
    constexpr std::int32_t kEndless = std::numeric_limits<std::int32_t>::max();
    if (shifts.size() != 1) return "water flows once";
    const auto [from, to] = shifts[0];
    std::vector<std::int32_t> cells = before.cells;
    const std::int32_t source = from ? cells[3 * *from + 1] : kEndless;
    const std::int32_t room = to ? cells[3 * *to] - cells[3 * *to + 1] : kEndless;
    if (from) cells[3 * *from + 1] -= std::min(source, room);
    if (to) cells[3 * *to + 1] += std::min(source, room);
    return cells == after.cells && cells != before.cells ? "" : "the water is elsewhere than the shift says";
}

}  // namespace

std::string shifts_violation(const DomainInfo& info, const Space& space, const Explored& all) {
    for (std::size_t at = 0; at < all.states.size(); at += 3 * kSeedStep) {  // neighbours look much alike
        const std::byte* state = all.states[at];
        const Picture before = space.picture(state);
        const SuccessorList list = successors_of(space, state);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::vector<Shift> shifts = space.shifts(state, list[i].action);
            const Picture after = space.picture(list[i].state);
            const std::string wrong = info.legend.empty() ? water_violation(before, after, shifts)
                                                          : pieces_violation(info, before, after, shifts);
            if (!wrong.empty())
                return concat(wrong, ": ", space.action_name(list[i].action), " on\n", space.text(state));
        }
    }
    return "";
}

}  // namespace frontier::test
