// A 4-ary heap over anything that can be indexed: what is first comes to the front. `moved` is told where an
// entry went.
#pragma once

#include <algorithm>
#include <cstddef>

namespace frontier {

template <class Entries, class Before, class Moved>
void sift_up(Entries& entries, std::size_t at, Before&& before, Moved&& moved) {
    if (at == 0 || !before(entries[at], entries[(at - 1) / 4])) return;
    const auto entry = entries[at];
    while (at > 0) {
        const std::size_t parent = (at - 1) / 4;
        if (!before(entry, entries[parent])) break;
        entries[at] = entries[parent];
        moved(entries[at], at);
        at = parent;
    }
    entries[at] = entry;
    moved(entries[at], at);
}

template <class Entries, class Before, class Moved>
void sift_down(Entries& entries, std::size_t at, std::size_t size, Before&& before, Moved&& moved) {
    const auto entry = entries[at];
    for (;;) {
        const std::size_t first = 4 * at + 1;
        if (first >= size) break;
        std::size_t best = first;
        for (std::size_t child = first + 1; child < std::min(first + 4, size); ++child) {
            if (before(entries[child], entries[best])) best = child;
        }
        if (!before(entries[best], entry)) break;
        entries[at] = entries[best];
        moved(entries[at], at);
        at = best;
    }
    entries[at] = entry;
    moved(entries[at], at);
}

}  // namespace frontier
