// One function a sub-command: each adds itself to the program and says what it does when chosen.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "core/catalog.h"
#include "core/text/lines.h"
#include "output.h"

namespace frontier::cli {

// What the shell is told.
inline constexpr int kDone = 0;
inline constexpr int kNegative = 1;  // a yes was asked for, and the answer is no
inline constexpr int kBadInput = 2;

void add_game(CLI::App& program, int& exit_code);
void add_lists(CLI::App& program, int& exit_code);
void add_solve(CLI::App& program, int& exit_code);
void add_successors(CLI::App& program, int& exit_code);
void add_validate(CLI::App& program, int& exit_code);
void add_bench(CLI::App& program, int& exit_code);
void add_convert(CLI::App& program, int& exit_code);
void add_grade(CLI::App& program, int& exit_code);
void add_xray(CLI::App& program, int& exit_code);

// A check that refuses an empty argument and says what is expected: left to itself, CLI11 takes '' for
// nothing given.
inline auto expecting(const char* what) {
    return [what](const std::string& text) {
        return text.empty() ? what + std::string(" is expected, not \"\"") : std::string();
    };
}

// Why an argument is neither FILE nor FILE:ID, or nothing.
std::string level_complaint(const std::string& text);
// Why an argument is no number, or nothing.
std::string number_complaint(const std::string& text);

// An option that takes a number. Left to itself, CLI11 would take '' for 0.
template <class Number> CLI::Option* add_number(CLI::App& command, const std::string& name, Number& value,
                                                const std::string& description) {
    return command.add_option(name, value, description)->check(number_complaint)->type_name("NUMBER");
}

// What --domain, --level, --goal and --set say.
struct BoardArguments {
    std::string domain;
    std::string level;  // FILE or FILE:ID; - is standard input
    std::string goal;   // FILE with the goal board, for levels that come without one
    std::vector<std::string> settings;
    bool json = false;

    void add_to(CLI::App& command);
    void add_settings_to(CLI::App& command);
    Result<Options> options() const;
};

// A level, with the file and line it came from for messages.
struct LevelFile {
    std::string domain;
    std::string file;
    Level level;
    std::string goal_file = {};      // empty: the level's board is all from `file`
    std::size_t goal_from_line = 0;  // of the board: from here on it is the goal file

    // "levels/a.txt:12:3: Found …": the diagnostic's line, counted in the file.
    std::string describe(const Diagnostic& diagnostic) const;
};

// All of a file, or of standard input for -. It may have no end: a byte more than `most` is enough to refuse
// it.
Result<std::string> read_file(const std::string& path, std::size_t most = kMaxTextBytes);
// Room for a million lines such as "0 right".
inline constexpr std::size_t kMaxPlanBytes = 8 << 20;

// What FILE or FILE:ID names: one level, or every level of a file.
struct LevelName {
    std::string file;
    std::string id;  // empty: not given
};
LevelName split_level_name(const std::string& level);

// The puzzle that a line "; domain: …" names, or nothing.
std::string domain_in_heading(std::string_view text);
// The puzzle that --domain names; without it the one that the text of this file is, which is said on standard
// error. What several puzzles read is not guessed at.
Result<std::string> puzzle_of(const BoardArguments& arguments, const std::string& file,
                              std::string_view text);

// The level that is named, with the goal board where there is one.
Result<LevelFile> read_level(const BoardArguments& arguments);

// How a board was understood and what is doubtful about it, in the words that the page has for it.
std::vector<std::string> notes_on(const BoardView& board);
std::vector<std::string> notes_on(const Request& request);

}  // namespace frontier::cli
