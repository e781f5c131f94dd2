#include "open_list.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "heap.h"

namespace frontier {

namespace {

class HeapOpenList final : public OpenList {
    struct Entry {
        Rank rank;
        std::uint32_t depth;
    };

    auto before() const {
        return [this](const Entry& a, const Entry& b) { return ranking_.before(a.rank, b.rank); };
    }
    void lower(std::size_t at) {
        sift_down(entries_, at, entries_.size(), before(), [](const Entry&, std::size_t) {});
    }

   public:
    HeapOpenList(NodeTable& nodes, const Ranking& ranking) : nodes_(nodes), ranking_(ranking) {}

    bool push(NodeId id, std::uint32_t depth) override {
        const Rank rank = rank_of(id, depth);
        if (std::isnan(rank.f)) return false;
        entries_.push_back({rank, depth});
        sift_up(entries_, entries_.size() - 1, before(), [](const Entry&, std::size_t) {});
        return true;
    }

    NodeId top() override { return entries_.size() == 0 ? kNoNode : entries_[0].rank.id; }

    void pop() override {
        assert(entries_.size() > 0);
        entries_[0] = entries_.back();
        entries_.pop_back();
        if (entries_.size() > 0) lower(0);
    }

    bool rekey() override {
        bool has_value = true;
        for (std::size_t at = 0; at < entries_.size(); ++at) {
            entries_[at].rank = rank_of(entries_[at].rank.id, entries_[at].depth);
            has_value = has_value && !std::isnan(entries_[at].rank.f);
        }
        for (std::size_t at = entries_.size(); at-- > 0;) lower(at);
        return has_value;
    }

    void clear() override { entries_ = ChunkedVector<Entry>(); }
    std::size_t memory_bytes() const override {
        return entries_.memory_bytes() + entries_.chunk_bytes();
    }  // and the next

   private:
    Rank rank_of(NodeId id, std::uint32_t depth) const {
        const Node& node = nodes_[id];
        return ranking_.rank(ranking_.f(node.g, node.h, depth), node.g, node.h, id);
    }

    NodeTable& nodes_;
    const Ranking& ranking_;
    ChunkedVector<Entry> entries_;
};

class HeapqOpenList final : public OpenList {
   public:
    HeapqOpenList(NodeTable& nodes, const Ranking& ranking) : nodes_(nodes), ranking_(ranking) {}

    bool push(NodeId id, std::uint32_t depth) override {
        const Node& node = nodes_[id];
        const Rank rank = ranking_.rank(ranking_.f(node.g, node.h, depth), node.g, node.h, id);
        if (std::isnan(rank.f)) return false;
        entries_.push_back({rank, depth});
        raise(entries_.size() - 1);
        return true;
    }
    NodeId top() override { return entries_.empty() ? kNoNode : entries_[0].rank.id; }
    void pop() override {
        const Entry last = entries_.back();
        entries_.pop_back();
        if (entries_.empty()) return;
        entries_[0] = last;
        sink_and_raise(0);
    }
    void clear() override { entries_.clear(); }
    bool rekey() override {
        for (Entry& entry : entries_) {
            const Node& node = nodes_[entry.rank.id];
            entry.rank =
                ranking_.rank(ranking_.f(node.g, node.h, entry.depth), node.g, node.h, entry.rank.id);
            if (std::isnan(entry.rank.f)) return false;
        }
        for (std::size_t at = entries_.size() / 2; at-- > 0;) sink_and_raise(at);
        return true;
    }
    std::size_t memory_bytes() const override { return entries_.capacity() * sizeof(Entry); }

   private:
    struct Entry {
        Rank rank;
        std::uint32_t depth;
    };

