// A search that remembers every node: its nodes and history, and how to show any moment of them. Loops derive from it.
//
// judge() says what becomes of a successor. The loop calls it to decide; expansion() calls it again, with the search
// as it stood then, to explain. So an explanation cannot differ from what was done, and drops need no record.
#pragma once

#include <cstring>

#include "../node_table.h"
#include "search_base.h"

namespace frontier {

template <Domain D> class SearchRecord : public SearchBase<D> {
    using Base = SearchBase<D>;

   public:
    using State = typename Base::State;

    SearchRecord(D domain, std::unique_ptr<Heuristic<State>> heuristic, Settings settings)
        : Base(std::move(domain), std::move(heuristic), std::move(settings)), nodes_(domain_.state_bytes()) {
        assert(domain_.max_successors() < History::kMostChildren);
        floors_.set(0, 0);
        iterations_.set(0, 0);
    }

    NodeId nodes() const override { return nodes_.size(); }
    Picture picture(NodeId node) const override { return domain_.picture(state_of(node)); }
    std::string text(NodeId node) const override { return domain_.print(state_of(node)); }

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
        const FormulaInput context = context_at(index);
        const bool made = index < history_.expansions();
        Expansion result;
        result.index = index;
        result.weight = context.w;
        result.closed = index;
        result.open = frontier(index, 0).total;
        result.lower_bound = Base::known(lower_bounds_.at(index).value_or(0));
        const Cost best = made ? Base::incumbent_at(index) : Base::incumbent_cost();
        result.cost = Base::known(best);
        const NodeId node = made ? history_.node(index) : goal_;
        if (node == kNoNode) return result;
        result.row = row_of(node, context);
        result.depth = depth_of(node);
        FormulaInput input = context;
        input.g = nodes_[node].g;
        input.h = nodes_[node].h;
        input.d = *result.depth;
        result.formula = Base::formula_line(f_of(node, context), input);
        result.is_goal = domain_.is_goal(state_of(node));
        if (made) result.successors = derive_successors(index, node, context);
        return result;
    }

    // One pass over the nodes of that moment: about 10 ms for a million expansions.
    FrontierView frontier(Moment index, std::size_t rows) const override {
        index = std::min(index, history_.expansions());
        const FormulaInput context = context_at(index);
        const NodeId end = history_.nodes_before(index, nodes_.size());
        const NodeId iteration_began_with = history_.nodes_before(*iterations_.at(index), nodes_.size());
        auto before = [&](const Rank& a, const Rank& b) { return settings_.ranking.before(a, b); };
        FrontierView view;
        std::vector<Rank> best;  // a heap with the last of the first `rows` on top
        for (NodeId id = *floors_.at(index); id < end; ++id) {
            const Node& node = nodes_[id];
            if (node.left != Left::not_yet && node.left_at < index) continue;
            ++view.total;
            if (rows == 0 || (node.deferred && id >= iteration_began_with)) continue;
            const Rank rank = settings_.ranking.rank(f_of(id, context), node.g, node.h, id, layer_of(id));
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
        if (settings_.ranking.ties() == TieRule::heapq && !best.empty()) put_first(best, index < history_.expansions() ? history_.node(index) : next_node());
        for (const Rank& rank : best) view.rows.push_back(row_of(rank.id, context));
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
            columns.f.push_back(f_of(id, context_at(index)));
            columns.fresh.push_back((history_.events(index) & bit(Event::reexpansion)) == 0);
        }
        return columns;
    }

    void set_breakpoints(std::vector<Breakpoint> breakpoints) override { breakpoints_ = std::move(breakpoints); }

    std::optional<Moment> find(const Breakpoint& breakpoint, Moment from, bool forwards) const override {
        if (breakpoint.event == Event::state && breakpoint.node >= nodes_.size()) return std::nullopt;
        if (forwards) {
            for (Moment index = from + 1; index < history_.expansions(); ++index) {
                if (matches(breakpoint, index)) return index;
            }
        } else {
            for (Moment index = std::min(from, history_.expansions()); index-- > 0;) {
                if (matches(breakpoint, index)) return index;
            }
        }
        return std::nullopt;
    }

