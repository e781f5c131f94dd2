// A heuristic estimates the cost to go, and says what may be relied on.
#pragma once

#include <cmath>
#include <memory>
#include <optional>
#include <string>

#include "types.h"

namespace frontier {

enum class Property : std::uint8_t { proved, no, unknown };

constexpr auto words(Property) { return std::to_array<std::string_view>({"proved", "no", "unknown"}); }

struct HeuristicInfo {
    std::string id;
    std::string name;
    std::string summary;
    Property admissible = Property::unknown;
    Property consistent = Property::unknown;
    std::string why;   // the reason for the two promises
    std::string cost;  // of one evaluation, in words
    bool integral = true;
    // For one that is not known to be admissible: at most so many times the true cost, if that is proved.
    std::optional<double> times = {};
    bool infinite_if_lost = false;  // it is infinite only where no plan leads on

    // h ≤ r·h*, for the least r that is proved; HUGE_VAL where none is.
    double most_times() const { return admissible == Property::proved ? 1 : times.value_or(HUGE_VAL); }
    bool proves_dead_ends() const { return admissible == Property::proved || infinite_if_lost; }

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("name", name);
        visit("summary", summary);
        visit("admissible", admissible);
        visit("consistent", consistent);
        visit("why", why);
        visit("cost", cost);
        visit("times", times);
    }
};

// Called once for each new state; kDeadEnd says that no plan leads on from there. It belongs to one search,
// and may change as it is asked: its caches are its own.
template <class State> class Heuristic {
   public:
    virtual ~Heuristic() = default;
    virtual Estimate operator()(const State& state) = 0;

    // Tables are built before the first estimate, bit by bit: `work` units more, each about as long as an
    // expansion takes. True when all is ready.
    virtual bool prepare(std::uint64_t work) {
        (void)work;
        return true;
    }
    virtual double progress() const { return 1; }  // of the preparation, from 0 to 1
    virtual std::size_t memory_bytes() const { return 0; }
};

// A heuristic made from a function of the state.
template <class State, class Function> class FunctionHeuristic final : public Heuristic<State> {
   public:
    explicit FunctionHeuristic(Function function) : function_(std::move(function)) {}
    Estimate operator()(const State& state) override { return static_cast<Estimate>(function_(state)); }

   private:
    Function function_;
};

template <class State, class Function> std::unique_ptr<Heuristic<State>> make_heuristic(Function function) {
    return std::make_unique<FunctionHeuristic<State, Function>>(std::move(function));
}

// Ready for use, however long that takes.
template <class State>
std::unique_ptr<Heuristic<State>> prepared(std::unique_ptr<Heuristic<State>> heuristic) {
    while (heuristic && !heuristic->prepare(1 << 16)) {}
    return heuristic;
}

inline constexpr std::string_view kZero = "zero";

inline HeuristicInfo zero_heuristic() {
    return {.id = std::string(kZero),
            .name = "Zero",
            .summary = "Always 0: the search knows nothing of the goal.",
            .admissible = Property::proved,
            .consistent = Property::proved,
            .why = "No plan costs less than 0.",
            .cost = "nothing"};
}

}  // namespace frontier
