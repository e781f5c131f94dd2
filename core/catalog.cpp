#include "catalog.h"

#include <charconv>

#include "algorithms/best_first.h"
#include "domains/blank.h"
#include "domains/jugs.h"
#include "domains/sokoban.h"
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
        return std::make_unique<BestFirst<D>>(domain_, std::move(heuristic), std::move(settings));
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

std::vector<StrategyInfo> strategies() {
    return {
        {.id = "a_star",
         .name = "A*",
         .summary = "Expands the node with the least g + h, where a cheapest plan through it could still be cheapest of all.",
         .guarantee_text = "Optimal when the heuristic never overestimates.",
         .formula = "g + h",
         .guarantee = Guarantee::weight},
        {.id = "weighted_a_star",
         .name = "Weighted A*",
         .summary = "Trusts the heuristic w times: the larger the weight, the greedier the search.",
         .guarantee_text = "At most w times optimal when the heuristic never overestimates.",
         .formula = "g + w*h",
         .uses_weight = true,
         .default_weight = 5,
         .guarantee = Guarantee::weight},
        {.id = "best_first",
         .name = "Greedy best-first",
         .summary = "Expands the node that looks nearest to the goal, whatever it cost to get there.",
         .guarantee_text = "None: fast when the heuristic is a good guide, and as long a plan as it happens to find.",
         .formula = "h",
         .default_ties = TieRule::lifo},
        {.id = "ucs",
         .name = "Uniform-cost",
         .summary = "Expands the node that is cheapest to reach (Dijkstra's order).",
         .guarantee_text = "Optimal, whatever the heuristic.",
         .formula = "g",
         .uses_heuristic = false,
         .default_ties = TieRule::lifo,
         .guarantee = Guarantee::cheapest},
        {.id = "breadth_first",
         .name = "Breadth-first",
         .summary = "Expands the oldest node: all plans of one move, then all of two, and so on.",
         .guarantee_text = "Optimal when all moves cost the same.",
         .uses_heuristic = false,
         .default_ties = TieRule::fifo,
         .guarantee = Guarantee::fewest_moves},
        {.id = "depth_first",
         .name = "Depth-first",
         .summary = "Expands the newest node: follows one line of play as far as it goes before it looks at another.",
         .guarantee_text = "None: the first plan it runs into may be very long.",
         .uses_heuristic = false,
         .default_cycle = CycleCheck::path,
         .default_ties = TieRule::lifo},
        {.id = "custom",
         .name = "Your own f",
         .summary = "Expands the node with the least f, a formula of your own over g, h, w and d.",
         .guarantee_text = "What the search itself can measure: cost against the lower bound.",
         .formula = "g + w*h",
         .uses_weight = true,
         .uses_formula = true},
    };
}

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
                     {"fifo", "Oldest", "The one generated first."}},
         .fallback = "auto"},
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
            {"duplicate", "Seen before", "The state is known with no greater g."},
            {"cycle", "Cycle", "The state is one of its own ancestors."},
            {"bound_g", "Over bound g", "g is over its cost bound."},
            {"bound_h", "Over bound h", "h is over its cost bound."},
            {"bound_f", "Over bound g + h", "g + h is over its cost bound."},
            {"incumbent", "No better", "It cannot lead to a cheaper plan than the best one known."},
            {"deadlock", "Dead end", "No plan leads on from there."}};
}

std::vector<Choice> counter_rows() {
    return {{"expanded", "Expanded", "Nodes whose successors were generated."},
            {"generated", "Generated", "Successors looked at: kept and dropped together."},
            {"kept", "Kept", "Successors that joined the frontier."},
            {"open", "Frontier", "Nodes waiting now."},
            {"reopened", "Opened again", "States found to be cheaper after they had been expanded."},
            {"pruned_cycle", "Seen before", "Dropped by the cycle check."},
            {"pruned_bound_g", "Over bound g", "Dropped by the cost bound on g."},
            {"pruned_bound_h", "Over bound h", "Dropped by the cost bound on h."},
            {"pruned_bound_f", "Over bound g + h", "Dropped by the cost bound on g + h."},
            {"pruned_incumbent", "No better", "Dropped because the best plan known is as cheap."},
            {"pruned_deadlock", "Dead ends", "Dropped because no plan leads on."},
            {"peak_memory_bytes", "Memory", "Bytes of nodes, index, frontier and history."}};
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

std::optional<Problem> check_option(const OptionRow& row, const std::string& value) {
    auto wrong = [&](std::string_view expected) {
        return Problem{concat("\"", value, "\" is not a value for ", row.id, ": ", expected, "."), 0, 0, row.id};
    };
    if (row.kind == OptionKind::choice && !find_row(row.choices, value)) return wrong("choose one of " + ids_of(row.choices));
    if (row.kind == OptionKind::flag && value != "on" && value != "off") return wrong("on or off");
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

Result<Settings> settings_for(const Request& request, const StrategyInfo& strategy, const DomainInfo& domain) {
    if (auto problem = check_numbers(request)) return *problem;
    const std::vector<OptionRow>& common = catalog().options;
    if (auto problem = check_options(request.options, {&domain.options, &strategy.options, &common})) return *problem;
    const HeuristicInfo* heuristic = find_row(domain.heuristics, request.heuristic);
    if (!heuristic) return unknown("heuristic", request.heuristic, domain.heuristics);
    auto formula = Formula::compile(request.formula);
    if (!formula) return formula.problem();
    const TieRule ties = chosen(option(request.options, *find_row(common, "ties")), strategy.default_ties,
                                {TieRule::larger_g, TieRule::smaller_h, TieRule::lifo, TieRule::fifo});

    Settings settings{.ranking = Ranking(std::move(*formula), *request.weight, ties), .heuristic = *heuristic};
    settings.shows_f = !strategy.formula.empty();
    settings.guarantee = strategy.guarantee;
    settings.cycle = chosen(option(request.options, *find_row(common, "cycle")), strategy.default_cycle,
                            {CycleCheck::none, CycleCheck::path, CycleCheck::full});
    settings.prune_dead_ends = option(request.options, *find_row(common, "deadlocks")) == "on";
    settings.bound = request.bound;
    if (request.max_expansions) settings.max_expansions = *request.max_expansions;
    settings.memory_bytes = static_cast<std::size_t>(*request.memory_mib * (1 << 20));
    return settings;
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
        Catalog result{{}, strategies(), search_options(), formula_presets(), status_rows(), fate_rows(), counter_rows()};
        for (const DomainRow& row : kDomains) result.domains.push_back(row.info());
        return result;
    }();
    return everything;
}

const StrategyInfo* find_strategy(std::string_view id) { return find_row(catalog().strategies, id); }
const DomainInfo* find_domain(std::string_view id) { return find_row(catalog().domains, id); }

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
    if (!strategy || !domain) return request;
    if (request.heuristic.empty()) {
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
    auto settings = settings_for(with_defaults(request), *strategy, domain);
    if (!settings) return settings.problem();
    auto puzzle = (*row)->parse(request.board, only(request.options, domain.options));
    if (!puzzle) return puzzle.problem();
    return (*puzzle)->search(std::move(*settings));
}

}  // namespace frontier
