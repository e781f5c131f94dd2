#include "search_common.h"

#include <algorithm>
#include <cassert>

#include "../formula_bound.h"
#include "../text/words.h"

namespace frontier {

namespace {

// A name may be several words.
std::string quoted(const HeuristicInfo& heuristic) { return concat("“", heuristic.name, "”"); }

}  // namespace

SearchCommon::SearchCommon(SearchTask task, Settings settings)
    : space_(std::move(task.space)),
      presenter_(std::move(task.presenter)),
      evaluator_(std::move(task.evaluator)),
      guide_(std::move(task.guide)),
      settings_(std::move(settings)) {
    weights_.set(0, settings_.ranking.weight());
}

Status SearchCommon::advance(std::uint64_t count) {
    if (is_over()) return status_;
    ++changes_;
    status_ = Status::running;
    if (!begun_) {
        if (!prepare(count)) return status_;
        begun_ = true;
        begin();
        if (count != kNoLimit) return status_;
    }
    for (std::uint64_t work = 0; work < count && status_ == Status::running; ++work) take_one();
    return status_;
}

bool SearchCommon::prepare(std::uint64_t work) {
    return evaluator_->prepare(work) && (!guide_ || guide_->prepare(work));
}

// A guide orders and does not prune: what it calls a dead end without proof goes last.
void SearchCommon::ask_guide(Judgement& judgement, const std::byte* next) const {
    constexpr Estimate kLast = 1 << 20;
    if (judgement.h == kDeadEnd) return;
    judgement.guide_h = guide_->estimate(next);
    if (judgement.guide_h != kDeadEnd) return;
    if (settings_.guide->proves_dead_ends()) judgement.h = kDeadEnd;
    else judgement.guide_h = kLast;
}

void SearchCommon::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

void SearchCommon::extend(std::uint64_t max_expansions, std::size_t memory_bytes) {
    settings_.max_expansions = max_expansions;
    if (memory_bytes > 0) settings_.memory_bytes = memory_bytes;
}

void SearchCommon::know(Cost cost) {
    if (cost >= incumbent_cost()) return;
    ++changes_;
    known_cost_ = cost;
    known_costs_.set(static_cast<StepIndex>(counters_.expanded), cost);
    settings_.ranking.set_incumbent(cost);
}

Stats SearchCommon::stats() const {
    Stats stats;
    stats.status = status_;
    stats.message = message_;
    stats.counters = counters_;
    stats.open = open_;
    if (!begun_)
        stats.preparing = guide_ ? (evaluator_->progress() + guide_->progress()) / 2 : evaluator_->progress();
    stats.nodes = nodes();
    stats.memory_bytes = memory_bytes() + evaluators_bytes();
    stats.peak_memory_bytes = stats.memory_bytes;  // nothing is ever given back
    if (!incumbents_.empty()) stats.cost = incumbents_.back().cost;
    stats.lower_bound = known(lower_bound_);
    stats.weight = settings_.ranking.weight();
    stats.claim = claim();
    stats.incumbents = incumbents_;
    stats.failure = failure_;
    return stats;
}

void SearchCommon::add_steps(Plan& plan, const std::byte* state, Action action, Cost cost, NodeId to) const {
    const std::vector<std::string> steps = presenter_->steps(state, action);
    const auto count = static_cast<Cost>(steps.size());
    assert(count > 0);
    for (const std::string& step : steps) {  // the last is what the walk was for
        const bool is_last = &step == &steps.back();
        plan.actions.push_back(step);
        plan.costs.push_back(cost == count ? 1 : is_last ? cost : 0);
        plan.nodes.push_back(to);
    }
}

bool SearchCommon::is_proved_dead_end(const Judgement& judgement) const {
    return judgement.outcome == Outcome::deadlock &&
           (judgement.rule != 0 || judgement.guide_h == kDeadEnd || settings_.heuristic.proves_dead_ends());
}

void SearchCommon::count(const Judgement& judgement, Cost g) {
    const OutcomeRow& row = row_of(judgement.outcome);
    ++counters_.generated;
    if (is_kept(judgement.outcome)) ++counters_.kept;
    if (row.counter) ++(counters_.*row.counter);
    if (row.loss == Loss::none || is_proved_dead_end(judgement)) return;
    if (row.loss == Loss::any) given_up_ = judgement.outcome;
    least_cut_ = std::min(least_cut_, whole_f(g, judgement.has_h ? judgement.h : 0));
}

std::string SearchCommon::reason_for(const Judgement& judgement, Cost g, Cost incumbent, double limit) const {
    const CostBound& bound = settings_.bound;
    const double h = static_cast<double>(judgement.h);
    const std::string other = concat("node ", judgement.other, ", ");
    const std::string with_g = concat("with g = ", judgement.other_g);
    const std::string by =
        guide_ ? concat(" by ", quoted(settings_.heuristic)) : "";  // the h that is shown is the guide's
    switch (judgement.outcome) {
        case Outcome::kept: return "New: it joins the frontier.";
        case Outcome::improved:
            return concat("A cheaper way to ", other, "which was on the frontier ", with_g, ".");
        case Outcome::reopened:
            return concat("A cheaper way to ", other, "which was expanded ", with_g,
                          ": its state is reopened.");
        case Outcome::repeated:
            return concat("A duplicate of ", other,
                          "reached with the same g and kept, as the courses' engine does.");
        case Outcome::deferred:
            return concat("A cheaper way to ", other, "closed in this iteration ", with_g,
                          ": it waits for the next one.");
        case Outcome::revisited:
            return concat("The state of ", other, "known from an earlier iteration ", with_g,
                          ": the cheaper way is kept.");
        case Outcome::solution: return concat("A goal, at cost ", g, ": the best plan so far.");
        case Outcome::duplicate: return concat("A duplicate of ", other, "reached there ", with_g, ".");
        case Outcome::cycle: return concat("A cycle: back to ", other, "an ancestor of this one.");
        case Outcome::bound_g: return concat("g = ", g, " is over the g bound of ", bound.g, ".");
        case Outcome::bound_h: return concat("h = ", h, by, " is over the h bound of ", bound.h, ".");
        case Outcome::bound_f: return concat("g + h = ", g + h, by, " is over the f bound of ", bound.f, ".");
        case Outcome::threshold:
            return concat("g + h = ", g + h, " is over this iteration's threshold of ", limit, ".");
        case Outcome::incumbent:
            if (settings_.improve.prune == Prune::by_f)
                return concat("g + h = ", g + h, by, " is not below the incumbent's cost of ", incumbent,
                              ".");
            return concat("g = ", g, " is not below the incumbent's cost of ", incumbent, ".");
        case Outcome::deadlock: break;
    }
    if (judgement.rule) return evaluator_->dead_end_reason(judgement.rule);
    return concat(
        "A dead end: ", quoted(judgement.guide_h == kDeadEnd ? settings_.orders() : settings_.heuristic),
        " sees no way on from here.");
}

Track SearchCommon::track_of(const Timeline<Cost>& lower_bounds) const {
    Track track;
    lower_bounds.each([&](StepIndex step, Cost bound) {
        track.bound_at.push_back(step);
        track.bound.push_back(bound);
    });
    weights_.each([&](StepIndex step, double weight) {
        track.weight_at.push_back(step);
        track.weight.push_back(weight);
    });
    return track;
}

Cost SearchCommon::incumbent_at(StepIndex step) const {
    const auto after =
        std::lower_bound(incumbents_.begin(), incumbents_.end(), step,
                         [](const Incumbent& incumbent, StepIndex m) { return incumbent.expanded < m; });
    const Cost elsewhere = known_costs_.at(step).value_or(kInfiniteCost);
    return after == incumbents_.begin() ? elsewhere : std::min(elsewhere, std::prev(after)->cost);
}
void SearchCommon::add_incumbent(Cost cost, NodeId node) {
    incumbents_.push_back({cost, counters_.expanded, settings_.ranking.weight(), known(lower_bound_), node});
}

Claim SearchCommon::claim() const {
    Evidence evidence;
    evidence.status = status_;
    evidence.cost = known(incumbent_cost());
    evidence.lower_bound = lower_bound_;
    evidence.order_bound = order_bound_;
    evidence.order = settings_.ranking.formula().text();
    evidence.counters = counters_;
    evidence.admissible = admissible();
    evidence.oldest_first = goal_taken_ && settings_.is_oldest_first() && space_->unit_cost();
    evidence.prunes_by_estimate = settings_.improve.prune == Prune::by_f;
    evidence.given_up = given_up_;
    evidence.incomplete = settings_.beam_width > 0 && counters_.discarded > 0;
    evidence.heuristic = quoted(settings_.heuristic);
    evidence.orders = quoted(settings_.orders());
    evidence.times = settings_.orders().most_times();
    return certify(evidence);
}

void SearchCommon::conclude_from_order(Cost cost) {
    goal_taken_ = true;
    if (settings_.beam_width > 0) return;
    order_bound_ = least_optimum(settings_.ranking.formula(), settings_.ranking.context(), cost,
                                 settings_.orders().most_times(), settings_.orders().integral);
}

void SearchCommon::fail(std::string message) {
    status_ = Status::failed;
    message_ = std::move(message);
}
void SearchCommon::fail_on_estimates(const Judgement& judgement, const std::string& where) {
    const bool by_guide = is_estimate(judgement.h);
    const double h = static_cast<double>(by_guide ? judgement.guide_h : judgement.h);
    const std::string name =
        concat("The heuristic ", quoted(by_guide ? settings_.orders() : settings_.heuristic));
    if (const EstimateFailure* failure = (by_guide ? *guide_ : *evaluator_).failure()) {
        failure_ = *failure;
        return fail(concat(name, " failed. ", failure->message));
    }
    fail(concat(name, " gave ", std::isnan(h) ? std::string("no finite number") : number_text(h), " for ",
                where, "; an estimate is a number from 0 up."));
}

std::string SearchCommon::formula_line(double f, const FormulaInput& input) const {
    if (!settings_.shows_f) return "";
    const Formula& formula = settings_.ranking.formula();
    const std::string value = number_text(f);
    const std::string filled = formula.filled_in(input);
    return concat("f = ", formula.text(), filled == value ? "" : " = " + filled, " = ", value);
}

}  // namespace frontier
