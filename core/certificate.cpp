#include "certificate.h"

#include <algorithm>

#include "text/words.h"

namespace frontier {

namespace {

std::uint64_t cut_by_bounds(const Counters& counters) {
    return dropped_with(Loss::dearer, counters) + dropped_with(Loss::dearer_by_h, counters) +
           dropped_with(Loss::outside_bounds, counters);
}

// Also plans that cost no more than those that are left.
bool cheap_may_be_lost(const Evidence& evidence) {
    return dropped_with(Loss::outside_bounds, evidence.counters) > 0;
}

std::string at_least(const Evidence& evidence) {
    if (evidence.lower_bound <= 0 || evidence.lower_bound == kInfiniteCost) return "";
    return concat(" Every plan costs at least ", evidence.lower_bound, ".");
}

Claim without_plan(const Evidence& evidence) {
    if (evidence.status != Status::exhausted) {
        const bool running = evidence.status == Status::running;
        return {ClaimKind::none,
                {},
                concat(running ? "Still searching." : "No plan was found so far.", at_least(evidence))};
    }
    if (evidence.given_up) {
        const bool by_heuristic = *evidence.given_up == Outcome::deadlock;
        return {
            ClaimKind::none,
            {},
            concat("No plan was found, but ",
                   by_heuristic ? evidence.heuristic : concat("the rule “", word(*evidence.given_up), "”"),
                   " gave states up without a proof that they are lost, so there may be one.")};
    }
    if (evidence.incomplete) {
        return {ClaimKind::none,
                {},
                concat("No plan was found, but the beam dropped ",
                       count_of(evidence.counters.discarded, "node", "nodes"),
                       "; a wider one may find a plan.", at_least(evidence))};
    }
    if (const auto cut = cut_by_bounds(evidence.counters); cut > 0) {
        return {ClaimKind::unsolvable_in_bounds,
                {},
                concat("No plan within the bounds: they cut off ", count_of(cut, "successor", "successors"),
                       ".", cheap_may_be_lost(evidence) ? "" : at_least(evidence))};
    }
    const bool has_dead_ends = evidence.counters.pruned_deadlock > 0;
    return {ClaimKind::unsolvable,
            {},
            concat("No solution exists: every state that can be reached was looked at",
                   has_dead_ends ? ", or lies behind a proved dead end." : ".")};
}

// No plan as cheap as the best one was lost, but for those that are lost outside of the bounds.
bool nothing_lost(const Evidence& evidence) {
    return (dropped_with(Loss::dearer_by_h, evidence.counters) == 0 || evidence.admissible) &&
           !evidence.given_up && !evidence.incomplete;
}

// Why no plan can be cheaper, or nothing.
std::string proof_of_optimality(const Evidence& evidence) {
    const Cost cost = *evidence.cost;
    if (cheap_may_be_lost(evidence)) return "";
    if (cost == 0) return "the start is a goal already.";
    if (evidence.lower_bound >= cost) {
        if (evidence.status == Status::exhausted) return "nothing that could be cheaper is left to search.";
        return concat("every node left has g + h ≥ ", cost, ", and ", evidence.heuristic,
                      " is admissible: it never overestimates.");
    }
    if (!nothing_lost(evidence)) return "";
    if (evidence.status == Status::exhausted && (!evidence.prunes_by_estimate || evidence.admissible)) {
        return "nothing that could be cheaper is left to search.";
    }
    if (evidence.order_bound >= cost)
        return concat("nodes are taken in order of ", evidence.order, ", so no cheaper plan was passed by.");
    if (evidence.oldest_first) return "all moves cost the same, and every shorter plan was looked at first.";
    return "";
}

std::string what_is_known(double times) {
    if (times <= 1) return " is admissible: it never overestimates.";
    return concat(" is at most ", times, " times the true cost.");
}

Claim bounded_or_none(const Evidence& evidence) {
    const Cost cost = *evidence.cost;
    const bool order_holds =
        evidence.order_bound > evidence.lower_bound && !cheap_may_be_lost(evidence) && nothing_lost(evidence);
    const Cost least = order_holds ? evidence.order_bound : evidence.lower_bound;
    if (least > 0) {
        const double ratio = static_cast<double>(cost) / least;
        return {ClaimKind::bounded, ratio,
                concat("At most ", ratio, " times the optimum: the plan costs ", cost,
                       " and every plan costs at least ", least,
                       order_holds ? concat(", because nodes are taken in order of ", evidence.order, " and ",
                                            evidence.orders, what_is_known(evidence.times))
                                   : std::string("."))};
    }
    if (!evidence.admissible) {
        return {ClaimKind::none,
                {},
                concat("A plan of cost ", cost, ". How far from the optimum is not known: ",
                       evidence.heuristic, " is not known to be admissible: it may overestimate.",
                       evidence.prunes_by_estimate ? " Pruning by g alone could prove it." : "")};
    }
    return {ClaimKind::none,
            {},
            concat("A plan of cost ", cost, ". This order of search promises nothing about the optimum.")};
}

}  // namespace

Claim certify(const Evidence& evidence) {
    if (evidence.status == Status::failed && !evidence.cost)
        return {ClaimKind::none, {}, "The search failed."};
    if (!evidence.cost) return without_plan(evidence);
    if (const std::string proof = proof_of_optimality(evidence); !proof.empty()) {
        return {ClaimKind::optimal, 1.0, concat("Optimal: ", proof)};
    }
    return bounded_or_none(evidence);
}

}  // namespace frontier
