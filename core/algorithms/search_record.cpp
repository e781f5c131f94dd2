#include "search_record.h"

#include <algorithm>
#include <cassert>

namespace frontier {

SearchRecord::SearchRecord(SearchTask task, Settings settings)
    : SearchCommon(std::move(task), std::move(settings)),
      nodes_(space_->state_bytes(), needs_depth() && !space_->unit_cost(), guide_ != nullptr) {
    assert(space_->max_successors() < History::kMostChildren);
    floors_.set(0, {});
    iterations_.set(0, 0);
}

Plan SearchRecord::plan(std::size_t incumbent) const {
    Plan plan;
    plan.cost = incumbents_[incumbent].cost;
    const std::vector<NodeId> nodes = ancestry(incumbents_[incumbent].node);
    plan.nodes.push_back(nodes.front());
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        const Node& node = nodes_[nodes[i]];
        add_steps(plan, nodes_.state(node.parent), node.action(), node.g - nodes_[node.parent].g, nodes[i]);
    }
    return plan;
}

Path SearchRecord::path(NodeId node) const {
    Path path{{}, ancestry(node)};
    for (std::size_t i = 1; i < path.nodes.size(); ++i) path.actions.push_back(action_of(path.nodes[i]));
    return path;
}

Expansion SearchRecord::expansion(StepIndex index) const {
    index = std::min(index, history_.expansions());
    const FormulaInput context = context_at(index);
    const bool made = index < history_.expansions();
    Expansion result;
    result.index = index;
    result.weight = context.w;
    result.closed = index;
    result.open = open_at(index);
    result.lower_bound = known(lower_bounds_.at(index).value_or(0));
    const Cost best = made ? incumbent_at(index) : incumbent_cost();
    result.cost = known(best);
    const NodeId node = made ? history_.node(index) : goal_;
    if (node == kNoNode) return result;
    result.row = row_of(node, context);
    result.depth = depth_of(node);
    FormulaInput input = context;
    input.g = nodes_[node].g;
    input.h = nodes_[node].h;
    input.d = *result.depth;
    result.formula = formula_line(f_of(node, context), input);
    result.why = why(index, node);
    result.is_goal = space_->is_goal(nodes_.state(node));
    if (made) result.successors = derive_successors(index, node, context);
    return result;
}

FrontierView SearchRecord::frontier_part(StepIndex index, std::uint64_t from, std::uint64_t to) const {
    index = std::min(index, history_.expansions());
    const FormulaInput context = context_at(index);
    FrontierView view;
    view.total = open_at(index);
    for (const NodeId id : frontier_ids(index, from, to)) view.rows.push_back(row_of(id, context));
    return view;
}

NodeColumns SearchRecord::node_columns(NodeId from, NodeId to) const {
    const FormulaInput context = context_at(history_.expansions());
    NodeColumns columns;
    for (NodeId id = from; id < std::min(to, nodes_.size()); ++id) {
        const Node& node = nodes_[id];
        columns.parent.push_back(NodeId{node.parent});
        columns.g.push_back(Cost{node.g});
        columns.h.push_back(Estimate{node.h});
        columns.f.push_back(f_of(id, context));
        columns.expanded_at.push_back(node.status() == NodeStatus::expanded ? StepIndex{node.left_at}
                                                                            : kNever);
    }
    return columns;
}

Columns SearchRecord::columns(StepIndex from, StepIndex to) const {
    Columns columns;
    to = std::min(to, history_.expansions());
    for (StepIndex index = from; index < to; ++index) {
        const NodeId id = history_.node(index);
        columns.node.push_back(id);
        columns.g.push_back(Cost{nodes_[id].g});
        columns.h.push_back(Estimate{nodes_[id].h});
        columns.f.push_back(f_of(id, context_at(index)));
        columns.fresh.push_back((history_.events(index) & bit(Event::reexpansion)) == 0);
    }
    return columns;
}

std::vector<double> SearchRecord::state_keys(StepIndex from, StepIndex to) const {
    StateKey key(*presenter_);
    std::vector<double> keys;
    to = std::min(to, history_.expansions());
    for (StepIndex index = from; index < to; ++index) keys.push_back(key(nodes_.state(history_.node(index))));
    return keys;
}

std::optional<StepIndex> SearchRecord::find(const Breakpoint& breakpoint, StepIndex from,
                                            bool forwards) const {
    if (breakpoint.event == Event::state && breakpoint.node >= nodes_.size()) return std::nullopt;
    NodeLine line;
    if (forwards) {
        for (StepIndex index = from + 1; index < history_.expansions(); ++index) {
            if (matches(breakpoint, index, line)) return index;
        }
    } else {
        for (StepIndex index = std::min(from, history_.expansions()); index-- > 0;) {
            if (matches(breakpoint, index, line)) return index;
        }
    }
    return std::nullopt;
}

