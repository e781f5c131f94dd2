// The command line: the same core as the page.
#include "commands.h"
#include "core/text/words.h"

namespace frontier::cli {

namespace {

std::string names_of(const CLI::App& program) {
    std::string names;
    for (const CLI::App* command : program.get_subcommands({}))
        names += (names.empty() ? "" : ", ") + command->get_name();
    return names;
}

// What CLI11 says of an option that was given too often, or without what it takes, or with what a flag does
// not take.
std::string clearer(const CLI::ParseError& error) {
    const std::string message = error.what();
    const std::string name = message.substr(0, message.find(':'));
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) && message.starts_with('-')) {
        return concat(name, message.ends_with("missing") ? " needs a value" : " is given more than once");
    }
    if (dynamic_cast<const CLI::ConversionError*>(&error))
        return concat("A flag takes no value", message.substr(message.find(": ")));
    return message;
}

// What CLI11 found wrong, as a sentence that says where to look. A word in the place of the command is only
// that.
std::string sentence(const CLI::App& program, const CLI::ParseError& error) {
    const auto chosen = program.get_subcommands();
    const std::string help =
        concat(" See `frontier ", chosen.empty() ? "" : chosen.front()->get_name() + ' ', "--help`.");
    const auto left = program.remaining();
    if (!chosen.empty() || left.empty()) {
        std::string message = chosen.empty()
                                  ? concat("A command is missing. Choose one of: ", names_of(program))
                                  : clearer(error);
        if (!message.ends_with('.')) message += '.';
        return message + help;
    }
    if (left.front().starts_with('-'))
        return concat("There is no option ", left.front(), " before a command.", help);
    return concat("There is no command \"", left.front(), "\". Choose one of: ", names_of(program), '.',
                  help);
}

int run(int argc, char** argv) {
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
    add_grade(program, exit_code);
    add_xray(program, exit_code);
    try {
        program.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        print(program.help());
    } catch (const CLI::ParseError& error) {
        return bad_input(sentence(program, error));
    }
    return exit_code;
}

}  // namespace

}  // namespace frontier::cli

int main(int argc, char** argv) { return frontier::cli::status_at_end(frontier::cli::run(argc, argv)); }
