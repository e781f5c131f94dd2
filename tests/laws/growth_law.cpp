// An expansion costs as much late in a search as early on. Work is counted, not timed, so a machine's other
// work cannot fail it, and a short search tells as much as a long one: what is walked through or looked
// through shows at once.
#include <doctest/doctest.h>

#include "core/formula.h"
#include "tests/support/growth.h"
#include "tests/support/steps.h"

namespace growth_law {

using namespace frontier;
using namespace frontier::test;

namespace {

constexpr std::uint64_t kFew = 250;
constexpr std::uint64_t kMany = 2000;
constexpr double kMostGrowth = 2;  // a heap's logarithm takes 1.4; a walk along the line takes 3 and more

double steps_an_expansion(Search& search, std::uint64_t expansions, std::uint64_t begun) {
    search.extend(expansions);
    search.advance(Search::kNoLimit);
    return static_cast<double>(steps_taken() - begun) / static_cast<double>(expansions);
}

std::string growth_violation(Search& search) {
    const std::uint64_t begun = steps_taken();
    const double early = steps_an_expansion(search, kFew, begun);
    const double late = steps_an_expansion(search, kMany, begun);
    if (search.stats().counters.expanded < kMany)
        return "";  // nothing is left, as for a beam with the full check
    return late <= kMostGrowth * early
               ? ""
               : concat("an expansion takes ", early, " steps early and ", late, " late");
}

// The broken twin: estimates that take the longer the further the state is.
class SlowEndless : public EndlessDomain {
   public:
    using EndlessDomain::EndlessDomain;
    std::unique_ptr<Heuristic<State>> heuristic(std::string_view id) const {
        return make_heuristic<State>(
            [usual = std::shared_ptr(EndlessDomain::heuristic(id))](const State& state) {
                const Formula formula = *Formula::compile("sqrt(g*g + h*h)");
                double sum = 0;
                for (double at = 0; at < static_cast<double>(state.place % 65536) / 8; ++at)
                    sum += formula({.g = at});
                return sum < 0 ? kDeadEnd : (*usual)(state);
            });
    }
};

}  // namespace

TEST_CASE("law: an expansion does not cost more the more there were, with any strategy") {
    if (!kCountsSteps) return;
    const Formula never = *Formula::compile("d < 0", FormulaNames::of_conditions);
    for (const Endless kind : kAllEndless) {
        Random random(static_cast<std::uint64_t>(kind));
        for (const StrategyInfo& strategy : general_strategies()) {
            for (const CycleCheck cycle : {CycleCheck::none, CycleCheck::path, CycleCheck::full}) {
                const Request request = drawn_request(strategy, cycle, random);
                const auto search = endless_search(request, EndlessDomain(kind, 2 * kMany));
                if (!search) continue;
                if (random.one_in(2)) search->set_breakpoints({{Event::condition, never}});
                CAPTURE(told(request));
                CHECK(growth_violation(*search) == "");
            }
        }
    }
    CHECK(steps_taken() > 0);
}

TEST_CASE("control: an estimate that takes longer the further a search has come is caught") {
    if (!kCountsSteps) return;
    Request request;
    request.strategy = "best_first";
    CHECK(growth_violation(*endless_search(request, SlowEndless(Endless::guided, 2 * kMany))) != "");
    CHECK(growth_violation(*endless_search(request, EndlessDomain(Endless::guided, 2 * kMany))) == "");
}

}  // namespace growth_law
