#include "open_list.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace frontier {

namespace {

constexpr std::uint32_t kNowhere = ~std::uint32_t{0};

// A 4-ary heap over anything that can be indexed; `moved` is told where an entry went.
template <class Entries, class Before, class Moved>
void sift_up(Entries& entries, std::size_t at, Before&& before, Moved&& moved) {
    if (at == 0 || !before(entries[at], entries[(at - 1) / 4])) return;
    const auto entry = entries[at];
    while (at > 0) {
        const std::size_t parent = (at - 1) / 4;
        if (!before(entry, entries[parent])) break;
        entries[at] = entries[parent];
        moved(entries[at], at);
        at = parent;
    }
    entries[at] = entry;
    moved(entries[at], at);
}

template <class Entries, class Before, class Moved>
void sift_down(Entries& entries, std::size_t at, std::size_t size, Before&& before, Moved&& moved) {
    const auto entry = entries[at];
    for (;;) {
        const std::size_t first = 4 * at + 1;
        if (first >= size) break;
        std::size_t best = first;
        for (std::size_t child = first + 1; child < std::min(first + 4, size); ++child) {
            if (before(entries[child], entries[best])) best = child;
        }
        if (!before(entries[best], entry)) break;
        entries[at] = entries[best];
        moved(entries[at], at);
        at = best;
    }
    entries[at] = entry;
    moved(entries[at], at);
}

class BucketOpenList final : public OpenList {
   public:
    BucketOpenList(NodeTable& nodes, const Ranking& ranking)
        : nodes_(nodes),
          ranking_(ranking),
          one_bucket_(!ranking.formula().uses_g() && !ranking.formula().uses_h() &&
                      (ranking.ties() == TieRule::lifo || ranking.ties() == TieRule::fifo)) {}

    bool push(NodeId id, std::uint32_t) override {
        Node& node = nodes_[id];
        const std::uint32_t index = bucket_of(node.g, node.h);
        Bucket& bucket = buckets_[index];
        if (std::isnan(bucket.f)) return false;
        if (bucket.position == kNowhere) {
            node.next = kNoNode;
            bucket.tail = id;
            add_waiting(index, id);
            return true;
        }
        NodeId& head = heap_[bucket.position].rank.id;
        const bool was_empty = head == kNoNode;
        if (was_empty || !fifo()) {
            node.next = std::exchange(head, id);
        } else {
            node.next = kNoNode;
            nodes_[bucket.tail].next = id;
        }
        bucket.tail = id;
        if (was_empty) lower(bucket.position);
        else if (!fifo()) raise(bucket.position);
        return true;
    }

    NodeId top() override {
        while (!heap_.empty() && heap_[0].rank.id == kNoNode) remove_first_bucket();
        return heap_.empty() ? kNoNode : heap_[0].rank.id;
    }

    // A bucket that is empty now is often filled again soon: it stays in the heap until the next node is asked for and
    // it is still the first.
    void pop() override {
        const NodeId first = top();
        assert(first != kNoNode);
        NodeId& head = heap_[0].rank.id;
        head = nodes_[first].next;
        if (head == kNoNode) return;
        lower(0);
        nodes_.ask_for_node(heap_[0].rank.id);  // the next, unless a child of this one comes before it
    }

    void clear() override {
        for (const Waiting& waiting : heap_) buckets_[waiting.bucket].position = kNowhere;
        heap_.clear();
    }

    bool rekey() override {
        for (Bucket& bucket : buckets_) {
            const Rank rank = rank_of(bucket.g, bucket.h);
            bucket.f = rank.f;
            bucket.tie = rank.tie;
        }
        bool has_value = true;
        for (const Waiting& waiting : std::exchange(heap_, {})) {
            Bucket& bucket = buckets_[waiting.bucket];
            bucket.position = kNowhere;
            if (waiting.rank.id == kNoNode) continue;
            has_value = has_value && !std::isnan(bucket.f);
            add_waiting(waiting.bucket, waiting.rank.id);
        }
        return has_value;
    }

    std::size_t memory_bytes() const override {
        return buckets_.capacity() * sizeof(Bucket) + heap_.capacity() * sizeof(Waiting) + map_.capacity() * sizeof(std::uint32_t);
    }

   private:
    struct Bucket {
        double f;
        double tie;
        Cost g;
        Estimate h;
        NodeId tail = kNoNode;              // used by fifo only
        std::uint32_t position = kNowhere;  // in the heap; kNowhere when the list is empty
    };
    // A bucket in the heap, with all that its order depends on at hand.
    struct Waiting {
        Rank rank;  // its id is the list's head
        std::uint32_t bucket;
    };

    bool fifo() const { return ranking_.ties() == TieRule::fifo; }

