// States with numbers and the moves between them. Only what was expanded has moves.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "../state_space.h"
#include "../state_table.h"

namespace frontier {

class StateGraph {
   public:
    using Id = std::uint32_t;
    static constexpr Id kNone = StateTable::kNone;

    explicit StateGraph(std::shared_ptr<const StateSpace> space);

    const StateSpace& space() const { return *space_; }
    Id size() const { return states_.size(); }
    const std::byte* operator[](Id id) const { return states_[id]; }  // canonical
    std::size_t moves() const { return to_.size(); }
    std::size_t memory_bytes() const;

    Id add(const std::byte* state);
    Id find(const std::byte* state) const;  // or kNone

    // Notes the moves of a state, and the states they lead to; once.
    void expand(Id id);
    bool is_expanded(Id id) const { return first_[id] != kNone; }

    // The moves of a state have numbers, in the order of its successors.
    std::uint32_t first_move(Id id) const { return is_expanded(id) ? first_[id] : 0; }
    std::uint32_t move_count(Id id) const { return counts_[id]; }
    Id target(std::uint32_t move) const { return to_[move]; }
    Cost cost(std::uint32_t move) const { return space_->unit_cost() ? 1 : costs_[move]; }

    const std::vector<Id>& goals() const { return goals_; }

   private:
    Id add_canonical(const std::byte* canonical, std::uint64_t hash);

    std::shared_ptr<const StateSpace> space_;
    StateTable states_;
    ChunkedVector<std::uint32_t> first_;
    ChunkedVector<std::uint16_t> counts_;
    ChunkedVector<Id> to_;
    ChunkedVector<Cost> costs_;  // empty where each is 1
    std::vector<Id> goals_;
    SuccessorList successors_;
    mutable std::vector<std::byte> canonical_;
};

}  // namespace frontier
