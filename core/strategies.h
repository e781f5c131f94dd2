// The strategies, a row each. Page, command line and documentation are made from these rows.
#pragma once

#include <string>
#include <vector>

#include "domain.h"
#include "guarantee.h"
#include "search.h"

namespace frontier {

struct StrategyInfo {
    std::string id;
    std::string name;
    std::string group;    // of strategy_groups()
    std::string purpose;  // a few words, for a menu
    std::string summary;
    Guarantee guarantee;
    std::string formula;  // what f is; empty where the order is by age alone
    bool uses_heuristic = true;
    bool uses_weight = false;
    bool uses_formula = false;  // the user types it
    double default_weight = 1;
    CycleCheck default_cycle = CycleCheck::full;
    TieRule default_ties = TieRule::larger_g;
    Loop loop = Loop::best_first;
    Improve improve;                  // how it goes on after its first plan
    bool lowers_weight = false;       // the weight falls to 1, step by step
    bool prunes_by_proved_f = false;  // by g + h where h is admissible, by g otherwise
    bool takes_solve_options =
        false;  // those of the puzzle, where the user says nothing else and the board allows
    std::vector<OptionRow> options;

    // The puzzle brings the search: only those have this strategy that name it (DomainInfo::own_strategies).
    bool is_own() const { return loop == Loop::own; }
    // A guide may order where nodes wait in the order of a formula over h.
    bool takes_guide() const { return loop == Loop::best_first && uses_heuristic; }
    // Ties are broken where nodes wait in the order of a formula.
    bool breaks_ties() const { return loop == Loop::best_first && !formula.empty(); }
    // The options of every search that mean nothing to this strategy.
    std::vector<std::string> ignores() const {
        if (is_own()) return {"ties", "cycle", "duplicates", "deadlocks"};
        return breaks_ties() ? std::vector<std::string>() : std::vector<std::string>{"ties"};
    }

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("name", name);
        visit("group", group);
        visit("purpose", purpose);
        visit("summary", summary);
        visit("guarantee", guarantee.sentence());
        visit("formula", formula);
        visit("uses_heuristic", uses_heuristic);
        visit("uses_weight", uses_weight);
        visit("uses_formula", uses_formula);
        visit("takes_guide", takes_guide());
        visit("takes_solve_options", takes_solve_options);
        visit("is_own", is_own());
        visit("default_weight", default_weight);
        visit("default_cycle", default_cycle);
        visit("default_ties", default_ties);
        visit("options", options);
        visit("ignores", ignores());
    }
};

std::vector<StrategyInfo> strategies();
std::vector<Choice> strategy_groups();  // in the order of a menu

}  // namespace frontier
