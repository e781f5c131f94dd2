#include <cstdio>

#include "commands.h"
#include "core/text/words.h"
#include "drive.h"
#include "json.h"

namespace frontier::cli {

namespace {

struct XrayArguments {
    BoardArguments board;
    std::string heuristic;
    double max_states = static_cast<double>(Xray::kMaxStates);
    std::optional<double> memory;
    std::size_t examples = 1;
    bool all_placements = false;
};

// Until nothing is left to do, or a signal comes.
double run(Xray& xray, double started) {
    heed_signals();
    Pacer pacer(HUGE_VAL, started);
    while (!pacer.must_stop()) {
        const XrayPhase before = xray.report().phase;
        const XrayPhase phase = xray.advance(pacer.slice());
        pacer.slice_is_done();
        if (phase >= XrayPhase::judged) break;
        if (phase != before) pacer.begin_anew();
        if (pacer.shows_progress()) {
            std::fprintf(stderr, "\r%s, %llu states", std::string(word(phase)).c_str(),
                         static_cast<unsigned long long>(xray.report().states));
        }
    }
    pacer.end_progress();
    return pacer.seconds();
}

std::string number(const std::optional<double>& value, const char* none = "infinite") {
    return value ? number_text(*value) : none;
}

std::string sentence(std::string_view what, XrayVerdict verdict, std::uint64_t faults, std::string_view unit,
                     std::uint64_t states) {
    switch (verdict) {
        case XrayVerdict::yes: return concat(what, ": yes");
        case XrayVerdict::no: return concat(what, ": no, ", faults, ' ', unit);
        case XrayVerdict::unrefuted: return concat(what, ": no counter-example in ", states, " states");
        case XrayVerdict::unknown: break;
    }
    return concat(what, ": not known");
}

void print_state(const XrayState& state) {
    const auto exact = state.exact ? std::optional<double>(*state.exact) : std::nullopt;
    print(concat(shown_lines(state.text), "; h ", number(state.h), ", h* ", number(exact), '\n'));
}

void print_examples(const Xray& xray, std::size_t most) {
    for (const CounterExample& example : xray.counter_examples(XrayKind::too_high, 0, most)) {
        print("\n; too high\n");
        print_state(example.state);
        for (const std::string& action : example.plan) print(action + '\n');
    }
    for (const CounterExample& example : xray.counter_examples(XrayKind::inconsistent, 0, most)) {
        print("\n; inconsistent\n");
        print_state(example.state);
        print(concat("; ", example.action, ", cost ", example.cost, '\n'));
        print_state(*example.next);
    }
}

void print_report(const Xray& xray, double seconds, std::size_t examples) {
    const XrayReport report = xray.report();
    print(concat("; ", report.states, report.complete ? " states" : " states of a sample", ", ", report.moves,
                 " moves, ", report.solvable, " solvable",
                 report.dead_ends
                     ? concat(", ", *report.dead_ends, " dead ends, of which h sees ", report.dead_ends_seen)
                     : "",
                 '\n'));
    print(concat("; ",
                 sentence("admissible", report.admissible, report.too_high, "states too high", report.states),
                 '\n'));
    print(concat("; ", sentence("consistent", report.consistent, report.inconsistent, "moves", report.states),
                 '\n'));
    print(
        concat("; largest h/h* ", number(report.ratio), ", mean ", number(report.mean_ratio, "none"), '\n'));
    const auto exact = report.start_exact ? std::optional<double>(*report.start_exact) : std::nullopt;
    print(concat("; start: h ", number(report.start_h), ", h* ", number(exact), '\n'));
    if (report.perfect_expansions)
        print(concat("; A* with h* itself expands ", *report.perfect_expansions, '\n'));
    print_examples(xray, examples);
    std::printf("; %.3f s, %.1f MiB\n", seconds, static_cast<double>(report.memory_bytes) / (1 << 20));
}

void print_object(const Xray& xray, double seconds, std::size_t examples) {
    Json out = to_json(xray.report());
    Json wrong = Json::object();
    for (const XrayKind kind : {XrayKind::too_high, XrayKind::inconsistent})
        wrong[std::string(word(kind))] = to_json(xray.counter_examples(kind, 0, examples));
    out["counter_examples"] = std::move(wrong);
    out["seconds"] = seconds;
    print_json(out);
}

int xray(const XrayArguments& arguments) {
    const double started = seconds_now();
    const auto level = read_level(arguments.board);
    if (!level) return bad_input(level.diagnostic().message);
    const auto options = arguments.board.options();
    if (!options) return bad_input(options.diagnostic().message);
    if (!(arguments.max_states >= 1)) return bad_input("--max-states is a number from 1 up.");
    XrayRequest request{level->domain, level->level.board, *options};
    request.max_states = static_cast<std::uint64_t>(std::min(arguments.max_states, 1e9));
    request.memory_mib = arguments.memory;
    request.all_placements = arguments.all_placements;
    const auto made = start_xray(request);
    if (!made) return bad_input(level->describe(made.diagnostic()));
    const std::string id =
        arguments.heuristic.empty() ? find_domain(level->domain)->default_heuristic : arguments.heuristic;
    if (const auto diagnostic = judge_heuristic(**made, id)) return bad_input(diagnostic->message);
    const double seconds = run(**made, started);
    if (arguments.board.json) print_object(**made, seconds, arguments.examples);
    else print_report(**made, seconds, arguments.examples);
    const auto failure = (*made)->report().failure;
    return failure ? bad_input(failure->message) : kDone;
}

}  // namespace

void add_xray(CLI::App& program, int& exit_code) {
    auto arguments = std::make_shared<XrayArguments>();
    CLI::App* command = program.add_subcommand(
        "xray", "Hold a heuristic against the true distances of all states: admissible? consistent?");
    arguments->board.add_to(*command);
    command->add_option("--heuristic", arguments->heuristic, "See `frontier heuristics`")
        ->check(expecting("The id of a heuristic"));
    add_number(*command, "--max-states", arguments->max_states, "Where there are more, some are sampled");
    add_number(*command, "--memory", arguments->memory,
               concat("MiB to use at most (", kLimits.default_memory_mib, ")"));
    command->add_flag("--all-placements", arguments->all_placements,
                      "Look at every way to place the pieces, not only at what is reached from the board");
    add_number(*command, "--examples", arguments->examples, "Counter-examples of each kind to print")
        ->capture_default_str();
    command->callback([arguments, &exit_code] { exit_code = xray(*arguments); });
}

}  // namespace frontier::cli
