// What every search has, whatever its loop: the puzzle, settings, counters, incumbents, the lower bound, the
// claim, the judgement of a successor by dead ends, bounds and the best plan known, and the words for what
// becomes of it.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "../history.h"
#include "../search.h"
#include "search_task.h"

namespace frontier {

// A number for a state by what a function outside of the engine sees of it, which is the same for states that
// are one to the search.
class StateKey {
   public:
    explicit StateKey(const Presenter& presenter)
        : presenter_(&presenter), row_(presenter.view_layout().stride) {}

    double operator()(const std::byte* state) {
        presenter_->view_row(state, row_.data());
        return static_cast<double>(hash_bytes(row_.data(), row_.size() * sizeof row_[0]) >> 11);
    }

   private:
    const Presenter* presenter_;
    std::vector<std::int32_t> row_;
};

class SearchCommon : public Search {
   public:
    SearchCommon(SearchTask task, Settings settings);

    Status advance(std::uint64_t count) final;
    bool preparing() const final { return !begun_; }
    std::size_t incumbents() const override { return incumbents_.size(); }
    void stop(Status why) override;
    void extend(std::uint64_t max_expansions, std::size_t memory_bytes) override;
    void know(Cost cost) override;
    Stats stats() const override;

   protected:
    struct Judgement {
        Outcome outcome = Outcome::kept;
        bool has_h = false;
        std::uint8_t rule = 0;  // the dead end's; 0: the heuristic's own word
        NodeId other = kNoNode;
        Cost other_g = 0;
        Estimate h = 0;        // of the heuristic that bounds and proves
        Estimate guide_h = 0;  // of the guide, where there is one
    };

    virtual void begin() = 0;     // at the start, once the heuristic is ready
    virtual void take_one() = 0;  // the least that is done at a time: one expansion, or less
    virtual std::size_t memory_bytes() const = 0;

    bool is_over() const {
        return status_ == Status::solved || status_ == Status::exhausted || status_ == Status::failed;
    }
    bool admissible() const { return settings_.heuristic.admissible == Property::proved; }
    // What puts a node in its order. Of a dead end the guide is not asked.
    Estimate order_h(const Judgement& judgement) const {
        return guide_ && judgement.h != kDeadEnd ? judgement.guide_h : judgement.h;
    }
    [[gnu::noinline]] void ask_guide(Judgement& judgement, const std::byte* next) const;
    std::size_t evaluators_bytes() const {
        return evaluator_->memory_bytes() + (guide_ ? guide_->memory_bytes() : 0);
    }

    // Costs are whole, so a plan through a node costs at least g + h rounded up.
    static Cost whole_f(Cost g, Estimate h) {
        constexpr double kRounding = 1e-4;  // an Estimate may be off by a few units in its last place
        const double f = static_cast<double>(g) + static_cast<double>(h);
        if (!(f < kInfiniteCost)) return kInfiniteCost;
        const Cost whole = static_cast<Cost>(f);  // std::ceil is a call on many machines
        return whole + (f - whole > kRounding ? 1 : 0);
    }
    // More than a step's cost, and more than an Estimate that is not whole may be off.
    static bool falls_too_far(Estimate h, Cost cost, Estimate next) {
        constexpr Estimate kRounding = 1e-4f;
        return h - kRounding > static_cast<Estimate>(cost) + next;
    }
    bool is_no_better(Cost g, Estimate h, Cost incumbent) const {
        if (incumbent == kInfiniteCost) return false;
        return settings_.improve.prune == Prune::by_f ? whole_f(g, h) >= incumbent : g >= incumbent;
    }

    // Dead ends, cost bounds, the incumbent; `limit` is IDA*'s threshold on g + h.
    [[gnu::always_inline]] void judge_by_bounds(Judgement& judgement, Cost g, const std::byte* next,
                                                Cost incumbent, double limit = HUGE_VAL) const {
        if (g > settings_.bound.g) {
            judgement.outcome = Outcome::bound_g;
            return;
        }
        if (!judgement.has_h) {
            judgement.h = settings_.prune_dead_ends ? evaluator_->evaluate(next, judgement.rule)
                                                    : evaluator_->estimate(next);
            judgement.has_h = true;
            if (guide_) ask_guide(judgement, next);
        }
        const double f = static_cast<double>(g) + static_cast<double>(judgement.h);
        if (judgement.h == kDeadEnd) judgement.outcome = Outcome::deadlock;
        else if (judgement.h > settings_.bound.h) judgement.outcome = Outcome::bound_h;
        else if (f > settings_.bound.f) judgement.outcome = Outcome::bound_f;
        else if (is_no_better(g, judgement.h, incumbent)) judgement.outcome = Outcome::incumbent;
        else if (f > limit) judgement.outcome = Outcome::threshold;
    }

    void count(const Judgement& judgement, Cost g);
    bool is_proved_dead_end(const Judgement& judgement) const;
    // Why a successor met its outcome; `limit` is IDA*'s threshold on g + h.
    std::string reason_for(const Judgement& judgement, Cost g, Cost incumbent, double limit = HUGE_VAL) const;
    // "f = g + 1.5·h = 5 + 1.5·4 = 11"
    std::string formula_line(double f, const FormulaInput& input) const;

    // Appends what an action from `state` that costs so much means in moves of the puzzle.
    void add_steps(Plan& plan, const std::byte* state, Action action, Cost cost, NodeId to) const;

    Track track_of(const Timeline<Cost>& lower_bounds) const;

    // Of the best plan, its own or one from elsewhere.
    Cost incumbent_cost() const {
        return std::min(known_cost_, incumbents_.empty() ? kInfiniteCost : incumbents_.back().cost);
    }
    Cost incumbent_at(StepIndex step) const;
    void add_incumbent(Cost cost, NodeId node);
    // A goal was taken from the frontier in the order of the formula: what that proves.
    void conclude_from_order(Cost cost);

    static bool is_estimate(Estimate h) { return h >= 0; }  // NaN is not
    static bool has_estimates(const Judgement& judgement) {
        return is_estimate(judgement.h) && is_estimate(judgement.guide_h);
    }
    void fail(std::string message);
    void fail_on_estimates(const Judgement& judgement, const std::string& where);

    static std::optional<Cost> known(Cost bound) {
        return bound == kInfiniteCost ? std::nullopt : std::optional(bound);
    }
    static std::optional<double> finite(double value) {
        return std::isfinite(value) ? std::optional(value) : std::nullopt;
    }

    std::shared_ptr<const StateSpace> space_;
    std::shared_ptr<const Presenter> presenter_;
    std::unique_ptr<Evaluator> evaluator_;
    std::unique_ptr<Evaluator> guide_;  // null: what bounds and proves orders, too
    Settings settings_;
    Counters counters_;
    Status status_ = Status::running;
    std::string message_;
    std::optional<EstimateFailure> failure_;
    std::vector<Incumbent> incumbents_;
    Cost known_cost_ = kInfiniteCost;  // of a plan from elsewhere
    Timeline<Cost> known_costs_;
    std::uint64_t open_ = 0;
    Cost lower_bound_ = 0;
    Cost least_cut_ = kInfiniteCost;  // the least g + h that a bound cut off
    Cost order_bound_ = 0;
    bool goal_taken_ = false;
    std::optional<Outcome> given_up_;  // the last that may have lost any plan
    Timeline<double> weights_;
    std::vector<Breakpoint> breakpoints_;
    std::uint64_t changes_ = 1;  // how often the search was told to go on, or given another weight

   private:
    Claim claim() const;
    bool prepare(std::uint64_t work);

    bool begun_ = false;
};

}  // namespace frontier
