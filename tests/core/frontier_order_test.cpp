// The frontier of a moment is the same whether it is found from marks, by counting all nodes or by sorting
// them all.
#include <doctest/doctest.h>

#include "core/algorithms/make_search.h"
#include "core/catalog.h"
#include "tests/support/dump.h"
#include "tests/support/effort.h"
#include "tests/support/spaces.h"

namespace frontier_order_test {

using namespace frontier;
using namespace frontier::test;

namespace {

constexpr std::uint64_t kWholeFrontier = ~std::uint64_t{0};
constexpr LookBack kMarks{64, 1, 1 << 14};
constexpr LookBack kCounting{1 << 30, 16, 0};
constexpr LookBack kCountingOften{5, 0, 0};
constexpr LookBack kSorting{1 << 30, 16, 1 << 30};

// Sliding tiles that cost what their numbers say; long enough for hundreds of marks.
std::unique_ptr<Search> search_with(const Request& request, const LookBack& look_back) {
    const DomainRow& tiles = family("tiles");
    const auto space = space_of("tiles", "8 6 7\n2 5 4\n3 . 1\n\n. 1 2\n3 4 5\n6 7 8\n", {{"cost", "value"}});
    const HeuristicInfo& heuristic = tiles.info().heuristics.front();
    auto settings = settings_of(with_defaults(request), heuristic);
    REQUIRE(settings);
    settings->look_back = look_back;
    settings->max_expansions = kSeesAll ? 6000 : 1200;
    auto search = make_search(SearchTask(space->puzzle(), heuristic.id), std::move(*settings));
    search->advance(Search::kNoLimit);
    return search;
}

Request request_of(std::string strategy, std::string option = "", std::string value = "") {
    Request request;
    request.strategy = std::move(strategy);
    if (!option.empty()) request.options[option] = std::move(value);
    return request;
}

}  // namespace

TEST_CASE("frontier: found from marks, by counting and by sorting it is the same, in parts and whole") {
    std::vector<Request> requests;
    for (const StrategyInfo& strategy : catalog().strategies) {
        if (strategy.loop == Loop::best_first) requests.push_back(request_of(strategy.id));
    }
    for (const char* ties : {"smaller_h", "lifo", "fifo", "heapq"})
        requests.push_back(request_of("a_star", "ties", ties));
    requests.push_back(request_of("a_star", "duplicates", "strict"));
    requests.push_back(request_of("depth_first", "cycle", "full"));
    requests.push_back(request_of("ucs", "cycle", "none"));
    requests.push_back(request_of("custom"));
    requests.back().formula = "h - d";
    Random random(4);
    for (const Request& request : requests) {
        CAPTURE(request.strategy);
        const auto sorting = search_with(request, kSorting);
        const auto marks = search_with(request, kMarks);
        const auto counting = search_with(request, kCounting);
        const auto often = search_with(request, kCountingOften);
        const auto last = static_cast<int>(sorting->stats().counters.expanded);
        for (int look = 0; look < 12; ++look) {
            const auto index = static_cast<StepIndex>(look == 0 ? last : random.between(0, last));
            const auto total = static_cast<int>(sorting->frontier(index, 0).total);
            const auto from = static_cast<std::uint64_t>(random.between(0, total));
            const auto to =
                look % 6 == 0 ? kWholeFrontier : from + static_cast<std::uint64_t>(random.between(0, 50));
            const std::string expected = dump(sorting->frontier_part(index, from, to));
            REQUIRE(dump(marks->frontier_part(index, from, to)) == expected);
            REQUIRE(dump(counting->frontier_part(index, from, to)) == expected);
            REQUIRE(dump(often->frontier_part(index, from, to)) == expected);
            const std::string why = sorting->expansion(index).why.sentence;
            REQUIRE(marks->expansion(index).why.sentence == why);
            REQUIRE(often->expansion(index).why.sentence == why);
        }
    }
}

TEST_CASE("frontier: parts beyond its end are empty, and whatever is asked the total is told") {
    const auto search = search_with(request_of("a_star"), kMarks);
    const std::uint64_t total = search->stats().open;
    for (const auto& [from, to] :
         {std::pair{total, total + 5}, {total + 7, kWholeFrontier}, {std::uint64_t{9}, std::uint64_t{4}}}) {
        const FrontierView part = search->frontier_part(kNever, from, to);
        CHECK(part.rows.empty());
        CHECK(part.total == total);
    }
    CHECK(search->frontier(kNever, kWholeFrontier).rows.size() == total);
}

}  // namespace frontier_order_test
