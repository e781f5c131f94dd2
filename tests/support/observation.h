// What a search said from its first slice to its last, and what must hold of it whatever it searched. Every
// law returns what is wrong, or nothing; so it can be run on a broken twin, which it must catch.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "core/search.h"
#include "core/text/words.h"

namespace frontier::test {

inline constexpr std::uint64_t kWhole = ~std::uint64_t{0};

struct Observation {
    Stats end;
    std::uint64_t frontier_total = 0;  // at the end
    bool took_goal = false;            // from the frontier
    std::optional<std::uint64_t> roots =
        1;  // more where the search began again; empty: too many nodes to count them
    std::optional<Plan> plan;
    std::vector<std::optional<Cost>> lower_bounds;  // after each slice; empty = there is no plan
};

// To look at a node of a depth-first search is to run it again, so only small ones are looked at whole.
inline std::optional<std::uint64_t> roots_of(const Search& search) {
    constexpr NodeId kMost = 300;
    if (search.nodes() > kMost) return std::nullopt;
    std::uint64_t roots = 0;
    for (NodeId node = 0; node < search.nodes(); ++node) roots += search.path(node).nodes.size() == 1;
    return roots;
}

inline Observation observe(Search& search, std::uint64_t slice) {
    Observation seen;
    seen.lower_bounds.push_back(search.stats().lower_bound);
    while (search.advance(slice) == Status::running) {
        if (slice != kWhole) seen.lower_bounds.push_back(search.stats().lower_bound);
    }
    seen.end = search.stats();
    seen.lower_bounds.push_back(seen.end.lower_bound);
    seen.frontier_total = search.frontier(static_cast<StepIndex>(seen.end.counters.expanded), 0).total;
    seen.took_goal = search.expansion(static_cast<StepIndex>(seen.end.counters.expanded)).is_goal;
    if (seen.end.nodes != seen.end.counters.kept + 1) seen.roots = roots_of(search);
    if (search.incumbents() > 0) seen.plan = search.plan(search.incumbents() - 1);
    return seen;
}

inline std::string counters_violation(const Observation& seen) {
    const Counters& c = seen.end.counters;
    std::uint64_t pruned = 0;
    c.fields([&](std::string_view name, std::uint64_t count) {
        if (name.starts_with("pruned_")) pruned += count;
    });
    if (c.generated != c.kept + pruned) {
        return concat("generated ", c.generated, ", but kept ", c.kept, " and pruned ", pruned);
    }
    if (seen.roots && seen.end.nodes != c.kept + *seen.roots) {
        return concat(seen.end.nodes, " nodes, but kept ", c.kept, " and ", *seen.roots, " roots");
    }
    // The goal that was taken is shown in the frontier of its moment, but waits no more.
    const std::uint64_t waiting = seen.end.open + (seen.took_goal ? 1 : 0);
    if (seen.frontier_total != waiting) {
        return concat("open says ", seen.end.open, ", the frontier has ", seen.frontier_total);
    }
    return "";
}

// `optimum`: kInfiniteCost = no plan exists.
inline std::string lower_bound_violation(const Observation& seen, Cost optimum) {
    Cost before = 0;
    for (const auto& published : seen.lower_bounds) {
        const Cost bound = published.value_or(kInfiniteCost);
        if (bound > optimum) return concat("lower bound ", bound, " above the optimum ", optimum);
        if (bound < before) return concat("lower bound fell from ", before, " to ", bound);
        before = bound;
    }
    Cost last = kInfiniteCost;
    std::uint64_t steps = 0;
    for (const Incumbent& incumbent : seen.end.incumbents) {
        const bool is_shorter = incumbent.cost == last && incumbent.steps.value_or(steps) < steps;
        if (incumbent.cost >= last && !is_shorter) return "a later plan is neither cheaper nor shorter";
        last = incumbent.cost;
        steps = incumbent.steps.value_or(0);
        if (incumbent.lower_bound.value_or(kInfiniteCost) > optimum)
            return "an incumbent's lower bound is too high";
        if (incumbent.cost < optimum) return "an incumbent is cheaper than the optimum";
    }
    return "";
}

// What the sentence itself says of every plan: "… at least 12 …".
inline std::string sentence_violation(const std::string& sentence, Cost optimum) {
    constexpr std::string_view kWords = "at least ";
    if (sentence.empty()) return "a claim without a sentence";
    for (std::size_t at = sentence.find(kWords); at != std::string::npos;
         at = sentence.find(kWords, at + 1)) {
        const long least = std::strtol(sentence.c_str() + at + kWords.size(), nullptr, 10);
        if (least > optimum) return concat("says \"", sentence, "\"; the optimum is ", optimum);
    }
    return "";
}

inline std::string claim_violation(const Stats& said, Cost optimum, bool has_plan_within_bounds) {
    constexpr double kRounding = 1e-6;
    const Claim& claim = said.claim;
    const double cost = said.cost.value_or(0);
    if (auto wrong = sentence_violation(claim.sentence, optimum); !wrong.empty()) return wrong;
    switch (claim.kind) {
        case ClaimKind::none: return "";
        case ClaimKind::optimal:
            return said.cost == optimum ? "" : concat("claims that ", cost, " is optimal; ", optimum, " is");
        case ClaimKind::bounded:
            if (!claim.ratio || !said.cost) return "claims a ratio without a plan or a number";
            return cost <= *claim.ratio * optimum + kRounding
                       ? ""
                       : concat("claims ", cost, " is at most ", *claim.ratio,
                                " times optimal; the optimum is ", optimum);
        case ClaimKind::unsolvable: return optimum == kInfiniteCost ? "" : "claims that there is no solution";
        case ClaimKind::unsolvable_in_bounds:
            return has_plan_within_bounds ? "claims that there is no solution within the bounds" : "";
    }
    return "an unknown claim";
}

}  // namespace frontier::test
