#include "catalog.h"

#include <charconv>

#include "algorithms/make_search.h"
#include "strategies.h"
#include "domains/blank.h"
#include "domains/jugs.h"
#include "domains/sokoban.h"
#include "text/lines.h"
#include "text/words.h"

namespace frontier {

namespace {

// A puzzle instance with its type forgotten.
class Puzzle {
   public:
    virtual ~Puzzle() = default;
    virtual BoardView view(const DomainInfo& info) const = 0;
    virtual std::vector<NextState> next_states() const = 0;
    virtual std::unique_ptr<Search> search(Settings settings) const = 0;
};

template <Domain D> class PuzzleOf final : public Puzzle {
   public:
    explicit PuzzleOf(D domain) : domain_(std::move(domain)) {}

    BoardView view(const DomainInfo& info) const override {
        const auto start = domain_.start();
        BoardView view{domain_.picture(start), domain_.print(start), std::string(domain_.format()), domain_.notes(), {}};
        for (const HeuristicInfo& heuristic : info.heuristics) {
            const Estimate h = (*domain_.heuristic(heuristic.id))(start);
            view.estimates.push_back({heuristic.id, h == kDeadEnd ? std::nullopt : std::optional<double>(h)});
        }
        return view;
    }
    std::vector<NextState> next_states() const override {
        std::vector<NextState> states;
        domain_.successors(domain_.start(), [&](Action action, Cost cost, const typename D::State& next) {
            states.push_back({domain_.action_name(action), cost, domain_.print(next)});
        });
        return states;
    }
    std::unique_ptr<Search> search(Settings settings) const override {
        auto heuristic = domain_.heuristic(settings.heuristic.id);
        return make_search(domain_, std::move(heuristic), std::move(settings));
    }

   private:
    D domain_;
};

struct DomainRow {
    const DomainInfo& (*info)();
    Result<std::unique_ptr<Puzzle>> (*parse)(std::string_view text, const Options& options);
};

template <class Family> Result<std::unique_ptr<Puzzle>> parse_as(std::string_view text, const Options& options) {
    auto instance = Family::parse(text, options);
    if (!instance) return instance.problem();
    return std::visit(
        [](auto& domain) -> std::unique_ptr<Puzzle> {
            return std::make_unique<PuzzleOf<std::decay_t<decltype(domain)>>>(std::move(domain));
        },
        *instance);
}

// To add a domain, add its line here.
constexpr DomainRow kDomains[] = {
    {&Sokoban::info, &parse_as<Sokoban>},
    {&Jugs::info, &parse_as<Jugs>},
};

// What every build compiles although nobody can choose it.
[[maybe_unused]] constexpr DomainRow kTemplate = {&Blank::info, &parse_as<Blank>};

std::vector<OptionRow> search_options() {
    return {
        {.id = "cycle",
         .name = "Cycle check",
         .summary = "Which successors count as seen before.",
         .kind = OptionKind::choice,
         .choices = {{"auto", "As the strategy has it", "Path for depth-first, full for all others."},
                     {"none", "None", "Nothing is remembered: a tree search, which can go round for ever."},
                     {"path", "Path", "A successor equal to one of its ancestors is dropped."},
                     {"full", "Full", "Every state is remembered with its least g; only a cheaper way to it counts."}},
         .fallback = "auto"},
        {.id = "ties",
         .name = "Ties",
         .summary = "Which node goes first where f is equal.",
         .kind = OptionKind::choice,
         .choices = {{"auto", "As the strategy has it", "Larger g for A* and its kin, age for the others."},
                     {"larger_g", "Larger g", "The deeper one, then the newer."},
                     {"smaller_h", "Smaller h", "The one that looks nearer to the goal, then the newer."},
                     {"lifo", "Newest", "The one generated last."},
                     {"fifo", "Oldest", "The one generated first."},
                     {"heapq", "As CPython's heapq", "Whatever the binary heap of the courses' engine happens to do, move for move."}},
         .fallback = "auto"},
        {.id = "duplicates",
         .name = "Equal ways",
         .summary = "What becomes of a state reached again with the same g, under the full cycle check.",
         .kind = OptionKind::choice,
         .choices = {{"dropped", "Dropped", "Each state is expanded once for each g."},
                     {"strict", "Kept", "Only a strictly worse way is dropped, as the courses' engine does: every shortest way is expanded."}},
         .fallback = "dropped"},
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
        {"xdp", "XDP", "(g + (2*w-1)*h + sqrt((g-h)^2 + 4*w*g*h)) / (2*w)", "Convex, down: near-optimal near the start (Chen and Sturtevant)."},
        {"xup", "XUP", "(g + h + sqrt((g+h)^2 + 4*w*(w-1)*h^2)) / (2*w)", "Convex, up: near-optimal near the goal (Chen and Sturtevant)."},
        {"pwxd", "pwXD", "h > g ? g + h : (g + (2*w-1)*h) / w", "Two straight pieces, like XDP."},
        {"pwxu", "pwXU", "g < (2*w-1)*h ? g/(2*w-1) + h : (g + h)/w", "Two straight pieces, like XUP."},
        {"max", "The larger of two", "max(g + h, w*h)", "A* with a floor under it."},
    };
}

std::vector<Choice> status_rows() {
    return {{"running", "Searching", "The search goes on."},
            {"paused", "Paused", "A breakpoint was met. It can go on."},
            {"solved", "Solved", "A plan was found."},
            {"exhausted", "Exhausted", "Nothing is left to search."},
            {"timeout", "Out of time", "The time bound was reached. It can go on with more time."},
            {"expansions", "Out of expansions", "The bound on expansions was reached. It can go on with more."},
            {"memory", "Out of memory", "The memory bound was reached."},
            {"cancelled", "Stopped", "The search was stopped by hand. It can go on."},
            {"failed", "Failed", "The formula or the heuristic gave no usable number."}};
}

std::vector<Choice> fate_rows() {
    return {{"kept", "Kept", "A new state: it joins the frontier."},
            {"improved", "Better way", "A cheaper way to a state that was still waiting; it takes that node's place."},
            {"reopened", "Opened again", "A cheaper way to a state that had been expanded; it is expanded again."},
            {"repeated", "Equal way", "The state is known with the same g, and kept again."},
            {"deferred", "Deferred", "A cheaper way to a state already expanded in this iteration; it waits for the next."},
            {"revisited", "Visited anew", "A state known from before the restart, with the cheaper of the two ways."},
            {"solution", "Plan", "A goal: the best plan so far."},
            {"duplicate", "Seen before", "The state is known with no greater g."},
            {"cycle", "Cycle", "The state is one of its own ancestors."},
            {"bound_g", "Over bound g", "g is over its cost bound."},
            {"bound_h", "Over bound h", "h is over its cost bound."},
            {"bound_f", "Over bound g + h", "g + h is over its cost bound."},
            {"threshold", "Over the limit", "g + h is over the limit of this iteration."},
            {"incumbent", "No better", "It cannot lead to a cheaper plan than the best one known."},
            {"deadlock", "Dead end", "No plan leads on from there."}};
}

std::vector<Choice> counter_rows() {
    return {{"expanded", "Expanded", "Nodes whose successors were generated. The courses' \"states expanded\"; theirs counts no goal either."},
            {"generated", "Generated", "Successors looked at, kept and dropped together. The courses' \"states generated\", but for the start, which theirs counts."},
            {"kept", "Kept", "Successors that joined the frontier."},
            {"open", "Frontier", "Nodes waiting now."},
            {"reopened", "Opened again", "States found to be cheaper after they had been expanded."},
            {"pruned_cycle", "Seen before", "Dropped by the cycle check. The courses' \"cycle check pruned\"."},
            {"pruned_bound_g", "Over bound g", "Dropped by the cost bound on g. The courses' \"cost bound pruned\" is this and the next two together."},
            {"pruned_bound_h", "Over bound h", "Dropped by the cost bound on h."},
            {"pruned_bound_f", "Over bound g + h", "Dropped by the cost bound on g + h."},
            {"pruned_incumbent", "No better", "Dropped because the best plan known is as cheap."},
            {"pruned_threshold", "Over the limit", "Dropped in their iteration because g + h was over its limit."},
            {"pruned_deadlock", "Dead ends", "Dropped because no plan leads on."},
            {"discarded", "Discarded", "Kept at first, and dropped when their turn came: no better than the best plan, or no room in the beam."},
            {"peak_memory_bytes", "Memory", "Bytes of nodes, index, frontier and history."}};
}

std::vector<Choice> event_rows() {
    return {{"f_changed", "f changed", "The node's f differs from that of the one before."},
            {"h_fell", "h fell", "The node's h is lower than any before: a plateau was left."},
            {"incumbent", "New plan", "A better plan was found."},
            {"reexpansion", "Expanded again", "The state had been expanded before, at a greater cost."},
            {"inconsistent", "Inconsistent h", "h of the node is more than a step's cost plus h of where the step leads."},
            {"condition", "Condition", "A condition of yours over g, h, f and d holds, such as h < 3."},
            {"state", "This state", "The state of a node you chose is expanded."}};
}

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
    for (const DomainRow& row : kDomains) {
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
        for (const DomainRow& row : kDomains) result.domains.push_back(row.info());
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

Result<Collection> read_levels(std::string_view domain, std::string_view text) {
    const auto row = domain_row(domain);
    if (!row) return row.problem();
    return read_collection(text, (*row)->info().is_board_line);
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
    return (*puzzle)->search(std::move(*settings));
}

}  // namespace frontier
