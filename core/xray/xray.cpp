#include "xray.h"

#include <algorithm>

namespace frontier {

namespace {

// h* itself, of which a search with it makes a plan without a detour.
class Truth final : public Evaluator {
   public:
    Truth(const StateGraph& graph, const Distances& distances) : graph_(&graph), distances_(&distances) {}
    bool prepare(std::uint64_t) override { return true; }
    double progress() const override { return 1; }
    std::size_t memory_bytes() const override { return 0; }
    Estimate estimate(const std::byte* state) const override {
        const Cost exact = (*distances_)[graph_->find(state)];
        return exact == kInfiniteCost ? kDeadEnd : static_cast<Estimate>(exact);
    }
    std::uint8_t dead_end(const std::byte*) const override { return 0; }
    std::string dead_end_reason(std::uint8_t) const override { return ""; }
    std::vector<std::size_t> dead_end_cells(const std::byte*, std::uint8_t) const override { return {}; }

   private:
    const StateGraph* graph_;
    const Distances* distances_;
};

}  // namespace

Xray::Xray(XrayTask task) : task_(std::move(task)), graph_(std::make_unique<StateGraph>(task_.puzzle.space)) {
    state_.resize(task_.puzzle.space->state_bytes());
    task_.puzzle.space->start(state_.data());
    graph_->add(state_.data());
    if (task_.all_placements) placements_ = task_.puzzle.space->placements();
}

XrayPhase Xray::advance(std::uint64_t work) {
    while (work > 0 && step(work)) {}
    return phase_;
}

// False where there is nothing to do.
bool Xray::step(std::uint64_t& work) {
    switch (phase_) {
        case XrayPhase::explore:
            --work;
            if (is_too_large()) begin_sampling();
            else if (!explore()) begin_distances();
            return true;
        case XrayPhase::sample:
            if (!sampler_->advance(work)) begin_distances();
            return true;
        case XrayPhase::distances:
            --work;
            if (!distances_->step()) begin_perfect();
            return true;
        case XrayPhase::perfect: run_perfect(work); return true;
        case XrayPhase::estimates:
        case XrayPhase::moves:
            if (judge_->advance(work))
                phase_ = judge_->is_estimating() ? XrayPhase::estimates : XrayPhase::moves;
            else phase_ = judge_->failure() ? XrayPhase::failed : XrayPhase::judged;
            return true;
        case XrayPhase::ready:
        case XrayPhase::judged:
        case XrayPhase::failed: break;
    }
    return false;
}

bool Xray::explore() {
    if (placed_ < placements_) {
        task_.puzzle.space->placement(placed_++, state_.data());
        graph_->add(state_.data());
        return true;
    }
    graph_->expand(expanded_++);
    complete_ = expanded_ == graph_->size();
    return !complete_;
}

// A number for each state is still to come, and one for its estimate.
bool Xray::is_too_large() const {
    if (graph_->size() > task_.max_states) return true;
    constexpr Id kNow = 1024;  // adding it all up is not free
    if (expanded_ % kNow != 0) return false;
    return graph_->memory_bytes() + Distances::memory_bytes_for(*graph_) + graph_->size() * sizeof(Estimate) >
           task_.memory_bytes;
}

void Xray::begin_sampling() {
    graph_ = std::make_unique<StateGraph>(task_.puzzle.space);
    sampler_ = std::make_unique<Sampler>(*graph_, task_.puzzle.space, task_.puzzle.presenter, task_.any_plan);
    phase_ = XrayPhase::sample;
}

void Xray::begin_distances() {
    sampler_.reset();
    distances_ = std::make_unique<Distances>(*graph_);
    phase_ = XrayPhase::distances;
}

void Xray::begin_perfect() {
    phase_ = XrayPhase::perfect;
    if (!complete_ || (*distances_)[0] == kInfiniteCost) return await();
    perfect_ = task_.perfect(std::make_unique<Truth>(*graph_, *distances_));
}

void Xray::run_perfect(std::uint64_t& work) {
    const std::uint64_t slice = std::min<std::uint64_t>(work, 512);
    const Status status = perfect_->advance(slice);
    work -= slice;
    if (status == Status::running) return;
    if (status == Status::solved) perfect_expansions_ = perfect_->stats().counters.expanded;
    perfect_.reset();
    await();
}

// For a heuristic, unless there is one already.
void Xray::await() {
    phase_ = XrayPhase::ready;
    if (!waiting_) return;
    judge_ = std::make_unique<XrayJudge>(*graph_, *distances_, std::move(waiting_));
    phase_ = XrayPhase::estimates;
}

bool Xray::judge(std::string_view heuristic, std::shared_ptr<EstimateFunction> own) {
    const auto& presenter = task_.puzzle.presenter;
    if (own) {
        waiting_ = make_estimates(std::move(own), presenter);
    } else {
        auto evaluator = task_.puzzle.evaluator(heuristic);
        if (!evaluator) return false;
        waiting_ = make_estimates(std::move(evaluator), presenter);
    }
    heuristic_ = heuristic;
    judge_.reset();
    if (phase_ >= XrayPhase::ready) await();
    return true;
}

double Xray::progress() const {
    switch (phase_) {
        case XrayPhase::explore:
            return static_cast<double>(placed_ + expanded_) /
                   static_cast<double>(placements_ + graph_->size());
        case XrayPhase::sample: return sampler_->progress();
        case XrayPhase::distances: return distances_->progress();
        case XrayPhase::estimates:
        case XrayPhase::moves: return judge_->progress();
        default: return 1;
    }
}

XrayReport Xray::report() const {
    XrayReport report{.phase = phase_, .progress = progress()};
    report.complete = complete_;
    report.states = graph_->size();
    if (const std::uint64_t placements = task_.puzzle.space->placements()) report.placements = placements;
    report.all_placements = task_.all_placements && complete_;
    report.moves = graph_->moves();
    report.memory_bytes = graph_->memory_bytes();
    report.heuristic = heuristic_;
    if (phase_ < XrayPhase::perfect) return report;
    report.solvable = distances_->solvable();
    if (complete_) report.dead_ends = report.states - report.solvable;
    if ((*distances_)[0] != kInfiniteCost) report.start_exact = (*distances_)[0];
    if (report.solvable > 0) report.largest_exact = distances_->largest();
    report.perfect_expansions = perfect_expansions_;
    report.memory_bytes += distances_->memory_bytes();
    if (!judge_) return report;
    report.memory_bytes += judge_->memory_bytes();
    judge_->tell(report, complete_);
    return report;
}

}  // namespace frontier
