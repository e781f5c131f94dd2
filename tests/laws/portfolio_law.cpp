// A search made of searches keeps every law of a search: it is the same however it is sliced and stopped, its
// past can be shown, its claims are true, and it stops where looking back finds a reason to.
#include <doctest/doctest.h>

#include "core/algorithms/portfolio.h"
#include "tests/support/effort.h"
#include "tests/support/history_laws.h"
#include "tests/support/random_case.h"

namespace portfolio_law {

using namespace frontier;
using namespace frontier::test;

namespace {

// Everyone in turn, for so many expansions, until all are done.
class InTurn final : public Schedule {
   public:
    InTurn(std::vector<PartMaker> makers, std::uint64_t expansions, bool until_better)
        : makers_(std::move(makers)),
          over_(makers_.size(), 0),
          expansions_(expansions),
          until_better_(until_better) {}

    std::optional<Turn> next(const Progress& progress) override {
        if (turns_ > 0 && (progress.last == Status::solved || progress.last == Status::exhausted))
            over_[last_] = 1;
        for (std::size_t tries = 0; tries < makers_.size(); ++tries) {
            last_ = turns_++ % makers_.size();
            if (over_[last_]) continue;
            return Turn{.part = last_,
                        .make = makers_[last_],
                        .expansions = expansions_,
                        .until_better = until_better_};
        }
        return std::nullopt;
    }

