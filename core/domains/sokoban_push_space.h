// Sokoban with one robot as a search sees it push by push: an action walks to a box and pushes it once, and
// costs the steps of both. Between two pushes nothing but the robot moves, so the cheapest plans cost what
// they cost move by move. The robot's cell after a push is part of the state: with less, only the number of
// pushes would be least.
#pragma once

#include "flood_fill.h"
#include "sokoban_moves.h"

namespace frontier {

template <class Moves> class PushStretchOf;

template <class Moves> class PushSpaceOf : public Moves {
   public:
    using State = typename Moves::State;

    explicit PushSpaceOf(Moves moves) : Moves(std::move(moves)) {}

    bool unit_cost() const { return this->counts_pushes(); }
    std::size_t max_successors() const { return 4 * this->boxes(); }

    template <class Visit> void successors(const State& state, Visit&& visit) const {
        visit_pushes(state, [&](Action action, std::int32_t walk, const State& next) {
            visit(action, this->counts_pushes() ? Cost{1} : Cost{walk} + 1, next);
        });
    }

    // Where walking costs nothing, all that matters of the robot is which part of the floor it is in: its
    // least cell stands for it.
    bool has_canonical() const { return this->counts_pushes() || Moves::has_canonical(); }
    State canonical(const State& state) const {
        if (!this->counts_pushes()) return Moves::canonical(state);
        const Steps steps = walk(state);
        const auto stand_least = [&](State& at, auto&& image) {
            for (std::size_t i = 0; i < steps.size(); ++i) {
                if (steps[i] != kUnreached) at.pieces[0] = std::min(at.pieces[0], image(i));
            }
        };
        State least = state;
        stand_least(least, [](std::size_t cell) { return static_cast<Cell>(cell); });
        for (const auto& image : this->images()) {
            State turned = this->image_of(state, image);
            stand_least(turned, [&](std::size_t cell) { return static_cast<Cell>(image[cell]); });
            this->take_lesser(least, turned);
        }
        return least;
    }
    // States that are one to the search have one estimate.
    std::unique_ptr<Heuristic<State>> heuristic(std::string_view id, typename Moves::Memory& memory) const {
        auto own = Moves::heuristic(id, memory);
        if (!own || !this->counts_pushes()) return own;
        return std::make_unique<OfCanonical>(*this, std::move(own));
    }

    // Pushes from number `from` on, so many and the one after them (sokoban_stretch.h).
    std::optional<StretchOf<PushStretchOf<Moves>>> stretch(std::span<const std::string> plan,
                                                           std::size_t from, std::size_t length) const;

    std::string action_name(Action action) const {
        return concat("box ", action / 4 + 1, ' ', Moves::kDirections[action % 4]);
    }

    // The robot ends its walk where the box was.
    std::vector<Shift> shifts(const State& state, Action action) const {
        const Cell box = this->box_begin(state)[action / 4];
        const Cell ahead = this->neighbour(box, action % 4u);
        return {{this->square_of(state.pieces[0]), this->square_of(box)},
                {this->square_of(box), this->square_of(ahead)}};
    }

    // Back from the box along falling step counts; among equals the first direction, as everywhere.
    std::vector<std::string> steps(const State& state, Action action) const {
        const Steps counts = walk(state);
        const std::size_t direction = action % 4;
        const Cell box = this->box_begin(state)[action / 4];
        std::vector<std::string> names{std::string(Moves::kDirections[direction])};
        Cell at = this->neighbour(box, sokoban::opposite(direction));
        while (counts[at] > 0) {
            for (std::size_t d = 0; d < 4; ++d) {
                const Cell before = this->neighbour(at, sokoban::opposite(d));
                if (before == Moves::kNoCell || counts[before] + 1 != counts[at]) continue;
                names.push_back(std::string(Moves::kDirections[d]));
                at = before;
                break;
            }
        }
        std::reverse(names.begin(), names.end());
        return names;
    }

   protected:
    using Cell = typename decltype(State::pieces)::value_type;

    // Boxes in the order of their squares, each up, right, down, left, with the steps before the push.
    template <class Visit> void visit_pushes(const State& state, Visit&& visit) const {
        const Steps steps = walk(state);
        for (std::size_t i = 0; i < this->boxes(); ++i) {
            const Cell box = this->box_begin(state)[static_cast<std::ptrdiff_t>(i)];
            for (std::size_t d = 0; d < 4; ++d) {
                const Cell behind = this->neighbour(box, sokoban::opposite(d));
                const Cell ahead = this->neighbour(box, d);
                if (behind == Moves::kNoCell || steps[behind] == kUnreached || ahead == Moves::kNoCell ||
                    this->is_box(state, ahead))
                    continue;
                State next = state;
                next.pieces[0] = box;
                this->move_box(next, box, ahead);
                visit(static_cast<Action>(4 * i + d), steps[behind], next);
            }
        }
    }

   private:
    class OfCanonical final : public Heuristic<State> {
       public:
        OfCanonical(const PushSpaceOf& space, std::unique_ptr<Heuristic<State>> heuristic)
            : space_(space), heuristic_(std::move(heuristic)) {}
        Estimate operator()(const State& state) override { return (*heuristic_)(space_.canonical(state)); }
        bool prepare(std::uint64_t work) override { return heuristic_->prepare(work); }
        double progress() const override { return heuristic_->progress(); }
        std::size_t memory_bytes() const override { return heuristic_->memory_bytes(); }

       private:
        const PushSpaceOf& space_;  // its evaluator has it
        std::unique_ptr<Heuristic<State>> heuristic_;
    };

    using Steps = std::vector<std::int32_t>;
    static constexpr std::int32_t kUnreached = -1;

    // How many steps the robot is from each cell, boxes in its way.
    Steps walk(const State& state) const {
        constexpr std::int32_t kBlocked = -2;
        Steps steps(this->cells(), kUnreached);
        for (auto box = this->box_begin(state); box != this->box_end(state); ++box) steps[*box] = kBlocked;
        std::vector<Cell> queue;
        queue.reserve(this->cells());
        queue.push_back(state.pieces[0]);
        steps[queue[0]] = 0;
        const auto around = [this](Cell cell) -> const std::array<Cell, 4>& {
            return this->neighbours(cell);
        };
        flood_fill(queue, around, [&](Cell from, Cell to) {
            if (to == Moves::kNoCell || steps[to] != kUnreached) return false;
            steps[to] = steps[from] + 1;
            return true;
        });
        for (auto box = this->box_begin(state); box != this->box_end(state); ++box) steps[*box] = kUnreached;
        return steps;
    }
};

}  // namespace frontier

#include "sokoban_stretch.h"
