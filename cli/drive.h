// Runs a search to its end, a bound or Ctrl-C, and keeps the time, which the core does not know.
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

}  // namespace frontier::cli
