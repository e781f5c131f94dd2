#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>
#include <map>
#include <utility>

#include "heap.h"
#include "open_list.h"

namespace frontier {

namespace {

constexpr std::uint32_t kNowhere = ~std::uint32_t{0};

class BucketOpenList final : public OpenList {
   public:
    BucketOpenList(NodeTable& nodes, const Ranking& ranking)
        : nodes_(nodes),
          ranking_(ranking),
          one_bucket_(!ranking.formula().uses_g() && !ranking.formula().uses_h() &&
                      !ranking.formula().uses_d() &&
                      (ranking.ties() == TieRule::lifo || ranking.ties() == TieRule::fifo)) {}

    bool push(NodeId id, std::uint32_t) override {
        return push_to(bucket_of(nodes_[id].g, nodes_[id].h), id);
    }

    // Behind a list's head nothing is changed and ids stay in order, so these get lists of their own. The
    // heap merges them with those that were there, for among equals it looks at the heads' ids.
    bool join(const std::vector<NodeId>& older) override {
        std::map<std::pair<Cost, Estimate>, std::uint32_t> lists;
        bool has_value = true;
        for (const NodeId id : older) {
            const Cost g = one_bucket_ ? 0 : nodes_[id].g;
            const Estimate h = one_bucket_ ? 0 : nodes_[id].h;
            const auto [list, is_new] =
                lists.try_emplace({g, h}, static_cast<std::uint32_t>(buckets_.size()));
            if (is_new) buckets_.push_back({.f = f_of(g, h), .g = g, .h = h, .order = order_});
            has_value = push_to(list->second, id) && has_value;
        }
        return has_value;
    }

    NodeId top() override {
        while (!heap_.empty() && heap_[0].rank.id == kNoNode) remove_first_bucket();
        return heap_.empty() ? kNoNode : heap_[0].rank.id;
    }

    // A bucket that is empty now is often filled again soon: it stays in the heap until the next node is
    // asked for and it is still the first.
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

    // A bucket that is empty is given its place in the new order when it is filled again: an order that
    // changes all the while has emptied many more than wait.
    bool rekey() override {
        ++order_;
        bool has_value = true;
        for (const Waiting& waiting : std::exchange(heap_, {})) {
            buckets_[waiting.bucket].position = kNowhere;
            if (waiting.rank.id != kNoNode)
                has_value = add_waiting(waiting.bucket, waiting.rank.id) && has_value;
        }
        return has_value;
    }

    std::size_t memory_bytes() const override {
        return buckets_.capacity() * sizeof(Bucket) + heap_.capacity() * sizeof(Waiting) +
               map_.capacity() * sizeof(std::uint32_t);
    }

    bool keeps_lists() const override { return true; }
    std::vector<NodeId> list_heads() const override {
        std::vector<NodeId> heads;
        for (const Waiting& waiting : heap_) {
            if (waiting.rank.id != kNoNode) heads.push_back(waiting.rank.id);
        }
        return heads;
    }

   private:
    struct Bucket {
        double f;
        Cost g;
        Estimate h;
        NodeId tail = kNoNode;              // used by fifo only
        std::uint32_t position = kNowhere;  // in the heap; kNowhere when the list is empty
        std::uint32_t order = 0;            // in which f is what it says
    };
    // A bucket in the heap, with all that its order depends on at hand.
    struct Waiting {
        Rank rank;  // its id is the list's head
        std::uint32_t bucket;
    };

    bool fifo() const { return ranking_.ties() == TieRule::fifo; }

    bool push_to(std::uint32_t index, NodeId id) {
        Node& node = nodes_[id];
        Bucket& bucket = buckets_[index];
        if (bucket.position == kNowhere) {
            node.next = kNoNode;
            bucket.tail = id;
            return add_waiting(index, id);
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

    // False when the formula has no value for it.
    [[gnu::noinline]] bool add_waiting(std::uint32_t index, NodeId head) {
        Bucket& bucket = buckets_[index];
        if (bucket.order != order_) {
            bucket.f = f_of(bucket.g, bucket.h);
            bucket.order = order_;
        }
        if (std::isnan(bucket.f)) return false;
        bucket.position = static_cast<std::uint32_t>(heap_.size());
        heap_.push_back({{bucket.f, ranking_.tie(bucket.g, bucket.h), head}, index});
        raise(bucket.position);
        return true;
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

    double f_of(Cost g, Estimate h) const {
        return ranking_.rank(ranking_.f(g, h, static_cast<std::uint32_t>(g)), g, h, kNoNode).f;
    }

    static std::size_t hash(Cost g, Estimate h) {
        std::uint32_t bits = 0;
        std::memcpy(&bits, &h, sizeof bits);
        const std::uint64_t mixed =
            (std::uint64_t{static_cast<std::uint32_t>(g)} << 32 | bits) * 0x9E3779B97F4A7C15u;
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
        buckets_.push_back({.f = f_of(g, h), .g = g, .h = h, .order = order_});
        map_[at] = index;
        if (2 * (buckets_.size() + 1) > map_.size()) grow_map();
        return index;
    }
    void grow_map() {
        map_.assign(std::bit_ceil(4 * buckets_.size()), kNowhere);
        const std::size_t mask = map_.size() - 1;
        for (std::uint32_t index = 0; index < buckets_.size(); ++index) {
            std::size_t at = hash(buckets_[index].g, buckets_[index].h) & mask;
            while (map_[at] != kNowhere) at = (at + 1) & mask;
            map_[at] = index;
        }
    }

    NodeTable& nodes_;
    const Ranking& ranking_;
    bool one_bucket_;          // the order does not look at g and h at all: a plain stack or queue
    std::uint32_t order_ = 0;  // how often it has changed
    std::vector<Bucket> buckets_;
    std::vector<Waiting> heap_;
    std::vector<std::uint32_t> map_ = std::vector(64, kNowhere);  // open addressing: (g, h) to bucket
};

}  // namespace

std::unique_ptr<OpenList> make_bucket_open_list(NodeTable& nodes, const Ranking& ranking) {
    return std::make_unique<BucketOpenList>(nodes, ranking);
}

}  // namespace frontier
