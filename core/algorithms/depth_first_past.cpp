// How a depth-first search shows its past: by walking on from a copy of the walker.
#include <algorithm>

#include "depth_first.h"

namespace frontier {

Plan DepthFirst::plan(std::size_t incumbent) const {
    const DepthLine& line = plans_[incumbent];
    Plan plan;
    plan.cost = incumbents_[incumbent].cost;
    plan.nodes.push_back(line.entries.front().id);
    for (std::size_t i = 1; i < line.size(); ++i) {
        const DepthEntry& entry = line.entries[i];
        add_steps(plan, line.states[i - 1], entry.action, entry.g - line.entries[i - 1].g, entry.id);
    }
    return plan;
}

Path DepthFirst::path(NodeId node) const { return path_along(line_to(node)); }

Path DepthFirst::path_along(const DepthLine& line) const {
    Path path;
    for (const DepthEntry& entry : line.entries) {
        if (!path.nodes.empty()) path.actions.push_back(space_->action_name(entry.action));
        path.nodes.push_back(entry.id);
    }
    return path;
}

Expansion DepthFirst::expansion(Moment index) const {
    index = std::min(index, walker_.expanded);
    DepthWalker walker = walker_at(index);
    Expansion result;
    result.index = index;
    result.open = walker.pending.size();
    result.closed = index;
    result.weight = settings_.ranking.weight();
    result.lower_bound = known(*lower_bounds_.at(index));
    result.cost = known(index == walker_.expanded ? incumbent_cost() : walker.best);
    if (index == walker_.expanded && !goal_taken_) return result;
    std::vector<SuccessorRow> successors;
    Watcher look{.rows = &successors};
    if (index < walker_.expanded) {
        while (step(walker, look) != Step::expanded) {}
    }
    const DepthLine& line = index < walker_.expanded ? walker.path : plans_.back();
    const DepthEntry& entry = line.back();
    const auto depth = static_cast<std::uint32_t>(line.size() - 1);
    result.row = row_of(entry);
    result.depth = depth;
    const FormulaInput input{.g = static_cast<double>(entry.g), .h = entry.h, .d = static_cast<double>(depth)};
    result.formula = formula_line(f_of(entry), input);
    result.is_goal = space_->is_goal(line.back_state());
    for (SuccessorRow& row : successors) row.row.parent = entry.id;
    result.successors = std::move(successors);
    return result;
}

FrontierView DepthFirst::frontier(Moment index, std::size_t rows) const {
    const DepthLine& pending = walker_at(std::min(index, walker_.expanded)).pending;
    FrontierView view;
    view.total = pending.size();
    for (std::size_t i = pending.size(); i > 0 && view.rows.size() < rows; --i) view.rows.push_back(row_of(pending.entries[i - 1]));
    return view;
}

Columns DepthFirst::columns(Moment from, Moment to) const {
    Columns columns;
    to = std::min(to, walker_.expanded);
    if (from >= to) return columns;
    DepthWalker walker = walker_at(from);
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

NodeRow DepthFirst::row_of(const DepthEntry& entry) const {
    NodeRow row;
    row.node = entry.id;
    if (entry.parent != kNoNode) row.parent = entry.parent;
    row.action = entry.parent == kNoNode ? "start" : space_->action_name(entry.action);
    row.g = entry.g;
    row.h = finite(entry.h);
    if (settings_.shows_f) row.f = finite(f_of(entry));
    return row;
}

void DepthFirst::collect(std::vector<SuccessorRow>& rows, const DepthWalker& walker, const Judgement& judgement,
                         const Successor& next, Cost g, NodeId id) const {
    SuccessorRow& row = rows.emplace_back();
    if (id != kNoNode) row.row.node = id;
    row.cost = next.cost;
    row.fate = judgement.fate;
    row.row.action = space_->action_name(next.action);
    row.row.g = g;
    if (judgement.has_h) row.row.h = finite(judgement.h);
    if (judgement.has_h && settings_.shows_f) row.row.f = finite(settings_.ranking.f(g, judgement.h, 0));
    if (judgement.other != kNoNode) row.other = judgement.other;
    row.reason = reason_for(judgement, g, walker.best, walker.threshold);
}

// Any node, by walking on from the copy taken before it was generated.
DepthLine DepthFirst::line_to(NodeId node) const {
    auto cut = [](DepthLine line, std::size_t size) {
        line.entries.resize(size);
        line.states.shrink(size);
        return line;
    };
    for (const DepthLine& line : plans_) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (line.entries[i].id == node) return cut(line, i + 1);
        }
    }
    DepthLine line(space_->state_bytes());
    if (node == 0) {
        line.push_back(root_, start_.data());
        return line;
    }
    const auto after = std::upper_bound(checkpoints_.begin(), checkpoints_.end(), node,
                                        [](NodeId id, const DepthWalker& walker) { return id < walker.next_id; });
    DepthWalker walker = *std::prev(after);
    Watcher look;
    while (walker.next_id <= node) step(walker, look);
    std::size_t place = 0;
    while (walker.pending.entries[place].id != node) ++place;
    if (walker.pending.entries[place].parent != kNoNode) line = walker.path;
    line.push_back(walker.pending.entries[place], walker.pending.states[place]);
    return line;
}

