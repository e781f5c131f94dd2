#include "catalog.h"

#include <cmath>
#include <cstdlib>

#include "algorithms/make_search.h"
#include "catalog_tables.h"
#include "puzzle.h"
#include "strategies.h"
#include "text/lines.h"
#include "text/words.h"

namespace frontier {

namespace {

template <class Row> const Row* find_row(const std::vector<Row>& rows, std::string_view id) {
    for (const Row& row : rows) {
        if (row.id == id) return &row;
    }
    return nullptr;
}

template <class Row> std::string ids_of(const std::vector<Row>& rows) {
    std::string ids;
    for (const Row& row : rows) ids += (ids.empty() ? "" : ", ") + row.id;
    return ids;
}

template <class Row> Problem unknown(std::string_view what, std::string_view id, const std::vector<Row>& rows) {
    return {concat("There is no ", what, " \"", id, "\". Choose one of: ", ids_of(rows), "."), 0, 0, std::string(what)};
}

std::optional<double> read_number(const std::string& text) {
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || std::isnan(number)) return std::nullopt;
    return number;
}

std::optional<Problem> check_option(const OptionRow& row, const std::string& value) {
    auto wrong = [&](std::string_view expected) {
        return Problem{concat("\"", value, "\" is not a value for ", row.id, ": ", expected, "."), 0, 0, row.id};
    };
    if (row.kind == OptionKind::choice && !find_row(row.choices, value)) return wrong("choose one of " + ids_of(row.choices));
    if (row.kind == OptionKind::flag && value != "on" && value != "off") return wrong("on or off");
    if (row.kind == OptionKind::number || row.kind == OptionKind::integer) {
        const auto number = read_number(value);
        const bool whole = number && (row.kind == OptionKind::number || *number == std::floor(*number));
        if (!whole || *number < row.minimum.value_or(-HUGE_VAL) || *number > row.maximum.value_or(HUGE_VAL)) {
            return wrong(concat("a ", row.kind == OptionKind::integer ? "whole number" : "number", " from ",
                                row.minimum.value_or(-HUGE_VAL), " to ", row.maximum.value_or(HUGE_VAL)));
        }
    }
    return std::nullopt;
}

// Every given option must be known to the domain, the strategy or the search, with a value that it can take.
std::optional<Problem> check_options(const Options& options, const std::vector<const std::vector<OptionRow>*>& tables) {
    for (const auto& [id, value] : options) {
        const OptionRow* row = nullptr;
        std::string known;
        for (const auto* table : tables) {
            if (!row) row = find_row(*table, id);
            known += (known.empty() || table->empty() ? "" : ", ") + ids_of(*table);
        }
        if (!row) return Problem{concat("There is no option \"", id, "\"", known.empty() ? "." : " here. Options are: " + known + "."), 0, 0, "options"};
        if (auto problem = check_option(*row, value)) return problem;
    }
    return std::nullopt;
}

// The value chosen for an option, or its own fallback.
std::string_view option(const Options& options, const OptionRow& row) {
    const auto found = options.find(row.id);
    return found == options.end() ? std::string_view(row.fallback) : std::string_view(found->second);
}

// The same for an option that only some strategies have; empty for the others.
std::string_view strategy_option(const Options& options, const StrategyInfo& strategy, std::string_view id) {
    const OptionRow* row = find_row(strategy.options, id);
    return row ? option(options, *row) : std::string_view();
}

Result<const DomainRow*> domain_row(std::string_view id) {
    for (const DomainRow& row : domain_rows()) {
        if (row.info().id == id) return &row;
    }
    return unknown("domain", id, catalog().domains);
}

Options only(const Options& options, const std::vector<OptionRow>& rows) {
    Options kept;
    for (const auto& [id, value] : options) {
        if (find_row(rows, id)) kept[id] = value;
    }
    return kept;
}

constexpr double kDefaultMemoryMib = 1024;
constexpr double kMaxMemoryMib = sizeof(void*) == 4 ? 3584 : 1 << 20;
constexpr double kMaxWeight = 1e6;

std::optional<Problem> check_numbers(const Request& request) {
    if (request.weight && !(*request.weight >= 0 && *request.weight <= kMaxWeight)) {
        return Problem{concat("A weight is a number from 0 to ", kMaxWeight, "."), 0, 0, "weight"};
    }
    if (request.memory_mib && !(*request.memory_mib >= 1 && *request.memory_mib <= kMaxMemoryMib)) {
        return Problem{concat("Memory is a number of MiB from 1 to ", kMaxMemoryMib, "."), 0, 0, "memory"};
    }
    if (std::isnan(request.bound.g) || std::isnan(request.bound.h) || std::isnan(request.bound.f)) {
        return Problem{"A cost bound is a number, or nothing.", 0, 0, "bound"};
    }
    return std::nullopt;
}

template <class Enum> Enum chosen(std::string_view id, Enum automatic, std::initializer_list<Enum> all) {
    for (const Enum value : all) {
        if (word(value) == id) return value;
    }
    return automatic;
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
        if (!number || *number < 1 || *number > kMaxWeight || (!weights.empty() && *number >= weights.back())) {
            return Problem{"Weights are numbers from 1 up, each lower than the one before, such as 5,3,2,1.5,1.", 1, begin + 1, "weights"};
        }
        weights.push_back(*number);
        begin = end + 1;
    }
    if (weights.back() != 1) weights.push_back(1);
    weight = weights.front();
    weights.erase(weights.begin());
    return weights;
}

