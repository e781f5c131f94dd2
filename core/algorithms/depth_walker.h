// The line of play that a depth-first loop is on, and all that it needs to go on from there. It is small and can be
// copied: a copy taken earlier and moved on does exactly what the search did, which is how its past is shown.
#pragma once

#include <cmath>
#include <vector>

#include "../types.h"

namespace frontier {

template <class State> struct DepthWalker {
    struct Entry {
        State state;
        NodeId id = 0;
        NodeId parent = kNoNode;
        Cost g = 0;
        Estimate h = 0;
        Action action = 0;
    };
    struct Frame {
        Entry entry;
        State form;           // canonical, for the cycle check
        std::size_t pending;  // how many nodes waited when it was expanded; when no more are left, its children are done
    };

    std::vector<Frame> path;           // from the root to the node expanded last
    std::vector<std::uint32_t> marks;  // a hash of each form on the path: one quick pass finds an equal one
    std::vector<Entry> pending;  // waiting nodes; the last is next
    NodeId next_id = 1;
    Moment expanded = 0;
    Cost best = kInfiniteCost;
    double threshold = HUGE_VAL;       // of this iteration, on g + h
    double next_threshold = HUGE_VAL;  // the least g + h that was over it
    double last_f = 0;
    Estimate least_h = kDeadEnd;

    std::size_t memory_bytes() const { return path.size() * (sizeof(Frame) + sizeof(std::uint32_t)) + pending.size() * sizeof(Entry); }

    // Leaves the nodes whose children are all done; false when nothing waits any more.
    bool back_up() {
        while (!path.empty() && pending.size() <= path.back().pending) {
            path.pop_back();
            marks.pop_back();
        }
        return !pending.empty();
    }
};

}  // namespace frontier
