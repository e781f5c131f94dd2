#include "core/catalog.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "core/text/words.h"
#include "tests/support/observation.h"

namespace catalog_test {

using namespace frontier;
using frontier::test::kWhole;

namespace {

Request good_request() {
    Request request;
    request.domain = "jugs";
    request.board = "3 4\n0 0\n* 2\n";
    return request;
}

void check_refused(const Request& request, const std::string& field, const std::string& message) {
    const auto search = start_search(request);
    REQUIRE_FALSE(search);
    CHECK(search.diagnostic().field == field);
    CHECK(search.diagnostic().message == message);
}

template <class Rows> std::vector<std::string> ids(const Rows& rows) {
    std::vector<std::string> all;
    for (const auto& row : rows) all.push_back(row.id);
    return all;
}

// "zero, mismatch, alternate"
template <class Rows> std::string listed(const Rows& rows) {
    std::string all;
    for (const auto& row : rows) all += (all.empty() ? "" : ", ") + row.id;
    return all;
}

template <class Rows> void check_rows(const Rows& rows) {
    const auto all = ids(rows);
    CHECK(std::set<std::string>(all.begin(), all.end()).size() == all.size());
    for (const auto& row : rows) {
        CAPTURE(row.id);
        CHECK_FALSE(row.id.empty());
        CHECK(row.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string::npos);
        CHECK_FALSE(row.name.empty());
        CHECK_FALSE(row.summary.empty());
    }
}

Stats finished(const Request& request) {
    const auto search = start_search(request);
    REQUIRE(search);
    (*search)->advance(kWhole);
    return (*search)->stats();
}

}  // namespace

TEST_CASE("catalogue: every row has a unique id, a name and a summary") {
    const Catalog& all = catalog();
    check_rows(all.domains);
    check_rows(all.strategies);
    check_rows(all.groups);
    for (const StrategyInfo& strategy : all.strategies) {
        CAPTURE(strategy.id);
        CHECK_FALSE(strategy.purpose.empty());
        CHECK(std::count_if(all.groups.begin(), all.groups.end(),
                            [&](const Choice& group) { return group.id == strategy.group; }) == 1);
    }
    check_rows(all.options);
    check_rows(all.formulas);
    check_rows(all.statuses);
    check_rows(all.outcomes);
    check_rows(all.counters);
    for (const DomainInfo& domain : all.domains) {
        check_rows(domain.heuristics);
        CHECK_FALSE(domain.rules.empty());
        CHECK(std::any_of(
            domain.heuristics.begin(), domain.heuristics.end(),
            [&](const HeuristicInfo& heuristic) { return heuristic.id == domain.default_heuristic; }));
        for (const HeuristicInfo& heuristic : domain.heuristics) {
            CHECK_FALSE(heuristic.why.empty());
            CHECK_FALSE(heuristic.cost.empty());
        }
        for (const LegendRow& row : domain.legend) CHECK_FALSE(row.name.empty());
    }
}

TEST_CASE("catalogue: what this version must have") {
    for (const char* id : {"sokoban", "snowman", "lunar", "jugs", "tiles"}) CHECK(find_domain(id));
    const auto strategies = ids(catalog().strategies);
    for (const char* id : {"solve",
                           "depth_first",
                           "breadth_first",
                           "ucs",
                           "best_first",
                           "a_star",
                           "weighted_a_star",
                           "custom",
                           "anytime_gbfs",
                           "anytime_weighted_astar",
                           "rwa_star",
                           "ara_star",
                           "ana_star",
                           "ida_star",
                           "dfbnb",
                           "xdp",
                           "xup",
                           "pwxd",
                           "pwxu",
                           "dps",
                           "optimistic",
                           "beam",
                           "fess"}) {
        CHECK(std::count(strategies.begin(), strategies.end(), id) == 1);
    }
    CHECK(find_strategy("depth_first")->default_cycle == CycleCheck::path);
    CHECK(find_strategy("a_star")->default_ties == TieRule::larger_g);
    CHECK(find_strategy("nothing") == nullptr);
    CHECK(find_domain("nothing") == nullptr);
    for (const StrategyInfo& strategy : catalog().strategies) {
        if (strategy.is_own()) continue;
        CHECK((strategy.loop != Loop::best_first) == (strategy.default_cycle == CycleCheck::path));
    }
}

TEST_CASE("catalogue: its words are those of the program") {
    std::vector<std::string> statuses, outcomes;
    for (const std::string_view id : kWords<Status>) statuses.emplace_back(id);
    for (const std::string_view id : kWords<Outcome>) outcomes.emplace_back(id);
    CHECK(ids(catalog().statuses) == statuses);
    CHECK(ids(catalog().outcomes) == outcomes);
    std::set<std::string> fields;
    Stats().fields([&](const char* name, const auto&) { fields.insert(name); });
    for (const std::string& id : ids(catalog().counters)) CHECK(fields.count(id) == 1);
    for (const FormulaPreset& preset : catalog().formulas) CHECK(Formula::compile(preset.formula));
}

TEST_CASE("catalogue: unknown ids are refused with what there is") {
    Request request = good_request();
    request.domain = "chess";
    check_refused(request, "domain",
                  concat("There is no domain \"chess\". Choose one of: ", listed(catalog().domains), "."));
    request = good_request();
    request.strategy = "luck";
    check_refused(
        request, "strategy",
        concat("There is no strategy \"luck\". Choose one of: ", listed(catalog().strategies), "."));
    request = good_request();
    request.heuristic = "manhattan";
    check_refused(request, "heuristic",
                  concat("There is no heuristic \"manhattan\". Choose one of: ",
                         listed(find_domain("jugs")->heuristics), "."));
    for (const auto& diagnostic :
         {check_board("chess", "", {}).diagnostic(), next_states("chess", "", {}).diagnostic(),
          read_levels("chess", "").diagnostic()}) {
        CHECK(diagnostic.field == "domain");
    }
}

TEST_CASE("catalogue: options are known and take known values") {
    Request request = good_request();
    request.options = {{"speed", "9"}};
    check_refused(request, "options",
                  concat("There is no option \"speed\" here. Options are: ", listed(catalog().options), "."));
    request.options = {{"cycle", "maybe"}};
    check_refused(request, "cycle",
                  "\"maybe\" is not a value for cycle: choose one of auto, none, path, full.");
    request.options = {{"deadlocks", "yes"}};
    check_refused(request, "deadlocks", "\"yes\" is not a value for deadlocks: on or off.");
    for (const OptionRow& row : catalog().options) {
        request.options = {{row.id, row.fallback}};
        CHECK(start_search(request));
        for (const Choice& choice : row.choices) {
            request.options = {{row.id, choice.id}};
            CHECK(start_search(request));
        }
    }
}

TEST_CASE("catalogue: numbers have ranges") {
    constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
    for (const double weight : {-1.0, 1.1e6, kNaN, HUGE_VAL}) {
        Request request = good_request();
        request.strategy = "weighted_a_star";
        request.weight = weight;
        CHECK_FALSE(start_search(request));
        CHECK(start_search(request).diagnostic().field == "weight");
    }
    for (const double mib : {0.0, 0.5, -1.0, 1e9, kNaN}) {
        Request request = good_request();
        request.memory_mib = mib;
        CHECK_FALSE(start_search(request));
        CHECK(start_search(request).diagnostic().field == "memory");
    }
    for (double CostBound::*bound : {&CostBound::g, &CostBound::h, &CostBound::f}) {
        Request request = good_request();
        request.bound.*bound = kNaN;
        check_refused(request, "bound", "A cost bound is a number, or nothing.");
    }
    for (const double weight : {0.0, 1.0, 1e6}) {
        Request request = good_request();
        request.strategy = "weighted_a_star";
        request.weight = weight;
        CHECK(start_search(request));
    }
}

TEST_CASE("catalogue: a bad formula or board is refused with its place") {
    Request request = good_request();
    request.strategy = "custom";
    request.formula = "g + +";
    const auto formula = start_search(request);
    REQUIRE_FALSE(formula);
    CHECK(formula.diagnostic().field == "formula");
    CHECK(formula.diagnostic().column == 5);
    request.formula = "g + h";
    request.board = "3 4\n0 9\n* 2\n";
    const auto board = start_search(request);
    REQUIRE_FALSE(board);
    CHECK(board.diagnostic().field == "board");
    CHECK(board.diagnostic().line == 2);
    CHECK(board.diagnostic().column == 3);
}

TEST_CASE("catalogue: what a request leaves open is filled in, what it says is kept") {
    Request request = with_defaults(good_request());
    CHECK(request.heuristic == "mismatch");
    CHECK(request.formula == "g + h");
    CHECK_FALSE(request.weight.has_value());
    CHECK(request.memory_mib == 512);

    request = good_request();
    request.strategy = "weighted_a_star";
    CHECK(with_defaults(request).weight == 5);
    CHECK(with_defaults(request).formula == "g + w*h");
    request.weight = 2;
    request.heuristic = "zero";
    request.memory_mib = 7;
    CHECK(with_defaults(request).weight == 2);
    CHECK(with_defaults(request).heuristic == "zero");
    CHECK(with_defaults(request).memory_mib == 7);

    request = good_request();
    request.strategy = "breadth_first";
    CHECK(with_defaults(request).heuristic == "zero");
    CHECK(with_defaults(request).formula.empty());

    request.strategy = "custom";
    CHECK(with_defaults(request).formula == "g + w*h");
    request.formula = "h";
    CHECK(with_defaults(request).formula == "h");

    request.strategy = "luck";
    CHECK(with_defaults(request).heuristic == "");
}

TEST_CASE("catalogue: the options do what they say") {
    Request request = good_request();
    request.strategy = "breadth_first";
    CHECK(finished(request).cost == 6);
    request.options["cycle"] = "path";
    const Stats by_path = finished(request);
    CHECK(by_path.cost == 6);
    request.options["cycle"] = "none";
    const Stats tree = finished(request);
    CHECK(tree.cost == 6);
    CHECK(tree.counters.pruned_cycle == 0);
    CHECK(by_path.counters.pruned_cycle > 0);
    CHECK(tree.counters.expanded > by_path.counters.expanded);

    request = good_request();
    request.bound.g = 5;
    CHECK(finished(request).claim.kind == ClaimKind::unsolvable_in_bounds);
    request.bound.g = 6;
    CHECK(finished(request).cost == 6);
    request.max_expansions = 2;
    CHECK(finished(request).status == Status::expansions);
}

TEST_CASE("catalogue: boards are shown, and taken apart into levels") {
    const auto view = check_board("jugs", "3 4\n0 0\n* 2\n", {});
    REQUIRE(view);
    CHECK(view->format == "jugs");
    CHECK(view->text == "3 4\n0 0\n* 2\n");
    CHECK(view->estimates.size() == find_domain("jugs")->heuristics.size());
    const auto next = next_states("jugs", "3 4\n0 0\n* 2\n", {});
    REQUIRE(next);
    REQUIRE(next->size() == 2);
    CHECK((*next)[0].action == "Fill 3 Gallon");
    CHECK((*next)[0].text == "3 4\n3 0\n* 2\n");
    CHECK_FALSE(check_board("jugs", "3 4\n", {}));
    CHECK_FALSE(next_states("jugs", "3 4\n", {}));
    CHECK(read_levels("sokoban", "@$.\n\n@$.\n")->levels.size() == 2);
}

TEST_CASE("catalogue: solve takes the space that suits the puzzle, unless told otherwise") {
    Request request;
    request.domain = "sokoban";
    request.board = "#######\n#.   .#\n# $@$ #\n#     #\n#######\n";
    request.strategy = "solve";
    const Stats pushes = finished(request);
    CHECK(pushes.cost == 10);
    CHECK(pushes.claim.kind == ClaimKind::optimal);
    request.options = {{"space", "moves"}, {"symmetry", "apart"}};
    const Stats moves = finished(request);
    CHECK(moves.cost == 10);
    CHECK(moves.counters.expanded > pushes.counters.expanded);
    request.options = {{"space", "moves"}};  // of the two halves of this board one is enough
    const Stats halved = finished(request);
    CHECK(halved.cost == 10);
    CHECK(halved.counters.expanded < moves.counters.expanded);
    request.options = {};
    request.board = "#######\n#.   .#\n# $@$@#\n#     #\n#######\n";  // two robots: there are only moves
    CHECK(finished(request).claim.kind == ClaimKind::optimal);
    request.board = "#";
    CHECK(start_search(request).diagnostic().message == check_board("sokoban", "#", {}).diagnostic().message);
}

}  // namespace catalog_test
