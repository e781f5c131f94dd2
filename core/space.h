// A puzzle and its heuristic as all that is not a domain sees them: states are bytes. Behind this one interface the loops
// are compiled once, whatever the domain; a domain costs the engine one call an expansion and one an estimate.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "domain.h"
#include "state_bytes.h"

namespace frontier {

// A state's `form` is canonical: equal for states that are one and the same to the search.
struct Successor {
    const std::byte* state;
    const std::byte* form;
    std::uint64_t hash;  // of the form
    Cost cost;
    Action action;
};

// The successors of one state, in order. It is used again and again, so that none of them allocates.
class SuccessorList {
   public:
    SuccessorList(std::size_t state_bytes, bool has_forms)
        : bytes_(state_bytes), form_at_(has_forms ? state_bytes : 0), stride_(form_at_ + state_bytes) {}

    void clear() { count_ = 0; }
    std::size_t size() const { return count_; }
    Successor operator[](std::size_t i) const {
        const std::byte* state = &buffer_[i * stride_];
        return {state, state + form_at_, moves_[i].hash, moves_[i].cost, moves_[i].action};
    }
    // A size that the compiler knows spares it the loops, where states have it.
    template <std::size_t kLikelyBytes = 0>
    [[gnu::always_inline]] void add(Action action, Cost cost, const void* state, const void* form) {
        if (count_ == moves_.size()) grow();
        std::byte* place = &buffer_[count_ * stride_];
        const auto put = [&](std::size_t bytes) __attribute__((always_inline)) {
            copy_bytes(place, state, bytes);
            if (form_at_ > 0) copy_bytes(place + bytes, form, bytes);
            moves_[count_++] = {hash_bytes(form, bytes), cost, action};
        };
        if (bytes_ == kLikelyBytes) put(kLikelyBytes);
        else put(bytes_);
    }

   private:
    [[gnu::noinline]] void grow() {
        moves_.resize(2 * count_ + 8);
        buffer_.resize(moves_.size() * stride_);
    }

    struct Move {
        std::uint64_t hash;
        Cost cost;
        Action action;
    };
    std::size_t bytes_;
    std::size_t form_at_;  // behind its state; 0 where a state is its own form
    std::size_t stride_;
    std::size_t count_ = 0;
    std::vector<Move> moves_;
    std::vector<std::byte> buffer_;
};

class Space {
   public:
    Space(std::size_t state_bytes, std::size_t max_successors, bool unit_cost, bool has_forms)
        : state_bytes_(state_bytes), max_successors_(max_successors), unit_cost_(unit_cost), has_forms_(has_forms) {
        assert(state_bytes > 0);
    }
    virtual ~Space() = default;

    std::size_t state_bytes() const { return state_bytes_; }
    std::size_t max_successors() const { return max_successors_; }
    bool unit_cost() const { return unit_cost_; }
    bool has_forms() const { return has_forms_; }
    SuccessorList make_list() const { return {state_bytes_, has_forms_}; }

    virtual void start(std::byte* state) const = 0;
    virtual bool is_goal(const std::byte* state) const = 0;
    virtual void successors(const std::byte* state, SuccessorList& list) const = 0;
    virtual void make_form(const std::byte* state, std::byte* form) const = 0;
    virtual std::uint64_t hash(const std::byte* state) const = 0;  // of its form
    virtual bool has_form(const std::byte* state, const std::byte* form) const = 0;

    // The same puzzle with another heuristic; null where there is no such heuristic. A board that was just read has
    // none, and cannot estimate or prepare.
    virtual std::unique_ptr<Space> with_heuristic(std::string_view id) const = 0;
    virtual Estimate estimate(const std::byte* state) const = 0;
    virtual bool prepare(std::uint64_t work) = 0;
    virtual double progress() const = 0;
    virtual std::size_t memory_bytes() const = 0;
    virtual std::uint8_t dead_end(const std::byte* state) const = 0;
    // What a search asks of every new state, in one call: kDeadEnd and the rule that says so, or the estimate and 0.
    virtual Estimate assess(const std::byte* state, std::uint8_t& rule) const {
        rule = dead_end(state);
        return rule ? kDeadEnd : estimate(state);
    }
    virtual std::string dead_end_reason(std::uint8_t rule) const = 0;
    virtual std::vector<std::size_t> dead_end_cells(const std::byte* state, std::uint8_t rule) const = 0;

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

