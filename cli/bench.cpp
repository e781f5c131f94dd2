// A table over the levels of a collection: what each configuration solves, proves and costs.
#include <algorithm>
#include <cstdio>
#include <optional>

#include "commands.h"
#include "core/catalog.h"
#include "core/text/words.h"
#include "drive.h"
#include "json.h"
#include "level_set.h"
#include "search_arguments.h"

namespace frontier::cli {

namespace {

struct BenchArguments {
    BoardArguments board;  // of it --domain, --set and --json
    std::vector<std::string> sets;
    std::vector<std::string> files;
    SearchArguments search;
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
    std::optional<std::string> message = std::nullopt;  // why the level is refused

    template <class Visit> void fields(Visit&& visit) const {
        visit("level", level);
        visit("status", status);
        visit("proved", proved);
        visit("cost", cost);
        visit("lower_bound", lower_bound);
        visit("optimal", known);
        visit("expanded", expanded);
        visit("seconds", seconds);
        visit("message", message);
    }
};

// A plan that the independent checker refuses ends the bench: nothing it measured could be believed.
std::string refusal(const Request& request, const Plan& plan) {
    std::string text;
    for (const std::string& action : plan.actions) text += action + '\n';
    const auto verdict = check_plan(request.domain, request.board, text, request.options);
    if (verdict.legal && verdict.reaches_goal && verdict.cost == plan.cost) return "";
    return verdict.message.empty() ? "The checker gives another cost." : verdict.message;
}

// A board that cannot be read is an outcome, for in a file from elsewhere all others can be measured still.
Result<LevelOutcome> solve_level(Request request, const LevelFile& from, double time) {
    const Level& level = from.level;
    request.board = level.board;
    const double started = seconds_now();
    auto search = start_search(request);
    if (!search && search.diagnostic().field != "board") return search.diagnostic();
    if (!search)
        return LevelOutcome{
            .level = level.id, .status = "refused", .message = from.describe(search.diagnostic())};
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
        if (const std::string why = refusal(request, (*search)->plan((*search)->incumbents() - 1));
            !why.empty()) {
            return Diagnostic{concat("The plan for ", level.id, " is refused: ", why), 0, 0, "plan"};
        }
    }
    return outcome;
}

struct Row {
    std::string set;
    Request request;
    double time = 0;
    std::string remark;  // what is wanted, or what kept it from being measured
    std::vector<LevelOutcome> levels;
    std::size_t not_tried = 0;  // of the set, because of a signal

