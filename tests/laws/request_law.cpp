// The law of requests on a few thousand of them; `requests` tries as many as wanted. And its controls: a
// false word of every kind, put into a true account, is found.
#include "tests/support/request_law.h"

#include <doctest/doctest.h>

#include <functional>

#include "core/algorithms/make_search.h"
#include "core/domain_table.h"
#include "core/options.h"
#include "tests/support/effort.h"

namespace request_law {

using namespace frontier;
using namespace frontier::test;

namespace {

struct Example {
    DrawnRequest drawn;
    Account account;
    std::unique_ptr<Reference> truth;

    bool is_caught(const std::function<void(Account&)>& falsify) const {
        Account twin = account;
        falsify(twin);
        return !account_violation(drawn, twin, *truth).empty();
    }
};

// The first request by chance whose account is of this kind.
Example example_of(const std::function<bool(const Account&, Cost optimum)>& is_wanted) {
    for (std::uint64_t seed = 0;; ++seed) {
        Random random(seed);
        auto truth = Reference::of(random_board(random));
        if (!truth) continue;
        DrawnRequest drawn = random_request(truth->board(), random);
        const auto search = start_search(drawn.request);
        if (!search) continue;
        Account account = drive(**search, drawn);
        if (is_wanted(account, truth->optimum()))
            return {std::move(drawn), std::move(account), std::move(truth)};
    }
}

void claim(Account& account, ClaimKind kind, std::optional<double> ratio = {}) {
    account.reports.back().claim = {kind, ratio, "So it is."};
}

}  // namespace

TEST_CASE("law: whatever is asked for, all that a search says is true") {
    RequestLaw law;
    for (std::uint64_t seed = 5'000'000; seed < (kSeesAll ? 5'004'000 : 5'000'640); ++seed)
        REQUIRE(law.check(seed) == "");
    CHECK(law.tally().refused < law.tally().requests / 5);
    CHECK(law.tally().claims.size() == 5);
}

TEST_CASE("law: a request depends on its seed alone, and can be drawn again") {
    for (const std::uint64_t seed : {7u, 123'456u}) {
        Random first(seed), second(seed);
        const DrawnBoard board = random_board(first);
        CHECK(board.board == random_board(second).board);
        CHECK(command_line(random_request(board, first).request) ==
              command_line(random_request(board, second).request));
    }
}

TEST_CASE("control: a false claim of every kind is caught") {
    const Example poor = example_of([](const Account& account, Cost optimum) {
        return account.end.end.cost && *account.end.end.cost > optimum && optimum > 1;
    });
    REQUIRE_FALSE(poor.is_caught([](Account&) {}));
    CHECK(poor.is_caught([](Account& twin) { claim(twin, ClaimKind::optimal, 1.0); }));
    CHECK(poor.is_caught([](Account& twin) { claim(twin, ClaimKind::bounded, 1.0); }));
    CHECK(poor.is_caught([](Account& twin) { claim(twin, ClaimKind::bounded); }));
    CHECK(poor.is_caught([](Account& twin) { claim(twin, ClaimKind::unsolvable); }));
    CHECK(poor.is_caught([](Account& twin) { claim(twin, ClaimKind::unsolvable_in_bounds); }));
    CHECK(poor.is_caught([](Account& twin) {
        twin.reports.front().claim = {ClaimKind::unsolvable, {}, "Said early."};
    }));
    CHECK(poor.is_caught(
        [](Account& twin) { twin.reports.back().claim.sentence = "Every plan costs at least 1000."; }));
    CHECK(poor.is_caught([](Account& twin) { twin.reports.back().claim.sentence.clear(); }));
}

TEST_CASE("control: a false bound, plan, counter or end is caught") {
    const Example good = example_of([](const Account& account, Cost) {
        const Stats& end = account.end.end;
        return end.status == Status::solved && *end.cost > 1 && end.incumbents.size() > 1 &&
               end.lower_bound.value_or(0) > 0;
    });
    REQUIRE_FALSE(good.is_caught([](Account&) {}));
    CHECK(
        good.is_caught([&](Account& twin) { twin.reports.back().lower_bound = good.truth->optimum() + 1; }));
    CHECK(good.is_caught([](Account& twin) { twin.reports.back().lower_bound = std::nullopt; }));
    CHECK(good.is_caught([](Account& twin) {
        twin.reports.push_back(twin.reports.back()), twin.reports.back().lower_bound = 0;
    }));
    CHECK(good.is_caught(
        [&](Account& twin) { twin.end.end.incumbents[0].lower_bound = good.truth->optimum() + 1; }));
    CHECK(good.is_caught(
        [](Account& twin) { twin.end.end.incumbents[0].cost = twin.plans[0].cost = twin.plans[1].cost; }));
    CHECK(good.is_caught([](Account& twin) { ++twin.plans[0].cost; }));
    CHECK(good.is_caught([](Account& twin) { twin.plans[0].actions.pop_back(); }));
    CHECK(good.is_caught([](Account& twin) { twin.plans.pop_back(); }));
    CHECK(good.is_caught([](Account& twin) { twin.end.end.cost.reset(); }));
    CHECK(good.is_caught([](Account& twin) { ++twin.end.end.counters.generated; }));
    CHECK(good.is_caught([](Account& twin) { ++twin.end.end.counters.kept; }));
    CHECK(good.is_caught([](Account& twin) { ++twin.end.end.open; }));
    CHECK(good.is_caught([](Account& twin) { twin.max_expansions = twin.end.end.counters.expanded - 1; }));
    CHECK(good.is_caught([](Account& twin) { twin.end.end.status = Status::expansions; }));
}

TEST_CASE("control: a heuristic that is said to be admissible and is not is caught") {
    int caught = 0;
    for (std::uint64_t seed = 0; seed < 40'000 && caught < 3; ++seed) {
        Random random(seed);
        const auto truth = Reference::of(random_board(random));
        if (!truth || truth->optimum() == kInfiniteCost) continue;
        const DrawnRequest drawn = random_request(truth->board(), random);
        const DomainInfo& domain = *find_domain(drawn.request.domain);
        const Request whole = with_defaults(drawn.request);
        if (find_strategy(drawn.request.strategy)->is_own() || !start_search(drawn.request)) continue;
        HeuristicInfo lie = *check_heuristic(domain.id, whole.heuristic);
        if (lie.admissible == Property::proved) continue;
        lie.admissible = Property::proved;
        const auto settings = settings_of(whole, lie);
        auto puzzle = (*domain_row(domain.id))->parse(whole.board, only(whole.options, domain.options));
        const auto search = make_search(SearchTask(*puzzle, whole.heuristic), *settings);
        caught += !account_violation(drawn, drive(*search, drawn), *truth).empty();
    }
    CHECK(caught == 3);
}

TEST_CASE("what means nothing is refused with a sentence that says why") {
    Request request;
    request.domain = "jugs";
    request.board = "3 4\n0 0\n* 2\n";
    const auto refusal = [&](const std::string& strategy, Options options, std::optional<double> weight = {},
                             std::string formula = "") {
        Request own = request;
        own.strategy = strategy;
        own.options = std::move(options);
        own.weight = weight;
        own.formula = std::move(formula);
        const auto search = start_search(own);
        return search ? std::string() : search.diagnostic().field + ": " + search.diagnostic().message;
    };
    CHECK(refusal("depth_first", {{"ties", "fifo"}}) ==
          "ties: The option ties means nothing here: Depth-first does not look at it.");
    CHECK(refusal("breadth_first", {{"ties", "lifo"}}) ==
          "ties: The option ties means nothing here: Breadth-first does not look at it.");
    CHECK_FALSE(refusal("ida_star", {{"ties", "fifo"}}).empty());
    CHECK_FALSE(refusal("dfbnb", {{"ties", "larger_g"}}).empty());
    CHECK(refusal("depth_first", {{"ties", "auto"}}).empty());
    CHECK(refusal("depth_first", {{"duplicates", "strict"}}) ==
          "duplicates: The option duplicates means nothing here: it needs cycle=full.");
    CHECK(refusal("depth_first", {{"duplicates", "strict"}, {"cycle", "full"}}).empty());
    CHECK(refusal("a_star", {{"duplicates", "strict"}, {"cycle", "none"}}).size() > 0);
    CHECK(refusal("anytime_weighted_astar", {{"weights", "3,1"}, {"schedule", "fixed"}}) ==
          "weights: The option weights means nothing here: it needs schedule=decreasing.");
    CHECK(refusal("rwa_star", {{"weights", "3,1"}}).empty());
    CHECK(refusal("rwa_star", {{"weights", "3,1"}}, 3) ==
          "weight: A weight means nothing here: the list of weights takes its place.");
    CHECK(refusal("a_star", {}, 2) == "weight: A weight means nothing here: A* uses none.");
    CHECK(refusal("custom", {}, 2, "g + h") == "weight: A weight means nothing here: the formula has no w.");
    CHECK(refusal("custom", {}, {}, "g + h").empty());
    CHECK(refusal("custom", {}, 2, "g + w*h").empty());
    CHECK(refusal("a_star", {}, {}, "h") ==
          "formula: A formula means nothing here: A* has an order of its own. Choose the strategy custom.");
    CHECK(refusal("beam", {{"ties", "heapq"}}) ==
          "ties: A beam sorts its layers and has no heap: choose other ties than heapq.");
}

TEST_CASE("a filled-in request asks for the same as the request") {
    for (std::uint64_t seed = 0; seed < 2'000; seed += kSeedStep) {
        Random random(seed);
        const DrawnBoard board = random_board(random);
        const Request request = random_request(board, random).request;
        CHECK(static_cast<bool>(start_search(request)) ==
              static_cast<bool>(start_search(with_defaults(request))));
    }
}

}  // namespace request_law
