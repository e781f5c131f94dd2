// Runs a search to its end, a bound or a signal, and keeps the time, which the core does not know.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/search.h"

namespace frontier::cli {

struct Timing {
    double seconds = 0;
    std::vector<double> incumbents;  // when each was known
};

// Drives whatever advances in slices, a search or a game, until it ends, the time is over or a signal comes.
// Slices take about 10 ms; they begin with one step and at most double, so that even the first keeps the time
// bound.
class Pacer {
   public:
    Pacer(double time_bound, double started);

    // Why it must be stopped now, or nothing.
    std::optional<Status> must_stop() const;
    std::uint64_t slice() const { return slice_; }
    // To be called after each slice.
    void slice_is_done();
    // What it was paced by says nothing of what comes.
    void begin_anew() {
        slice_ = 1;
        slowest_ = 0;
    }
    double seconds() const { return now_ - started_; }

    // Now and then, where somebody watches the terminal: a line of progress may be printed, and is wiped at
    // the end.
    bool shows_progress();
    void end_progress() const;

   private:
    double time_bound_;
    double started_;
    double now_;
    double shown_;
    bool watched_;
    std::uint64_t slice_ = 1;
    double slowest_ = 0;  // seconds a unit took, lately
};

// `time_bound` in seconds; infinite for none. The clock starts at `started`, so that setting up counts too.
Timing run_to_end(Search& search, double time_bound, double started);

double seconds_now();

// From here on Ctrl-C, a shutdown and a terminal that is closed only make interrupted() true, so that there
// is time to print what is known. The second signal of a kind ends the program.
void heed_signals();
bool interrupted();

}  // namespace frontier::cli