    std::size_t solved() const {
        return static_cast<std::size_t>(std::count_if(
            levels.begin(), levels.end(), [](const auto& level) { return level.cost.has_value(); }));
    }
    std::size_t proved() const {
        return static_cast<std::size_t>(
            std::count_if(levels.begin(), levels.end(), [](const auto& level) { return level.proved; }));
    }
    std::size_t refused() const {
        return static_cast<std::size_t>(std::count_if(
            levels.begin(), levels.end(), [](const auto& level) { return level.message.has_value(); }));
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
    std::printf("%-19s %-40s %3zu of %-3zu %6zu %7.0f%% %7lld %12llu %8.2f %8.2f  %s\n",
                shown(row.set).c_str(), how.c_str(), row.solved(), row.levels.size(), row.proved(),
                100 * (1 - static_cast<double>(row.solved()) / count), cost,
                static_cast<unsigned long long>(expanded), slowest, row.seconds(), row.remark.c_str());
}

void print_heading() {
    std::printf("%-19s %-40s %9s %6s %8s %7s %12s %8s %8s  %s\n", "set", "strategy, heuristic", "solved",
                "proved", "failed", "cost", "expanded", "slowest", "seconds", "wanted");
}

void print_levels(const Row& row) {
    std::printf("\n%-20s %-10s %6s %6s %8s %12s %8s\n", "level", "status", "cost", "bound", "optimum",
                "expanded", "seconds");
    auto number = [](const std::optional<Cost>& value) {
        return value ? std::to_string(*value) : std::string("-");
    };
    for (const auto& level : row.levels) {
        std::printf("%-20s %-10s %6s %6s %8s %12llu %8.2f\n", shown(level.level).c_str(),
                    level.proved ? "proved" : level.status.c_str(), number(level.cost).c_str(),
                    number(level.lower_bound).c_str(), number(level.known).c_str(),
                    static_cast<unsigned long long>(level.expanded), level.seconds);
    }
}

std::string remark_on(const Row& row) {
    if (interrupted()) return concat("cancelled: ", count_of(row.not_tried, "level", "levels"), " not tried");
    return row.refused() == 0 ? "" : concat(count_of(row.refused(), "level", "levels"), " refused");
}

Result<Row> measure(const LevelSet& set, Request request, double time, const std::string& wanted) {
    request.domain = set.domain;
    Row row{set.name, with_defaults(request), time, "", {}};
    for (const Level& level : set.levels.levels) {
        auto outcome = solve_level(request, {set.domain, set.file, level}, time);
        if (!outcome) return outcome.diagnostic();
        row.levels.push_back(std::move(*outcome));
        if (interrupted()) break;
    }
    row.not_tried = set.levels.levels.size() - row.levels.size();
    if (row.refused() == row.levels.size()) return Diagnostic{*row.levels.front().message, 0, 0, "file"};
    for (const auto& level : row.levels) {
        if (level.message) complain(*level.message);
    }
    row.remark = remark_on(row);
    if (row.remark.empty()) row.remark = wanted;
    return row;
}

Result<std::vector<Row>> chosen_rows(const BenchArguments& arguments) {
    std::vector<Row> rows;
    const auto request = arguments.search.request(arguments.board);
    if (!request) return request.diagnostic();
    std::vector<std::string> files;
    for (const std::string& name : arguments.sets) files.push_back(level_set_file(name));
    files.insert(files.end(), arguments.files.begin(), arguments.files.end());
    for (const std::string& file : files) {
        const auto set = read_level_set(file, arguments.board.domain);
        if (!set) return set.diagnostic();
        auto row = measure(*set, *request, arguments.search.time, "");
        if (!row) return row.diagnostic();
        if (!arguments.board.json) {
            if (rows.empty()) print_heading();
            print_row(*row);
        }
        rows.push_back(std::move(*row));
        if (!send_printed() || interrupted()) break;
    }
    if (!arguments.board.json && rows.size() == 1) print_levels(rows.front());
    return rows;
}

Result<std::vector<Row>> bar_rows(bool json) {
    std::vector<Row> rows;
    if (!json) print_heading();
    for (const Bar& bar : kBars) {
        const auto set = read_level_set(level_set_file(bar.set), "");
        if (!set) return set.diagnostic();
        Request request;
        request.strategy = bar.strategy;
        request.heuristic = bar.heuristic;
        const std::string option = bar.option;
        if (const auto equals = option.find('='); equals != std::string::npos)
            request.options[option.substr(0, equals)] = option.substr(equals + 1);
        auto row = measure(*set, request, bar.time, bar.wanted);
        if (!row) return row.diagnostic();
        if (!json) print_row(*row);
        rows.push_back(std::move(*row));
        if (!send_printed() || interrupted()) break;
    }
    return rows;
}

// Without a set the ways to search are our own.
std::string unused_option(const CLI::App& command) {
    for (const CLI::Option* option : command.get_options()) {
        if (option->count() > 0 && option->get_name() != "--json") return option->get_name();
    }
    return "";
}

int bench(const BenchArguments& arguments, const CLI::App& command) {
    const bool is_chosen = !arguments.sets.empty() || !arguments.files.empty();
    if (const std::string option = unused_option(command); !is_chosen && !option.empty()) {
        return bad_input(concat(option, " needs levels to search: name files, or sets with --level-set."));
    }
    const bool json = arguments.board.json;
    const auto rows = is_chosen ? chosen_rows(arguments) : bar_rows(json);
    if (!rows) return bad_input(rows.diagnostic().message);
    if (!json) return kDone;
    Json out = Json::array();
    for (const Row& row : *rows) {
        out.push_back({{"set", row.set},
                       {"domain", row.request.domain},
                       {"strategy", row.request.strategy},
                       {"heuristic", row.request.heuristic},
                       {"time", row.time},
                       {"solved", row.solved()},
                       {"proved", row.proved()},
                       {"seconds", row.seconds()},
                       {"not_tried", row.not_tried},
                       {"levels", to_json(row.levels)}});
    }
    print_json(Json{{"rows", out}});
    return kDone;
}

}  // namespace

void add_bench(CLI::App& program, int& exit_code) {
    auto arguments = std::make_shared<BenchArguments>();
    CLI::App* command =
        program.add_subcommand("bench", "Solve whole collections of levels, and print a table");
    command
        ->add_option("FILE", arguments->files,
                     "Levels of any puzzle, as they come; without files and sets, what we hold ourselves to "
                     "is measured")
        ->check(expecting("A file"));
    command
        ->add_option("--level-set", arguments->sets,
                     "The levels of levels/NAME.txt; may be given several times")
        ->type_name("NAME")
        ->check(expecting("The name of a level set"))
        ->allow_extra_args(false);
    command
        ->add_option("--domain", arguments->board.domain,
                     "Which puzzle the files are for; told from the text without it")
        ->check(expecting("The id of a puzzle"));
    arguments->board.add_settings_to(*command);
    arguments->search.time = 5;
    arguments->search.add_to(*command);
    command->add_flag("--json", arguments->board.json,
                      "One JSON object on standard output and nothing else there");
    command->callback([arguments, command, &exit_code] { exit_code = bench(*arguments, *command); });
}

}  // namespace frontier::cli
