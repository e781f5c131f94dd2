// What happened, in the order it happened: six bytes an expansion and a short list of rarer events. Together
// with the node table it lets any earlier step be shown; successors that were dropped are derived anew, not
// stored.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <optional>
#include <vector>

#include "chunked_vector.h"
#include "types.h"

namespace frontier {

// How many small things happened before each of many steps, in a bit for each of them and one for each
// step.
class BitCounts {
   public:
    void add_thing() {
        add_bit(1);
        ++things_;
    }
    void add_moment() {
        if (steps_ % kBlock == 0) block_starts_.push_back(things_);
        add_bit(0);
        ++steps_;
    }
    std::uint32_t things() const { return things_; }
    // Before step `index` was added; all that there are, if it is yet to come.
    std::uint32_t before(StepIndex index) const {
        if (index >= steps_) return things_;
        const StepIndex start = index - index % kBlock;
        std::size_t at = std::size_t{start} + block_starts_[start / kBlock];
        for (StepIndex step = start; step < index; ++step) at = step_from(at + 1);
        return static_cast<std::uint32_t>(at - index);
    }
    std::size_t memory_bytes() const { return words_.memory_bytes() + block_starts_.memory_bytes(); }

   private:
    static constexpr StepIndex kBlock = 64;

    void add_bit(std::uint64_t bit) {
        const std::size_t place = (std::size_t{steps_} + things_) % 64;
        if (place == 0) words_.push_back(bit);
        else words_.back() |= bit << place;
    }
    // The place of the first step from a place on.
    std::size_t step_from(std::size_t at) const {
        for (;; at = (at / 64 + 1) * 64) {
            const std::uint64_t zeros = ~words_[at / 64] >> at % 64;
            if (zeros != 0) return at + static_cast<std::size_t>(std::countr_zero(zeros));
        }
    }

    ChunkedVector<std::uint64_t> words_;
    ChunkedVector<std::uint32_t> block_starts_;  // how many things there were before every 64th step
    StepIndex steps_ = 0;
    std::uint32_t things_ = 0;
};

class History {
   public:
    static constexpr unsigned kEventBits = 5;
    static constexpr std::size_t kMostChildren = (1u << (16 - kEventBits)) - 1;  // of one expansion

    StepIndex expansions() const { return static_cast<StepIndex>(nodes_.size()); }
    NodeId node(StepIndex index) const { return nodes_[index]; }

    // How many nodes there were before expansion `index`, when there are `nodes_now`.
    NodeId nodes_before(StepIndex index, NodeId nodes_now) const {
        if (index >= expansions()) return nodes_now;
        NodeId count = block_starts_[index / kBlock];
        for (StepIndex at = index - index % kBlock; at < index; ++at)
            count += kept_and_events_[at] >> kEventBits;
        return count;
    }

    void expand(NodeId node, NodeId nodes_so_far) {
        if (expansions() % kBlock == 0) block_starts_.push_back(nodes_so_far);
        first_child_ = nodes_so_far;
        // Nodes that were added since the last expansion, as a restart does, count as that expansion's.
        if (expansions() % kBlock != 0)
            add_children(kept_and_events_[expansions() - 1], nodes_so_far - completed_with_);
        nodes_.push_back(node);
        kept_and_events_.push_back(0);
        left_otherwise_.add_moment();
    }
    // A node left the frontier without being expanded, and is there no more when the next one is.
    void leave_otherwise() { left_otherwise_.add_thing(); }
    // How many nodes had left the frontier before expansion `index`.
    NodeId left_before(StepIndex index) const {
        return std::min(index, expansions()) + left_otherwise_.before(index);
    }
    void complete(NodeId nodes_so_far, std::uint8_t events) {
        completed_with_ = nodes_so_far;
        kept_and_events_.back() = events;
        add_children(kept_and_events_.back(), nodes_so_far - first_child_);
    }

    // Which of the events that a bit stands for happened at an expansion.
    std::uint8_t events(StepIndex index) const {
        return static_cast<std::uint8_t>(kept_and_events_[index] & ((1u << kEventBits) - 1));
    }

    std::size_t memory_bytes() const {
        return nodes_.memory_bytes() + kept_and_events_.memory_bytes() + block_starts_.memory_bytes() +
               left_otherwise_.memory_bytes();
    }

   private:
    static constexpr StepIndex kBlock = 64;

    static void add_children(std::uint16_t& word, NodeId count) {
        const std::size_t all = (word >> kEventBits) + count;
        assert(all <= kMostChildren);
        word = static_cast<std::uint16_t>(all << kEventBits | (word & ((1u << kEventBits) - 1)));
    }

    ChunkedVector<NodeId> nodes_;
    ChunkedVector<std::uint16_t> kept_and_events_;
    ChunkedVector<NodeId> block_starts_;  // how many nodes there were before every 64th expansion
    BitCounts left_otherwise_;
    NodeId first_child_ = 0;
    NodeId completed_with_ = 1;
};

// A value that changes now and then: what it was at any step.
template <class T> class Timeline {
   public:
    void set(StepIndex step, T value) {
        if (!changes_.empty() && changes_.back().step == step) changes_.back().value = value;
        else changes_.push_back({step, value});
    }
    std::optional<T> at(StepIndex step) const {
        auto after = std::upper_bound(changes_.begin(), changes_.end(), step,
                                      [](StepIndex s, const Change& change) { return s < change.step; });
        if (after == changes_.begin()) return std::nullopt;
        return std::prev(after)->value;
    }
    template <class Visit> void each(Visit&& visit) const {
        for (const Change& change : changes_) visit(change.step, change.value);
    }

   private:
    struct Change {
        StepIndex step;
        T value;
    };
    std::vector<Change> changes_;
};

}  // namespace frontier
