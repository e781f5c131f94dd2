#include "portfolio.h"

#include <algorithm>
#include <cassert>

namespace frontier {

namespace {

bool proves(const Claim& claim) {
    return claim.kind == ClaimKind::optimal || claim.kind == ClaimKind::unsolvable ||
           claim.kind == ClaimKind::unsolvable_in_bounds;
}

std::size_t bytes_of(const Columns& columns) {
    return columns.node.size() *
           (sizeof(NodeId) + sizeof(Cost) + sizeof(Estimate) + sizeof(double) + sizeof(std::uint8_t));
}

}  // namespace

Portfolio::Portfolio(std::unique_ptr<Schedule> schedule, PortfolioLimits limits)
    : schedule_(std::move(schedule)), limits_(limits) {
    const bool begun = begin_turn();
    assert(begun);
    (void)begun;
    settle(current().advance(0));  // where the start is a goal, it is over
}

bool Portfolio::is_over() const {
    return status_ == Status::solved || status_ == Status::exhausted || status_ == Status::failed;
}

// How far a part got is measured in expansions, never in calls: these differ with how a search is sliced.
Status Portfolio::advance(std::uint64_t count) {
    if (is_over()) return status_;
    status_ = Status::running;
    do {
        const bool begins = turn_over_;
        if (begins && !begin_turn()) {
            status_ = incumbents_.empty() ? Status::exhausted : Status::solved;
            break;
        }
        limit(current());
        // So many expansions may take ten times as long as those of the turn before: one, to begin with.
        settle(current().advance(begins && count != kNoLimit ? std::min<std::uint64_t>(count, 1) : count));
    } while (count == kNoLimit && status_ == Status::running);
    return status_;
}

bool Portfolio::begin_turn() {
    const Progress progress{plans_.empty() ? nullptr : &plans_.back(),
                            known(bound_),
                            parts_.size(),
                            last_,
                            expanded_,
                            plans_.size()};
    std::optional<Turn> turn = schedule_->next(progress);
    if (!turn) return false;
    const std::size_t last = shares_.empty() ? turn->part : shares_.back().part;
    if (turn->part == parts_.size()) {
        parts_.push_back({.make = std::move(turn->make), .stretch = turn->stretch});
        parts_.back().search = parts_.back().make();
        if (turn->stretch) before_ = plans_.back();
        give_breakpoints(turn->part);
        if (!turn->stretch && !incumbents_.empty()) parts_.back().search->know(incumbents_.back().cost);
    }
    Part& part = parts_[turn->part];
    const NodeId made = nodes();
    const auto own_step = static_cast<StepIndex>(part.search->stats().counters.expanded);
    shares_.add({turn->part, static_cast<StepIndex>(expanded_), own_step, made,
                 shares_.has(turn->part) ? part.search->nodes() : 0, bound_});
    turn_ends_at_ = turn->expansions == kNoLimit ? kNoLimit : own_step + turn->expansions;
    until_better_ = turn->until_better;
    if (turn->weight && part.search->stats().weight != *turn->weight) part.search->set_weight(*turn->weight);
    turn_over_ = false;
    if (last != turn->part && parts_[last].stretch) retire(parts_[last]);
    return true;
}

// A stretch takes few expansions, so it is quicker made again than kept.
void Portfolio::retire(Part& part) {
    part.end = part.search->stats();
    part.columns = part.search->columns(0, kNever);
    for (const Incumbent& found : part.end.incumbents)
        part.found_at.push_back(static_cast<StepIndex>(found.expanded));
    part.end.incumbents.clear();
    retired_ += part.end.counters;
    kept_bytes_ += bytes_of(part.columns) + sizeof(Part);
    part.search.reset();
}

void Portfolio::limit(Search& search) const {
    const Share& share = shares_.back();
    const std::uint64_t others = share.step - share.own_step;  // wraps where others did less
    const std::uint64_t most =
        limits_.max_expansions == kNoLimit ? kNoLimit : limits_.max_expansions - others;
    std::size_t taken = kept_bytes_;
    for (const Part& part : parts_) {
        if (part.search && part.search.get() != &search)
            taken += static_cast<std::size_t>(part.search->stats().memory_bytes);
    }
    const std::size_t room = limits_.memory_bytes > taken ? limits_.memory_bytes - taken : 1;
    search.extend(std::min(turn_ends_at_, most), room);
}

// After a part was advanced: what it found, and whether its turn is over.
void Portfolio::settle(Status status) {
    const Share& share = shares_.back();
    Part& part = parts_[share.part];
    const Stats stats = part.search->stats();
    const std::uint64_t expanded_before = expanded_;
    expanded_ = share.step + (stats.counters.expanded - share.own_step);
    raise_bound(part, stats);
    const bool better = take_plans();
    last_ = status;
    switch (status) {
        case Status::running: return;
        case Status::paused:
            if (is_asked_for(share.part, *stats.paused_at)) status_ = Status::paused;
            turn_over_ = better && until_better_;
            break;
        case Status::expansions:
            if (stats.counters.expanded >= turn_ends_at_) turn_over_ = true;
            else status_ = status;
            break;
        case Status::memory:
            if (part.stretch) turn_over_ = true;
            else status_ = status;
            break;
        case Status::failed: status_ = status; break;
        case Status::solved:
        case Status::exhausted:  // with its last expansion, perhaps, where it then does not pause
            turn_over_ = true;
            if (expanded_ > expanded_before &&
                is_asked_for(share.part, static_cast<StepIndex>(stats.counters.expanded - 1)))
                status_ = Status::paused;
            break;
        case Status::timeout:
        case Status::cancelled: assert(false);
    }
    const bool whole_part_ended = turn_over_ && !part.stretch && status != Status::expansions;
    if (whole_part_ended && status != Status::paused && proves(part.search->stats().claim))
        status_ = incumbents_.empty() ? Status::exhausted : Status::solved;
    else if (!incumbents_.empty() && bound_ >= incumbents_.back().cost && status_ != Status::failed)
        status_ = Status::solved;
}

void Portfolio::raise_bound(const Part& part, const Stats& stats) {
    if (!part.stretch) bound_ = std::max(bound_, stats.lower_bound.value_or(kInfiniteCost));
}

bool Portfolio::take_plans() {
    const Share& share = shares_.back();
    Part& part = parts_[share.part];
    if (part.search->incumbents() == part.plans) return false;
    const std::vector<Incumbent> found = part.search->stats().incumbents;
    const std::size_t before = incumbents_.size();
    for (; part.plans < found.size(); ++part.plans) {
        Plan plan = part.search->plan(part.plans);
        for (NodeId& node : plan.nodes) node = shares_.shown(share.part, node);
        if (part.stretch) splice(plan, *part.stretch);
        if (is_better(plan)) add_plan(std::move(plan), found[part.plans]);
    }
    if (incumbents_.size() > before) share_best();
    return incumbents_.size() > before;
}

bool Portfolio::is_better(const Plan& plan) const {
    if (plans_.empty() || plan.cost < plans_.back().cost) return true;
    return plan.cost == plans_.back().cost && plan.actions.size() < plans_.back().actions.size();
}

void Portfolio::add_plan(Plan plan, const Incumbent& found) {
    const Share& share = shares_.back();
    incumbents_.push_back({plan.cost, share.step + (found.expanded - share.own_step), found.weight,
                           known(std::min(bound_, plan.cost)), plan.nodes.back(), plan.actions.size()});
    kept_bytes_ += plan.actions.size() * (sizeof(std::string) + sizeof(Cost) + sizeof(NodeId));
    plans_.push_back(std::move(plan));
}

// The stretch's own plan in the place of the steps that it was made for.
void Portfolio::splice(Plan& plan, const Stretch& stretch) const {
    const auto put = [&](auto& steps, const auto& all, std::size_t ahead) {
        steps.insert(steps.begin(), all.begin(), all.begin() + static_cast<std::ptrdiff_t>(stretch.first));
        steps.insert(steps.end(), all.begin() + static_cast<std::ptrdiff_t>(stretch.last + ahead), all.end());
    };
    for (Cost& cost : plan.costs) cost /= stretch.unit;
    put(plan.actions, before_.actions, 0);
    put(plan.costs, before_.costs, 0);
    plan.nodes.erase(plan.nodes.begin());  // which is where the step before led to
    plan.nodes.insert(plan.nodes.begin(), before_.nodes[stretch.first]);
    put(plan.nodes, before_.nodes, 1);
    plan.cost = 0;
    for (const Cost cost : plan.costs) plan.cost += cost;
}

void Portfolio::share_best() const {
    for (const Part& part : parts_) {
        if (part.search && !part.stretch) part.search->know(incumbents_.back().cost);
    }
}

void Portfolio::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

void Portfolio::extend(std::uint64_t max_expansions, std::size_t memory_bytes) {
    limits_.max_expansions = max_expansions;
    if (memory_bytes > 0) limits_.memory_bytes = memory_bytes;
}

// A stretch is to be the same when it is made again, and goes by no weight.
void Portfolio::set_weight(double weight) {
    if (!is_over() && !parts_[shares_.back().part].stretch) current().set_weight(weight);
}

Counters Portfolio::counters() const {
    Counters sum = retired_;
    for (const Part& part : parts_) {
        if (part.search) sum += part.search->stats().counters;
    }
    return sum;
}

Stats Portfolio::stats() const {
    Stats stats = current().stats();  // what waits, what is prepared, the weight
    stats.status = status_;
    if (status_ != Status::failed) stats.message.clear();
    stats.message = renamed(shares_.back().part, stats.message);
    stats.counters = counters();
    stats.nodes = nodes();
    stats.memory_bytes = kept_bytes_;
    for (const Part& part : parts_) {
        if (part.search) stats.memory_bytes += part.search->stats().memory_bytes;
    }
    peak_bytes_ = std::max(peak_bytes_, static_cast<std::size_t>(stats.memory_bytes));
    stats.peak_memory_bytes = peak_bytes_;
    stats.cost = incumbents_.empty() ? std::nullopt : std::optional(incumbents_.back().cost);
    stats.lower_bound = known(bound_);
    stats.claim = claim();
    stats.incumbents = incumbents_;
    stats.paused_at.reset();
    if (status_ == Status::paused) stats.paused_at = static_cast<StepIndex>(expanded_ - 1);
    return stats;
}

// That of the part that says most: a proof, or the least ratio. All parts know the best plan's cost.
Claim Portfolio::claim() const {
    std::optional<Claim> best;
    for (const Part& part : parts_) {
        if (part.stretch) continue;
        Claim claim = part.search->stats().claim;
        if (proves(claim)) return claim;
        if (!best || claim.ratio.value_or(HUGE_VAL) <= best->ratio.value_or(HUGE_VAL))
            best = std::move(claim);
    }
    return *best;
}

NodeId Portfolio::nodes() const {
    if (shares_.empty()) return 0;
    return shares_.back().node + (current().nodes() - shares_.back().own_node);
}

}  // namespace frontier
