// A table over the levels of a collection: what each configuration solves, proves and costs.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <optional>

#include "commands.h"
#include "core/text/words.h"
#include "core/validate/plan_checker.h"
#include "drive.h"
#include "json.h"

namespace frontier::cli {

namespace {

struct BenchArguments {
    std::vector<std::string> sets;
    Request request;
    std::optional<double> weight;
    double time = 5;
    double max_expansions = HUGE_VAL;
    std::optional<double> memory;
    std::vector<std::string> settings;
    bool json = false;
};

// A set to measure, how, and what is expected of it.
struct Bar {
    const char* set;
    const char* strategy;
    const char* heuristic;
    const char* option;  // key=value
    double time;
    const char* wanted;
};
constexpr Bar kBars[] = {
    {"lunar_csc384", "a_star", "", "", 2, "20 proved, 2 s in all"},
    {"snowman_csc384", "a_star", "", "", 5, "20 proved, 5 s each"},
    {"sokoban_cs161", "a_star", "", "space=pushes", 2, "15 proved, 2 s each"},
    {"sokoban_csc384", "anytime_weighted_astar", "", "", 5, "20 solved, 5 s each"},
    {"sokoban_csc384", "a_star", "", "", 20, "the first 15 proved, 20 s each"},
    {"lunar_csc384", "best_first", "manhattan", "", 5, ""},
    {"lunar_csc384", "best_first", "alternate", "", 5, "20 solved, 5 s each"},
    {"snowman_csc384", "best_first", "manhattan", "", 5, ""},
    {"snowman_csc384", "best_first", "alternate", "", 5, "20 solved, 5 s each"},
    {"sokoban_cs161", "best_first", "manhattan", "", 5, ""},
    {"sokoban_cs161", "best_first", "alternate", "", 5, "15 solved, 5 s each"},
    {"sokoban_csc384", "best_first", "manhattan", "", 5, ""},
    {"sokoban_csc384", "best_first", "alternate", "", 5, "20 solved, 5 s each"},
};

struct LevelOutcome {
    std::string level;
    std::string status;
    bool proved = false;
    std::optional<Cost> cost;
    std::optional<Cost> lower_bound;
    std::optional<Cost> known;  // the optimum that the collection states
    std::uint64_t expanded = 0;
    double seconds = 0;

    template <class Visit> void fields(Visit&& visit) const {
        visit("level", level);
        visit("status", status);
        visit("proved", proved);
        visit("cost", cost);
        visit("lower_bound", lower_bound);
        visit("optimal", known);
        visit("expanded", expanded);
        visit("seconds", seconds);
    }
};

struct Set {
    std::string name;
    std::string domain;
    Collection levels;
};

// NAME is levels/NAME.txt, or a file. Its header says the domain.
Result<Set> read_set(const std::string& name) {
    const std::string path = std::ifstream(name) ? name : "levels/" + name + ".txt";
    auto text = read_file(path);
    if (!text) return text.problem();
    const std::string key = "; domain:";
    const auto at = text->find(key);
    if (at == std::string::npos) return Problem{concat(path, " has no line \"; domain: …\"."), 0, 0, "set"};
    const auto begin = text->find_first_not_of(' ', at + key.size());
    const std::string domain = text->substr(begin, text->find_first_of("\r\n ", begin) - begin);
    auto levels = read_levels(domain, *text);
    if (!levels) return levels.problem();
    return Set{name, domain, std::move(*levels)};
}

// A plan that the independent checker refuses ends the bench: nothing it measured could be believed.
std::string refusal(const Request& request, const Plan& plan) {
    std::string text;
    for (const std::string& action : plan.actions) text += action + '\n';
    const auto verdict = validate::check_plan(request.domain, request.board, text, {request.options.begin(), request.options.end()});
    if (verdict.legal && verdict.reaches_goal && verdict.cost == plan.cost) return "";
    return verdict.message.empty() ? "The checker gives another cost." : verdict.message;
}

Result<LevelOutcome> solve_level(Request request, const Level& level, double time) {
    request.board = level.board;
    const double started = seconds_now();
    auto search = start_search(request);
    if (!search) return search.problem();
    const Timing timing = run_to_end(**search, time, started);
    const Stats stats = (*search)->stats();
    LevelOutcome outcome;
    outcome.level = level.id;
    outcome.status = word(stats.status);
    outcome.proved = stats.claim.kind == ClaimKind::optimal || stats.claim.kind == ClaimKind::unsolvable;
    outcome.cost = stats.cost;
    outcome.lower_bound = stats.lower_bound;
    outcome.known = level.optimal;
    outcome.expanded = stats.counters.expanded;
    outcome.seconds = timing.seconds;
    if (stats.cost) {
        if (const std::string why = refusal(request, (*search)->plan((*search)->incumbents() - 1)); !why.empty()) {
            return Problem{concat("The plan for ", level.id, " is refused: ", why), 0, 0, "plan"};
        }
    }
    return outcome;
}

struct Row {
    std::string set;
    Request request;
    double time = 0;
    std::string wanted;
    std::vector<LevelOutcome> levels;
    std::size_t not_tried = 0;  // of the set, because of a signal