    [[gnu::noinline]] void add_waiting(std::uint32_t index, NodeId head) {
        Bucket& bucket = buckets_[index];
        bucket.position = static_cast<std::uint32_t>(heap_.size());
        heap_.push_back({{bucket.f, bucket.tie, head}, index});
        raise(bucket.position);
    }
    [[gnu::noinline]] void remove_first_bucket() {
        buckets_[heap_[0].bucket].position = kNowhere;
        const Waiting last = heap_.back();
        heap_.pop_back();
        if (heap_.empty()) return;
        heap_[0] = last;
        buckets_[last.bucket].position = 0;
        lower(0);
    }

    // As Ranking has it; of buckets that are otherwise equal, an empty one comes first.
    auto before() const {
        return [fifo = fifo()](const Waiting& a, const Waiting& b) {
            if (a.rank.f != b.rank.f) return a.rank.f < b.rank.f;
            if (a.rank.tie != b.rank.tie) return a.rank.tie < b.rank.tie;
            static_assert(NodeId{kNoNode + 1} == 0);
            return fifo ? NodeId{a.rank.id + 1} < NodeId{b.rank.id + 1} : a.rank.id > b.rank.id;
        };
    }
    auto moved() {
        return [this](const Waiting& waiting, std::size_t at) {
            buckets_[waiting.bucket].position = static_cast<std::uint32_t>(at);
        };
    }
    void raise(std::size_t at) { sift_up(heap_, at, before(), moved()); }
    void lower(std::size_t at) { sift_down(heap_, at, heap_.size(), before(), moved()); }

    Rank rank_of(Cost g, Estimate h) const { return ranking_.rank(ranking_.f(g, h, 0), g, h, kNoNode); }

    static std::size_t hash(Cost g, Estimate h) {
        std::uint32_t bits = 0;
        std::memcpy(&bits, &h, sizeof bits);
        const std::uint64_t mixed = (std::uint64_t{static_cast<std::uint32_t>(g)} << 32 | bits) * 0x9E3779B97F4A7C15u;
        return static_cast<std::size_t>(mixed >> 32);
    }

    std::uint32_t bucket_of(Cost g, Estimate h) {
        if (one_bucket_) g = 0, h = 0;
        const std::size_t mask = map_.size() - 1;
        for (std::size_t at = hash(g, h) & mask;; at = (at + 1) & mask) {
            if (map_[at] == kNowhere) return add_bucket(g, h, at);
            const Bucket& bucket = buckets_[map_[at]];
            if (bucket.g == g && bucket.h == h) return map_[at];
        }
    }
    [[gnu::noinline]] std::uint32_t add_bucket(Cost g, Estimate h, std::size_t at) {
        const auto index = static_cast<std::uint32_t>(buckets_.size());
        const Rank rank = rank_of(g, h);
        buckets_.push_back({rank.f, rank.tie, g, h});
        map_[at] = index;
        if (2 * (buckets_.size() + 1) > map_.size()) grow_map();
        return index;
    }
    void grow_map() {
        map_.assign(2 * map_.size(), kNowhere);
        const std::size_t mask = map_.size() - 1;
        for (std::uint32_t index = 0; index < buckets_.size(); ++index) {
            std::size_t at = hash(buckets_[index].g, buckets_[index].h) & mask;
            while (map_[at] != kNowhere) at = (at + 1) & mask;
            map_[at] = index;
        }
    }

    NodeTable& nodes_;
    const Ranking& ranking_;
    bool one_bucket_;  // the order does not look at g and h at all: a plain stack or queue
    std::vector<Bucket> buckets_;
    std::vector<Waiting> heap_;
    std::vector<std::uint32_t> map_ = std::vector(64, kNowhere);  // open addressing: (g, h) to bucket
};

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
    std::size_t memory_bytes() const override { return entries_.memory_bytes() + entries_.chunk_bytes(); }  // and the next

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
            entry.rank = ranking_.rank(ranking_.f(node.g, node.h, entry.depth), node.g, node.h, entry.rank.id);
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
    // heapq lets the smaller child move up all the way to a leaf, and only then lets the entry rise to its place.
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
                rank = ranking_.rank(ranking_.f(node.g, node.h, rank.layer), node.g, node.h, rank.id, rank.layer);
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
        std::sort(layer_.begin(), layer_.end(), [this](const Rank& a, const Rank& b) { return ranking_.before(b, a); });
    }

    NodeTable& nodes_;
    const Ranking& ranking_;
    std::size_t width_;
    std::vector<Rank> layer_;
    std::vector<Rank> next_;
    std::vector<NodeId> dropped_;
};

}  // namespace

std::unique_ptr<OpenList> make_bucket_open_list(NodeTable& nodes, const Ranking& ranking) {
    return std::make_unique<BucketOpenList>(nodes, ranking);
}
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
