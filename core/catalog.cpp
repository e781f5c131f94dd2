#include "catalog.h"

#include <algorithm>
#include <cmath>

#include "algorithms/make_search.h"
#include "algorithms/solve_schedule.h"
#include "catalog_tables.h"
#include "domain_table.h"
#include "function_evaluator.h"
#include "heuristic_formula.h"
#include "options.h"
#include "strategies.h"
#include "text/lines.h"
#include "text/words.h"

namespace frontier {

namespace {

// The same for an option that only some strategies have; empty for the others.
std::string_view strategy_option(const Options& options, const StrategyInfo& strategy, std::string_view id) {
    const OptionRow* row = find_row(strategy.options, id);
    return row ? option(options, *row) : std::string_view();
}

std::optional<Diagnostic> check_numbers(const Request& request) {
    if (request.weight && !(*request.weight >= 0 && *request.weight <= kLimits.weight)) {
        return Diagnostic{concat("A weight is a number from 0 to ", kLimits.weight, "."), 0, 0, "weight"};
    }
    if (request.memory_mib && !(*request.memory_mib >= 1 && *request.memory_mib <= kLimits.memory_mib)) {
        return Diagnostic{concat("Memory is a number of MiB from 1 to ", kLimits.memory_mib, "."), 0, 0,
                          "memory"};
    }
    if (std::isnan(request.bound.g) || std::isnan(request.bound.h) || std::isnan(request.bound.f)) {
        return Diagnostic{"A cost bound is a number, or nothing.", 0, 0, "bound"};
    }
    return std::nullopt;
}

// Whether the search reads w: where its strategy has one, the formula of the user's own mentions it, and no
// list of weights takes its place.
bool takes_weight(const Request& request, const StrategyInfo& strategy) {
    if (!strategy.uses_weight || !strategy_option(request.options, strategy, "weights").empty()) return false;
    if (!strategy.uses_formula || request.formula.empty()) return true;
    const auto formula = Formula::compile(request.formula);
    return !formula || formula->uses_w();  // a broken one is told of as such
}

// What an option is set to, with what "auto" stands for.
std::string_view effective(const Options& options, const OptionRow& row, const StrategyInfo& strategy) {
    const std::string_view value = option(options, row);
    return row.id == "cycle" && value == "auto" ? word(strategy.default_cycle) : value;
}

// A setting that would change nothing is refused: who gave it believes that it does.
std::optional<Diagnostic> check_meaning(const Request& request, const StrategyInfo& strategy) {
    if (request.weight && !takes_weight(request, strategy)) {
        const std::string why = !strategy.uses_weight ? concat(strategy.name, " uses none")
                                : !strategy_option(request.options, strategy, "weights").empty()
                                    ? std::string("the list of weights takes its place")
                                    : std::string("the formula has no w");
        return Diagnostic{concat("A weight means nothing here: ", why, "."), 0, 0, "weight"};
    }
    if (!request.guide.empty() && !strategy.takes_guide()) {
        return Diagnostic{concat("A guide means nothing here: ", strategy.name, " has no order by h."), 0, 0,
                          "guide"};
    }
    if (!strategy.uses_formula && !request.formula.empty() && request.formula != strategy.formula) {
        return Diagnostic{concat("A formula means nothing here: ", strategy.name,
                                 " has an order of its own. Choose the strategy custom."),
                          0, 0, "formula"};
    }
    const CostBound& bound = request.bound;
    if (strategy.is_own() && (bound.g < HUGE_VAL || bound.h < HUGE_VAL || bound.f < HUGE_VAL)) {
        return Diagnostic{concat("A cost bound means nothing here: ", strategy.name, " does not go by cost."),
                          0, 0, "bound"};
    }
    const std::vector<std::string> ignored = strategy.ignores();
    for (const auto* rows : {&catalog().options, &strategy.options}) {
        for (const OptionRow& row : *rows) {
            if (option(request.options, row) == row.fallback) continue;
            if (std::find(ignored.begin(), ignored.end(), row.id) != ignored.end()) {
                return Diagnostic{concat("The option ", row.id, " means nothing here: ", strategy.name,
                                         " does not look at it."),
                                  0, 0, row.id};
            }
            const OptionRow* needed = find_row(*rows, row.needs_option);
            if (!needed || effective(request.options, *needed, strategy) == row.needs_value) continue;
            return Diagnostic{concat("The option ", row.id, " means nothing here: it needs ",
                                     row.needs_option, "=", row.needs_value, "."),
                              0, 0, row.id};
        }
    }
    return std::nullopt;
}

// A strategy of some puzzles is not for the others.
std::optional<Diagnostic> check_offered(const StrategyInfo& strategy, const DomainInfo& domain) {
    const auto& own = domain.own_strategies;
    if (!strategy.is_own() || std::find(own.begin(), own.end(), strategy.id) != own.end())
        return std::nullopt;
    return Diagnostic{concat(strategy.name, " is not for ", domain.name, ". Choose another strategy."), 0, 0,
                      "strategy"};
}

// The board as asked for, and with what the strategy takes by itself, each where the board allows it.
Result<Puzzle> parse_for(const DomainRow& row, const Request& request, const StrategyInfo& strategy) {
    const DomainInfo& domain = row.info();
    Options options = only(request.options, domain.options);
    auto puzzle = row.parse(request.board, options);
    for (const OptionRow& option : domain.options) {
        if (!puzzle || !strategy.takes_solve_options || option.solve_value.empty()) continue;
        Options more = options;
        if (!more.emplace(option.id, option.solve_value).second) continue;
        auto with_it = row.parse(request.board, more);
        if (!with_it) continue;
        options = std::move(more);
        puzzle = std::move(with_it);
    }
    return puzzle;
}

// The weights after the first: the user's list, or each time half the excess over 1, to 1.
Result<std::vector<double>> schedule(double& weight, std::string_view list) {
    std::vector<double> weights;
    if (list.empty()) {
        for (double next = weight; next > 1;) {
            next = next > 1.5 ? 1 + (next - 1) / 2 : 1;
            weights.push_back(next);
        }
        return weights;
    }
    const std::string text(list);
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const auto number = read_number(std::string(trimmed(text.substr(begin, end - begin))));
        if (!number || *number < 1 || *number > kLimits.weight ||
            (!weights.empty() && *number >= weights.back())) {
            return Diagnostic{
                "Weights are numbers from 1 up, each lower than the one before, such as 5,3,2,1.5,1.", 1,
                begin + 1, "weights"};
        }
        weights.push_back(*number);
        begin = end + 1;
    }
    if (weights.back() != 1) weights.push_back(1);
    weight = weights.front();
    weights.erase(weights.begin());
    return weights;
}

Result<Improve> improvement(const Request& request, const StrategyInfo& strategy, bool admissible,
                            double& weight) {
    Improve improve = strategy.improve;
    auto value = [&](std::string_view id) { return strategy_option(request.options, strategy, id); };
    if (strategy.prunes_by_proved_f) improve.prune = admissible ? Prune::by_f : Prune::by_g;
    if (value("prune") == "g") improve.prune = Prune::by_g;
    if (value("prune") == "f") improve.prune = Prune::by_f;
    if (strategy.lowers_weight && value("schedule") != "fixed") {
        auto weights = schedule(weight, value("weights"));
        if (!weights) return weights.diagnostic();
        improve.weights = std::move(*weights);
    }
    return improve;
}

// A heuristic of the domain's, a formula over them, or the one of the user's own, if it came with the
// request.
Result<HeuristicInfo> heuristic_info(const DomainInfo& domain, std::string_view role, std::string_view id,
                                     bool has_own) {
    if (id != kOwn) return find_heuristic_info(domain, id, role);
    if (has_own) return catalog().own;
    return missing_own(role);
}

bool has_bounds(const CostBound& bound) {
    return bound.g < HUGE_VAL || bound.h < HUGE_VAL || bound.f < HUGE_VAL;
}

// The first of the puzzle's own strategies finds a plan.
std::unique_ptr<Search> solve_in_parts(const DomainInfo& domain, const Puzzle& puzzle,
                                       const Settings& settings, PartMaker proves) {
    PartMaker finds;
    if (!domain.own_strategies.empty()) {
        Settings own = settings;
        own.guide.reset();
        own.heuristic = zero_heuristic();
        own.loop = Loop::own;
        own.improve = {};
        finds = [puzzle, own, id = domain.own_strategies.front()] {
            return std::move(*puzzle.own_search(id, SearchTask(puzzle, kZero), Settings(own)));
        };
    }
    return std::make_unique<Portfolio>(
        make_solve_schedule({std::move(finds), std::move(proves), puzzle, settings}),
        PortfolioLimits{settings.max_expansions, settings.memory_bytes});
}

}  // namespace

