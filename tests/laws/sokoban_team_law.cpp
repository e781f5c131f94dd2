// Several robots push by push, held against the truth in small rooms: from every state that can be solved
// some action leads on to a cheapest plan, none promises a cheaper one, and each is made of moves.
#include <doctest/doctest.h>

#include <string>
#include <unordered_map>

#include "core/domains/sokoban.h"
#include "tests/support/effort.h"
#include "tests/support/room_law.h"
#include "tests/support/small_rooms.h"

namespace sokoban_team_law {

using namespace frontier;
using namespace frontier::test;

namespace {

constexpr int kNever = 1 << 20;

// For all boxes and robots of a room, the moves (or the pushes) that are left; robots are alike.
class MovesLeft {
   public:
    // Backwards from every end, one move of a robot at a time. It shares no code with the core.
    MovesLeft(Squares room, Squares storages, int boxes, int robots, bool counts_pushes) : room_(room) {
        for (const Squares end : choices(storages, boxes)) {
            for (const Squares team : choices(room & ~end, robots)) reach(end, team, 0);
        }
        for (std::size_t moves = 0; moves < by_moves_.size(); ++moves) {
            for (std::size_t i = 0; i < by_moves_[moves].size(); ++i) {
                const State state = by_moves_[moves][i];
                if (of(state.boxes, state.robots) != static_cast<int>(moves)) continue;
                step_back(state, static_cast<int>(moves), counts_pushes ? 0 : 1, up, down);
                step_back(state, static_cast<int>(moves), counts_pushes ? 0 : 1, right, left);
                step_back(state, static_cast<int>(moves), counts_pushes ? 0 : 1, down, up);
                step_back(state, static_cast<int>(moves), counts_pushes ? 0 : 1, left, right);
            }
        }
    }
    int of(Squares boxes, Squares robots) const {
        const auto found = moves_.find(key(boxes, robots));
        return found == moves_.end() ? kNever : found->second;
    }

   private:
    struct State {
        Squares boxes, robots;
    };
    static std::uint64_t key(Squares boxes, Squares robots) { return std::uint64_t{boxes} << 32 | robots; }
    void reach(Squares boxes, Squares robots, int moves) {
        int& known = moves_.try_emplace(key(boxes, robots), kNever).first->second;
        if (known <= moves) return;
        known = moves;
        if (by_moves_.size() <= static_cast<std::size_t>(moves))
            by_moves_.resize(static_cast<std::size_t>(moves) + 1);
        by_moves_[static_cast<std::size_t>(moves)].push_back({boxes, robots});
    }
    // The robot came by a step `on`, perhaps with a box before it.
    template <class On, class Back> void step_back(State state, int moves, int for_a_step, On on, Back back) {
        for (Squares rest = state.robots; rest; rest &= rest - 1) {
            const Squares robot = lowest(rest), before = back(robot) & room_;
            if (!before || before & (state.boxes | state.robots)) continue;
            const Squares others = (state.robots & ~robot) | before;
            reach(state.boxes, others, moves + for_a_step);
            if (on(robot) & state.boxes) reach((state.boxes & ~on(robot)) | robot, others, moves + 1);
        }
    }

    Squares room_;
    std::unordered_map<std::uint64_t, int> moves_;
    std::vector<std::vector<State>> by_moves_;
};

using Team = Sokoban::SmallTeam;

struct Found {
    std::uint64_t states = 0, actions = 0, walks = 0, steps = 0;
    std::string wrong;
};

// A room with its storage squares, searched push by push and move by move.
class Room {
   public:
    Room(Squares room, Squares storages, int boxes, int robots, bool counts_pushes)
        : room_(room), storages_(storages), boxes_(boxes), robots_(robots), counts_pushes_(counts_pushes) {}

    void hold_to_truth(std::uint64_t every, Found& found) const {
        const MovesLeft truth(room_, storages_, boxes_, robots_, counts_pushes_);
        const Squares first = choices(room_, boxes_)[0];
        const std::string text = drawn_room(room_, storages_, first, choices(room_ & ~first, robots_)[0]);
        Options options{{"space", "pushes"}, {"metric", counts_pushes_ ? "pushes" : "moves"}};
        const auto pushes = Sokoban::parse(text, options);
        options["space"] = "moves";
        const auto moves = Sokoban::parse(text, options);
        for (const Squares boxes : choices(room_, boxes_)) {
            for (const Squares team : choices(room_ & ~boxes, robots_)) {
                const int left = truth.of(boxes, team);
                if (left == 0 || left == kNever || found.states++ % every != 0) continue;
                look_at(std::get<Team>(*pushes), std::get<Sokoban::Small>(*moves), truth, boxes, team, found);
                if (!found.wrong.empty()) return;
            }
        }
    }

