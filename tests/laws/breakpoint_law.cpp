// A search stops at its breakpoints where looking back finds them, and is none the worse for it.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "tests/support/effort.h"
#include "tests/support/history_laws.h"
#include "tests/support/random_case.h"

namespace breakpoint_law {

using namespace frontier;
using namespace frontier::test;

namespace {

using Moments = std::vector<StepIndex>;

constexpr Event kPlain[] = {Event::f_changed, Event::h_fell, Event::incumbent, Event::reexpansion,
                            Event::inconsistent};  // without a node or a formula
const char* const kConditions[] = {"g > 3", "h == 2", "f >= 9", "d == 2", "1", "g + h != f", "h > 2*d"};

Case case_of(std::uint64_t seed, const std::string& strategy) {
    Random random(seed);
    Graph graph = random_graph(random);
    draw_estimates(graph, kAllEstimates[random.below(6)], random);
    Settings settings = settings_of(strategy, graph, kWeights[random.below(6)]);
    settings.max_expansions = random.one_in(4) ? 10 : 60;
    return {std::move(graph), strategy, std::move(settings)};
}

// All that looking from the beginning (or back from the end) finds, in order. One less than expansion 0 is
// kNever.
Moments all_found(const Search& search, const Breakpoint& breakpoint, bool forwards = true) {
    Moments moments;
    for (auto at = search.find(breakpoint, kNever, forwards); at;
         at = search.find(breakpoint, *at, forwards)) {
        moments.push_back(*at);
    }
    if (!forwards) std::reverse(moments.begin(), moments.end());
    return moments;
}

struct Stops {
    Moments at;
    std::string end;  // the whole transcript
    std::string wrong;
};

Stops stops_at(const Case& test, const Breakpoint& breakpoint, std::uint64_t slice) {
    Stops stops;
    const auto search = search_graph(test.graph, test.settings);
    search->set_breakpoints({breakpoint});
    for (;;) {
        const Status status = search->advance(slice);
        const Stats stats = search->stats();
        if (stats.paused_at.has_value() != (status == Status::paused))
            stops.wrong = "paused without a moment, or not paused with one";
        if (status == Status::running) continue;
        if (status != Status::paused) break;
        if (*stats.paused_at + std::uint64_t{1} != stats.counters.expanded)
            stops.wrong = "not the last expansion";
        stops.at.push_back(*stats.paused_at);
    }
    stops.end = transcript(*search);
    return stops;
}

std::string moments_text(const Moments& moments) {
    std::string text;
    for (const StepIndex moment : moments) text += concat(moment, ' ');
    return text;
}

// A search that ends with an expansion has ended: it does not pause there.
std::string breakpoint_violation(const Case& test, const Search& finished, const Breakpoint& searched,
                                 const Breakpoint& set) {
    Moments expected = all_found(finished, searched);
    if (moments_text(expected) != moments_text(all_found(finished, searched, false)))
        return "backwards finds others than forwards";
    const Stats stats = finished.stats();
    const bool ended_expanding = stats.status == Status::failed ||
                                 (stats.status == Status::solved && !finished.expansion(kNever).is_goal);
    for (const std::uint64_t slice : {kWhole, std::uint64_t{3}}) {
        const Stops stops = stops_at(test, set, slice);
        if (!stops.wrong.empty()) return stops.wrong;
        if (ended_expanding && !expected.empty() &&
            expected.back() + std::uint64_t{1} == stats.counters.expanded &&
            stops.at.size() + 1 == expected.size()) {
            expected.pop_back();
        }
        if (stops.at != expected)
            return concat("stops at ", moments_text(stops.at), "but finds ", moments_text(expected));
        if (stops.end != transcript(finished)) return "it ends in another way";
    }
    return "";
}

std::string told(std::uint64_t seed, const Case& test, const Breakpoint& breakpoint,
                 const std::string& wrong) {
    return wrong.empty() ? "" : test::told(seed, test, concat(word(breakpoint.event), ": ", wrong));
}

// The first node of the state that the given node has: once it exists, every expansion of its state is still
// to come.
NodeId first_with_state_of(const Search& search, NodeId node) {
    const std::string state = search.text(node);
    for (NodeId other = 0; other < node; ++other) {
        if (search.text(other) == state) return other;
    }
    return node;
}

std::vector<Breakpoint> breakpoints_for(const Search& search, Random& random) {
    std::vector<Breakpoint> all;
    for (const Event event : kPlain) all.push_back({event, {}, kNoNode});
    for (const char* text : kConditions)
        all.push_back({Event::condition, *Formula::compile(text, FormulaNames::of_conditions), kNoNode});
    for (int i = 0; i < 2; ++i) {
        const auto node = static_cast<NodeId>(random.below(static_cast<int>(search.nodes())));
        all.push_back({Event::state, {}, first_with_state_of(search, node)});
    }
    return all;
}

std::unique_ptr<Search> finished_search(const Case& test) {
    auto search = search_graph(test.graph, test.settings);
    search->advance(kWhole);
    return search;
}

// Each event once more, from what the search shows of every expansion.
Moments expected_of(const Case& test, const Search& search, Event event) {
    const Columns columns = search.columns(0, kNever);
    const Stats stats = search.stats();
    Moments moments;
    Estimate least = columns.h.empty() ? 0 : columns.h[0];
    for (StepIndex i = 0; i < columns.node.size(); ++i) {
        bool happened = false;
        if (event == Event::f_changed)
            happened = i > 0 && test.settings.shows_f && columns.f[i] != columns.f[i - 1];
        if (event == Event::h_fell) happened = columns.h[i] < least;
        if (event == Event::reexpansion) happened = columns.fresh[i] == 0;
        if (event == Event::incumbent) {
            happened = std::any_of(stats.incumbents.begin(), stats.incumbents.end(),
                                   [&](const Incumbent& found) { return found.expanded == i; });
        }
        if (event == Event::inconsistent) {
            const std::string state = search.text(columns.node[i]);
            for (const Edge& edge : test.graph.edges) {
                happened =
                    happened || (std::to_string(edge.from) == state &&
                                 columns.h[i] > static_cast<Estimate>(edge.cost) + test.graph.h[edge.to]);
            }
        }
        if (happened) moments.push_back(i);
        least = std::min(least, columns.h[i]);
    }
    return moments;
}

Moments expected_of(const Search& search, const std::string& condition) {
    const Formula formula = *Formula::compile(condition, FormulaNames::of_conditions);
    Moments moments;
    for (StepIndex i = 0; i < search.stats().counters.expanded; ++i) {
        const Expansion shown = search.expansion(i);
        const double h = shown.row.h.value_or(HUGE_VAL);
        const double f = search.columns(i, i + 1).f[0];
        if (formula({.g = static_cast<double>(shown.row.g),
                     .h = h,
                     .d = static_cast<double>(*shown.depth),
                     .f = f}) != 0)
            moments.push_back(i);
    }
    return moments;
}

}  // namespace

TEST_CASE(
    "law: a search pauses exactly where looking back finds its breakpoint, and ends as if it had never "
    "paused") {
    for (std::uint64_t seed = 670'000; seed < 670'016; seed += kSeedStep) {
        for (const StrategyInfo& strategy : general_strategies()) {
            const Case test = case_of(seed, strategy.id);
            const auto finished = finished_search(test);
            Random random(seed);
            for (const Breakpoint& breakpoint : breakpoints_for(*finished, random)) {
                REQUIRE(told(seed, test, breakpoint,
                             breakpoint_violation(test, *finished, breakpoint, breakpoint)) == "");
            }
        }
    }
}

TEST_CASE("control: a breakpoint other than the one looked for is caught, for every event") {
    std::set<std::pair<Event, Event>> caught;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Case test = case_of(seed, "rwa_star");
        const auto finished = finished_search(test);
        for (const Event a : kPlain) {
            for (const Event b : kPlain) {
                const Breakpoint searched{a, {}, kNoNode}, set{b, {}, kNoNode};
                if (!breakpoint_violation(test, *finished, searched, set).empty()) caught.insert({a, b});
            }
        }
    }
    CHECK(caught.size() == std::size(kPlain) * (std::size(kPlain) - 1));  // all pairs but the equal ones
}

