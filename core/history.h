// What happened, in the order it happened: 8 bytes an expansion and a short list of rarer events. Together with the
// node table it lets any earlier moment be shown; successors that were dropped are derived anew, not stored.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "chunked_vector.h"
#include "types.h"

namespace frontier {

class History {
   public:
    Moment expansions() const { return static_cast<Moment>(nodes_.size()); }
    NodeId node(Moment index) const { return nodes_[index]; }

    // How many nodes there were before expansion `index`, when there are `nodes_now`.
    NodeId nodes_before(Moment index, NodeId nodes_now) const {
        return index < expansions() ? first_child_[index] : nodes_now;
    }

    void expand(NodeId node, NodeId first_child) {
        nodes_.push_back(node);
        first_child_.push_back(first_child);
    }

    std::size_t memory_bytes() const { return nodes_.memory_bytes() + first_child_.memory_bytes(); }

   private:
    ChunkedVector<NodeId> nodes_;
    ChunkedVector<NodeId> first_child_;
};

// A value that changes now and then: what it was at any moment.
template <class T> class Timeline {
   public:
    void set(Moment moment, T value) {
        if (!changes_.empty() && changes_.back().moment == moment) changes_.back().value = value;
        else changes_.push_back({moment, value});
    }
    std::optional<T> at(Moment moment) const {
        auto after = std::upper_bound(changes_.begin(), changes_.end(), moment,
                                      [](Moment m, const Change& change) { return m < change.moment; });
        if (after == changes_.begin()) return std::nullopt;
        return std::prev(after)->value;
    }

   private:
    struct Change {
        Moment moment;
        T value;
    };
    std::vector<Change> changes_;
};

}  // namespace frontier
