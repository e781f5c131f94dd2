// Grading runs code of others, in JavaScript and Python: that is the package's business (npm/grade), which is
// called from here with the arguments as they are.
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <optional>

#include "commands.h"
#include "core/text/words.h"

namespace frontier::cli {

namespace {

// Where the grader is: named by a variable, in the package that is built beside this program, or installed
// beside it.
std::optional<std::filesystem::path> grader() {
    if (const char* named = std::getenv("FRONTIER_GRADE"); named && *named) return named;
    std::error_code failed;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
    if (failed) return std::nullopt;
    const auto folder = program.parent_path();
    for (const auto& place : {folder / "../npm/grade/main.js", folder / "frontier-grade",
                              folder / "../lib/node_modules/frontier-search/grade/main.js"}) {
        if (std::filesystem::exists(place, failed)) return place;
    }
    return std::nullopt;
}

int grade(const std::vector<std::string>& arguments) {
    const auto script = grader();
    if (!script) {
        return bad_input(
            "The grader is not beside this program. Build it with ./playground npm, or name its main.js by "
            "the variable FRONTIER_GRADE.");
    }
    const std::string path = script->string();
    std::string node = "node";
    std::vector<char*> command{node.data(), const_cast<char*>(path.c_str())};
    for (const std::string& argument : arguments) command.push_back(const_cast<char*>(argument.c_str()));
    command.push_back(nullptr);
    execvp(command.front(), command.data());
    return bad_input(errno == ENOENT ? "Grading needs Node 20 or later, and there is no program node here."
                                     : "The program node cannot be started.");
}

}  // namespace

void add_grade(CLI::App& program, int& exit_code) {
    CLI::App* command =
        program.add_subcommand("grade", "Grade heuristics in JavaScript and Python on sets of levels");
    command->prefix_command();
    command->set_help_flag();  // the grader has its own
    command->callback([command, &exit_code] { exit_code = grade(command->remaining()); });
}

}  // namespace frontier::cli
