// The frontier of any moment in its order: one pass over the nodes, which a person waits for, so it is compiled to be
// fast and apart from the rest of what shows the past.
#include <algorithm>
#include <cstring>

#include "../text/words.h"
#include "search_record.h"

namespace frontier {

namespace {

// Among equals heapq's order depends on the heap's shape; which node comes first is known all the same.
void put_first(std::vector<Rank>& ranks, NodeId first) {
    if (first == kNoNode) return;
    auto place = std::find_if(ranks.begin(), ranks.end(), [&](const Rank& rank) { return rank.id == first; });
    if (place == ranks.end()) *--place = Rank{.id = first};
    std::rotate(ranks.begin(), place, place + 1);
}

// The ranks of the last few g, h and depth: a frontier of a million nodes has but some hundred or thousand of them.
class RankMemo {
   public:
    template <class Compute> const Rank& get(const Node& node, std::uint32_t depth, Compute&& compute) {
        const std::uint64_t key = std::uint64_t{static_cast<std::uint32_t>(node.g)} << 32 | bits_of(node.h);
        Entry& entry = entries_[(key + depth) * 0x9E3779B97F4A7C15u >> (64 - kBits)];
        if (!entry.known || entry.key != key || entry.depth != depth) entry = {key, depth, true, compute()};
        return entry.rank;
    }

   private:
    static constexpr int kBits = 12;
    struct Entry {
        std::uint64_t key = 0;
        std::uint32_t depth = 0;
        bool known = false;
        Rank rank;
    };
    static std::uint32_t bits_of(Estimate h) {
        static_assert(sizeof h == sizeof(std::uint32_t));
        std::uint32_t bits;
        std::memcpy(&bits, &h, sizeof bits);
        return bits;
    }
    std::vector<Entry> entries_ = std::vector<Entry>(1 << kBits);
};

// The first of all that are added. Once full, a heap with the last of them on top.
class FirstRanks {
   public:
    FirstRanks(const Ranking& ranking, std::size_t most) : before_{ranking}, most_(most) {}

    void add(Rank rank, NodeId id) {
        rank.id = id;
        if (ranks_.size() < most_) {
            ranks_.push_back(rank);
            if (ranks_.size() == most_) std::make_heap(ranks_.begin(), ranks_.end(), before_);
        } else if (before_(rank, ranks_.front())) {
            std::pop_heap(ranks_.begin(), ranks_.end(), before_);
            ranks_.back() = rank;
            std::push_heap(ranks_.begin(), ranks_.end(), before_);
        }
    }
    std::vector<Rank> in_order() && {
        std::sort(ranks_.begin(), ranks_.end(), before_);
        return std::move(ranks_);
    }

   private:
    struct Before {
        const Ranking& ranking;
        bool operator()(const Rank& a, const Rank& b) const { return ranking.before(a, b); }
    };
    Before before_;
    std::size_t most_;
    std::vector<Rank> ranks_;
};

}  // namespace

// Whoever looks at a moment asks for its expansion and its frontier, in whichever order: one pass serves both.
const SearchRecord::Order& SearchRecord::order_at(Moment index, std::size_t rows) const {
    constexpr std::size_t kUsual = 64;
    const Asked asked{index, index < history_.expansions() ? 0 : changes_};
    const std::size_t known = last_order_.first.size();
    if (asked != last_asked_ || (rows > known && known < last_order_.total)) {
        last_order_ = compute_order(index, std::max(rows, kUsual));
        last_asked_ = asked;
    }
    return last_order_;
}

SearchRecord::Order SearchRecord::compute_order(Moment index, std::size_t rows) const {
    const Ranking& ranking = settings_.ranking;
    const FormulaInput context = context_at(index);
    const NodeId floor = *floors_.at(index);
    const NodeId end = history_.nodes_before(index, nodes_.size());
    const NodeId iteration_began_with = history_.nodes_before(*iterations_.at(index), nodes_.size());
    Order order;
    Rank best;
    FirstRanks first(ranking, rows);
    RankMemo memo;
    const auto add = [&](NodeId id) {
        const Node& node = nodes_[id];
        if (node.left_at < index) return;
        ++order.total;
        if (node.deferred() && id >= iteration_began_with) return;
        const std::uint32_t depth = needs_depth() ? depth_of(id) : 0;
        const auto compute = [&] {
            const double f = ranking.f_in(context, node.g, node.h, depth);
            return ranking.rank(f, node.g, node.h, id, settings_.beam_width > 0 ? depth : 0);
        };
        const Rank& rank = memo.get(node, depth, compute);
        const bool is_equal = order.ties > 0 && rank.f == best.f && rank.layer == best.layer;
        if (is_equal) ++order.ties;
        else if (order.ties == 0 || rank.layer < best.layer || (rank.layer == best.layer && rank.f < best.f)) {
            best = rank;
            order.ties = 1;
        }
        first.add(rank, id);
    };
    // Those that win ties come first, so that few take another's place.
    if (ranking.ties() == TieRule::fifo) {
        for (NodeId id = floor; id < end; ++id) add(id);
    } else {
        for (NodeId id = end; id > floor;) add(--id);
    }
    order.first = std::move(first).in_order();
    if (ranking.ties() == TieRule::heapq && !order.first.empty()) {
        put_first(order.first, index < history_.expansions() ? history_.node(index) : next_node());
    }
    return order;
}

namespace {

// What put `a` before `b`, both with the same f.
std::string_view deciding(const Rank& a, const Rank& b, TieRule rule) {
    if (rule == TieRule::heapq) return "the heap's shape decides";
    if (a.tie != b.tie) return rule == TieRule::smaller_h ? "the smaller h goes first" : "the larger g goes first";
    return rule == TieRule::fifo ? "the older one goes first" : "the newer one goes first";
}

}  // namespace

Why SearchRecord::why(Moment index, NodeId node) const {
    const Order& order = order_at(index, 2);
    Why why;
    if (order.first.empty() || order.first[0].id != node) return why;
    const bool is_alone = order.first.size() == 1;
    if (!is_alone) why.runner_up = order.first[1].id;
    if (is_alone) {
        why.sentence = "Nothing else waits.";
    } else if (!settings_.shows_f) {
        const bool oldest = settings_.ranking.ties() == TieRule::fifo;
        why.sentence = concat(oldest ? "The oldest" : "The newest", " node goes first; node ", *why.runner_up, " is next.");
    } else {
        const Rank& next = order.first[1];
        const std::string least = settings_.beam_width > 0 ? "Least f of its layer" : "Least f";
        why.ties = order.ties;
        why.sentence = order.ties == 1
                           ? concat(least, ", and no other node has it; node ", next.id, " is next.")
                           : concat(least, ". ", order.ties, " nodes share it, and ", deciding(order.first[0], next, settings_.ranking.ties()),
                                    ": before node ", next.id, ".");
    }
    return why;
}

}  // namespace frontier
