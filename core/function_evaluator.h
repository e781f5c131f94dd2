// An evaluator that asks a function of the user's own. It asks once for all successors of an expansion, keeps
// what was said of each state, so that looking back asks nobody, and now and then asks for a known state
// again: what answers otherwise is no function of the state. After a problem nobody is asked any more, and
// every state that was not known has the estimate NaN, which ends the search.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "estimate_function.h"
#include "puzzle.h"
#include "state_table.h"

namespace frontier {

// Whether the domain's rules for dead ends are asked first, so that the function need not be.
enum class OwnRole : std::uint8_t { estimates, finds_dead_ends };

class FunctionEvaluator final : public Evaluator {
   public:
    static constexpr std::size_t kMostRows = 256;  // in one call

    FunctionEvaluator(const Puzzle& puzzle, std::shared_ptr<EstimateFunction> function, OwnRole role);

    bool prepare(std::uint64_t) override { return true; }
    double progress() const override { return 1; }
    std::size_t memory_bytes() const override;

    Estimate estimate(const std::byte* state) const override;
    std::uint8_t dead_end(const std::byte* state) const override { return rules_->dead_end(state); }
    Estimate evaluate(const std::byte* state, std::uint8_t& rule) const override;

    bool wants_batches() const override { return true; }
    void expect(std::span<const std::byte* const> states) override;
    const EstimateFailure* failure() const override { return failure_ ? &*failure_ : nullptr; }

    std::string dead_end_reason(std::uint8_t rule) const override { return rules_->dead_end_reason(rule); }
    std::vector<std::size_t> dead_end_cells(const std::byte* state, std::uint8_t rule) const override {
        return rules_->dead_end_cells(state, rule);
    }

   private:
    using Id = std::uint32_t;  // of a state in the table

    Id number_of(const std::byte* state) const;
    std::uint8_t rule_of(Id id, const std::byte* state) const;
    Estimate said_of(Id id) const;
    void queue(Id id) const;
    void queue_known();
    void ask() const;
    void take(std::size_t first, std::size_t count) const;
    bool hear(Id id, double value) const;
    void fail(Id id, std::string message, std::size_t line = 0) const;

    std::shared_ptr<const StateSpace> space_;
    std::shared_ptr<const Presenter> presenter_;
    std::unique_ptr<Evaluator> rules_;
    std::shared_ptr<EstimateFunction> function_;
    OwnRole role_;
    std::size_t stride_;
    std::uint64_t batches_ = 0;

    // Caches: asking for a state changes no answer.
    mutable StateTable states_;  // canonical
    mutable ChunkedVector<Estimate> said_;
    mutable ChunkedVector<std::uint8_t> rules_said_;
    mutable std::vector<std::byte> canonical_;
    mutable std::vector<Id> queue_;
    mutable std::vector<std::int32_t> rows_;  // where they are stays the same: who is asked may rely on it
    mutable std::vector<double> estimates_;
    mutable std::optional<EstimateFailure> failure_;
};

std::unique_ptr<Evaluator> make_own_evaluator(const Puzzle& puzzle,
                                              std::shared_ptr<EstimateFunction> function, OwnRole role);

}  // namespace frontier
