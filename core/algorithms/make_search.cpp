#include "make_search.h"

#include <cassert>

#include "best_first.h"
#include "depth_first.h"

namespace frontier {

std::unique_ptr<Search> make_search(SearchTask task, Settings settings) {
    assert(settings.loop != Loop::own);
    std::unique_ptr<Search> search;
    if (settings.loop == Loop::best_first)
        search = std::make_unique<BestFirst>(std::move(task), std::move(settings));
    else search = std::make_unique<DepthFirst>(std::move(task), std::move(settings));
    search->advance(0);  // begins at once where nothing has to be prepared
    return search;
}

}  // namespace frontier
