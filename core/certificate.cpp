#include "certificate.h"

#include <algorithm>

#include "text/words.h"

namespace frontier {

namespace {

std::uint64_t cut_by_bounds(const Counters& counters) {
    return counters.pruned_bound_g + counters.pruned_bound_h + counters.pruned_bound_f;
}

std::string at_least(const Evidence& evidence) {
    if (evidence.lower_bound <= 0 || evidence.lower_bound == kInfiniteCost) return "";
    return concat(" Every plan costs at least ", evidence.lower_bound, ".");
}

Claim without_plan(const Evidence& evidence) {
    if (evidence.status != Status::exhausted) {
        const bool running = evidence.status == Status::running;
        return {ClaimKind::none, {}, concat(running ? "Still searching." : "No plan was found so far.", at_least(evidence))};
    }
    if (const auto cut = cut_by_bounds(evidence.counters); cut > 0) {
        return {ClaimKind::unsolvable_in_bounds, {},
                concat("No plan within the bounds: they cut off ", count_of(cut, "successor", "successors"), ".",
                       evidence.counters.pruned_bound_h > 0 ? "" : at_least(evidence))};
    }
    if (evidence.unproved_dead_ends) {
        return {ClaimKind::none, {},
                concat("No plan was found, but ", evidence.heuristic,
                       " gave states up without a proof that they are lost, so there may be one.")};
    }
    return {ClaimKind::unsolvable, {}, "No solution exists: every state that can be reached was looked at."};
}

// Why no plan can be cheaper, or nothing.
std::string proof_of_optimality(const Evidence& evidence) {
    const Counters& counters = evidence.counters;
    const Cost cost = *evidence.cost;
    if (counters.pruned_bound_h > 0) return "";
    if (cost == 0) return "the start is a goal already.";
    if (evidence.lower_bound >= cost) {
        if (evidence.status == Status::exhausted) return "nothing that could be cheaper is left to search.";
        return concat("every node left has g + h ≥ ", cost, ", and ", evidence.heuristic, " never overestimates.");
    }
    const bool nothing_lost = counters.pruned_bound_f == 0 && !evidence.unproved_dead_ends;
    if (!evidence.goal_popped || !nothing_lost) return "";
    if (evidence.guarantee == Guarantee::cheapest) return "nodes are taken in order of g, so no cheaper plan was passed by.";
    if (evidence.guarantee == Guarantee::fewest_moves && evidence.unit_cost) {
        return "all moves cost the same, and every shorter plan was looked at first.";
    }
    return "";
}

Claim bounded_or_none(const Evidence& evidence) {
    const Cost cost = *evidence.cost;
    const double by_weight = std::max(1.0, evidence.weight);
    const bool weight_holds = evidence.guarantee == Guarantee::weight && evidence.goal_popped && evidence.admissible &&
                              evidence.counters.pruned_bound_h == 0;
    const bool measured_holds = evidence.lower_bound > 0;
    const double measured = measured_holds ? static_cast<double>(cost) / evidence.lower_bound : 0;
    if (measured_holds && (!weight_holds || measured <= by_weight)) {
        return {ClaimKind::bounded, measured,
                concat("At most ", measured, " times the optimum: the plan costs ", cost, " and every plan costs at least ",
                       evidence.lower_bound, ".")};
    }
    if (weight_holds) {
        return {ClaimKind::bounded, by_weight,
                concat("At most ", by_weight, " times the optimum: that is the weight, and ", evidence.heuristic,
                       " never overestimates.")};
    }
    if (!evidence.admissible) {
        return {ClaimKind::none, {}, concat("A plan of cost ", cost, ". How far from the optimum is not known: ",
                                            evidence.heuristic, " may overestimate.")};
    }
    return {ClaimKind::none, {}, concat("A plan of cost ", cost, ". This order of search promises nothing about the optimum.")};
}

}  // namespace

Claim certify(const Evidence& evidence) {
    if (evidence.status == Status::failed && !evidence.cost) return {ClaimKind::none, {}, "The search failed."};
    if (!evidence.cost) return without_plan(evidence);
    if (const std::string proof = proof_of_optimality(evidence); !proof.empty()) {
        return {ClaimKind::optimal, 1.0, concat("Optimal: ", proof)};
    }
    return bounded_or_none(evidence);
}

}  // namespace frontier
