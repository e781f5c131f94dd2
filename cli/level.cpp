#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <utility>

#include "commands.h"
#include "core/options.h"
#include "core/text/words.h"

namespace frontier::cli {

void BoardArguments::add_to(CLI::App& command) {
    command
        .add_option("--domain", domain, "Which puzzle: see `frontier domains`; told from the text without it")
        ->check(expecting("The id of a puzzle"));
    command
        .add_option("--level,FILE", level,
                    "FILE, or FILE:ID for a level by its id, title or number; - reads standard input")
        ->required()
        ->check(level_complaint);
    command
        .add_option("--goal", goal, "FILE with the goal board, where start and goal are in two files (tiles)")
        ->check(expecting("A file"));
    add_settings_to(command);
    command.add_flag("--json", json, "One JSON object on standard output and nothing else there");
}

void BoardArguments::add_settings_to(CLI::App& command) {
    command.add_option("--set", settings, "An option as key=value; may be given several times")
        ->type_name("KEY=VALUE")
        ->allow_extra_args(false);  // one a time: what follows may be a file
}

std::string level_complaint(const std::string& text) {
    const auto [file, id] = split_level_name(text);
    const bool is_whole = !file.empty() && (file == text || !id.empty());
    return is_whole ? "" : concat("FILE or FILE:ID is expected, not \"", text, "\"");
}

std::string number_complaint(const std::string& text) {
    if (read_number(text)) return "";
    return concat("A number is expected, not \"", text, "\"");
}

Result<Options> BoardArguments::options() const {
    Options options;
    for (const std::string& setting : settings) {
        const auto equals = setting.find('=');
        if (equals == std::string::npos || equals == 0) {
            return Diagnostic{concat("--set takes key=value, not \"", setting, "\"."), 0, 0, "options"};
        }
        const std::string key = setting.substr(0, equals);
        if (!options.emplace(key, setting.substr(equals + 1)).second) {
            return Diagnostic{concat("--set gives ", key, " more than once."), 0, 0, "options"};
        }
    }
    return options;
}

std::string LevelFile::describe(const Diagnostic& diagnostic) const {
    if (diagnostic.field == "formula" && diagnostic.column > 0)
        return concat("--f, column ", diagnostic.column, ": ", diagnostic.message);
    if (diagnostic.line == 0 || diagnostic.field != "board") return diagnostic.message;
    if (!goal_file.empty() && diagnostic.line >= goal_from_line) {
        return concat(goal_file, ':', diagnostic.line - goal_from_line + 1, ':', diagnostic.column, ": ",
                      diagnostic.message);
    }
    return concat(file, ':', level.line + diagnostic.line - 1, ':', diagnostic.column, ": ",
                  diagnostic.message);
}

Result<std::string> read_file(const std::string& path, std::size_t most) {
    const bool is_input = path == "-";
    static bool has_read_input = false;
    if (is_input && std::exchange(has_read_input, true))
        return Diagnostic{"Standard input can be read only once.", 0, 0, "file"};
    const std::string name = is_input ? "Standard input" : concat("The file ", path);
    std::error_code ignored;
    if (!is_input && std::filesystem::is_directory(path, ignored))
        return Diagnostic{concat(path, " is a folder, not a file."), 0, 0, "file"};
    using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
    const File file = is_input ? File(stdin, [](std::FILE*) { return 0; })
                               : File(std::fopen(path.c_str(), "rb"), std::fclose);
    std::string text;
    std::vector<char> part(1 << 16);
    for (std::size_t got = 1; file && got > 0;) {
        got = std::fread(part.data(), 1, part.size(), file.get());
        text.append(part.data(), got);
        if (text.size() > most)
            return Diagnostic{concat(name, " is larger than ", most >> 20, " MiB, and no more is read."), 0,
                              0, "file"};
    }
    if (!file || std::ferror(file.get()) != 0)
        return Diagnostic{concat(name, " cannot be read."), 0, 0, "file"};
    return text;
}

LevelName split_level_name(const std::string& level) {
    const auto colon = level.rfind(':');
    std::error_code ignored;
    if (colon == std::string::npos || std::filesystem::exists(level, ignored)) return {level, ""};
    return {level.substr(0, colon), level.substr(colon + 1)};
}

std::string domain_in_heading(std::string_view text) {
    for (const Line& line : split_lines(text)) {
        if (const auto domain = comment_value(line.text, "domain"); !domain.empty())
            return std::string(domain);
    }
    return "";
}

Result<std::string> puzzle_of(const BoardArguments& arguments, const std::string& file,
                              std::string_view text) {
    if (!arguments.domain.empty()) return arguments.domain;
    std::vector<std::string> found = recognise(text);
    const std::string named = domain_in_heading(text);
    if (found.empty() && find_domain(named)) found = {named};  // whose reader says what is wrong and where
    const std::string name = file == "-" ? "standard input" : file;
    if (found.empty()) {
        return Diagnostic{
            concat("No puzzle here reads ", name, ". Name its puzzle to see why: --domain with one of ",
                   ids_of(catalog().domains), "."),
            0, 0, "domain"};
    }
    if (found.size() > 1 && found.front() != named) {
        std::string ids;
        for (const std::string& id : found) ids += (ids.empty() ? "" : ", ") + id;
        return Diagnostic{concat("Several puzzles read ", name,
                                 ". Name the one that is meant: --domain with one of ", ids, "."),
                          0, 0, "domain"};
    }
    complain(concat("Reading ", name, " as ", find_domain(found.front())->name, " (--domain ", found.front(),
                    ")."));
    return found.front();
}

namespace {

Result<LevelFile> read_level_without_goal(const BoardArguments& arguments) {
    const auto [file, id] = split_level_name(arguments.level);
    const auto text = read_file(file);
    if (!text) return text.diagnostic();
    const auto domain = puzzle_of(arguments, file, *text);
    if (!domain) return domain.diagnostic();
    // A file of one board is that board, whatever is wrong with it: then the reader says what and where.
    const LevelFile whole{*domain, file, Level{.id = "1", .title = "1", .board = *text, .line = 1}};
    const auto collection = read_levels(*domain, *text);
    if (!collection && find_domain(*domain) && id.empty()) return whole;
    if (!collection) return collection.diagnostic();
    if (id.empty() && collection->levels.size() == 1) return whole;
    const auto picked = id.empty() ? Result<Level>(collection->levels.front()) : pick_level(*collection, id);
    if (!picked) return picked.diagnostic();
    return LevelFile{*domain, file, *picked};
}

}  // namespace

Result<LevelFile> read_level(const BoardArguments& arguments) {
    auto level = read_level_without_goal(arguments);
    if (!level || arguments.goal.empty()) return level;
    const DomainInfo* domain = find_domain(level->domain);
    if (domain && !domain->has_goal_board)
        return Diagnostic{concat("--goal is of no use here: ", domain->name, " has no goal board."), 0, 0,
                          "goal"};
    const auto goal = read_file(arguments.goal);
    if (!goal) return goal.diagnostic();
    std::string& board = level->level.board;
    if (!board.ends_with('\n')) board += '\n';
    board += '\n';
    level->goal_file = arguments.goal;
    level->goal_from_line = static_cast<std::size_t>(std::count(board.begin(), board.end(), '\n')) + 1;
    board += *goal;
    return level;
}

std::vector<std::string> notes_on(const BoardView& board) {
    std::vector<std::string> notes = board.notes;
    const auto says_so = [](const std::string& note) {
        constexpr const char* kWords[] = {"No plan", "no solution", "can never move"};
        return std::any_of(std::begin(kWords), std::end(kWords),
                           [&](const char* words) { return note.find(words) != std::string::npos; });
    };
    const bool is_said = std::any_of(notes.begin(), notes.end(), says_so);
    if (!board.dead_end.empty() && !is_said) notes.push_back("No plan solves this board. " + board.dead_end);
    return notes;
}

std::vector<std::string> notes_on(const Request& request) {
    const DomainInfo* domain = find_domain(request.domain);
    if (!domain) return {};
    const auto board = check_board(request.domain, request.board, only(request.options, domain->options),
                                   HeuristicIds::value_type());
    return board ? notes_on(*board) : std::vector<std::string>();
}

}  // namespace frontier::cli