   private:
    std::size_t state_bytes_;
    std::size_t max_successors_;
    bool unit_cost_;
    bool has_forms_;
};

template <Domain D> class SpaceOf final : public Space {
    using State = typename D::State;

   public:
    explicit SpaceOf(D domain, std::unique_ptr<Heuristic<State>> heuristic = nullptr)
        : Space(std::max<std::size_t>(domain.state_bytes(), 1), domain.max_successors(), domain.unit_cost(), forms_of(domain)),
          domain_(std::move(domain)),
          heuristic_(std::move(heuristic)) {}

    void start(std::byte* state) const override {
        const State start = domain_.start();
        std::memcpy(state, &start, state_bytes());
    }
    bool is_goal(const std::byte* state) const override { return domain_.is_goal(load(state)); }
    void successors(const std::byte* state, SuccessorList& list) const override {
        list.clear();
        domain_.successors(load(state), [&](Action action, Cost cost, const State& next) {
            if constexpr (HasCanonicalForm<D>) {
                if (has_forms()) {
                    const State form = domain_.canonical(next);
                    return list.template add<sizeof(State)>(action, cost, &next, &form);
                }
            }
            list.template add<sizeof(State)>(action, cost, &next, &next);
        });
    }
    void make_form(const std::byte* state, std::byte* form) const override {
        const State canonical = form_of(state);
        std::memcpy(form, &canonical, state_bytes());
    }
    std::uint64_t hash(const std::byte* state) const override {
        const State form = form_of(state);
        return hash_bytes(&form, state_bytes());
    }
    bool has_form(const std::byte* state, const std::byte* form) const override {
        const State own = form_of(state);
        return same_bytes(&own, form, state_bytes());
    }

    std::unique_ptr<Space> with_heuristic(std::string_view id) const override {
        auto heuristic = domain_.heuristic(id);
        return heuristic ? std::make_unique<SpaceOf>(domain_, std::move(heuristic)) : nullptr;
    }
    Estimate estimate(const std::byte* state) const override { return (*heuristic_)(load(state)); }
    bool prepare(std::uint64_t work) override { return heuristic_->prepare(work); }
    double progress() const override { return heuristic_->progress(); }
    std::size_t memory_bytes() const override { return heuristic_->memory_bytes(); }
    std::uint8_t dead_end(const std::byte* state) const override {
        if constexpr (FindsDeadEnds<D>) return domain_.dead_end(load(state));
        else return 0;
    }
    Estimate assess(const std::byte* bytes, std::uint8_t& rule) const override {
        const State state = load(bytes);
        if constexpr (FindsDeadEnds<D>) rule = domain_.dead_end(state);
        return rule ? kDeadEnd : (*heuristic_)(state);
    }
    std::string dead_end_reason(std::uint8_t rule) const override {
        if constexpr (FindsDeadEnds<D>) return domain_.dead_end_reason(rule);
        else return "";
    }
    std::vector<std::size_t> dead_end_cells(const std::byte* state, std::uint8_t rule) const override {
        if constexpr (NamesDeadPieces<D>)
            return domain_.dead_end_cells(load(state), rule);
        else
            return {};
    }

    Picture picture(const std::byte* state) const override { return domain_.picture(load(state)); }
    std::string text(const std::byte* state) const override { return domain_.print(load(state)); }
    std::string action_name(Action action) const override { return domain_.action_name(action); }
    std::vector<Shift> shifts(const std::byte* state, Action action) const override {
        return domain_.shifts(load(state), action);
    }
    std::vector<std::string> steps(const std::byte* state, Action action) const override {
        if constexpr (HasMacroActions<D>) return domain_.steps(load(state), action);
        else return {domain_.action_name(action)};
    }

    std::string_view format() const override { return domain_.format(); }
    std::vector<std::string> notes() const override { return domain_.notes(); }
    std::optional<Picture> goal_picture() const override {
        if constexpr (HasGoalPicture<D>) return domain_.goal_picture();
        else return std::nullopt;
    }
    Result<std::string> write(std::string_view format) const override {
        if constexpr (WritesFormats<D>) return domain_.write(domain_.start(), format);
        else return domain_.print(domain_.start());  // its only format
    }
    std::string write_plan(const std::vector<Action>& actions, std::string_view format) const override {
        if constexpr (WritesPlans<D>) return domain_.write_plan(actions, format);
        else return "";
    }

   private:
    static bool forms_of(const D& domain) {
        if constexpr (HasCanonicalForm<D>) return domain.has_forms();
        else return false;
    }
    [[gnu::always_inline]] State load(const std::byte* bytes) const {
        State state{};
        if (state_bytes() == sizeof(State)) std::memcpy(&state, bytes, sizeof(State));
        else copy_bytes(&state, bytes, state_bytes());
        return state;
    }
    State form_of(const std::byte* state) const {
        if constexpr (HasCanonicalForm<D>) return domain_.canonical(load(state));
        else return load(state);
    }

    D domain_;
    std::unique_ptr<Heuristic<State>> heuristic_;
};

}  // namespace frontier
