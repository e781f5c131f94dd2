// What every search has, whatever its loop: the puzzle, the settings, counters, incumbents, the lower bound, and the
// judgement of a successor by dead ends, bounds and the best plan.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "../domain.h"
#include "../formula_bound.h"
#include "../history.h"
#include "../search.h"
#include "../text/words.h"

namespace frontier {

template <Domain D> class SearchBase : public Search {
   public:
    using State = typename D::State;

    SearchBase(D domain, std::unique_ptr<Heuristic<State>> heuristic, Settings settings)
        : domain_(std::move(domain)), heuristic_(std::move(heuristic)), settings_(std::move(settings)) {
        weights_.set(0, settings_.ranking.weight());
    }

    std::size_t incumbents() const override { return incumbents_.size(); }
    void stop(Status why) override {
        if (status_ == Status::running) status_ = why;
    }
    void extend(std::uint64_t max_expansions, std::size_t memory_bytes) override {
        settings_.max_expansions = max_expansions;
        if (memory_bytes > 0) settings_.memory_bytes = memory_bytes;
    }

    Stats stats() const override {
        Stats stats;
        stats.status = status_;
        stats.message = message_;
        stats.counters = counters_;
        stats.open = open_;
        stats.nodes = nodes();
        stats.memory_bytes = memory_bytes();
        stats.peak_memory_bytes = peak_memory_bytes();
        if (!incumbents_.empty()) stats.cost = incumbents_.back().cost;
        stats.lower_bound = known(lower_bound());
        stats.weight = settings_.ranking.weight();
        stats.claim = claim();
        stats.incumbents = incumbents_;
        return stats;
    }

   protected:
    struct Judgement {
        Fate fate = Fate::kept;
        NodeId other = kNoNode;
        Cost other_g = 0;
        bool has_h = false;
        Estimate h = 0;
        std::uint8_t rule = 0;  // the dead end's; 0: the heuristic's own word
    };

    virtual std::size_t memory_bytes() const = 0;
    virtual std::size_t peak_memory_bytes() const { return memory_bytes(); }
    virtual Cost lower_bound() const { return lower_bound_; }

    // Dead ends, cost bounds, the incumbent; `limit` is IDA*'s threshold on g + h.
    void judge_by_bounds(Judgement& judgement, Cost g, const State& next, Cost incumbent, double limit = HUGE_VAL) const {
        if (g > settings_.bound.g) {
            judgement.fate = Fate::bound_g;
            return;
        }
        if (!judgement.has_h) {
            if constexpr (FindsDeadEnds<D>) {
                if (settings_.prune_dead_ends) judgement.rule = domain_.dead_end(next);
            }
            judgement.h = judgement.rule ? kDeadEnd : (*heuristic_)(next);
            judgement.has_h = true;
        }
        const double f = static_cast<double>(g) + static_cast<double>(judgement.h);
        if (judgement.h == kDeadEnd) judgement.fate = Fate::deadlock;
        else if (judgement.h > settings_.bound.h) judgement.fate = Fate::bound_h;
        else if (f > settings_.bound.f) judgement.fate = Fate::bound_f;
        else if (is_no_better(g, judgement.h, incumbent)) judgement.fate = Fate::incumbent;
        else if (f > limit) judgement.fate = Fate::threshold;
    }

    bool is_no_better(Cost g, Estimate h, Cost incumbent) const {
        if (incumbent == kInfiniteCost) return false;
        return settings_.improve.prune == Prune::by_f ? whole_f(g, h) >= incumbent : g >= incumbent;
    }

    void count(const Judgement& judgement, Cost g) {
        ++counters_.generated;
        if (is_kept(judgement.fate)) ++counters_.kept;
        switch (judgement.fate) {
            case Fate::reopened: ++counters_.reopened; break;
            case Fate::duplicate:
            case Fate::cycle: ++counters_.pruned_cycle; break;
            case Fate::bound_g: ++counters_.pruned_bound_g; break;
            case Fate::bound_h: ++counters_.pruned_bound_h; break;
            case Fate::bound_f: ++counters_.pruned_bound_f; break;
            case Fate::incumbent: ++counters_.pruned_incumbent; break;
            case Fate::threshold: ++counters_.pruned_threshold; break;
            case Fate::deadlock:
                ++counters_.pruned_deadlock;
                if (judgement.rule == 0 && !admissible()) unproved_dead_ends_ = true;
                break;
            default: break;
        }
        const bool cut = judgement.fate >= Fate::bound_g && judgement.fate <= Fate::bound_f;
        if (cut) least_cut_ = std::min(least_cut_, whole_f(g, judgement.has_h ? judgement.h : 0));
    }

    std::string reason_for(const Judgement& judgement, Cost g, Cost incumbent, double limit = HUGE_VAL) const {
        const CostBound& bound = settings_.bound;
        const double h = static_cast<double>(judgement.h);
        const std::string other = concat("node ", judgement.other, ", ");
        const std::string with_g = concat("with g = ", judgement.other_g);
        switch (judgement.fate) {
            case Fate::kept: return "New: it joins the frontier.";
            case Fate::improved: return concat("A cheaper way to ", other, "which was still waiting ", with_g, ".");
            case Fate::reopened: return concat("A cheaper way to ", other, "which was expanded ", with_g, ": its state is opened again.");
            case Fate::repeated: return concat("The state of ", other, "reached again with the same g and kept, as the courses' engine does.");
            case Fate::deferred: return concat("A cheaper way to ", other, "already expanded in this iteration ", with_g, ": it waits for the next one.");
            case Fate::revisited: return concat("The state of ", other, "known from an earlier iteration ", with_g, ": the cheaper way is kept.");
            case Fate::solution: return concat("A goal, at cost ", g, ": the best plan so far.");
            case Fate::duplicate: return concat("The same state as ", other, "reached there ", with_g, ".");
            case Fate::cycle: return concat("Back to ", other, "an ancestor of this one.");
            case Fate::bound_g: return concat("g = ", g, " is over the bound of ", bound.g, " on g.");
            case Fate::bound_h: return concat("h = ", h, " is over the bound of ", bound.h, " on h.");
            case Fate::bound_f: return concat("g + h = ", g + h, " is over the bound of ", bound.f, " on g + h.");
            case Fate::threshold: return concat("g + h = ", g + h, " is over this iteration's limit of ", limit, ".");
            case Fate::incumbent:
                if (settings_.improve.prune == Prune::by_f) return concat("g + h = ", g + h, " is not below the best plan's cost of ", incumbent, ".");
                return concat("g = ", g, " is not below the best plan's cost of ", incumbent, ".");
            case Fate::deadlock: break;
        }
        if constexpr (FindsDeadEnds<D>) {
            if (judgement.rule) return domain_.dead_end_reason(judgement.rule);
        }
        return concat("Lost: ", settings_.heuristic.id, " sees no way on from here.");
    }

    Cost incumbent_cost() const { return incumbents_.empty() ? kInfiniteCost : incumbents_.back().cost; }
    Cost incumbent_at(Moment moment) const {
        Cost cost = kInfiniteCost;
        for (const Incumbent& incumbent : incumbents_) {
            if (incumbent.expanded < moment) cost = incumbent.cost;
        }
        return cost;
    }
    void add_incumbent(Cost cost, NodeId node) {
        incumbents_.push_back({cost, counters_.expanded, settings_.ranking.weight(), known(lower_bound_), node});
    }

    bool admissible() const { return settings_.heuristic.admissible == Promise::proved; }

    // Costs are whole, so a plan through a node costs at least g + h rounded up.
    static Cost whole_f(Cost g, Estimate h) {
        constexpr double kRounding = 1e-4;  // an Estimate may be off by a few units in its last place
        const double f = std::ceil(static_cast<double>(g) + static_cast<double>(h) - kRounding);
        return f < kInfiniteCost ? static_cast<Cost>(f) : kInfiniteCost;
    }

    Claim claim() const {
        Evidence evidence;
        evidence.status = status_;
        if (!incumbents_.empty()) evidence.cost = incumbents_.back().cost;
        evidence.lower_bound = lower_bound();
        evidence.order_bound = order_bound_;
        evidence.order = settings_.ranking.formula().text();
        evidence.counters = counters_;
        evidence.admissible = admissible();
        evidence.oldest_first = goal_taken_ && settings_.is_oldest_first() && domain_.unit_cost();
        evidence.prunes_by_estimate = settings_.improve.prune == Prune::by_f;
        evidence.unproved_dead_ends = unproved_dead_ends_;
        evidence.incomplete = settings_.beam_width > 0 && counters_.discarded > 0;
        evidence.heuristic = settings_.heuristic.id;
        return certify(evidence);
    }

    // A goal was taken from the frontier in the order of the formula: what that proves.
    void conclude_from_order(Cost cost) {
        goal_taken_ = true;
        if (settings_.beam_width > 0) return;
        order_bound_ = least_optimum(settings_.ranking.formula(), settings_.ranking.context(), cost, admissible(),
                                     settings_.heuristic.integral);
    }

    static bool is_estimate(Estimate h) { return h >= 0; }  // NaN is not
    void fail(std::string message) {
        status_ = Status::failed;
        message_ = std::move(message);
    }
    void fail_on_estimate(Estimate h, const std::string& where) {
        fail(concat("The heuristic ", settings_.heuristic.id, " gave ", static_cast<double>(h), " for ", where,
                    "; an estimate is a number from 0 up."));
    }

    static std::optional<Cost> known(Cost bound) {
        return bound == kInfiniteCost ? std::nullopt : std::optional(bound);
    }
    static std::optional<double> finite(double value) {
        return std::isfinite(value) ? std::optional(value) : std::nullopt;
    }

    std::string formula_line(double f, const FormulaInput& input) const {
        if (!settings_.shows_f) return "";
        const Formula& formula = settings_.ranking.formula();
        const std::string value = number_text(f);
        const std::string filled = formula.filled_in(input);
        return concat("f = ", formula.text(), filled == value ? "" : " = " + filled, " = ", value);
    }

    D domain_;
    std::unique_ptr<Heuristic<State>> heuristic_;
    Settings settings_;
    Counters counters_;
    Status status_ = Status::running;
    std::string message_;
    std::vector<Incumbent> incumbents_;
    std::uint64_t open_ = 0;
    Cost lower_bound_ = 0;
    Cost least_cut_ = kInfiniteCost;  // the least g + h that a bound cut off
    Cost order_bound_ = 0;
    bool goal_taken_ = false;
    bool unproved_dead_ends_ = false;
    Timeline<double> weights_;
};

}  // namespace frontier
