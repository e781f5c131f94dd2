// The signature of the engine: a fixed bench whose counts change only when a search does something else.
// Prints "board strategy heuristic expanded generated cost" lines and the sum of all expansions; the golden
// copy is signature.txt. Reads levels/ relative to the working directory.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <optional>
#include <string>

#include "core/catalog.h"

namespace {

using namespace frontier;

constexpr double kNone = HUGE_VAL;
constexpr const char* kXdp = "(g + (2*w-1)*h + sqrt((g-h)^2 + 4*w*g*h)) / (2*w)";
constexpr const char* kXup = "(g + h + sqrt((g+h)^2 + 4*w*(w-1)*h^2)) / (2*w)";

struct Run {
    const char* file;   // in levels/
    const char* level;  // its id
    const char* strategy;
    const char* heuristic;
    const char* variant = "";  // shown behind the strategy: what differs from its defaults
    Options options = {};
    std::optional<double> weight = {};
    CostBound bound = {};
    const char* formula = "";
    std::uint64_t max_expansions = std::numeric_limits<std::uint64_t>::max();
};

const Run kRuns[] = {
    // One robot: strategies on the same board, then harder ones. A strategy without a row here gets one by
    // itself, at the end.
    {"sokoban_first_steps", "CS161", "a_star", "zero"},
    {"sokoban_first_steps", "CS161", "a_star", "misplaced"},
    {"sokoban_first_steps", "CS161", "a_star", "manhattan"},
    {"sokoban_first_steps", "CS161", "weighted_a_star", "manhattan", "w=2", {}, 2},
    {"sokoban_first_steps", "CS161", "best_first", "manhattan"},
    {"sokoban_first_steps", "CS161", "ucs", "zero"},
    {"sokoban_first_steps", "CS161", "breadth_first", "zero"},
    {"sokoban_first_steps", "CS161", "depth_first", "zero", "cycle=full", {{"cycle", "full"}}},
    {"sokoban_first_steps", "CS161", "custom", "manhattan", "xdp,w=2", {}, 2, {}, kXdp},
    {"sokoban_first_steps", "CS161", "custom", "manhattan", "xup,w=2", {}, 2, {}, kXup},
    {"sokoban_cs161", "p13", "a_star", "manhattan"},
    {"sokoban_cs161", "p14", "a_star", "misplaced"},
    {"sokoban_cs161", "p15", "a_star", "manhattan"},
    {"sokoban_cs161", "p11", "solve", "ways_back"},
    {"sokoban_csc384", "A10", "solve", "ways_back", "", {}, {}, {}, "", 20'000},
    {"tiles_first_steps", "Fifteen, hard", "solve", "linear_conflict", "", {}, {}, {}, "", 100'000},
    {"sokoban_cs161", "p15", "weighted_a_star", "manhattan", "w=1.2", {}, 1.2},
    {"sokoban_cs161", "p15", "custom", "manhattan", "xdp,w=1.5", {}, 1.5, {}, kXdp},
    {"sokoban_cs161", "p11", "custom", "manhattan", "max(d+h,1.5*h),w=1", {}, {}, {}, "max(d + h, 1.5*h)"},
    {"sokoban_cs161", "p12", "best_first", "misplaced"},
    {"sokoban_csc384", "A07", "ucs", "zero"},
    // Ties, cycle checks, cost bounds.
    {"sokoban_cs161", "p12", "a_star", "manhattan", "ties=larger_g", {{"ties", "larger_g"}}},
    {"sokoban_cs161", "p12", "a_star", "manhattan", "ties=smaller_h", {{"ties", "smaller_h"}}},
    {"sokoban_cs161", "p12", "a_star", "manhattan", "ties=lifo", {{"ties", "lifo"}}},
    {"sokoban_cs161", "p12", "a_star", "manhattan", "ties=fifo", {{"ties", "fifo"}}},
    {"sokoban_cs161", "p3", "a_star", "manhattan", "cycle=path", {{"cycle", "path"}}},
    {"sokoban_cs161", "p1", "a_star", "manhattan", "cycle=none", {{"cycle", "none"}}},
    {"sokoban_first_steps", "Two by two", "depth_first", "zero"},
    {"sokoban_cs161", "p10", "a_star", "manhattan", "g<=51", {}, {}, {51, kNone, kNone}},
    {"sokoban_cs161", "p10", "a_star", "manhattan", "f<=50", {}, {}, {kNone, kNone, 50}},
    {"sokoban_cs161", "p13", "best_first", "manhattan", "h<=6", {}, {}, {kNone, 6, kNone}},
    // Several robots.
    {"sokoban_csc384", "A00", "a_star", "manhattan"},
    {"sokoban_csc384", "A05", "a_star", "misplaced"},
    {"sokoban_csc384", "A08", "ucs", "zero", "", {}, {}, {}, "", 100'000},
    {"sokoban_csc384", "A08", "breadth_first", "zero", "g<=14", {}, {}, {14, kNone, kNone}, "", 100'000},
    {"sokoban_csc384", "A09", "weighted_a_star", "manhattan", "w=5", {}, 5, {}, "", 100'000},
    {"sokoban_csc384", "A10", "custom", "manhattan", "xdp,w=3", {}, 3, {}, kXdp, 200'000},
    {"sokoban_csc384", "A14", "a_star", "manhattan"},
    {"sokoban_csc384", "A16", "best_first", "manhattan", "", {}, {}, {}, "", 100'000},
    {"sokoban_csc384", "A19", "depth_first", "zero", "", {}, {}, {}, "", 5'000},
    {"sokoban_csc384", "A19", "a_star", "manhattan", "", {}, {}, {}, "", 100'000},
    {"sokoban_first_steps", "No way out", "a_star", "manhattan"},
    // Jugs, with estimates that are not consistent.
    {"jugs", "3 and 4, two in the larger", "a_star", "mismatch"},
    {"jugs", "3 and 4, two in the larger", "depth_first", "zero"},
    {"jugs", "3 and 4, two in the larger", "breadth_first", "zero", "cycle=none", {{"cycle", "none"}}},
    {"jugs", "3, 5 and 8", "a_star", "sum_difference"},
    {"jugs", "3, 5 and 8", "weighted_a_star", "max_difference", "w=1.5", {}, 1.5},
    {"jugs", "13 and 29, one", "best_first", "max_difference"},
    {"jugs", "6, 10 and 15, one", "a_star", "sum_difference", "ties=fifo", {{"ties", "fifo"}}},
    {"jugs", "6, 10 and 15, one", "custom", "sum_difference", "xdp,w=2", {}, 2, {}, kXdp},
    {"jugs", "7 and 11, six", "ucs", "zero", "g<=11", {}, {}, {11, kNone, kNone}},
    {"jugs", "Even jugs, an odd goal", "a_star", "mismatch"},
    {"jugs", "Even jugs, an odd goal", "a_star", "mismatch", "deadlocks=off", {{"deadlocks", "off"}}},
    {"jugs", "Five jugs", "best_first", "alternate"},
    // Tiles: costs that differ, an estimate that is no whole number, states of two sizes.
    {"tiles_first_steps", "The dearest eight", "ucs", "zero"},
    {"tiles_first_steps", "The dearest eight", "a_star", "misplaced"},
    {"tiles_first_steps", "The dearest eight", "a_star", "manhattan"},
    {"tiles_first_steps", "The dearest eight", "ida_star", "linear_conflict"},
    {"tiles_first_steps", "Flags", "a_star", "linear_conflict"},
    {"tiles_first_steps", "Chessboard", "breadth_first", "zero", "g<=9", {}, {}, {9, kNone, kNone}},
    {"tiles_first_steps",
     "Two rooms and a door",
     "a_star",
     "linear_conflict",
     "cost=unit",
     {{"cost", "unit"}}},
    {"tiles_first_steps", "Fourteen and a pillar", "a_star", "linear_conflict"},
    {"tiles_first_steps", "Fifteen, not far", "a_star", "linear_conflict", "cost=unit", {{"cost", "unit"}}},
    {"tiles_first_steps", "Fifteen, hard", "best_first", "alternate"},
    {"tiles_first_steps",
     "Fifteen, hard",
     "weighted_a_star",
     "linear_conflict",
     "w=3",
     {},
     3,
     {},
     "",
     100'000},
    {"tiles_first_steps", "Twenty-four, near", "a_star", "linear_conflict"},
    {"tiles_teaching", "Two to swap, no room", "a_star", "linear_conflict"},
};

[[noreturn]] void fail(const std::string& what) {
    std::fprintf(stderr, "signature: %s\n", what.c_str());
    std::exit(1);
}

template <class T> T value_of(Result<T> result, const Run& run) {
    if (!result) fail(std::string(run.file) + ", " + run.level + ": " + result.diagnostic().message);
    return std::move(*result);
}

std::string read_file(const std::string& path) {
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (!file) fail("cannot read " + path + "; run it in the root of the repository");
    std::string text;
    char part[4096];
    for (std::size_t count = 0; (count = std::fread(part, 1, sizeof part, file)) > 0;)
        text.append(part, count);
    std::fclose(file);
    return text;
}

std::string without_blanks(std::string text) {
    for (char& c : text) c = c == ' ' ? '_' : c;
    return text;
}

std::uint64_t print_line(const Run& run) {
    Request request;
    request.domain = std::string(run.file).substr(0, std::string(run.file).find('_'));
    const auto collection =
        value_of(read_levels(request.domain, read_file(std::string("levels/") + run.file + ".txt")), run);
    request.board = value_of(pick_level(collection, run.level), run).board;
    request.options = run.options;
    request.strategy = run.strategy;
    request.heuristic = run.heuristic;
    request.formula = run.formula;
    request.weight = run.weight;
    request.bound = run.bound;
    request.max_expansions = run.max_expansions;
    const auto search = value_of(start_search(request), run);
    const Status status = search->advance(std::numeric_limits<std::uint64_t>::max());
    const Stats stats = search->stats();
    if (status == Status::failed) fail(std::string(run.level) + ": " + stats.message);

    const std::string strategy =
        run.strategy + (*run.variant ? std::string(",") + run.variant : std::string());
    const std::string cost = stats.cost ? std::to_string(*stats.cost) : std::string(word(status));
    std::printf("%s %s %s %llu %llu %s\n", without_blanks(run.level).c_str(), strategy.c_str(), run.heuristic,
                static_cast<unsigned long long>(stats.counters.expanded),
                static_cast<unsigned long long>(stats.counters.generated), cost.c_str());
    return stats.counters.expanded;
}

}  // namespace

int main() {
    std::uint64_t expanded = 0;
    for (const Run& run : kRuns) expanded += print_line(run);
    for (const StrategyInfo& strategy : catalog().strategies) {
        const auto is_of = [&](const Run& run) { return run.strategy == strategy.id; };
        if (std::none_of(std::begin(kRuns), std::end(kRuns), is_of))
            expanded += print_line({.file = "sokoban_cs161",
                                    .level = "p12",
                                    .strategy = strategy.id.c_str(),
                                    .heuristic = strategy.uses_heuristic ? "manhattan" : "zero",
                                    .max_expansions = 20'000});
    }
    std::printf("Nodes: %llu\n", static_cast<unsigned long long>(expanded));
}
