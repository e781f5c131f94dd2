// A space that answers as another does. Broken twins derive from it and change one answer.
#pragma once

#include "tests/support/spaces.h"

namespace frontier::test {

class ForwardingSpace : public Space {
   public:
    explicit ForwardingSpace(std::unique_ptr<Space> space)
        : Space(space->state_bytes(), space->max_successors(), space->unit_cost(), space->has_forms()),
          space_(std::move(space)) {}

    void start(std::byte* state) const override { space_->start(state); }
    bool is_goal(const std::byte* state) const override { return space_->is_goal(state); }
    void successors(const std::byte* state, SuccessorList& list) const override { space_->successors(state, list); }
    void make_form(const std::byte* state, std::byte* form) const override { space_->make_form(state, form); }
    std::uint64_t hash(const std::byte* state) const override { return space_->hash(state); }
    bool has_form(const std::byte* state, const std::byte* form) const override {
        return space_->has_form(state, form);
    }

    std::unique_ptr<Space> with_heuristic(std::string_view id) const override { return space_->with_heuristic(id); }
    Estimate estimate(const std::byte* state) const override { return space_->estimate(state); }
    bool prepare(std::uint64_t work) override { return space_->prepare(work); }
    double progress() const override { return space_->progress(); }
    std::size_t memory_bytes() const override { return space_->memory_bytes(); }
    std::uint8_t dead_end(const std::byte* state) const override { return space_->dead_end(state); }
    std::string dead_end_reason(std::uint8_t rule) const override { return space_->dead_end_reason(rule); }
    std::vector<std::size_t> dead_end_cells(const std::byte* state, std::uint8_t rule) const override {
        return space_->dead_end_cells(state, rule);
    }

    Picture picture(const std::byte* state) const override { return space_->picture(state); }
    std::string text(const std::byte* state) const override { return space_->text(state); }
    std::string action_name(Action action) const override { return space_->action_name(action); }
    std::vector<Shift> shifts(const std::byte* state, Action action) const override {
        return space_->shifts(state, action);
    }
    std::vector<std::string> steps(const std::byte* state, Action action) const override {
        return space_->steps(state, action);
    }

    std::string_view format() const override { return space_->format(); }
    std::vector<std::string> notes() const override { return space_->notes(); }
    std::optional<Picture> goal_picture() const override { return space_->goal_picture(); }
    Result<std::string> write(std::string_view format) const override { return space_->write(format); }
    std::string write_plan(const std::vector<Action>& actions, std::string_view format) const override {
        return space_->write_plan(actions, format);
    }

   private:
    std::unique_ptr<Space> space_;
};

// One whose successors are the other's, changed.
class ChangingSpace : public ForwardingSpace {
   public:
    using ForwardingSpace::ForwardingSpace;
    void successors(const std::byte* state, SuccessorList& list) const override {
        SuccessorList found = make_list();
        ForwardingSpace::successors(state, found);
        list.clear();
        change(state, found, list);
    }

   private:
    virtual void change(const std::byte* state, const SuccessorList& found, SuccessorList& list) const = 0;
};

// The last successor first.
class ReversingSpace : public ChangingSpace {
   public:
    using ChangingSpace::ChangingSpace;

   private:
    void change(const std::byte*, const SuccessorList& found, SuccessorList& list) const override {
        for (std::size_t i = found.size(); i-- > 0;) {
            list.add(found[i].action, found[i].cost, found[i].state, found[i].form);
        }
    }
};

}  // namespace frontier::test