Result<Improve> improvement(const Request& request, const StrategyInfo& strategy, bool admissible, double& weight) {
    Improve improve = strategy.improve;
    auto value = [&](std::string_view id) { return strategy_option(request.options, strategy, id); };
    if (strategy.prunes_by_proved_f) improve.prune = admissible ? Prune::by_f : Prune::by_g;
    if (value("prune") == "g") improve.prune = Prune::by_g;
    if (value("prune") == "f") improve.prune = Prune::by_f;
    if (strategy.lowers_weight && value("schedule") != "fixed") {
        auto weights = schedule(weight, value("weights"));
        if (!weights) return weights.problem();
        improve.weights = std::move(*weights);
    }
    return improve;
}

Result<std::unique_ptr<Puzzle>> read_puzzle(std::string_view domain, std::string_view board, const Options& options) {
    const auto row = domain_row(domain);
    if (!row) return row.problem();
    if (auto problem = check_options(options, {&(*row)->info().options})) return *problem;
    return (*row)->parse(board, options);
}

}  // namespace

const Catalog& catalog() {
    static const Catalog everything = [] {
        Catalog result{{}, strategies(), search_options(), formula_presets(), status_rows(), fate_rows(), counter_rows(), event_rows()};
        for (const DomainRow& row : domain_rows()) result.domains.push_back(row.info());
        return result;
    }();
    return everything;
}

const StrategyInfo* find_strategy(std::string_view id) { return find_row(catalog().strategies, id); }
const DomainInfo* find_domain(std::string_view id) { return find_row(catalog().domains, id); }

Result<Settings> settings_of(const Request& request, const HeuristicInfo& heuristic) {
    const StrategyInfo* found = find_strategy(request.strategy);
    if (!found) return unknown("strategy", request.strategy, catalog().strategies);
    if (auto problem = check_numbers(request)) return *problem;
    const StrategyInfo& strategy = *found;
    const std::vector<OptionRow>& common = catalog().options;
    const FormulaNames names = strategy.uses_formula ? FormulaNames::of_users : FormulaNames::of_strategies;
    auto formula = Formula::compile(request.formula, names);
    if (!formula) return formula.problem();
    double weight = *request.weight;
    auto improve = improvement(request, strategy, heuristic.admissible == Promise::proved, weight);
    if (!improve) return improve.problem();
    auto common_option = [&](std::string_view id) { return option(request.options, *find_row(common, id)); };
    TieRule ties = chosen(common_option("ties"), strategy.default_ties,
                          {TieRule::larger_g, TieRule::smaller_h, TieRule::lifo, TieRule::fifo, TieRule::heapq});
    if (ties == TieRule::heapq && strategy.formula.empty()) ties = strategy.default_ties;  // the courses use a list there, no heap

    Settings settings{.ranking = Ranking(std::move(*formula), weight, ties), .heuristic = heuristic};
    settings.loop = strategy.loop;
    settings.shows_f = !strategy.formula.empty();
    settings.cycle = chosen(common_option("cycle"), strategy.default_cycle, {CycleCheck::none, CycleCheck::path, CycleCheck::full});
    if (settings.cycle == CycleCheck::full && strategy.loop != Loop::best_first) {
        if (strategy.loop != Loop::depth_first) {
            return Problem{concat(strategy.name, " keeps no table of states: choose the cycle check none or path."), 0, 0, "cycle"};
        }
        settings.loop = Loop::best_first;  // newest first, with a table
    }
    settings.keeps_equals = common_option("duplicates") == "strict";
    settings.prune_dead_ends = common_option("deadlocks") == "on";
    if (const auto width = strategy_option(request.options, strategy, "width"); !width.empty()) {
        settings.beam_width = static_cast<std::size_t>(*read_number(std::string(width)));
    }
    settings.improve = std::move(*improve);
    settings.bound = request.bound;
    if (request.max_expansions) settings.max_expansions = *request.max_expansions;
    settings.memory_bytes = static_cast<std::size_t>(*request.memory_mib * (1 << 20));
    return settings;
}

