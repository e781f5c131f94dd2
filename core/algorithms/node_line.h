// The line from a start to one node, kept while a loop goes from node to node: only what two lines do not
// share is walked. Where a search follows a line down, that is one step; where it jumps about, the way
// between its nodes in the tree.
#pragma once

#include <cstddef>
#include <vector>

#include "../node_table.h"
#include "path_marks.h"

namespace frontier {

class NodeLine {
   public:
    std::size_t size() const { return nodes_.size(); }
    NodeId operator[](std::size_t place) const { return nodes_[place]; }
    std::size_t memory_bytes() const { return (nodes_.capacity() + new_.capacity()) * sizeof(NodeId); }

    // Calls `left()` for each node that is on the line no more, and then `joined(id)` for each that it has
    // now, in order.
    template <class Left, class Joined>
    void move_to(NodeId node, const NodeTable& table, Left&& left, Joined&& joined) {
        // A child's id is above its parent's, so the larger of two that differ is not on the other's line.
        for (NodeId at = node; at != last();) {
            static_assert(NodeId{kNoNode + 1} == 0);
            if (NodeId{at + 1} > NodeId{last() + 1}) {
                new_.push_back(at);
                at = table[at].parent;
            } else {
                nodes_.pop_back();
                left();
            }
        }
        for (; !new_.empty(); new_.pop_back()) {
            nodes_.push_back(new_.back());
            joined(new_.back());
        }
    }
    void move_to(NodeId node, const NodeTable& table) {
        move_to(
            node, table, [] {}, [](NodeId) {});
    }

   private:
    NodeId last() const { return nodes_.empty() ? kNoNode : nodes_.back(); }

    std::vector<NodeId> nodes_;
    std::vector<NodeId> new_;  // while it moves: the last comes first
};

// A line that is asked whether a state is on it.
class StateLine {
   public:
    // `hash_of(id)` gives the hash of a node's canonical state.
    template <class HashOf> void move_to(NodeId node, const NodeTable& table, HashOf&& hash_of) {
        line_.move_to(
            node, table, [this] { marks_.pop(); },
            [&](NodeId id) { marks_.push(static_cast<std::uint32_t>(hash_of(id))); });
    }
    // The node of this hash that `is_same(id)`, or kNoNode.
    template <class Same> NodeId find(std::uint64_t hash, Same&& is_same) const {
        const auto is_same_at = [&](std::size_t place) { return is_same(line_[place]); };
        const std::size_t place = marks_.find(static_cast<std::uint32_t>(hash), is_same_at);
        return place == PathMarks::kNone ? kNoNode : line_[place];
    }
    std::size_t memory_bytes() const { return line_.memory_bytes() + marks_.memory_bytes(); }

   private:
    NodeLine line_;
    PathMarks marks_;
};

}  // namespace frontier
