#include "best_first.h"

#include <utility>

#include "../text/words.h"

namespace frontier {

BestFirst::BestFirst(SearchTask task, Settings settings)
    : SearchRecord(std::move(task), std::move(settings)),
      frontier_(make_frontier()),
      successors_(space_->make_list()),
      next_mark_(frontier_->keeps_lists() ? settings_.look_back.mark_after : kNoNode) {}

void BestFirst::begin() {
    std::vector<std::byte> start(space_->state_bytes());
    space_->start(start.data());
    Judgement judgement{.h = evaluator_->estimate(start.data())};
    if (guide_) ask_guide(judgement, start.data());
    if (!has_estimates(judgement)) return fail_on_estimates(judgement, "the start");
    keep({start.data(), nullptr, space_->hash(start.data()), 0, 0}, kNoNode, 0, judgement);
    raise_lower_bound();
}

void BestFirst::set_weight(double weight) {
    if (is_over()) return;
    ++changes_;
    std::erase_if(settings_.improve.weights, [&](double later) { return later >= weight; });
    settings_.ranking.set_weight(weight);
    weights_.set(history_.expansions(), weight);
    rekey();
}

Stats BestFirst::stats() const {
    Stats stats = SearchRecord::stats();
    if (status_ == Status::paused) stats.paused_at = history_.expansions() - 1;
    return stats;
}

void BestFirst::know(Cost cost) {
    SearchRecord::know(cost);
    if (!is_over() && settings_.ranking.formula().uses_u()) rekey();
}

NodeId BestFirst::next_node() const {
    if (goal_ != kNoNode) return goal_;
    const NodeId top = frontier_->top();
    return top != kNoNode && nodes_[top].status() == NodeStatus::open ? top : kNoNode;
}

std::unique_ptr<OpenList> BestFirst::make_frontier() {
    const Ranking& ranking = settings_.ranking;
    if (settings_.beam_width > 0) return make_beam_open_list(nodes_, ranking, settings_.beam_width);
    if (ranking.ties() == TieRule::heapq) return make_heapq_open_list(nodes_, ranking);
    const bool takes_g_for_depth = !ranking.formula().uses_d() || space_->unit_cost();
    if (!settings_.orders().integral || !takes_g_for_depth) return make_heap_open_list(nodes_, ranking);
    return make_bucket_open_list(nodes_, ranking);
}

// Every bound is tested before a node leaves the frontier, so a search that goes on later has lost nothing.
void BestFirst::take_one() {
    const NodeId id = frontier_->top();
    if (settings_.beam_width > 0) drop_what_the_beam_left();
    if (id == kNoNode)
        return waiting_for_next_iteration_.empty() ? finish(Status::exhausted) : next_iteration();
    const Node& node = nodes_[id];
    if (node.status() != NodeStatus::open) return frontier_->pop();
    if (is_stale(id) || is_no_better(node.g, nodes_.bound(id), incumbent_cost())) {
        // A plan known from elsewhere may leave nothing to do: then the start stays where it is.
        return history_.expansions() == 0 ? finish(Status::exhausted) : discard(id);
    }
    if (settings_.improve.once_per_iteration && is_iteration_over(node)) return next_iteration();
    if (space_->is_goal(nodes_.state(id))) return take_goal(id);
    if (counters_.expanded >= settings_.max_expansions || counters_.expanded == kNever - 1) {
        status_ = Status::expansions;
    } else if (!has_room()) {
        status_ = Status::memory;
    } else {
        if (nodes_.size() >= next_mark_) mark_frontier();
        expand(id);
    }
}

void BestFirst::mark_frontier() {
    if (!frontier_->keeps_lists()) return;
    const LookBack& look_back = settings_.look_back;
    const std::vector<NodeId> heads = frontier_->list_heads();
    // Iterations may be many, and each has to be marked.
    const bool has_room = marks_.heads() + heads.size() <= look_back.mark_after + nodes_.size() / 8;
    if (has_room) marks_.add(history_.expansions(), nodes_.size(), heads);
    else marks_.add(history_.expansions(), 0, {});
    next_mark_ =
        nodes_.size() + look_back.mark_after + look_back.mark_after_list * static_cast<NodeId>(heads.size());
}

void BestFirst::take_goal(NodeId id) {
    leave(id, NodeStatus::goal);
    frontier_->pop();
    goal_ = id;
    add_incumbent(nodes_[id].g, id);
    conclude_from_order(nodes_[id].g);
    finish(Status::solved);
    incumbents_.back().lower_bound = known(lower_bound_);
}

// Among equals that are all kept, a cheaper way may have been found to one's state since.
bool BestFirst::is_stale(NodeId id) const {
    if (!settings_.keeps_equals) return false;
    const NodeId best = find_state(canonical_of(id).data(), hash_of(id));
    return best != kNoNode && nodes_[best].g < nodes_[id].g;
}

void BestFirst::discard(NodeId id) {
    leave(id, NodeStatus::pruned);
    frontier_->pop();
    ++counters_.discarded;
}

void BestFirst::drop_what_the_beam_left() {
    for (const NodeId id : frontier_->take_dropped()) {
        if (nodes_[id].status() != NodeStatus::open) continue;
        least_cut_ = std::min(least_cut_, whole_f(nodes_[id].g, nodes_.bound(id)));
        leave(id, NodeStatus::pruned);
        ++counters_.discarded;
    }
}

// Adding up what everything takes is not free, so it is done for some expansions at a time while there is
// much room.
bool BestFirst::has_room() {
    constexpr std::size_t kAhead = 64;
    const std::size_t need = space_->max_successors() + 1;
    if (nodes_.size() + need <= room_until_) return true;
    const std::size_t found = has_room_for(need + kAhead) ? need + kAhead : has_room_for(need) ? need : 0;
    room_until_ = nodes_.size() + found;
    return found > 0;
}

bool BestFirst::has_room_for(std::size_t nodes) const {
    const std::size_t other = memory_bytes() + evaluators_bytes() - nodes_.memory_bytes();
    const std::size_t slack = 3 * ChunkedVector<NodeId>::kChunk * sizeof(NodeId);
    return settings_.memory_bytes > other + slack &&
           nodes_.has_room(nodes, settings_.memory_bytes - other - slack);
}

// Memory is slow, so it is asked for everything long before it is needed: all successors are made first, then
// asked for in the index, and only then does the frontier's and the history's work follow.
void BestFirst::expand(NodeId id) {
    space_->successors(nodes_.state(id), successors_);
    for (std::size_t i = 0; i < successors_.size(); ++i) nodes_.ask_for_index(successors_[i].hash);
    frontier_->pop();
    note_events_of(id);
    leave(id, NodeStatus::expanded);
    history_.expand(id, nodes_.size());
    const std::size_t plans = incumbents_.size();
    for (std::size_t i = 0; i < successors_.size(); ++i) nodes_.ask_for_match(successors_[i].hash);
    if (evaluator_->wants_batches() || (guide_ && guide_->wants_batches())) name_new_states();
    for (std::size_t i = 0; i < successors_.size(); ++i) consider(id, successors_[i]);
    ++counters_.expanded;
    raise_lower_bound();
    if (incumbents_.size() > plans) {
        note(Event::incumbent);
        note_incumbent();
    }
    history_.complete(nodes_.size(), events_);
    if (status_ == Status::running) settle();
}

// Those that are known already, or twice among the successors, are not asked for; the few that a bound drops
// are.
void BestFirst::name_new_states() {
    new_states_.clear();
    const bool keeps_table = settings_.cycle == CycleCheck::full;
    for (std::size_t i = 0; i < successors_.size(); ++i) {
        const Successor next = successors_[i];
        if (!keeps_table || find_state(next.canonical, next.hash) == kNoNode)
            new_states_.push_back(next.state);
    }
    for (Evaluator* evaluator : {evaluator_.get(), guide_.get()}) {
        if (evaluator && evaluator->wants_batches()) evaluator->expect(new_states_);
    }
}

void BestFirst::consider(NodeId parent, const Successor& successor) {
    if (status_ == Status::failed) return;
    const Node& node = nodes_[parent];
    const Cost g = node.g + successor.cost;
    const View view{nodes_.size(), history_.expansions() - 1, incumbent_cost(), floor_, iteration_, line_};
    const Judgement judgement = judge(parent, g, successor, view);
    if (judgement.has_h) {
        if (!has_estimates(judgement)) return fail_on_successor(judgement, parent, successor.action);
        if (falls_too_far(node.h, successor.cost, order_h(judgement))) note(Event::inconsistent);
    }
    count(judgement, g);
    if (is_kept(judgement.outcome)) keep(successor, parent, g, judgement);
}

void BestFirst::fail_on_successor(const Judgement& judgement, NodeId parent, Action action) {
    fail_on_estimates(judgement, concat(presenter_->action_name(action), " from node ", parent));
}

void BestFirst::note_events_of(NodeId id) {
    const Node& node = nodes_[id];
    events_ = 0;
    const double f = settings_.shows_f ? f_of(id, settings_.ranking.context()) : 0;
    if (f != last_f_ && history_.expansions() > 0) note(Event::f_changed);
    if (node.h < least_h_ && history_.expansions() > 0) note(Event::h_fell);
    last_f_ = f;
    least_h_ = std::min(least_h_, Estimate{node.h});
    if (nodes_.was_expanded_before(id)) note(Event::reexpansion);
}

// After an expansion: is the best plan good enough, is the next weight due, does a breakpoint match?
void BestFirst::settle() {
    if (settings_.improve.on && incumbent_cost() < kInfiniteCost && admissible() &&
        incumbent_cost() <= good_enough() * lower_bound_) {
        return finish(Status::solved);
    }
    for (const Breakpoint& breakpoint : breakpoints_) {
        if (matches(breakpoint, history_.expansions() - 1, breakpoint_line_)) status_ = Status::paused;
    }
}

double BestFirst::good_enough() const {
    return settings_.improve.until_weight ? std::max(1.0, settings_.ranking.weight()) : 1.0;
}

void BestFirst::note_incumbent() {
    raise_lower_bound();
    incumbents_.back().lower_bound = known(lower_bound_);
    settings_.ranking.set_incumbent(incumbent_cost());
    Improve& improve = settings_.improve;
    if (improve.on && !improve.once_per_iteration && !improve.weights.empty()) {
        next_weight();
        if (improve.restart) restart();
    } else if (settings_.ranking.formula().uses_u()) {
        rekey();
    }
}

void BestFirst::next_weight() {
    std::vector<double>& weights = settings_.improve.weights;
    const double weight = weights.front();
    weights.erase(weights.begin());
    set_weight(weight);
}

void BestFirst::restart() {
    frontier_->clear();
    waiting_.clear();
    waiting_below_ = 0;
    open_ = 0;
    floor_ = nodes_.size();
    floors_.set(history_.expansions(), {floor_, history_.left_before(history_.expansions())});
    const std::uint64_t hash = hash_of(0);
    Judgement known{.h = nodes_.bound(0), .guide_h = guide_ ? Estimate{nodes_[0].h} : 0};
    if (settings_.cycle == CycleCheck::full) known.other = find_state(canonical_of(0).data(), hash);
    keep({nodes_.state(0), nullptr, hash, 0, 0}, kNoNode, 0, known);
    mark_frontier();  // the lists from before are gone
}

// ARA*: the iteration ends when no waiting node could lead to a plan this weight would have found.
bool BestFirst::is_iteration_over(const Node& node) const {
    return !incumbents_.empty() && settings_.ranking.f(node.g, node.h, 0) >= incumbent_cost();
}

void BestFirst::next_iteration() {
    if (settings_.improve.weights.empty() && waiting_for_next_iteration_.empty())
        return finish(Status::solved);
    iteration_ = history_.expansions();
    iterations_.set(iteration_, iteration_);
    std::vector<NodeId> joining = std::exchange(waiting_for_next_iteration_, {});
    std::erase_if(joining, [this](NodeId id) { return nodes_[id].status() != NodeStatus::open; });
    if (frontier_->keeps_lists()) {
        frontier_->join(joining);
        mark_frontier();  // no list of an earlier mark has these
    } else {
        for (const NodeId id : joining) push(id);
    }
    if (!settings_.improve.weights.empty()) next_weight();
}

void BestFirst::keep(const Successor& successor, NodeId parent, Cost g, const Judgement& judgement) {
    const NodeId older = judgement.other;
    Action action = successor.action;
    if (judgement.outcome == Outcome::revisited && judgement.other_g <= g) {
        parent = nodes_[older].parent;
        action = nodes_[older].action();
        g = judgement.other_g;
    }
    const bool deferred = judgement.outcome == Outcome::deferred;
    const NodeId id = nodes_.append(
        successor.state,
        {.parent = parent, .g = g, .h = order_h(judgement), .marks = Node::marks_of(action, deferred)});
    if (guide_) nodes_.add_bound(judgement.h);
    if (settings_.cycle == CycleCheck::full) {
        if (older == kNoNode) {
            nodes_.insert(successor.hash, id, [this](NodeId other) { return hash_of(other); });
        } else if (judgement.outcome != Outcome::repeated) {
            nodes_.supersede(successor.hash, older, id);
            if (older >= floor_ && nodes_[older].status() == NodeStatus::open)
                leave(older, NodeStatus::superseded);
        }
    }
    ++open_;
    count_waiting(g, judgement.h, 1);
    if (judgement.outcome == Outcome::solution) return accept(id);
    if (deferred) return waiting_for_next_iteration_.push_back(id);
    if (!push(id)) fail_on_formula(id);
}

void BestFirst::fail_on_formula(NodeId id) {
    const Node& node = nodes_[id];
    fail(concat("The formula has no value for node ", id, " (g = ", Cost{node.g},
                ", h = ", static_cast<double>(node.h), ")."));
}

// A goal that was generated: it need not wait in the frontier.
void BestFirst::accept(NodeId id) {
    leave(id, NodeStatus::goal);
    nodes_[id].left_at = history_.expansions() - 1;
    history_.leave_otherwise();
    add_incumbent(nodes_[id].g, id);
}

// A node taken now is still in the frontier of this step; one that was superseded or discarded on the way
// from the step before is not.
void BestFirst::leave(NodeId id, NodeStatus how) {
    Node& node = nodes_[id];
    const StepIndex done = history_.expansions();
    const bool on_the_way = (how == NodeStatus::superseded || how == NodeStatus::pruned) && done > 0;
    node.leave(how, on_the_way ? done - 1 : done);
    if (on_the_way) history_.leave_otherwise();
    --open_;
    count_waiting(node.g, nodes_.bound(id), -1);
}

void BestFirst::rekey() {
    if (!frontier_->rekey()) fail("The formula has no value for a node of the frontier with this weight.");
}

void BestFirst::add_rows(std::size_t count) { waiting_.resize(count); }

// Beyond the last row all count as its value, which keeps the bound sound.
void BestFirst::count_waiting(Cost g, Estimate h, int change) {
    constexpr std::size_t kRows = 1 << 20;
    if (h == kDeadEnd) return;
    const auto row = std::min(static_cast<std::size_t>(whole_f(g, h)), kRows - 1);
    if (row >= waiting_.size()) add_rows(row + 1);
    waiting_[row] += static_cast<std::uint32_t>(change);
    if (row <= row_reached_) waiting_below_ += static_cast<std::uint32_t>(change);
}

// Every plan not yet found passes through a waiting node or one that a bound cut off (the frontier lemma;
// dropped duplicates cannot be part of a cheaper plan). The bound may not fall, even if h is inconsistent, so
// no row is looked at twice: as long as any node waits below the one reached, there is nothing to raise.
void BestFirst::raise_lower_bound() {
    // After a failure some successors were never looked at, so the frontier proves nothing more.
    if (!admissible() || status_ == Status::failed || waiting_below_ > 0) return;
    while (waiting_below_ == 0 && row_reached_ + 1 < waiting_.size())
        waiting_below_ = waiting_[++row_reached_];
    const Cost least = waiting_below_ > 0 ? static_cast<Cost>(row_reached_) : kInfiniteCost;
    const Cost bound = std::min({least, least_cut_, incumbent_cost()});
    if (bound <= lower_bound_) return;
    lower_bound_ = bound;
    lower_bounds_.set(history_.expansions(), bound);
    settings_.ranking.set_lower_bound(bound);
    if (settings_.ranking.formula().uses_l() && frontier_) rekey();
}

void BestFirst::finish(Status status) {
    status_ = status;
    raise_lower_bound();
}

}  // namespace frontier
