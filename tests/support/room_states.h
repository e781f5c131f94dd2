// All states with so many boxes in a small room, and from which of them pushes lead to which: the truth for
// all sets of storage squares, and for all starts, at once. It shares no code with the core.
#pragma once

#include <span>

#include "tests/support/small_rooms.h"

namespace frontier::test {

class RoomStates {
   public:
    struct State {
        Squares boxes, region;  // the robot is in
    };
    struct Push {
        std::uint32_t before, after;  // states
        Squares from, to;             // the box
    };
    using Row = std::vector<std::uint64_t>;  // a bit for each state

    void find(Squares room, int boxes) {
        room_ = room;
        sets_ = choices(room, boxes);
        find_states();
        find_pushes();
        find_components();
        find_rows();
    }

    std::size_t size() const { return states_.size(); }
    const State& operator[](std::size_t state) const { return states_[state]; }
    const std::vector<Squares>& sets() const { return sets_; }  // of boxes
    std::uint32_t at(Squares boxes, Squares robot) const {
        std::uint32_t state = first_[boxes];
        while (!(states_[state].region & robot)) ++state;
        return state;
    }
    std::span<const Push> pushes_from(std::size_t state) const {
        return std::span(pushes_).subspan(first_push_[state], first_push_[state + 1] - first_push_[state]);
    }
    static bool has(const Row& row, std::size_t state) { return row[state / 64] >> state % 64 & 1; }
    // Adds all states from which pushes bring the boxes to these squares, the robot wherever it may be then;
    // …
    void add_before(Squares boxes, Row& row) const { add_rows(boxes, before_, row); }
    // … and all that the boxes can be pushed to from these squares.
    void add_after(Squares boxes, Row& row) const { add_rows(boxes, after_, row); }
    void clear(Row& row) const { row.assign(words_, 0); }

   private:
    void find_states() {
        states_.clear();
        for (const Squares set : sets_) {
            first_[set] = static_cast<std::uint32_t>(states_.size());
            for (Squares free = room_ & ~set; free; free &= ~states_.back().region)
                states_.push_back({set, flooded(lowest(free), room_ & ~set)});
        }
        words_ = (states_.size() + 63) / 64;
    }
    void find_pushes() {
        pushes_.clear();
        first_push_.clear();
        for (std::uint32_t state = 0; state < states_.size(); ++state) {
            first_push_.push_back(static_cast<std::uint32_t>(pushes_.size()));
            add_pushes(state, up, down);
            add_pushes(state, right, left);
            add_pushes(state, down, up);
            add_pushes(state, left, right);
        }
        first_push_.push_back(static_cast<std::uint32_t>(pushes_.size()));
    }
    template <class On, class Back> void add_pushes(std::uint32_t state, On on, Back back) {
        const auto [boxes, region] = states_[state];
        Squares pushed = boxes & on(region) & back(room_ & ~boxes);
        for (; pushed; pushed &= pushed - 1) {
            const Squares box = lowest(pushed), to = on(box);
            pushes_.push_back({state, at((boxes & ~box) | to, box), box, to});
        }
    }

    // States that lead to one another have one number; whatever a state leads to has no greater one (Tarjan).
    void find_components() {
        constexpr std::uint32_t kNone = 0xFFFFFFFF;
        component_.assign(size(), kNone);
        number_.assign(size(), kNone);
        low_.resize(size());
        next_.assign(first_push_.begin(), first_push_.end() - 1);
        components_ = 0;
        std::uint32_t numbered = 0;
        for (std::uint32_t root = 0; root < size(); ++root) {
            if (number_[root] != kNone) continue;
            way_.assign(1, root);
            waiting_.assign(1, root);
            number_[root] = low_[root] = numbered++;
            while (!way_.empty()) {
                const std::uint32_t state = way_.back();
                if (next_[state] < first_push_[state + 1]) {
                    const std::uint32_t to = pushes_[next_[state]++].after;
                    if (number_[to] == kNone) {
                        number_[to] = low_[to] = numbered++;
                        way_.push_back(to);
                        waiting_.push_back(to);
                    } else if (component_[to] == kNone) {
                        low_[state] = std::min(low_[state], number_[to]);
                    }
                    continue;
                }
                way_.pop_back();
                if (!way_.empty()) low_[way_.back()] = std::min(low_[way_.back()], low_[state]);
                if (low_[state] != number_[state]) continue;
                for (std::uint32_t member = kNone; member != state; waiting_.pop_back())
                    component_[member = waiting_.back()] = components_;
                ++components_;
            }
        }
    }

    void find_rows() {
        before_.assign(components_ * words_, 0);
        after_.assign(components_ * words_, 0);
        by_component_.resize(size());
        for (std::uint32_t state = 0; state < size(); ++state) by_component_[state] = state;
        std::stable_sort(by_component_.begin(), by_component_.end(),
                         [&](auto a, auto b) { return component_[a] < component_[b]; });
        for (std::uint32_t state = 0; state < size(); ++state) {
            before_[component_[state] * words_ + state / 64] |= std::uint64_t{1} << state % 64;
            after_[component_[state] * words_ + state / 64] |= std::uint64_t{1} << state % 64;
        }
        const auto join = [&](Row& rows, std::uint32_t to, std::uint32_t from) {
            if (to == from) return;
            for (std::size_t i = 0; i < words_; ++i) rows[to * words_ + i] |= rows[from * words_ + i];
        };
        for (const std::uint32_t state : by_component_) {
            for (const Push& push : pushes_from(state))
                join(after_, component_[state], component_[push.after]);
        }
        for (std::size_t i = size(); i-- > 0;) {
            for (const Push& push : pushes_from(by_component_[i]))
                join(before_, component_[push.after], component_[push.before]);
        }
    }
    void add_rows(Squares boxes, const Row& rows, Row& row) const {
        for (std::size_t state = first_[boxes]; state < size() && states_[state].boxes == boxes; ++state) {
            for (std::size_t i = 0; i < words_; ++i) row[i] |= rows[component_[state] * words_ + i];
        }
    }

    Squares room_ = 0;
    std::vector<Squares> sets_;
    std::vector<State> states_;  // by sets of boxes
    std::vector<std::uint32_t> first_ =
        std::vector<std::uint32_t>(std::size_t{1} << kRow * kRows);  // of a set
    std::vector<Push> pushes_;
    std::vector<std::uint32_t> first_push_;
    std::size_t words_ = 0;
    std::uint32_t components_ = 0;
    std::vector<std::uint32_t> component_, by_component_;
    Row before_, after_;  // of each component
    std::vector<std::uint32_t> number_, low_, next_, way_, waiting_;
};

}  // namespace frontier::test
