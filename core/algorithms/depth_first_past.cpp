// How a depth-first search shows its past: by walking on from a copy of the walker.
#include <algorithm>

#include "depth_first.h"

namespace frontier {

Plan DepthFirst::plan(std::size_t incumbent) const {
    const DepthLine& line = plans_[incumbent];
    Plan plan;
    plan.cost = incumbents_[incumbent].cost;
    plan.nodes.push_back(line[0].id);
    for (std::size_t i = 1; i < line.size(); ++i) {
        const DepthEntry& entry = line[i];
        add_steps(plan, line.payload(i - 1), entry.action, entry.g - line[i - 1].g, entry.id);
    }
    return plan;
}

Path DepthFirst::path(NodeId node) const { return path_along(line_to(node)); }

Path DepthFirst::path_along(const DepthLine& line) const {
    Path path;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i > 0) path.actions.push_back(presenter_->action_name(line[i].action));
        path.nodes.push_back(line[i].id);
    }
    return path;
}

Expansion DepthFirst::expansion(StepIndex index) const {
    index = std::min(index, walker_.expanded);
    const DepthPosition& position = position_at(index);
    Expansion result;
    result.index = index;
    result.open = position.pending.size();
    result.closed = index;
    result.weight = settings_.ranking.weight();
    result.lower_bound = known(*lower_bounds_.at(index));
    result.cost = known(index == walker_.expanded ? incumbent_cost() : position.best);
    if (index == walker_.expanded && !goal_taken_) return result;
    std::vector<SuccessorRow> successors;
    Watcher look{.rows = &successors};
    if (index < walker_.expanded) {
        DepthWalker& walker = walk_to(index);
        while (step(walker, look) != Step::expanded) {}
    }
    const DepthLine& line = index < walker_.expanded ? looking_->path : plans_.back();
    const DepthEntry& entry = line.back();
    const auto depth = static_cast<std::uint32_t>(line.size() - 1);
    result.row = row_of(entry);
    result.depth = depth;
    const FormulaInput input{
        .g = static_cast<double>(entry.g), .h = entry.h, .d = static_cast<double>(depth)};
    result.formula = formula_line(f_of(entry), input);
    result.why = why();
    result.is_goal = space_->is_goal(line.back_payload());
    for (SuccessorRow& row : successors) row.row.parent = entry.id;
    result.successors = std::move(successors);
    return result;
}

Why DepthFirst::why() const {
    Why why;
    if (deepens())
        why.sentence =
            "The line goes on with the first successor that is within the limit, or back to the next one.";
    else if (settings_.loop == Loop::branch_and_bound)
        why.sentence = "The line goes on with the successor of least g + h.";
    else why.sentence = "The newest node goes first.";
    return why;
}

FrontierView DepthFirst::frontier_part(StepIndex index, std::uint64_t from, std::uint64_t to) const {
    const DepthLine& pending = position_at(std::min(index, walker_.expanded)).pending;
    FrontierView view;
    view.total = pending.size();
    for (; from < std::min<std::uint64_t>(to, pending.size()); ++from) {
        view.rows.push_back(row_of(pending[pending.size() - 1 - static_cast<std::size_t>(from)]));
    }
    return view;
}

Columns DepthFirst::columns(StepIndex from, StepIndex to) const {
    Columns columns;
    to = std::min(to, walker_.expanded);
    if (from >= to) return columns;
    DepthWalker& walker = walk_to(from);
    Watcher look;
    while (walker.expanded < to) {
        if (step(walker, look) != Step::expanded) continue;
        const DepthEntry& entry = walker.path.back();
        columns.node.push_back(entry.id);
        columns.g.push_back(entry.g);
        columns.h.push_back(entry.h);
        columns.f.push_back(f_of(entry));
        columns.fresh.push_back(1);
    }
    return columns;
}

std::vector<double> DepthFirst::state_keys(StepIndex from, StepIndex to) const {
    StateKey key(*presenter_);
    std::vector<double> keys;
    to = std::min(to, walker_.expanded);
    if (from >= to) return keys;
    DepthWalker& walker = walk_to(from);
    Watcher look;
    while (walker.expanded < to) {
        if (step(walker, look) == Step::expanded) keys.push_back(key(walker.path.back_payload()));
    }
    return keys;
}

NodeRow DepthFirst::row_of(const DepthEntry& entry) const {
    NodeRow row;
    row.node = entry.id;
    if (entry.parent != kNoNode) row.parent = entry.parent;
    row.action = entry.parent == kNoNode ? "start" : presenter_->action_name(entry.action);
    row.g = entry.g;
    row.h = finite(entry.h);
    if (settings_.shows_f) row.f = finite(f_of(entry));
    return row;
}