   private:
    void look_at(const Team& pushes, const Sokoban::Small& moves, const MovesLeft& truth, Squares boxes,
                 Squares team, Found& found) const {
        Team::State state{};
        std::size_t at = 0;
        for (const sokoban::Cell cell : cells_of(room_, team))
            state.pieces[at++] = static_cast<std::uint8_t>(cell);
        for (const sokoban::Cell cell : cells_of(room_, boxes))
            state.pieces[at++] = static_cast<std::uint8_t>(cell);
        int best = kNever;
        std::size_t actions = 0;
        pushes.successors(state, [&](Action action, Cost cost, const Team::State& next) {
            ++actions;
            const Squares next_team = squares(next, 0, robots_), next_boxes = squares(next, robots_, boxes_);
            best = std::min(best, static_cast<int>(cost) + truth.of(next_boxes, next_team));
            const std::vector<std::string> steps = pushes.steps(state, action);
            found.walks += next_boxes == boxes;
            found.steps += steps.size();
            if (const auto end = replayed(moves, state, steps);
                end.second != cost || end.first.pieces != next.pieces)
                found.wrong = pushes.action_name(action) + " is not made of its moves";
        });
        found.actions += actions;
        if (actions > pushes.max_successors()) found.wrong = "more successors than announced";
        if (best != truth.of(boxes, team))
            found.wrong = std::to_string(best) + ", not " + std::to_string(truth.of(boxes, team));
        if (!found.wrong.empty()) found.wrong += '\n' + drawn_room(room_, storages_, boxes, team);
    }
    Squares squares(const Team::State& state, int from, int count) const {
        Squares set = 0;
        for (int i = from; i < from + count; ++i) {
            Squares rest = room_;
            for (int skip = state.pieces[static_cast<std::size_t>(i)]; skip > 0; --skip) rest &= rest - 1;
            set |= lowest(rest);
        }
        return set;
    }
    // Where these moves lead, and what they cost; a cost of -1: one is not legal.
    static std::pair<Team::State, Cost> replayed(const Sokoban::Small& moves, Team::State state,
                                                 const std::vector<std::string>& steps) {
        Cost sum = 0;
        for (const std::string& step : steps) {
            Team::State after = state;
            bool is_legal = false;
            moves.successors(state, [&](Action action, Cost cost, const Team::State& next) {
                if (moves.action_name(action) != step) return;
                is_legal = true;
                after = next;
                sum += cost;
            });
            if (!is_legal) return {state, -1};
            state = after;
        }
        return {state, sum};
    }

    Squares room_, storages_;
    int boxes_, robots_;
    bool counts_pushes_;
};

struct Pieces {
    int boxes, robots;
};

// Every `room_step`-th room of this size, and of its sets of storage squares every `storage_step`-th.
void look_at_rooms(int width, int height, Pieces pieces, std::size_t room_step, std::size_t storage_step,
                   std::uint64_t every, Found& found) {
    const std::vector<Squares> rooms = rooms_of(width, height);
    std::size_t number = 0;
    for (std::size_t i = room_step / 2; i < rooms.size(); i += room_step) {
        if (pieces.boxes + pieces.robots > std::popcount(rooms[i])) continue;
        for (const Squares storages : choices(rooms[i], pieces.boxes)) {
            if (number++ % storage_step != 0) continue;
            const bool counts_pushes = number / storage_step % 5 == 0;
            Room(rooms[i], storages, pieces.boxes, pieces.robots, counts_pushes).hold_to_truth(every, found);
            if (!found.wrong.empty()) return;
        }
    }
}

}  // namespace

TEST_CASE("law: push by push a team of robots has the cheapest plans from every state of small rooms") {
    Found found;
    for (const Pieces pieces : {Pieces{1, 2}, Pieces{2, 2}, Pieces{1, 3}, Pieces{2, 3}, Pieces{1, 4}}) {
        for (int height = 1; height <= 3; ++height) {
            for (int width = height; width <= 4; ++width)
                look_at_rooms(width, height, pieces, kLongStep, height == 3 ? 7 : 1, 3, found);
        }
    }
    look_at_rooms(5, 3, {3, 2}, 11 * kLongStep, 97, 5, found);
    look_at_rooms(4, 4, {2, 3}, 101 * kLongStep, 31, 7, found);
    look_at_rooms(5, 4, {2, 2}, 4001 * kLongStep, 31, 7, found);
    CHECK(found.wrong == "");
    if (kSeesAll) CHECK(found.walks > 1000);
    MESSAGE(found.states, " states, ", found.actions, " actions, ", found.walks, " of them walks across, ",
            found.steps, " moves");
}

}  // namespace sokoban_team_law
