// The timeline of a search made of searches: each turn adds a share to it, and by these steps and nodes of a
// part are renumbered, and found again.
#pragma once

#include <cstdint>
#include <vector>

#include "../types.h"

namespace frontier {

// What one turn adds: its part, and where it begins, among all and within the part.
struct Share {
    std::size_t part;
    StepIndex step;
    StepIndex own_step;
    NodeId node;
    NodeId own_node;
    Cost bound;  // known before
};

class Shares {
   public:
    struct Place {
        std::size_t part;
        std::uint32_t own;  // step or node
    };

    void add(const Share& share);
    bool has(std::size_t part) const { return part < of_part_.size() && !of_part_[part].empty(); }
    bool empty() const { return shares_.empty(); }
    std::size_t size() const { return shares_.size(); }
    const Share& back() const { return shares_.back(); }
    const Share& operator[](std::size_t number) const { return shares_[number]; }

    std::size_t at_step(StepIndex index) const;  // the number of its share
    std::size_t at_node(NodeId node) const;
    Place place_of_step(StepIndex index) const;
    Place place_of_node(NodeId node) const;

    // What a part's own node or step is called here.
    NodeId shown(std::size_t part, NodeId own) const;
    StepIndex shown_step(std::size_t part, StepIndex own) const;

   private:
    std::vector<Share> shares_;
    std::vector<std::vector<std::size_t>> of_part_;
};

}  // namespace frontier
