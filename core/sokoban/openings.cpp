#include "openings.h"

#include <algorithm>

#include "carry.h"

namespace frontier::sokoban {

namespace {

constexpr std::size_t kMostOpenings = 8;
constexpr std::size_t kMostStates = 64;  // that are looked at

// The states that the first pushes lead to, breadth first, without those that are lost.
class FirstStates {
   public:
    struct State {
        std::vector<Cell> boxes;
        Cell robot;
        std::uint64_t key = 0;
        std::vector<Cell> held = {};
    };

    explicit FirstStates(const PushBoard& board)
        : board_(&board),
          carry_(board),
          regions_(board),
          frozen_(board),
          own_(board.targets(Way::push)),
          corrals_(board) {
        add({board.boxes(), board.robot()});
    }

    const std::vector<State>& all() const { return all_; }
    std::size_t expanded() const { return expanded_; }  // the first ones of them

    void expand() {
        const State state = all_[expanded_++];
        std::vector<char> taken = board_->walls();
        for (const Cell box : state.boxes) taken[box] = 1;
        for (std::size_t box = 0; box < state.boxes.size(); ++box) {
            const auto visit = [&](const Carried& carried, const Regions::Part&) {
                if (carried.steps > 1) return;
                State next{state.boxes, board_->next(carried.to, carried.side)};
                next.boxes[box] = carried.to;
                add(std::move(next));
            };
            carry_.each<Way::push>(
                state.boxes[box], state.robot, 1, taken, [](Cell) { return true; }, visit);
        }
    }

   private:
    void add(State state) {
        std::vector<char> taken = board_->walls();
        for (const Cell box : state.boxes) {
            taken[box] = 1;
            state.key ^= board_->box_key(box);
        }
        regions_.number(taken);
        state.key ^= board_->region_key(regions_.span_of(state.robot).least);
        if (keys_.insert(state.key).second && !is_lost(state, taken)) all_.push_back(std::move(state));
    }

    // Finds the held boxes, too.
    bool is_lost(State& state, const std::vector<char>& taken) {
        for (const Cell box : state.boxes) {
            if (board_->targets(Way::push).is_dead(box) || frozen_.is_lost(box, taken)) return true;
            state.held.insert(state.held.end(), frozen_.group().begin(), frozen_.group().end());
        }
        return !own_.set(state.boxes) || corrals_.is_lost(state.boxes, state.robot, taken);
    }

    const PushBoard* board_;
    Carry carry_;
    Regions regions_;
    FrozenBoxes frozen_;
    OwnTargets own_;
    CorralSearch corrals_;
    std::vector<State> all_;
    std::unordered_set<std::uint64_t> keys_;
    std::size_t expanded_ = 0;
};

}  // namespace

Openings::Openings(const PushBoard& board) {
    FirstStates states(board);
    std::size_t begin = 0, end = 0;  // of the latest that were few
    while (states.expanded() < states.all().size() && states.all().size() < kMostStates) {
        states.expand();
        if (states.all().size() - states.expanded() > kMostOpenings) continue;
        begin = states.expanded();
        end = states.all().size();
    }
    for (std::size_t i = 0; i < begin; ++i) before_.insert(states.all()[i].key);
    for (std::size_t i = begin; i < end; ++i) {
        const FirstStates::State& state = states.all()[i];
        all_.push_back({state.held, board.targets_at(state.boxes, Way::pull)});
    }
}

std::size_t Openings::memory_bytes() const {
    std::size_t bytes = before_.size() * 32;
    for (const Opening& one : all_) {
        bytes += one.boxes.distance.capacity() * sizeof(Distance) + one.boxes.masks.capacity() * 8;
    }
    return bytes;
}

OpeningRule::OpeningRule(const Openings& openings) : openings_(&openings), leads_(openings.all().size()) {
    for (const Openings::Opening& one : openings.all()) own_.emplace_back(one.boxes);
}

void OpeningRule::set(std::span<const Cell> boxes, const std::vector<char>& taken) {
    boxes_.assign(boxes.begin(), boxes.end());
    for (std::size_t one = 0; one < own_.size(); ++one) {
        const std::vector<Cell>& held = openings_->all()[one].held;
        const bool all_stand =
            std::all_of(held.begin(), held.end(), [&](Cell cell) { return taken[cell] != 0; });
        leads_[one] = all_stand ? Leads::unknown : Leads::no;
    }
}

bool OpeningRule::may_lead(std::size_t opening, std::size_t box, Cell at) {
    if (leads_[opening] == Leads::unknown)
        leads_[opening] = own_[opening].set(boxes_) ? Leads::yes : Leads::no;
    // What leads to the pulled state leads on to the one before.
    if (leads_[opening] == Leads::no) return false;
    const std::vector<Cell>& held = openings_->all()[opening].held;
    if (std::find(held.begin(), held.end(), boxes_[box]) != held.end()) return false;
    return own_[opening].has_one_each(box, at);
}

bool OpeningRule::is_lost(std::size_t box, Cell at, std::uint64_t key) {
    if (own_.empty() || openings_->is_before(key)) return false;
    for (std::size_t one = 0; one < own_.size(); ++one) {
        if (may_lead(one, box, at)) return false;
    }
    return true;
}

}  // namespace frontier::sokoban
