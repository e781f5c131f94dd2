#include "judge.h"

#include <algorithm>
#include <cmath>

namespace frontier {

namespace {

// An Estimate may be off by a few units in its last place.
bool is_more(double a, double b) {
    return std::isfinite(a) ? a - b > 1e-6 * std::max(1.0, a) : std::isfinite(b);
}

}  // namespace

void XrayFaults::add(const XrayFault& fault) {
    ++count_;
    if (kept_.size() == kKept) {
        if (!(fault < kept_.front())) return;
        std::pop_heap(kept_.begin(), kept_.end());
        kept_.pop_back();
    }
    kept_.push_back(fault);
    std::push_heap(kept_.begin(), kept_.end());
}

void XrayFaults::sort() { std::sort_heap(kept_.begin(), kept_.end()); }

XrayJudge::XrayJudge(const StateGraph& graph, const Distances& distances,
                     std::unique_ptr<StateEstimates> estimates)
    : graph_(&graph),
      distances_(&distances),
      estimates_(std::move(estimates)),
      h_(graph.size()),
      pairs_(kSide * kSide),
      differences_(kBins) {}

double XrayJudge::progress() const {
    switch (phase_) {
        case Phase::prepare: return 0;
        case Phase::estimate:
        case Phase::examine: return static_cast<double>(at_) / graph_->size();
        case Phase::done: break;
    }
    return 1;
}

bool XrayJudge::advance(std::uint64_t& work) {
    while (work > 0 && phase_ != Phase::done && !failure_) {
        if (phase_ == Phase::prepare) {
            if (estimates_->prepare(work)) phase_ = Phase::estimate;
            work = 0;
        } else if (phase_ == Phase::estimate) {
            estimate_some();
            work -= std::min<std::uint64_t>(work, StateEstimates::kMostStates);
        } else {
            examine(at_++);
            if (at_ == graph_->size()) finish();
            --work;
        }
    }
    return phase_ != Phase::done && !failure_;
}

void XrayJudge::estimate_some() {
    const std::size_t count = std::min<std::size_t>(StateEstimates::kMostStates, graph_->size() - at_);
    failure_ = estimates_->estimate(*graph_, at_, count, &h_[at_]);
    for (std::size_t i = 0; i < count && !failure_; ++i) {
        const double h = static_cast<double>(h_[at_ + i]);
        if (std::isfinite(h)) largest_h_ = std::max(largest_h_, h);
    }
    at_ += static_cast<Id>(count);
    if (at_ < graph_->size() || failure_) return;
    choose_steps();
    phase_ = Phase::examine;
    at_ = 0;
}

// A few estimates that are far too high must not hide all others in one bin.
void XrayJudge::choose_steps() {
    const double exact = distances_->largest();
    const double h = std::min(largest_h_, 4 * exact + kSide);
    exact_step_ = 1 + distances_->largest() / static_cast<Cost>(kSide);
    h_step_ = 1 + std::floor(h / kSide);
    difference_step_ = 1 + std::floor((exact + h) / kBins);
}

void XrayJudge::examine(Id id) {
    const Cost exact = (*distances_)[id];
    if (exact == kInfiniteCost) dead_ends_seen_ += h_[id] == kDeadEnd;
    else compare(id, exact);
    examine_moves(id);
}

void XrayJudge::compare(Id id, Cost exact) {
    const double h = static_cast<double>(h_[id]);
    const double truth = exact;
    if (is_more(h, truth)) too_high_.add({exact, h - truth, id, 0});
    if (h > 0 && graph_->space().is_goal((*graph_)[id])) ++goals_not_zero_;
    if (!std::isfinite(h) || (exact == 0 && h > 0)) has_ratio_ = false;
    if (!std::isfinite(h)) return;
    if (exact > 0) {
        ratio_ = std::max(ratio_, h / truth);
        ratios_ += h / truth;
        ++ratio_count_;
    }
    const auto bucket = [](double value, std::size_t most) {
        return std::min(static_cast<std::size_t>(std::min(value, 1e6)), most - 1);
    };
    const std::size_t row = static_cast<std::size_t>(exact / exact_step_);
    ++pairs_[row * kSide + bucket(h / h_step_, kSide)];
    ++differences_[bucket((h - truth + distances_->largest()) / difference_step_, kBins)];
}

void XrayJudge::examine_moves(Id id) {
    const double h = static_cast<double>(h_[id]);
    if (h <= 0) return;
    const std::uint32_t first = graph_->first_move(id);
    for (std::uint32_t i = 0; i < graph_->move_count(id); ++i) {
        const double after = graph_->cost(first + i) + static_cast<double>(h_[graph_->target(first + i)]);
        if (is_more(h, after)) inconsistent_.add({(*distances_)[id], h - after, id, i});
    }
}

void XrayJudge::finish() {
    phase_ = Phase::done;
    too_high_.sort();
    inconsistent_.sort();
}

void XrayJudge::tell(XrayReport& report, bool complete) const {
    report.failure = failure_;
    report.too_high = too_high_.count();
    report.inconsistent = inconsistent_.count();
    report.goals_not_zero = goals_not_zero_;
    report.dead_ends_seen = dead_ends_seen_;
    if (phase_ > Phase::estimate && std::isfinite(h_[0])) report.start_h = static_cast<double>(h_[0]);
    if (phase_ != Phase::done) return;
    const auto verdict = [&](bool refuted) {
        return refuted ? XrayVerdict::no : complete ? XrayVerdict::yes : XrayVerdict::unrefuted;
    };
    report.admissible = verdict(too_high_.count() > 0);
    report.consistent = verdict(inconsistent_.count() + goals_not_zero_ > 0);
    if (has_ratio_ && ratio_count_ > 0) report.ratio = ratio_;
    if (ratio_count_ > 0) report.mean_ratio = ratios_ / static_cast<double>(ratio_count_);
    report.h_step = h_step_;
    report.exact_step = exact_step_;
    report.difference_step = difference_step_;
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
        const double h = static_cast<double>(i % kSide) * h_step_;
        const Cost exact = static_cast<Cost>(i / kSide) * exact_step_;
        if (pairs_[i] > 0) report.pairs.push_back({h, exact, pairs_[i]});
    }
    for (std::size_t i = 0; i < differences_.size(); ++i) {
        const double from = static_cast<double>(i) * difference_step_ - distances_->largest();
        if (differences_[i] > 0) report.differences.push_back({from, differences_[i]});
    }
}

}  // namespace frontier
