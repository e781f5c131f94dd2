// The line of play that a depth-first loop is on, and all that it needs to go on from there. A position is
// cheap to copy: a copy taken earlier and moved on does exactly what the search did, which is how its past is
// shown.
#pragma once

#include <cmath>

#include "../shared_rows.h"
#include "../types.h"
#include "path_marks.h"

namespace frontier {

struct DepthEntry {
    NodeId id = 0;
    NodeId parent = kNoNode;
    Cost g = 0;
    Estimate h = 0;
    Action action = 0;
    std::uint32_t mark = 0;  // of its canonical state: the low half of the hash
    std::uint32_t before =
        0;  // on a path: how many nodes waited when it was expanded; no more, and its children are done
};

// Nodes with their states; on a path a state's canonical state may follow it.
using DepthLine = SharedRows<DepthEntry>;

struct DepthPosition {
    DepthPosition(std::size_t state_bytes, bool has_forms)
        : path(has_forms ? 2 * state_bytes : state_bytes), pending(state_bytes) {}

    DepthLine path;     // from the root to the node expanded last
    DepthLine pending;  // waiting nodes; the last is next
    NodeId next_id = 1;
    StepIndex expanded = 0;
    Cost best = kInfiniteCost;
    double threshold = HUGE_VAL;       // of this iteration, on g + h
    double next_threshold = HUGE_VAL;  // the least g + h that was over it
    double last_f = 0;
    Estimate least_h = kDeadEnd;

    std::size_t memory_bytes() const { return path.memory_bytes() + pending.memory_bytes(); }
    std::size_t memory_bytes_besides(const DepthPosition& before) const {
        return path.memory_bytes_besides(before.path) + pending.memory_bytes_besides(before.pending);
    }
};

// A position from which one can go on.
struct DepthWalker : DepthPosition {
    DepthWalker(const DepthPosition& position, bool checks_cycles)
        : DepthPosition(position), checks_cycles_(checks_cycles) {
        if (checks_cycles_) marks.assign(path.size(), [this](std::size_t i) { return path[i].mark; });
    }

    PathMarks marks;  // of the path, for the cycle check

    std::size_t memory_bytes() const { return DepthPosition::memory_bytes() + marks.memory_bytes(); }

    // Leaves the nodes whose children are all done; false when nothing waits any more.
    bool back_up() {
        while (!path.empty() && pending.size() <= path.back().before) {
            path.pop_back();
            if (checks_cycles_) marks.pop();
        }
        return !pending.empty();
    }

    // Takes the next waiting node onto the path; who knows its canonical state adds that.
    void step_down(std::size_t state_bytes) {
        DepthEntry entry = pending.back();
        entry.before = static_cast<std::uint32_t>(pending.size() - 1);
        path.push_back(entry, pending.back_payload(), state_bytes);
        pending.pop_back();
        if (checks_cycles_) marks.push(entry.mark);
    }

   private:
    bool checks_cycles_;
};

}  // namespace frontier
