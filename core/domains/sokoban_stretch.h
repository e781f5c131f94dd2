// A stretch of a plan for one robot, push by push: only the boxes that it moves may be moved, all others are
// walls, and it ends as the plan does there. So small a puzzle can mostly be solved to the end, and a plan
// that is mended stretch by stretch loses its detours.
#pragma once

#include "sokoban_push_space.h"

namespace frontier {

template <class Moves> class PushStretchOf : public PushSpaceOf<Moves> {
    using Base = PushSpaceOf<Moves>;
    using Cell = typename Base::Cell;

   public:
    using State = typename Moves::State;
    using Memory = sokoban::DeadEnds;

    // `is_end`: the plan ends here, wherever the robot is then.
    PushStretchOf(const Base& whole, const State& from, const State& to, bool is_end)
        : Base(whole), from_(from), to_(to), is_end_(is_end), is_fixed_(this->cells(), 0) {
        for (std::size_t i = 0; i < this->boxes(); ++i) {
            const Cell box = this->box_begin(from)[static_cast<std::ptrdiff_t>(i)];
            is_fixed_[box] = this->is_box(to, box);
        }
    }
    // Also those that are pushed away and come back, or whose place another takes.
    void let_move(Cell box) { is_fixed_[box] = 0; }
    void make_floor() {
        auto floor = std::make_shared<sokoban::Floor>(*Base::floor());
        const auto blocked = [&](sokoban::Cell cell) { return cell == sokoban::kNoCell || is_fixed_[cell]; };
        for (std::size_t i = 0; i < floor->size(); ++i) {
            for (sokoban::Cell& next : floor->next[i]) {
                if (is_fixed_[i] || blocked(next)) next = sokoban::kNoCell;
            }
        }
        floor->robots.assign(1, from_.pieces[0]);
        floor->boxes = loose_boxes(from_);
        floor->storages = loose_boxes(to_);
        std::fill(floor->is_storage.begin(), floor->is_storage.end(), char{0});
        for (const sokoban::Cell cell : floor->storages) floor->is_storage[cell] = 1;
        const std::vector<sokoban::Cell> steps = sokoban::walk_distances(*floor, floor->robots);
        for (std::size_t i = 0; i < floor->size(); ++i) floor->is_open[i] = steps[i] != sokoban::kNoCell;
        floor->is_dead = sokoban::dead_squares(*floor);
        floor_ = std::move(floor);
    }

    bool unit_cost() const { return false; }
    bool has_canonical() const { return false; }  // the end takes the robot's own cell
    State start() const { return from_; }
    bool is_goal(const State& state) const {
        return std::equal(this->box_begin(state), this->box_end(state), this->box_begin(to_)) &&
               (is_end_ || state.pieces[0] == to_.pieces[0]);
    }
    template <class Visit> void successors(const State& state, Visit&& visit) const {
        this->visit_pushes(
            state, [this](Cell box) { return !is_fixed_[box]; },
            [&](Action action, std::int32_t walk, const State& next) {
                visit(action, cost_of_push() + Cost{walk}, next);
            });
    }
    // What 1 of the plan's cost is here: where pushes count, moves decide between equals.
    Cost unit() const { return this->counts_pushes() ? kMoreThanAnyWalk : 1; }

    Memory make_memory() const { return Memory(floor_); }
    std::uint8_t dead_end(const State& state, Memory& memory) const {
        const Loose loose(*this, state);
        return static_cast<std::uint8_t>(memory.find(loose.pieces()));
    }
    std::vector<std::size_t> dead_end_cells(const State& state, std::uint8_t rule, Memory& memory) const {
        const Loose loose(*this, state);
        std::vector<std::size_t> squares;
        for (const sokoban::Cell box : memory.boxes_of(static_cast<sokoban::DeadEnd>(rule), loose.pieces()))
            squares.push_back(this->square_of(static_cast<Cell>(box)));
        return squares;
    }

    std::unique_ptr<Heuristic<State>> heuristic(std::string_view, Memory&) const {
        return std::make_unique<Matching>(*this);
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

    std::vector<sokoban::Cell> loose_boxes(const State& state) const {
        std::vector<sokoban::Cell> boxes;
        for (auto box = this->box_begin(state); box != this->box_end(state); ++box) {
            if (!is_fixed_[*box]) boxes.push_back(*box);
        }
        return boxes;
    }

    class Loose {
       public:
        Loose(const PushStretchOf& stretch, const State& state) : robot_(state.pieces[0]) {
            for (auto box = stretch.box_begin(state); box != stretch.box_end(state); ++box) {
                if (!stretch.is_fixed_[*box]) boxes_[count_++] = *box;
            }
        }
        sokoban::Pieces pieces() const { return {{&robot_, 1}, {boxes_.data(), count_}}; }

       private:
        sokoban::Cell robot_;
        std::array<sokoban::Cell, std::tuple_size_v<decltype(State::pieces)>> boxes_;
        std::size_t count_ = 0;
    };

    class Matching final : public Heuristic<State> {
       public:
        explicit Matching(const PushStretchOf& stretch)
            : stretch_(stretch), estimator_(sokoban::make_matching(stretch.floor_)) {}
        Estimate operator()(const State& state) override {
            const Loose loose(stretch_, state);
            const std::int32_t h = estimator_->estimate(loose.pieces());
            return h >= sokoban::kFar ? kDeadEnd : static_cast<Estimate>(h * stretch_.cost_of_push());
        }
        bool prepare(std::uint64_t work) override { return estimator_->prepare(work); }
        double progress() const override { return estimator_->progress(); }
        std::size_t memory_bytes() const override { return estimator_->memory_bytes(); }

       private:
        const PushStretchOf& stretch_;  // its evaluator has it
        std::unique_ptr<sokoban::Estimator> estimator_;
    };

    State from_;
    State to_;
    bool is_end_;
    std::vector<char> is_fixed_;  // cells of boxes that stay
    std::shared_ptr<const sokoban::Floor> floor_;
};

// The last push is the same in every answer: then the rest of the plan fits, its walks included.
template <class Moves>
std::optional<StretchOf<PushStretchOf<Moves>>> PushSpaceOf<Moves>::stretch(std::span<const std::string> plan,
                                                                           std::size_t from,
                                                                           std::size_t length) const {
    State state = this->start();
    State begin = state, end = state;
    std::size_t pushes = 0, first = 0, last = 0;
    std::vector<Cell> pushed;
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
        end = state;
        if (pushes++ < from) {
            begin = state;
            first = step + 1;
        } else {
            pushed.push_back(to);
            last = step + 1;
        }
    }
    if (pushed.empty()) return std::nullopt;
    PushStretchOf<Moves> stretch(*this, begin, end, last == plan.size());
    for (const Cell cell : pushed) stretch.let_move(cell);
    stretch.make_floor();
    const Cost unit = stretch.unit();
    return StretchOf<PushStretchOf<Moves>>{std::move(stretch), first, last, unit,
                                           PushStretchOf<Moves>::heuristic_info()};
}

}  // namespace frontier
