// A search of one domain: the puzzle, its heuristic, and the judgement of a successor by dead ends, bounds and the best
// plan known. What does not depend on the domain is in search_common.h, compiled once.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>

#include "../domain.h"
#include "../text/words.h"
#include "search_common.h"

namespace frontier {

template <Domain D> class SearchBase : public SearchCommon {
   public:
    using State = typename D::State;

    SearchBase(D domain, std::unique_ptr<Heuristic<State>> heuristic, Settings settings)
        : SearchCommon(std::move(settings)), domain_(std::move(domain)), heuristic_(std::move(heuristic)) {}

   protected:
    // Dead ends, cost bounds, the incumbent; `limit` is IDA*'s threshold on g + h.
    void judge_by_bounds(Judgement& judgement, Cost g, const State& next, Cost incumbent, double limit = HUGE_VAL) const {
        if (g > settings_.bound.g) {
            judgement.fate = Fate::bound_g;
            return;
        }
        if (!judgement.has_h) {
            if constexpr (FindsDeadEnds<D>) {
                if (settings_.prune_dead_ends) judgement.rule = domain_.dead_end(next);
            }
            judgement.h = judgement.rule ? kDeadEnd : (*heuristic_)(next);
            judgement.has_h = true;
        }
        const double f = static_cast<double>(g) + static_cast<double>(judgement.h);
        if (judgement.h == kDeadEnd) judgement.fate = Fate::deadlock;
        else if (judgement.h > settings_.bound.h) judgement.fate = Fate::bound_h;
        else if (f > settings_.bound.f) judgement.fate = Fate::bound_f;
        else if (is_no_better(g, judgement.h, incumbent)) judgement.fate = Fate::incumbent;
        else if (f > limit) judgement.fate = Fate::threshold;
    }

    bool unit_cost() const override { return domain_.unit_cost(); }
    std::string dead_end_reason(std::uint8_t rule) const override {
        if constexpr (FindsDeadEnds<D>) return domain_.dead_end_reason(rule);
        else return "";
    }

    D domain_;
    std::unique_ptr<Heuristic<State>> heuristic_;
};

}  // namespace frontier
