// What a search asks of every new state: how far is the goal, and is it a dead end? An evaluator belongs to
// one search. It owns every table and cache that the answers take, so that a domain never changes and
// searches may share one.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "estimate_function.h"
#include "state_space.h"

namespace frontier {

class Evaluator {
   public:
    virtual ~Evaluator() = default;

    // Tables are built before the first estimate, bit by bit: `work` units more, each about as long as an
    // expansion takes. True when all is ready.
    virtual bool prepare(std::uint64_t work) = 0;
    virtual double progress() const = 0;  // of the preparation, from 0 to 1
    virtual std::size_t memory_bytes() const = 0;

    // Asking changes no answer, but what is remembered on the way: two threads may not ask at the same time.
    virtual Estimate estimate(const std::byte* state) const = 0;
    // The rule (from 1) by which no plan can lead on from a state; 0 where none applies. Needs no
    // preparation.
    virtual std::uint8_t dead_end(const std::byte* state) const = 0;
    // Both in one call: kDeadEnd and the rule that says so, or the estimate and 0.
    virtual Estimate evaluate(const std::byte* state, std::uint8_t& rule) const {
        rule = dead_end(state);
        return rule ? kDeadEnd : estimate(state);
    }

    // Where one call for many states is cheaper than many calls (a function outside of the engine), the
    // states of an expansion that will be asked for are named first. What is then said of each may be worked
    // out for all at once.
    virtual bool wants_batches() const { return false; }
    virtual void expect(std::span<const std::byte* const> states) { (void)states; }

    // Why an estimate was none (NaN), where that can be said.
    virtual const EstimateFailure* failure() const { return nullptr; }

    virtual std::string dead_end_reason(std::uint8_t rule) const = 0;
    virtual std::vector<std::size_t> dead_end_cells(const std::byte* state, std::uint8_t rule) const = 0;
};

// A heuristic of a domain's, and its rules for dead ends.
template <Domain D> class EvaluatorOf final : public Evaluator {
    using State = typename D::State;

   public:
    EvaluatorOf(std::shared_ptr<const D> domain, std::unique_ptr<MemoryOf<D>> memory,
                std::unique_ptr<Heuristic<State>> heuristic)
        : domain_(std::move(domain)),
          codec_(*domain_),
          memory_(std::move(memory)),
          heuristic_(std::move(heuristic)) {}

    bool prepare(std::uint64_t work) override { return heuristic_->prepare(work); }
    double progress() const override { return heuristic_->progress(); }
    std::size_t memory_bytes() const override { return heuristic_->memory_bytes(); }

    Estimate estimate(const std::byte* state) const override { return (*heuristic_)(codec_.load(state)); }
    std::uint8_t dead_end(const std::byte* state) const override { return rule_for(codec_.load(state)); }
    Estimate evaluate(const std::byte* bytes, std::uint8_t& rule) const override {
        const State state = codec_.load(bytes);
        rule = rule_for(state);
        return rule ? kDeadEnd : (*heuristic_)(state);
    }

    std::string dead_end_reason(std::uint8_t rule) const override {
        if constexpr (FindsDeadEnds<D>) return domain_->dead_end_reason(rule);
        else return "";
    }
    std::vector<std::size_t> dead_end_cells(const std::byte* state, std::uint8_t rule) const override {
        if constexpr (!NamesDeadPieces<D>) return {};
        else if constexpr (HasMemory<D>) return domain_->dead_end_cells(codec_.load(state), rule, *memory_);
        else return domain_->dead_end_cells(codec_.load(state), rule);
    }

   private:
    [[gnu::always_inline]] std::uint8_t rule_for(const State& state) const {
        if constexpr (!FindsDeadEnds<D>) return 0;
        else if constexpr (HasMemory<D>) return domain_->dead_end(state, *memory_);
        else return domain_->dead_end(state);
    }

    std::shared_ptr<const D> domain_;
    Codec<D> codec_;
    std::unique_ptr<MemoryOf<D>> memory_;  // which the heuristic may use, too
    std::unique_ptr<Heuristic<State>> heuristic_;
};

}  // namespace frontier
