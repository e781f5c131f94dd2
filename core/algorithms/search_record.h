// All that a search knows and has done, and how to show it: nodes, history, counters, bounds. Loops derive from it.
//
// judge() says what becomes of a successor. The loop calls it to decide; expansion() calls it again, with the search
// as it stood then, to explain. So an explanation cannot differ from what was done, and drops need no record.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "../domain.h"
#include "../history.h"
#include "../node_table.h"
#include "../search.h"
#include "../text/words.h"

namespace frontier {

template <Domain D> class SearchRecord : public Search {
   public:
    using State = typename D::State;

    SearchRecord(D domain, std::unique_ptr<Heuristic<State>> heuristic, Settings settings)
        : domain_(std::move(domain)),
          heuristic_(std::move(heuristic)),
          settings_(std::move(settings)),
          nodes_(domain_.state_bytes()) {
        weights_.set(0, settings_.ranking.weight());
    }

    std::size_t incumbents() const override { return incumbents_.size(); }
    NodeId nodes() const override { return nodes_.size(); }
    Picture picture(NodeId node) const override { return domain_.picture(state_of(node)); }
    std::string text(NodeId node) const override { return domain_.print(state_of(node)); }

    Stats stats() const override {
        Stats stats;
        stats.status = status_;
        stats.message = message_;
        stats.counters = counters_;
        stats.open = open_;
        stats.nodes = nodes_.size();
        stats.memory_bytes = memory_bytes();
        stats.peak_memory_bytes = stats.memory_bytes;  // nothing is ever given back
        if (!incumbents_.empty()) stats.cost = incumbents_.back().cost;
        stats.lower_bound = known(lower_bound_);
        stats.weight = settings_.ranking.weight();
        stats.claim = claim();
        stats.incumbents = incumbents_;
        return stats;
    }

    Plan plan(std::size_t incumbent) const override {
        Plan plan;
        plan.cost = incumbents_[incumbent].cost;
        plan.nodes = ancestry(incumbents_[incumbent].node);
        for (std::size_t i = 1; i < plan.nodes.size(); ++i) {
            const Node& node = nodes_[plan.nodes[i]];
            plan.actions.push_back(domain_.action_name(node.action));
            plan.costs.push_back(node.g - nodes_[node.parent].g);
        }
        return plan;
    }

    Path path(NodeId node) const override {
        Path path{{}, ancestry(node)};
        for (std::size_t i = 1; i < path.nodes.size(); ++i) path.actions.push_back(action_of(path.nodes[i]));
        return path;
    }

    Expansion expansion(Moment index) const override {
        index = std::min(index, history_.expansions());
        Expansion result;
        result.index = index;
        result.weight = *weights_.at(index);
        result.closed = index;
        result.open = frontier(index, 0).total;
        result.lower_bound = known(lower_bounds_.at(index).value_or(0));
        for (const Incumbent& incumbent : incumbents_) {
            if (incumbent.expanded < index || index == history_.expansions()) result.cost = incumbent.cost;
        }
        const bool made = index < history_.expansions();
        const NodeId node = made ? history_.node(index) : goal_;
        if (node == kNoNode) return result;
        result.row = row_of(node, result.weight);
        result.depth = depth_of(node);
        result.formula = formula_line(node, result.weight);
        result.is_goal = domain_.is_goal(state_of(node));
        if (made) result.successors = derive_successors(index, node, result.weight);
        return result;
    }

    // One pass over the nodes of that moment: about 10 ms for a million expansions.
    FrontierView frontier(Moment index, std::size_t rows) const override {
        index = std::min(index, history_.expansions());
        const double weight = *weights_.at(index);
        const NodeId end = history_.nodes_before(index, nodes_.size());
        auto before = [&](const Rank& a, const Rank& b) { return settings_.ranking.before(a, b); };
        FrontierView view;
        std::vector<Rank> best;  // a heap with the last of the first `rows` on top
        for (NodeId id = 0; id < end; ++id) {
            const Node& node = nodes_[id];
            if (node.left != Left::not_yet && node.left_at < index) continue;
            ++view.total;
            if (rows == 0) continue;
            const Rank rank = settings_.ranking.rank(f_of(id, weight), node.g, node.h, id);
            if (best.size() == rows) {
                if (!before(rank, best.front())) continue;
                std::pop_heap(best.begin(), best.end(), before);
                best.back() = rank;
            } else {
                best.push_back(rank);
            }
            std::push_heap(best.begin(), best.end(), before);
        }
        std::sort_heap(best.begin(), best.end(), before);
        for (const Rank& rank : best) view.rows.push_back(row_of(rank.id, weight));
        return view;
    }

    Columns columns(Moment from, Moment to) const override {
        Columns columns;
        to = std::min(to, history_.expansions());
        for (Moment index = from; index < to; ++index) {
            const NodeId id = history_.node(index);
            columns.node.push_back(id);
            columns.g.push_back(nodes_[id].g);
            columns.h.push_back(nodes_[id].h);
            columns.f.push_back(f_of(id, *weights_.at(index)));
            columns.fresh.push_back(!was_expanded_before(id));
        }
        return columns;
    }

   protected:
    // The search as judge() may see it: nodes below `end`, the expansion under way, the best cost known.
    struct View {
        NodeId end;
        Moment moment;
        Cost incumbent;
    };
    struct Judgement {
        Fate fate = Fate::kept;
        NodeId other = kNoNode;
        bool has_h = false;
        Estimate h = 0;
        std::uint8_t rule = 0;  // the dead end's; 0: the heuristic's own word
    };

    Judgement judge(NodeId parent, Cost g, const State& next, std::uint64_t hash, const View& view) const {
        Judgement judgement;
        if (settings_.cycle == CycleCheck::full) {
            judgement.other = version_before(find(next, hash), view.end);
            if (judgement.other != kNoNode) {
                const Node& known = nodes_[judgement.other];
                judgement.h = known.h;
                judgement.has_h = true;
                const bool expanded = known.left == Left::expanded && known.left_at <= view.moment;
                judgement.fate = g >= known.g ? Fate::duplicate : expanded ? Fate::reopened : Fate::improved;
            }
        } else if (settings_.cycle == CycleCheck::path) {
            judgement.other = equal_ancestor(parent, next);
            if (judgement.other != kNoNode) judgement.fate = Fate::cycle;
        }
        if (is_kept(judgement.fate)) judge_by_bounds(judgement, g, next, view);
        return judgement;
    }

    void judge_by_bounds(Judgement& judgement, Cost g, const State& next, const View& view) const {
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
        else if (g >= view.incumbent) judgement.fate = Fate::incumbent;
    }

    State state_of(NodeId id) const {
        State state{};
        std::memcpy(static_cast<void*>(&state), nodes_.state(id), nodes_.state_bytes());
        return state;
    }
    State canonical(const State& state) const {
        if constexpr (HasCanonicalForm<D>) return domain_.canonical(state);
        else return state;
    }
    bool same(const State& canonical_state, NodeId id) const {
        if constexpr (HasCanonicalForm<D>) {
            const State other = domain_.canonical(state_of(id));
            return std::memcmp(&canonical_state, &other, nodes_.state_bytes()) == 0;
        } else {
            return std::memcmp(&canonical_state, nodes_.state(id), nodes_.state_bytes()) == 0;
        }
    }
    std::uint64_t hash_of(const State& state) const {
        const State form = canonical(state);
        return hash_bytes(&form, nodes_.state_bytes());
    }
    NodeId find(const State& state, std::uint64_t hash) const {
        const State form = canonical(state);
        return nodes_.find(hash, [&](NodeId id) { return same(form, id); });
    }

    std::uint32_t depth_of(NodeId id) const {
        if (domain_.unit_cost()) return static_cast<std::uint32_t>(nodes_[id].g);
        std::uint32_t depth = 0;
        for (NodeId at = nodes_[id].parent; at != kNoNode; at = nodes_[at].parent) ++depth;
        return depth;
    }
    double f_of(NodeId id, double weight) const {
        const std::uint32_t depth = settings_.ranking.formula().uses_d() ? depth_of(id) : 0;
        return settings_.ranking.f_with(weight, nodes_[id].g, nodes_[id].h, depth);
    }

    Cost incumbent_cost() const { return incumbents_.empty() ? kInfiniteCost : incumbents_.back().cost; }

    std::size_t memory_bytes() const { return nodes_.memory_bytes() + history_.memory_bytes() + frontier_bytes_; }

    Claim claim() const {
        Evidence evidence;
        evidence.status = status_;
        if (!incumbents_.empty()) evidence.cost = incumbents_.back().cost;
        evidence.lower_bound = lower_bound_;
        evidence.counters = counters_;
        evidence.guarantee = settings_.guarantee;
        evidence.weight = incumbents_.empty() ? settings_.ranking.weight() : incumbents_.back().weight;
        evidence.goal_popped = goal_ != kNoNode;
        evidence.admissible = settings_.heuristic.admissible == Promise::proved;
        evidence.unit_cost = domain_.unit_cost();
        evidence.unproved_dead_ends = unproved_dead_ends_;
        evidence.heuristic = settings_.heuristic.id;
        return certify(evidence);
    }

    D domain_;
    std::unique_ptr<Heuristic<State>> heuristic_;
    Settings settings_;
    NodeTable nodes_;
    History history_;
    Counters counters_;
    Status status_ = Status::running;
    std::string message_;
    std::vector<Incumbent> incumbents_;
    NodeId goal_ = kNoNode;  // taken from the frontier
    std::uint64_t open_ = 0;
    std::size_t frontier_bytes_ = 0;
    Cost lower_bound_ = 0;
    bool unproved_dead_ends_ = false;
    Timeline<double> weights_;
    Timeline<Cost> lower_bounds_;

   private:
    static std::optional<Cost> known(Cost bound) {
        return bound == kInfiniteCost ? std::nullopt : std::optional(bound);
    }
    static std::optional<double> finite(double value) {
        return std::isfinite(value) ? std::optional(value) : std::nullopt;
    }

    NodeId version_before(NodeId id, NodeId end) const {
        while (id != kNoNode && id >= end) id = nodes_.older_version(id);
        return id;
    }
    NodeId equal_ancestor(NodeId id, const State& state) const {
        const State form = canonical(state);
        while (id != kNoNode && !same(form, id)) id = nodes_[id].parent;
        return id;
    }
    bool was_expanded_before(NodeId id) const {
        const NodeId older = nodes_.older_version(id);
        return older != kNoNode && nodes_[older].left == Left::expanded;
    }

    std::vector<NodeId> ancestry(NodeId node) const {
        std::vector<NodeId> nodes;
        for (; node != kNoNode; node = nodes_[node].parent) nodes.push_back(node);
        std::reverse(nodes.begin(), nodes.end());
        return nodes;
    }
    std::string action_of(NodeId id) const {
        return nodes_[id].parent == kNoNode ? "start" : domain_.action_name(nodes_[id].action);
    }

    NodeRow row_of(NodeId id, double weight) const {
        const Node& node = nodes_[id];
        NodeRow row;
        row.node = id;
        if (node.parent != kNoNode) row.parent = node.parent;
        row.action = action_of(id);
        row.g = node.g;
        row.h = finite(node.h);
        if (settings_.shows_f) row.f = finite(f_of(id, weight));
        return row;
    }

    std::string formula_line(NodeId id, double weight) const {
        if (!settings_.shows_f) return "";
        const Formula& formula = settings_.ranking.formula();
        const Node& node = nodes_[id];
        const FormulaInput input{static_cast<double>(node.g), node.h, weight, static_cast<double>(depth_of(id))};
        const std::string value = number_text(f_of(id, weight));
        const std::string filled = formula.filled_in(input);
        return concat("f = ", formula.text(), filled == value ? "" : " = " + filled, " = ", value);
    }

    std::vector<SuccessorRow> derive_successors(Moment index, NodeId parent, double weight) const {
        std::vector<SuccessorRow> rows;
        View view{history_.nodes_before(index, nodes_.size()), index, kInfiniteCost};
        for (const Incumbent& incumbent : incumbents_) {
            if (incumbent.expanded < index) view.incumbent = incumbent.cost;
        }
        domain_.successors(state_of(parent), [&](Action action, Cost cost, const State& next) {
            const Cost g = nodes_[parent].g + cost;
            const Judgement judgement = judge(parent, g, next, hash_of(next), view);
            SuccessorRow row;
            row.cost = cost;
            row.fate = judgement.fate;
            row.row.parent = parent;
            row.row.action = domain_.action_name(action);
            row.row.g = g;
            if (is_kept(judgement.fate)) row.row = row_of(view.end++, weight);
            else if (judgement.has_h) row.row.h = finite(judgement.h);
            if (judgement.other != kNoNode) row.other = judgement.other;
            row.reason = reason_for(judgement, g, view.incumbent);
            rows.push_back(std::move(row));
        });
        return rows;
    }

    std::string reason_for(const Judgement& judgement, Cost g, Cost incumbent) const {
        const CostBound& bound = settings_.bound;
        const double h = static_cast<double>(judgement.h);
        switch (judgement.fate) {
            case Fate::kept: return "New: it joins the frontier.";
            case Fate::improved:
                return concat("A cheaper way to node ", judgement.other, ", which had g = ", nodes_[judgement.other].g,
                              " and was still waiting.");
            case Fate::reopened:
                return concat("A cheaper way to node ", judgement.other, ", which was expanded with g = ",
                              nodes_[judgement.other].g, ": its state is opened again.");
            case Fate::duplicate:
                return concat("The same state as node ", judgement.other, ", reached there with g = ",
                              nodes_[judgement.other].g, ".");
            case Fate::cycle: return concat("Back to node ", judgement.other, ", an ancestor of this one.");
            case Fate::bound_g: return concat("g = ", g, " is over the bound of ", bound.g, " on g.");
            case Fate::bound_h: return concat("h = ", h, " is over the bound of ", bound.h, " on h.");
            case Fate::bound_f: return concat("g + h = ", g + h, " is over the bound of ", bound.f, " on g + h.");
            case Fate::incumbent: return concat("g = ", g, " is not below the best plan's ", incumbent, ".");
            case Fate::deadlock: break;
        }
        if constexpr (FindsDeadEnds<D>) {
            if (judgement.rule) return domain_.dead_end_reason(judgement.rule);
        }
        return concat("Lost: ", settings_.heuristic.id, " sees no way on from here.");
    }
};

}  // namespace frontier