std::uint32_t SearchRecord::count_ancestors(NodeId id) const {
    std::uint32_t count = 0;
    for (NodeId at = nodes_[id].parent; at != kNoNode; at = nodes_[at].parent) ++count;
    return count;
}

// For one who asks about many nodes, one after the other.
std::uint32_t SearchRecord::depth_along(NodeLine& line, NodeId id) const {
    if (space_->unit_cost() || nodes_.keeps_depths()) return depth_of(id);
    line.move_to(id, nodes_);
    return static_cast<std::uint32_t>(line.size() - 1);
}

bool SearchRecord::matches(const Breakpoint& breakpoint, StepIndex index, NodeLine& line) const {
    const NodeId id = history_.node(index);
    if (breakpoint.event == Event::state)
        return breakpoint.node < nodes_.size() && same(canonical_of(breakpoint.node).data(), id);
    if (breakpoint.event != Event::condition) return (history_.events(index) & bit(breakpoint.event)) != 0;
    if (!breakpoint.condition) return false;
    FormulaInput input;
    input.g = nodes_[id].g;
    input.h = nodes_[id].h;
    input.f = f_of(id, context_at(index));
    if (breakpoint.condition->uses_d()) input.d = depth_along(line, id);
    return (*breakpoint.condition)(input) != 0;
}

FormulaInput SearchRecord::context_at(StepIndex index) const {
    const Cost best = incumbent_at(index);
    FormulaInput context;
    context.w = *weights_.at(index);
    context.u = best == kInfiniteCost ? kNoPlan : best;
    context.l = lower_bounds_.at(index).value_or(0);
    return context;
}

std::vector<NodeId> SearchRecord::ancestry(NodeId node) const {
    std::vector<NodeId> nodes;
    for (; node != kNoNode; node = nodes_[node].parent) nodes.push_back(node);
    std::reverse(nodes.begin(), nodes.end());
    return nodes;
}

std::string SearchRecord::action_of(NodeId id) const {
    return nodes_[id].parent == kNoNode ? "start" : presenter_->action_name(nodes_[id].action());
}

NodeRow SearchRecord::row_of(NodeId id, const FormulaInput& context) const {
    const Node& node = nodes_[id];
    NodeRow row;
    row.node = id;
    if (node.parent != kNoNode) row.parent = NodeId{node.parent};
    row.action = action_of(id);
    row.g = node.g;
    row.h = finite(node.h);
    if (settings_.shows_f) row.f = finite(f_of(id, context));
    if (guide_) row.bound = finite(nodes_.bound(id));
    return row;
}

void SearchRecord::show_estimates(NodeRow& row, const Judgement& judgement,
                                  const FormulaInput& context) const {
    const Estimate h = order_h(judgement);
    row.h = finite(h);
    if (guide_) row.bound = finite(judgement.h);
    const bool has_f = settings_.shows_f && !settings_.ranking.formula().uses_d();
    if (has_f) row.f = finite(settings_.ranking.f_in(context, row.g, h, 0));
}

std::vector<SuccessorRow> SearchRecord::derive_successors(StepIndex index, NodeId parent,
                                                          const FormulaInput& context) const {
    std::vector<SuccessorRow> rows;
    StateLine line;
    View view{history_.nodes_before(index, nodes_.size()),
              index,
              incumbent_at(index),
              floors_.at(index)->first,
              *iterations_.at(index),
              line};
    SuccessorList successors = space_->make_list();
    space_->successors(nodes_.state(parent), successors);
    for (std::size_t i = 0; i < successors.size(); ++i) {
        const Successor& next = successors[i];
        const Cost g = nodes_[parent].g + next.cost;
        const Judgement judgement = judge(parent, g, next, view);
        const bool failed = judgement.has_h && !has_estimates(judgement);
        if (failed || (is_kept(judgement.outcome) && view.end == nodes_.size()))
            break;  // the search looked no further
        SuccessorRow row;
        row.cost = next.cost;
        row.outcome = judgement.outcome;
        row.row.parent = parent;
        row.row.action = presenter_->action_name(next.action);
        row.shifts = presenter_->shifts(nodes_.state(parent), next.action);
        row.row.g = g;
        row.reason = reason_for(judgement, g, view.incumbent);
        if (judgement.outcome == Outcome::duplicate &&
            !same_bytes(nodes_.state(judgement.other), next.state, space_->state_bytes()))
            row.reason += " It looks different, but is one and the same to the search.";
        if (judgement.rule) row.cells = evaluator_->dead_end_cells(next.state, judgement.rule);
        row.picture = presenter_->picture(next.state);
        if (is_kept(judgement.outcome)) row.row = row_of(view.end++, context);
        else if (judgement.has_h) show_estimates(row.row, judgement, context);
        if (judgement.outcome == Outcome::solution) view.incumbent = row.row.g;
        if (judgement.other != kNoNode) row.other = judgement.other;
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace frontier
