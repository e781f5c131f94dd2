// What an X-ray says.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "../domain.h"
#include "../estimate_function.h"

namespace frontier {

struct XrayRequest {
    std::string domain;
    std::string board;
    Options options;                          // the domain's
    std::optional<std::uint64_t> max_states;  // more are not looked at: some are sampled instead
    std::optional<double> memory_mib;         // the same
    bool all_placements = false;  // also what cannot be reached from the board, where the puzzle can list it

    template <class Visit> void fields(Visit&& visit) {
        visit("domain", domain);
        visit("board", board);
        visit("options", options);
        visit("max_states", max_states);
        visit("memory_mib", memory_mib);
        visit("all_placements", all_placements);
    }
};

// What is done at the time. `ready` waits for a heuristic to judge; `judged` and `failed` for another one.
enum class XrayPhase : std::uint8_t {
    explore,
    sample,
    distances,
    perfect,
    ready,
    estimates,
    moves,
    judged,
    failed
};

constexpr auto words(XrayPhase) {
    return std::to_array<std::string_view>(
        {"explore", "sample", "distances", "perfect", "ready", "estimates", "moves", "judged", "failed"});
}

// `unrefuted`: no counter-example in the states that were looked at, which are not all.
enum class XrayVerdict : std::uint8_t { unknown, yes, no, unrefuted };

constexpr auto words(XrayVerdict) {
    return std::to_array<std::string_view>({"unknown", "yes", "no", "unrefuted"});
}

// How many states have such an h and such an h*, from these numbers up to the next step.
struct XrayPair {
    double h = 0;
    Cost exact = 0;
    std::uint64_t count = 0;

    template <class Visit> void fields(Visit&& visit) const {
        visit("h", h);
        visit("exact", exact);
        visit("count", count);
    }
};

struct XrayBin {
    double from = 0;
    std::uint64_t count = 0;

    template <class Visit> void fields(Visit&& visit) const {
        visit("from", from);
        visit("count", count);
    }
};

struct XrayReport {
    XrayPhase phase = XrayPhase::explore;
    double progress = 0;  // of the phase
    // Of the space.
    bool complete = false;  // all states were looked at; else h* is what a plan costs that was found
    std::uint64_t states = 0;
    std::optional<std::uint64_t> placements;  // of the pieces, reached or not; none: they cannot be listed
    bool all_placements = false;              // they were looked at, too
    std::uint64_t moves = 0;
    std::uint64_t solvable = 0;              // from so many states a goal is known to be reached
    std::optional<std::uint64_t> dead_ends;  // known where all states are
    std::optional<Cost> start_exact;
    std::optional<Cost> largest_exact;
    std::optional<std::uint64_t> perfect_expansions;  // of A* with h* itself
    std::uint64_t memory_bytes = 0;
    // Of the heuristic that was judged last.
    std::string heuristic;
    XrayVerdict admissible = XrayVerdict::unknown;
    XrayVerdict consistent = XrayVerdict::unknown;
    std::uint64_t too_high = 0;        // states
    std::uint64_t inconsistent = 0;    // moves
    std::uint64_t goals_not_zero = 0;  // states
    std::uint64_t dead_ends_seen = 0;  // with an infinite h
    std::optional<double> ratio;  // the largest h over h*; none where h* is 0 and h is not, or h is infinite
    std::optional<double> mean_ratio;
    std::optional<double> start_h;  // none: infinite
    double h_step = 1;
    Cost exact_step = 1;
    std::vector<XrayPair> pairs;
    double difference_step = 1;
    std::vector<XrayBin> differences;  // h - h*
    std::optional<EstimateFailure> failure;

    template <class Visit> void fields(Visit&& visit) const {
        visit("phase", phase);
        visit("progress", progress);
        visit("complete", complete);
        visit("states", states);
        visit("placements", placements);
        visit("all_placements", all_placements);
        visit("moves", moves);
        visit("solvable", solvable);
        visit("dead_ends", dead_ends);
        visit("start_exact", start_exact);
        visit("largest_exact", largest_exact);
        visit("perfect_expansions", perfect_expansions);
        visit("memory_bytes", memory_bytes);
        visit("heuristic", heuristic);
        visit("admissible", admissible);
        visit("consistent", consistent);
        visit("too_high", too_high);
        visit("inconsistent", inconsistent);
        visit("goals_not_zero", goals_not_zero);
        visit("dead_ends_seen", dead_ends_seen);
        visit("ratio", ratio);
        visit("mean_ratio", mean_ratio);
        visit("start_h", start_h);
        visit("h_step", h_step);
        visit("exact_step", exact_step);
        visit("pairs", pairs);
        visit("difference_step", difference_step);
        visit("differences", differences);
        visit("failure", failure);
    }
};

// A state as a counter-example shows it.
struct XrayState {
    std::string text;
    Picture picture;
    std::optional<double> h;    // none: infinite
    std::optional<Cost> exact;  // none: no goal is known to be reached

    template <class Visit> void fields(Visit&& visit) const {
        visit("text", text);
        visit("picture", picture);
        visit("h", h);
        visit("exact", exact);
    }
};

enum class XrayKind : std::uint8_t { too_high, inconsistent };

constexpr auto words(XrayKind) { return std::to_array<std::string_view>({"too_high", "inconsistent"}); }

// A state whose h is more than its h*, with a plan from there that costs h*; or a move along which h falls by
// more than the move costs.
struct CounterExample {
    XrayState state;
    std::vector<std::string> plan;
    std::string action = {};
    Cost cost = 0;
    std::optional<XrayState> next = {};

    template <class Visit> void fields(Visit&& visit) const {
        visit("state", state);
        visit("plan", plan);
        visit("action", action);
        visit("cost", cost);
        visit("next", next);
    }
};

// By how much h is below h* where such a piece stands on a cell, on average; or where the board has such a
// number there.
struct HeatLayer {
    std::string field;                  // of the view
    std::optional<std::int32_t> value;  // none: the field names places
    std::vector<double> mean;           // by cell; 0 where there is no such state
    std::vector<std::uint32_t> count;   // of states

    template <class Visit> void fields(Visit&& visit) const {
        visit("field", field);
        visit("value", value);
        visit("mean", mean);
        visit("count", count);
    }
};

struct XrayHeat {
    std::size_t width = 0;
    std::size_t height = 0;
    std::uint64_t states = 0;  // that were looked at
    std::vector<HeatLayer> layers;

    template <class Visit> void fields(Visit&& visit) const {
        visit("width", width);
        visit("height", height);
        visit("states", states);
        visit("layers", layers);
    }
};

}  // namespace frontier
