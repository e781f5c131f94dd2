// What must hold of every domain and every heuristic. Each law returns what is wrong, or nothing.
#pragma once

#include <cmath>
#include <cstring>
#include <string>

#include "core/text/words.h"
#include "tests/support/state_space.h"

namespace frontier::test {

// The promises a heuristic makes, held against the true distances of a whole state space.
template <class D> std::string promise_violation(const D& domain, const StateSpace<D>& space,
                                                 const Heuristic<typename D::State>& heuristic,
                                                 const HeuristicInfo& promises) {
    for (std::size_t i = 0; i < space.states.size(); ++i) {
        const auto wrong = [&](const std::string& what) {
            return concat(promises.id, ' ', what, " on\n", domain.print(space.states[i]));
        };
        const double h = heuristic(space.states[i]);
        const double truth = space.to_goal[i] == kInfiniteCost ? HUGE_VAL : space.to_goal[i];
        if (!(h >= 0)) return wrong(concat("gives ", h));
        if (promises.integral && std::isfinite(h) && h != std::floor(h)) return wrong("is not a whole number");
        if (domain.is_goal(space.states[i]) && h != 0) return wrong(concat("gives ", h, " for a goal"));
        if (promises.admissible == Promise::proved && h > truth) return wrong(concat("gives ", h, " for ", truth));
        if (promises.consistent != Promise::proved) continue;
        for (const auto& step : space.steps[i]) {
            const double next = heuristic(space.states[step.to]);
            if (h > step.cost + next) return wrong(concat("falls from ", h, " to ", next, " in one step"));
        }
    }
    return "";
}

// How often it overestimates: a heuristic said not to be admissible should.
template <class D>
std::size_t overestimates(const StateSpace<D>& space, const Heuristic<typename D::State>& heuristic) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < space.states.size(); ++i) {
        count +=
            space.to_goal[i] != kInfiniteCost && heuristic(space.states[i]) > static_cast<Estimate>(space.to_goal[i]);
    }
    return count;
}

template <class D> std::string dead_end_violation(const D& domain, const StateSpace<D>& space) {
    if constexpr (FindsDeadEnds<D>) {
        for (std::size_t i = 0; i < space.states.size(); ++i) {
            const std::uint8_t rule = domain.dead_end(space.states[i]);
            if (rule == 0) continue;
            if (space.to_goal[i] != kInfiniteCost)
                return "calls a state dead that is not\n" + domain.print(space.states[i]);
            if (std::string(domain.dead_end_reason(rule)).empty()) return "gives no reason";
        }
    }
    return "";
}

template <class D> std::string successor_list(const D& domain, const typename D::State& state) {
    std::string list;
    domain.successors(state, [&](Action action, Cost cost, const typename D::State& next) {
        list += concat(domain.action_name(action), " (", cost, ") ", domain.print(next));
    });
    return list;
}

// The same successors every time, no more than promised, of equal cost where that is promised, and with states whose
// canonical form is the canonical form of itself.
template <class D> std::string successors_violation(const D& domain, const StateSpace<D>& space) {
    for (const auto& state : space.states) {
        const auto wrong = [&](std::string_view what) { return concat(what, " on\n", domain.print(state)); };
        if (successor_list(domain, state) != successor_list(domain, state)) return wrong("successors differ");
        std::size_t count = 0;
        bool is_unit = true;
        bool is_stable = true;
        domain.successors(state, [&](Action, Cost cost, const typename D::State& next) {
            ++count;
            is_unit = is_unit && cost == 1;
            is_stable = is_stable && key_of(domain, next) == key_of(domain, canonical_form(domain, next));
        });
        if (count > domain.max_successors()) return wrong("more successors than max_successors()");
        if (domain.unit_cost() && !is_unit) return wrong("a cost that is not 1");
        if (!is_stable) return wrong("a canonical form that is not canonical");
    }
    return "";
}

// What is printed is read back as the same board. `shows` says of which states the text can show all.
template <class Family, class D, class Shows>
std::string round_trip_violation(const D& domain, const StateSpace<D>& space, Shows&& shows,
                                 const Options& options = {}) {
    for (const auto& state : space.states) {
        const std::string text = domain.print(state);
        if (!shows(text)) continue;
        const auto read = Family::parse(text, options);
        if (!read) return concat("not read back: ", read.problem().message, "\n", text);
        const D* again = std::get_if<D>(&*read);
        if (!again) return "read back as another size of board\n" + text;
        const auto start = again->start();
        if (again->print(start) != text) return "read back as another text\n" + text;
        if (std::memcmp(&start, &state, domain.state_bytes()) != 0) return "read back as another state\n" + text;
        const Picture picture = domain.picture(state);
        if (again->picture(start).cells != picture.cells) return "read back as another picture\n" + text;
        if (picture.cells.size() != 3 * picture.width * picture.height) return "not three numbers a cell\n" + text;
    }
    return "";
}

}  // namespace frontier::test
