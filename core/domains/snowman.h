// Snowperson: push three balls of snow into a stack, big, medium, small, on the destination. Every move
// costs 1.
#pragma once

#include <memory>
#include <variant>

#include "../family.h"
#include "../text/snow_text.h"
#include "snowman_features.h"
#include "snowman_field.h"
#include "snowman_heuristics.h"

namespace frontier {

// What a board and its options say, apart from how a state is packed.
struct SnowmanBoard {
    std::shared_ptr<const SnowField> field;
    SnowDrawing drawing;
    SnowLetters letters = SnowLetters::seed;  // that a text is read in if it does not say it itself
    SnowCell robot = 0;
    SnowBalls balls{};
    std::vector<std::string> notes;

    std::uint8_t dead_end(const SnowBalls& now) const;
    std::vector<std::size_t> dead_end_cells(const SnowBalls& now, std::uint8_t rule) const;
    SnowDrawing drawing_of(SnowCell robot_now, const SnowBalls& now) const;
    std::string print(SnowCell robot_now, const SnowBalls& now) const;
    Result<std::string> write(SnowCell robot_now, const SnowBalls& now, std::string_view format) const;
    std::string write_plan(const std::vector<Action>& actions) const;
    std::vector<Shift> shifts(SnowCell robot_now, const SnowBalls& now, Action action) const;
};

std::string snowman_dead_end_reason(std::uint8_t rule);
std::string snowman_action_name(Action action);
Picture snow_picture(const SnowDrawing& drawing);

template <class State> class SnowmanHeuristic final : public Heuristic<State> {
   public:
    explicit SnowmanHeuristic(std::unique_ptr<SnowEstimate> estimate) : estimate_(std::move(estimate)) {}
    Estimate operator()(const State& state) override { return (*estimate_)(state.robot, state.where()); }
    bool prepare(std::uint64_t work) override { return estimate_->prepare(work); }
    double progress() const override { return estimate_->progress(); }
    std::size_t memory_bytes() const override { return estimate_->memory_bytes(); }

   private:
    std::unique_ptr<SnowEstimate> estimate_;
};

// `Cell` is just large enough for the number of every cell.
template <class Cell> class SnowmanOf {
   public:
    struct State {
        Cell robot;
        std::array<Cell, 3> balls;  // big, medium, small; equal cells are a stack

        SnowBalls where() const { return {balls[0], balls[1], balls[2]}; }
    };

    explicit SnowmanOf(SnowmanBoard board) : board_(std::move(board)) {}

    std::size_t state_bytes() const { return sizeof(State); }
    State start() const { return packed(board_.robot, board_.balls); }
    bool unit_cost() const { return true; }
    std::size_t max_successors() const { return 4; }

    bool is_goal(const State& state) const {
        return field()->is_complete(state.where(), field()->destination());
    }

    // Up, right, down, left.
    template <class Visit> void successors(const State& state, Visit&& visit) const {
        for (std::size_t direction = 0; direction < 4; ++direction) {
            SnowCell robot = state.robot;
            SnowBalls balls = state.where();
            if (field()->step(robot, balls, direction))
                visit(static_cast<Action>(direction), Cost{1}, packed(robot, balls));
        }
    }

    std::uint8_t dead_end(const State& state) const { return board_.dead_end(state.where()); }
    std::string dead_end_reason(std::uint8_t rule) const { return snowman_dead_end_reason(rule); }
    std::vector<std::size_t> dead_end_cells(const State& state, std::uint8_t rule) const {
        return board_.dead_end_cells(state.where(), rule);
    }

    std::unique_ptr<Heuristic<State>> heuristic(std::string_view id) const {
        return make_row<State, SnowmanHeuristics::All, SnowmanFeatures::All>(id, *this);
    }
    // What heuristics are made of.
    const std::shared_ptr<const SnowField>& field() const { return board_.field; }
    std::unique_ptr<Heuristic<State>> by_estimate(std::unique_ptr<SnowEstimate> estimate) const {
        return std::make_unique<SnowmanHeuristic<State>>(std::move(estimate));
    }

    Picture picture(const State& state) const {
        return snow_picture(board_.drawing_of(state.robot, state.where()));
    }
    std::string print(const State& state) const { return board_.print(state.robot, state.where()); }
    Result<std::string> write(const State& state, std::string_view format) const {
        return board_.write(state.robot, state.where(), format);
    }
    std::string write_plan(const std::vector<Action>& actions, std::string_view) const {
        return board_.write_plan(actions);
    }
    std::string action_name(Action action) const { return snowman_action_name(action); }
    std::vector<Shift> shifts(const State& state, Action action) const {
        return board_.shifts(state.robot, state.where(), action);
    }
    std::vector<std::string> notes() const { return board_.notes; }
    std::string_view format() const { return word(board_.drawing.format); }

   private:
    static State packed(SnowCell robot, const SnowBalls& balls) {
        return {static_cast<Cell>(robot),
                {static_cast<Cell>(balls[0]), static_cast<Cell>(balls[1]), static_cast<Cell>(balls[2])}};
    }

    SnowmanBoard board_;
};

namespace validate {
Verdict check_snowman(const Task& task);
}

struct Snowman {
    using Small = SnowmanOf<std::uint8_t>;
    using Large = SnowmanOf<std::uint16_t>;
    using Instance = std::variant<Small, Large>;

    static const DomainInfo& info();
    static Result<Instance> parse(std::string_view text, const Options& options);
    static constexpr validate::Checker check_plan = validate::check_snowman;
    static std::optional<Picture> sketch(std::string_view text);
    static std::string text_of(const Picture& picture);
};

static_assert(Family<Snowman>);
static_assert(Domain<Snowman::Small> && FindsDeadEnds<Snowman::Small> && WritesFormats<Snowman::Small>);
static_assert(Domain<Snowman::Large> && FindsDeadEnds<Snowman::Large> && WritesPlans<Snowman::Large>);
static_assert(NamesDeadPieces<Snowman::Small> && EditableBoard<Snowman> &&
              sizeof(Snowman::Small::State) == 4);

}  // namespace frontier
