// Every node ever kept, append-only, and an index from states to nodes.
//
// A state reached again more cheaply gets a new node (a new version of it), linked to the old one; nothing is
// overwritten but the word that says when a node left the frontier. So the search at any earlier step can
// be shown.
#pragma once

#include <bit>
#include <cassert>

#include "chunked_vector.h"
#include "state_bytes.h"
#include "state_index.h"
#include "types.h"

namespace frontier {

enum class NodeStatus : std::uint8_t { open, expanded, superseded, pruned, goal };

// Packed: with a state of 12 bytes, the index and the history a node takes less than 48 bytes. No reference
// may bind to a field; what takes one is given a copy, as in NodeId{node.parent}.
struct __attribute__((packed, aligned(2))) Node {
    NodeId parent = kNoNode;
    Cost g = 0;
    Estimate h = 0;
    NodeId next = kNoNode;  // in the frontier's list
    StepIndex left_at =
        kNever;  // the step it left the frontier: it is still there at that step, not at the next
    std::uint16_t marks =
        0;  // action, whether it is deferred, how it left; compilers write bit-fields one by one

    static constexpr std::uint16_t marks_of(Action action, bool deferred) {
        assert(action <= kActionMask);
        return static_cast<std::uint16_t>(action | (deferred ? kDeferred : 0u));
    }
    Action action() const { return marks & kActionMask; }
    bool deferred() const {
        return (marks & kDeferred) != 0;
    }  // waits for the next iteration before it joins the frontier
    NodeStatus status() const { return static_cast<NodeStatus>(marks >> kStatusShift); }
    // Once: a node does not come back.
    void leave(NodeStatus how, StepIndex step) {
        marks = static_cast<std::uint16_t>((marks & ~(7u << kStatusShift)) | static_cast<unsigned>(how)
                                                                                 << kStatusShift);
        left_at = step;
    }

   private:
    static constexpr Action kActionMask = (1u << 12) - 1;
    static constexpr unsigned kDeferred = 1u << 12;
    static constexpr unsigned kStatusShift = 13;
};
static_assert(sizeof(Node) == 22);

// Which nodes replaced an older version of their state, and which: one bit a node, four bytes a version.
class Versions {
   public:
    // `newer` rises from call to call, since nodes are appended. `expanded`: the older version, or one before
    // it, was.
    void add(NodeId newer, NodeId older, bool expanded) {
        while (blocks_.size() <= newer / 64)
            blocks_.push_back({0, static_cast<std::uint32_t>(older_.size())});
        blocks_[newer / 64].bits |= std::uint64_t{1} << newer % 64;
        older_.push_back(older | (expanded ? kExpanded : 0));
    }
    NodeId older(NodeId id) const {
        const std::uint32_t* entry = find(id);
        return entry ? *entry & ~kExpanded : kNoNode;
    }
    // A flag, because a state can have any number of versions before one that was.
    bool was_expanded_before(NodeId id) const {
        const std::uint32_t* entry = find(id);
        return entry && (*entry & kExpanded) != 0;
    }
    std::size_t memory_bytes() const { return blocks_.memory_bytes() + older_.memory_bytes(); }

   private:
    static constexpr std::uint32_t kExpanded = std::uint32_t{1}
                                               << 31;  // beside an id, which needs fewer bits
    struct Block {
        std::uint64_t bits;
        std::uint32_t before;  // versions of the nodes before the block's
    };
    const std::uint32_t* find(NodeId id) const {
        if (id / 64 >= blocks_.size()) return nullptr;
        const Block& block = blocks_[id / 64];
        const std::uint64_t bit = std::uint64_t{1} << id % 64;
        if ((block.bits & bit) == 0) return nullptr;
        return &older_[block.before + static_cast<std::size_t>(std::popcount(block.bits & (bit - 1)))];
    }

    ChunkedVector<Block> blocks_;
    ChunkedVector<std::uint32_t> older_;
};

class NodeTable {
   public:
    static constexpr NodeId kMaxNodes = StateIndex::kMaxIds;
    static_assert(kNoNode == StateIndex::kNone);

    explicit NodeTable(std::size_t state_bytes, bool keeps_depths = false, bool keeps_bounds = false)
        : states_(state_bytes),
          state_bytes_(state_bytes),
          keeps_depths_(keeps_depths),
          keeps_bounds_(keeps_bounds) {}

