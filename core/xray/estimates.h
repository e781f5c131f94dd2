// Who estimates states in great numbers: a heuristic of the engine's, or a function of the user's own. Unlike
// in a search (function_evaluator.h), what is said need not be kept: whoever asks does.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "../puzzle.h"
#include "state_graph.h"

namespace frontier {

class StateEstimates {
   public:
    static constexpr std::size_t kMostStates = 256;  // in one call

    virtual ~StateEstimates() = default;
    virtual bool prepare(std::uint64_t work) = 0;
    virtual double progress() const = 0;  // of the preparation
    virtual std::size_t memory_bytes() const = 0;
    // The states from `first` on, or why not.
    virtual std::optional<EstimateFailure> estimate(const StateGraph& graph, StateGraph::Id first,
                                                    std::size_t count, Estimate* estimates) = 0;
};

std::unique_ptr<StateEstimates> make_estimates(std::unique_ptr<Evaluator> evaluator,
                                               std::shared_ptr<const Presenter> presenter);
std::unique_ptr<StateEstimates> make_estimates(std::shared_ptr<EstimateFunction> function,
                                               std::shared_ptr<const Presenter> presenter);

}  // namespace frontier