    static bool less(const Entry& a, const Entry& b) {
        return a.rank.f != b.rank.f ? a.rank.f < b.rank.f : a.rank.tie < b.rank.tie;
    }
    // Towards the root, no further than `from`.
    void raise(std::size_t at, std::size_t from = 0) {
        const Entry entry = entries_[at];
        while (at > from && less(entry, entries_[(at - 1) / 2])) {
            entries_[at] = entries_[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        entries_[at] = entry;
    }
    // heapq lets the smaller child move up all the way to a leaf, and only then lets the entry rise to its
    // place.
    void sink_and_raise(std::size_t from) {
        const Entry entry = entries_[from];
        std::size_t at = from;
        for (std::size_t child = 2 * at + 1; child < entries_.size(); child = 2 * at + 1) {
            if (child + 1 < entries_.size() && !less(entries_[child], entries_[child + 1])) ++child;
            entries_[at] = entries_[child];
            at = child;
        }
        entries_[at] = entry;
        raise(at, from);
    }

    NodeTable& nodes_;
    const Ranking& ranking_;
    std::vector<Entry> entries_;
};

class BeamOpenList final : public OpenList {
   public:
    BeamOpenList(NodeTable& nodes, const Ranking& ranking, std::size_t width)
        : nodes_(nodes), ranking_(ranking), width_(width) {}

    bool push(NodeId id, std::uint32_t depth) override {
        const Node& node = nodes_[id];
        const Rank rank = ranking_.rank(ranking_.f(node.g, node.h, depth), node.g, node.h, id, depth);
        if (std::isnan(rank.f)) return false;
        next_.push_back(rank);
        return true;
    }
    NodeId top() override {
        if (layer_.empty()) begin_layer();
        return layer_.empty() ? kNoNode : layer_.back().id;
    }
    void pop() override { layer_.pop_back(); }
    void clear() override {
        layer_.clear();
        next_.clear();
    }
    // A beam's layers stay as they were chosen; the order inside them follows the change.
    bool rekey() override {
        for (std::vector<Rank>* ranks : {&layer_, &next_}) {
            for (Rank& rank : *ranks) {
                const Node& node = nodes_[rank.id];
                rank = ranking_.rank(ranking_.f(node.g, node.h, rank.layer), node.g, node.h, rank.id,
                                     rank.layer);
                if (std::isnan(rank.f)) return false;
            }
        }
        sort_layer();
        return true;
    }
    std::size_t memory_bytes() const override {
        return (layer_.capacity() + next_.capacity()) * sizeof(Rank) + dropped_.capacity() * sizeof(NodeId);
    }
    std::vector<NodeId> take_dropped() override { return std::exchange(dropped_, {}); }

   private:
    void begin_layer() {
        layer_.swap(next_);
        next_.clear();
        sort_layer();
        if (layer_.size() <= width_) return;
        const auto excess = layer_.end() - static_cast<std::ptrdiff_t>(width_);
        for (auto rank = layer_.begin(); rank != excess; ++rank) dropped_.push_back(rank->id);
        layer_.erase(layer_.begin(), excess);
    }
    void sort_layer() {  // the first comes last, where it is cheap to take
        std::sort(layer_.begin(), layer_.end(),
                  [this](const Rank& a, const Rank& b) { return ranking_.before(b, a); });
    }

    NodeTable& nodes_;
    const Ranking& ranking_;
    std::size_t width_;
    std::vector<Rank> layer_;
    std::vector<Rank> next_;
    std::vector<NodeId> dropped_;
};

}  // namespace

std::unique_ptr<OpenList> make_heap_open_list(NodeTable& nodes, const Ranking& ranking) {
    return std::make_unique<HeapOpenList>(nodes, ranking);
}
std::unique_ptr<OpenList> make_heapq_open_list(NodeTable& nodes, const Ranking& ranking) {
    return std::make_unique<HeapqOpenList>(nodes, ranking);
}
std::unique_ptr<OpenList> make_beam_open_list(NodeTable& nodes, const Ranking& ranking, std::size_t width) {
    return std::make_unique<BeamOpenList>(nodes, ranking, width);
}

}  // namespace frontier
