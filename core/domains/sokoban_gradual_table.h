// The costs of pushing by some heights, and the cheapest assignment of the start's boxes by them, made bit by
// bit: with hundreds of boxes each of the two takes long enough for a search not to hear that it is to stop.
#pragma once

#include "sokoban_matching.h"

namespace frontier::sokoban {

class GradualTable {
   public:
    bool is_ready(const Floor& floor) const { return done_ == pieces(floor); }
    // From 0 to 1.
    double progress(const Floor& floor) const {
        return is_ready(floor) ? 1 : static_cast<double>(done_) / static_cast<double>(pieces(floor));
    }

    // One piece more, with the same arguments each time: a storage square, or a box. How much work it was, in
    // units of about a microsecond.
    std::uint64_t advance(const Floor& floor, const PushGraph& graph, std::span<const std::int32_t> heights,
                          std::vector<std::int32_t>& costs, Assignment& assignment) {
        const std::size_t piece = done_++;
        const std::size_t columns = floor.storages.size();
        if (piece < columns) {
            graph.distances_to(piece, floor, heights, 1, queue_, costs);
            return 1 + graph.size() / 32;
        }
        const std::size_t box = piece - columns;
        assignment.add(box, graph.place(floor.boxes[box], floor.robots[0]), costs);
        return 1 + columns / 4;
    }

   private:
    static std::size_t pieces(const Floor& floor) { return floor.storages.size() + floor.boxes.size(); }

    std::size_t done_ = 0;
    PushGraph::Queue queue_;
};

}  // namespace frontier::sokoban
