// What a search may claim about its answer, and why. Nothing else in the program makes a claim.
#pragma once

#include <optional>
#include <string>

#include "types.h"

namespace frontier {

struct Evidence {
    Status status = Status::running;
    std::optional<Cost> cost;  // of the best plan
    Cost lower_bound =
        0;  // on the cost of every plan, also those that bounds cut off; kInfiniteCost: there is none
    Cost order_bound = 0;  // the same, proved by the order in which the goal was taken (formula_bound.h)
    std::string order;     // that order, in words
    Counters counters;
    bool admissible = false;    // the heuristic is proved never to overestimate
    bool oldest_first = false;  // the plan's goal was taken in order of age, and all moves cost the same
    bool prunes_by_estimate = false;  // the best plan prunes by g + h, not by g alone
    std::optional<Outcome> given_up;  // states were given up so, without a proof that they are lost
    bool incomplete = false;          // nodes were discarded for want of room in the beam
    std::string heuristic;            // in words
    std::string orders;               // the heuristic of the order, in words, and …
    double times = 1;                 // … h is proved to be at most so many times the true cost
};

enum class ClaimKind : std::uint8_t { none, optimal, bounded, unsolvable, unsolvable_in_bounds };

constexpr auto words(ClaimKind) {
    return std::to_array<std::string_view>(
        {"none", "optimal", "bounded", "unsolvable", "unsolvable_in_bounds"});
}

struct Claim {
    ClaimKind kind = ClaimKind::none;
    std::optional<double> ratio;  // cost is at most this many times the optimum
    std::string sentence;

    template <class Visit> void fields(Visit&& visit) const {
        visit("kind", kind);
        visit("ratio", ratio);
        visit("sentence", sentence);
    }
};

Claim certify(const Evidence& evidence);

}  // namespace frontier
