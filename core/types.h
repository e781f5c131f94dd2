// The words everything else is said in: ids, costs, how a search ends, what becomes of a successor.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>

#include "enum_words.h"

namespace frontier {

using NodeId = std::uint32_t;  // in order of generation; the root is 0
inline constexpr NodeId kNoNode = std::numeric_limits<NodeId>::max();

using Action = std::uint16_t;  // its meaning belongs to the domain

using Cost = std::int32_t;  // of a move or a plan; never negative
inline constexpr Cost kInfiniteCost = std::numeric_limits<Cost>::max();

using Estimate = float;  // what a heuristic says; integers up to 2^24 are exact
inline constexpr Estimate kDeadEnd = std::numeric_limits<Estimate>::infinity();

using StepIndex = std::uint32_t;  // how many expansions were complete
inline constexpr StepIndex kNever = std::numeric_limits<StepIndex>::max();

enum class Status : std::uint8_t {
    running,
    paused,
    solved,
    exhausted,
    timeout,
    expansions,
    memory,
    cancelled,
    failed
};

// What becomes of a successor. Those up to `solution` become nodes, the others are dropped.
enum class Outcome : std::uint8_t {
    kept,
    improved,
    reopened,
    repeated,
    deferred,
    revisited,
    solution,
    duplicate,
    cycle,
    bound_g,
    bound_h,
    bound_f,
    threshold,
    incumbent,
    deadlock
};

constexpr bool is_kept(Outcome outcome) { return outcome <= Outcome::solution; }

constexpr auto words(Status) {
    return std::to_array<std::string_view>({"running", "paused", "solved", "exhausted", "timeout",
                                            "expansions", "memory", "cancelled", "failed"});
}

// In the course engine's terms: states expanded, generated, cycle check pruned (pruned_cycle), cost bound
// pruned (the three pruned_bound_*). generated = kept + every pruned_*.
struct Counters {
    std::uint64_t expanded = 0;
    std::uint64_t generated = 0;
    std::uint64_t kept = 0;
    std::uint64_t reopened = 0;
    std::uint64_t pruned_cycle = 0;
    std::uint64_t pruned_bound_g = 0;
    std::uint64_t pruned_bound_h = 0;
    std::uint64_t pruned_bound_f = 0;
    std::uint64_t pruned_incumbent = 0;
    std::uint64_t pruned_threshold = 0;
    std::uint64_t pruned_deadlock = 0;
    std::uint64_t discarded = 0;  // kept at first, and dropped when their turn came

    Counters& operator+=(const Counters& other);

    template <class Visit> void fields(Visit&& visit) const {
        visit("expanded", expanded);
        visit("generated", generated);
        visit("kept", kept);
        visit("reopened", reopened);
        visit("pruned_cycle", pruned_cycle);
        visit("pruned_bound_g", pruned_bound_g);
        visit("pruned_bound_h", pruned_bound_h);
        visit("pruned_bound_f", pruned_bound_f);
        visit("pruned_incumbent", pruned_incumbent);
        visit("pruned_threshold", pruned_threshold);
        visit("pruned_deadlock", pruned_deadlock);
        visit("discarded", discarded);
    }
};

// Which plans may be lost with a dropped successor. What a search may still claim follows from it alone.
enum class Loss : std::uint8_t {
    none,            // none, or none that is better than what stays
    dearer,          // such as cost more than a bound
    dearer_by_h,     // the same, if the heuristic is admissible
    outside_bounds,  // any that keeps not within the bounds, be it cheap or dear
    any              // any at all, unless the successor is a dead end and proved to be one
};

// What every outcome is, in the order of the enumeration: its id, the counter of such successors beside those
// of all that are generated and kept, and for those that are dropped, what may be lost with them.
struct OutcomeRow {
    std::string_view id;
    std::uint64_t Counters::*counter = nullptr;
    Loss loss = Loss::none;
};

inline constexpr auto kOutcomes = std::to_array<OutcomeRow>({
    {"kept"},
    {"improved"},
    {"reopened", &Counters::reopened},
    {"repeated"},
    {"deferred"},
    {"revisited"},
    {"solution"},
    {"duplicate", &Counters::pruned_cycle},
    {"cycle", &Counters::pruned_cycle},
    {"bound_g", &Counters::pruned_bound_g, Loss::dearer},
    {"bound_h", &Counters::pruned_bound_h, Loss::outside_bounds},
    {"bound_f", &Counters::pruned_bound_f, Loss::dearer_by_h},
    {"threshold", &Counters::pruned_threshold},
    {"incumbent", &Counters::pruned_incumbent},
    {"deadlock", &Counters::pruned_deadlock, Loss::any},
});

constexpr const OutcomeRow& row_of(Outcome outcome) { return kOutcomes[static_cast<std::size_t>(outcome)]; }

constexpr auto words(Outcome) {
    std::array<std::string_view, kOutcomes.size()> ids;
    for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = kOutcomes[i].id;
    return ids;
}

// How many successors were dropped with which such plans may be lost.
constexpr std::uint64_t dropped_with(Loss loss, const Counters& counters) {
    std::uint64_t count = 0;
    for (const OutcomeRow& row : kOutcomes) {
        if (row.loss == loss) count += counters.*row.counter;
    }
    return count;
}

inline Counters& Counters::operator+=(const Counters& other) {
    expanded += other.expanded;
    generated += other.generated;
    kept += other.kept;
    reopened += other.reopened;
    pruned_cycle += other.pruned_cycle;
    pruned_bound_g += other.pruned_bound_g;
    pruned_bound_h += other.pruned_bound_h;
    pruned_bound_f += other.pruned_bound_f;
    pruned_incumbent += other.pruned_incumbent;
    pruned_threshold += other.pruned_threshold;
    pruned_deadlock += other.pruned_deadlock;
    discarded += other.discarded;
    return *this;
}

}  // namespace frontier
