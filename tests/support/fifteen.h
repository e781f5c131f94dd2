// The 15-puzzle as a test domain: one word of state, Manhattan distance, unit cost.
#pragma once

#include <array>
#include <cstdlib>

#include "core/domain.h"

namespace frontier::test {

class Fifteen {
   public:
    struct State {
        std::uint64_t cells;  // four bits a cell, 0 = blank
    };

    explicit Fifteen(const std::array<int, 16>& board) {
        for (std::size_t i = 0; i < 16; ++i) start_.cells |= static_cast<std::uint64_t>(board[i]) << 4 * i;
    }

    std::size_t state_bytes() const { return sizeof(State); }
    State start() const { return start_; }
    bool unit_cost() const { return true; }
    std::size_t max_successors() const { return 4; }
    bool is_goal(const State& state) const { return state.cells == 0xFEDCBA9876543210u; }

    template <class Visit> void successors(const State& state, Visit&& visit) const {
        unsigned blank = 0;
        while (tile(state, blank) != 0) ++blank;
        const unsigned column = blank % 4;
        if (blank >= 4) visit(Action{0}, Cost{1}, swapped(state, blank, blank - 4));
        if (column < 3) visit(Action{1}, Cost{1}, swapped(state, blank, blank + 1));
        if (blank < 12) visit(Action{2}, Cost{1}, swapped(state, blank, blank + 4));
        if (column > 0) visit(Action{3}, Cost{1}, swapped(state, blank, blank - 1));
    }

    std::unique_ptr<Heuristic<State>> heuristic(std::string_view) const {
        return make_heuristic<State>([](const State& state) {
            int sum = 0;
            for (unsigned i = 0; i < 16; ++i) {
                const int t = static_cast<int>(tile(state, i));
                if (t) sum += std::abs(t % 4 - static_cast<int>(i % 4)) + std::abs(t / 4 - static_cast<int>(i / 4));
            }
            return sum;
        });
    }
    Picture picture(const State&) const { return {}; }
    std::string print(const State&) const { return ""; }
    std::string action_name(Action action) const { return std::to_string(action); }
    std::vector<std::string> notes() const { return {}; }
    std::string_view format() const { return "fifteen"; }

   private:
    static unsigned tile(const State& state, unsigned i) { return static_cast<unsigned>(state.cells >> 4 * i & 15); }
    static State swapped(State state, unsigned blank, unsigned other) {
        const std::uint64_t moved = state.cells >> 4 * other & 15;
        state.cells ^= moved << 4 * other | moved << 4 * blank;
        return state;
    }

    State start_{};
};

static_assert(Domain<Fifteen>);

}  // namespace frontier::test