   protected:
    using Base::breakpoints_, Base::counters_, Base::domain_, Base::heuristic_, Base::incumbents_, Base::settings_, Base::status_, Base::weights_;
    using Judgement = typename Base::Judgement;

    // The search as judge() may see it.
    struct View {
        NodeId end;         // only nodes below it
        Moment moment;      // the expansion under way
        Cost incumbent;     // the best cost known
        NodeId floor;       // nodes below it belong to earlier runs of a search that restarts
        Moment iteration;   // when the iteration began
    };

    static constexpr std::uint8_t bit(Event event) {
        return static_cast<std::uint8_t>(1u << static_cast<unsigned>(event));
    }
    static_assert(static_cast<unsigned>(Event::inconsistent) < History::kEventBits);

    Judgement judge(NodeId parent, Cost g, const State& next, std::uint64_t hash, const View& view) const {
        Judgement judgement;
        if (settings_.cycle == CycleCheck::full) {
            judgement.other = version_before(find_state(next, hash), view.end);
            if (judgement.other != kNoNode) judge_against_known(judgement, g, view);
        } else if (settings_.cycle == CycleCheck::path) {
            judgement.other = equal_ancestor(parent, next);
            if (judgement.other != kNoNode) judgement.fate = Fate::cycle;
        }
        if (!is_kept(judgement.fate)) return judgement;
        const Cost least = judgement.fate == Fate::revisited ? std::min(g, judgement.other_g) : g;
        const Fate fate = judgement.fate;
        Base::judge_by_bounds(judgement, least, next, view.incumbent);
        if (judgement.fate == fate && settings_.improve.on && domain_.is_goal(next)) judgement.fate = Fate::solution;
        return judgement;
    }

