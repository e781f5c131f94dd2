#include "function_evaluator.h"

#include <algorithm>
#include <limits>

namespace frontier {

namespace {

// In place of an estimate.
constexpr Estimate kUnasked = -1;
constexpr Estimate kQueued = -2;
constexpr std::uint8_t kNoRuleYet = 255;

// Known states are asked for again in all of the first batches, and then in some.
constexpr std::uint64_t kCheckedBatches = 64;
constexpr std::uint64_t kBatchesACheck = 256;

}  // namespace

FunctionEvaluator::FunctionEvaluator(const Puzzle& puzzle, std::shared_ptr<EstimateFunction> function,
                                     OwnRole role)
    : space_(puzzle.space),
      presenter_(puzzle.presenter),
      rules_(puzzle.evaluator(kZero)),
      function_(std::move(function)),
      role_(role),
      stride_(puzzle.presenter->view_layout().stride),
      states_(puzzle.space->state_bytes()),
      canonical_(puzzle.space->state_bytes()),
      rows_(kMostRows * std::max<std::size_t>(stride_, 1)),
      estimates_(kMostRows) {}

std::size_t FunctionEvaluator::memory_bytes() const {
    return states_.memory_bytes() + said_.memory_bytes() + rules_said_.memory_bytes() +
           rows_.size() * sizeof(std::int32_t) + estimates_.size() * sizeof(double) + rules_->memory_bytes();
}

FunctionEvaluator::Id FunctionEvaluator::number_of(const std::byte* state) const {
    if (space_->has_canonical()) {
        space_->canonicalise(state, canonical_.data());
        state = canonical_.data();
    }
    const Id id = states_.add(state, hash_bytes(state, canonical_.size()));
    if (id == said_.size()) {
        said_.push_back(kUnasked);
        if (role_ == OwnRole::finds_dead_ends) rules_said_.push_back(kNoRuleYet);
    }
    return id;
}

std::uint8_t FunctionEvaluator::rule_of(Id id, const std::byte* state) const {
    if (role_ == OwnRole::estimates) return rules_->dead_end(state);
    if (rules_said_[id] == kNoRuleYet) rules_said_[id] = rules_->dead_end(state);
    return rules_said_[id];
}

Estimate FunctionEvaluator::said_of(Id id) const {
    if (said_[id] == kUnasked) {
        queue(id);
        ask();
    }
    return said_[id] < 0 ? std::numeric_limits<Estimate>::quiet_NaN() : said_[id];
}

Estimate FunctionEvaluator::estimate(const std::byte* state) const { return said_of(number_of(state)); }

Estimate FunctionEvaluator::evaluate(const std::byte* state, std::uint8_t& rule) const {
    const Id id = number_of(state);
    rule = rule_of(id, state);
    return rule ? kDeadEnd : said_of(id);
}

void FunctionEvaluator::expect(std::span<const std::byte* const> states) {
    // First, so that nothing more is heard of one that is found out.
    if (++batches_ <= kCheckedBatches || batches_ % kBatchesACheck == 0) queue_known();
    for (const std::byte* state : states) {
        const Id id = number_of(state);
        if (said_[id] != kUnasked) continue;
        if (role_ == OwnRole::estimates || rule_of(id, state) == 0) queue(id);
    }
    ask();
}

void FunctionEvaluator::queue(Id id) const {
    said_[id] = kQueued;
    queue_.push_back(id);
}

// Any state that was asked for: which one follows from what was done so far, and from nothing else.
void FunctionEvaluator::queue_known() {
    constexpr std::uint64_t kMultiplier = 0x9E3779B97F4A7C15u;
    if (states_.size() == 0) return;
    const Id id = static_cast<Id>((batches_ * kMultiplier >> 32) % states_.size());
    if (said_[id] >= 0) queue_.push_back(id);
}

void FunctionEvaluator::ask() const {
    for (std::size_t first = 0; first < queue_.size() && !failure_; first += kMostRows)
        take(first, std::min(kMostRows, queue_.size() - first));
    queue_.clear();
}

void FunctionEvaluator::take(std::size_t first, std::size_t count) const {
    const Id* ids = &queue_[first];
    for (std::size_t i = 0; i < count; ++i) presenter_->view_row(states_[ids[i]], &rows_[i * stride_]);
    if (const auto problem = (*function_)(rows_.data(), count, estimates_.data())) {
        return fail(ids[std::min(problem->row, count - 1)], problem->message, problem->line);
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (!hear(ids[i], estimates_[i])) return;
    }
}

bool FunctionEvaluator::hear(Id id, double value) const {
    const auto estimate = as_estimate(value);
    if (!estimate) {
        fail(id, no_estimate(value));
        return false;
    }
    const Estimate before = said_[id];
    if (before < 0) said_[id] = *estimate;
    if (before < 0 || before == *estimate) return true;
    fail(id, no_function(before, *estimate));  // the search goes by what was said first
    return false;
}

void FunctionEvaluator::fail(Id id, std::string message, std::size_t line) const {
    failure_ = EstimateFailure{std::move(message), line, presenter_->text(states_[id])};
}

std::unique_ptr<Evaluator> make_own_evaluator(const Puzzle& puzzle,
                                              std::shared_ptr<EstimateFunction> function, OwnRole role) {
    return std::make_unique<FunctionEvaluator>(puzzle, std::move(function), role);
}

}  // namespace frontier