TEST_CASE("law: what is found agrees with the columns, the incumbents, the successors and the conditions") {
    for (std::uint64_t seed = 680'000; seed < 680'060; seed += kSeedStep) {
        for (const StrategyInfo& strategy : general_strategies()) {
            const Case test = case_of(seed, strategy.id);
            const auto search = finished_search(test);
            for (const Event event : kPlain) {
                // A check of the path drops an ancestor before its estimate is looked at.
                if (event == Event::inconsistent && test.settings.cycle != CycleCheck::full) continue;
                const Breakpoint breakpoint{event, {}, kNoNode};
                const std::string found = moments_text(all_found(*search, breakpoint));
                REQUIRE(told(seed, test, breakpoint,
                             difference(found, moments_text(expected_of(test, *search, event)))) == "");
            }
            for (const char* condition : kConditions) {
                const Breakpoint breakpoint{
                    Event::condition, *Formula::compile(condition, FormulaNames::of_conditions), kNoNode};
                const std::string found = moments_text(all_found(*search, breakpoint));
                REQUIRE(told(seed, test, breakpoint,
                             difference(found, moments_text(expected_of(*search, condition)))) == "");
            }
        }
    }
}

TEST_CASE("law: the breakpoint of a state stops at every expansion of that state and at no other") {
    int stops = 0;
    for (std::uint64_t seed = 690'000; seed < 690'030; seed += kSeedStep) {
        for (const StrategyInfo& strategy : general_strategies()) {
            const Case test = case_of(seed, strategy.id);
            const auto search = finished_search(test);
            const Columns columns = search->columns(0, kNever);
            for (NodeId node = 0; node < std::min<NodeId>(search->nodes(), 12); ++node) {
                Moments expected;
                for (StepIndex i = 0; i < columns.node.size(); ++i) {
                    if (search->text(columns.node[i]) == search->text(node)) expected.push_back(i);
                }
                const Breakpoint breakpoint{Event::state, {}, node};
                const std::string found = moments_text(all_found(*search, breakpoint));
                REQUIRE(told(seed, test, breakpoint, difference(found, moments_text(expected))) == "");
                stops += static_cast<int>(expected.size());
            }
            CHECK_FALSE(search->find({Event::state, {}, search->nodes()}, kNever, true));
        }
    }
    CHECK(stops > 300 / static_cast<int>(kSeedStep));
}

}  // namespace breakpoint_law
