// The loop that the settings ask for.
#pragma once

#include "best_first.h"
#include "depth_first.h"

namespace frontier {

template <Domain D>
std::unique_ptr<Search> make_search(const D& domain, std::unique_ptr<Heuristic<typename D::State>> heuristic, Settings settings) {
    if (settings.loop == Loop::best_first) {
        return std::make_unique<BestFirst<D>>(domain, std::move(heuristic), std::move(settings));
    }
    return std::make_unique<DepthFirst<D>>(domain, std::move(heuristic), std::move(settings));
}

}  // namespace frontier
