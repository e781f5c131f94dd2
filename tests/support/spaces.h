// Boards as the engine sees them, so that tests need not compile a domain.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/domain_table.h"
#include "core/puzzle.h"
#include "tests/support/random.h"

namespace frontier::test {

using StateBytes = std::vector<std::byte>;

// A puzzle with one evaluator, which answers as each of the three would. Broken twins derive from it and
// change one answer.
class Space : public StateSpace, public Evaluator, public Presenter {
   public:
    Space(const Puzzle& puzzle, std::string_view heuristic);
    explicit Space(std::unique_ptr<Space> space) : Space(std::move(*space)) {}
    std::unique_ptr<Space> with_heuristic(
        std::string_view id) const;  // null where there is no such heuristic
    const Puzzle& puzzle() const { return puzzle_; }

    void start(std::byte* state) const override { puzzle_.space->start(state); }
    bool is_goal(const std::byte* state) const override { return puzzle_.space->is_goal(state); }
    void successors(const std::byte* state, SuccessorList& list) const override {
        puzzle_.space->successors(state, list);
    }
    void canonicalise(const std::byte* state, std::byte* canonical) const override {
        puzzle_.space->canonicalise(state, canonical);
    }
    std::uint64_t hash(const std::byte* state) const override { return puzzle_.space->hash(state); }
    bool is_canonical_of(const std::byte* canonical, const std::byte* state) const override {
        return puzzle_.space->is_canonical_of(canonical, state);
    }
    bool goes_backwards() const override { return puzzle_.space->goes_backwards(); }
    void predecessors(const std::byte* state, SuccessorList& list) const override {
        puzzle_.space->predecessors(state, list);
    }
    std::vector<std::byte> goal_states() const override { return puzzle_.space->goal_states(); }
    std::uint64_t placements() const override { return puzzle_.space->placements(); }
    void placement(std::uint64_t number, std::byte* state) const override {
        puzzle_.space->placement(number, state);
    }

    bool prepare(std::uint64_t work) override { return evaluator_->prepare(work); }
    double progress() const override { return evaluator_->progress(); }
    std::size_t memory_bytes() const override { return evaluator_->memory_bytes(); }
    Estimate estimate(const std::byte* state) const override { return evaluator_->estimate(state); }
    std::uint8_t dead_end(const std::byte* state) const override { return evaluator_->dead_end(state); }
    std::string dead_end_reason(std::uint8_t rule) const override {
        return evaluator_->dead_end_reason(rule);
    }
    std::vector<std::size_t> dead_end_cells(const std::byte* state, std::uint8_t rule) const override {
        return evaluator_->dead_end_cells(state, rule);
    }

    Picture picture(const std::byte* state) const override { return puzzle_.presenter->picture(state); }
    std::string text(const std::byte* state) const override { return puzzle_.presenter->text(state); }
    std::string action_name(Action action) const override { return puzzle_.presenter->action_name(action); }
    std::vector<Shift> shifts(const std::byte* state, Action action) const override {
        return puzzle_.presenter->shifts(state, action);
    }
    std::vector<std::string> steps(const std::byte* state, Action action) const override {
        return puzzle_.presenter->steps(state, action);
    }
    std::string_view format() const override { return puzzle_.presenter->format(); }
    std::vector<std::string> notes() const override { return puzzle_.presenter->notes(); }
    std::optional<Picture> goal_picture() const override { return puzzle_.presenter->goal_picture(); }
    Result<std::string> write(std::string_view format) const override {
        return puzzle_.presenter->write(format);
    }
    std::string write_plan(const std::vector<Action>& actions, std::string_view format) const override {
        return puzzle_.presenter->write_plan(actions, format);
    }
    ViewLayout view_layout() const override { return puzzle_.presenter->view_layout(); }
    void view_row(const std::byte* state, std::int32_t* row) const override {
        puzzle_.presenter->view_row(state, row);
    }

   private:
    Puzzle puzzle_;
    std::unique_ptr<Evaluator> evaluator_;
};

const DomainRow& family(std::string_view domain);

// A board that can be read, with the heuristic zero.
std::unique_ptr<Space> space_of(std::string_view domain, std::string_view board, const Options& options = {});

// The same with a heuristic that is ready for use, however long that takes; null where there is no such
// heuristic.
std::unique_ptr<Space> prepared(const Space& space, std::string_view heuristic);

StateBytes start_of(const StateSpace& space);
StateBytes canonical_of(const StateSpace& space, const std::byte* state);
SuccessorList successors_of(const StateSpace& space, const std::byte* state);

// Goes on to any successor; nothing where there is none.
std::optional<Action> random_step(const StateSpace& space, StateBytes& state, Random& random);

// What is said of the start: by a heuristic, and why it is a dead end ("" where it is none).
Estimate estimate_of(const Space& space, std::string_view heuristic);
std::string dead_end_of(const Space& space);

}  // namespace frontier::test
