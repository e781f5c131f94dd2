// A search in progress: it is advanced slice by slice, can be looked at between slices, and any step of its
// past can be shown. What it does never depends on how it is sliced.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "certificate.h"
#include "estimate_function.h"
#include "formula.h"
#include "heuristic.h"
#include "limits.h"
#include "open_list.h"
#include "picture.h"
#include "types.h"

namespace frontier {

enum class CycleCheck : std::uint8_t { none, path, full };

constexpr auto words(CycleCheck) { return std::to_array<std::string_view>({"none", "path", "full"}); }

// A successor with g, h or g + h beyond its bound is dropped.
struct CostBound {
    double g = HUGE_VAL;
    double h = HUGE_VAL;
    double f = HUGE_VAL;

    template <class Visit> void fields(Visit&& visit) {
        visit("g", g);
        visit("h", h);
        visit("f", f);
    }
};

// What of the best plan known prunes: a node with g, or with g + h, not below its cost.
enum class Prune : std::uint8_t { by_g, by_f };

// How a search goes on after its first plan. A search that stops there leaves all this alone.
struct Improve {
    bool on = false;  // goals are accepted as soon as they are generated, and the search goes on
    Prune prune = Prune::by_g;
    std::vector<double> weights;  // the next ones, a step after each plan (or iteration)
    bool restart = false;         // begin again at the root after each plan, keeping what is known of states
    bool once_per_iteration = false;  // a state expanded again only after the weight has changed (ARA*)
    bool until_weight = false;        // done when cost ≤ w · lower bound, not only when they are equal
};

// Which loop runs the search. Depth-first, iterative deepening and branch and bound keep only the line they
// are on (algorithms/depth_first.h). `own`: the puzzle brings it (domain.h, BringsSearches).
enum class Loop : std::uint8_t { best_first, depth_first, iterative_deepening, branch_and_bound, own };

// What makes earlier frontiers quick to show. Tests take small numbers, so that small searches have some of
// each.
struct LookBack {
    NodeId mark_after = 1 << 16;        // so many nodes come between two notes of how things stand,
    NodeId mark_after_list = 16;        // and so many more for each list of nodes that is noted
    std::uint64_t near_rows = 1 << 14;  // further ones are found by counting all
};

struct Settings {
    Ranking ranking;
    Loop loop = Loop::best_first;
    bool shows_f = true;                 // false where the order is by age alone
    HeuristicInfo heuristic;             // bounds and proves; orders, too, …
    std::optional<HeuristicInfo> guide;  // … where there is no guide that does
    CycleCheck cycle = CycleCheck::full;
    bool keeps_equals = false;  // a state reached again with the same g is kept, as in the courses' engine
    bool prune_dead_ends = true;
    std::size_t beam_width = 0;  // 0: no beam
    Improve improve;
    CostBound bound;
    std::uint64_t max_expansions = std::numeric_limits<std::uint64_t>::max();
    std::size_t memory_bytes = bytes_of_mib(kLimits.default_memory_mib);
    LookBack look_back;

    const HeuristicInfo& orders() const { return guide ? *guide : heuristic; }
    // Whether nodes are taken in order of age: a property of the loop, for one that keeps a line takes the
    // newest.
    bool is_oldest_first() const {
        return loop == Loop::best_first && !shows_f && ranking.ties() == TieRule::fifo;
    }
};

// What is worth stopping at, live or when looking back.
enum class Event : std::uint8_t { f_changed, h_fell, incumbent, reexpansion, inconsistent, condition, state };

inline constexpr Event kEvents[] = {Event::f_changed,   Event::h_fell,       Event::incumbent,
                                    Event::reexpansion, Event::inconsistent, Event::condition,
                                    Event::state};

constexpr auto words(Event) {
    return std::to_array<std::string_view>(
        {"f_changed", "h_fell", "incumbent", "reexpansion", "inconsistent", "condition", "state"});
}

struct Breakpoint {
    Event event = Event::incumbent;
    std::optional<Formula> condition;  // over g, h, f and d of the expanded node; not zero: stop
    NodeId node = kNoNode;             // whose state is meant
};

struct Incumbent {
    Cost cost = 0;
    std::uint64_t expanded = 0;
    double weight = 1;
    std::optional<Cost> lower_bound;
    NodeId node = kNoNode;
    std::optional<std::uint64_t> steps = {};  // moves of the puzzle, where they decide between equal costs

    template <class Visit> void fields(Visit&& visit) const {
        visit("cost", cost);
        visit("expanded", expanded);
        visit("weight", weight);
        visit("lower_bound", lower_bound);
        visit("node", node);
        visit("steps", steps);
    }
};

struct Stats {
    Status status = Status::running;
    std::string message;  // why, when the status is `failed`
    Counters counters;
    std::uint64_t open = 0;
    std::uint64_t nodes = 0;
    std::uint64_t memory_bytes = 0;
    std::uint64_t peak_memory_bytes = 0;
    std::optional<Cost> cost;
    std::optional<Cost> lower_bound;
    double weight = 1;
    Claim claim;
    std::vector<Incumbent> incumbents;
    std::optional<double> preparing;         // how much of the heuristic's tables is built, while they are
    std::optional<StepIndex> paused_at;      // the expansion a breakpoint stopped at
    std::optional<EstimateFailure> failure;  // of a heuristic of the user's own, which ended the search

