// Sokoban with several robots as a search sees it push by push. Robots are interchangeable, so one that comes
// upon another can stand still and let that one walk on: a walk never has a robot in its way, and what it
// costs is its length past the boxes alone. An action is one of two kinds.
//
//  - A robot walks to a box and pushes it once. Nobody else moves before that push unless he has to.
//  - A robot walks across a square that a box can be pushed onto next, and no farther than it must: he stands
//    there, or would have to go around the box later.
//
// The cheapest plans cost what they cost move by move. Proof: take the walks of a cheapest plan up to its
// first push, from p, of a box from x onto q; as robots may change places where they meet, each walk can be
// taken for any shortest one between its ends. If none but the pusher's crosses q, all others can as well be
// made after the push, which closes no other square. And if another robot b stands on a shortest way of the
// pusher, let b push, and the pusher go on as b did. What is left is an action of the first kind. If another
// walk, from s to t, crosses q, where no shortest way from s to t does without: let b be the last robot on
// the way from s to q (perhaps that at s), and e the first free square beyond q, robots that stand there
// walking on. The step from b to e is of the second kind: no other robot is on a shortest way from b to q,
// the way from b to e is a shortest one, and if it is one step from q to e, then no other shortest way enters
// e elsewhere, or q could have been avoided. Either action leaves a plan that costs as much less as it cost.
#pragma once

#include "flood_fill.h"
#include "sokoban_moves.h"

