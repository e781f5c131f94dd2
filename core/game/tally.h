// What a node of the game tree learns as its moves come back with their values, one by one, in order. The
// search and the tree shown to the user both count with this, so they cannot disagree.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules.h"

namespace frontier::game {

enum class SearchType : std::uint8_t { minimax, minimax_rand, alpha_beta_pruning };
inline constexpr SearchType kSearchTypes[] = {SearchType::minimax, SearchType::minimax_rand,
                                              SearchType::alpha_beta_pruning};

constexpr auto words(SearchType) {
    return std::to_array<std::string_view>({"minimax", "minimax_rand", "alpha_beta_pruning"});
}

enum class Role : std::uint8_t { max, min, chance, leaf };

constexpr auto words(Role) { return std::to_array<std::string_view>({"max", "min", "chance", "leaf"}); }

constexpr Role role_of(SearchType type, Agent agent) {
    if (agent == Agent::agent1) return Role::max;
    if (type == SearchType::minimax_rand) return Role::chance;
    return agent == Agent::agent2 ? Role::min : Role::max;
}

// What the agents are already sure of elsewhere: AGENT1 and AGENT3 of alpha, AGENT2 of beta.
struct Window {
    double alpha = -HUGE_VAL;
    double beta = HUGE_VAL;
};

class Tally {
   public:
    Tally(SearchType type, Agent agent, Window window)
        : role_(role_of(type, agent)), prunes_(type == SearchType::alpha_beta_pruning), window_(window) {
        value_ = role_ == Role::max ? -HUGE_VAL : role_ == Role::min ? HUGE_VAL : 0;
    }

    // The next move's value. The first of several equal ones stays the best.
    void add(double value) {
        const std::uint32_t index = count_++;
        if (role_ == Role::chance) {
            value_ += value;
            return;
        }
        const bool maximises = role_ == Role::max;
        if (maximises ? value > value_ : value < value_) {
            value_ = value;
            best_ = index;
        }
        if (!prunes_) return;
        cut_ = maximises ? value_ >= window_.beta : value_ <= window_.alpha;
        if (cut_) return;
        if (maximises) window_.alpha = std::max(window_.alpha, value_);
        else window_.beta = std::min(window_.beta, value_);
    }

    Role role() const { return role_; }
    const Window& window() const { return window_; }  // what the next move is given
    std::uint32_t count() const { return count_; }
    bool cut() const { return cut_; }  // the moves not yet looked at cannot matter
    // The best so far; of a chance node, the mean once all are there.
    double value() const { return role_ == Role::chance ? value_ / count_ : value_; }
    // Which move that is; of a chance node the first, by which a line of play goes on.
    std::uint32_t best() const { return best_; }

   private:
    Role role_;
    bool prunes_;
    bool cut_ = false;
    std::uint32_t count_ = 0;
    std::uint32_t best_ = 0;
    double value_;
    Window window_;
};

}  // namespace frontier::game