    NodeId size() const { return static_cast<NodeId>(nodes_.size()); }
    Node& operator[](NodeId id) { return nodes_[id]; }
    const Node& operator[](NodeId id) const { return nodes_[id]; }
    const std::byte* state(NodeId id) const { return &states_[id]; }
    std::size_t state_bytes() const { return state_bytes_; }
    bool keeps_depths() const { return keeps_depths_; }
    std::uint32_t depth(NodeId id) const { return depths_[id]; }  // of a table that keeps them
    // What the heuristic that proves says of a node: its h, unless a guide gave that.
    Estimate bound(NodeId id) const { return keeps_bounds_ ? bounds_[id] : Estimate{nodes_[id].h}; }
    void add_bound(Estimate bound) {
        bounds_.push_back(bound);
    }  // of the node just appended, where they are kept

    [[gnu::always_inline]] NodeId append(const void* state, const Node& node) {
        const NodeId id = size();
        assert(id < kMaxNodes);
        copy_bytes(states_.append(), state, state_bytes_);
        nodes_.push_back(node);
        if (keeps_depths_) add_depth(node.parent);
        return id;
    }

    std::size_t memory_bytes() const {
        return nodes_.memory_bytes() + states_.memory_bytes() + depths_.memory_bytes() +
               bounds_.memory_bytes() + index_.memory_bytes() + versions_.memory_bytes();
    }

    // Whether `extra` nodes more fit into `budget` bytes, the index's growth included.
    bool has_room(std::size_t extra, std::size_t budget) const {
        if (nodes_.size() + extra > kMaxNodes) return false;
        std::size_t need = 8 * index_.largest_shard_bytes();
        if (nodes_.size() + extra > nodes_.capacity()) need += chunks_bytes();
        return memory_bytes() + need <= budget;
    }

    void ask_for_index(std::uint64_t hash) const { index_.ask_for(hash); }
    // Asks for the node that find() will most likely look at first.
    void ask_for_match(std::uint64_t hash) const {
        if (const NodeId id = index_.likely(hash); id != kNoNode) ask_for_node(id);
    }
    // Asks for a node that will soon be looked at.
    void ask_for_node(NodeId id) const {
        ask_for(&nodes_[id]);
        ask_for(&states_[id]);
    }

    // The node whose state has this hash and satisfies `equal`, in its newest version; kNoNode if there is
    // none.
    template <class Equal> [[gnu::always_inline]] NodeId find(std::uint64_t hash, Equal&& equal) const {
        return index_.find(hash, equal);
    }

    // Enters a node whose state is not in the index. `hash_of(id)` gives a node's hash, for when the index
    // grows.
    template <class HashOf>
    [[gnu::always_inline]] void insert(std::uint64_t hash, NodeId id, HashOf&& hash_of) {
        index_.insert(
            hash, id, [this](NodeId other) { return state(other); }, hash_of);
    }

    // Makes `newer` the version that find() answers with.
    void supersede(std::uint64_t hash, NodeId older, NodeId newer) {
        index_.replace(hash, older, newer);
        versions_.add(newer, older,
                      nodes_[older].status() == NodeStatus::expanded || versions_.was_expanded_before(older));
    }

    // The version that `id` replaced, or kNoNode.
    NodeId older_version(NodeId id) const { return versions_.older(id); }
    // Whether an older version of its state was expanded before this one came to be.
    bool was_expanded_before(NodeId id) const { return versions_.was_expanded_before(id); }

   private:
    std::size_t chunks_bytes() const {
        return nodes_.chunk_bytes() + states_.chunk_bytes() + (keeps_depths_ ? depths_.chunk_bytes() : 0) +
               (keeps_bounds_ ? bounds_.chunk_bytes() : 0);
    }
    [[gnu::noinline]] void add_depth(NodeId parent) {
        depths_.push_back(parent == kNoNode ? 0 : depths_[parent] + 1);
    }

    ChunkedVector<Node> nodes_;
    ChunkedVector<std::byte> states_;
    ChunkedVector<std::uint32_t> depths_;  // how many moves from a start; empty unless an order asks for it
    ChunkedVector<Estimate> bounds_;       // empty unless a guide orders
    Versions versions_;
    StateIndex index_;
    std::size_t state_bytes_;
    bool keeps_depths_;
    bool keeps_bounds_;
};

}  // namespace frontier
