#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "commands.h"
#include "core/text/words.h"

namespace frontier::cli {

void BoardArguments::add_to(CLI::App& command) {
    command.add_option("--domain", domain, "Which puzzle: see `frontier domains`")->required();
    command.add_option("--level", level, "FILE, or FILE:ID for a level by its id, title or number; - reads standard input")->required();
    command.add_option("--set", settings, "An option as key=value; may be given several times")->type_name("KEY=VALUE");
    command.add_flag("--json", json, "One JSON object on standard output and nothing else there");
}

Result<Options> BoardArguments::options() const {
    Options options;
    for (const std::string& setting : settings) {
        const auto equals = setting.find('=');
        if (equals == std::string::npos || equals == 0) {
            return Problem{concat("--set takes key=value, not \"", setting, "\"."), 0, 0, "options"};
        }
        options[setting.substr(0, equals)] = setting.substr(equals + 1);
    }
    return options;
}

std::string LevelFile::describe(const Problem& problem) const {
    if (problem.field == "formula") return concat("--f, column ", problem.column, ": ", problem.message);
    if (problem.line == 0 || problem.field != "board") return problem.message;
    return concat(file, ':', level.line + problem.line - 1, ':', problem.column, ": ", problem.message);
}

Result<std::string> read_file(const std::string& path) {
    if (path == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) return Problem{concat(path, " is a folder, not a file."), 0, 0, "file"};
    std::ifstream stream(path, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(stream), {});
    if (!stream) return Problem{concat("The file ", path, " cannot be read."), 0, 0, "file"};
    return text;
}

Result<LevelFile> read_level(const std::string& domain, const std::string& level) {
    std::string file = level;
    std::string id;
    if (const auto colon = level.rfind(':'); colon != std::string::npos && !std::ifstream(level)) {
        file = level.substr(0, colon);
        id = level.substr(colon + 1);
    }
    const auto text = read_file(file);
    if (!text) return text.problem();
    // A file of one board is that board, whatever is wrong with it: then the reader says what and where.
    const LevelFile whole{file, Level{.id = "1", .title = "1", .board = *text, .line = 1}};
    if (text->size() > (1 << 20)) return Problem{concat(file, " is larger than 1 MiB."), 0, 0, "file"};
    const auto collection = read_levels(domain, *text);
    if (!collection && find_domain(domain) && id.empty()) return whole;
    if (!collection) return collection.problem();
    if (id.empty() && collection->levels.size() == 1) return whole;
    const auto picked = id.empty() ? Result<Level>(collection->levels.front()) : pick_level(*collection, id);
    if (!picked) return picked.problem();
    return LevelFile{file, *picked};
}

Result<LevelFile> read_level(const BoardArguments& arguments) { return read_level(arguments.domain, arguments.level); }

int bad_input(const std::string& message) {
    std::fprintf(stderr, "frontier: %s\n", message.c_str());
    return kBadInput;
}

}  // namespace frontier::cli
