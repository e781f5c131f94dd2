// X-rays of a few boards whose truth is known, and of one that is too large.
#include <doctest/doctest.h>

#include <numeric>

#include "core/catalog.h"
#include "tests/support/boards.h"
#include "tests/support/own_functions.h"

namespace xray_test {

using namespace frontier;
using namespace frontier::test;

namespace {

constexpr const char* kJugs = "3 4\n0 0\n* 2\n";

std::unique_ptr<Xray> xray_of(const XrayRequest& request, std::string_view heuristic,
                              std::shared_ptr<EstimateFunction> own = nullptr) {
    auto xray = start_xray(request);
    REQUIRE(xray);
    REQUIRE_FALSE(judge_heuristic(**xray, heuristic, std::move(own)));
    while ((*xray)->advance(1000) < XrayPhase::judged) {}
    return std::move(*xray);
}

std::shared_ptr<EstimateFunction> own(OwnFunction::Function function) {
    return std::make_shared<OwnFunction>(std::size_t{2}, std::move(function));
}

}  // namespace

TEST_CASE("xray: jugs of 3 and 4 have 14 states, and a sum of differences is too high in two") {
    const auto xray = xray_of({"jugs", kJugs}, "sum_difference");
    const XrayReport report = xray->report();
    CHECK(report.states == 14);
    CHECK(report.complete);
    CHECK(report.start_exact == 6);
    CHECK(report.perfect_expansions == 6);
    CHECK(report.admissible == XrayVerdict::no);
    CHECK(report.ratio == 2);
    CHECK(report.start_h == 2);
    const auto wrong = xray->counter_examples(XrayKind::too_high, 0, 10);
    REQUIRE(wrong.size() == 2);
    CHECK(wrong[0].state.text == "3 4\n2 0\n* 2\n");
    CHECK(wrong[0].plan == std::vector<std::string>{"Pour 3 into 4"});
    CHECK(xray->counter_examples(XrayKind::too_high, 1, 10).size() == 1);
    const auto pairs = xray->counter_examples(XrayKind::inconsistent, 0, 1);
    REQUIRE(pairs.size() == 1);
    CHECK(pairs[0].action == "Pour 3 into 4");
    REQUIRE(pairs[0].next);
    CHECK(pairs[0].next->h == 0);
}

TEST_CASE("xray: one space, one heuristic after the other") {
    auto xray = xray_of({"jugs", kJugs}, "zero");
    CHECK(xray->report().admissible == XrayVerdict::yes);
    CHECK(xray->report().ratio == 0);
    REQUIRE_FALSE(judge_heuristic(*xray, "alternate"));
    CHECK(xray->report().admissible == XrayVerdict::unknown);
    CHECK(xray->counter_examples(XrayKind::too_high, 0, 1).empty());
    CHECK(xray->heat().layers.empty());
    while (xray->advance(1) < XrayPhase::judged) {}
    CHECK(xray->report().heuristic == "alternate");
    CHECK(judge_heuristic(*xray, "nonsense")->field == "heuristic");
    CHECK(judge_heuristic(*xray, kOwn)->field == "heuristic");
    CHECK(xray->report().phase == XrayPhase::judged);
}

TEST_CASE("xray: an infinite estimate of what can be solved is too high, and there is no ratio") {
    const auto xray =
        xray_of({"jugs", kJugs}, kOwn, own([](auto row) { return row[1] == 2 ? 0 : HUGE_VAL; }));
    const XrayReport report = xray->report();
    CHECK(report.admissible == XrayVerdict::no);
    CHECK_FALSE(report.ratio);
    CHECK_FALSE(report.start_h);
    CHECK_FALSE(xray->counter_examples(XrayKind::too_high, 0, 1).front().state.h);
    const auto not_zero = xray_of({"jugs", kJugs}, kOwn, own([](auto) { return 0.5; }))->report();
    CHECK(not_zero.goals_not_zero > 0);
    CHECK(not_zero.inconsistent == 0);
    CHECK(not_zero.consistent == XrayVerdict::no);
    CHECK_FALSE(not_zero.ratio);
}

TEST_CASE("xray: what is no estimate is told with its board, and another one can be judged") {
    int calls = 0;
    for (const auto& function : std::vector<OwnFunction::Function>{
             [](auto row) { return row[0] == 3 ? std::nan("") : 0; }, [](auto) { return -1; }}) {
        const auto xray = xray_of({"jugs", kJugs}, kOwn, own(function));
        CHECK(xray->report().phase == XrayPhase::failed);
        REQUIRE(xray->report().failure);
        CHECK(xray->report().failure->board.starts_with("3 4\n"));
        REQUIRE_FALSE(judge_heuristic(*xray, "zero"));
        while (xray->advance(1000) < XrayPhase::judged) {}
        CHECK_FALSE(xray->report().failure);
    }
    const std::string board = "5 8 11\n0 0 0\n* * 4\n";  // more states than one batch
    const auto counting = xray_of(
        {"jugs", board}, kOwn, std::make_shared<OwnFunction>(std::size_t{3}, [&](auto) { return ++calls; }));
    REQUIRE(counting->report().failure);
    CHECK(counting->report().failure->message.find("not a function of the state") != std::string::npos);
}

TEST_CASE("xray: a space that is too large is sampled, and then nothing is called admissible") {
    for (const char* strategy : {"manhattan", "alternate"}) {
        CAPTURE(strategy);
        XrayRequest request{"sokoban", kFigure1};
        const XrayReport whole = xray_of(request, strategy)->report();
        request.max_states = 500;
        const auto xray = xray_of(request, strategy);
        const XrayReport report = xray->report();
        CHECK_FALSE(report.complete);
        CHECK_FALSE(report.dead_ends);
        CHECK(report.admissible != XrayVerdict::yes);
        CHECK(report.consistent != XrayVerdict::yes);
        REQUIRE(report.start_exact);
        CHECK(*report.start_exact >= *whole.start_exact);
        CHECK(report.solvable > 40);
        if (whole.admissible == XrayVerdict::yes) CHECK(report.admissible == XrayVerdict::unrefuted);
        if (whole.consistent == XrayVerdict::yes) CHECK(report.consistent == XrayVerdict::unrefuted);
        request.max_states.reset();
        request.memory_mib = 1;  // which it takes to number the states
        CHECK(xray_of(request, strategy)->report().states > 0);
    }
    CHECK(start_xray({"jugs", kJugs, {}, {}, 0.0}).diagnostic().field == "memory");
    CHECK(start_xray({"jugs", "?", {}, {}, {}}).diagnostic().line == 1);
    CHECK(start_xray({"chess", "?", {}, {}, {}}).diagnostic().field == "domain");
    CHECK(start_xray({"jugs", kJugs, {{"x", "y"}}, {}, {}}).diagnostic().field == "options");
}

TEST_CASE("xray: the plan of a counter-example solves the board that is shown, and heat lies on the board") {
    const std::vector<std::pair<std::string, std::string>> boards{
        {"sokoban", "#######\n#@ $ .#\n# $ @.#\n#     #\n#######\n"},
        {"lunar", find_domain("lunar")->example},
        {"tiles", "1 2\n. 3\n"},
        {"snowman", find_domain("snowman")->example}};
    for (const auto& entry : boards) {
        const std::string& domain = entry.first;
        const std::string& board = entry.second;
        CAPTURE(domain);
        const std::size_t stride = view_board(domain, board, {})->stride;
        const auto high = std::make_shared<OwnFunction>(stride, [](auto) { return 1000; });
        const auto xray = xray_of({domain, board}, kOwn, high);
        const std::uint64_t all = xray->report().solvable;
        CHECK(xray->report().too_high == all);
        const std::size_t last =
            static_cast<std::size_t>(std::min<std::uint64_t>(all, XrayFaults::kKept)) - 1;
        for (const std::size_t i : {std::size_t{0}, last / 2, last}) {
            const auto example = xray->counter_examples(XrayKind::too_high, i, i + 1).at(0);
            std::string plan;
            for (const std::string& action : example.plan) plan += action + '\n';
            const auto verdict = check_plan(domain, example.state.text, plan);
            CHECK(verdict.reaches_goal);
            CHECK(verdict.cost == *example.state.exact);
        }
        const XrayHeat heat = xray->heat();
        for (const HeatLayer& layer : heat.layers) {
            CHECK(layer.mean.size() == heat.width * heat.height);
            for (std::size_t cell = 0; cell < layer.mean.size(); ++cell)
                CHECK((layer.mean[cell] < 0) == (layer.count[cell] > 0));
        }
        CHECK_FALSE(heat.layers.empty());
        if (domain != "tiles") continue;
        CHECK(heat.layers.size() == 4);  // the blank and three tiles
        for (const HeatLayer& layer : heat.layers) {
            CHECK(layer.value.has_value());
            CHECK(std::accumulate(layer.count.begin(), layer.count.end(), 0u) == heat.states);
        }
    }
}

}  // namespace xray_test
