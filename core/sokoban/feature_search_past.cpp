// How a feature-space search shows its past.
#include <algorithm>
#include <cassert>
#include <map>

#include "../text/words.h"
#include "feature_loop.h"

namespace frontier::sokoban {

namespace {

constexpr std::string_view kDirections[] = {"up", "right", "down", "left"};

}  // namespace

Plan FeatureSearch::plan(std::size_t incumbent) const {
    Plan plan;
    plan.cost = incumbents_[incumbent].cost;
    plan.nodes = plan_nodes_[incumbent];
    for (const std::uint8_t direction : plans_[incumbent])
        plan.actions.push_back(std::string(kDirections[direction]));
    plan.costs = costs_of(plans_[incumbent]);
    return plan;
}

// Each move 1, or each push alone.
std::vector<Cost> FeatureSearch::costs_of(std::span<const std::uint8_t> moves) const {
    std::vector<Cost> costs(moves.size(), 1);
    if (!cells_.counts_pushes) return costs;
    Cell robot = board_.robot();
    std::vector<Cell> boxes(board_.boxes().begin(), board_.boxes().end());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        robot = board_.next(robot, moves[i]);
        const auto box = std::find(boxes.begin(), boxes.end(), robot);
        costs[i] = box != boxes.end();
        if (costs[i]) *box = board_.next(robot, moves[i]);
    }
    return costs;
}

// Both numbers, what the rules count first.
std::string FeatureSearch::length_words(std::span<const std::uint8_t> moves) const {
    const std::string all = count_of(moves.size(), "move", "moves");
    const std::string pushes =
        count_of(static_cast<std::uint64_t>(nodes_[line_.back()].pushes), "push", "pushes");
    return cells_.counts_pushes ? concat(pushes, " and ", all) : concat(all, " and ", pushes);
}

Path FeatureSearch::path(NodeId node) const {
    Path path{{}, ancestry(node)};
    for (std::size_t i = 1; i < path.nodes.size(); ++i) path.actions.push_back(action_of(path.nodes[i]));
    return path;
}

// As the puzzle keeps it, with the boxes where no robot ever comes.
void FeatureSearch::state_of(std::span<const Cell> boxes, Cell robot, std::vector<std::byte>& bytes) const {
    std::vector<Cell> pieces(boxes.begin(), boxes.end());
    pieces.insert(pieces.end(), board_.frozen().begin(), board_.frozen().end());
    std::sort(pieces.begin(), pieces.end());
    pieces.insert(pieces.begin(), robot);
    bytes.clear();
    for (const Cell cell : pieces) {
        bytes.push_back(static_cast<std::byte>(cell & 0xFF));
        if (cells_.cell_bytes == 2) bytes.push_back(static_cast<std::byte>(cell >> 8));
    }
}

Picture FeatureSearch::picture(NodeId node) const {
    std::vector<Cell> boxes;
    std::vector<std::byte> bytes;
    nodes_.boxes(node, boxes);
    state_of(boxes, nodes_[node].robot, bytes);
    return presenter_->picture(bytes.data());
}

std::string FeatureSearch::text(NodeId node) const {
    std::vector<Cell> boxes;
    std::vector<std::byte> bytes;
    nodes_.boxes(node, boxes);
    state_of(boxes, nodes_[node].robot, bytes);
    return presenter_->text(bytes.data());
}

std::string FeatureSearch::macro_name(NodeId parent, Macro macro) const {
    const auto place = [&](Cell cell) {
        const std::size_t square = cells_.squares[cell];
        return concat(square / cells_.width + 1, ',', square % cells_.width + 1);
    };
    const bool pulls = nodes_[parent].run != kNoRun && runs_[nodes_[parent].run]->way() == Way::pull;
    return concat(pulls ? "pull " : "push ", place(nodes_.box(parent, macro.box)), " to ", place(macro.to));
}

std::string FeatureSearch::action_of(NodeId id) const {
    const NodeId parent = nodes_[id].parent;
    if (parent != kNoNode) return macro_name(parent, Macro::of(nodes_[id].macro));
    return nodes_[id].run != kNoRun && runs_[nodes_[id].run]->way() == Way::pull ? "goal" : "start";
}

std::uint8_t FeatureSearch::side_of(NodeId id) const {
    const PushNode& node = nodes_[id];
    const bool met = met_.second != kNoNode && (id == met_.first || id == met_.second);
    Side side = met ? Side::start_met : Side::start;
    if (node.run == kNoRun && node.parent != kNoNode) side = Side::joined;
    if (node.run != kNoRun && runs_[node.run]->way() == Way::pull) side = met ? Side::goal_met : Side::goal;
    return static_cast<std::uint8_t>(side);
}

