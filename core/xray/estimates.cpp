#include "estimates.h"

#include <algorithm>

namespace frontier {

namespace {

class EvaluatorEstimates final : public StateEstimates {
   public:
    EvaluatorEstimates(std::unique_ptr<Evaluator> evaluator, std::shared_ptr<const Presenter> presenter)
        : evaluator_(std::move(evaluator)), presenter_(std::move(presenter)) {}
    bool prepare(std::uint64_t work) override { return evaluator_->prepare(work); }
    double progress() const override { return evaluator_->progress(); }
    std::size_t memory_bytes() const override { return evaluator_->memory_bytes(); }
    std::optional<EstimateFailure> estimate(const StateGraph& graph, StateGraph::Id first, std::size_t count,
                                            Estimate* estimates) override {
        for (std::size_t i = 0; i < count; ++i) {
            const std::byte* state = graph[first + static_cast<StateGraph::Id>(i)];
            estimates[i] = evaluator_->estimate(state);
            if (!(estimates[i] >= 0))
                return EstimateFailure{no_estimate(static_cast<double>(estimates[i])), 0,
                                       presenter_->text(state)};
        }
        return std::nullopt;
    }

   private:
    std::unique_ptr<Evaluator> evaluator_;
    std::shared_ptr<const Presenter> presenter_;
};

// With each batch a state of the one before is asked for again, which finds out who answers by chance.
class FunctionEstimates final : public StateEstimates {
   public:
    FunctionEstimates(std::shared_ptr<EstimateFunction> function, std::shared_ptr<const Presenter> presenter)
        : function_(std::move(function)),
          presenter_(std::move(presenter)),
          stride_(presenter_->view_layout().stride),
          rows_((kMostStates + 1) * stride_ + 1),
          values_(kMostStates + 1) {}
    bool prepare(std::uint64_t) override { return true; }
    double progress() const override { return 1; }
    std::size_t memory_bytes() const override {
        return rows_.size() * sizeof(std::int32_t) + values_.size() * sizeof(double);
    }
    std::optional<EstimateFailure> estimate(const StateGraph& graph, StateGraph::Id first, std::size_t count,
                                            Estimate* estimates) override {
        const auto failure = [&](std::size_t i, std::string message, std::size_t line = 0) {
            const StateGraph::Id id = i < count ? first + static_cast<StateGraph::Id>(i) : known_;
            return EstimateFailure{std::move(message), line, presenter_->text(graph[id])};
        };
        const std::size_t all = first > 0 ? count + 1 : count;
        for (std::size_t i = 0; i < count; ++i)
            presenter_->view_row(graph[first + static_cast<StateGraph::Id>(i)], &rows_[i * stride_]);
        if (all > count) presenter_->view_row(graph[known_], &rows_[count * stride_]);
        if (const auto problem = (*function_)(rows_.data(), all, values_.data()))
            return failure(std::min(problem->row, all - 1), problem->message, problem->line);
        for (std::size_t i = 0; i < all; ++i) {
            const auto value = as_estimate(values_[i]);
            if (!value) return failure(i, no_estimate(values_[i]));
            if (i == count && *value != said_) return failure(i, no_function(said_, *value));
            if (i < count) estimates[i] = *value;
        }
        known_ = first;
        said_ = estimates[0];
        return std::nullopt;
    }

   private:
    std::shared_ptr<EstimateFunction> function_;
    std::shared_ptr<const Presenter> presenter_;
    std::size_t stride_;
    std::vector<std::int32_t> rows_;
    std::vector<double> values_;
    StateGraph::Id known_ = 0;  // the first of the batch before
    Estimate said_ = 0;
};

}  // namespace

std::unique_ptr<StateEstimates> make_estimates(std::unique_ptr<Evaluator> evaluator,
                                               std::shared_ptr<const Presenter> presenter) {
    return std::make_unique<EvaluatorEstimates>(std::move(evaluator), std::move(presenter));
}
std::unique_ptr<StateEstimates> make_estimates(std::shared_ptr<EstimateFunction> function,
                                               std::shared_ptr<const Presenter> presenter) {
    return std::make_unique<FunctionEstimates>(std::move(function), std::move(presenter));
}

}  // namespace frontier
