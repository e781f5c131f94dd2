#include "drive.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>

namespace frontier::cli {

namespace {

volatile std::sig_atomic_t was_interrupted = 0;

constexpr double kSliceSeconds = 0.01;
constexpr double kProgressSeconds = 0.2;

// Slices begin with one expansion and at most double, so even the first keeps the time bound.
std::uint64_t next_slice(std::uint64_t slice, double took, double left) {
    const double aim = std::min(kSliceSeconds, left);
    const double fitting = static_cast<double>(slice) * aim / std::max(took, 1e-6);
    return static_cast<std::uint64_t>(std::clamp(fitting, 1.0, 2.0 * static_cast<double>(slice)));
}

void print_progress(const Search& search, double seconds) {
    const Stats stats = search.stats();
    if (stats.preparing) {
        std::fprintf(stderr, "\r%.1f s  preparing the heuristic, %.0f %%  ", seconds, 100 * *stats.preparing);
        return;
    }
    std::fprintf(stderr, "\r%.1f s  %llu expanded  %llu open  %llu MiB  ", seconds,
                 static_cast<unsigned long long>(stats.counters.expanded), static_cast<unsigned long long>(stats.open),
                 static_cast<unsigned long long>(stats.memory_bytes >> 20));
    if (stats.cost) std::fprintf(stderr, "cost %d  ", *stats.cost);
}

}  // namespace

double seconds_now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void heed_signals() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction action {};
        sigaction(signal, nullptr, &action);
        if (action.sa_handler == SIG_IGN) continue;  // as nohup would have it
        action = {};
        action.sa_handler = [](int) { was_interrupted = 1; };
        action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
        sigaction(signal, &action, nullptr);
    }
}

bool interrupted() { return was_interrupted != 0; }

Timing run_to_end(Search& search, double time_bound, double started) {
    heed_signals();
    const bool terminal = isatty(STDERR_FILENO) != 0;
    Timing timing;
    double shown = started;
    std::uint64_t slice = 1;
    for (Status status = Status::running; status == Status::running;) {
        const double before = seconds_now();
        if (interrupted() || before - started >= time_bound) {
            search.stop(interrupted() ? Status::cancelled : Status::timeout);
            break;
        }
        const bool preparing = search.preparing();
        status = search.advance(slice);
        const double after = seconds_now();
        timing.incumbents.resize(search.incumbents(), after - started);
        const bool just_prepared = preparing && !search.preparing();  // what it was paced by says nothing of expansions
        slice = just_prepared ? 1 : next_slice(slice, after - before, time_bound - (after - started));
        if (terminal && after - shown > kProgressSeconds) {
            shown = after;
            print_progress(search, after - started);
        }
    }
    if (shown > started) std::fprintf(stderr, "\r\033[K");
    timing.seconds = seconds_now() - started;
    return timing;
}

}  // namespace frontier::cli
