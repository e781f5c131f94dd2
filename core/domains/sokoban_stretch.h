// A stretch of a plan for one robot, push by push: it ends as the plan does there, and on the way all boxes
// but one are always where they were together on some step of the plan (sokoban_vicinity.h). So small a
// puzzle can mostly be solved to the end, and a plan that is mended stretch by stretch loses its detours.
#pragma once

#include "sokoban_push_space.h"
#include "sokoban_vicinity.h"

namespace frontier {

template <class Moves> class PushStretchOf : public PushSpaceOf<Moves> {
    using Base = PushSpaceOf<Moves>;
    using Cell = typename Base::Cell;

   public:
    using State = typename Moves::State;

    // The plan's states from the one before the stretch to its last. `is_end`: the plan ends here, wherever
    // the robot is then.
    PushStretchOf(const Base& whole, std::span<const State> states, bool is_end)
        : Base(whole),
          from_(states.front()),
          to_(states.back()),
          is_end_(is_end),
          vicinity_(states.size(), this->boxes()) {
        for (const State& state : states) vicinity_.add(&*this->box_begin(state), &*this->box_end(state));
        this->aim(from_, to_);
    }

    bool unit_cost() const { return false; }
    bool has_canonical() const { return false; }  // the end takes the robot's own cell
    State start() const { return from_; }
    bool is_goal(const State& state) const {
        return std::equal(this->box_begin(state), this->box_end(state), this->box_begin(to_)) &&
               (is_end_ || state.pieces[0] == to_.pieces[0]);
    }
    template <class Visit> void successors(const State& state, Visit&& visit) const {
        this->visit_pushes(state, [&](Action action, std::int32_t walk, const State& next) {
            if (vicinity_.has(&*this->box_begin(next), &*this->box_end(next)))
                visit(action, cost_of_push() + Cost{walk}, next);
        });
    }
    // What 1 of the plan's cost is here: where pushes count, moves decide between equals.
    Cost unit() const { return this->counts_pushes() ? kMoreThanAnyWalk : 1; }

    std::unique_ptr<Heuristic<State>> heuristic(std::string_view id, typename Base::Memory& memory) const {
        return std::make_unique<OfPushes>(Moves::heuristic(id, memory),
                                          static_cast<Estimate>(cost_of_push()));
    }
    static HeuristicInfo heuristic_info() {
        HeuristicInfo info = SokobanHeuristics::Matching::info();
        info.id = SokobanHeuristics::Matching::id;
        return info;
    }

    void stretch(std::span<const std::string>, std::size_t, std::size_t) const = delete;

   private:
    static constexpr Cost kMoreThanAnyWalk = 10'000;
    static_assert(kMaxWarehouseSide * kMaxWarehouseSide < kMoreThanAnyWalk);

    Cost cost_of_push() const { return this->counts_pushes() ? kMoreThanAnyWalk + 1 : 1; }

    class OfPushes final : public Heuristic<State> {
       public:
        OfPushes(std::unique_ptr<Heuristic<State>> pushes, Estimate cost_of_push)
            : pushes_(std::move(pushes)), cost_of_push_(cost_of_push) {}
        Estimate operator()(const State& state) override { return (*pushes_)(state)*cost_of_push_; }
        bool prepare(std::uint64_t work) override { return pushes_->prepare(work); }
        double progress() const override { return pushes_->progress(); }
        std::size_t memory_bytes() const override { return pushes_->memory_bytes(); }

       private:
        std::unique_ptr<Heuristic<State>> pushes_;
        Estimate cost_of_push_;
    };

    State from_;
    State to_;
    bool is_end_;
    sokoban::Vicinity vicinity_;
};

// The last push is the same in every answer: then the rest of the plan fits, its walks included.
template <class Moves>
std::optional<StretchOf<PushStretchOf<Moves>>> PushSpaceOf<Moves>::stretch(std::span<const std::string> plan,
                                                                           std::size_t from,
                                                                           std::size_t length) const {
    State state = this->start();
    std::size_t pushes = 0, first = 0, last = 0;
    std::vector<State> states{state};
    for (std::size_t step = 0; step < plan.size() && pushes <= from + length; ++step) {
        const auto direction =
            std::find(std::begin(Moves::kDirections), std::end(Moves::kDirections), plan[step]);
        if (direction == std::end(Moves::kDirections)) return std::nullopt;
        const auto d = static_cast<std::size_t>(direction - std::begin(Moves::kDirections));
        const Cell to = this->neighbour(state.pieces[0], d);
        if (to == Moves::kNoCell) return std::nullopt;
        state.pieces[0] = to;
        if (!this->is_box(state, to)) continue;
        const Cell beyond = this->neighbour(to, d);
        if (beyond == Moves::kNoCell || this->is_box(state, beyond)) return std::nullopt;
        this->move_box(state, to, beyond);
        if (pushes++ < from) {
            states.clear();
            first = step + 1;
        }
        states.push_back(state);
        last = step + 1;
    }
    if (pushes <= from) return std::nullopt;
    PushStretchOf<Moves> stretch(*this, states, last == plan.size());
    const Cost unit = stretch.unit();
    return StretchOf<PushStretchOf<Moves>>{std::move(stretch), first, last, unit,
                                           PushStretchOf<Moves>::heuristic_info()};
}

}  // namespace frontier
