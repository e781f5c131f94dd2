// Puzzles without an end, on which any search goes on as long as it is told to: what an expansion costs must
// not grow.
#pragma once

#include <memory>
#include <string>

#include "core/domain.h"
#include "core/text/words.h"

namespace frontier::test {

// A corridor with a room beside each place; a search that follows it has as long a line as it has expansions.
// Or a tree in which no state comes twice, for a wide frontier. What estimates say of them is true, since
// there is no plan.
enum class Endless : std::uint8_t { guided, blind, fickle, tree };

inline constexpr Endless kAllEndless[] = {Endless::guided, Endless::blind, Endless::fickle, Endless::tree};

constexpr std::string_view word(Endless kind) {
    constexpr std::string_view words[] = {"guided", "blind", "fickle", "tree"};
    return words[static_cast<std::size_t>(kind)];
}

class EndlessDomain {
   public:
    struct State {
        std::uint64_t place;
    };

    // `far`: further than the search will go.
    EndlessDomain(Endless kind, std::uint64_t far) : kind_(kind), far_(far) {}

    std::size_t state_bytes() const { return sizeof(State); }
    State start() const { return {1}; }
    bool is_goal(const State&) const { return false; }
    bool unit_cost() const { return false; }
    std::size_t max_successors() const { return 3; }

    template <class Visit> void successors(const State& state, Visit&& visit) const {
        const std::uint64_t place = state.place;
        const Cost cost = static_cast<Cost>(1 + place % 3);
        if (kind_ == Endless::tree) {
            for (std::uint64_t way = 0; way < 2; ++way) {
                visit(static_cast<Action>(way), cost, State{(place * 2 + way) * 0x9E3779B97F4A7C15u});
            }
        } else if (is_room(place)) {
            visit(Action{0}, cost, State{place & ~kRoom});
        } else {
            if (kind_ != Endless::fickle)
                visit(Action{0}, cost, State{place | kRoom});  // where any room would wait for ever
            if (place > 0) visit(Action{1}, cost, State{place - 1});
            visit(Action{2}, cost, State{place + 1});
        }
    }

    std::unique_ptr<Heuristic<State>> heuristic(std::string_view) const {
        return make_heuristic<State>(
            [domain = *this](const State& state) { return domain.estimate(state.place); });
    }

    Picture picture(const State&) const { return {}; }
    std::string print(const State& state) const { return std::to_string(state.place); }
    std::string action_name(Action action) const { return std::to_string(action); }
    std::vector<Shift> shifts(const State&, Action) const { return {}; }  // there are no pieces
    std::vector<std::string> notes() const { return {}; }
    std::string_view format() const { return "endless"; }
    ViewLayout view_layout() const { return ViewLayout{1, 1}.of_state("place", 2); }
    void view_row(const State& state, std::int32_t* row) const {
        row[0] = static_cast<std::int32_t>(state.place & 0xFFFFFFFFu);
        row[1] = static_cast<std::int32_t>(state.place >> 32);
    }

   private:
    static constexpr std::uint64_t kRoom = std::uint64_t{1} << 32;
    static bool is_room(std::uint64_t place) { return (place & kRoom) != 0; }

    Estimate estimate(std::uint64_t place) const {
        const std::uint64_t along = place & ~kRoom;
        switch (kind_) {
            case Endless::guided: return static_cast<Estimate>(far_ - along);
            case Endless::blind: return 0;
            case Endless::fickle: return along % 2 == 1 ? static_cast<Estimate>(along) : 0;
            case Endless::tree: return static_cast<Estimate>(place >> 60);
        }
        return 0;
    }

    Endless kind_;
    std::uint64_t far_;
};

static_assert(Domain<EndlessDomain>);

}  // namespace frontier::test