    template <class Visit> void fields(Visit&& visit) const {
        visit("status", status);
        visit("message", message);
        counters.fields(visit);
        visit("open", open);
        visit("nodes", nodes);
        visit("memory_bytes", memory_bytes);
        visit("peak_memory_bytes", peak_memory_bytes);
        visit("cost", cost);
        visit("lower_bound", lower_bound);
        visit("weight", weight);
        visit("claim", claim);
        visit("incumbents", incumbents);
        visit("preparing", preparing);
        visit("paused_at", paused_at);
        visit("failure", failure);
    }
};

struct Plan {
    Cost cost = 0;
    std::vector<std::string> actions;
    std::vector<Cost> costs;    // of each action
    std::vector<NodeId> nodes;  // the root, and the one that each action leads to, or is on the way to

    template <class Visit> void fields(Visit&& visit) const {
        visit("cost", cost);
        visit("actions", actions);
        visit("costs", costs);
        visit("nodes", nodes);
    }
};

// One node as a row: of the frontier, or (with its outcome) of an expansion's successors.
struct NodeRow {
    std::optional<NodeId> node;
    std::optional<NodeId> parent;
    std::string action;
    Cost g = 0;
    std::optional<double> h;  // empty when it was not computed, or infinite
    std::optional<double> f;
    std::optional<double> bound = {};  // where h is a guide's: what the heuristic that proves says

    template <class Visit> void fields(Visit&& visit) const {
        visit("node", node);
        visit("parent", parent);
        visit("action", action);
        visit("g", g);
        visit("h", h);
        visit("f", f);
        visit("bound", bound);
    }
};

struct SuccessorRow {
    NodeRow row;
    Cost cost = 0;
    std::vector<Shift> shifts;  // what the action moves (domain.h)
    Outcome outcome = Outcome::kept;
    std::optional<NodeId> other;  // the node that made it superfluous, or that it replaced
    std::string reason;
    std::vector<std::size_t> cells;  // after the action, of the pieces that the rule for a dead end speaks of
    Picture picture;                 // after the action

    template <class Visit> void fields(Visit&& visit) const {
        row.fields(visit);
        visit("cost", cost);
        visit("shifts", shifts);
        visit("outcome", outcome);
        visit("other", other);
        visit("reason", reason);
        visit("cells", cells);
        visit("picture", picture);
    }
};

// Why this node was next: how many shared its f, and what put it before the one that came after it.
struct Why {
    static constexpr std::uint64_t kMostTies = 10'000;  // that are counted: a person waits for each step
    std::uint64_t ties = 0;  // nodes with the same f, this one included; 0: the order is not by f
    std::optional<NodeId> runner_up;
    std::string sentence;

    template <class Visit> void fields(Visit&& visit) const {
        visit("ties", ties);
        visit("runner_up", runner_up);
        visit("sentence", sentence);
    }
};

// One step: the node about to be expanded and what came of it, and how things stood just before.
struct Expansion {
    StepIndex index = 0;
    NodeRow row;
    std::optional<std::uint32_t> depth;
    std::string formula;  // "f = g + 1.5·h = 5 + 1.5·4 = 11"
    Why why;
    bool is_goal = false;
    std::vector<SuccessorRow> successors;
    std::uint64_t open = 0;
    std::uint64_t closed = 0;
    std::optional<Cost> cost;
    std::optional<Cost> lower_bound;
    double weight = 1;

    template <class Visit> void fields(Visit&& visit) const {
        visit("index", index);
        row.fields(visit);
        visit("depth", depth);
        visit("formula", formula);
        visit("why", why);
        visit("is_goal", is_goal);
        visit("successors", successors);
        visit("open", open);
        visit("closed", closed);
        visit("cost", cost);
        visit("lower_bound", lower_bound);
        visit("weight", weight);
    }
};

struct FrontierView {
    std::uint64_t total = 0;
    std::vector<NodeRow> rows;

    template <class Visit> void fields(Visit&& visit) const {
        visit("total", total);
        visit("rows", rows);
    }
};

// From which end a node was found. `joined`: from the goal, and appended to the start's side as the end of a
// plan; `start_met` and `goal_met`: the one state in which the two met there.
enum class Side : std::uint8_t { start, goal, joined, start_met, goal_met };

// Expansions from..to as parallel columns.
struct Columns {
    std::vector<NodeId> node;
    std::vector<Cost> g;
    std::vector<Estimate> h;
    std::vector<double> f;
    std::vector<std::uint8_t> fresh;      // 0 where the state had been expanded before, at a greater cost
    std::vector<std::uint8_t> from_goal;  // 1 where it was found from there; empty: all from the start

