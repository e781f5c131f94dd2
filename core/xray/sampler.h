// Some states of a space that is too large to be looked at as a whole: those of plans that searches find from
// the start and from where walks by chance end, and those of the walks. The moves of each are noted, so that
// what a plan costs from there on is found in the graph.
#pragma once

#include <functional>
#include <memory>

#include "../puzzle.h"
#include "../search.h"
#include "state_graph.h"

namespace frontier {

// A search for some plan from the start of a space, which ends by itself: where a slice ends must not matter.
using PlanSearch = std::function<std::unique_ptr<Search>(std::shared_ptr<const StateSpace> space)>;

class Sampler {
   public:
    Sampler(StateGraph& graph, std::shared_ptr<const StateSpace> space,
            std::shared_ptr<const Presenter> presenter, PlanSearch search);

    // About `work` expansions more, which are taken off; false when there are enough states.
    bool advance(std::uint64_t& work);
    double progress() const { return static_cast<double>(round_) / kRounds; }

   private:
    static constexpr std::uint32_t kRounds = 40;
    static constexpr std::uint32_t kStates = 200'000;  // about so many are enough
    using State = std::vector<std::byte>;

    void begin_round();
    void walk(State& state);
    void add_plan();
    std::uint32_t random(std::uint32_t below);

    StateGraph* graph_;
    std::shared_ptr<const StateSpace> space_;
    std::shared_ptr<const Presenter> presenter_;
    PlanSearch make_search_;
    std::unique_ptr<Search> search_;
    State from_;  // where the search begins
    SuccessorList successors_;
    std::uint32_t round_ = 0;
    std::uint64_t chance_ = 0x9E3779B97F4A7C15u;
};

}  // namespace frontier
