// The command line: the same core as the page.
#include "commands.h"

int main(int argc, char** argv) {
    using namespace frontier::cli;
    CLI::App program{"Frontier: heuristic search on puzzles", "frontier"};
    program.require_subcommand(1);
    int exit_code = kDone;
    add_game(program, exit_code);
    add_lists(program, exit_code);
    add_solve(program, exit_code);
    add_successors(program, exit_code);
    add_validate(program, exit_code);
    add_bench(program, exit_code);
    add_convert(program, exit_code);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? kDone : kBadInput;
    }
    return exit_code;
}
