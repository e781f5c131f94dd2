#include "drive.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>

namespace frontier::cli {

namespace {

volatile std::sig_atomic_t was_interrupted = 0;

constexpr double kSliceSeconds = 0.01;
constexpr double kProgressSeconds = 0.2;

void print_progress(const Search& search, double seconds) {
    const Stats stats = search.stats();
    if (stats.preparing) {
        std::fprintf(stderr, "\r%.1f s  preparing the heuristic, %.0f %%  ", seconds, 100 * *stats.preparing);
        return;
    }
    std::fprintf(stderr, "\r%.1f s  %llu expanded  %llu open  %llu MiB  ", seconds,
                 static_cast<unsigned long long>(stats.counters.expanded),
                 static_cast<unsigned long long>(stats.open),
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

Pacer::Pacer(double time_bound, double started)
    : time_bound_(time_bound),
      started_(started),
      now_(seconds_now()),
      shown_(started),
      watched_(isatty(STDERR_FILENO) != 0) {
    heed_signals();
}

std::optional<Status> Pacer::must_stop() const {
    if (interrupted()) return Status::cancelled;
    return seconds() >= time_bound_ ? std::optional(Status::timeout) : std::nullopt;
}

void Pacer::slice_is_done() {
    const double took = seconds_now() - now_;
    now_ += took;
    // One expansion may take as long as a hundred others, so what was slow is remembered for a while: by the
    // clock, since slices are short just then. The page paces itself alike (web/engine/pacer.js).
    constexpr double kHalfForgotten = 0.1, kLeast = 1e-9;
    slowest_ =
        std::max({took / static_cast<double>(slice_), slowest_ * std::exp2(-took / kHalfForgotten), kLeast});
    const double aim = std::min(kSliceSeconds, time_bound_ - seconds());
    const double fitting = aim / slowest_;
    slice_ = static_cast<std::uint64_t>(std::clamp(fitting, 1.0, 2.0 * static_cast<double>(slice_)));
}

bool Pacer::shows_progress() {
    if (!watched_ || now_ - shown_ <= kProgressSeconds) return false;
    shown_ = now_;
    return true;
}

void Pacer::end_progress() const {
    if (shown_ > started_) std::fprintf(stderr, "\r\033[K");
}

Timing run_to_end(Search& search, double time_bound, double started) {
    Pacer pacer(time_bound, started);
    Timing timing;
    for (Status status = Status::running; status == Status::running;) {
        if (const auto reason = pacer.must_stop()) {
            search.stop(*reason);
            break;
        }
        const bool preparing = search.preparing();
        status = search.advance(pacer.slice());
        pacer.slice_is_done();
        timing.incumbents.resize(search.incumbents(), pacer.seconds());
        if (preparing && !search.preparing()) pacer.begin_anew();
        if (pacer.shows_progress()) print_progress(search, pacer.seconds());
    }
    pacer.end_progress();
    timing.seconds = seconds_now() - started;
    return timing;
}

}  // namespace frontier::cli
