// A search that remembers every node: its nodes and history, and how to show any step of them. Loops derive
// from it.
//
// judge() says what becomes of a successor. The loop calls it to decide; expansion() calls it again, with the
// search as it stood then, to explain. So an explanation cannot differ from what was done, and drops need no
// record.
#pragma once

#include <algorithm>

#include "../node_table.h"
#include "frontier_groups.h"
#include "frontier_marks.h"
#include "node_line.h"
#include "search_common.h"

namespace frontier {

class SearchRecord : public SearchCommon {
   public:
    SearchRecord(SearchTask task, Settings settings);

    NodeId nodes() const override { return nodes_.size(); }
    Picture picture(NodeId node) const override { return presenter_->picture(nodes_.state(node)); }
    std::string text(NodeId node) const override { return presenter_->text(nodes_.state(node)); }
    Plan plan(std::size_t incumbent) const override;
    Path path(NodeId node) const override;
    Expansion expansion(StepIndex index) const override;
    FrontierView frontier_part(StepIndex index, std::uint64_t from, std::uint64_t to) const override;
    Columns columns(StepIndex from, StepIndex to) const override;
    std::vector<double> state_keys(StepIndex from, StepIndex to) const override;
    Track track() const override { return track_of(lower_bounds_); }
    NodeColumns node_columns(NodeId from, NodeId to) const override;
    void set_breakpoints(std::vector<Breakpoint> breakpoints) override {
        breakpoints_ = std::move(breakpoints);
    }
    std::optional<StepIndex> find(const Breakpoint& breakpoint, StepIndex from, bool forwards) const override;

   protected:
    // The search as judge() may see it.
    struct View {
        NodeId end;           // only nodes below it
        StepIndex step;       // the expansion under way
        Cost incumbent;       // the best cost known
        NodeId floor;         // nodes below it belong to earlier runs of a search that restarts
        StepIndex iteration;  // when the iteration began
        StateLine& line;      // where cycles on a long one are looked for
    };

    static constexpr std::uint8_t bit(Event event) {
        return static_cast<std::uint8_t>(1u << static_cast<unsigned>(event));
    }
    static_assert(static_cast<unsigned>(Event::inconsistent) < History::kEventBits);

    [[gnu::always_inline]] Judgement judge(NodeId parent, Cost g, const Successor& next,
                                           const View& view) const {
        Judgement judgement;
        if (settings_.cycle == CycleCheck::full) {
            judgement.other = version_before(find_state(next.canonical, next.hash), view.end);
            if (judgement.other != kNoNode) judge_against_known(judgement, g, view);
        } else if (settings_.cycle == CycleCheck::path) {
            judgement.other = equal_ancestor(parent, next, view.line);
            if (judgement.other != kNoNode) judgement.outcome = Outcome::cycle;
        }
        if (!is_kept(judgement.outcome)) return judgement;
        const Cost least = judgement.outcome == Outcome::revisited ? std::min(g, judgement.other_g) : g;
        const Outcome outcome = judgement.outcome;
        judge_by_bounds(judgement, least, next.state, view.incumbent);
        if (judgement.outcome == outcome && settings_.improve.on && space_->is_goal(next.state))
            judgement.outcome = Outcome::solution;
        return judgement;
    }

    bool same(const std::byte* canonical, NodeId id) const {
        if (space_->has_canonical()) return space_->is_canonical_of(canonical, nodes_.state(id));
        return same_bytes(canonical, nodes_.state(id), nodes_.state_bytes());
    }
    std::uint64_t hash_of(NodeId id) const {
        if (space_->has_canonical()) return space_->hash(nodes_.state(id));
        return hash_bytes(nodes_.state(id), nodes_.state_bytes());
    }
    NodeId find_state(const std::byte* canonical, std::uint64_t hash) const {
        return nodes_.find(hash, [&](NodeId id) { return same(canonical, id); });
    }
    std::vector<std::byte> canonical_of(NodeId id) const {
        std::vector<std::byte> canonical(nodes_.state_bytes());
        space_->canonicalise(nodes_.state(id), canonical.data());
        return canonical;
    }

    bool needs_depth() const { return settings_.ranking.formula().uses_d() || settings_.beam_width > 0; }
    // Noted down where the order looks at it; else only one who shows a node asks, and may walk up to the
    // start.
    std::uint32_t depth_of(NodeId id) const {
        if (space_->unit_cost()) return static_cast<std::uint32_t>(nodes_[id].g);
        return nodes_.keeps_depths() ? nodes_.depth(id) : count_ancestors(id);
    }
    double f_of(NodeId id, const FormulaInput& context) const {
        const std::uint32_t depth = settings_.ranking.formula().uses_d() ? depth_of(id) : 0;
        return settings_.ranking.f_in(context, nodes_[id].g, nodes_[id].h, depth);
    }
    // `line`: to an expansion asked about before.
    bool matches(const Breakpoint& breakpoint, StepIndex index, NodeLine& line) const;

