#include <cstdio>

#include "commands.h"
#include "json.h"

namespace frontier::cli {

namespace {

int print_successors(const BoardArguments& arguments) {
    const auto level = read_level(arguments);
    if (!level) return bad_input(level.diagnostic().message);
    const auto options = arguments.options();
    if (!options) return bad_input(options.diagnostic().message);
    const auto states = next_states(level->domain, level->level.board, *options);
    if (!states) return bad_input(level->describe(states.diagnostic()));
    if (arguments.json) {
        print_json(Json{{"successors", to_json(*states)}});
        return kDone;
    }
    for (const NextState& state : *states) {
        std::printf("; %s, cost %d\n%s\n", state.action.c_str(), state.cost, state.text.c_str());
    }
    return kDone;
}

}  // namespace

void add_successors(CLI::App& program, int& exit_code) {
    auto arguments = std::make_shared<BoardArguments>();
    CLI::App* command = program.add_subcommand("successors", "The states one move away, in order");
    arguments->add_to(*command);
    command->callback([arguments, &exit_code] { exit_code = print_successors(*arguments); });
}

}  // namespace frontier::cli