const Catalog& catalog() {
    static const Catalog everything = [] {
        Catalog result{{},
                       strategies(),
                       strategy_groups(),
                       search_options(),
                       formula_presets(),
                       status_rows(),
                       outcome_rows(),
                       counter_rows(),
                       event_rows(),
                       own_heuristic()};
        for (const DomainRow& row : domain_rows()) result.domains.push_back(row.info());
        return result;
    }();
    return everything;
}

Result<HeuristicInfo> check_heuristic(std::string_view domain, std::string_view heuristic) {
    const auto row = domain_row(domain);
    if (!row) return row.diagnostic();
    return find_heuristic_info((*row)->info(), heuristic);
}

Result<const DomainRow*> domain_row(std::string_view id) {
    for (const DomainRow& row : domain_rows()) {
        if (row.info().id == id) return &row;
    }
    return unknown("domain", id, catalog().domains);
}

const StrategyInfo* find_strategy(std::string_view id) { return find_row(catalog().strategies, id); }
const DomainInfo* find_domain(std::string_view id) { return find_row(catalog().domains, id); }

Result<Settings> settings_of(const Request& request, const HeuristicInfo& heuristic,
                             const HeuristicInfo* guide) {
    const StrategyInfo* found = find_strategy(request.strategy);
    if (!found) return unknown("strategy", request.strategy, catalog().strategies);
    return settings_of(*found, request, heuristic, guide);
}

