#include "state_graph.h"

namespace frontier {

StateGraph::StateGraph(std::shared_ptr<const StateSpace> space)
    : space_(std::move(space)),
      states_(space_->state_bytes()),
      successors_(space_->make_list()),
      canonical_(space_->state_bytes()) {}

std::size_t StateGraph::memory_bytes() const {
    return states_.memory_bytes() + first_.memory_bytes() + counts_.memory_bytes() + to_.memory_bytes() +
           costs_.memory_bytes() + goals_.capacity() * sizeof(Id);
}

StateGraph::Id StateGraph::add_canonical(const std::byte* canonical, std::uint64_t hash) {
    const Id id = states_.add(canonical, hash);
    if (id < first_.size()) return id;
    first_.push_back(kNone);
    counts_.push_back(0);
    if (space_->is_goal(canonical)) goals_.push_back(id);
    return id;
}

StateGraph::Id StateGraph::add(const std::byte* state) {
    space_->canonicalise(state, canonical_.data());
    return add_canonical(canonical_.data(), hash_bytes(canonical_.data(), canonical_.size()));
}

StateGraph::Id StateGraph::find(const std::byte* state) const {
    space_->canonicalise(state, canonical_.data());
    return states_.find(canonical_.data(), hash_bytes(canonical_.data(), canonical_.size()));
}

// Memory is slow, so the table is asked for all successors before any is looked up.
void StateGraph::expand(Id id) {
    if (is_expanded(id)) return;
    space_->successors(states_[id], successors_);
    for (std::size_t i = 0; i < successors_.size(); ++i) states_.ask_for(successors_[i].hash);
    first_[id] = static_cast<std::uint32_t>(to_.size());
    counts_[id] = static_cast<std::uint16_t>(successors_.size());
    for (std::size_t i = 0; i < successors_.size(); ++i) {
        const Successor next = successors_[i];
        to_.push_back(add_canonical(next.canonical, next.hash));
        if (!space_->unit_cost()) costs_.push_back(next.cost);
    }
}

}  // namespace frontier
