#include "depth_first.h"

#include <algorithm>
#include <utility>

#include "../text/words.h"

namespace frontier {

DepthFirst::DepthFirst(SearchTask task, Settings settings)
    : SearchCommon(std::move(task), std::move(settings)),
      start_(space_->state_bytes()),
      walker_(DepthPosition(space_->state_bytes(), space_->has_canonical()), checks_cycles()),
      successors_(space_->make_list()) {
    space_->start(start_.data());
    lower_bounds_.set(0, 0);
}

void DepthFirst::begin() {
    root_.h = evaluator_->estimate(start_.data());
    root_.mark = static_cast<std::uint32_t>(space_->hash(start_.data()));
    if (deepens()) walker_.threshold = static_cast<double>(root_.h);
    walker_.pending.push_back(root_, start_.data(), start_.size());
    checkpoints_.push_back(walker_);
    if (is_estimate(root_.h)) raise_lower_bound();
    else fail_on_estimates({.h = root_.h}, "the start");
}

void DepthFirst::set_breakpoints(std::vector<Breakpoint> breakpoints) {
    breakpoints_ = std::move(breakpoints);
    wanted_.assign(breakpoints_.size(), std::nullopt);
}

Stats DepthFirst::stats() const {
    Stats stats = SearchCommon::stats();
    stats.open = walker_.pending.size();
    if (status_ == Status::paused) stats.paused_at = walker_.expanded - 1;
    return stats;
}

void DepthFirst::take_one() {
    if (walker_.back_up()) {
        const Status bound = bound_reached();
        if (bound != Status::running && would_expand()) {
            status_ = bound;
            return;
        }
    }
    Watcher live{.live = this};
    const Step made = step(walker_, live);
    if (made == Step::expanded) after_expansion(live);
    else if (made == Step::goal) finish(Status::solved);
    else if (made == Step::ended) finish(Status::exhausted);
    else if (deepens() && walker_.path.empty()) raise_lower_bound();
}

// The bound that forbids another expansion, or Status::running.
Status DepthFirst::bound_reached() {
    if (counters_.expanded >= settings_.max_expansions || counters_.expanded >= kNever - 1)
        return Status::expansions;
    return walker_.expanded < room_until_ || has_room() ? Status::running : Status::memory;
}

// For some expansions at a time while there is much room. A look at the past takes a walker more.
bool DepthFirst::has_room() {
    constexpr std::size_t kAhead = 64;
    const std::size_t row = sizeof(DepthEntry) + 2 * space_->state_bytes() + 16;
    const std::size_t need = 2 * walker_.memory_bytes() + checkpoint_bytes_ + evaluators_bytes() + kSlack;
    if (need > settings_.memory_bytes || walker_.next_id > kNoNode - 65536) return false;
    const std::size_t growth = 2 * (kAhead * (space_->max_successors() + 1) + 2 * DepthLine::kChunk) * row;
    if (need + growth <= settings_.memory_bytes) room_until_ = walker_.expanded + kAhead;
    return true;
}

bool DepthFirst::would_expand() const {
    return !is_dropped(walker_) && !space_->is_goal(walker_.pending.back_payload());
}

void DepthFirst::after_expansion(const Watcher& live) {
    ++counters_.expanded;
    if (live.noted(Event::incumbent)) {
        raise_lower_bound();
        incumbents_.back().lower_bound = known(lower_bound_);
    }
    if (walker_.expanded % interval_ == 0) add_checkpoint();
    if (status_ != Status::running) return;
    for (std::size_t i = 0; i < breakpoints_.size(); ++i) {
        if (!wanted_[i]) wanted_[i] = wanted_by(breakpoints_[i]);  // its node may have come to be
        if (matches(breakpoints_[i], wanted_[i], walker_, live)) status_ = Status::paused;
    }
}

void DepthFirst::take_note(const Judgement& judgement, const Successor& next, Cost g) {
    count(judgement, g);
    if (judgement.has_h && !is_estimate(judgement.h)) fail_on_successor(judgement.h, next.action);
}

void DepthFirst::fail_on_successor(Estimate h, Action action) {
    fail_on_estimates({.h = h}, presenter_->action_name(action));
}

void DepthFirst::add_plan(const DepthLine& path, const DepthEntry& goal, const std::byte* state) {
    plans_.push_back(path);
    plans_.back().push_back(goal, state, space_->state_bytes());
    add_incumbent(goal.g, goal.id);
}

void DepthFirst::add_checkpoint() {
    raise_lower_bound();
    checkpoint_bytes_ += walker_.memory_bytes_besides(checkpoints_.back());
    checkpoints_.push_back(walker_);
    if (checkpoints_.size() <= kMaxCheckpoints && checkpoint_bytes_ <= settings_.memory_bytes / 8) return;
    interval_ *= 2;
    std::erase_if(checkpoints_, [this](const DepthPosition& copy) { return copy.expanded % interval_ != 0; });
    checkpoint_bytes_ = checkpoints_.front().memory_bytes();
    for (std::size_t i = 1; i < checkpoints_.size(); ++i) {
        checkpoint_bytes_ += checkpoints_[i].memory_bytes_besides(checkpoints_[i - 1]);
    }
}

// Published only where slices do not matter: at plans, iterations, copies and the end.
void DepthFirst::raise_lower_bound() {
    if (!admissible() || status_ == Status::failed) return;  // a failure leaves successors unseen
    Cost least = kInfiniteCost;
    if (!deepens()) {
        const DepthLine& pending = walker_.pending;
        // One that is no better than what is known ends the look: most often it waits near the root.
        for (std::size_t i = 0; i < pending.size() && least > lower_bound_; ++i) {
            least = std::min(least, whole_f(pending[i].g, pending[i].h));
        }
    } else if (status_ != Status::exhausted) {
        least = whole_f(0, static_cast<Estimate>(walker_.threshold));
    }
    const Cost bound = std::min({least, least_cut_, incumbent_cost()});
    if (bound <= lower_bound_) return;
    lower_bound_ = bound;
    lower_bounds_.set(walker_.expanded, bound);
}

void DepthFirst::finish(Status status) {
    status_ = status;
    goal_taken_ = status == Status::solved;
    raise_lower_bound();
    if (goal_taken_) incumbents_.back().lower_bound = known(lower_bound_);
}

DepthFirst::Step DepthFirst::step(DepthWalker& walker, Watcher& watcher) const {
    if (!walker.back_up()) return begin_iteration(walker) ? Step::moved : Step::ended;
    if (is_dropped(walker)) {
        walker.pending.pop_back();
        if (watcher.live) ++watcher.live->counters_.discarded;
        return Step::moved;
    }
    if (space_->is_goal(walker.pending.back_payload())) {
        walker.best = walker.pending.back().g;
        if (watcher.live)
            watcher.live->add_plan(walker.path, walker.pending.back(), walker.pending.back_payload());
        walker.pending.pop_back();
        return Step::goal;
    }
    expand(walker, watcher);
    return Step::expanded;
}

bool DepthFirst::begin_iteration(DepthWalker& walker) const {
    if (!deepens() || walker.next_threshold == HUGE_VAL) return false;
    walker.threshold = std::exchange(walker.next_threshold, HUGE_VAL);
    DepthEntry root = root_;
    root.id = walker.next_id++;
    walker.pending.push_back(root, start_.data(), start_.size());
    return true;
}

void DepthFirst::expand(DepthWalker& walker, Watcher& watcher) const {
    const std::size_t state_bytes = space_->state_bytes();
    walker.step_down(state_bytes);
    if (space_->has_canonical())
        space_->canonicalise(walker.path.back_payload(), walker.path.back_payload() + state_bytes);
    const std::size_t first = walker.pending.size();
    const DepthEntry entry = walker.path.back();
    watcher.events = 0;
    note_events(walker, entry, watcher);
    space_->successors(walker.path.back_payload(), successors_);
    for (std::size_t i = 0; i < successors_.size(); ++i) {
        const Successor next = successors_[i];
        const Cost g = entry.g + next.cost;
        const Judgement judgement = judge(walker, g, next);
        const NodeId id = is_kept(judgement.outcome) ? walker.next_id++ : kNoNode;
        if (watcher.live) watcher.live->take_note(judgement, next, g);
        else if (watcher.rows) collect(*watcher.rows, walker, judgement, next, g, id);
        if (judgement.has_h && falls_too_far(entry.h, next.cost, judgement.h))
            watcher.note(Event::inconsistent);
        if (judgement.outcome == Outcome::threshold) {
            const double f = static_cast<double>(g) + static_cast<double>(judgement.h);
            walker.next_threshold = std::min(walker.next_threshold, f);
        }
        if (id == kNoNode) continue;
        const DepthEntry child{id,          entry.id,    g,
                               judgement.h, next.action, static_cast<std::uint32_t>(next.hash)};
        if (judgement.outcome == Outcome::solution) {
            walker.best = g;
            if (watcher.live) watcher.live->add_plan(walker.path, child, next.state);
            watcher.note(Event::incumbent);
        } else {
            walker.pending.push_back(child, next.state, state_bytes);
        }
    }
    order_children(walker.pending, first);
    ++walker.expanded;
}

SearchCommon::Judgement DepthFirst::judge(const DepthWalker& walker, Cost g, const Successor& next) const {
    Judgement judgement;
    if (checks_cycles()) {
        const std::size_t place =
            walker.marks.find(static_cast<std::uint32_t>(next.hash), [&](std::size_t i) {
                return same_bytes(canonical_at(walker.path, i), next.canonical, space_->state_bytes());
            });
        if (place != PathMarks::kNone) {
            judgement.outcome = Outcome::cycle;
            judgement.other = walker.path[place].id;
            judgement.other_g = walker.path[place].g;
            return judgement;
        }
    }
    judge_by_bounds(judgement, g, next.state, walker.best, walker.threshold);
    if (judgement.outcome == Outcome::kept && settings_.improve.on && space_->is_goal(next.state))
        judgement.outcome = Outcome::solution;
    return judgement;
}

// The last is expanded first: for plain depth-first search the one generated last, for the others the one
// generated first, or that with the least g + h.
void DepthFirst::order_children(DepthLine& pending, std::size_t first) const {
    if (settings_.loop == Loop::depth_first) return;
    for (std::size_t a = first, b = pending.size(); a + 1 < b; ++a) pending.swap(a, --b);
    if (deepens()) return;
    const auto f = [&](std::size_t child) {
        return static_cast<double>(pending[child].g) + static_cast<double>(pending[child].h);
    };
    for (std::size_t next = first + 1; next < pending.size(); ++next) {  // they are few
        for (std::size_t at = next; at > first && f(at - 1) < f(at); --at) pending.swap(at - 1, at);
    }
}

void DepthFirst::note_events(DepthWalker& walker, const DepthEntry& entry, Watcher& watcher) const {
    const double f = f_of(entry);
    if (walker.expanded > 0 && settings_.shows_f && f != walker.last_f) watcher.note(Event::f_changed);
    if (walker.expanded > 0 && entry.h < walker.least_h) watcher.note(Event::h_fell);
    walker.last_f = f;
    walker.least_h = std::min(walker.least_h, entry.h);
}

DepthFirst::State DepthFirst::canonical_of(const std::byte* state) const {
    State canonical(space_->state_bytes());
    space_->canonicalise(state, canonical.data());
    return canonical;
}

}  // namespace frontier
