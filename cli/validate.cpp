#include <cstdio>

#include "commands.h"
#include "core/catalog.h"
#include "core/text/words.h"
#include "json.h"

namespace frontier::cli {

namespace {

int validate_plan(const BoardArguments& arguments, const std::string& plan_file) {
    const auto level = read_level(arguments);
    if (!level) return bad_input(level.diagnostic().message);
    const auto options = arguments.options();
    if (!options) return bad_input(options.diagnostic().message);
    const auto board = check_board(level->domain, level->level.board, *options, HeuristicIds::value_type());
    if (!board) return bad_input(level->describe(board.diagnostic()));
    const auto plan = read_file(plan_file, kMaxPlanBytes);
    if (!plan) return bad_input(plan.diagnostic().message);
    const auto verdict = check_plan(level->domain, level->level.board, *plan, *options);
    if (!verdict.readable) return bad_input(verdict.message);
    if (arguments.json) {
        Json out = to_json(verdict);
        out["notes"] = to_json(notes_on(*board));
        print_json(out);
    } else {
        print(shown(verdict.message) + '\n');
        for (const std::string& note : notes_on(*board)) print(concat("; note: ", shown(note), '\n'));
    }
    return verdict.legal && verdict.reaches_goal ? kDone : kNegative;
}

}  // namespace

void add_validate(CLI::App& program, int& exit_code) {
    auto arguments = std::make_shared<BoardArguments>();
    auto plan = std::make_shared<std::string>();
    CLI::App* command = program.add_subcommand(
        "validate", "Check a plan by rules of its own: legal, reaches the goal, its cost");
    arguments->add_to(*command);
    command->add_option("--plan", *plan, "FILE with an action a line; - reads standard input")
        ->required()
        ->check(expecting("A file"));
    command->callback([arguments, plan, &exit_code] { exit_code = validate_plan(*arguments, *plan); });
}

}  // namespace frontier::cli
