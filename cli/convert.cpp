#include "commands.h"
#include "core/catalog.h"
#include "core/options.h"
#include "core/text/words.h"

namespace frontier::cli {

namespace {

struct ConvertArguments {
    BoardArguments board;
    std::string from;
    std::string to;
    std::string plan;
};

// The levels of the file, or the one that is named; a file of one board without a name is that board.
Result<std::vector<LevelFile>> levels_of(const ConvertArguments& arguments, std::string& title) {
    std::vector<LevelFile> levels;
    const auto [file, id] = split_level_name(arguments.board.level);
    const auto text = read_file(file);
    if (!text) return text.diagnostic();
    const auto domain = puzzle_of(arguments.board, file, *text);
    if (!domain) return domain.diagnostic();
    const DomainInfo* puzzle = find_domain(*domain);
    if (puzzle && !arguments.from.empty() && !find_row(puzzle->formats, arguments.from)) {
        return unknown("format", arguments.from, puzzle->formats);
    }
    const auto collection = read_levels(*domain, *text);
    const bool is_whole = id.empty() && (!collection || collection->levels.size() == 1);
    if (!puzzle || (!collection && !is_whole)) return collection.diagnostic();
    if (collection && id.empty()) title = collection->title;
    if (is_whole) {
        Level level{.id = "1", .title = "1", .board = *text, .line = 1};
        if (collection) {
            level = collection->levels.front();
            level.board = *text;
            level.line = 1;
        }
        levels.push_back({*domain, file, std::move(level)});
    } else if (id.empty()) {
        for (const Level& level : collection->levels) levels.push_back({*domain, file, level});
    } else {
        const auto picked = pick_level(*collection, id);
        if (!picked) return picked.diagnostic();
        levels.push_back({*domain, file, *picked});
    }
    return levels;
}

Result<std::string> converted(const ConvertArguments& arguments, const Options& options,
                              const std::vector<LevelFile>& levels, const std::string& title) {
    Collection written{.title = title, .levels = {}};
    for (const LevelFile& level : levels) {
        auto board = convert_board(level.domain, level.level.board, options, arguments.to);
        if (!board) {
            const std::string where = levels.size() > 1 ? concat("Level ", level.level.id, ": ") : "";
            return Diagnostic{where + level.describe(board.diagnostic()), 0, 0, "board"};
        }
        if (!arguments.from.empty() && arguments.from != board->from) {
            return Diagnostic{level.describe({concat("This board is in the format ", board->from, ", not ",
                                                     arguments.from, "."),
                                              1, 1, "board"}),
                              0, 0, "from"};
        }
        written.levels.push_back(level.level);
        written.levels.back().board = std::move(board->text);
    }
    return collection_text(written, arguments.to);
}

Result<std::string> converted_plan(const ConvertArguments& arguments, const Options& options) {
    const auto level = read_level(arguments.board);
    if (!level) return level.diagnostic();
    const std::string& board = level->level.board;
    if (const auto read = check_board(level->domain, board, options); !read) {
        return Diagnostic{level->describe(read.diagnostic()), 0, 0, "board"};
    }
    const auto plan = read_file(arguments.plan, kMaxPlanBytes);
    if (!plan) return plan.diagnostic();
    const auto verdict = check_plan(level->domain, board, *plan, options);
    if (!verdict.legal) return Diagnostic{verdict.message, 0, 0, "plan"};
    return convert_plan(level->domain, board, options, verdict.actions, arguments.to);
}

int convert(const ConvertArguments& arguments) {
    const auto options = arguments.board.options();
    if (!options) return bad_input(options.diagnostic().message);
    std::string title;
    if (!arguments.plan.empty()) {
        const auto plan = converted_plan(arguments, *options);
        if (!plan) return bad_input(plan.diagnostic().message);
        print(shown_lines(*plan));
        return kDone;
    }
    const auto levels = levels_of(arguments, title);
    if (!levels) return bad_input(levels.diagnostic().message);
    const auto text = converted(arguments, *options, *levels, title);
    if (!text) return bad_input(text.diagnostic().message);
    print(shown_lines(*text));
    return kDone;
}

}  // namespace

void add_convert(CLI::App& program, int& exit_code) {
    auto arguments = std::make_shared<ConvertArguments>();
    CLI::App* command = program.add_subcommand("convert", "Write boards or a plan in another format");
    command
        ->add_option("--domain", arguments->board.domain,
                     "Which puzzle: see `frontier domains`; told from the text without it")
        ->check(expecting("The id of a puzzle"));
    command
        ->add_option("--from", arguments->from,
                     "The format the boards must be in; told from the text without it")
        ->check(expecting("A format"));
    command->add_option("--to", arguments->to, "The format to write; `frontier domains --json` lists them")
        ->required()
        ->check(expecting("A format"));
    command
        ->add_option("--plan", arguments->plan,
                     "Convert this plan of the level, not the level; - reads standard input")
        ->check(expecting("A file"))
        ->excludes("--from");
    arguments->board.add_settings_to(*command);
    command
        ->add_option("FILE,--level", arguments->board.level,
                     "A board or many, or FILE:ID for one of them; - reads standard input")
        ->required()
        ->check(level_complaint);
    command->callback([arguments, &exit_code] { exit_code = convert(*arguments); });
}

}  // namespace frontier::cli