Result<Settings> settings_of(const StrategyInfo& strategy, const Request& request,
                             const HeuristicInfo& heuristic, const HeuristicInfo* guide) {
    if (auto diagnostic = check_numbers(request)) return *diagnostic;
    const std::vector<OptionRow>& common = catalog().options;
    const FormulaNames names = strategy.uses_formula ? FormulaNames::of_users : FormulaNames::of_strategies;
    auto formula =
        Formula::compile(request.formula.empty() ? "0" : request.formula, names);  // "0": age alone decides
    if (!formula) return formula.diagnostic();
    double weight =
        strategy.uses_weight ? request.weight.value_or(strategy.default_weight) : strategy.default_weight;
    auto improve = improvement(request, strategy, heuristic.admissible == Property::proved, weight);
    if (!improve) return improve.diagnostic();
    auto common_option = [&](std::string_view id) { return option(request.options, *find_row(common, id)); };
    const TieRule ties = named<TieRule>(common_option("ties")).value_or(strategy.default_ties);

    Settings settings{.ranking = Ranking(std::move(*formula), weight, ties), .heuristic = heuristic};
    if (guide) settings.guide = *guide;
    settings.loop = strategy.loop;
    settings.shows_f = !strategy.formula.empty();
    settings.cycle = named<CycleCheck>(common_option("cycle")).value_or(strategy.default_cycle);
    if (settings.cycle == CycleCheck::full && strategy.loop != Loop::best_first && !strategy.is_own()) {
        if (strategy.loop != Loop::depth_first) {
            return Diagnostic{
                concat(strategy.name, " keeps no table of states: choose the cycle check none or path."), 0,
                0, "cycle"};
        }
        settings.loop = Loop::best_first;  // newest first, with a table
    }
    settings.keeps_equals = common_option("duplicates") == "strict";
    settings.prune_dead_ends = common_option("deadlocks") == "on";
    if (const auto width = strategy_option(request.options, strategy, "width"); !width.empty()) {
        settings.beam_width = static_cast<std::size_t>(*read_number(std::string(width)));
        if (ties == TieRule::heapq)
            return Diagnostic{"A beam sorts its layers and has no heap: choose other ties than heapq.", 0, 0,
                              "ties"};
    }
    settings.improve = std::move(*improve);
    settings.bound = request.bound;
    if (request.max_expansions) settings.max_expansions = *request.max_expansions;
    settings.memory_bytes = bytes_of_mib(*request.memory_mib);
    return settings;
}

