// What a pass over many nodes needs to put a few of them in order.
#pragma once

#include <algorithm>
#include <cstring>
#include <vector>

#include "../open_list.h"

namespace frontier {

// What was computed for the last few g, h and depth: a frontier of a million nodes has but some hundred or
// thousand of them.
template <class Value> class PairMemo {
   public:
    template <class Compute> const Value& get(const Node& node, std::uint32_t depth, Compute&& compute) {
        const std::uint64_t key = std::uint64_t{static_cast<std::uint32_t>(node.g)} << 32 | bits_of(node.h);
        Entry& entry = entries_[(key + depth) * 0x9E3779B97F4A7C15u >> (64 - kBits)];
        if (entry.key != key || entry.depth != depth) [[unlikely]]
            entry = {key, depth, compute()};
        return entry.value;
    }

   private:
    static constexpr int kBits = 12;
    struct Entry {
        std::uint64_t key = ~std::uint64_t{0};  // no g is negative
        std::uint32_t depth = 0;
        Value value{};
    };
    static std::uint32_t bits_of(Estimate h) {
        static_assert(sizeof h == sizeof(std::uint32_t));
        std::uint32_t bits;
        std::memcpy(&bits, &h, sizeof bits);
        return bits;
    }
    std::vector<Entry> entries_ = std::vector<Entry>(1 << kBits);
};

// What a heap of ranks is by: the one that goes first on top, or the one that goes last.
struct HeapOfRanks {
    const Ranking& ranking;
    bool last_on_top;
    bool operator()(const Rank& a, const Rank& b) const {
        return last_on_top ? ranking.before(a, b) : ranking.before(b, a);
    }
};

// The first of all that are added.
class FirstRanks {
   public:
    FirstRanks(const Ranking& ranking, std::size_t most) : heap_{ranking, true}, most_(most) {}

    void add(Rank rank, NodeId id) {
        rank.id = id;
        if (ranks_.size() == most_) {
            if (most_ == 0 || !heap_.ranking.before(rank, ranks_.front())) return;
            std::pop_heap(ranks_.begin(), ranks_.end(), heap_);
            ranks_.pop_back();
        }
        ranks_.push_back(rank);
        std::push_heap(ranks_.begin(), ranks_.end(), heap_);
    }
    std::vector<Rank> in_order() && {
        std::sort_heap(ranks_.begin(), ranks_.end(), heap_);
        return std::move(ranks_);
    }

   private:
    HeapOfRanks heap_;
    std::size_t most_;
    std::vector<Rank> ranks_;  // a heap with the last of them on top
};

}  // namespace frontier
