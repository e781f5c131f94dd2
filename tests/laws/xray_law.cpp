// An X-ray says of every heuristic what exhaustive truth says: of the engine's own, which promise something,
// and of wrong ones, made by changing true distances at random.
#include <doctest/doctest.h>

#include <cmath>

#include "core/catalog.h"
#include "tests/support/dump.h"
#include "tests/support/effort.h"
#include "tests/support/own_functions.h"
#include "tests/support/samples.h"

namespace xray_law {

using namespace frontier;
using namespace frontier::test;

namespace {

// What an X-ray should find, by looking at everything.
struct Wrong {
    std::vector<XrayFault> too_high;
    std::vector<XrayFault> inconsistent;
    std::uint64_t goals_not_zero = 0;
};

Wrong wrong_of(const StateSpace& space, const Explored& all, const std::vector<double>& h) {
    Wrong wrong;
    for (std::size_t i = 0; i < all.states.size(); ++i) {
        const auto id = static_cast<StateGraph::Id>(i);
        const Cost exact = all.to_goal[i];
        if (exact != kInfiniteCost && h[i] > exact) wrong.too_high.push_back({exact, h[i] - exact, id, 0});
        if (space.is_goal(all.states[i]) && h[i] != 0) ++wrong.goals_not_zero;
        std::uint32_t move = 0;
        for (const auto& step : all.steps[i]) {
            const double after = step.cost + h[step.to];
            if (h[i] > after) wrong.inconsistent.push_back({exact, h[i] - after, id, move});
            ++move;
        }
    }
    std::sort(wrong.too_high.begin(), wrong.too_high.end());
    std::sort(wrong.inconsistent.begin(), wrong.inconsistent.end());
    return wrong;
}

XrayReport judged(Xray& xray, std::uint64_t slice = 1'000'000) {
    while (xray.advance(slice) < XrayPhase::judged) {}
    return xray.report();
}

// Both number states in order of discovery. The reference explores states as they come, the X-ray canonical
// ones, whose moves have another order where there are several robots: faults are compared without numbers
// then.
std::string faults_violation(const Xray& xray, XrayKind kind, const std::vector<XrayFault>& expected,
                             const Space& space, const Explored& all, const std::vector<double>& h) {
    const auto found = xray.counter_examples(kind, 0, 50);
    if (found.size() != std::min<std::size_t>(expected.size(), 50)) return "not as many counter-examples";
    for (std::size_t i = 0; i < found.size(); ++i) {
        const XrayFault& fault = expected[i];
        const CounterExample& example = found[i];
        if (example.state.exact.value_or(kInfiniteCost) != fault.exact)
            return "a counter-example out of order";
        const double own = example.state.h.value_or(HUGE_VAL);
        const double against =
            kind == XrayKind::too_high ? fault.exact : example.cost + example.next->h.value_or(HUGE_VAL);
        if (own - against != fault.excess) return "a counter-example out of order by its excess";
        if (space.has_canonical()) continue;
        if (example.state.text != space.text(all.states[fault.id])) return "another state";
        if (own != h[fault.id]) return "another estimate";
    }
    return "";
}

std::string report_violation(const XrayReport& report, const Explored& all, const Wrong& wrong) {
    if (!report.complete || report.states != all.states.size()) return "not all states";
    if (report.dead_ends != all.dead() || report.solvable != all.states.size() - all.dead())
        return "other dead ends";
    if (report.start_exact.value_or(kInfiniteCost) != all.optimum()) return "another optimum";
    if (report.too_high != wrong.too_high.size()) return "other states too high";
    if (report.inconsistent != wrong.inconsistent.size()) return "other inconsistent moves";
    if (report.goals_not_zero != wrong.goals_not_zero) return "other goals";
    if ((report.admissible == XrayVerdict::yes) != wrong.too_high.empty()) return "another verdict";
    const bool is_consistent = wrong.inconsistent.empty() && wrong.goals_not_zero == 0;
    if ((report.consistent == XrayVerdict::yes) != is_consistent) return "another verdict on consistency";
    std::uint64_t pairs = 0, differences = 0;
    for (const XrayPair& pair : report.pairs) pairs += pair.count;
    for (const XrayBin& bin : report.differences) differences += bin.count;
    return pairs == differences && report.pairs.size() <= 4096 ? "" : "a plot that lacks states";
}

std::uint64_t judged_states(std::string_view domain, std::string_view board, std::string_view heuristic) {
    auto xray = start_xray({std::string(domain), std::string(board), {}, {}, {}, false});
    REQUIRE(xray);
    REQUIRE_FALSE(judge_heuristic(**xray, heuristic));
    return judged(**xray).states;
}

std::vector<double> estimates_of(const Space& space, const Explored& all) {
    std::vector<double> h;
    for (std::size_t i = 0; i < all.states.size(); ++i)
        h.push_back(static_cast<double>(space.estimate(all.states[i])));
    return h;
}

// True distances, here and there a little off: too high, too low (which makes the moves there inconsistent),
// or infinite.
std::vector<double> perturbed(const Explored& all, Random& random) {
    std::vector<double> h;
    for (const Cost exact : all.to_goal) h.push_back(exact == kInfiniteCost ? 0 : exact);
    const int changes = 1 + random.below(3);
    for (int i = 0; i < changes; ++i) {
        double& changed = h[static_cast<std::size_t>(random.below(static_cast<int>(h.size())))];
        const int how = random.below(8);
        changed = how == 0 ? HUGE_VAL : how < 4 ? changed + 1 + random.below(3) : std::floor(changed / 2);
    }
    return h;
}

std::shared_ptr<TableFunction> function_with(const Space& space, const Explored& all,
                                             const std::vector<double>& h) {
    std::map<TableFunction::Row, double> table;
    TableFunction::Row row(space.view_layout().stride);
    for (std::size_t i = 0; i < all.states.size(); ++i) {
        space.view_row(all.states[i], row.data());
        table[row] = h[i];
    }
    return std::make_shared<TableFunction>(row.size(), std::move(table));
}

}  // namespace

// Boards few of whose placements are reached from the start.
TEST_CASE("law: an X-ray of all placements says what looking at the board of each says") {
    const std::pair<const char*, const char*> boards[] = {{"jugs", "3 4\n0 0\n* 2\n"},
                                                          {"jugs", "2 4 6\n0 1 0\n1 * *\n"},
                                                          {"lunar", "a..\n...\n.A.\n"},
                                                          {"lunar", "a.b\n...\nA.c\n"},
                                                          {"lunar", "a.B\n...\n.A.\n"}};
    for (const auto& of : boards) {
        const char* const domain = of.first;
        const char* const board = of.second;
        CAPTURE(board);
        const auto space = space_of(domain, board);
        std::map<std::string, std::pair<double, Cost>> states;  // h and h* by text
        const std::string heuristic = std::string_view(domain) == "lunar" ? "manhattan" : "sum_difference";
        const auto estimating = prepared(*space, heuristic);
        StateBytes state(space->state_bytes());
        for (std::uint64_t i = 0; i < space->placements(); ++i) {
            space->placement(i, state.data());
            const auto placed = space_of(domain, space->text(state.data()));
            const Explored all = explore(*placed);
            for (std::size_t j = 0; j < all.states.size(); ++j) {
                const StateBytes canonical = canonical_of(*space, all.states[j]);
                states[space->text(canonical.data())] = {estimating->estimate(canonical.data()),
                                                         all.to_goal[j]};
            }
        }
        auto xray = start_xray({domain, board, {}, {}, {}, true});
        REQUIRE(xray);
        REQUIRE_FALSE(judge_heuristic(**xray, heuristic));
        const XrayReport report = judged(**xray);
        CHECK(report.all_placements);
        CHECK(report.states == states.size());
        std::uint64_t too_high = 0, solvable = 0;
        for (const auto& entry : states) {
            solvable += entry.second.second != kInfiniteCost;
            too_high += entry.second.second != kInfiniteCost && entry.second.first > entry.second.second;
        }
        CHECK(report.solvable == solvable);
        CHECK(report.too_high == too_high);
        CHECK(report.states > judged_states(domain, board, heuristic));
    }
    CHECK_FALSE(start_xray({"tiles", "1 2\n. 3\n", {}, {}, {}, true}));
    CHECK_FALSE(start_xray({"jugs", "3 4\n0 0\n* 2\n", {}, 19, {}, true}));
    CHECK(start_xray({"jugs", "3 4\n0 0\n* 2\n", {}, 20, {}, true}));
}

TEST_CASE("law: every heuristic keeps its promises on all placements of a Lunar board, too") {
    // A third helper makes nine times as many.
    const char* board =
        kSeesAll ? "b...c\n.....\nA....\n.....\na....\n" : "b....\n.....\nA....\n.....\na....\n";
    auto xray = start_xray({"lunar", board, {}, {}, {}, true});
    REQUIRE(xray);
    for (const HeuristicInfo& info : find_domain("lunar")->heuristics) {
        CAPTURE(info.id);
        REQUIRE_FALSE(judge_heuristic(**xray, info.id));
        const XrayReport report = judged(**xray);
        CHECK(report.placements == (kSeesAll ? 24u * 24 * 23 * 22 / 6 : 24u * 24 * 23 / 2));
        if (info.admissible == Property::proved) CHECK(report.admissible == XrayVerdict::yes);
        if (info.consistent == Property::proved) CHECK(report.consistent == XrayVerdict::yes);
        if (info.admissible == Property::no) CHECK(report.admissible == XrayVerdict::no);
    }
}

TEST_CASE("law: an X-ray says of every heuristic of every puzzle what it promises") {
    for (const DomainInfo& domain : catalog().domains) {
        const Samples& samples = *find_samples(domain.id);
        for (std::size_t i = 0; i < samples.boards.size(); i += kSeedStep) {
            CAPTURE(samples.boards[i]);
            const auto space = space_of(domain.id, samples.boards[i]);
            const Explored all = explore(*space);
            auto xray = start_xray({domain.id, samples.boards[i], {}, {}, {}});
            REQUIRE(xray);
            for (const HeuristicInfo& info : domain.heuristics) {
                CAPTURE(info.id);
                REQUIRE_FALSE(judge_heuristic(**xray, info.id));
                const XrayReport report = judged(**xray);
                if (info.admissible == Property::proved) CHECK(report.admissible == XrayVerdict::yes);
                if (info.consistent == Property::proved) CHECK(report.consistent == XrayVerdict::yes);
                const auto h = estimates_of(*prepared(*space, info.id), all);
                const Wrong wrong = wrong_of(*space, all, h);
                CHECK(report_violation(report, all, wrong) == "");
                CHECK(faults_violation(**xray, XrayKind::too_high, wrong.too_high, *space, all, h) == "");
            }
        }
    }
}

TEST_CASE("law: a hundred wrong heuristics are caught where they are wrong, the smallest fault first") {
    std::uint64_t caught = 0, told_apart = 0;
    for (std::uint64_t seed = 0; seed < 100; seed += kSeedStep) {
        Random random(seed);
        const auto& domains = catalog().domains;
        const DomainInfo& domain = domains[seed % domains.size()];
        const std::string board = find_samples(domain.id)->random_board(random);
        CAPTURE(board);
        const auto space = space_of(domain.id, board);
        const Explored all = explore(*space);
        const auto h = perturbed(all, random);
        const Wrong wrong = wrong_of(*space, all, h);
        auto xray = start_xray({domain.id, board, {}, {}, {}});
        REQUIRE(xray);
        REQUIRE_FALSE(judge_heuristic(**xray, kOwn, function_with(*space, all, h)));
        const XrayReport report = judged(**xray);
        CHECK(report_violation(report, all, wrong) == "");
        CHECK(faults_violation(**xray, XrayKind::too_high, wrong.too_high, *space, all, h) == "");
        CHECK(faults_violation(**xray, XrayKind::inconsistent, wrong.inconsistent, *space, all, h) == "");
        caught += report.admissible == XrayVerdict::no || report.consistent == XrayVerdict::no;
        // The control: of another table it says something else, but where that is as wrong as this one.
        std::vector<double> other = h;
        other[0] += 100;
        told_apart += report_violation(report, all, wrong_of(*space, all, other)) != "";
    }
    CHECK(caught > (kSeesAll ? 40 : 4));  // on some of the smallest boards there is no room for a fault
    CHECK(told_apart > (kSeesAll ? 40 : 4));
}

TEST_CASE("law: where slices end changes nothing of an X-ray") {
    for (const DomainInfo& domain : catalog().domains) {
        for (const std::uint64_t most : {1'000'000u, 20u}) {  // whole, and a sample
            std::string first;
            for (const std::uint64_t slice : {1u, 7u, 1000u, 1'000'000u}) {
                CAPTURE(slice);
                auto xray = start_xray({domain.id, find_samples(domain.id)->boards.front(), {}, most, {}});
                REQUIRE(xray);
                REQUIRE_FALSE(judge_heuristic(**xray, domain.heuristics.back().id));
                const std::string said = dump(judged(**xray, slice)) + dump((*xray)->heat());
                if (first.empty()) first = said;
                CHECK(said == first);
            }
        }
    }
}

}  // namespace xray_law