NodeRow FeatureSearch::row_of(NodeId id) const {
    const PushNode& node = nodes_[id];
    NodeRow row;
    row.node = id;
    if (node.parent != kNoNode) row.parent = NodeId{node.parent};
    row.action = action_of(id);
    row.g = node.pushes;
    row.h = node.h;
    return row;
}

std::uint32_t FeatureSearch::depth_of(NodeId id) const {
    return static_cast<std::uint32_t>(ancestry(id).size() - 1);
}

std::uint32_t FeatureSearch::taken_at(NodeId id, StepIndex index) const {
    std::uint32_t taken = nodes_[id].taken;
    for (StepIndex at = nodes_[id].last_step; at != kNever && at >= index; at = steps_[at].before)
        taken -= steps_[at].is_meeting ? 0 : 1;
    return taken;
}

// What the step of this number took, or will take as things are; kNoNode: nothing.
std::pair<NodeId, Macro> FeatureSearch::next_at(StepIndex index) const {
    if (index < steps_.size()) return {steps_[index].node, Macro::of(steps_[index].macro)};
    const Lane& at = lane();
    if ((stage_ != Stage::search && stage_ != Stage::write) || at.run == kNoRun || is_over())
        return {kNoNode, {}};
    const FeatureRun::Next next = under_way_ ? taking_ : runs_[at.run]->next();
    return {next.node, next.macro};
}

// The cells that had a node with a move to give before a step, each with that node; first the one that was
// next.
std::vector<FeatureSearch::Waiting> FeatureSearch::waiting_at(StepIndex index) const {
    std::map<std::pair<std::uint32_t, FeatureCells::Id>, Waiting> cells;
    for (NodeId id = 0; id < nodes_.size(); ++id) {
        const PushNode& node = nodes_[id];
        if (node.run == kNoRun || node.made_at > index) continue;
        if (index < lives_[node.run].born || index >= lives_[node.run].died) continue;
        const std::uint32_t taken = taken_at(id, index);
        if (taken >= node.moves) continue;
        const Waiting one{node.run, node.cell, id, runs_[node.run]->order_of(node, taken), taken};
        const auto [place, is_new] = cells.try_emplace({node.run, node.cell}, one);
        if (!is_new && one.order <= place->second.order) place->second = one;  // the newest of equals
    }
    std::vector<Waiting> rows;
    for (const auto& row : cells) rows.push_back(row.second);
    std::optional<std::pair<std::uint32_t, FeatureCells::Id>> first;
    if (const auto [id, macro] = next_at(index); id != kNoNode) first = {nodes_[id].run, nodes_[id].cell};
    std::sort(rows.begin(), rows.end(), [&](const Waiting& a, const Waiting& b) {
        const auto order = [&](const Waiting& row) {
            const bool is_first = first && row.run == first->first && row.cell == first->second;
            return std::tuple(!is_first, first && row.run != first->first, row.run,
                              runs_[row.run]->cells().rank(row.cell), row.cell);
        };
        return order(a) < order(b);
    });
    return rows;
}

FrontierView FeatureSearch::frontier_part(StepIndex index, std::uint64_t from, std::uint64_t to) const {
    index = std::min(index, static_cast<StepIndex>(steps_.size()));
    FrontierView view;
    if (steps_.size() == 0 && status_ == Status::solved) {  // the start is a goal
        view.total = 1;
        if (from == 0 && to > 0) view.rows.push_back(row_of(0));
        return view;
    }
    const std::vector<Waiting> rows = waiting_at(index);
    const auto [next, its_macro] = next_at(index);
    view.total = rows.size();
    const auto end = static_cast<std::size_t>(std::min<std::uint64_t>(to, rows.size()));
    for (auto i = static_cast<std::size_t>(std::min<std::uint64_t>(from, end)); i < end; ++i) {
        const Waiting& waiting = rows[i];
        NodeRow row = row_of(waiting.node);
        Macro macro = runs_[waiting.run]->move(nodes_[waiting.node], waiting.number);
        if (i == 0 && next != kNoNode) {
            row = row_of(next);
            macro = its_macro;
        }
        row.action = macro_name(*row.node, macro);
        view.rows.push_back(std::move(row));
    }
    return view;
}

