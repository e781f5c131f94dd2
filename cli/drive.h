// Runs a search to its end, a bound or a signal, and keeps the time, which the core does not know.
#pragma once

#include <vector>

#include "core/search.h"

namespace frontier::cli {

struct Timing {
    double seconds = 0;
    std::vector<double> incumbents;  // when each was known
};

// `time_bound` in seconds; infinite for none. The clock starts at `started`, so that setting up counts too.
Timing run_to_end(Search& search, double time_bound, double started);

double seconds_now();

// From here on Ctrl-C, a shutdown and a terminal that is closed only make interrupted() true, so that there is time to
// print what is known. The second signal of a kind ends the program.
void heed_signals();
bool interrupted();

}  // namespace frontier::cli
