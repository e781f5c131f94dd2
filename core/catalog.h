// Everything that can be chosen, and the one door to all searches. Page, command line and documentation are
// made from what catalog() says.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain.h"
#include "estimate_function.h"
#include "limits.h"
#include "play.h"
#include "result.h"
#include "search.h"
#include "strategies.h"
#include "text/collection.h"
#include "trace.h"
#include "validate/plan_checker.h"
#include "xray/xray.h"

namespace frontier {

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
    std::vector<Choice> groups;      // of strategies
    std::vector<OptionRow> options;  // of every search
    std::vector<FormulaPreset> formulas;
    std::vector<Choice> statuses;
    std::vector<Choice> outcomes;
    std::vector<Choice> counters;
    std::vector<Choice> events;  // what a search can be stopped at
    HeuristicInfo own = {};      // the function that comes with a request
    Limits limits = {};

    template <class Visit> void fields(Visit&& visit) const {
        visit("domains", domains);
        visit("strategies", strategies);
        visit("groups", groups);
        visit("options", options);
        visit("formulas", formulas);
        visit("statuses", statuses);
        visit("outcomes", outcomes);
        visit("counters", counters);
        visit("events", events);
        visit("own", own);
        visit("limits", limits);
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
    std::vector<EstimateRow>
        estimates;                // of the start, by the heuristics asked for that are quick to prepare
    std::optional<Picture> goal;  // where the goal is a board of its own
    std::string dead_end = {};    // why no plan leads on from the start, where the domain knows

    template <class Visit> void fields(Visit&& visit) const {
        picture.fields(visit);
        visit("text", text);
        visit("format", format);
        visit("notes", notes);
        visit("estimates", estimates);
        visit("goal", goal);
        visit("dead_end", dead_end);
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

// A board in one of its domain's formats, and the format in which it was given.
struct ConvertedBoard {
    std::string text;
    std::string from;

    template <class Visit> void fields(Visit&& visit) const {
        visit("text", text);
        visit("from", from);
    }
};

struct Request {
    std::string domain;
    std::string board;
    Options options;  // the domain's, the strategy's and those of every search, by id
    std::string strategy = "a_star";
    // Both by id, or as a formula after "=" (heuristic_formula.h).
    std::string
        heuristic;  // bounds and proves, and orders, too, unless a guide does; empty: the domain's default
    std::string guide;  // orders; empty: what the strategy has, mostly none
    std::string formula;
    std::optional<double> weight;
    CostBound bound;
    std::optional<std::uint64_t> max_expansions;
    std::optional<double> memory_mib;

    template <class Visit> void fields(Visit&& visit) {
        visit("domain", domain);
        visit("board", board);
        visit("options", options);
        visit("strategy", strategy);
        visit("heuristic", heuristic);
        visit("guide", guide);
        visit("formula", formula);
        visit("weight", weight);
        visit("bound", bound);
        visit("max_expansions", max_expansions);
        visit("memory_mib", memory_mib);
    }
};

// What is known of a heuristic, given as a request has it.
Result<HeuristicInfo> check_heuristic(std::string_view domain, std::string_view heuristic);
// Reads a board, and asks these heuristics about it, formulas among them, as far as that is quick; by default
// all that have an id.
using HeuristicIds = std::optional<std::vector<std::string>>;
Result<BoardView> check_board(std::string_view domain, std::string_view board, const Options& options,
                              const HeuristicIds& heuristics = {});
Result<std::vector<NextState>> next_states(std::string_view domain, std::string_view board,
                                           const Options& options);
Result<ConvertedBoard> convert_board(std::string_view domain, std::string_view board, const Options& options,
                                     std::string_view format);
// A plan, given as the names of its actions, in one of its domain's plan formats; "actions" is one a line.
Result<std::string> convert_plan(std::string_view domain, std::string_view board, const Options& options,
                                 const std::vector<std::string>& actions, std::string_view format);
// Whether a plan is legal and where it leads, by the domain's own independent checker
// (validate/plan_checker.h).
validate::Verdict check_plan(std::string_view domain, std::string_view board, std::string_view plan,
                             const Options& options = {});
// Of the options those that are rules of the domain count.
Result<std::unique_ptr<Play>> start_play(std::string_view domain, std::string_view board,
                                         const Options& options);
// For boards that can be edited as a picture: what a text shows, valid or not, and a picture as a text.
std::optional<Picture> sketch_board(std::string_view domain, std::string_view text);
std::optional<std::string> board_of(std::string_view domain, const Picture& picture);
Result<Collection> read_levels(std::string_view domain, std::string_view text);
// The puzzles that read a text, as a board or as a file of levels, the likeliest first.
std::vector<std::string> recognise(std::string_view text);
// How a function of the user's own sees a board (view.h).
Result<ViewLayout> view_board(std::string_view domain, std::string_view board, const Options& options);
// `own` is what the heuristic or guide of that id asks.
Result<std::unique_ptr<Search>> start_search(const Request& request,
                                             std::shared_ptr<EstimateFunction> own = nullptr);

// What a trace of this search begins with.
TraceHead trace_head(const Request& request, const Search& search);

// An X-ray of a board, and a heuristic for it to judge, by its id or (kOwn) a function. Where there is none,
// nothing changes.
Result<std::unique_ptr<Xray>> start_xray(const XrayRequest& request);
std::optional<Diagnostic> judge_heuristic(Xray& xray, std::string_view heuristic,
                                          std::shared_ptr<EstimateFunction> own = nullptr);

// What a request (with its defaults filled in) asks of a search whose heuristic promises this.
Result<Settings> settings_of(const Request& request, const HeuristicInfo& heuristic,
                             const HeuristicInfo* guide = nullptr);
// The same for a strategy that need not be in the catalogue.
Result<Settings> settings_of(const StrategyInfo& strategy, const Request& request,
                             const HeuristicInfo& heuristic, const HeuristicInfo* guide = nullptr);

// The request with everything that it left open filled in, as start_search() takes it. Unknown ids stay as
// they are.
Request with_defaults(Request request);

const StrategyInfo* find_strategy(std::string_view id);
const DomainInfo* find_domain(std::string_view id);

}  // namespace frontier
