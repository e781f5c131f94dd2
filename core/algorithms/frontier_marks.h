// Where the frontier's lists of waiting nodes began, noted down now and then. A list is never changed behind
// its head (open_list.h), so from the heads of a step all that waited then is found again, best first,
// however long ago it was.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "../chunked_vector.h"
#include "../types.h"

namespace frontier {

class FrontierMarks {
   public:
    struct Mark {
        StepIndex step = 0;
        NodeId end = 0;  // of the nodes that there were; 0: nothing is known of them
        std::size_t first = 0;
        std::size_t heads = 0;
    };

    std::size_t heads() const { return heads_.size(); }
    void add(StepIndex step, NodeId end, const std::vector<NodeId>& heads) {
        marks_.push_back({step, end, heads_.size(), heads.size()});
        for (const NodeId head : heads) heads_.push_back(head);
    }
    // The last mark at or before a step. Before the first, nothing is known.
    Mark at(StepIndex step) const {
        const auto after = std::upper_bound(marks_.begin(), marks_.end(), step,
                                            [](StepIndex s, const Mark& mark) { return s < mark.step; });
        return after == marks_.begin() ? Mark{} : *std::prev(after);
    }
    NodeId head(const Mark& mark, std::size_t i) const { return heads_[mark.first + i]; }
    std::size_t memory_bytes() const { return heads_.memory_bytes() + marks_.capacity() * sizeof(Mark); }

   private:
    ChunkedVector<NodeId> heads_;
    std::vector<Mark> marks_;
};

}  // namespace frontier