namespace frontier {

template <class Moves> class TeamSpaceOf : public Moves {
   public:
    using State = typename Moves::State;

    explicit TeamSpaceOf(Moves moves) : Moves(std::move(moves)) {}

    // Whether all actions have numbers of their own.
    static bool fits(std::size_t robots, std::size_t boxes, std::size_t cells) {
        return robots * (4 * boxes + cells) <= kMostActions;
    }

    bool unit_cost() const { return false; }
    std::size_t max_successors() const { return this->robots() * (4 * this->boxes() + this->cells()); }

    // Boxes in the order of their squares, each up, right, down, left, by robot 0, robot 1, …; then who walks
    // across.
    template <class Visit> void successors(const State& state, Visit&& visit) const {
        const Field field = field_of(state);
        for_each_way(state, [&](std::size_t box, std::size_t d, Cell behind, Cell ahead) {
            const std::uint16_t there = field.robot_at[ahead];
            for (std::size_t robot = 0; robot < this->robots(); ++robot) {
                if ((there != kNobody && there != robot) || !is_nearest(state, field, robot, behind))
                    continue;
                State next = state;
                const Cell from = this->box_begin(state)[static_cast<std::ptrdiff_t>(box)];
                next.pieces[robot] = from;
                this->move_box(next, from, ahead);
                const Cost walk = field.steps(robot)[behind];
                visit(push_action(box, d, robot), this->counts_pushes() ? Cost{1} : walk + 1, next);
            }
        });
        for_each_crossing(state, field, [&](std::size_t robot, Cell to) {
            State next = state;
            for (const Walk& walk : walks(field, robot, to)) next.pieces[walk.robot] = walk.to;
            const Cost walk = field.steps(robot)[to];
            visit(walk_action(robot, to), this->counts_pushes() ? Cost{0} : walk, next);
        });
    }

    std::string action_name(Action action) const {
        const Parts parts = parts_of(action);
        if (parts.is_push)
            return concat(parts.robot, " box ", parts.box + 1, ' ', Moves::kDirections[parts.direction]);
        const Place place = this->place_of(parts.to);
        return concat(parts.robot, " to row ", place.y + 1, ", column ", place.x + 1);
    }

    std::vector<Shift> shifts(const State& state, Action action) const {
        const Parts parts = parts_of(action);
        std::vector<Shift> shifts;
        if (parts.is_push) {
            const Cell box = this->box_begin(state)[static_cast<std::ptrdiff_t>(parts.box)];
            shifts.push_back({this->square_of(state.pieces[parts.robot]), this->square_of(box)});
            shifts.push_back({this->square_of(box), this->square_of(this->neighbour(box, parts.direction))});
            return shifts;
        }
        for (const Walk& walk : walks(field_of(state), parts.robot, parts.to))
            shifts.push_back({this->square_of(state.pieces[walk.robot]), this->square_of(walk.to)});
        return shifts;
    }

    std::vector<std::string> steps(const State& state, Action action) const {
        const Parts parts = parts_of(action);
        const Field field = field_of(state);
        Cell to = parts.to;
        if (parts.is_push)
            to = this->neighbour(this->box_begin(state)[static_cast<std::ptrdiff_t>(parts.box)],
                                 sokoban::opposite(parts.direction));
        std::vector<std::string> names;
        for (const Walk& walk : walks(field, parts.robot, to)) {
            for (const std::size_t d : walk.directions) names.push_back(name_of(walk.robot, d));
        }
        if (parts.is_push) names.push_back(name_of(parts.robot, parts.direction));
        return names;
    }

   private:
    using Cell = typename decltype(State::pieces)::value_type;
    static constexpr std::size_t kMostActions = 2046;
    static constexpr std::uint16_t kUnreached = 0xFFFF;
    static constexpr std::uint16_t kNobody = 0xFFFF;

    // How many steps each robot is from each cell, boxes in its way; and who stands where.
    struct Field {
        std::size_t cells;
        std::vector<std::uint16_t> counts;  // robots × cells
        std::vector<std::uint16_t> robot_at;
        const std::uint16_t* steps(std::size_t robot) const { return &counts[robot * cells]; }
    };
    // A part of a walk that one robot makes before it comes upon another.
    struct Walk {
        std::size_t robot;
        Cell to;
        std::vector<std::size_t> directions;
    };
    struct Parts {
        bool is_push;
        std::size_t robot;
        std::size_t box = 0;
        std::size_t direction = 0;
        Cell to = 0;
    };

    Action push_action(std::size_t box, std::size_t direction, std::size_t robot) const {
        return static_cast<Action>(4 * (box * this->robots() + robot) + direction);
    }
    Action walk_action(std::size_t robot, Cell to) const {
        return static_cast<Action>(4 * this->boxes() * this->robots() + robot * this->cells() + to);
    }
    Parts parts_of(Action action) const {
        const std::size_t pushes = 4 * this->boxes() * this->robots();
        if (action < pushes)
            return {true, action / 4u % this->robots(), action / 4u / this->robots(), action % 4u};
        const std::size_t walk = action - pushes;
        return {false, walk / this->cells(), 0, 0, static_cast<Cell>(walk % this->cells())};
    }
    static std::string name_of(std::size_t robot, std::size_t direction) {
        return concat(robot, ' ', Moves::kDirections[direction]);
    }

    Field field_of(const State& state) const {
        constexpr std::uint16_t kBlocked = kUnreached - 1;
        Field field{this->cells(), std::vector<std::uint16_t>(this->robots() * this->cells(), kUnreached),
                    std::vector<std::uint16_t>(this->cells(), kNobody)};
        std::vector<Cell> queue;
        queue.reserve(this->cells());
        const auto around = [this](Cell cell) -> const std::array<Cell, 4>& {
            return this->neighbours(cell);
        };
        for (std::size_t robot = 0; robot < this->robots(); ++robot) {
            std::uint16_t* steps = &field.counts[robot * field.cells];
            for (auto box = this->box_begin(state); box != this->box_end(state); ++box)
                steps[*box] = kBlocked;
            const Cell from = state.pieces[robot];
            field.robot_at[from] = static_cast<std::uint16_t>(robot);
            queue.assign(1, from);
            steps[from] = 0;
            flood_fill(queue, around, [&](Cell at, Cell to) {
                if (to == Moves::kNoCell || steps[to] != kUnreached) return false;
                steps[to] = static_cast<std::uint16_t>(steps[at] + 1);
                return true;
            });
            for (auto box = this->box_begin(state); box != this->box_end(state); ++box)
                steps[*box] = kUnreached;
        }
        return field;
    }

    // The pushes that walls and boxes allow.
    template <class Visit> void for_each_way(const State& state, Visit&& visit) const {
        for (std::size_t i = 0; i < this->boxes(); ++i) {
            const Cell box = this->box_begin(state)[static_cast<std::ptrdiff_t>(i)];
            for (std::size_t d = 0; d < 4; ++d) {
                const Cell behind = this->neighbour(box, sokoban::opposite(d));
                const Cell ahead = this->neighbour(box, d);
                if (behind == Moves::kNoCell || ahead == Moves::kNoCell || this->is_box(state, behind) ||
                    this->is_box(state, ahead))
                    continue;
                visit(i, d, behind, ahead);
            }
        }
    }

    // Whether the robot can get there, and no other stands on a shortest way.
    bool is_nearest(const State& state, const Field& field, std::size_t robot, Cell to) const {
        const std::uint16_t* steps = field.steps(robot);
        if (steps[to] == kUnreached) return false;
        for (std::size_t other = 0; other < this->robots(); ++other) {
            const std::uint16_t apart = steps[state.pieces[other]];
            if (other == robot || apart == kUnreached) continue;
            if (apart + field.steps(other)[to] == steps[to]) return false;
        }
        return true;
    }

    template <class Visit>
    void for_each_crossing(const State& state, const Field& field, Visit&& visit) const {
        std::vector<char> seen(this->robots() * this->cells(), 0);
        for_each_way(state, [&](std::size_t, std::size_t, Cell behind, Cell ahead) {
            if (this->floor()->is_dead[ahead] || !is_reached(field, behind)) return;
            for (std::size_t robot = 0; robot < this->robots(); ++robot) {
                if (!is_nearest(state, field, robot, ahead)) continue;
                for_each_free_beyond(state, field, ahead, [&](Cell to, std::size_t apart) {
                    const std::uint16_t* steps = field.steps(robot);
                    if (steps[to] != steps[ahead] + apart || (apart == 1 && can_avoid(steps, ahead, to)))
                        return;
                    char& known = seen[robot * this->cells() + to];
                    if (!known) visit(robot, to);
                    known = 1;
                });
            }
        });
    }
    bool is_reached(const Field& field, Cell cell) const {
        for (std::size_t robot = 0; robot < this->robots(); ++robot) {
            if (field.steps(robot)[cell] != kUnreached) return true;
        }
        return false;
    }
    // Whether there is a shortest way to `to`, a neighbour of the cell `across`, that does not cross it.
    bool can_avoid(const std::uint16_t* steps, Cell across, Cell to) const {
        for (const Cell beside : this->neighbours(to)) {
            if (beside != Moves::kNoCell && beside != across && steps[beside] == steps[across]) return true;
        }
        return false;
    }
    // The first free cells in every direction, and how far they are, past robots that stand there.
    template <class Visit>
    void for_each_free_beyond(const State& state, const Field& field, Cell across, Visit&& visit) const {
        std::vector<std::pair<Cell, std::size_t>> queue{{across, 0}};
        for (std::size_t at = 0; at < queue.size(); ++at) {
            const auto [cell, apart] = queue[at];
            for (const Cell next : this->neighbours(cell)) {
                if (next == Moves::kNoCell || this->is_box(state, next)) continue;
                if (field.robot_at[next] == kNobody) {
                    visit(next, apart + 1);
                } else if (std::none_of(queue.begin(), queue.end(),
                                        [&](const auto& known) { return known.first == next; })) {
                    queue.push_back({next, apart + 1});
                }
            }
        }
    }

    // A shortest walk, made by those who are met on it: the last of them first.
    std::vector<Walk> walks(const Field& field, std::size_t robot, Cell to) const {
        const std::uint16_t* steps = field.steps(robot);
        std::vector<Walk> walks;
        Walk walk{robot, to, {}};
        for (Cell at = to; steps[at] > 0;) {
            std::size_t d = 0;
            Cell before = this->neighbour(at, sokoban::opposite(d));
            while (before == Moves::kNoCell || steps[before] + 1 != steps[at])
                before = this->neighbour(at, sokoban::opposite(++d));
            walk.directions.push_back(d);
            at = before;
            if (field.robot_at[at] == kNobody) continue;
            walk.robot = field.robot_at[at];
            std::reverse(walk.directions.begin(), walk.directions.end());
            walks.push_back(std::exchange(walk, Walk{robot, at, {}}));
        }
        return walks;
    }
};

}  // namespace frontier
