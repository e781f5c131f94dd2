// Evaluators that are asked in batches, and two in one search.
#include <doctest/doctest.h>

#include <map>

#include "core/algorithms/make_search.h"
#include "core/catalog.h"
#include "core/options.h"
#include "tests/support/boards.h"
#include "tests/support/dump.h"
#include "tests/support/spaces.h"

namespace evaluator_test {

using namespace frontier;
using namespace frontier::test;

namespace {

// Works out what is said of all states that are named at once, as a function outside of the engine would.
class Batching final : public Space {
   public:
    using Space::Space;
    bool wants_batches() const override { return true; }
    void expect(std::span<const std::byte* const> states) override {
        ++batches;
        known_.clear();
        for (const std::byte* state : states) {
            Said& said = known_[state];
            said.h = Space::evaluate(state, said.rule);
        }
    }
    Estimate evaluate(const std::byte* state, std::uint8_t& rule) const override {
        const auto found = known_.find(state);
        if (found == known_.end()) {
            ++alone;
            return Space::evaluate(state, rule);
        }
        rule = found->second.rule;
        return found->second.h;
    }
    std::uint64_t batches = 0;
    mutable std::uint64_t alone = 0;

   private:
    struct Said {
        Estimate h = 0;
        std::uint8_t rule = 0;
    };
    std::map<const std::byte*, Said> known_;
};

Settings settings_for(const std::string& strategy, std::string cycle) {
    Request request;
    request.strategy = strategy;
    request.options["cycle"] = std::move(cycle);
    request.max_expansions = 300;
    return *settings_of(with_defaults(request), *find_row(find_domain("sokoban")->heuristics, "matching"));
}

}  // namespace

TEST_CASE("evaluator: an expansion's new states are named before any of them is asked for") {
    for (const char* cycle : {"full", "path", "none"}) {
        CAPTURE(cycle);
        const auto space = space_of("sokoban", kExample1);
        auto batching = std::make_unique<Batching>(space->puzzle(), "matching");
        Batching& counts = *batching;
        const auto plain =
            make_search(SearchTask(space->puzzle(), "matching"), settings_for("a_star", cycle));
        const auto batched =
            make_search(SearchTask(space->puzzle(), std::move(batching)), settings_for("a_star", cycle));
        plain->advance(Search::kNoLimit);
        batched->advance(Search::kNoLimit);
        CHECK(dump(batched->stats()) == dump(plain->stats()));
        CHECK(counts.batches == batched->stats().counters.expanded);
        CHECK(counts.alone == 0);
        // Who looks back asks for one state at a time.
        CHECK(dump(batched->expansion(3)) == dump(plain->expansion(3)));
    }
}

TEST_CASE("evaluator: a guide orders, and the other heuristic bounds and proves") {
    Request request;
    request.domain = "sokoban";
    request.board = kFigure1;
    request.strategy = "anytime_weighted_astar";
    request.heuristic = "matching";
    request.guide = "alternate";
    const auto search = start_search(request);
    REQUIRE(search);
    (*search)->advance(Search::kNoLimit);
    CHECK((*search)->stats().claim.kind == ClaimKind::optimal);
    const Expansion expansion = (*search)->expansion(5);
    REQUIRE(expansion.row.h);
    REQUIRE(expansion.row.bound);
    const auto at = space_of("sokoban", (*search)->text(*expansion.row.node));
    CHECK(*expansion.row.h == static_cast<double>(estimate_of(*at, "alternate")));
    CHECK(*expansion.row.bound == static_cast<double>(estimate_of(*at, "matching")));
    CHECK(*expansion.row.h > *expansion.row.bound);

    request.guide = "matching";  // the same: one evaluator
    CHECK_FALSE((*start_search(request))->expansion(0).row.bound);
    request.guide = "nonsense";
    CHECK(start_search(request).diagnostic().message.find("nonsense") != std::string::npos);
    request.guide = "alternate";
    for (const char* strategy : {"ucs", "breadth_first", "ida_star", "dfbnb"}) {
        request.strategy = strategy;
        CHECK(start_search(request).diagnostic().field == "guide");
    }
}

TEST_CASE("evaluator: where a guide orders, a dead end has no estimate and makes no step inconsistent") {
    Request request;
    request.domain = "lunar";
    request.board = find_domain("lunar")->example;
    request.strategy = "weighted_a_star";
    request.heuristic = "zero";  // consistent, and so is the guide
    request.guide = "max_relaxed";
    const auto search = start_search(request);
    REQUIRE(search);
    (*search)->advance(Search::kNoLimit);
    int dead = 0;
    for (StepIndex moment = 0; moment < (*search)->stats().counters.expanded; ++moment) {
        for (const SuccessorRow& row : (*search)->expansion(moment).successors) {
            if (row.outcome != Outcome::deadlock) continue;
            ++dead;
            CHECK_FALSE(row.row.h);
            CHECK_FALSE(row.row.f);
        }
    }
    CHECK(dead > 0);
    CHECK_FALSE((*search)->find({.event = Event::inconsistent}, kNever, true));
}

}  // namespace evaluator_test
