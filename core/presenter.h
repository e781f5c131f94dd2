// How a puzzle is shown and written: pictures, texts, the names of its actions and what they move.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "state_space.h"

namespace frontier {

class Presenter {
   public:
    virtual ~Presenter() = default;

    virtual Picture picture(const std::byte* state) const = 0;
    virtual std::string text(const std::byte* state) const = 0;
    virtual std::string action_name(Action action) const = 0;
    virtual std::vector<Shift> shifts(const std::byte* state, Action action) const = 0;
    // The moves of the puzzle that an action stands for.
    virtual std::vector<std::string> steps(const std::byte* state, Action action) const = 0;

    virtual std::string_view format() const = 0;  // in which the board was given
    virtual std::vector<std::string> notes() const = 0;
    virtual std::optional<Picture> goal_picture() const = 0;
    // The board, or a plan from its start, in a format of the domain's.
    virtual Result<std::string> write(std::string_view format) const = 0;
    virtual std::string write_plan(const std::vector<Action>& actions, std::string_view format) const = 0;

    // What a function outside of the engine sees (view.h): a row of view_layout().stride numbers, the same
    // for states that are one to the search.
    virtual ViewLayout view_layout() const = 0;
    virtual void view_row(const std::byte* state, std::int32_t* row) const = 0;
};

template <Domain D> class PresenterOf final : public Presenter {
   public:
    explicit PresenterOf(std::shared_ptr<const D> domain) : domain_(std::move(domain)), codec_(*domain_) {}

    Picture picture(const std::byte* state) const override { return domain_->picture(codec_.load(state)); }
    std::string text(const std::byte* state) const override { return domain_->print(codec_.load(state)); }
    std::string action_name(Action action) const override { return domain_->action_name(action); }
    std::vector<Shift> shifts(const std::byte* state, Action action) const override {
        return domain_->shifts(codec_.load(state), action);
    }
    std::vector<std::string> steps(const std::byte* state, Action action) const override {
        if constexpr (HasMacroActions<D>) return domain_->steps(codec_.load(state), action);
        else return {domain_->action_name(action)};
    }

    std::string_view format() const override { return domain_->format(); }
    std::vector<std::string> notes() const override { return domain_->notes(); }
    std::optional<Picture> goal_picture() const override {
        if constexpr (HasGoalPicture<D>) return domain_->goal_picture();
        else return std::nullopt;
    }
    Result<std::string> write(std::string_view format) const override {
        if constexpr (WritesFormats<D>) return domain_->write(domain_->start(), format);
        else return domain_->print(domain_->start());  // its only format
    }
    std::string write_plan(const std::vector<Action>& actions, std::string_view format) const override {
        if constexpr (WritesPlans<D>) return domain_->write_plan(actions, format);
        else return "";
    }

    ViewLayout view_layout() const override { return domain_->view_layout(); }
    void view_row(const std::byte* state, std::int32_t* row) const override {
        if constexpr (HasCanonicalState<D>) domain_->view_row(domain_->canonical(codec_.load(state)), row);
        else domain_->view_row(codec_.load(state), row);
    }

   private:
    std::shared_ptr<const D> domain_;
    Codec<D> codec_;
};

}  // namespace frontier
