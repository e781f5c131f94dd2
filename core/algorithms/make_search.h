// The loop that the settings ask for.
#pragma once

#include <memory>

#include "../search.h"
#include "../space.h"

namespace frontier {

std::unique_ptr<Search> make_search(std::unique_ptr<Space> space, Settings settings);

template <Domain D>
std::unique_ptr<Search> make_search(const D& domain, std::unique_ptr<Heuristic<typename D::State>> heuristic, Settings settings) {
    return make_search(std::make_unique<SpaceOf<D>>(domain, std::move(heuristic)), std::move(settings));
}

}  // namespace frontier