    void judge_against_known(Judgement& judgement, Cost g, const View& view) const {
        const Node& known = nodes_[judgement.other];
        judgement.h = known.h;
        judgement.has_h = true;
        judgement.other_g = known.g;
        const bool expanded = known.left == Left::expanded && known.left_at <= view.moment;
        const bool in_iteration = (expanded && known.left_at >= view.iteration) ||
                                  (known.deferred && judgement.other >= history_.nodes_before(view.iteration, nodes_.size()));
        if (judgement.other < view.floor) judgement.fate = Fate::revisited;
        else if (g > known.g || (g == known.g && !settings_.keeps_equals)) judgement.fate = Fate::duplicate;
        else if (g == known.g) judgement.fate = Fate::repeated;
        else if (settings_.improve.once_per_iteration && in_iteration) judgement.fate = Fate::deferred;
        else judgement.fate = expanded ? Fate::reopened : Fate::improved;
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
            return same_bytes(&canonical_state, &other, nodes_.state_bytes());
        } else {
            return same_bytes(&canonical_state, nodes_.state(id), nodes_.state_bytes());
        }
    }
    std::uint64_t hash_of(const State& state) const {
        const State form = canonical(state);
        return hash_bytes(&form, nodes_.state_bytes());
    }
    NodeId find_state(const State& state, std::uint64_t hash) const {
        const State form = canonical(state);
        return nodes_.find(hash, [&](NodeId id) { return same(form, id); });
    }

    std::uint32_t depth_of(NodeId id) const {
        if (domain_.unit_cost()) return static_cast<std::uint32_t>(nodes_[id].g);
        std::uint32_t depth = 0;
        for (NodeId at = nodes_[id].parent; at != kNoNode; at = nodes_[at].parent) ++depth;
        return depth;
    }
    std::uint32_t layer_of(NodeId id) const { return settings_.beam_width > 0 ? depth_of(id) : 0; }
    double f_of(NodeId id, const FormulaInput& context) const {
        const std::uint32_t depth = settings_.ranking.formula().uses_d() ? depth_of(id) : 0;
        return settings_.ranking.f_in(context, nodes_[id].g, nodes_[id].h, depth);
    }

    // The node that the loop would take now, or kNoNode.
    virtual NodeId next_node() const = 0;

    // Among equals heapq's order depends on the heap's shape; which node comes first is known all the same.
    static void put_first(std::vector<Rank>& ranks, NodeId first) {
        if (first == kNoNode) return;
        auto place = std::find_if(ranks.begin(), ranks.end(), [&](const Rank& rank) { return rank.id == first; });
        if (place == ranks.end()) *--place = Rank{.id = first};
        std::rotate(ranks.begin(), place, place + 1);
    }

    std::size_t memory_bytes() const override { return nodes_.memory_bytes() + history_.memory_bytes(); }

    bool matches(const Breakpoint& breakpoint, Moment index) const {
        const NodeId id = history_.node(index);
        if (breakpoint.event == Event::state) return breakpoint.node < nodes_.size() && same(canonical(state_of(breakpoint.node)), id);
        if (breakpoint.event != Event::condition) return (history_.events(index) & bit(breakpoint.event)) != 0;
        FormulaInput input;
        input.g = nodes_[id].g;
        input.h = nodes_[id].h;
        input.d = depth_of(id);
        input.f = f_of(id, context_at(index));
        return breakpoint.condition && (*breakpoint.condition)(input) != 0;
    }

    NodeTable nodes_;
    History history_;
    NodeId goal_ = kNoNode;  // taken from the frontier
    Timeline<Cost> lower_bounds_;
    Timeline<NodeId> floors_;
    Timeline<Moment> iterations_;

   private:
    FormulaInput context_at(Moment index) const {
        const Cost best = Base::incumbent_at(index);
        FormulaInput context;
        context.w = *weights_.at(index);
        context.u = best == kInfiniteCost ? kNoPlan : best;
        context.l = lower_bounds_.at(index).value_or(0);
        return context;
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

    std::vector<NodeId> ancestry(NodeId node) const {
        std::vector<NodeId> nodes;
        for (; node != kNoNode; node = nodes_[node].parent) nodes.push_back(node);
        std::reverse(nodes.begin(), nodes.end());
        return nodes;
    }
    std::string action_of(NodeId id) const {
        return nodes_[id].parent == kNoNode ? "start" : domain_.action_name(nodes_[id].action);
    }
    void show_estimates(NodeRow& row, Estimate h, const FormulaInput& context) const {
        row.h = Base::finite(h);
        const bool has_f = settings_.shows_f && !settings_.ranking.formula().uses_d();
        if (has_f) row.f = Base::finite(settings_.ranking.f_in(context, row.g, h, 0));
    }
    NodeRow row_of(NodeId id, const FormulaInput& context) const {
        const Node& node = nodes_[id];
        NodeRow row;
        row.node = id;
        if (node.parent != kNoNode) row.parent = node.parent;
        row.action = action_of(id);
        row.g = node.g;
        row.h = Base::finite(node.h);
        if (settings_.shows_f) row.f = Base::finite(f_of(id, context));
        return row;
    }

    std::vector<SuccessorRow> derive_successors(Moment index, NodeId parent, const FormulaInput& context) const {
        std::vector<SuccessorRow> rows;
        View view{history_.nodes_before(index, nodes_.size()), index, Base::incumbent_at(index), *floors_.at(index), *iterations_.at(index)};
        bool failed = false;  // there: the search looked at no more successors
        domain_.successors(state_of(parent), [&](Action action, Cost cost, const State& next) {
            const Cost g = nodes_[parent].g + cost;
            const Judgement judgement = judge(parent, g, next, hash_of(next), view);
            failed = failed || (judgement.has_h && !Base::is_estimate(judgement.h)) || (is_kept(judgement.fate) && view.end == nodes_.size());
            if (failed) return;
            SuccessorRow row;
            row.cost = cost;
            row.fate = judgement.fate;
            row.row.parent = parent;
            row.row.action = domain_.action_name(action);
            row.row.g = g;
            row.reason = Base::reason_for(judgement, g, view.incumbent);
            if (is_kept(judgement.fate)) row.row = row_of(view.end++, context);
            else if (judgement.has_h) show_estimates(row.row, judgement.h, context);
            if (judgement.fate == Fate::solution) view.incumbent = row.row.g;
            if (judgement.other != kNoNode) row.other = judgement.other;
            rows.push_back(std::move(row));
        });
        return rows;
    }
};

}  // namespace frontier
