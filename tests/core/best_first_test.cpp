// What random graphs seldom show: searches that fail or run out of memory, and states found cheaper twice in
// a row.
#include <doctest/doctest.h>

#include "core/catalog.h"
#include "tests/support/effort.h"
#include "tests/support/graph_search.h"
#include "tests/support/history_laws.h"

namespace best_first_test {

using namespace frontier;
using namespace frontier::test;

namespace {

// A row of nodes, each with edges to the next two; the last is the goal.
Graph ladder(std::uint32_t nodes) {
    Graph graph;
    graph.nodes = nodes;
    for (std::uint32_t at = 0; at < nodes; ++at) {
        if (at + 1 < nodes) graph.edges.push_back({at, at + 1, 1});
        if (at + 2 < nodes) graph.edges.push_back({at, at + 2, 1});
    }
    graph.is_goal.assign(nodes, 0);
    graph.is_goal.back() = 1;
    graph.h.assign(nodes, 0);
    graph.promise = {.id = "table", .name = "table", .admissible = Property::proved};
    graph.unit_cost = true;
    return graph;
}

Settings custom(const Graph& graph, std::string_view formula, double weight = 1) {
    Settings settings = settings_of("custom", graph, weight);
    settings.ranking = Ranking(*Formula::compile(formula), weight, TieRule::larger_g);
    return settings;
}

void check_that_all_can_be_shown(const Search& search) {
    const StepIndex last = static_cast<StepIndex>(search.stats().counters.expanded);
    for (StepIndex index = 0; index <= last + 1; ++index) {
        for (const SuccessorRow& successor : search.expansion(index).successors) {
            if (successor.row.node) CHECK(*successor.row.node < search.nodes());
        }
        for (const NodeRow& row : search.frontier(index, 10).rows) CHECK(*row.node < search.nodes());
    }
}

Request large_board() {
    Request request;
    request.domain = "sokoban";
    request.board =
        "##########\n#@      .#\n# $  $   #\n#    .   #\n# $   $  #\n#   .   @#\n#.       #\n##########\n";
    request.heuristic = "zero";
    return request;
}

}  // namespace

TEST_CASE("search: the reason for an outcome names the node and the number that decided it") {
    const Graph graph = ladder(4);
    std::string reasons;
    for (const double most : {HUGE_VAL, 1.0}) {
        Settings settings = settings_of("breadth_first", graph);
        settings.bound.g = most;
        const auto search = search_graph(graph, settings);
        search->advance(kWhole);
        for (const SuccessorRow& row : search->expansion(1).successors)
            reasons += concat(word(row.outcome), ": ", row.reason, '\n');
    }
    CHECK(reasons ==
          "duplicate: A duplicate of node 2, reached there with g = 1.\n"
          "kept: New: it joins the frontier.\n"
          "duplicate: A duplicate of node 2, reached there with g = 1.\n"
          "bound_g: g = 2 is over the g bound of 1.\n");
}

TEST_CASE("search: a start that is a goal is solved without an expansion, and optimally") {
    Graph graph = ladder(3);
    graph.is_goal[0] = 1;
    for (const StrategyInfo& strategy : general_strategies()) {
        const auto search = search_graph(graph, settings_of(strategy, graph, 2));
        CHECK(search->advance(1) == Status::solved);
        const Stats stats = search->stats();
        CHECK(stats.cost == 0);
        CHECK(stats.counters.expanded == 0);
        CHECK(stats.claim.kind == ClaimKind::optimal);
        CHECK(search->plan(0).actions.empty());
        CHECK(search->plan(0).nodes == std::vector<NodeId>{0});
        CHECK(search->expansion(0).is_goal);
        CHECK(search->expansion(0).row.action == "start");
    }
}

TEST_CASE("search: a formula without a value stops it and names the node") {
    const Graph graph = ladder(8);
    const auto search = search_graph(graph, custom(graph, "sqrt(2 - g)"));
    CHECK(search->advance(kWhole) == Status::failed);
    const Stats stats = search->stats();
    CHECK(stats.message.find("The formula has no value for node") == 0);
    CHECK(stats.message.find("g = 3") != std::string::npos);
    CHECK(stats.claim.kind == ClaimKind::none);
    CHECK_FALSE(stats.claim.sentence.empty());
    CHECK(search->advance(10) == Status::failed);
    check_that_all_can_be_shown(*search);
}

TEST_CASE("search: a formula without a value for the start") {
    const Graph graph = ladder(4);
    const auto search = search_graph(graph, custom(graph, "log(g - 1)"));
    CHECK(search->advance(kWhole) == Status::failed);
    check_that_all_can_be_shown(*search);
}

TEST_CASE("search: a weight for which the formula has no value stops it") {
    const Graph graph = ladder(8);
    const auto search = search_graph(graph, custom(graph, "g + sqrt(w)*h", 1));
    CHECK(search->advance(2) == Status::running);
    search->set_weight(-1);
    CHECK(search->stats().status == Status::failed);
    CHECK(search->advance(1) == Status::failed);
    check_that_all_can_be_shown(*search);
}

TEST_CASE("search: an estimate that is no number from 0 up stops it and says where") {
    for (const Estimate bad : {-1.0f, -kDeadEnd, std::numeric_limits<Estimate>::quiet_NaN()}) {
        Graph graph = ladder(6);
        graph.h[2] = bad;
        const auto search = search_graph(graph, settings_of("a_star", graph));
        CHECK(search->advance(kWhole) == Status::failed);
        CHECK(search->stats().message.find("The heuristic “table” gave ") == 0);
        CHECK(search->stats().message.find("from node 0") != std::string::npos);
        check_that_all_can_be_shown(*search);

        graph.h[0] = bad;
        const auto at_once = search_graph(graph, settings_of("a_star", graph));
        CHECK(at_once->advance(kWhole) == Status::failed);
        CHECK(at_once->stats().message.find("the start") != std::string::npos);
        check_that_all_can_be_shown(*at_once);
    }
}

TEST_CASE("search: a state reopened and then found cheaper once more is not expanded for the first time") {
    Graph graph;
    constexpr std::uint32_t kStart = 0, kLate = 1, kMiddle = 2, kState = 3;
    graph.nodes = 5;  // the last, the goal, cannot be reached
    graph.edges = {{kStart, kState, 10},
                   {kStart, kLate, 1},
                   {kLate, kState, 7},
                   {kLate, kMiddle, 1},
                   {kMiddle, kState, 4}};
    graph.is_goal = {0, 0, 0, 0, 1};
    graph.h = {0, 9, 0, 0, 0};
    graph.promise = {.id = "table", .admissible = Property::no};
    const auto search = search_graph(graph, settings_of("a_star", graph));
    CHECK(search->advance(kWhole) == Status::exhausted);
    CHECK(search->stats().counters.reopened == 1);
    CHECK(freshness_violation(*search) == "");
    const Columns columns = search->columns(0, kNever);
    CHECK(columns.g == std::vector<Cost>{0, 10, 1, 2, 6});
    CHECK(columns.fresh == std::vector<std::uint8_t>{1, 1, 1, 1, 0});
}

TEST_CASE(
    "search: the bound on expansions ends it, a new bound lets it go on, a goal on top needs no expansion") {
    const Graph graph = ladder(9);
    Settings settings = settings_of("ucs", graph);
    settings.max_expansions = 0;
    const auto search = search_graph(graph, settings);
    CHECK(search->advance(5) == Status::expansions);
    CHECK(search->stats().counters.expanded == 0);
    search->extend(3);
    CHECK(search->advance(kWhole) == Status::expansions);
    CHECK(search->stats().counters.expanded == 3);
    search->stop(Status::cancelled);  // ends nothing: it has ended
    CHECK(search->stats().status == Status::expansions);
    search->extend(kWhole);
    CHECK(search->advance(kWhole) == Status::solved);
    const std::uint64_t needed = search->stats().counters.expanded;
    settings.max_expansions = needed;
    CHECK(search_graph(graph, settings)->advance(kWhole) == Status::solved);
}

TEST_CASE("search: a memory budget ends it cleanly, is kept, and does not depend on slices") {
    for (const std::string strategy :
         std::initializer_list<const char*>{"ucs", "best_first", "depth_first", "custom"}) {
        for (const double mib : {2.0, 4.0, 6.0}) {
            if (mib > 2 && !kSeesAll) continue;
            Request request = large_board();
            request.strategy = strategy;
            request.memory_mib = mib;
            request.options["cycle"] = "full";
            if (request.strategy == "custom") request.formula = "g + h + d";  // the heap's order
            if (request.strategy == "best_first") request.heuristic = "misplaced";
            CAPTURE(strategy);
            CAPTURE(mib);
            const auto whole = start_search(request);
            REQUIRE(whole);
            const Status status = (*whole)->advance(kWhole);
            if (status == Status::solved) continue;
            CHECK(status == Status::memory);
            CHECK((*whole)->advance(10) == Status::memory);
            const Stats stats = (*whole)->stats();
            CHECK(stats.peak_memory_bytes <= 1.02 * mib * (1 << 20));
            CHECK(stats.peak_memory_bytes >= 0.5 * mib * (1 << 20));
            CHECK(stats.claim.kind == ClaimKind::none);
            const auto sliced = start_search(request);
            while ((*sliced)->advance(100) == Status::running) continue;
            CHECK((*sliced)->stats().counters.expanded == stats.counters.expanded);
        }
    }
}

TEST_CASE("search: too little memory even for the start is no crash") {
    const Graph graph = ladder(5);
    Settings settings = settings_of("a_star", graph);
    settings.memory_bytes = 1000;
    const auto search = search_graph(graph, settings);
    CHECK(search->advance(kWhole) == Status::memory);
    CHECK(search->stats().counters.expanded == 0);
    CHECK(search->frontier(0, 5).total == 1);
}

TEST_CASE("search: what stands beside a node") {
    Graph graph = ladder(6);
    graph.h = {3, 2, 2, 1, 1, 0};
    const auto search = search_graph(graph, settings_of("weighted_a_star", graph, 1.5));
    CHECK(search->advance(kWhole) == Status::solved);
    const Expansion first = search->expansion(0);
    CHECK(first.formula == "f = g + w*h = 0 + 1.5·3 = 4.5");
    CHECK(first.row.node == 0u);
    CHECK(first.row.parent == std::nullopt);
    CHECK(first.depth == 0u);
    CHECK(first.weight == 1.5);
    CHECK(first.successors.size() == 2);
    CHECK(first.successors[1].row.f == 1 + 1.5 * 2);
    const Plan plan = search->plan(0);
    CHECK(plan.cost == 3);
    const Path path = search->path(plan.nodes.back());
    CHECK(path.actions == plan.actions);
    CHECK(path.nodes == plan.nodes);
    CHECK(search->text(plan.nodes.back()) == "5");
    CHECK(search->expansion(kNever).is_goal);
    CHECK(search->columns(2, 1).node.empty());
}

}  // namespace best_first_test
