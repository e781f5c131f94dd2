// What the estimators share that begin with a cheapest assignment of boxes to storage squares, by pushes
// alone.
#pragma once

#include "sokoban_estimates.h"
#include "sokoban_gradual_table.h"
#include "sokoban_memory.h"

namespace frontier::sokoban {

class PushEstimator : public Estimator {
   public:
    bool prepare(std::uint64_t work) final {
        for (std::uint64_t spent = 0; !is_ready(); spent += advance()) {
            if (spent >= work) return false;
        }
        return true;
    }
    double progress() const final { return graph_.size() > 0 ? table_.progress(*floor_) : 0; }
    std::size_t memory_bytes() const final {
        return memory_.memory_bytes() + graph_.memory_bytes() + pushes_.capacity() * sizeof(std::int32_t);
    }

   protected:
    // `numbers`: how many are remembered for a set of boxes.
    PushEstimator(std::shared_ptr<const Floor> floor, std::size_t numbers)
        : floor_(std::move(floor)),
          assignment_(floor_->boxes.size(), floor_->storages.size()),
          memory_(floor_->boxes.size(), numbers) {}

    std::shared_ptr<const Floor> floor_;
    PushGraph graph_;
    std::vector<std::int32_t> pushes_;  // from each place to each storage square
    std::vector<PushGraph::Place> places_;
    Assignment assignment_;
    BoxMemory<std::int32_t> memory_;
    std::vector<std::uint8_t> marks_;  // of each cell

   private:
    bool is_ready() const { return graph_.size() > 0 && table_.is_ready(*floor_); }
    // A piece of the preparation; how much work it was.
    std::uint64_t advance() {
        if (graph_.size() > 0) return table_.advance(*floor_, graph_, level_, pushes_, assignment_);
        graph_ = PushGraph(*floor_);
        level_.assign(floor_->size(), 0);
        places_.resize(floor_->boxes.size());
        marks_.assign(floor_->size(), 0);
        return graph_.work();
    }

    GradualTable table_;
    std::vector<std::int32_t> level_;  // no heights
};

}  // namespace frontier::sokoban
