#include "strategies.h"

#include "bounded_orders.h"

namespace frontier {

namespace {

using Bound = Guarantee::Bound;
using Needs = Guarantee::Needs;

constexpr Guarantee kOptimal{.bound = Bound::optimal};
constexpr Guarantee kOptimalIfAdmissible{.bound = Bound::optimal, .needs = Needs::admissible_heuristic};
constexpr Guarantee kBoundedIfAdmissible{.bound = Bound::within_weight, .needs = Needs::admissible_heuristic};
constexpr Guarantee kImprovesToOptimal{.bound = Bound::optimal, .anytime = true};
constexpr Guarantee kImprovesIfAdmissible{
    .bound = Bound::optimal, .needs = Needs::admissible_heuristic, .anytime = true};
constexpr Guarantee no_guarantee(const char* reason) { return {.reason = reason}; }

OptionRow weights_option() {
    return {.id = "weights",
            .name = "Weights",
            .summary =
                "The weights one after the other, such as 5,3,2,1.5,1. Empty: each halves the excess over 1.",
            .kind = OptionKind::text,
            .fallback = "",
            .needs_option = "schedule",
            .needs_value = "decreasing"};
}

OptionRow schedule_option() {
    return {.id = "schedule",
            .name = "Schedule",
            .summary = "What becomes of the weight when a plan is found.",
            .kind = OptionKind::choice,
            .choices = {{"decreasing", "Decreasing",
                         "Each plan lowers the weight, at last to 1; the frontier is put in the new order."},
                        {"fixed", "Fixed", "The weight stays as it is."}},
            .fallback = "decreasing"};
}

OptionRow prune_option(const char* automatic) {
    return {.id = "prune",
            .name = "Pruning",
            .summary = "Which nodes the incumbent, the best plan known, prunes.",
            .kind = OptionKind::choice,
            .choices = {{"auto", "As the strategy has it", automatic},
                        {"g", "By g", "Nodes with g not below its cost: safe with every heuristic."},
                        {"f", "By g + h",
                         "Nodes with g + h not below its cost: stronger, but only safe if the heuristic is "
                         "admissible."}},
            .fallback = "auto"};
}

// What most people want. Where a puzzle's plans have stretches (Sokoban for one robot) the catalogue makes a
// portfolio of it (algorithms/solve_schedule.h). For all others a weight of 10 is greedy enough to find a
// plan soon: of Microban's 155 levels 151 in 5 s each, 145 with pure greed in the beginning. As the weight
// falls to 1, the last plan is proved.
StrategyInfo just_solve() {
    return {.id = "solve",
            .name = "Just solve it",
            .group = "solve",
            .purpose = "a plan soon, then better ones",
            .summary =
                "Weighted A*, greedy at first and with a lower weight after each plan, in the space that "
                "suits the puzzle. For Sokoban with one robot: feature-space search for a plan, short "
                "searches of its stretches for better ones, A* for the proof.",
            .guarantee = kImprovesIfAdmissible,
            .formula = "g + w*h",
            .default_weight = 10,
            .improve = {.on = true},
            .lowers_weight = true,
            .prunes_by_proved_f = true,
            .takes_solve_options = true};
}

// One plan, and what its order promises.
std::vector<StrategyInfo> single_plan_strategies() {
    return {
        {.id = "a_star",
         .name = "A*",
         .group = "optimal",
         .purpose = "least g + h",
         .summary = "Expands the node with the least g + h, where a cheapest plan through it could still be "
                    "cheapest of all.",
         .guarantee = kOptimalIfAdmissible,
         .formula = "g + h"},
        {.id = "weighted_a_star",
         .name = "Weighted A*",
         .group = "bounded",
         .purpose = "least g + w·h",
         .summary = "Trusts the heuristic w times: the larger the weight, the greedier the search.",
         .guarantee = kBoundedIfAdmissible,
         .formula = "g + w*h",
         .uses_weight = true,
         .default_weight = 5},
        {.id = "best_first",
         .name = "Greedy best-first",
         .group = "greedy",
         .purpose = "least h",
         .summary = "Expands the node that looks nearest to the goal, whatever it cost to get there.",
         .guarantee = no_guarantee(
             "fast when the heuristic is a good guide, and as long a plan as it happens to find."),
         .formula = "h",
         .default_ties = TieRule::lifo},
        {.id = "ucs",
         .name = "Uniform-cost",
         .group = "optimal",
         .purpose = "least g, no heuristic",
         .summary = "Expands the node that is cheapest to reach (Dijkstra's order).",
         .guarantee = kOptimal,
         .formula = "g",
         .uses_heuristic = false,
         .default_ties = TieRule::lifo},
        {.id = "breadth_first",
         .name = "Breadth-first",
         .group = "optimal",
         .purpose = "layer by layer",
         .summary = "Expands the oldest node: all plans of one move, then all of two, and so on.",
         .guarantee = {.bound = Bound::optimal, .needs = Needs::unit_cost},
         .uses_heuristic = false,
         .default_ties = TieRule::fifo},
        {.id = "depth_first",
         .name = "Depth-first",
         .group = "course",
         .purpose = "the newest node first",
         .summary = "Expands the newest node: follows one line of play as far as it goes before it looks at "
                    "another.",
         .guarantee = no_guarantee("the first plan it runs into may be very long."),
         .uses_heuristic = false,
         .default_cycle = CycleCheck::path,
         .default_ties = TieRule::lifo,
         .loop = Loop::depth_first},
        {.id = "custom",
         .name = "Your own f",
         .group = "course",
         .purpose = "a formula over g, h, w and d",
         .summary = "Expands the node with the least f, a formula of your own over g, h, w and d.",
         .guarantee = {.bound = Bound::of_formula},
         .formula = "g + w*h",
         .uses_weight = true,
         .uses_formula = true},
    };
}

std::vector<StrategyInfo> anytime_strategies() {
    return {
        {.id = "anytime_gbfs",
         .name = "Anytime greedy",
         .group = "anytime",
         .purpose = "least h, and goes on",
         .summary = "Greedy best-first that goes on after its first plan and drops whatever already costs as "
                    "much as the best one.",
         .guarantee = kImprovesToOptimal,
         .formula = "h",
         .default_ties = TieRule::lifo,
         .improve = {.on = true, .prune = Prune::by_g}},
        {.id = "anytime_weighted_astar",
         .name = "Anytime weighted A*",
         .group = "anytime",
         .purpose = "the weight falls",
         .summary =
             "Weighted A* that goes on after its first plan, by default with a lower weight after each.",
         .guarantee = kImprovesIfAdmissible,
         .formula = "g + w*h",
         .uses_weight = true,
         .default_weight = 5,
         .improve = {.on = true, .prune = Prune::by_f},
         .lowers_weight = true,
         .options = {schedule_option(), weights_option(), prune_option("By g + h.")}},
        {.id = "rwa_star",
         .name = "Restarting weighted A*",
         .group = "anytime",
         .purpose = "begins again",
         .summary = "Begins again at the start with a lower weight after each plan, so that early greedy "
                    "choices are looked at anew; what is known of each state is kept.",
         .guarantee = kImprovesIfAdmissible,
         .formula = "g + w*h",
         .uses_weight = true,
         .default_weight = 5,
         .improve = {.on = true, .prune = Prune::by_f, .restart = true},
         .lowers_weight = true,
         .options = {weights_option(), prune_option("By g + h.")}},
        {.id = "ara_star",
         .name = "ARA*",
         .group = "anytime",
         .purpose = "repairs between rounds",
         .summary = "Weighted A* in iterations of falling weight that expands a state at most once in each "
                    "and repairs the rest in the next.",
         .guarantee = kImprovesIfAdmissible,
         .formula = "g + w*h",
         .uses_weight = true,
         .default_weight = 5,
         .improve = {.on = true, .prune = Prune::by_f, .once_per_iteration = true},
         .lowers_weight = true,
         .options = {weights_option(), prune_option("By g + h.")}},
        {.id = "ana_star",
         .name = "ANA*",
         .group = "anytime",
         .purpose = "no weight to choose",
         .summary = "Expands the node that could still improve the best plan under the greatest weight: an "
                    "anytime search without a weight to choose.",
         .guarantee = kImprovesIfAdmissible,
         .formula = "h == 0 ? -1e12 : (g - u) / h",
         .improve = {.on = true, .prune = Prune::by_f}},
        {.id = "dfbnb",
         .name = "Branch and bound",
         .group = "memory",
         .purpose = "depth-first, with cuts",
         .summary =
             "Depth-first, children by g + h, dropping what cannot beat the best plan: hardly any memory.",
         .guarantee = kImprovesToOptimal,
         .formula = "g + h",
         .default_cycle = CycleCheck::path,
         .default_ties = TieRule::lifo,
         .loop = Loop::branch_and_bound,
         .improve = {.on = true, .prune = Prune::by_f},
         .prunes_by_proved_f = true,
         .options = {prune_option("By g + h when the heuristic is admissible, by g otherwise.")}},
    };
}

std::vector<StrategyInfo> bounded_strategies() {
    auto bounded = [](const char* id, const char* name, const char* purpose, const char* summary,
                      const char* formula) {
        return StrategyInfo{.id = id,
                            .name = name,
                            .group = "bounded",
                            .purpose = purpose,
                            .summary = summary,
                            .guarantee = kBoundedIfAdmissible,
                            .formula = formula,
                            .uses_weight = true,
                            .default_weight = 2};
    };
    StrategyInfo optimistic = bounded("optimistic", "Optimistic", "guess, then prove",
                                      "Guess, then prove: weighted A* with 2w − 1 until it has a plan, then "
                                      "A*'s order until the plan is known to be within w.",
                                      "u < 1e9 ? g + h : g + (2*w-1)*h");
    optimistic.improve = {.on = true, .prune = Prune::by_f, .until_weight = true};
    return {
        bounded("xdp", "XDP", "careful early, free late",
                "A curved order that stays near-optimal close to the start and saves its freedom for the end "
                "(Chen and Sturtevant).",
                kXdp),
        bounded("xup", "XUP", "free early, careful late",
                "A curved order that is free close to the start and near-optimal at the end (Chen and "
                "Sturtevant).",
                kXup),
        bounded("pwxd", "pwXD", "XDP in two pieces", "XDP in two straight pieces.", kPwxd),
        bounded("pwxu", "pwXU", "XUP in two pieces", "XUP in two straight pieces.", kPwxu),
        bounded("dps", "Dynamic potential", "by the lower bound",
                "Expands the node most likely to lead to a plan within w times the lower bound, which rises "
                "as the search goes on.",
                "h == 0 ? (g <= w*l ? -1e12 : 1e12) : (g - w*l) / h"),
        std::move(optimistic),
    };
}

std::vector<StrategyInfo> other_strategies() {
    return {
        {.id = "ida_star",
         .name = "IDA*",
         .group = "memory",
         .purpose = "A*'s answer, a limit at a time",
         .summary = "Depth-first again and again, each time up to the least g + h that was too much the time "
                    "before: A*'s answer with hardly any memory.",
         .guarantee = kOptimalIfAdmissible,
         .formula = "g + h",
         .default_cycle = CycleCheck::path,
         .default_ties = TieRule::lifo,
         .loop = Loop::iterative_deepening},
        {.id = "beam",
         .name = "Beam",
         .group = "greedy",
         .purpose = "the best few of each layer",
         .summary = "Breadth-first, but of each layer only the best few are kept.",
         .guarantee = no_guarantee("what the beam drops is gone, perhaps every plan with it."),
         .formula = "h",
         .options = {{.id = "width",
                      .name = "Beam width",
                      .summary = "How many nodes of each layer are kept.",
                      .kind = OptionKind::integer,
                      .minimum = 1,
                      .maximum = 1e6,
                      .fallback = "100"}}},
        {.id = "fess",
         .name = "Feature-space search",
         .group = "greedy",
         .purpose = "for Sokoban: by what was achieved",
         .summary =
             "Sorts states by what was achieved, not by estimates: each cell of the feature space takes "
             "its turn, advisors choose its next move, and pushes from the start meet pulls from the "
             "goal (FESS, for one robot).",
         .guarantee = no_guarantee("fast where estimates mislead, and as long a plan as it happens to find."),
         .uses_heuristic = false,
         .loop = Loop::own},
    };
}

}  // namespace

std::vector<Choice> strategy_groups() {
    return {{"solve", "Just solve", "for a start"},
            {"optimal", "Optimal", "a cheapest plan, proved"},
            {"bounded", "Bounded", "at most w times optimal"},
            {"greedy", "Greedy", "fast, no promise"},
            {"anytime", "Anytime", "a plan soon, then better ones"},
            {"memory", "Little memory", "keeps one path only"},
            {"course", "For the course", "to learn with"}};
}

std::vector<StrategyInfo> strategies() {
    std::vector<StrategyInfo> all{just_solve()};
    for (auto part :
         {single_plan_strategies(), anytime_strategies(), bounded_strategies(), other_strategies()}) {
        for (StrategyInfo& strategy : part) all.push_back(std::move(strategy));
    }
    return all;
}

}  // namespace frontier
