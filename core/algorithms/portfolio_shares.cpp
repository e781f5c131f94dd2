#include "portfolio_shares.h"

#include <algorithm>

namespace frontier {

void Shares::add(const Share& share) {
    if (of_part_.size() <= share.part) of_part_.resize(share.part + 1);
    of_part_[share.part].push_back(shares_.size());
    shares_.push_back(share);
}

std::size_t Shares::at_step(StepIndex index) const {
    const auto after = std::upper_bound(shares_.begin(), shares_.end(), index,
                                        [](StepIndex i, const Share& share) { return i < share.step; });
    return static_cast<std::size_t>(after - shares_.begin()) - 1;
}

std::size_t Shares::at_node(NodeId node) const {
    const auto after = std::upper_bound(shares_.begin(), shares_.end(), node,
                                        [](NodeId id, const Share& share) { return id < share.node; });
    return static_cast<std::size_t>(after - shares_.begin()) - 1;
}

Shares::Place Shares::place_of_step(StepIndex index) const {
    const Share& share = shares_[at_step(index)];
    return {share.part, share.own_step + (index - share.step)};
}

Shares::Place Shares::place_of_node(NodeId node) const {
    const Share& share = shares_[at_node(node)];
    return {share.part, share.own_node + (node - share.node)};
}

NodeId Shares::shown(std::size_t part, NodeId own) const {
    const std::vector<std::size_t>& shares = of_part_[part];
    const auto later = std::find_if(shares.rbegin(), shares.rend(),
                                    [&](std::size_t share) { return shares_[share].own_node <= own; });
    return shares_[*later].node + (own - shares_[*later].own_node);
}

StepIndex Shares::shown_step(std::size_t part, StepIndex own) const {
    const std::vector<std::size_t>& shares = of_part_[part];
    const auto later = std::find_if(shares.rbegin(), shares.rend(),
                                    [&](std::size_t share) { return shares_[share].own_step <= own; });
    return shares_[*later].step + (own - shares_[*later].own_step);
}

}  // namespace frontier
