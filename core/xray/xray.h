// The X-ray of a heuristic: all states of a board, their distances to the goal, and where the heuristic says
// otherwise. It is advanced slice by slice, as a search is; what it finds does not depend on the slices. The
// space is looked at once, and then any number of heuristics can be judged.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "../result.h"
#include "judge.h"
#include "sampler.h"

namespace frontier {

// What an X-ray takes from the catalogue: the board, and searches of it.
struct XrayTask {
    std::string domain;
    Puzzle puzzle;
    ViewLayout layout;
    PlanSearch any_plan;
    // A* with the evaluator that it is given, which knows all distances.
    std::function<std::unique_ptr<Search>(std::unique_ptr<Evaluator>)> perfect = {};
    std::uint64_t max_states = 0;
    std::size_t memory_bytes = 0;
    bool all_placements = false;
};

class Xray {
   public:
    static constexpr std::uint64_t kMaxStates = 5'000'000;  // unless told otherwise

    explicit Xray(XrayTask task);
    const std::string& domain() const { return task_.domain; }

    // About so many expansions, or as long with something else. Ends early where a phase waits.
    XrayPhase advance(std::uint64_t work);
    // Begins to judge a heuristic, given by its id or as a function; false: there is no such heuristic, and
    // nothing changes. Where the space is not yet known, it waits for that.
    bool judge(std::string_view heuristic, std::shared_ptr<EstimateFunction> own = nullptr);

    XrayReport report() const;
    // Where the heuristic is wrong, from..to, the smallest first; at most XrayFaults::kKept.
    std::vector<CounterExample> counter_examples(XrayKind kind, std::size_t from, std::size_t to) const;
    XrayHeat heat() const;

   private:
    using Id = StateGraph::Id;

    bool explore();
    void begin_sampling();
    void begin_distances();
    void begin_perfect();
    void run_perfect(std::uint64_t& work);
    void await();
    bool step(std::uint64_t& work);
    bool is_too_large() const;
    double progress() const;

    XrayState state_at(Id id) const;
    std::vector<std::string> plan_from(Id id) const;
    CounterExample example_of(const XrayFault& fault, XrayKind kind) const;

    XrayTask task_;
    std::unique_ptr<StateGraph> graph_;
    std::unique_ptr<Sampler> sampler_;
    std::unique_ptr<Distances> distances_;
    std::unique_ptr<Search> perfect_;
    std::optional<std::uint64_t> perfect_expansions_;
    std::unique_ptr<StateEstimates> waiting_;  // for the space
    std::unique_ptr<XrayJudge> judge_;
    std::string heuristic_;
    XrayPhase phase_ = XrayPhase::explore;
    bool complete_ = false;
    std::uint64_t placements_ = 0;  // that are wanted
    std::uint64_t placed_ = 0;
    std::vector<std::byte> state_;
    Id expanded_ = 0;
};

}  // namespace frontier
