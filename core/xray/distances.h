// What the states of a graph are from the nearest goal, bit by bit: the moves are turned round, then followed
// from the goals. In a graph that is not whole, it is a plan's cost and so an upper bound.
#pragma once

#include <queue>
#include <utility>
#include <vector>

#include "state_graph.h"

namespace frontier {

class Distances {
   public:
    using Id = StateGraph::Id;

    explicit Distances(const StateGraph& graph);

    // One unit more, about as long as an expansion; false when all is done.
    bool step();
    double progress() const;
    // What it will take at most, besides the graph.
    static std::size_t memory_bytes_for(const StateGraph& graph);

    Cost operator[](Id id) const { return costs_[id]; }  // kInfiniteCost: no goal can be reached
    // The state after a move of a cheapest plan; kNone at a goal and where there is no plan.
    Id next(Id id) const { return next_[id]; }
    Cost largest() const { return largest_; }  // that is finite
    std::uint64_t solvable() const { return solvable_; }
    std::size_t memory_bytes() const;

   private:
    enum class Phase : std::uint8_t { count, fill, follow, done };

    void count(Id id);
    void add_up();
    void fill(Id id);
    void begin_at_goals();
    bool follow();
    void reach(Id id, Cost cost, Id next);
    void forget_moves();

    const StateGraph* graph_;
    Phase phase_ = Phase::count;
    Id at_ = 0;
    std::vector<std::uint32_t> ends_;   // of the moves that lead to a state: at last, where they begin
    std::vector<std::uint32_t> moves_;  // by where they lead to
    std::vector<Id> sources_;
    std::vector<Cost> costs_;
    std::vector<Id> next_;
    std::vector<Id> queue_;  // where every move costs 1; taken up to at_
    using Waiting = std::pair<Cost, Id>;
    std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> waiting_;  // where they do not
    Cost largest_ = 0;
    std::uint64_t solvable_ = 0;
};

}  // namespace frontier