    template <class Visit> void fields(Visit&& visit) const {
        visit("node", node);
        visit("g", g);
        visit("h", h);
        visit("f", f);
        visit("fresh", fresh);
        visit("from_goal", from_goal);
    }
};

// Nodes from..to as parallel columns; a parent's id is below its children's.
struct NodeColumns {
    std::vector<NodeId> parent;  // kNoNode for a start
    std::vector<Cost> g;
    std::vector<Estimate> h;
    std::vector<double> f;               // as things stand now
    std::vector<StepIndex> expanded_at;  // kNever while it has not been
    // From which step on it is there; empty, or kNever, where it came with the others of its parent.
    std::vector<StepIndex> made_at;
    std::vector<std::uint8_t> side;  // a Side; empty: all from the start

    template <class Visit> void fields(Visit&& visit) const {
        visit("parent", parent);
        visit("g", g);
        visit("h", h);
        visit("f", f);
        visit("expanded_at", expanded_at);
        visit("made_at", made_at);
        visit("side", side);
    }
};

// What changed now and then: the steps of each change, and what it was from then on.
struct Track {
    std::vector<StepIndex> bound_at;
    std::vector<Cost> bound;
    std::vector<StepIndex> weight_at;
    std::vector<double> weight;

    template <class Visit> void fields(Visit&& visit) const {
        visit("bound_at", bound_at);
        visit("bound", bound);
        visit("weight_at", weight_at);
        visit("weight", weight);
    }
};

// A cell of a feature space: its features in the order of their names, and the nodes it holds.
struct FeatureCell {
    std::uint32_t space = 0;  // a search may have several spaces, such as one in each direction
    std::vector<std::uint32_t> features;
    std::vector<NodeId> nodes;

    template <class Visit> void fields(Visit&& visit) const {
        visit("space", space);
        visit("features", features);
        visit("nodes", nodes);
    }
};
struct FeatureCellsView {
    std::vector<std::string> features;  // their names; none: the search has no feature space
    std::vector<std::string> spaces;    // their names
    std::vector<FeatureCell> cells;

    template <class Visit> void fields(Visit&& visit) const {
        visit("features", features);
        visit("spaces", spaces);
        visit("cells", cells);
    }
};

struct Path {
    std::vector<std::string> actions;
    std::vector<NodeId> nodes;

    template <class Visit> void fields(Visit&& visit) const {
        visit("actions", actions);
        visit("nodes", nodes);
    }
};

class Search {
   public:
    static constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

    virtual ~Search() = default;

    // At most `count` expansions more, or as many units of a heuristic's preparation. Goes on after paused,
    // timeout, cancelled, memory and expansions where it can. A call that ends the preparation does no more,
    // unless its count is kNoLimit: how long an expansion takes is not yet known.
    virtual Status advance(std::uint64_t count) = 0;
    virtual bool preparing() const = 0;
    virtual void stop(Status why) = 0;  // timeout or cancelled
    // New bounds for a search that met one; 0 bytes leaves the memory bound as it is.
    virtual void extend(std::uint64_t max_expansions, std::size_t memory_bytes = 0) = 0;
    virtual void set_weight(double weight) = 0;
    // A plan of this cost is known from elsewhere: it bounds and prunes as one of its own does.
    virtual void know(Cost) {}

    virtual Stats stats() const = 0;
    virtual std::size_t incumbents() const = 0;
    virtual Plan plan(std::size_t incumbent) const = 0;

    virtual Expansion expansion(StepIndex index) const = 0;
    // Rows from..to of the frontier, those that go first first.
    virtual FrontierView frontier_part(StepIndex index, std::uint64_t from, std::uint64_t to) const = 0;
    FrontierView frontier(StepIndex index, std::uint64_t rows) const { return frontier_part(index, 0, rows); }
    virtual Columns columns(StepIndex from, StepIndex to) const = 0;
    virtual Track track() const = 0;
    // A number for the state of each expansion from..to, of 53 bits: two searches on a board give the same
    // one to what is one state to both, on every platform.
    virtual std::vector<double> state_keys(StepIndex from, StepIndex to) const = 0;

    // Of a search that keeps its nodes; the others have none to give.
    virtual NodeColumns node_columns(NodeId, NodeId) const { return {}; }

    // Of a search that sorts its nodes by features: the cells as they are now, those without a node left out.
    virtual FeatureCellsView feature_cells() const { return {}; }

    // advance() ends with status paused after an expansion that one of these matches.
    virtual void set_breakpoints(std::vector<Breakpoint> breakpoints) = 0;
    // The nearest expansion after (or before) `from` that matches.
    virtual std::optional<StepIndex> find(const Breakpoint& breakpoint, StepIndex from,
                                          bool forwards) const = 0;

    virtual NodeId nodes() const = 0;
    virtual Path path(NodeId node) const = 0;
    virtual Picture picture(NodeId node) const = 0;
    virtual std::string text(NodeId node) const = 0;
};

}  // namespace frontier
