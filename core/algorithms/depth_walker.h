// The line of play that a depth-first loop is on, and all that it needs to go on from there. It is small and can be
// copied: a copy taken earlier and moved on does exactly what the search did, which is how its past is shown.
#pragma once

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "../state_bytes.h"
#include "../types.h"

namespace frontier {

struct DepthEntry {
    NodeId id = 0;
    NodeId parent = kNoNode;
    Cost g = 0;
    Estimate h = 0;
    Action action = 0;
    std::uint32_t mark = 0;  // of its form: the low half of the hash
};

// Nodes with their states.
struct DepthLine {
    explicit DepthLine(std::size_t state_bytes) : states(state_bytes) {}

    std::size_t size() const { return entries.size(); }
    bool empty() const { return entries.empty(); }
    const DepthEntry& back() const { return entries.back(); }
    const std::byte* back_state() const { return states.back(); }
    [[gnu::always_inline]] void push_back(const DepthEntry& entry, const std::byte* state) {
        entries.push_back(entry);
        states.push_back(state);
    }
    void pop_back() {
        entries.pop_back();
        states.pop_back();
    }
    void swap(std::size_t a, std::size_t b) {
        std::swap(entries[a], entries[b]);
        std::swap_ranges(states[a], states[a] + states.row_bytes(), states[b]);
    }
    std::size_t memory_bytes() const { return size() * (sizeof(DepthEntry) + states.row_bytes()); }

    std::vector<DepthEntry> entries;
    StateRows states;
};

struct DepthWalker {
    explicit DepthWalker(std::size_t state_bytes) : path(state_bytes), forms(state_bytes), pending(state_bytes) {}

    DepthLine path;                     // from the root to the node expanded last
    StateRows forms;                    // canonical, of the path's states, for the cycle check
    std::vector<std::uint32_t> marks;   // the path's: one quick pass finds an equal one
    std::vector<std::uint32_t> before;  // how many nodes waited when it was expanded: no more, and its children are done
    DepthLine pending;                  // waiting nodes; the last is next
    NodeId next_id = 1;
    Moment expanded = 0;
    Cost best = kInfiniteCost;
    double threshold = HUGE_VAL;       // of this iteration, on g + h
    double next_threshold = HUGE_VAL;  // the least g + h that was over it
    double last_f = 0;
    Estimate least_h = kDeadEnd;

    std::size_t memory_bytes() const {
        return path.memory_bytes() + path.size() * (forms.row_bytes() + 8) + pending.memory_bytes();
    }

    // To the end, even when one is found: so the compiler compares several at once.
    bool has_mark(std::uint32_t mark) const {
        std::uint32_t found = 0;
        for (const std::uint32_t other : marks) found |= other == mark;
        return found != 0;
    }

    // Leaves the nodes whose children are all done; false when nothing waits any more.
    bool back_up() {
        while (!path.empty() && pending.size() <= before.back()) {
            path.pop_back();
            forms.pop_back();
            marks.pop_back();
            before.pop_back();
        }
        return !pending.empty();
    }

    // Takes the next waiting node onto the path; who knows its canonical form changes that.
    void step_down() {
        path.push_back(pending.back(), pending.back_state());
        pending.pop_back();
        forms.push_back(path.back_state());
        marks.push_back(path.back().mark);
        before.push_back(static_cast<std::uint32_t>(pending.size()));
    }
};

}  // namespace frontier