const DepthWalker& DepthFirst::checkpoint_before(Moment index) const {
    const auto after = std::upper_bound(checkpoints_.begin(), checkpoints_.end(), index,
                                        [](Moment moment, const DepthWalker& walker) { return moment < walker.expanded; });
    return *std::prev(after);
}

// The moment just before expansion `index`, or before the goal is taken: all that is dropped on the way is gone.
const DepthWalker& DepthFirst::walker_at(Moment index) const {
    if (index == walker_.expanded && !goal_taken_) return walker_;
    const DepthWalker& copy = checkpoint_before(index);
    if (!last_look_ || last_look_->expanded > index || last_look_->expanded < copy.expanded) last_look_ = copy;
    DepthWalker& walker = *last_look_;
    Watcher look;
    while (walker.expanded < index) step(walker, look);
    while (walker.back_up() ? is_dropped(walker) : begin_iteration(walker)) {
        if (is_dropped(walker)) walker.pending.pop_back();
    }
    return walker;
}

// The state that a breakpoint waits for, in its canonical form; a node that does not exist yet has none.
std::optional<DepthFirst::State> DepthFirst::wanted_by(const Breakpoint& breakpoint) const {
    if (breakpoint.event != Event::state || breakpoint.node >= nodes()) return std::nullopt;
    return form_of(line_to(breakpoint.node).back_state());
}

bool DepthFirst::matches(const Breakpoint& breakpoint, const std::optional<State>& wanted, const DepthWalker& walker,
                         const Watcher& watcher) const {
    if (breakpoint.event == Event::state) {
        return wanted && same_bytes(wanted->data(), walker.forms.back(), wanted->size());
    }
    if (breakpoint.event != Event::condition) return watcher.noted(breakpoint.event);
    const DepthEntry& entry = walker.path.back();
    const auto depth = static_cast<double>(walker.path.size() - 1);
    const FormulaInput input{.g = static_cast<double>(entry.g), .h = entry.h, .d = depth, .f = f_of(entry)};
    return breakpoint.condition && (*breakpoint.condition)(input) != 0;
}

std::optional<Moment> DepthFirst::find(const Breakpoint& breakpoint, Moment from, bool forwards) const {
    if (forwards) {
        const Moment first = from + 1;
        return first < walker_.expanded ? find_in(breakpoint, first, walker_.expanded, true) : std::nullopt;
    }
    Moment end = std::min(from, walker_.expanded);
    while (end > 0) {
        const Moment begin = checkpoint_before(end - 1).expanded;
        if (const auto found = find_in(breakpoint, begin, end, false)) return found;
        end = begin;
    }
    return std::nullopt;
}

std::optional<Moment> DepthFirst::find_in(const Breakpoint& breakpoint, Moment begin, Moment end, bool first) const {
    DepthWalker walker = walker_at(begin);
    Watcher look;
    const std::optional<State> wanted = wanted_by(breakpoint);
    std::optional<Moment> found;
    while (walker.expanded < end && !(found && first)) {
        if (step(walker, look) != Step::expanded) continue;
        if (matches(breakpoint, wanted, walker, look)) found = walker.expanded - 1;
    }
    return found;
}

}  // namespace frontier
