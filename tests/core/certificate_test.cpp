#include "core/certificate.h"

#include <doctest/doctest.h>

namespace certificate_test {

using namespace frontier;

namespace {

// A* has taken a goal of cost 10 from the frontier with an admissible heuristic.
Evidence solved_by_a_star() {
    Evidence evidence;
    evidence.status = Status::solved;
    evidence.cost = 10;
    evidence.lower_bound = 10;
    evidence.order_bound = 10;
    evidence.order = "g + h";
    evidence.admissible = true;
    evidence.heuristic = evidence.orders = "“Manhattan”";
    return evidence;
}

Evidence exhausted() {
    Evidence evidence;
    evidence.status = Status::exhausted;
    evidence.lower_bound = kInfiniteCost;
    evidence.admissible = true;
    evidence.heuristic = "“Manhattan”";
    return evidence;
}

// The same with a weight, where the order of expansion proves no more than `order_bound`.
Evidence solved_in_order(Cost order_bound, Cost lower_bound) {
    Evidence evidence = solved_by_a_star();
    evidence.order_bound = order_bound;
    evidence.lower_bound = lower_bound;
    return evidence;
}

Claim claim(const Evidence& evidence) {
    const Claim result = certify(evidence);
    CHECK_FALSE(result.sentence.empty());
    CHECK(result.ratio.has_value() ==
          (result.kind == ClaimKind::optimal || result.kind == ClaimKind::bounded));
    return result;
}

bool says(const Claim& result, const std::string& words) {
    return result.sentence.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("certificate: exhausted without a plan and without bounds: no solution exists") {
    CHECK(claim(exhausted()).kind == ClaimKind::unsolvable);
    CHECK(claim(exhausted()).sentence ==
          "No solution exists: every state that can be reached was looked at.");
    Evidence with_dead_ends = exhausted();
    with_dead_ends.counters.pruned_deadlock = 2;
    CHECK(claim(with_dead_ends).kind == ClaimKind::unsolvable);
    CHECK(claim(with_dead_ends).sentence ==
          "No solution exists: every state that can be reached was looked at, or lies behind a proved dead "
          "end.");
    Evidence inadmissible = exhausted();
    inadmissible.admissible = false;
    inadmissible.lower_bound = 0;
    CHECK(claim(inadmissible).kind == ClaimKind::unsolvable);
}

TEST_CASE("certificate: exhausted, but states were given up without a proof: nothing") {
    Evidence evidence = exhausted();
    evidence.admissible = false;
    evidence.given_up = Outcome::deadlock;
    CHECK(claim(evidence).kind == ClaimKind::none);
    CHECK(says(claim(evidence), "“Manhattan”"));
    evidence.given_up = Outcome::threshold;  // as any outcome would whose row says so
    CHECK(claim(evidence).kind == ClaimKind::none);
    CHECK(says(claim(evidence), "“threshold”"));
    evidence.counters.pruned_bound_g = 3;  // a plan within the bounds may be among what was given up
    CHECK(claim(evidence).kind == ClaimKind::none);
}

TEST_CASE("certificate: exhausted within bounds: no solution within them, with how many they cut off") {
    Evidence evidence = exhausted();
    evidence.counters.pruned_bound_g = 1;
    evidence.lower_bound = 0;
    CHECK(claim(evidence).kind == ClaimKind::unsolvable_in_bounds);
    CHECK(says(claim(evidence), "cut off 1 successor."));
    evidence.counters.pruned_bound_f = 4;
    evidence.lower_bound = 21;
    CHECK(claim(evidence).kind == ClaimKind::unsolvable_in_bounds);
    CHECK(says(claim(evidence), "cut off 5 successors."));
    CHECK(says(claim(evidence), "at least 21"));
    evidence.counters.pruned_bound_h = 2;
    CHECK(claim(evidence).kind == ClaimKind::unsolvable_in_bounds);
    CHECK(says(claim(evidence), "cut off 7 successors."));
}

TEST_CASE("certificate: A* took a goal: optimal, if the heuristic is admissible") {
    const Claim optimal = claim(solved_by_a_star());
    CHECK(optimal.kind == ClaimKind::optimal);
    CHECK(optimal.ratio == 1.0);
    Evidence evidence = solved_by_a_star();
    evidence.admissible = false;
    evidence.lower_bound = evidence.order_bound = 0;
    CHECK(claim(evidence).kind == ClaimKind::none);
    CHECK(says(claim(evidence), "“Manhattan” is not known to be admissible: it may overestimate"));
}

TEST_CASE("certificate: what the order of expansion proves, or what was measured, whichever is more") {
    const Claim by_order = claim(solved_in_order(8, 0));
    CHECK(by_order.kind == ClaimKind::bounded);
    CHECK(by_order.ratio == 1.25);
    CHECK(says(by_order, "at least 8"));
    CHECK(says(by_order, "order of g + h"));
    const Claim measured = claim(solved_in_order(4, 5));
    CHECK(measured.ratio == 2.0);
    CHECK_FALSE(says(measured, "order"));
    CHECK(claim(solved_in_order(5, 4)).ratio == 2.0);
    CHECK(claim(solved_in_order(2, 10)).kind == ClaimKind::optimal);
    CHECK(claim(solved_in_order(0, 0)).kind == ClaimKind::none);
}

TEST_CASE("certificate: the order proves optimality whatever the heuristic, age only where costs are equal") {
    Evidence evidence = solved_by_a_star();
    evidence.admissible = false;
    evidence.lower_bound = 0;
    CHECK(claim(evidence).kind == ClaimKind::optimal);
    evidence.order_bound = 0;
    CHECK(claim(evidence).kind == ClaimKind::none);
    evidence.oldest_first = true;
    CHECK(claim(evidence).kind == ClaimKind::optimal);
    evidence.counters.pruned_bound_g = 5;  // what is over the bound on g costs more than this plan
    CHECK(claim(evidence).kind == ClaimKind::optimal);
    for (const Cost order_bound : {0, 7, 10}) {
        Evidence lossy = evidence;
        lossy.order_bound = order_bound;
        lossy.given_up = Outcome::deadlock;
        CHECK(claim(lossy).kind == ClaimKind::none);
        lossy.given_up = std::nullopt;
        lossy.incomplete = true;
        CHECK(claim(lossy).kind == ClaimKind::none);
        lossy.incomplete = false;
        lossy.counters.pruned_bound_f = 1;
        CHECK(claim(lossy).kind == ClaimKind::none);
    }
}

TEST_CASE(
    "certificate: nothing left to search after a plan: optimal, unless the estimate pruned and may be too "
    "high") {
    Evidence evidence;
    evidence.status = Status::exhausted;
    evidence.cost = 10;
    evidence.heuristic = "guess";
    CHECK(claim(evidence).kind == ClaimKind::optimal);
    evidence.prunes_by_estimate = true;
    CHECK(claim(evidence).kind == ClaimKind::none);
    CHECK(says(claim(evidence), "Pruning by g alone could prove it"));
    evidence.admissible = true;
    CHECK(claim(evidence).kind == ClaimKind::optimal);
    evidence.incomplete = true;
    CHECK(claim(evidence).kind == ClaimKind::none);
}

TEST_CASE("certificate: a beam that dropped nodes and found nothing claims nothing") {
    Evidence evidence = exhausted();
    evidence.incomplete = true;
    evidence.lower_bound = 6;
    CHECK(claim(evidence).kind == ClaimKind::none);
    CHECK(says(claim(evidence), "wider"));
}

TEST_CASE("certificate: greedy search and the like promise nothing, but what is measured counts") {
    Evidence evidence = solved_by_a_star();
    evidence.order_bound = 0;
    evidence.lower_bound = 0;
    CHECK(claim(evidence).kind == ClaimKind::none);
    evidence.lower_bound = 4;
    CHECK(claim(evidence).ratio == 2.5);
    evidence.lower_bound = 10;
    CHECK(claim(evidence).kind == ClaimKind::optimal);
}

TEST_CASE("certificate: once the bound on h has cut something off, neither optimal nor unsolvable") {
    for (const Cost order_bound : {0, 7, 10}) {
        Evidence evidence = solved_by_a_star();
        evidence.order_bound = order_bound;
        evidence.oldest_first = true;
        evidence.counters.pruned_bound_h = 1;
        CHECK(claim(evidence).kind != ClaimKind::optimal);
        evidence.lower_bound = 0;
        CHECK(claim(evidence).kind == ClaimKind::none);
    }
    Evidence evidence = exhausted();
    evidence.counters.pruned_bound_h = 1;
    CHECK(claim(evidence).kind == ClaimKind::unsolvable_in_bounds);
}

TEST_CASE(
    "certificate: stopped with a plan: at most U/L times optimal; without a plan: nothing but the lower "
    "bound") {
    for (const Status status : {Status::timeout, Status::expansions, Status::memory, Status::cancelled}) {
        Evidence evidence = solved_by_a_star();
        evidence.status = status;
        evidence.order_bound = 0;
        evidence.lower_bound = 8;
        CHECK(claim(evidence).kind == ClaimKind::bounded);
        CHECK(claim(evidence).ratio == 1.25);
        evidence.lower_bound = 0;
        evidence.admissible = false;
        CHECK(claim(evidence).kind == ClaimKind::none);

        evidence = exhausted();
        evidence.status = status;
        evidence.lower_bound = 7;
        CHECK(claim(evidence).kind == ClaimKind::none);
        CHECK(says(claim(evidence), "at least 7"));
    }
}

TEST_CASE("certificate: running, failed, and a plan that costs nothing") {
    CHECK(claim(Evidence{}).kind == ClaimKind::none);
    Evidence failed;
    failed.status = Status::failed;
    CHECK(claim(failed).kind == ClaimKind::none);
    Evidence free_plan = solved_by_a_star();
    free_plan.cost = 0;
    free_plan.lower_bound = 0;
    free_plan.admissible = false;
    CHECK(claim(free_plan).kind == ClaimKind::optimal);
}

TEST_CASE("certificate: an order by an h that is at most so many times the true cost") {
    Evidence evidence = solved_in_order(5, 0);
    evidence.admissible = false;
    evidence.orders = "“2*manhattan”";
    evidence.times = 2;
    CHECK(claim(evidence).kind == ClaimKind::bounded);
    CHECK(claim(evidence).ratio == 2);
    CHECK(says(claim(evidence), "and “2*manhattan” is at most 2 times the true cost."));
    evidence.given_up = Outcome::deadlock;
    CHECK(claim(evidence).kind == ClaimKind::none);
    evidence.given_up = std::nullopt;
    evidence.counters.pruned_bound_f = 1;  // by an h that may be too high
    CHECK(claim(evidence).kind == ClaimKind::none);
}

}  // namespace certificate_test
