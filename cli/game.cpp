#include "core/game/game.h"

#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "commands.h"
#include "core/text/words.h"
#include "drive.h"

namespace frontier::cli {

namespace {

struct GameArguments {
    std::string search;
    std::string start_file;
    std::string goal_file;
    std::string turns;
    std::string solution_file;
    double time = HUGE_VAL;
    double memory = NAN;
};

void print_game_progress(const game::GameStats& stats, double seconds) {
    std::fprintf(stderr, "\r%.1f s  %.0f %%  %llu positions  %llu MiB  ", seconds, 100 * stats.progress,
                 static_cast<unsigned long long>(stats.positions),
                 static_cast<unsigned long long>(stats.memory_bytes >> 20));
}

// To the end, the time bound or a signal.
void run_game(game::GameSearch& search, double time_bound, double started) {
    Pacer pacer(time_bound, started);
    for (Status status = Status::running; status == Status::running;) {
        if (const auto reason = pacer.must_stop()) {
            search.stop(*reason);
            break;
        }
        status = search.advance(pacer.slice());
        pacer.slice_is_done();
        if (pacer.shows_progress()) print_game_progress(search.stats(), pacer.seconds());
    }
    pacer.end_progress();
}

// "init.txt:2:3: Found …", as far as the problem has a place.
std::string describe_game(const Diagnostic& diagnostic, const GameArguments& arguments) {
    if (diagnostic.field == "turns") return concat("N: ", diagnostic.message);
    if (diagnostic.field != "start" && diagnostic.field != "goal") return diagnostic.message;
    const std::string& file = diagnostic.field == "goal" ? arguments.goal_file : arguments.start_file;
    return concat(file, ':', diagnostic.line, ':', diagnostic.column, ": ", diagnostic.message);
}

// What would keep the answer from being written, found before the search rather than after it.
std::string obstacle_to(const std::filesystem::path& file) {
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored))
        return concat(file.string(), " is a folder, not a file.");
    const auto folder = file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
    if (!std::filesystem::is_directory(folder, ignored))
        return concat("There is no folder ", folder.string(), " to write into.");
    return "";
}

// Only when all is known, so that a file which is there already stays as it is until then.
bool write_solution(const std::string& text, const std::string& file) {
    std::ofstream stream(file, std::ios::binary);
    stream << text;
    stream.close();
    return static_cast<bool>(stream);
}

int play_game(const GameArguments& arguments) {
    const double started = seconds_now();
    if (!(arguments.time >= 0)) return bad_input("--time is a number of seconds from 0 up.");
    game::GameRequest request{.search = arguments.search, .turns = arguments.turns};
    if (!std::isnan(arguments.memory)) request.memory_mib = arguments.memory;
    for (auto [file, text] :
         {std::pair{&arguments.start_file, &request.start}, std::pair{&arguments.goal_file, &request.goal}}) {
        auto content = read_file(*file);
        if (!content) return bad_input(content.diagnostic().message);
        *text = std::move(*content);
    }
    auto search = game::GameSearch::start(request);
    if (!search) return bad_input(describe_game(search.diagnostic(), arguments));
    if (const std::string obstacle = obstacle_to(arguments.solution_file); !obstacle.empty())
        return bad_input(obstacle);
    run_game(*search, arguments.time, started);
    const auto result = search->result();
    if (!result) return bad_input(concat(search->stats().message, " No solution file was written."));
    if (!write_solution(result->solution, arguments.solution_file)) {
        return bad_input(concat("The file ", arguments.solution_file, " cannot be written."));
    }
    return kDone;
}

}  // namespace

void add_game(CLI::App& program, int& exit_code) {
    auto arguments = std::make_shared<GameArguments>();
    CLI::App* command =
        program.add_subcommand("game", "Search the game of three agents and write its solution file");
    command->add_option("SEARCH-TYPE", arguments->search, "minimax, minimax_rand or alpha_beta_pruning")
        ->required()
        ->check(expecting("minimax, minimax_rand or alpha_beta_pruning"));
    command->add_option("INIT", arguments->start_file, "FILE with the board at the start")
        ->required()
        ->check(expecting("A file"));
    command->add_option("GOAL", arguments->goal_file, "FILE with the goal board")
        ->required()
        ->check(expecting("A file"));
    command->add_option("N", arguments->turns, "How often each agent moves")->required();
    command
        ->add_option("SOLUTION-FILE", arguments->solution_file,
                     "FILE for the line of play, its value and the count")
        ->required()
        ->check(expecting("A file"));
    add_number(*command, "--time", arguments->time, "Seconds to search at most");
    add_number(*command, "--memory", arguments->memory,
               concat("MiB to use at most (", kLimits.default_memory_mib, ")"));
    command->callback([arguments, &exit_code] { exit_code = play_game(*arguments); });
}

}  // namespace frontier::cli
