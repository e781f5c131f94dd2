// Everything that can be chosen, and the one door to all searches. Page, command line and documentation are made from
// what catalog() says.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain.h"
#include "result.h"
#include "search.h"
#include "text/collection.h"

namespace frontier {

struct StrategyInfo {
    std::string id;
    std::string name;
    std::string summary;
    std::string guarantee_text;
    std::string formula;  // what f is; empty where the order is by age alone
    bool uses_heuristic = true;
    bool uses_weight = false;
    bool uses_formula = false;  // the user types it
    double default_weight = 1;
    CycleCheck default_cycle = CycleCheck::full;
    TieRule default_ties = TieRule::larger_g;
    Loop loop = Loop::best_first;
    Improve improve;                       // how it goes on after its first plan
    bool lowers_weight = false;            // the weight falls to 1, step by step
    bool prunes_by_proved_f = false;       // by g + h where h is admissible, by g otherwise
    std::vector<OptionRow> options;

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("name", name);
        visit("summary", summary);
        visit("guarantee", guarantee_text);
        visit("formula", formula);
        visit("uses_heuristic", uses_heuristic);
        visit("uses_weight", uses_weight);
        visit("uses_formula", uses_formula);
        visit("default_weight", default_weight);
        visit("default_cycle", word(default_cycle));
        visit("default_ties", word(default_ties));
        visit("options", options);
    }
};

struct FormulaPreset {
    std::string id;
    std::string name;
    std::string formula;
    std::string summary;

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("name", name);
        visit("formula", formula);
        visit("summary", summary);
    }
};

struct Catalog {
    std::vector<DomainInfo> domains;
    std::vector<StrategyInfo> strategies;
    std::vector<OptionRow> options;  // of every search
    std::vector<FormulaPreset> formulas;
    std::vector<Choice> statuses;
    std::vector<Choice> fates;
    std::vector<Choice> counters;
    std::vector<Choice> events;  // what a search can be stopped at

    template <class Visit> void fields(Visit&& visit) const {
        visit("domains", domains);
        visit("strategies", strategies);
        visit("options", options);
        visit("formulas", formulas);
        visit("statuses", statuses);
        visit("fates", fates);
        visit("counters", counters);
        visit("events", events);
    }
};

const Catalog& catalog();

struct EstimateRow {
    std::string heuristic;
    std::optional<double> value;  // empty: a dead end

    template <class Visit> void fields(Visit&& visit) const {
        visit("heuristic", heuristic);
        visit("value", value);
    }
};

// A board that was read without a problem.
struct BoardView {
    Picture picture;
    std::string text;
    std::string format;
    std::vector<std::string> notes;
    std::vector<EstimateRow> estimates;  // of the start, by every heuristic

    template <class Visit> void fields(Visit&& visit) const {
        picture.fields(visit);
        visit("text", text);
        visit("format", format);
        visit("notes", notes);
        visit("estimates", estimates);
    }
};

struct NextState {
    std::string action;
    Cost cost = 0;
    std::string text;

    template <class Visit> void fields(Visit&& visit) const {
        visit("action", action);
        visit("cost", cost);
        visit("state", text);
    }
};

struct Request {
    std::string domain;
    std::string board;
    Options options;  // the domain's, the strategy's and those of every search, by id
    std::string strategy = "a_star";
    std::string heuristic;  // empty: the domain's default
    std::string formula;
    std::optional<double> weight;
    CostBound bound;
    std::optional<std::uint64_t> max_expansions;
    std::optional<double> memory_mib;
};

Result<BoardView> check_board(std::string_view domain, std::string_view board, const Options& options);
Result<std::vector<NextState>> next_states(std::string_view domain, std::string_view board, const Options& options);
Result<Collection> read_levels(std::string_view domain, std::string_view text);
Result<std::unique_ptr<Search>> start_search(const Request& request);

// What a request (with its defaults filled in) asks of a search whose heuristic promises this.
Result<Settings> settings_of(const Request& request, const HeuristicInfo& heuristic);

// The request with everything that it left open filled in, as start_search() takes it. Unknown ids stay as they are.
Request with_defaults(Request request);

const StrategyInfo* find_strategy(std::string_view id);
const DomainInfo* find_domain(std::string_view id);

}  // namespace frontier
