// What a search may claim about its answer, and why. Nothing else in the program makes a claim.
#pragma once

#include <optional>
#include <string>

#include "types.h"

namespace frontier {

// What the order of expansion promises of the first goal it takes from the frontier.
enum class Guarantee : std::uint8_t {
    none,
    cheapest,      // ordered by g: optimal whatever the heuristic says
    fewest_moves,  // oldest first: optimal when all moves cost the same
    weight         // f = g + w·h: at most w times optimal when the heuristic is admissible
};

struct Evidence {
    Status status = Status::running;
    std::optional<Cost> cost;  // of the best plan
    Cost lower_bound = 0;      // on the cost of every plan, also those that bounds cut off; kInfiniteCost: there is none
    Counters counters;
    Guarantee guarantee = Guarantee::none;
    double weight = 1;          // of a Guarantee::weight
    bool goal_popped = false;   // the plan's goal was taken from the frontier, not merely generated
    bool admissible = false;    // the heuristic is proved never to overestimate
    bool unit_cost = false;     // all moves cost the same
    bool unproved_dead_ends = false;  // states were given up on the word of a heuristic without a proof
    std::string heuristic;
};

enum class ClaimKind : std::uint8_t { none, optimal, bounded, unsolvable, unsolvable_in_bounds };

constexpr std::string_view word(ClaimKind kind) {
    constexpr std::string_view words[] = {"none", "optimal", "bounded", "unsolvable", "unsolvable_in_bounds"};
    return words[static_cast<std::size_t>(kind)];
}

struct Claim {
    ClaimKind kind = ClaimKind::none;
    std::optional<double> ratio;  // cost is at most this many times the optimum
    std::string sentence;

    template <class Visit> void fields(Visit&& visit) const {
        visit("kind", word(kind));
        visit("ratio", ratio);
        visit("sentence", sentence);
    }
};

Claim certify(const Evidence& evidence);

}  // namespace frontier