Request with_defaults(Request request) {
    const StrategyInfo* strategy = find_strategy(request.strategy);
    const DomainInfo* domain = find_domain(request.domain);
    if (!strategy) return request;
    if (request.heuristic.empty() && domain) {
        request.heuristic =
            strategy->uses_heuristic ? domain->default_heuristic : domain->heuristics.front().id;
    }
    if (request.guide.empty() && domain && strategy->takes_solve_options) request.guide = domain->solve_guide;
    if (!request.weight && takes_weight(request, *strategy)) request.weight = strategy->default_weight;
    if (request.formula.empty()) request.formula = strategy->formula;
    if (!request.memory_mib) request.memory_mib = kLimits.default_memory_mib;
    return request;
}

Result<std::unique_ptr<Search>> start_search(const Request& request, std::shared_ptr<EstimateFunction> own) {
    const auto row = domain_row(request.domain);
    if (!row) return row.diagnostic();
    const DomainInfo& domain = (*row)->info();
    const StrategyInfo* strategy = find_strategy(request.strategy);
    if (!strategy) return unknown("strategy", request.strategy, catalog().strategies);
    if (auto diagnostic =
            check_options(request.options, {&domain.options, &strategy->options, &catalog().options}))
        return *diagnostic;
    if (auto diagnostic = check_offered(*strategy, domain)) return *diagnostic;
    if (auto diagnostic = check_meaning(request, *strategy)) return *diagnostic;
    const Request whole = with_defaults(request);
    const auto heuristic = heuristic_info(domain, "heuristic", whole.heuristic, own != nullptr);
    if (!heuristic) return heuristic.diagnostic();
    const bool is_guided = !whole.guide.empty() && whole.guide != whole.heuristic;
    std::optional<HeuristicInfo> guide;
    if (is_guided) {
        auto found = heuristic_info(domain, "guide", whole.guide, own != nullptr);
        if (!found) return found.diagnostic();
        guide = std::move(*found);
    }
    auto settings = settings_of(whole, *heuristic, guide ? &*guide : nullptr);
    if (!settings) return settings.diagnostic();
    auto puzzle = parse_for(**row, request, *strategy);
    if (!puzzle) return puzzle.diagnostic();
    const auto evaluator = [puzzle = *puzzle, own](std::string_view id, OwnRole role) {
        return id == kOwn ? make_own_evaluator(puzzle, own, role) : puzzle.evaluator(id);
    };
    const OwnRole role = settings->prune_dead_ends ? OwnRole::finds_dead_ends : OwnRole::estimates;
    const auto make = [=, puzzle = *puzzle](const Settings& chosen) {
        SearchTask task(puzzle, evaluator(whole.heuristic, role));
        if (is_guided) task.guide = evaluator(whole.guide, OwnRole::estimates);
        return make_search(std::move(task), chosen);
    };
    if (strategy->is_own())
        return puzzle->own_search(strategy->id, SearchTask(*puzzle, kZero), std::move(*settings));
    if (strategy->takes_solve_options && puzzle->stretch && !has_bounds(request.bound))
        return solve_in_parts(domain, *puzzle, *settings,
                              [make, chosen = *settings] { return make(chosen); });
    return make(*settings);
}

}  // namespace frontier