   private:
    std::vector<PartMaker> makers_;
    std::vector<char> over_;
    std::uint64_t expansions_;
    bool until_better_;
    std::size_t turns_ = 0;
    std::size_t last_ = 0;
};

struct Mixed {
    Case first;  // with the graph and what bounds all
    std::vector<Settings> settings;
    std::uint64_t turn;
    bool until_better;
};

// Two or three strategies that go on after a plan and do not begin again, on one graph.
Mixed mixed(std::uint64_t seed) {
    constexpr const char* kImproving[] = {
        "anytime_gbfs", "anytime_weighted_astar", "ara_star", "ana_star", "optimistic", "solve"};
    Random random(seed);
    Graph graph = random_graph(random);
    draw_estimates(graph, kAdmissibleEstimates[random.below(4)], random);
    Mixed mixed{{graph, "a portfolio", settings_of("solve", graph, 2)}, {}, 0, random.one_in(2)};
    for (int i = random.between(2, 3); i > 0; --i)
        mixed.settings.push_back(settings_of(kImproving[random.below(6)], graph, kWeights[random.below(6)]));
    mixed.turn = static_cast<std::uint64_t>(random.between(1, 6));
    mixed.first.settings.max_expansions = random.one_in(4) ? 12 : 200;
    return mixed;
}

std::unique_ptr<Search> search_of(const Mixed& mixed, std::uint64_t max_expansions) {
    std::vector<PartMaker> makers;
    for (const Settings& settings : mixed.settings)
        makers.push_back([&graph = mixed.first.graph, &settings] { return search_graph(graph, settings); });
    return std::make_unique<Portfolio>(
        std::make_unique<InTurn>(std::move(makers), mixed.turn, mixed.until_better),
        PortfolioLimits{.max_expansions = max_expansions});
}

MakeSearch maker(const Mixed& mixed) {
    return [&mixed](std::uint64_t max_expansions) { return search_of(mixed, max_expansions); };
}

std::vector<StepIndex> found(const Search& search, const Breakpoint& breakpoint, bool forwards) {
    std::vector<StepIndex> steps;
    for (auto at = search.find(breakpoint, kNever, forwards); at; at = search.find(breakpoint, *at, forwards))
        steps.push_back(*at);
    if (!forwards) std::reverse(steps.begin(), steps.end());
    return steps;
}

std::string breakpoint_violation(const Mixed& test, const Breakpoint& breakpoint) {
    const auto finished = search_of(test, 60);
    finished->advance(kWhole);
    const std::vector<StepIndex> expected = found(*finished, breakpoint, true);
    if (expected != found(*finished, breakpoint, false)) return "backwards finds others than forwards";
    const auto search = search_of(test, 60);
    search->set_breakpoints({breakpoint});
    std::vector<StepIndex> stops;
    while (search->advance(3) <= Status::paused) {
        const Stats stats = search->stats();
        if (stats.status == Status::paused) stops.push_back(stats.paused_at.value_or(kNever));
    }
    if (transcript(*search) != transcript(*finished)) return "it ends in another way";
    // One that ends with an expansion has ended, and does not pause there.
    const bool ended_there = stops.size() + 1 == expected.size() &&
                             expected.back() + std::uint64_t{1} == finished->stats().counters.expanded;
    stops.resize(stops.size() + (ended_there ? 1 : 0), expected.empty() ? 0 : expected.back());
    return stops == expected ? "" : "it stops at others than are found";
}

}  // namespace

TEST_CASE("law: a portfolio is the same in slices and with stops") {
    for (std::uint64_t seed = 700'000; seed < 700'400; seed += kSeedStep) {
        const Mixed test = mixed(seed);
        const std::uint64_t most = test.first.settings.max_expansions;
        REQUIRE(told(seed, test.first, slicing_violation(maker(test), most)) == "");
        REQUIRE(told(seed, test.first, stopping_violation(maker(test), most)) == "");
    }
}

TEST_CASE("law: every moment of a portfolio is shown as it was, also by one that was looked at on the way") {
    for (std::uint64_t seed = 710'000; seed < 710'150; seed += kSeedStep) {
        const Mixed test = mixed(seed);
        const auto finished = search_of(test, 40);
        finished->advance(kWhole);
        REQUIRE(told(seed, test.first, time_travel_violation(*finished, maker(test))) == "");
        REQUIRE(told(seed, test.first, watching_violation(maker(test), 25)) == "");
    }
}

TEST_CASE("law: a portfolio claims what is true, and ends with the optimum") {
    for (std::uint64_t seed = 720'000; seed < 721'000; seed += kSeedStep) {
        const Mixed test = mixed(seed);
        const Observation seen = observe(*search_of(test, 5000), seed % 2 ? kWhole : 3);
        REQUIRE(told(seed, test.first, case_violation(test.first, seen)) == "");
        const Cost optimum = costs_to_goal(test.first.graph)[0];
        REQUIRE(seen.end.cost.value_or(kInfiniteCost) == optimum);
        REQUIRE(seen.end.claim.kind ==
                (optimum == kInfiniteCost ? ClaimKind::unsolvable : ClaimKind::optimal));
    }
}

TEST_CASE("law: a portfolio stops at its breakpoints where looking back finds them") {
    for (std::uint64_t seed = 730'000; seed < 730'100; seed += kSeedStep) {
        const Mixed test = mixed(seed);
        for (const Event event : {Event::f_changed, Event::h_fell, Event::incumbent, Event::reexpansion})
            REQUIRE(told(seed, test.first, breakpoint_violation(test, {event, {}, kNoNode})) == "");
        const Formula condition = *Formula::compile("g > 3", FormulaNames::of_conditions);
        REQUIRE(told(seed, test.first, breakpoint_violation(test, {Event::condition, condition, kNoNode})) ==
                "");
    }
}

TEST_CASE("law: the nodes of a portfolio are those of its parts, each named once") {
    for (std::uint64_t seed = 740'000; seed < 740'200; seed += kSeedStep) {
        const Mixed test = mixed(seed);
        const auto search = search_of(test, 100);
        search->advance(kWhole);
        const NodeColumns nodes = search->node_columns(0, search->nodes());
        const Columns steps = search->columns(0, kNever);
        REQUIRE(nodes.parent.size() == search->nodes());
        for (NodeId id = 0; id < search->nodes(); ++id) {
            const Path path = search->path(id);
            REQUIRE(path.nodes.back() == id);
            REQUIRE((nodes.parent[id] == kNoNode) == (path.nodes.size() == 1));
            if (path.nodes.size() > 1) REQUIRE(nodes.parent[id] == path.nodes[path.nodes.size() - 2]);
            if (nodes.expanded_at[id] != kNever) REQUIRE(steps.node[nodes.expanded_at[id]] == id);
        }
    }
}

}  // namespace portfolio_law
