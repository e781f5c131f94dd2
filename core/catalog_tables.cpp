#include "catalog_tables.h"

#include "bounded_orders.h"

namespace frontier {

std::vector<OptionRow> search_options() {
    return {
        {.id = "cycle",
         .name = "Cycle check",
         .summary = "Which successors are dropped as duplicates.",
         .kind = OptionKind::choice,
         .choices =
             {{"auto", "As the strategy has it", "Path for depth-first, full for all others."},
              {"none", "None", "Nothing is remembered: a tree search, which can go round for ever."},
              {"path", "Path", "A successor equal to one of its ancestors is dropped."},
              {"full", "Full",
               "Every state is remembered with its least g: a successor that is no cheaper is a duplicate."}},
         .fallback = "auto"},
        {.id = "ties",
         .name = "Tie-breaking",
         .summary = "Which node goes first where f is equal.",
         .kind = OptionKind::choice,
         .choices = {{"auto", "As the strategy has it", "Larger g for A* and its kin, age for the others."},
                     {"larger_g", "Larger g", "The deeper one, then the newer."},
                     {"smaller_h", "Smaller h", "The one that looks nearer to the goal, then the newer."},
                     {"lifo", "Newest", "The one generated last."},
                     {"fifo", "Oldest", "The one generated first."},
                     {"heapq", "As CPython's heapq",
                      "Whatever the binary heap of the courses' engine happens to do, move for move."}},
         .fallback = "auto"},
        {.id = "duplicates",
         .name = "Duplicates of equal g",
         .summary = "What becomes of a state reached again with the same g, under the full cycle check.",
         .kind = OptionKind::choice,
         .choices = {{"dropped", "Dropped", "Each state is expanded once for each g."},
                     {"strict", "Kept",
                      "Only a strictly worse way is dropped, as the courses' engine does: every shortest way "
                      "is expanded."}},
         .fallback = "dropped",
         .needs_option = "cycle",
         .needs_value = "full"},
        {.id = "deadlocks",
         .name = "Prune dead ends",
         .summary = "Drop states from which the domain can prove that no plan leads on.",
         .kind = OptionKind::flag,
         .choices = {},
         .fallback = "on"},
    };
}

std::vector<FormulaPreset> formula_presets() {
    return {
        {"wastar", "Weighted A*", "g + w*h", "At most w times optimal."},
        {"astar", "A*", "g + h", "Optimal."},
        {"greedy", "Greedy", "h", "No bound."},
        {"xdp", "XDP", kXdp, "Convex, down: near-optimal near the start (Chen and Sturtevant)."},
        {"xup", "XUP", kXup, "Convex, up: near-optimal near the goal (Chen and Sturtevant)."},
        {"pwxd", "pwXD", kPwxd, "Two straight pieces, like XDP."},
        {"pwxu", "pwXU", kPwxu, "Two straight pieces, like XUP."},
        {"max", "The larger of two", kLargerOfTwo, "A* with a floor under it."},
    };
}

std::vector<Choice> status_rows() {
    return {
        {"running", "Searching", "The search goes on."},
        {"paused", "Paused", "A breakpoint was met. It can go on."},
        {"solved", "Solved", "A plan was found."},
        {"exhausted", "Exhausted", "Nothing is left to search."},
        {"timeout", "Out of time", "The time bound was reached. It can go on with more time."},
        {"expansions", "Out of expansions", "The bound on expansions was reached. It can go on with more."},
        {"memory", "Out of memory", "The memory bound was reached."},
        {"cancelled", "Stopped", "The search was stopped by hand. It can go on."},
        {"failed", "Failed", "The formula or the heuristic gave no usable number."}};
}

std::vector<Choice> outcome_rows() {
    return {
        {"kept", "Kept", "A new state: it joins the frontier."},
        {"improved", "Improved",
         "A cheaper way to a state that is still on the frontier; it takes that node's place."},
        {"reopened", "Reopened",
         "A cheaper way to a state that is closed: it returns to the frontier, to be re-expanded."},
        {"repeated", "Duplicate, kept", "The state is known with the same g, and kept again."},
        {"deferred", "Deferred",
         "A cheaper way to a state closed in this iteration; it waits for the next (ARA*'s list INCONS)."},
        {"revisited", "Revisited",
         "A state known from before the restart, with the cheaper of the two ways."},
        {"solution", "Plan", "A goal: the new incumbent, the best plan so far."},
        {"duplicate", "Duplicate", "The state is known with no greater g."},
        {"cycle", "Cycle", "The state is one of its own ancestors."},
        {"bound_g", "Pruned by g bound", "g is over its cost bound."},
        {"bound_h", "Pruned by h bound", "h is over its cost bound."},
        {"bound_f", "Pruned by f bound", "g + h is over its cost bound, whatever the order of the search."},
        {"threshold", "Pruned by threshold", "g + h is over the threshold of this iteration."},
        {"incumbent", "Pruned by incumbent",
         "It cannot lead to a cheaper plan than the incumbent, the best one known."},
        {"deadlock", "Dead end", "No plan leads on from there."}};
}

std::vector<Choice> counter_rows() {
    return {
        {"expanded", "Expanded",
         "Nodes whose successors were generated. The courses' \"states expanded\"; theirs counts no goal "
         "either."},
        {"generated", "Generated",
         "Successors looked at, kept and pruned together. The courses' \"states generated\", but for the "
         "start, which theirs counts."},
        {"kept", "Kept", "Successors that joined the frontier."},
        {"open", "Frontier (open)", "Nodes that wait to be expanded now."},
        {"reopened", "Reopened", "Closed states to which a cheaper way was found."},
        {"pruned_cycle", "Duplicates",
         "Pruned by the cycle check, cycles among them. The courses' \"cycle check pruned\"."},
        {"pruned_bound_g", "Pruned by g bound",
         "g was over its cost bound. The courses' \"cost bound pruned\" is this and the next two together."},
        {"pruned_bound_h", "Pruned by h bound", "h was over its cost bound."},
        {"pruned_bound_f", "Pruned by f bound", "g + h was over its cost bound."},
        {"pruned_incumbent", "Pruned by incumbent",
         "They cannot lead to a cheaper plan than the best one known."},
        {"pruned_threshold", "Pruned by threshold", "g + h was over the threshold of their iteration."},
        {"pruned_deadlock", "Dead ends", "Pruned because no plan leads on."},
        {"discarded", "Discarded",
         "Kept at first, and pruned when their turn came: by the incumbent, or for want of room in the "
         "beam."},
        {"peak_memory_bytes", "Memory", "Bytes of nodes, index, frontier and history."}};
}

std::vector<Choice> event_rows() {
    return {{"f_changed", "f changes",
             "f differs from that of the node before. In A* with a consistent h it only rises."},
            {"h_fell", "New lowest h", "h is lower than that of any node before: a plateau was left."},
            {"incumbent", "New plan", "A better plan was found: the new incumbent."},
            {"reexpansion", "Re-expanded", "The state had been expanded before, at a greater cost."},
            {"inconsistent", "Inconsistent h",
             "h of the node is more than a step's cost plus h of where the step leads."},
            {"condition", "Condition", "A condition of yours over g, h, f and d holds, such as h < 3."},
            {"state", "This state", "The state of a node you chose is expanded."}};
}

}  // namespace frontier
