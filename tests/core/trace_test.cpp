#include "core/trace.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "core/catalog.h"

namespace trace_test {

using namespace frontier;

namespace {

std::unique_ptr<Search> searched(const std::string& strategy, std::uint64_t expansions = 200) {
    Request request;
    request.domain = "sokoban";
    request.board = "#######\n#@ $ .#\n# $  .#\n#     #\n#######\n";
    request.strategy = strategy;
    request.max_expansions = expansions;
    auto search = start_search(request);
    REQUIRE(search);
    while ((*search)->advance(1000) == Status::running) {}
    return std::move(*search);
}

std::vector<TraceEvent> traced(const Search& search, StepIndex end) {
    std::vector<TraceEvent> events = trace_events(search, 0, end);
    for (TraceEvent& event : trace_end(search, end)) events.push_back(std::move(event));
    return events;
}

}  // namespace

TEST_CASE("a trace: every id is known before it is spoken of, and none is 0") {
    for (const StrategyInfo& strategy : catalog().strategies) {
        const auto search = searched(strategy.id);
        std::set<std::uint64_t> known;
        const auto end = static_cast<StepIndex>(search->stats().counters.expanded);
        for (const TraceEvent& event : traced(*search, end)) {
            const bool makes = event.type == TraceType::source || event.type == TraceType::generating ||
                               event.type == TraceType::updating;
            CHECK(event.id > 0);
            if (event.parent) CHECK(known.count(*event.parent) == 1);
            if (!makes) CHECK(known.count(event.id) == 1);
            known.insert(event.id);
            CHECK(!event.pieces.empty());
        }
    }
}

TEST_CASE("a trace in parts is the trace as a whole") {
    const auto search = searched("ida_star");
    const auto end = static_cast<StepIndex>(search->stats().counters.expanded);
    const auto count = [&](StepIndex from, StepIndex to) { return trace_events(*search, from, to).size(); };
    CHECK(count(0, end) == count(0, end / 3) + count(end / 3, end));
    CHECK(count(end, kNever) == 0);
    CHECK(trace_end(*search, end / 3).back().left == end - end / 3);
    CHECK(!trace_end(*search, end).back().left);
}

TEST_CASE("state keys: the same for one state, whatever the loop") {
    const auto first = searched("breadth_first", 40);
    const auto second = searched("depth_first", 40);
    const auto a = first->state_keys(0, kNever);
    const auto b = second->state_keys(0, kNever);
    REQUIRE(a.size() == first->stats().counters.expanded);
    CHECK(a[0] == b[0]);
    for (StepIndex i = 0; i < a.size(); ++i) {
        for (StepIndex j = 0; j < b.size(); ++j) {
            const bool same =
                first->text(*first->expansion(i).row.node) == second->text(*second->expansion(j).row.node);
            CHECK(same == (a[i] == b[j]));
        }
    }
}

}  // namespace trace_test
