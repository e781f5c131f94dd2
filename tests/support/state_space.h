// Every state that can be reached, with true distances: found by trying everything, with a std::map and no cleverness.
#pragma once

#include <cstring>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/domain.h"

namespace frontier::test {

// Not inlined: g++ 12 sees a sort beyond the array where a sort within it is inlined twice.
template <class D> [[gnu::noinline]] typename D::State canonical_form(const D& domain, const typename D::State& state) {
    if constexpr (HasCanonicalForm<D>)
        return domain.canonical(state);
    else
        return state;
}

template <class D> std::string key_of(const D& domain, const typename D::State& any_form) {
    const typename D::State state = canonical_form(domain, any_form);
    std::string key(domain.state_bytes(), '\0');
    std::memcpy(key.data(), &state, key.size());
    return key;
}

template <class D> struct StateSpace {
    struct Step {
        std::size_t to;
        Cost cost;
    };
    std::vector<typename D::State> states;  // the start comes first
    std::vector<std::vector<Step>> steps;
    std::vector<Cost> from_start;
    std::vector<Cost> to_goal;  // kInfiniteCost: dead
    bool complete = true;       // false when there were more states than asked for

    Cost optimum() const { return to_goal[0]; }
    std::size_t dead() const {
        std::size_t count = 0;
        for (const Cost cost : to_goal) count += cost == kInfiniteCost;
        return count;
    }
};

// Relaxes along `steps` until nothing changes.
template <class Steps> void relax(const Steps& steps, std::vector<std::size_t> changed, std::vector<Cost>& costs) {
    for (std::size_t at = 0; at < changed.size(); ++at) {
        const std::size_t from = changed[at];
        for (const auto& step : steps[from]) {
            if (costs[from] + step.cost >= costs[step.to]) continue;
            costs[step.to] = costs[from] + step.cost;
            changed.push_back(step.to);
        }
    }
}

template <class D> StateSpace<D> explore(const D& domain, std::size_t limit = 100'000) {
    using State = typename D::State;
    using Step = typename StateSpace<D>::Step;
    StateSpace<D> space;
    std::map<std::string, std::size_t> index;
    const auto number_of = [&](const State& state) {
        const auto [place, is_new] = index.try_emplace(key_of(domain, state), space.states.size());
        if (is_new) space.states.push_back(state);
        return place->second;
    };
    number_of(domain.start());
    for (std::size_t at = 0; at < space.states.size() && space.complete; ++at) {
        auto& steps = space.steps.emplace_back();
        const State state = space.states[at];
        domain.successors(state, [&](Action, Cost cost, const State& next) {
            steps.push_back({number_of(next), cost});
        });
        space.complete = space.states.size() <= limit;
    }
    if (!space.complete) return space;

    std::vector<std::vector<Step>> backwards(space.states.size());
    std::vector<std::size_t> goals;
    space.from_start.assign(space.states.size(), kInfiniteCost);
    space.to_goal.assign(space.states.size(), kInfiniteCost);
    for (std::size_t from = 0; from < space.states.size(); ++from) {
        for (const Step& step : space.steps[from]) backwards[step.to].push_back({from, step.cost});
        if (!domain.is_goal(space.states[from])) continue;
        space.to_goal[from] = 0;
        goals.push_back(from);
    }
    space.from_start[0] = 0;
    relax(space.steps, {0}, space.from_start);
    relax(backwards, goals, space.to_goal);
    return space;
}

}  // namespace frontier::test
