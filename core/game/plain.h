// The three searches as they are written in a textbook: every node is visited, nothing is remembered. Far too
// slow for play; it says what the quick form must answer and how often it must say the utility was called.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "tally.h"

namespace frontier::game {

struct PlainAnswer {
    double value = 0;
    std::uint64_t util_calls = 0;
    std::uint64_t nodes = 0;
    std::vector<Move> line;  // of all that play on
};

// What happens to a node, in the order in which it happens.
struct PlainEvent {
    bool entered = false;  // else left
    const Position& position;
    Window window;
    double value = 0;  // when left
};
using PlainWatcher = std::function<void(const PlainEvent&)>;

PlainAnswer plain_minimax(const Rules& rules, const Position& position, unsigned turns,
                          const PlainWatcher& watcher = {});
PlainAnswer plain_minimax_rand(const Rules& rules, const Position& position, unsigned turns,
                               const PlainWatcher& watcher = {});
PlainAnswer plain_alpha_beta(const Rules& rules, const Position& position, unsigned turns,
                             const PlainWatcher& watcher = {});

PlainAnswer plain_search(SearchType type, const Rules& rules, const Position& position, unsigned turns,
                         const PlainWatcher& watcher = {});

}  // namespace frontier::game