void DepthFirst::collect(std::vector<SuccessorRow>& rows, const DepthWalker& walker,
                         const Judgement& judgement, const Successor& next, Cost g, NodeId id) const {
    SuccessorRow& row = rows.emplace_back();
    if (id != kNoNode) row.row.node = id;
    row.cost = next.cost;
    row.outcome = judgement.outcome;
    row.row.action = presenter_->action_name(next.action);
    row.shifts = presenter_->shifts(walker.path.back_payload(), next.action);
    row.row.g = g;
    if (judgement.has_h) row.row.h = finite(judgement.h);
    if (judgement.has_h && settings_.shows_f) row.row.f = finite(settings_.ranking.f(g, judgement.h, 0));
    if (judgement.other != kNoNode) row.other = judgement.other;
    row.reason = reason_for(judgement, g, walker.best, walker.threshold);
    if (judgement.rule) row.cells = evaluator_->dead_end_cells(next.state, judgement.rule);
    row.picture = presenter_->picture(next.state);
}

// Any node, by walking on from the copy taken before it was generated.
DepthLine DepthFirst::line_to(NodeId node) const {
    for (const DepthLine& plan : plans_) {
        for (std::size_t i = 0; i < plan.size(); ++i) {
            if (plan[i].id != node) continue;
            DepthLine line = plan;
            line.shrink(i + 1);
            return line;
        }
    }
    DepthLine line = checkpoints_.front().path;
    if (node == 0) {
        line.push_back(root_, start_.data(), start_.size());
        return line;
    }
    const auto after =
        std::upper_bound(checkpoints_.begin(), checkpoints_.end(), node,
                         [](NodeId id, const DepthPosition& copy) { return id < copy.next_id; });
    DepthWalker walker(*std::prev(after), checks_cycles());
    Watcher look;
    while (walker.next_id <= node) step(walker, look);
    const DepthLine& pending = walker.pending;
    std::size_t place = 0;
    while (pending[place].id != node) ++place;
    if (pending[place].parent != kNoNode) line = walker.path;
    line.push_back(pending[place], pending.payload(place), start_.size());
    return line;
}

const DepthPosition& DepthFirst::checkpoint_before(StepIndex index) const {
    const auto after =
        std::upper_bound(checkpoints_.begin(), checkpoints_.end(), index,
                         [](StepIndex at, const DepthPosition& copy) { return at < copy.expanded; });
    return *std::prev(after);
}

const DepthPosition& DepthFirst::position_at(StepIndex index) const {
    if (index == walker_.expanded && !goal_taken_) return walker_;
    if (!shown_ || shown_->expanded != index) shown_ = walk_to(index);
    return *shown_;
}

// To the step just before expansion `index`, or before the goal is taken: all that is dropped on the way is
// gone.
DepthWalker& DepthFirst::walk_to(StepIndex index) const {
    const DepthPosition& copy = checkpoint_before(index);
    if (!looking_ || looking_->expanded > index || looking_->expanded < copy.expanded)
        looking_.emplace(copy, checks_cycles());
    Watcher look;
    while (looking_->expanded < index) step(*looking_, look);
    while (looking_->back_up() ? is_dropped(*looking_) : begin_iteration(*looking_)) {
        if (is_dropped(*looking_)) looking_->pending.pop_back();
    }
    return *looking_;
}

// The state that a breakpoint waits for, in its canonical state; a node that does not exist yet has none.
std::optional<DepthFirst::State> DepthFirst::wanted_by(const Breakpoint& breakpoint) const {
    if (breakpoint.event != Event::state || breakpoint.node >= nodes()) return std::nullopt;
    return canonical_of(line_to(breakpoint.node).back_payload());
}

bool DepthFirst::matches(const Breakpoint& breakpoint, const std::optional<State>& wanted,
                         const DepthWalker& walker, const Watcher& watcher) const {
    if (breakpoint.event == Event::state) {
        return wanted &&
               same_bytes(wanted->data(), canonical_at(walker.path, walker.path.size() - 1), wanted->size());
    }
    if (breakpoint.event != Event::condition) return watcher.noted(breakpoint.event);
    const DepthEntry& entry = walker.path.back();
    const auto depth = static_cast<double>(walker.path.size() - 1);
    const FormulaInput input{.g = static_cast<double>(entry.g), .h = entry.h, .d = depth, .f = f_of(entry)};
    return breakpoint.condition && (*breakpoint.condition)(input) != 0;
}

std::optional<StepIndex> DepthFirst::find(const Breakpoint& breakpoint, StepIndex from, bool forwards) const {
    if (forwards) {
        const StepIndex first = from + 1;
        return first < walker_.expanded ? find_in(breakpoint, first, walker_.expanded, true) : std::nullopt;
    }
    StepIndex end = std::min(from, walker_.expanded);
    while (end > 0) {
        const StepIndex begin = checkpoint_before(end - 1).expanded;
        if (const auto found = find_in(breakpoint, begin, end, false)) return found;
        end = begin;
    }
    return std::nullopt;
}

std::optional<StepIndex> DepthFirst::find_in(const Breakpoint& breakpoint, StepIndex begin, StepIndex end,
                                             bool first) const {
    const std::optional<State> wanted = wanted_by(breakpoint);
    DepthWalker& walker = walk_to(begin);
    Watcher look;
    std::optional<StepIndex> found;
    while (walker.expanded < end && !(found && first)) {
        if (step(walker, look) != Step::expanded) continue;
        if (matches(breakpoint, wanted, walker, look)) found = walker.expanded - 1;
    }
    return found;
}

}  // namespace frontier