    // The node that the loop would take now, or kNoNode.
    virtual NodeId next_node() const = 0;

    std::size_t memory_bytes() const override {
        return nodes_.memory_bytes() + history_.memory_bytes() + marks_.memory_bytes();
    }

    NodeTable nodes_;
    History history_;
    FrontierMarks marks_;
    NodeId goal_ = kNoNode;  // taken from the frontier
    Timeline<Cost> lower_bounds_;
    // Where the last run of a search that restarts began: its first node, and how many had left the frontier
    // by then.
    struct Floor {
        NodeId first = 0;
        NodeId left = 0;
    };
    Timeline<Floor> floors_;
    Timeline<StepIndex> iterations_;

   private:
    // A node's own h is what orders it.
    [[gnu::noinline]] void recall_bound(Judgement& judgement) const {
        judgement.guide_h = judgement.h;
        judgement.h = nodes_.bound(judgement.other);
    }
    void judge_against_known(Judgement& judgement, Cost g, const View& view) const {
        const Node& known = nodes_[judgement.other];
        judgement.h = known.h;
        if (guide_) recall_bound(judgement);
        judgement.has_h = true;
        judgement.other_g = known.g;
        if (judgement.other < view.floor) {
            judgement.outcome = Outcome::revisited;
        } else if (g >= known.g) {
            judgement.outcome =
                g == known.g && settings_.keeps_equals ? Outcome::repeated : Outcome::duplicate;
        } else {
            const bool expanded = known.status() == NodeStatus::expanded && known.left_at <= view.step;
            const bool waits =
                settings_.improve.once_per_iteration && is_of_iteration(judgement.other, expanded, view);
            judgement.outcome = waits ? Outcome::deferred : expanded ? Outcome::reopened : Outcome::improved;
        }
    }
    bool is_of_iteration(NodeId id, bool expanded, const View& view) const {
        if (expanded && nodes_[id].left_at >= view.iteration) return true;
        return nodes_[id].deferred() && id >= history_.nodes_before(view.iteration, nodes_.size());
    }
    std::uint32_t count_ancestors(NodeId id) const;
    std::uint32_t depth_along(NodeLine& line, NodeId id) const;
    FormulaInput context_at(StepIndex index) const;
    // Why the first of the frontier of this step, which is `node`, comes first.
    Why why(StepIndex index, NodeId node) const;
    std::uint64_t open_at(StepIndex index) const {
        const Floor floor = *floors_.at(index);
        return history_.nodes_before(index, nodes_.size()) - floor.first -
               (history_.left_before(index) - floor.left);
    }
    class FrontierAt;
    bool counts_all(StepIndex index, std::uint64_t rows) const;
    std::vector<NodeId> frontier_ids(StepIndex index, std::uint64_t from, std::uint64_t to) const;
    struct CacheKey {
        StepIndex index = kNever;
        std::uint64_t changes = 0;  // that the search has seen; what is past does not change
        bool operator==(const CacheKey&) const = default;
    };
    mutable CacheKey first_key_;
    mutable std::uint64_t first_rows_ = 0;
    mutable std::vector<NodeId> first_;  // so many rows, or all that there are
    mutable CacheKey groups_key_;
    mutable FrontierGroups groups_;
    NodeId version_before(NodeId id, NodeId end) const {
        while (id != kNoNode && id >= end) id = nodes_.older_version(id);
        return id;
    }
    // The nearest are looked at one by one. Those beyond are many only where a search goes deep, and there
    // the next node's are mostly the same ones: they are found by an index that moves along.
    NodeId equal_ancestor(NodeId id, const Successor& next, StateLine& line) const {
        constexpr int kNear = 16;
        for (int walked = 0; walked < kNear; ++walked, id = nodes_[id].parent) {
            if (id == kNoNode || same(next.canonical, id)) return id;
        }
        return id == kNoNode ? id : equal_on_line(id, next, line);
    }
    [[gnu::noinline]] NodeId equal_on_line(NodeId id, const Successor& next, StateLine& line) const {
        line.move_to(id, nodes_, [this](NodeId other) { return hash_of(other); });
        return line.find(next.hash, [&](NodeId other) { return same(next.canonical, other); });
    }
    std::vector<NodeId> ancestry(NodeId node) const;
    std::string action_of(NodeId id) const;
    void show_estimates(NodeRow& row, const Judgement& judgement, const FormulaInput& context) const;
    NodeRow row_of(NodeId id, const FormulaInput& context) const;
    std::vector<SuccessorRow> derive_successors(StepIndex index, NodeId parent,
                                                const FormulaInput& context) const;
};

}  // namespace frontier
