#include "tests/bench/bench_growth.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "tests/support/growth.h"

namespace {

using namespace frontier;
using namespace frontier::test;

double seconds_to(Search& search, std::uint64_t expansions) {
    const auto begun = std::chrono::steady_clock::now();
    search.extend(expansions);
    search.advance(Search::kNoLimit);
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

void print_rates(const StrategyInfo& strategy) {
    constexpr std::uint64_t kMost = 1'000'000;
    Request request;
    request.strategy = strategy.id;
    const auto search = endless_search(request, EndlessDomain(Endless::guided, 2 * kMost));
    double last = 0, best = 0;
    std::printf("{\"name\":\"%s\",\"rates\":[", strategy.name.c_str());
    for (std::uint64_t done = 0, goal = 1000; goal <= kMost; done = goal, goal *= 10) {
        last = static_cast<double>(goal - done) / seconds_to(*search, goal);
        best = std::max(best, last);
        std::printf("%s%.0f", done == 0 ? "" : ",", last);
    }
    std::printf("],\"slower\":%.2f}", best / last);
}

}  // namespace

int bench_growth() {
    const char* before = "[";
    for (const StrategyInfo& strategy : catalog().strategies) {
        if (strategy.is_own()) continue;
        std::printf("%s", before);
        print_rates(strategy);
        before = ",\n";
    }
    std::printf("]\n");
    return 0;
}