Columns FeatureSearch::columns(StepIndex from, StepIndex to) const {
    Columns columns;
    to = std::min(to, static_cast<StepIndex>(steps_.size()));
    for (StepIndex index = from; index < to; ++index) {
        const PushNode& node = nodes_[steps_[index].node];
        columns.node.push_back(NodeId{steps_[index].node});
        columns.g.push_back(Cost{node.pushes});
        columns.h.push_back(static_cast<Estimate>(node.h));
        columns.f.push_back(node.pushes + static_cast<double>(node.h));
        columns.fresh.push_back(steps_[index].before == kNever);
        columns.from_goal.push_back(runs_[node.run]->way() == Way::pull);
    }
    return columns;
}

std::vector<double> FeatureSearch::state_keys(StepIndex from, StepIndex to) const {
    StateKey key(*presenter_);
    std::vector<double> keys;
    std::vector<Cell> boxes;
    std::vector<std::byte> bytes;
    to = std::min(to, static_cast<StepIndex>(steps_.size()));
    for (StepIndex index = from; index < to; ++index) {
        nodes_.boxes(steps_[index].node, boxes);
        state_of(boxes, nodes_[steps_[index].node].robot, bytes);
        keys.push_back(key(bytes.data()));
    }
    return keys;
}

NodeColumns FeatureSearch::node_columns(NodeId from, NodeId to) const {
    NodeColumns columns;
    for (NodeId id = from; id < std::min(to, nodes_.size()); ++id) {
        const PushNode& node = nodes_[id];
        columns.parent.push_back(NodeId{node.parent});
        columns.g.push_back(Cost{node.pushes});
        columns.h.push_back(static_cast<Estimate>(node.h));
        columns.f.push_back(node.pushes + static_cast<double>(node.h));
        StepIndex at = node.last_step;
        while (at != kNever && steps_[at].before != kNever) at = steps_[at].before;
        columns.expanded_at.push_back(at);
        columns.made_at.push_back(node.made_at);
        columns.side.push_back(side_of(id));
    }
    return columns;
}

FeatureCellsView FeatureSearch::feature_cells() const {
    FeatureCellsView view{{"packed", "regions", "out of the plan"}, {}, {}};
    std::map<std::pair<std::uint32_t, std::uint64_t>, std::size_t> places;
    for (std::uint32_t run = 0; run < runs_.size(); ++run) {
        const bool pushes = runs_[run]->way() == Way::push;
        const NodeId towards = lives_[run].towards;
        view.spaces.push_back(towards == kNoNode
                                  ? (pushes ? "pushes" : "pulls")
                                  : concat(pushes ? "pushes to node " : "pulls from node ", towards));
    }
    for (NodeId id = 0; id < nodes_.size(); ++id) {
        const PushNode& node = nodes_[id];
        if (node.run == kNoRun) continue;
        Features f = Features::of(runs_[node.run]->cells().features(node.cell));
        f.near = 0;  // the picture has one place for all of them
        const auto [place, is_new] = places.try_emplace({node.run, f.bits()}, view.cells.size());
        if (is_new) view.cells.push_back({node.run, {f.packed, f.regions, f.out}, {}});
        view.cells[place->second].nodes.push_back(id);
    }
    return view;
}

bool FeatureSearch::matches(const Breakpoint& breakpoint, StepIndex index) const {
    const NodeId id = steps_[index].node;
    if (breakpoint.event == Event::state)
        return breakpoint.node < nodes_.size() && nodes_[breakpoint.node].key == nodes_[id].key;
    if (breakpoint.event != Event::condition)
        return (steps_[index].events >> static_cast<unsigned>(breakpoint.event) & 1) != 0;
    if (!breakpoint.condition) return false;
    FormulaInput input;
    input.g = nodes_[id].pushes;
    input.h = nodes_[id].h;
    input.f = input.g + input.h;
    if (breakpoint.condition->uses_d()) input.d = depth_of(id);
    return (*breakpoint.condition)(input) != 0;
}

std::optional<StepIndex> FeatureSearch::find(const Breakpoint& breakpoint, StepIndex from,
                                             bool forwards) const {
    const auto size = static_cast<StepIndex>(steps_.size());
    if (forwards) {
        for (StepIndex index = from + 1; index < size; ++index) {
            if (matches(breakpoint, index)) return index;
        }
    } else {
        for (StepIndex index = std::min(from, size); index-- > 0;) {
            if (matches(breakpoint, index)) return index;
        }
    }
    return std::nullopt;
}

}  // namespace frontier::sokoban
