#include <cmath>
#include <cstdio>
#include <optional>

#include "commands.h"
#include "core/text/words.h"
#include "drive.h"
#include "json.h"

namespace frontier::cli {

namespace {

struct SolveArguments {
    BoardArguments board;
    Request request;
    std::optional<double> weight;
    double time = HUGE_VAL;
    double max_expansions = HUGE_VAL;
    std::optional<double> memory;
    std::string cycle;
    std::string bound;
    bool states = false;
};

// "G,H,F"; a missing or empty part, or inf, is no bound.
Result<CostBound> read_bound(const std::string& text) {
    CostBound bound;
    double* const parts[] = {&bound.g, &bound.h, &bound.f};
    std::size_t begin = 0;
    for (double* part : parts) {
        if (begin > text.size()) break;
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string number = text.substr(begin, end - begin);
        begin = end + 1;
        if (number.empty()) continue;
        char* stop = nullptr;
        *part = std::strtod(number.c_str(), &stop);
        if (*stop != '\0' || std::isnan(*part)) begin = std::string::npos - 1;
    }
    if (begin <= text.size() || begin == std::string::npos - 1) {
        return Problem{concat("--costbound takes three numbers G,H,F (inf for none), not \"", text, "\"."), 0, 0, "bound"};
    }
    return bound;
}

Result<Request> make_request(const SolveArguments& arguments, const Level& level) {
    Request request = arguments.request;
    request.domain = arguments.board.domain;
    request.board = level.board;
    const auto options = arguments.board.options();
    if (!options) return options.problem();
    request.options = *options;
    if (!arguments.cycle.empty()) request.options["cycle"] = arguments.cycle;
    const auto bound = read_bound(arguments.bound);
    if (!bound) return bound.problem();
    request.bound = *bound;
    if (arguments.weight) request.weight = arguments.weight;
    if (arguments.memory) request.memory_mib = arguments.memory;
    if (arguments.max_expansions < 0x1p63) request.max_expansions = static_cast<std::uint64_t>(arguments.max_expansions);
    return with_defaults(request);
}

// The board at the start and after each action.
std::vector<std::string> states_along(const Request& request, const Plan& plan) {
    std::vector<std::string> states;
    const auto play = start_play(request.domain, request.board, request.options);
    if (!play || (*play)->set_line(plan.actions)) return states;
    for (std::size_t i = 0; i <= plan.actions.size(); ++i) states.push_back((*play)->position(i).text);
    return states;
}

void print_outcome(const Request& request, const Search& search, const Timing& timing, bool states) {
    const Stats stats = search.stats();
    Json out{{"domain", request.domain}, {"strategy", request.strategy}, {"heuristic", request.heuristic}};
    const Json fields = to_json(stats);
    for (const auto& [key, value] : fields.items()) {
        if (key != "incumbents" && key != "message") out[key] = value;
    }
    out["plan"] = nullptr;
    if (stats.cost) {
        const Plan plan = search.plan(search.incumbents() - 1);
        out["plan"] = to_json(plan.actions);
        if (states) out["states"] = to_json(states_along(request, plan));
    }
    if (!stats.message.empty()) out["message"] = stats.message;
    out["seconds"] = timing.seconds;
    out["incumbents"] = Json::array();
    for (std::size_t i = 0; i < stats.incumbents.size(); ++i) {
        Json row = to_json(stats.incumbents[i]);
        row.erase("node");
        row["seconds"] = timing.incumbents[i];
        out["incumbents"].push_back(std::move(row));
    }
    print_json(out);
}

void print_text(const Request& request, const Search& search, const Timing& timing, bool states) {
    const Stats stats = search.stats();
    if (stats.cost) {
        const Plan plan = search.plan(search.incumbents() - 1);
        const std::vector<std::string> boards = states ? states_along(request, plan) : std::vector<std::string>();
        if (states) std::printf("%s\n", boards[0].c_str());
        for (std::size_t i = 0; i < plan.actions.size(); ++i) {
            std::printf("%s\n", plan.actions[i].c_str());
            if (states) std::printf("%s\n", boards[i + 1].c_str());
        }
        std::printf("; cost %d\n", plan.cost);
    }
    print(concat("; ", word(stats.status), ": ", shown(stats.message.empty() ? stats.claim.sentence : stats.message), '\n'));
    std::printf("; expanded %llu, generated %llu, %.3f s, %.1f MiB\n", static_cast<unsigned long long>(stats.counters.expanded),
                static_cast<unsigned long long>(stats.counters.generated), timing.seconds,
                static_cast<double>(stats.peak_memory_bytes) / (1 << 20));
}

int solve(const SolveArguments& arguments) {
    const double started = seconds_now();
    if (!(arguments.max_expansions >= 0) || arguments.max_expansions != std::floor(arguments.max_expansions)) {
        return bad_input("--max-expansions is a whole number from 0 up.");
    }
    const auto level = read_level(arguments.board);
    if (!level) return bad_input(level.problem().message);
    const auto request = make_request(arguments, level->level);
    if (!request) return bad_input(request.problem().message);
    if (!(arguments.time >= 0)) return bad_input("--time is a number of seconds from 0 up.");
    auto search = start_search(*request);
    if (!search) return bad_input(level->describe(search.problem()));
    const Timing timing = run_to_end(**search, arguments.time, started);
    if (arguments.board.json) print_outcome(*request, **search, timing, arguments.states);
    else print_text(*request, **search, timing, arguments.states);
    const Stats stats = (*search)->stats();
    return stats.status == Status::failed ? bad_input(stats.message) : kDone;
}

}  // namespace

void add_solve(CLI::App& program, int& exit_code) {
    auto arguments = std::make_shared<SolveArguments>();
    CLI::App* command = program.add_subcommand("solve", "Search for a plan");
    arguments->board.add_to(*command);
    command->add_option("--strategy", arguments->request.strategy, "See `frontier strategies`")->capture_default_str();
    command->add_option("--heuristic", arguments->request.heuristic, "See `frontier heuristics`");
    add_number(*command, "--weight", arguments->weight, "The weight w of the heuristic");
    command->add_option("--f", arguments->request.formula, "The formula of the strategy custom, such as \"g + w*h\"");
    add_number(*command, "--time", arguments->time, "Seconds to search at most");
    add_number(*command, "--max-expansions", arguments->max_expansions, "Expansions to make at most");
    add_number(*command, "--memory", arguments->memory, "MiB to use at most (1024)");
    command->add_option("--cycle", arguments->cycle, "Cycle check: none, path or full");
    command->add_option("--costbound", arguments->bound, "G,H,F: drop successors with g, h or g + h above these")
        ->check([](const std::string& text) { return text.empty() ? "Numbers G,H,F are expected, not \"\"" : ""; });
    command->add_flag("--states", arguments->states, "Also print the board after each action");
    command->callback([arguments, &exit_code] { exit_code = solve(*arguments); });
}

}  // namespace frontier::cli
