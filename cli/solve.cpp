#include <cstdio>

#include "commands.h"
#include "core/text/words.h"
#include "drive.h"
#include "json.h"
#include "search_arguments.h"
#include "trace.h"

namespace frontier::cli {

namespace {

struct SolveArguments {
    BoardArguments board;
    SearchArguments search;
    bool states = false;
    std::string trace;
};

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
    out["notes"] = to_json(notes_on(request));
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
        const std::vector<std::string> boards =
            states ? states_along(request, plan) : std::vector<std::string>();
        if (states) std::printf("%s\n", boards[0].c_str());
        for (std::size_t i = 0; i < plan.actions.size(); ++i) {
            std::printf("%s\n", plan.actions[i].c_str());
            if (states) std::printf("%s\n", boards[i + 1].c_str());
        }
        std::string text;
        for (const std::string& action : plan.actions) text += action + '\n';
        const validate::Verdict verdict = check_plan(request.domain, request.board, text, request.options);
        std::printf("; cost %d", plan.cost);
        if (verdict.pushes)
            std::printf(", %s, %s", count_of(verdict.steps, "move", "moves").c_str(),
                        count_of(*verdict.pushes, "push", "pushes").c_str());
        std::printf("\n");
    }
    print(concat("; ", word(stats.status), ": ",
                 shown(stats.message.empty() ? stats.claim.sentence : stats.message), '\n'));
    for (const std::string& note : notes_on(request)) print(concat("; note: ", shown(note), '\n'));
    std::printf("; expanded %llu, generated %llu, %.3f s, %.1f MiB\n",
                static_cast<unsigned long long>(stats.counters.expanded),
                static_cast<unsigned long long>(stats.counters.generated), timing.seconds,
                static_cast<double>(stats.peak_memory_bytes) / (1 << 20));
}

int solve(const SolveArguments& arguments) {
    const double started = seconds_now();
    auto request = arguments.search.request(arguments.board);
    if (!request) return bad_input(request.diagnostic().message);
    const auto level = read_level(arguments.board);
    if (!level) return bad_input(level.diagnostic().message);
    request->domain = level->domain;
    request->board = level->level.board;
    *request = with_defaults(*request);
    auto search = start_search(*request);
    if (!search) return bad_input(level->describe(search.diagnostic()));
    const Timing timing = run_to_end(**search, arguments.search.time, started);
    if (arguments.board.json) print_outcome(*request, **search, timing, arguments.states);
    else print_text(*request, **search, timing, arguments.states);
    const Stats stats = (*search)->stats();
    if (!arguments.trace.empty()) {
        if (const auto wrong = write_trace(arguments.trace, *request, **search)) return bad_input(*wrong);
    }
    return stats.status == Status::failed ? bad_input(stats.message) : kDone;
}

}  // namespace

void add_solve(CLI::App& program, int& exit_code) {
    auto arguments = std::make_shared<SolveArguments>();
    CLI::App* command = program.add_subcommand("solve", "Search for a plan");
    arguments->board.add_to(*command);
    arguments->search.add_to(*command);
    command->add_flag("--states", arguments->states, "Also print the board after each action");
    command
        ->add_option("--trace", arguments->trace,
                     "Also write the search to this file: *.trace.json for Posthoc, *.csv as a table")
        ->check(trace_complaint);
    command->callback([arguments, &exit_code] { exit_code = solve(*arguments); });
}

}  // namespace frontier::cli
