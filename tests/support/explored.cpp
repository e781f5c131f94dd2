#include "tests/support/explored.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace frontier::test {

std::size_t Explored::dead() const {
    return static_cast<std::size_t>(std::count(to_goal.begin(), to_goal.end(), kInfiniteCost));
}

void relax(const Explored::Steps& steps, std::vector<std::size_t> changed, std::vector<Cost>& costs) {
    for (std::size_t at = 0; at < changed.size(); ++at) {
        const std::size_t from = changed[at];
        for (const auto& step : steps[from]) {
            if (costs[from] + step.cost >= costs[step.to]) continue;
            costs[step.to] = costs[from] + step.cost;
            changed.push_back(step.to);
        }
    }
}

Explored explore(const StateSpace& space, std::size_t limit) {
    Explored found{StateRows(space.state_bytes())};
    std::unordered_map<std::string, std::size_t> index;  // by canonical state
    const auto number_of = [&](const std::byte* state) {
        std::string canonical(space.state_bytes(), '\0');
        space.canonicalise(state, reinterpret_cast<std::byte*>(canonical.data()));
        const auto [place, is_new] = index.try_emplace(std::move(canonical), found.states.size());
        if (is_new) found.states.push_back(state);
        return place->second;
    };
    SuccessorList list = space.make_list();
    std::vector<std::byte> start(space.state_bytes());
    space.start(start.data());
    number_of(start.data());
    for (std::size_t at = 0; at < found.states.size() && found.complete; ++at) {
        auto& steps = found.steps.emplace_back();
        space.successors(found.states[at], list);
        for (std::size_t i = 0; i < list.size(); ++i)
            steps.push_back({number_of(list[i].state), list[i].cost});
        found.complete = found.states.size() <= limit;
    }
    if (!found.complete) return found;

    Explored::Steps backwards(found.states.size());
    std::vector<std::size_t> goals;
    found.from_start.assign(found.states.size(), kInfiniteCost);
    found.to_goal.assign(found.states.size(), kInfiniteCost);
    for (std::size_t from = 0; from < found.states.size(); ++from) {
        for (const auto& step : found.steps[from]) backwards[step.to].push_back({from, step.cost});
        if (!space.is_goal(found.states[from])) continue;
        found.to_goal[from] = 0;
        goals.push_back(from);
    }
    found.from_start[0] = 0;
    relax(found.steps, {0}, found.from_start);
    relax(backwards, goals, found.to_goal);
    return found;
}

}  // namespace frontier::test
