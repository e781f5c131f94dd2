#include "formula_evaluator.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace frontier {

namespace {

constexpr Estimate kNoEstimate = std::numeric_limits<Estimate>::quiet_NaN();  // a search that gets it fails

class FormulaEvaluator final : public Evaluator {
   public:
    // The rules for dead ends are those of the first part, so there is one.
    FormulaEvaluator(HeuristicFormula formula, std::vector<std::unique_ptr<Evaluator>> parts)
        : formula_(std::move(formula)), parts_(std::move(parts)) {
        assert(!parts_.empty() && parts_.size() <= kMostParts);
    }

    bool prepare(std::uint64_t work) override {
        return std::all_of(parts_.begin(), parts_.end(), [work](auto& part) { return part->prepare(work); });
    }
    double progress() const override {
        double sum = 0;
        for (const auto& part : parts_) sum += part->progress();
        return sum / static_cast<double>(parts_.size());
    }
    std::size_t memory_bytes() const override {
        std::size_t sum = 0;
        for (const auto& part : parts_) sum += part->memory_bytes();
        return sum;
    }

    // Each part is asked at most once, and only where the formula needs it. One that proves a dead end speaks
    // for the whole, whatever the formula makes of it. Infinity is a dead end, too, where a part said so
    // without proof, and no estimate where the formula alone made it, as in 1/0.
    Estimate estimate(const std::byte* state) const override {
        std::array<double, kMostParts> values;
        std::uint64_t known = 0;
        bool lost = false, given_up = false;
        const double value = formula_.code.run([&](std::uint32_t slot) {
            if ((known >> slot & 1) != 0) return values[slot];
            known |= std::uint64_t{1} << slot;
            const Estimate h = parts_[slot]->estimate(state);
            if (h == kDeadEnd) (formula_.parts[slot].proves_dead_ends ? lost : given_up) = true;
            return values[slot] = static_cast<double>(h);
        });
        if (lost || (given_up && value == HUGE_VAL)) return kDeadEnd;
        const auto h = static_cast<Estimate>(value) + Estimate{0};  // -0 is 0
        return h == kDeadEnd ? kNoEstimate : h;
    }

    std::uint8_t dead_end(const std::byte* state) const override { return parts_[0]->dead_end(state); }
    std::string dead_end_reason(std::uint8_t rule) const override { return parts_[0]->dead_end_reason(rule); }
    std::vector<std::size_t> dead_end_cells(const std::byte* state, std::uint8_t rule) const override {
        return parts_[0]->dead_end_cells(state, rule);
    }

   private:
    static constexpr std::size_t kMostParts = 64;

    HeuristicFormula formula_;
    std::vector<std::unique_ptr<Evaluator>> parts_;
};

}  // namespace

Puzzle with_formulas(Puzzle puzzle, const DomainInfo& info) {
    auto own = std::move(puzzle.evaluator);
    puzzle.evaluator = [own, &info](std::string_view heuristic) -> std::unique_ptr<Evaluator> {
        if (!is_formula(heuristic)) return own(heuristic);
        auto formula = HeuristicFormula::compile(info, heuristic);
        if (!formula) return nullptr;
        std::vector<std::unique_ptr<Evaluator>> parts;
        for (const HeuristicFormula::Part& part : formula->parts) parts.push_back(own(part.id));
        if (parts.empty()) parts.push_back(own(kZero));  // a number alone
        return std::make_unique<FormulaEvaluator>(std::move(*formula), std::move(parts));
    };
    return puzzle;
}

}  // namespace frontier
