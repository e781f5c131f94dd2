// One heuristic held against the distances of a graph, bit by bit: first every state is estimated, then every
// state and every move is looked at.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "distances.h"
#include "estimates.h"
#include "report.h"

namespace frontier {

// Where a heuristic is wrong. Those that come first are nearest to the goal, and then the worst.
struct XrayFault {
    Cost exact = 0;  // of the state, kInfiniteCost: of a dead end
    double excess = 0;
    StateGraph::Id id = 0;
    std::uint32_t move = 0;  // the number of a move of the state, where it is a pair of states

    bool operator<(const XrayFault& other) const {
        if (exact != other.exact) return exact < other.exact;
        if (excess != other.excess) return excess > other.excess;
        return id != other.id ? id < other.id : move < other.move;
    }
};

// The first of a great many.
class XrayFaults {
   public:
    static constexpr std::size_t kKept = 10'000;

    void add(const XrayFault& fault);
    void sort();  // at the end
    std::uint64_t count() const { return count_; }
    const std::vector<XrayFault>& kept() const { return kept_; }

   private:
    std::vector<XrayFault> kept_;  // a heap with the last on top, then sorted
    std::uint64_t count_ = 0;
};

class XrayJudge {
   public:
    using Id = StateGraph::Id;

    XrayJudge(const StateGraph& graph, const Distances& distances, std::unique_ptr<StateEstimates> estimates);

    // Does at most about `work` units, and takes them off; false when all is done or has failed.
    bool advance(std::uint64_t& work);
    bool is_estimating() const { return phase_ <= Phase::estimate; }
    double progress() const;
    std::size_t memory_bytes() const { return h_.size() * sizeof(Estimate) + estimates_->memory_bytes(); }

    const std::optional<EstimateFailure>& failure() const { return failure_; }
    Estimate h(Id id) const { return h_[id]; }
    const XrayFaults& faults(XrayKind kind) const {
        return kind == XrayKind::too_high ? too_high_ : inconsistent_;
    }
    // Adds what was found so far.
    void tell(XrayReport& report, bool complete) const;

   private:
    enum class Phase : std::uint8_t { prepare, estimate, examine, done };
    static constexpr std::size_t kSide = 64;   // of the grid of pairs
    static constexpr std::size_t kBins = 128;  // of the histogram

    void estimate_some();
    void choose_steps();
    void examine(Id id);
    void compare(Id id, Cost exact);
    void examine_moves(Id id);
    void finish();

    const StateGraph* graph_;
    const Distances* distances_;
    std::unique_ptr<StateEstimates> estimates_;
    Phase phase_ = Phase::prepare;
    Id at_ = 0;
    std::vector<Estimate> h_;
    double largest_h_ = 0;  // that is finite
    std::optional<EstimateFailure> failure_;

    XrayFaults too_high_;
    XrayFaults inconsistent_;
    std::uint64_t goals_not_zero_ = 0;
    std::uint64_t dead_ends_seen_ = 0;
    double ratio_ = 0;
    bool has_ratio_ = true;
    double ratios_ = 0;
    std::uint64_t ratio_count_ = 0;
    double h_step_ = 1;
    Cost exact_step_ = 1;
    double difference_step_ = 1;
    std::vector<std::uint32_t> pairs_;
    std::vector<std::uint32_t> differences_;
};

}  // namespace frontier
