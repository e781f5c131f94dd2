// The frontier: nodes waiting to be expanded, in a total order (f, tie rule, id).
//
// BucketOpenList keeps a list of nodes for each pair (g, h) and a small heap over the pairs that are not empty: f is
// evaluated once a pair, and a change of the weight re-keys the pairs, not the nodes. HeapOpenList, with the same
// order, serves estimates that are not integers and formulas that look at the depth, where pairs would be as many as
// nodes.
#pragma once

#include <cmath>
#include <memory>
#include <string_view>
#include <vector>

#include "formula.h"
#include "node_table.h"
#include "types.h"

namespace frontier {

enum class TieRule : std::uint8_t { larger_g, smaller_h, lifo, fifo };

constexpr std::string_view word(TieRule rule) {
    constexpr std::string_view words[] = {"larger_g", "smaller_h", "lifo", "fifo"};
    return words[static_cast<std::size_t>(rule)];
}

// A node's place in the order of expansion.
struct Rank {
    double f = 0;
    double tie = 0;
    NodeId id = kNoNode;
};

// The order itself. Values of f closer than 2^-20 are one value: rounding must not break a tie that arithmetic on
// paper would leave, such as 6 + 1.2·3 and 0 + 1.2·8.
class Ranking {
   public:
    Ranking(Formula formula, double weight, TieRule ties)
        : formula_(std::move(formula)), weight_(weight), ties_(ties) {}

    const Formula& formula() const { return formula_; }
    double weight() const { return weight_; }
    TieRule ties() const { return ties_; }
    void set_weight(double weight) { weight_ = weight; }

    // f as the user sees it; NaN where the formula has no value. A dead end comes last whatever the formula is.
    double f(Cost g, Estimate h, std::uint32_t depth) const { return f_with(weight_, g, h, depth); }
    double f_with(double weight, Cost g, Estimate h, std::uint32_t depth) const {
        if (h == kDeadEnd) return HUGE_VAL;
        return formula_({static_cast<double>(g), static_cast<double>(h), weight, static_cast<double>(depth)});
    }
    Rank rank(double f, Cost g, Estimate h, NodeId id) const {
        constexpr double kUnit = 1 << 20;
        constexpr double kExact = 1e9;  // beyond it the rounding would be coarser than the doubles themselves
        const double key = std::abs(f) < kExact ? std::nearbyint(f * kUnit) : f * kUnit;
        return {key, tie(g, h), id};
    }
    bool before(const Rank& a, const Rank& b) const {
        if (a.f != b.f) return a.f < b.f;
        if (a.tie != b.tie) return a.tie < b.tie;
        return ties_ == TieRule::fifo ? a.id < b.id : a.id > b.id;
    }

   private:
    double tie(Cost g, Estimate h) const {
        if (ties_ == TieRule::larger_g) return -static_cast<double>(g);
        if (ties_ == TieRule::smaller_h) return static_cast<double>(h);
        return 0;
    }

    Formula formula_;
    double weight_;
    TieRule ties_;
};

class OpenList {
   public:
    virtual ~OpenList() = default;
    // False when the formula has no value for this node (NaN).
    virtual bool push(NodeId id, std::uint32_t depth) = 0;
    virtual NodeId top() const = 0;  // kNoNode when empty
    virtual void pop() = 0;
    // After the weight changed; false when the formula has no value for some node.
    virtual bool rekey() = 0;
    virtual std::size_t memory_bytes() const = 0;
};

// Both read g and h of a node from the table; the buckets also use its `next`.
std::unique_ptr<OpenList> make_bucket_open_list(NodeTable& nodes, const Ranking& ranking);
std::unique_ptr<OpenList> make_heap_open_list(NodeTable& nodes, const Ranking& ranking);

}  // namespace frontier
