// The frontier: nodes waiting to be expanded, in a total order (f, tie rule, id).
//
// BucketOpenList keeps a list of nodes for each pair (g, h) and a small heap over the pairs that are not
// empty: f is evaluated once a pair, and a change of the weight re-keys the pairs, not the nodes.
// HeapOpenList, with the same order, serves estimates that are not integers, and formulas that look at the
// depth where that is not g: there pairs would be as many as nodes, or not enough.
#pragma once

#include <cmath>
#include <memory>
#include <string_view>
#include <vector>

#include "formula.h"
#include "node_table.h"
#include "types.h"

namespace frontier {

enum class TieRule : std::uint8_t { larger_g, smaller_h, lifo, fifo, heapq };

constexpr auto words(TieRule) {
    return std::to_array<std::string_view>({"larger_g", "smaller_h", "lifo", "fifo", "heapq"});
}

// A node's place in the order of expansion.
struct Rank {
    double f = 0;
    double tie = 0;
    NodeId id = kNoNode;
    std::uint32_t layer = 0;  // of a beam search: a whole layer goes before the next
};

// The order itself. Values of f closer than 2^-20 are one value: rounding must not break a tie that
// arithmetic on paper would leave, such as 6 + 1.2·3 and 0 + 1.2·8.
class Ranking {
   public:
    Ranking(Formula formula, double weight, TieRule ties) : formula_(std::move(formula)), ties_(ties) {
        context_.w = weight;
    }

    const Formula& formula() const { return formula_; }
    const FormulaInput& context() const { return context_; }  // w, u and l as they are now
    double weight() const { return context_.w; }
    TieRule ties() const { return ties_; }
    void set_weight(double weight) { context_.w = weight; }
    void set_incumbent(Cost cost) { context_.u = cost; }
    void set_lower_bound(Cost bound) { context_.l = bound; }

    // f as the user sees it; NaN where the formula has no value. A dead end comes last whatever the formula
    // is.
    double f(Cost g, Estimate h, std::uint32_t depth) const { return f_in(context_, g, h, depth); }
    double f_in(FormulaInput context, Cost g, Estimate h, std::uint32_t depth) const {
        if (h == kDeadEnd) return HUGE_VAL;
        context.g = static_cast<double>(g);
        context.h = static_cast<double>(h);
        context.d = static_cast<double>(depth);
        return formula_(context);
    }
    Rank rank(double f, Cost g, Estimate h, NodeId id, std::uint32_t layer = 0) const {
        constexpr double kUnit = 1 << 20;
        constexpr double kExact = 1e9;  // beyond it the rounding would be coarser than the doubles themselves
        const double key = std::abs(f) < kExact ? std::nearbyint(f * kUnit) : f * kUnit;
        return {key, tie(g, h), id, layer};
    }
    // The courses' engine compares f alone, but for A*, where the larger g goes first.
    double tie(Cost g, Estimate h) const {
        const bool course_a_star = ties_ == TieRule::heapq && formula_.text() == "g + h";
        if (ties_ == TieRule::larger_g || course_a_star) return -static_cast<double>(g);
        if (ties_ == TieRule::smaller_h) return static_cast<double>(h);
        return 0;
    }
    bool before(const Rank& a, const Rank& b) const {
        if (a.layer != b.layer) return a.layer < b.layer;
        if (a.f != b.f) return a.f < b.f;
        if (a.tie != b.tie) return a.tie < b.tie;
        return ties_ == TieRule::fifo ? a.id < b.id : a.id > b.id;
    }

   private:
    Formula formula_;
    FormulaInput context_;
    TieRule ties_;
};

class OpenList {
   public:
    virtual ~OpenList() = default;
    // False when the formula has no value for this node (NaN).
    virtual bool push(NodeId id, std::uint32_t depth) = 0;
    virtual NodeId top() = 0;  // kNoNode when empty
    virtual void pop() = 0;
    virtual void clear() = 0;
    // After w, u or l changed; false when the formula has no value for some node.
    virtual bool rekey() = 0;
    virtual std::size_t memory_bytes() const = 0;
    // Whether what waits is in lists, each in order, that nodes leave only at the head. What is behind a head
    // does not change any more, but for nodes that join the end of a list that has the oldest first.
    virtual bool keeps_lists() const { return false; }
    virtual std::vector<NodeId> list_heads() const { return {}; }
    // Of an order that keeps lists: push for nodes, the oldest first, that are older than some that wait
    // already.
    virtual bool join(const std::vector<NodeId>&) { return true; }
    // Nodes that found no room in the beam, since the last call.
    virtual std::vector<NodeId> take_dropped() { return {}; }
};

// All read g and h of a node from the table; the buckets also use its `next`, and take g for its depth.
std::unique_ptr<OpenList> make_bucket_open_list(NodeTable& nodes, const Ranking& ranking);
std::unique_ptr<OpenList> make_heap_open_list(NodeTable& nodes, const Ranking& ranking);
// The very moves of CPython's heapq, whose order among equals depends on the heap's shape: for
// TieRule::heapq.
std::unique_ptr<OpenList> make_heapq_open_list(NodeTable& nodes, const Ranking& ranking);
// Layer by layer, at most `width` nodes of each.
std::unique_ptr<OpenList> make_beam_open_list(NodeTable& nodes, const Ranking& ranking, std::size_t width);

}  // namespace frontier
