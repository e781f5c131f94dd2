// The bench of the core: `bench_core N` measures one thing, the Nth, and prints it as a JSON object; behind
// the last, nothing. `bench_core growth` is another bench (bench_growth.cpp). Searches are { name, expanded,
// generated, seconds, bytes_per_node }, single operations { name, operations, ns_per_operation }. Everything
// but the times is the same in every build. Each is run twice and the faster run counts, because WebAssembly
// is compiled a second time while it runs.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>
#include <string>

#include "core/catalog.h"
#include "core/history.h"
#include "tests/bench/bench_growth.h"

namespace {

using namespace frontier;

class Stopwatch {
   public:
    double seconds() const { return std::chrono::duration<double>(Clock::now() - started_).count(); }

   private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point started_ = Clock::now();
};

constexpr const char* kFourBoxes =
    "############\n#    #     #\n# $    $   #\n#   .# .   #\n#    #     #\n"
    "# $  @   $ #\n#   .# .   #\n#    #     #\n############\n";
constexpr const char* kTwelvePieces =
    "############\n#..........#\n#. $ $ $ $ #\n#          #\n#   $ $ $  #\n"
    "#    @     #\n# $  $ $ $ #\n#          #\n############\n";
constexpr const char* kTwoRobots =
    "########\n#..    #\n#.  $  #\n#      #\n#      #\n# $ $ @#\n#     @#\n########\n";
constexpr const char* kThreeRobots =
    "##########\n#...     #\n#..      #\n#.    $$ #\n#        #\n#        #\n#@   $   #\n# @  $$  #\n#  @    "
    " #\n##########\n";
// A board of the size that decides: 46 moves, 830 000 expansions.
constexpr const char* kFifteen =
    "3 6 5 2\n10 . 15 14\n1 4 13 12\n9 8 11 7\n\n. 1 2 3\n4 5 6 7\n8 9 10 11\n12 13 14 15\n";
constexpr const char* kJugs = "97 101 103 107\n0 0 0 0\n50 51 52 *\n";

struct Run {
    const char* name;
    const char* domain;
    const char* board;
    const char* strategy;
    std::uint64_t max_expansions;
    const char* heuristic = "";  // the domain's own choice
    const char* cost = "";       // of tiles
};
constexpr Run kRuns[] = {
    {"15-puzzle, A*, Manhattan", "tiles", kFifteen, "a_star", 1'000'000, "manhattan", "unit"},
    {"15-puzzle, A*, linear conflict", "tiles", kFifteen, "a_star", 1'000'000, "linear_conflict", "unit"},
    {"15-puzzle at the cost of its numbers, A*, Manhattan", "tiles", kFifteen, "a_star", 1'000'000,
     "manhattan", "value"},
    {"15-puzzle, IDA*, linear conflict", "tiles", kFifteen, "ida_star", 2'000'000, "linear_conflict", "unit"},
    {"Sokoban, 1 robot 4 boxes, A*", "sokoban", kFourBoxes, "a_star", 1'000'000},
    {"Sokoban, 1 robot 4 boxes, uniform-cost", "sokoban", kFourBoxes, "ucs", 600'000},
    {"Sokoban, 1 robot 11 boxes, A*", "sokoban", kTwelvePieces, "a_star", 600'000},
    {"Sokoban, 1 robot 11 boxes, greedy", "sokoban", kTwelvePieces, "best_first", 600'000},
    {"Sokoban, 2 robots 3 boxes, A*", "sokoban", kTwoRobots, "a_star", 1'000'000},
    {"Sokoban, 3 robots 5 boxes, A*", "sokoban", kThreeRobots, "a_star", 300'000},
    {"Jugs of 97 101 103 107, A*", "jugs", kJugs, "a_star", 200'000},
    {"Jugs of 97 101 103 107, uniform-cost", "jugs", kJugs, "ucs", 200'000},
};

struct Outcome {
    double seconds;
    Stats stats;
};

Outcome search_once(const Run& run) {
    Request request;
    request.domain = run.domain;
    request.board = run.board;
    request.strategy = run.strategy;
    request.heuristic = run.heuristic;
    if (*run.cost) request.options["cost"] = run.cost;
    if (request.domain ==
        "sokoban") {  // the engine's own speed: a cheap heuristic, and no rules for dead ends
        request.heuristic = "manhattan";
        request.options["deadlocks"] = "off";
    }
    request.max_expansions = run.max_expansions;
    const Stopwatch watch;
    const auto search = start_search(request);
    if (!search) {
        std::fprintf(stderr, "bench: %s: %s\n", run.name, search.diagnostic().message.c_str());
        std::exit(1);
    }
    (*search)->advance(Search::kNoLimit);
    return {watch.seconds(), (*search)->stats()};
}

void print_search(const char* name, const Stats& stats, double seconds) {
    std::printf(
        "{\"name\":\"%s\",\"expanded\":%llu,\"generated\":%llu,\"seconds\":%.6f,\"bytes_per_node\":%.2f}\n",
        name, static_cast<unsigned long long>(stats.counters.expanded),
        static_cast<unsigned long long>(stats.counters.generated), seconds,
        static_cast<double>(stats.peak_memory_bytes) / static_cast<double>(stats.nodes));
    std::fflush(stdout);
}

void print_operations(const char* name, double operations, double seconds) {
    std::printf("{\"name\":\"%s\",\"operations\":%.0f,\"ns_per_operation\":%.1f}\n", name, operations,
                seconds / operations * 1e9);
}

void bench_search(const Run& run) {
    const double first = search_once(run).seconds;
    const Outcome outcome = search_once(run);
    print_search(run.name, outcome.stats, std::min(first, outcome.seconds));
}

// What an expansion costs to be remembered: all that a search writes down and could do without.
void bench_recording() {
    constexpr StepIndex kExpansions = 1'000'000;
    double best = HUGE_VAL;
    for (int round = 0; round < 3; ++round) {
        History history;
        const Stopwatch watch;
        for (StepIndex i = 0; i < kExpansions; ++i) {
            history.expand(i, 3 * i + 1);
            history.complete(3 * i + 4, static_cast<std::uint8_t>(i & 3));
        }
        best = std::min(best, watch.seconds());
        if (history.expansions() != kExpansions) std::exit(1);
    }
    print_operations("recording an expansion", kExpansions, best);
}

// Any moment of a search of a million expansions: the expansion with its successors, and the frontier's
// first 12.
void bench_time_travel() {
    constexpr int kLooks = 20;
    Request request;
    request.domain = "sokoban";
    request.board = kFourBoxes;
    request.strategy = "ucs";
    request.options["deadlocks"] = "off";
    request.max_expansions = 1'000'000;
    const auto search = start_search(request);
    (*search)->advance(Search::kNoLimit);
    const auto last = static_cast<StepIndex>((*search)->stats().counters.expanded);
    const Stopwatch watch;
    for (int look = 1; look <= kLooks; ++look) {
        const StepIndex index = last / kLooks * static_cast<StepIndex>(look);
        (*search)->expansion(index);
        (*search)->frontier(index, 12);
    }
    print_operations("a look at one of 1,000,000 expansions", kLooks, watch.seconds());
}

using MakeOpenList = std::unique_ptr<OpenList> (*)(NodeTable&, const Ranking&);

constexpr NodeId kWaiting = 100'000;
constexpr NodeId kNodes = 2'000'000;

// A frontier of steady size, as in a search: each node taken is followed by one put in, a little dearer.
double frontier_seconds(MakeOpenList make) {
    NodeTable nodes(sizeof(std::uint32_t));
    std::uint32_t random = 1;
    for (NodeId id = 0; id < kNodes; ++id) {
        random = random * 1664525 + 1013904223;
        Node node;
        node.g = static_cast<Cost>(id / 20'000 + (random >> 28));
        node.h = static_cast<Estimate>(random >> 20 & 31);
        nodes.append(&random, node);
    }
    const Ranking ranking(*Formula::compile("g + w*h"), 1.5, TieRule::larger_g);
    const auto frontier = make(nodes, ranking);
    for (NodeId id = 0; id < kWaiting; ++id) frontier->push(id, 0);
    const Stopwatch watch;
    for (NodeId id = kWaiting; id < kNodes; ++id) {
        frontier->pop();
        frontier->push(id, 0);
    }
    return watch.seconds();
}

void bench_frontier(const char* name, MakeOpenList make) {
    const double operations = 2.0 * (kNodes - kWaiting);
    const double seconds = std::min(frontier_seconds(make), frontier_seconds(make));
    print_operations(name, operations, seconds);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1 && std::string(argv[1]) == "growth") return bench_growth();
    const std::size_t wanted = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 0;
    constexpr void (*kOthers[])() = {
        bench_recording,
        bench_time_travel,
        [] { bench_frontier("buckets, 100,000 nodes waiting", make_bucket_open_list); },
        [] { bench_frontier("heap, 100,000 nodes waiting", make_heap_open_list); },
    };
    if (wanted < std::size(kRuns)) {
        bench_search(kRuns[wanted]);
    } else if (wanted < std::size(kRuns) + std::size(kOthers)) {
        kOthers[wanted - std::size(kRuns)]();
    }
}