Result<BoardView> check_board(std::string_view domain, std::string_view board, const Options& options) {
    auto puzzle = read_puzzle(domain, board, options);
    if (!puzzle) return puzzle.problem();
    return (*puzzle)->view(*find_domain(domain));
}

Result<std::vector<NextState>> next_states(std::string_view domain, std::string_view board, const Options& options) {
    auto puzzle = read_puzzle(domain, board, options);
    if (!puzzle) return puzzle.problem();
    return (*puzzle)->next_states();
}

Result<std::unique_ptr<Play>> start_play(std::string_view domain, std::string_view board, const Options& options) {
    Options rules;
    if (const DomainInfo* info = find_domain(domain)) {
        for (const auto& [id, value] : options) {
            const OptionRow* row = find_row(info->options, id);
            if (row && !row->search_only) rules[id] = value;
        }
    }
    auto puzzle = read_puzzle(domain, board, rules);
    if (!puzzle) return puzzle.problem();
    return (*puzzle)->play();
}

Result<ConvertedBoard> convert_board(std::string_view domain, std::string_view board, const Options& options, std::string_view format) {
    auto puzzle = read_puzzle(domain, board, options);
    if (!puzzle) return puzzle.problem();
    const std::vector<Choice>& formats = find_domain(domain)->formats;
    if (!find_row(formats, format)) return unknown("format", format, formats);
    return (*puzzle)->convert(format);
}

Result<std::string> convert_plan(std::string_view domain, std::string_view board, const Options& options,
                                 const std::vector<std::string>& actions, std::string_view format) {
    auto play = start_play(domain, board, options);
    if (!play) return play.problem();
    std::vector<Choice> formats = find_domain(domain)->plan_formats;
    formats.insert(formats.begin(), {"actions", "", ""});
    if (!find_row(formats, format)) return unknown("format", format, formats);
    if (auto problem = (*play)->set_line(actions)) return *problem;
    return (*play)->plan_text(format);
}

std::optional<Picture> sketch_board(std::string_view domain, std::string_view text) {
    const auto row = domain_row(domain);
    return row && (*row)->sketch ? (*row)->sketch(text) : std::nullopt;
}

std::optional<std::string> board_of(std::string_view domain, const Picture& picture) {
    const auto row = domain_row(domain);
    if (!row || !(*row)->text_of) return std::nullopt;
    return (*row)->text_of(picture);
}

Result<Collection> read_levels(std::string_view domain, std::string_view text) {
    const auto row = domain_row(domain);
    if (!row) return row.problem();
    return read_collection(text, (*row)->info().is_board_line, (*row)->info().has_goal_board);
}

Request with_defaults(Request request) {
    const StrategyInfo* strategy = find_strategy(request.strategy);
    const DomainInfo* domain = find_domain(request.domain);
    if (!strategy) return request;
    if (request.heuristic.empty() && domain) {
        request.heuristic = strategy->uses_heuristic ? domain->default_heuristic : domain->heuristics.front().id;
    }
    if (!strategy->uses_formula || request.formula.empty()) request.formula = strategy->formula;
    if (request.formula.empty()) request.formula = "0";  // age alone decides
    if (!strategy->uses_weight) request.weight = 1;
    if (!request.weight) request.weight = strategy->default_weight;
    if (!request.memory_mib) request.memory_mib = kDefaultMemoryMib;
    return request;
}

Result<std::unique_ptr<Search>> start_search(const Request& request) {
    const auto row = domain_row(request.domain);
    if (!row) return row.problem();
    const DomainInfo& domain = (*row)->info();
    const StrategyInfo* strategy = find_strategy(request.strategy);
    if (!strategy) return unknown("strategy", request.strategy, catalog().strategies);
    if (auto problem = check_options(request.options, {&domain.options, &strategy->options, &catalog().options})) return *problem;
    const Request whole = with_defaults(request);
    const HeuristicInfo* heuristic = find_row(domain.heuristics, whole.heuristic);
    if (!heuristic) return unknown("heuristic", whole.heuristic, domain.heuristics);
    auto settings = settings_of(whole, *heuristic);
    if (!settings) return settings.problem();
    auto puzzle = (*row)->parse(request.board, only(request.options, domain.options));
    if (!puzzle) return puzzle.problem();
    return make_search((*puzzle)->space(whole.heuristic), std::move(*settings));
}

}  // namespace frontier
