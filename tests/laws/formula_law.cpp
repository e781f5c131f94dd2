// Whatever formula is written for h, all that is said of it is true of whole state spaces; and its controls.
// Features count what is finite, whole and not negative.
#include "tests/support/formula_law.h"

#include <doctest/doctest.h>

#include <cmath>
#include <functional>
#include <set>

#include "core/catalog.h"
#include "core/formula_code.h"
#include "core/heuristic_formula.h"
#include "tests/support/effort.h"
#include "tests/support/random_request.h"
#include "tests/support/samples.h"
#include "tests/support/spaces.h"

namespace formula_law {

using namespace frontier;
using namespace frontier::test;

namespace {

struct World {
    const DomainInfo* domain;
    Puzzle puzzle;
    Explored all;

    std::vector<double> estimates(const std::string& heuristic) const {
        const auto evaluator = puzzle.evaluator(heuristic);
        REQUIRE(evaluator);
        while (!evaluator->prepare(1 << 16)) {}
        std::vector<double> h;
        for (std::size_t i = 0; i < all.states.size(); ++i)
            h.push_back(static_cast<double>(evaluator->estimate(all.states[i])));
        return h;
    }
    std::string violation(const HeuristicInfo& said) const {
        return formula_violation(*puzzle.space, all, estimates(said.id), said);
    }
};

// Boards of every puzzle, small enough to know all about them.
std::vector<World> worlds(std::uint64_t seed, std::size_t count) {
    std::vector<World> found;
    Random random(seed);
    while (found.size() < count) {
        const DrawnBoard drawn = random_board(random);
        auto puzzle = (*domain_row(drawn.domain))->parse(drawn.board, drawn.options);
        if (!puzzle) continue;
        Explored all = explore(*puzzle->space, 600);
        if (!all.complete || all.states.size() < 20 || all.optimum() == kInfiniteCost) continue;
        found.push_back({find_domain(drawn.domain), std::move(*puzzle), std::move(all)});
    }
    return found;
}

// So many formulas on each board, with what is said of them: seen(world, info).
void for_each_formula(std::uint64_t seed, std::size_t boards, int formulas,
                      const std::function<void(const World&, const HeuristicInfo&)>& seen) {
    Random random(seed);
    for (const World& world : worlds(seed, boards)) {
        for (int i = 0; i < formulas; ++i) {
            const std::string text = random_heuristic_formula(*world.domain, random, random.between(1, 3));
            const auto said = check_heuristic(world.domain->id, text);
            REQUIRE(said);
            seen(world, *said);
        }
    }
}

}  // namespace

TEST_CASE("law: what is said of a formula for h is true") {
    int admissible = 0, consistent = 0, multiples = 0, all = 0;
    for_each_formula(1, kSeesAll ? 160 : 40, 60, [&](const World& world, const HeuristicInfo& said) {
        CHECK(world.violation(said) == "");
        ++all;
        admissible += said.admissible == Property::proved;
        consistent += said.consistent == Property::proved;
        multiples += said.times.has_value();
        CHECK_FALSE(said.why.empty());
    });
    // The law had something to bite on.
    CHECK(admissible > all / 20);
    CHECK(consistent > all / 40);
    CHECK(multiples > all / 50);
}

TEST_CASE("control: of every wrong derivation some formula is caught") {
    std::map<std::string, int> caught;
    for_each_formula(2, 40, 60, [&](const World& world, const HeuristicInfo& said) {
        const auto lie = [&](const std::string& name, auto&& change) {
            HeuristicInfo twin = said;
            change(twin);
            caught[name] += !world.violation(twin).empty();
        };
        const bool admissible = said.admissible == Property::proved;
        if (!admissible) lie("admissible", [](auto& twin) { twin.admissible = Property::proved; });
        if (admissible && said.consistent != Property::proved)
            lie("consistent", [](auto& twin) { twin.consistent = Property::proved; });
        if (said.times) lie("times", [](auto& twin) { twin.times = *twin.times * 0.7; });
        if (!said.integral) lie("integral", [](auto& twin) { twin.integral = true; });
    });
    for (const char* name : {"admissible", "consistent", "times", "integral"}) {
        CAPTURE(name);
        CHECK(caught[name] >= 5);
    }
    // Rules that look right and are not.
    const auto is_caught = [](const char* text, auto&& change) {
        for (const World& world : worlds(3, 60)) {
            auto said = check_heuristic(world.domain->id, text);
            if (!said) continue;
            change(*said);
            if (!world.violation(*said).empty()) return true;
        }
        return false;
    };
    const auto admissible = [](HeuristicInfo& said) { said.admissible = Property::proved; };
    const auto consistent = [](HeuristicInfo& said) { said.consistent = Property::proved; };
    CHECK(is_caught("=misplaced + manhattan", admissible));
    CHECK(is_caught("=2*manhattan", admissible));
    CHECK(is_caught("=ceil(1.1*manhattan)", admissible));
    CHECK(is_caught("=max(manhattan, 1)", admissible));
    CHECK(is_caught("=manhattan*manhattan", admissible));
    CHECK(is_caught("=misplaced > 1 ? manhattan : 0", consistent));
    CHECK(is_caught("=manhattan > 3 ? manhattan : 0", consistent));
    CHECK_FALSE(is_caught("=max(manhattan, misplaced)", admissible));
    CHECK_FALSE(is_caught("=max(manhattan, misplaced)", consistent));
}

TEST_CASE("control: infinity without a proof is caught") {
    const auto world = std::move(worlds(4, 1).front());
    std::vector<double> h(world.all.states.size(), 0);
    h[0] = HUGE_VAL;  // a plan leads on from the start
    HeuristicInfo said{.id = "=twin"};
    CHECK(formula_violation(*world.puzzle.space, world.all, h, said) == "");
    said.infinite_if_lost = true;
    CHECK(formula_violation(*world.puzzle.space, world.all, h, said) != "");
}

TEST_CASE("law: a formula is its parts put together, and dead ends are those of the puzzle") {
    Random random(5);
    for (const World& world : worlds(5, kSeesAll ? 40 : 15)) {
        const auto any = [&] {
            const auto& rows = world.domain->heuristics;
            return rows[static_cast<std::size_t>(random.below(static_cast<int>(rows.size())))].id;
        };
        const std::string a = any(), b = any();
        const std::vector<double> of_a = world.estimates(a), of_b = world.estimates(b);
        const std::vector<double> larger = world.estimates(concat("=max(", a, ", ", b, ")"));
        const std::vector<double> sum = world.estimates(concat("=", a, " + 2*", b));
        const auto plain = world.puzzle.evaluator(kZero);
        const auto formula = world.puzzle.evaluator(concat("=max(", a, ", ", b, ")"));
        while (!formula->prepare(64)) CHECK(formula->progress() <= 1);
        for (std::size_t i = 0; i < world.all.states.size(); ++i) {
            const std::byte* state = world.all.states[i];
            CHECK(larger[i] == std::max(of_a[i], of_b[i]));
            CHECK(sum[i] == of_a[i] + 2 * of_b[i]);
            std::uint8_t rule = 0;
            const Estimate h = formula->evaluate(state, rule);
            CHECK(rule == plain->dead_end(state));
            CHECK(static_cast<double>(h) == (rule ? HUGE_VAL : larger[i]));
            if (rule) CHECK(formula->dead_end_cells(state, rule) == plain->dead_end_cells(state, rule));
        }
    }
}

TEST_CASE("law: features are finite, whole and not negative, and all names can stand in a formula") {
    for (const World& world : worlds(6, kSeesAll ? 60 : 25)) {
        for (const Choice& feature : world.domain->features) {
            CAPTURE(feature.id);
            for (const double value : world.estimates(feature.id))
                CHECK((std::isfinite(value) && value >= 0 && value == std::floor(value)));
        }
    }
    for (const DomainInfo& domain : catalog().domains) {
        CHECK_FALSE(domain.features.empty());
        std::set<std::string> names;
        for (const HeuristicInfo& heuristic : domain.heuristics) {
            CHECK(names.insert(heuristic.id).second);
            CHECK(check_heuristic(domain.id, "=" + heuristic.id));
        }
        for (const Choice& feature : domain.features) {
            CHECK(names.insert(feature.id).second);
            CHECK(check_heuristic(domain.id, "=" + feature.id));
            CHECK_FALSE(check_heuristic(domain.id, feature.id));  // alone it is no heuristic
            CHECK_FALSE((feature.name.empty() || feature.summary.empty()));
        }
    }
}

}  // namespace formula_law
