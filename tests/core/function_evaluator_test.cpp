// Heuristics of the user's own: asked in batches, kept, checked, and reported when they fail.
#include "core/function_evaluator.h"

#include <doctest/doctest.h>

#include <functional>
#include <map>

#include "core/algorithms/make_search.h"
#include "core/catalog.h"
#include "core/options.h"
#include "tests/support/boards.h"
#include "tests/support/dump.h"
#include "tests/support/explored.h"
#include "tests/support/own_functions.h"
#include "tests/support/spaces.h"

namespace function_evaluator_test {

using namespace frontier;
using namespace frontier::test;

namespace {

Request request_for(const std::string& domain, const std::string& board, std::string strategy) {
    Request request;
    request.domain = domain;
    request.board = board;
    request.strategy = std::move(strategy);
    request.heuristic = kOwn;
    request.max_expansions = 2'000;
    return request;
}

std::unique_ptr<Search> ended(const Request& request, std::shared_ptr<EstimateFunction> own) {
    auto search = start_search(request, std::move(own));
    REQUIRE(search);
    (*search)->advance(Search::kNoLimit);
    return std::move(*search);
}

Stats stats_with(const std::string& strategy, std::function<double(std::span<const std::int32_t>)> function) {
    const std::size_t stride = view_board("jugs", "3 4\n0 0\n* 2\n", {})->stride;
    return ended(request_for("jugs", "3 4\n0 0\n* 2\n", strategy),
                 std::make_shared<OwnFunction>(stride, std::move(function)))
        ->stats();
}

}  // namespace

TEST_CASE("own function: the same numbers make the same search as a heuristic of the engine's") {
    const std::vector<std::array<std::string, 3>> cases{{"sokoban", kExample1, "manhattan"},
                                                        {"tiles", "1 2 3\n4 . 6\n7 5 8\n", "manhattan"},
                                                        {"lunar", find_domain("lunar")->example, "distance"}};
    for (const auto& [domain, board, heuristic] : cases) {
        const auto space = space_of(domain, board);
        const HeuristicInfo* info = find_row(find_domain(domain)->heuristics, heuristic);
        if (!info) info = &find_domain(domain)->heuristics[1];
        CAPTURE(info->id);
        const TableFunction table(*prepared(*space, info->id));  // most of the work, so once
        for (const StrategyInfo& strategy : catalog().strategies) {
            if (strategy.is_own()) continue;  // asks no function
            CAPTURE(strategy.id);
            Request request = request_for(domain, board, strategy.id);
            const auto settings = settings_of(with_defaults(request), *info);
            REQUIRE(settings);
            const auto plain = make_search(SearchTask(space->puzzle(), info->id), *settings);
            const auto own = std::make_shared<TableFunction>(table);
            const auto asking =
                make_search(SearchTask(space->puzzle(),
                                       make_own_evaluator(space->puzzle(), own, OwnRole::finds_dead_ends)),
                            *settings);
            plain->advance(Search::kNoLimit);
            asking->advance(Search::kNoLimit);
            Stats expected = plain->stats();
            Stats found = asking->stats();
            expected.memory_bytes = expected.peak_memory_bytes = found.memory_bytes =
                found.peak_memory_bytes = 0;
            CHECK(dump(found) == dump(expected));
            const std::uint64_t calls = own->calls;
            CHECK(calls <= found.counters.expanded + 2);
            for (const StepIndex moment : {0u, 5u, 40u})
                CHECK(dump(asking->expansion(moment)) == dump(plain->expansion(moment)));
            CHECK(own->calls == calls);  // looking back asks nobody
            CHECK(asking->stats().memory_bytes > plain->stats().memory_bytes);
        }
    }
}

TEST_CASE("own function: what is no estimate ends the search, with the board that it was asked about") {
    for (const char* strategy : {"a_star", "ida_star", "depth_first", "anytime_weighted_astar"}) {
        CAPTURE(strategy);
        const Stats nan = stats_with(strategy, [](auto row) { return row[0] == 3 ? std::nan("") : 0; });
        CHECK(nan.status == Status::failed);
        REQUIRE(nan.failure);
        CHECK(nan.failure->message.find("NaN") != std::string::npos);
        CHECK(nan.failure->board.find("\n3 ") != std::string::npos);
        CHECK(nan.message.find("NaN") != std::string::npos);
        CHECK(nan.claim.kind == ClaimKind::none);
        CHECK(stats_with(strategy, [](auto row) { return row[1] > 0 ? -1 : 0; }).status == Status::failed);
        CHECK(stats_with(strategy, [](auto) { return 1e300; }).failure == std::nullopt);
    }
}

TEST_CASE("own function: a message is passed on with its line") {
    class Broken final : public EstimateFunction {
       public:
        std::optional<Problem> operator()(const std::int32_t*, std::size_t, double*) override {
            return Problem{"oops", 7, 99};
        }
    };
    const Stats stats =
        ended(request_for("jugs", "3 4\n0 0\n* 2\n", "a_star"), std::make_shared<Broken>())->stats();
    REQUIRE(stats.failure);
    CHECK(stats.failure->message == "oops");
    CHECK(stats.failure->line == 7);
    CHECK(stats.failure->board == "3 4\n0 0\n* 2\n");
}

TEST_CASE("own function: one that answers otherwise the second time is found out") {
    int calls = 0;
    const Stats counting = stats_with("a_star", [&](auto) { return ++calls; });
    CHECK(counting.status == Status::failed);
    REQUIRE(counting.failure);
    CHECK(counting.failure->message.find("not a function of the state: it said 1, then 2") !=
          std::string::npos);
}

TEST_CASE("own function: an infinite estimate is a dead end that proves nothing") {
    for (const char* strategy : {"a_star", "ucs", "breadth_first", "ida_star"}) {
        CAPTURE(strategy);
        const Stats stats = stats_with(strategy, [](auto row) { return row[1] == 4 ? HUGE_VAL : 0; });
        CHECK(stats.status != Status::failed);
        CHECK(stats.claim.kind != ClaimKind::unsolvable);
        CHECK(stats.claim.kind != ClaimKind::optimal);
    }
}

TEST_CASE("own function: as a guide it orders, and what proves still does") {
    Request request = request_for("sokoban", kExample1, "weighted_a_star");
    request.heuristic = "manhattan";
    request.guide = kOwn;
    const auto space = space_of("sokoban", kExample1);
    const auto own = std::make_shared<TableFunction>(*prepared(*space, "alternate"));
    Stats found = ended(request, own)->stats();
    request.guide = "alternate";
    Stats expected = ended(request, nullptr)->stats();
    CHECK(found.cost == expected.cost);
    CHECK(found.counters.expanded == expected.counters.expanded);
}

TEST_CASE("own function: without one, its id is refused") {
    Request request = request_for("jugs", "3 4\n0 0\n* 2\n", "a_star");
    CHECK(start_search(request).diagnostic().field == "heuristic");
    request.heuristic = "mismatch";
    request.guide = kOwn;
    CHECK(start_search(request).diagnostic().field == "guide");
}

}  // namespace function_evaluator_test