    std::size_t solved() const {
        return static_cast<std::size_t>(std::count_if(levels.begin(), levels.end(), [](const auto& level) { return level.cost.has_value(); }));
    }
    std::size_t proved() const {
        return static_cast<std::size_t>(std::count_if(levels.begin(), levels.end(), [](const auto& level) { return level.proved; }));
    }
    double seconds() const {
        double sum = 0;
        for (const auto& level : levels) sum += level.seconds;
        return sum;
    }
};

void print_row(const Row& row) {
    std::uint64_t expanded = 0;
    long long cost = 0;
    double slowest = 0;
    for (const auto& level : row.levels) {
        expanded += level.expanded;
        cost += level.cost.value_or(0);
        slowest = std::max(slowest, level.seconds);
    }
    const auto count = static_cast<double>(std::max<std::size_t>(row.levels.size(), 1));
    const std::string how = concat(row.request.strategy, ", ", row.request.heuristic);
    std::printf("%-16s %-40s %3zu of %-3zu %6zu %7.0f%% %7lld %12llu %8.2f %8.2f  %s\n", shown(row.set).c_str(), how.c_str(),
                row.solved(), row.levels.size(), row.proved(), 100 * (1 - static_cast<double>(row.solved()) / count), cost,
                static_cast<unsigned long long>(expanded), slowest, row.seconds(), row.wanted.c_str());
}

void print_heading() {
    std::printf("%-16s %-40s %9s %6s %8s %7s %12s %8s %8s  %s\n", "set", "strategy, heuristic", "solved", "proved", "failed",
                "cost", "expanded", "slowest", "seconds", "wanted");
}

void print_levels(const Row& row) {
    std::printf("\n%-20s %-10s %6s %6s %8s %12s %8s\n", "level", "status", "cost", "bound", "optimum", "expanded", "seconds");
    auto number = [](const std::optional<Cost>& value) { return value ? std::to_string(*value) : std::string("-"); };
    for (const auto& level : row.levels) {
        std::printf("%-20s %-10s %6s %6s %8s %12llu %8.2f\n", shown(level.level).c_str(), level.proved ? "proved" : level.status.c_str(),
                    number(level.cost).c_str(), number(level.lower_bound).c_str(), number(level.known).c_str(),
                    static_cast<unsigned long long>(level.expanded), level.seconds);
    }
}

Result<Row> measure(const Set& set, Request request, double time, const std::string& wanted) {
    request.domain = set.domain;
    Row row{set.name, with_defaults(request), time, wanted, {}};
    for (const Level& level : set.levels.levels) {
        auto outcome = solve_level(request, level, time);
        if (!outcome) return outcome.problem();
        row.levels.push_back(std::move(*outcome));
        if (interrupted()) break;
    }
    row.not_tried = set.levels.levels.size() - row.levels.size();
    if (interrupted()) row.wanted = concat("cancelled: ", count_of(row.not_tried, "level", "levels"), " not tried");
    return row;
}

Result<std::vector<Row>> chosen_rows(const BenchArguments& arguments) {
    std::vector<Row> rows;
    BoardArguments options;
    options.settings = arguments.settings;
    auto given = options.options();
    if (!given) return given.problem();
    Request request = arguments.request;
    request.options = *given;
    if (arguments.weight) request.weight = arguments.weight;
    if (arguments.memory) request.memory_mib = arguments.memory;
    if (arguments.max_expansions < 0x1p63) request.max_expansions = static_cast<std::uint64_t>(arguments.max_expansions);
    for (const std::string& name : arguments.sets) {
        const auto set = read_set(name);
        if (!set) return set.problem();
        auto row = measure(*set, request, arguments.time, "");
        if (!row) return row.problem();
        if (!arguments.json) {
            if (rows.empty()) print_heading();
            print_row(*row);
        }
        rows.push_back(std::move(*row));
        if (!send_printed() || interrupted()) break;
    }
    if (!arguments.json && rows.size() == 1) print_levels(rows.front());
    return rows;
}

Result<std::vector<Row>> bar_rows(bool json) {
    std::vector<Row> rows;
    if (!json) print_heading();
    for (const Bar& bar : kBars) {
        const auto set = read_set(bar.set);
        if (!set) return set.problem();
        Request request;
        request.strategy = bar.strategy;
        request.heuristic = bar.heuristic;
        const std::string option = bar.option;
        if (const auto equals = option.find('='); equals != std::string::npos) request.options[option.substr(0, equals)] = option.substr(equals + 1);
        auto row = measure(*set, request, bar.time, bar.wanted);
        if (!row) return row.problem();
        if (!json) print_row(*row);
        rows.push_back(std::move(*row));
        if (!send_printed() || interrupted()) break;
    }
    return rows;
}

int bench(const BenchArguments& arguments) {
    if (!(arguments.time >= 0)) return bad_input("--time is a number of seconds from 0 up.");
    const auto rows = arguments.sets.empty() ? bar_rows(arguments.json) : chosen_rows(arguments);
    if (!rows) return bad_input(rows.problem().message);
    if (!arguments.json) return kDone;
    Json out = Json::array();
    for (const Row& row : *rows) {
        out.push_back({{"set", row.set}, {"strategy", row.request.strategy}, {"heuristic", row.request.heuristic},
                       {"time", row.time}, {"solved", row.solved()}, {"proved", row.proved()}, {"seconds", row.seconds()},
                       {"not_tried", row.not_tried},
                       {"levels", to_json(row.levels)}});
    }
    print_json(Json{{"rows", out}});
    return kDone;
}

}  // namespace

void add_bench(CLI::App& program, int& exit_code) {
    auto arguments = std::make_shared<BenchArguments>();
    CLI::App* command = program.add_subcommand("bench", "Solve whole collections of levels, and print a table");
    command->add_option("--set", arguments->sets, "A collection: NAME for levels/NAME.txt, or a file; without one, the sets and ways that we hold ourselves to")
        ->type_name("NAME");
    command->add_option("--strategy", arguments->request.strategy, "See `frontier strategies`")->capture_default_str();
    command->add_option("--heuristic", arguments->request.heuristic, "See `frontier heuristics`");
    add_number(*command, "--weight", arguments->weight, "The weight w of the heuristic");
    command->add_option("--f", arguments->request.formula, "The formula of the strategy custom");
    add_number(*command, "--time", arguments->time, "Seconds a level at most")->capture_default_str();
    add_number(*command, "--max-expansions", arguments->max_expansions, "Expansions a level at most");
    add_number(*command, "--memory", arguments->memory, "MiB to use at most (1024)");
    command->add_option("--option", arguments->settings, "An option as key=value; may be given several times")->type_name("KEY=VALUE");
    command->add_flag("--json", arguments->json, "One JSON object on standard output and nothing else there");
    command->callback([arguments, &exit_code] { exit_code = bench(*arguments); });
}

}  // namespace frontier::cli
