#include "tests/support/domain_laws.h"

#include <cmath>
#include <set>
#include <tuple>

#include "core/text/words.h"
#include "tests/support/effort.h"

namespace frontier::test {

namespace {

bool are_same(const SuccessorList& a, const SuccessorList& b, std::size_t state_bytes) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i].action != b[i].action || a[i].cost != b[i].cost ||
            !same_bytes(a[i].state, b[i].state, state_bytes))
            return false;
    }
    return true;
}

bool is_canonical(const Space& space, const Successor& next) {
    const StateBytes canonical(next.canonical, next.canonical + space.state_bytes());
    return canonical_of(space, next.state) == canonical && canonical_of(space, next.canonical) == canonical &&
           space.is_canonical_of(next.canonical, next.state) && space.hash(next.state) == next.hash;
}

bool is_assessed_alike(const Space& space, const std::byte* state) {
    std::uint8_t rule = 0;
    const Estimate h = space.evaluate(state, rule);
    return rule == space.dead_end(state) && h == (rule ? kDeadEnd : space.estimate(state));
}

// Each named once, in order.
bool are_pieces(const Picture& picture, const std::vector<std::size_t>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool in_order = i == 0 || cells[i - 1] < cells[i];
        if (!in_order || 3 * cells[i] >= picture.cells.size() || picture.cells[3 * cells[i] + 1] < 0)
            return false;
    }
    return true;
}

}  // namespace

std::string promise_violation(const Space& space, const Explored& all, const HeuristicInfo& promises) {
    for (std::size_t i = 0; i < all.states.size(); ++i) {
        const auto wrong = [&](const std::string& what) {
            return concat(promises.id, ' ', what, " on\n", space.text(all.states[i]));
        };
        const double h = space.estimate(all.states[i]);
        const double truth = all.to_goal[i] == kInfiniteCost ? HUGE_VAL : all.to_goal[i];
        if (!(h >= 0)) return wrong(concat("gives ", h));
        if (promises.integral && std::isfinite(h) && h != std::floor(h))
            return wrong("is not a whole number");
        if (space.is_goal(all.states[i]) && h != 0) return wrong(concat("gives ", h, " for a goal"));
        if (i % 7 == 0 && !is_assessed_alike(space, all.states[i]))
            return wrong("is not what a search is told");
        if (promises.admissible == Property::proved && h > truth)
            return wrong(concat("gives ", h, " for ", truth));
        if (promises.consistent != Property::proved) continue;
        for (const auto& step : all.steps[i]) {
            const double next = space.estimate(all.states[step.to]);
            if (h > step.cost + next) return wrong(concat("falls from ", h, " to ", next, " in one step"));
        }
    }
    return "";
}

std::size_t overestimates(const Space& space, const Explored& all) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < all.states.size(); ++i) {
        if (all.to_goal[i] == kInfiniteCost) continue;
        count += space.estimate(all.states[i]) > static_cast<Estimate>(all.to_goal[i]);
    }
    return count;
}

std::string order_violation(const Space& one, const Space& other, const Explored& all) {
    std::vector<Estimate> said;
    for (std::size_t i = 0; i < all.states.size(); ++i) said.push_back(one.estimate(all.states[i]));
    for (std::size_t i = all.states.size(); i-- > 0;) {
        const Estimate h = other.estimate(all.states[i]);
        if (h != said[i]) return concat("gives ", said[i], " or ", h, " on\n", one.text(all.states[i]));
    }
    return "";
}

std::string dead_end_violation(const Space& space, const Explored& all) {
    for (std::size_t i = 0; i < all.states.size(); ++i) {
        const std::uint8_t rule = space.dead_end(all.states[i]);
        if (rule == 0) continue;
        if (all.to_goal[i] != kInfiniteCost)
            return "calls a state dead that is not\n" + space.text(all.states[i]);
        if (space.dead_end_reason(rule).empty()) return "gives no reason";
        if (!are_pieces(space.picture(all.states[i]), space.dead_end_cells(all.states[i], rule)))
            return "calls pieces dead that are none\n" + space.text(all.states[i]);
    }
    return "";
}

std::string successors_violation(const Space& space, const Explored& all) {
    for (std::size_t at = 0; at < all.states.size(); at += kSeedStep) {
        const std::byte* state = all.states[at];
        const auto wrong = [&](std::string_view what) { return concat(what, " on\n", space.text(state)); };
        const SuccessorList list = successors_of(space, state);
        if (!are_same(list, successors_of(space, state), space.state_bytes()))
            return wrong("successors differ");
        if (list.size() > space.max_successors()) return wrong("more successors than max_successors()");
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (space.unit_cost() && list[i].cost != 1) return wrong("a cost that is not 1");
            if (!is_canonical(space, list[i])) return wrong("a canonical state that is not canonical");
        }
    }
    return "";
}

namespace {

using Arrow = std::tuple<StateBytes, StateBytes, Action, Cost>;  // from, to

void add_arrow(const StateSpace& space, const std::byte* from, const std::byte* to, const Successor& move,
               std::multiset<Arrow>& arrows) {
    arrows.insert({canonical_of(space, from), canonical_of(space, to), move.action, move.cost});
}

}  // namespace

std::string predecessors_violation(const StateSpace& space, const Explored& all) {
    if (!space.goes_backwards()) return "";
    std::multiset<Arrow> forwards, backwards;
    std::set<StateBytes> goals, known, listed;
    SuccessorList list = space.make_list();
    for (std::size_t at = 0; at < all.states.size(); ++at) known.insert(canonical_of(space, all.states[at]));
    for (std::size_t at = 0; at < all.states.size(); ++at) {
        const std::byte* state = all.states[at];
        if (space.is_goal(state)) goals.insert(canonical_of(space, state));
        space.successors(state, list);
        for (std::size_t i = 0; i < list.size(); ++i)
            add_arrow(space, state, list[i].state, list[i], forwards);
        space.predecessors(state, list);
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (known.contains(canonical_of(space, list[i].state)))
                add_arrow(space, list[i].state, state, list[i], backwards);
        }
    }
    if (forwards != backwards) return "predecessors are not the successors backwards";
    const std::vector<std::byte> bytes = space.goal_states();
    for (std::size_t at = 0; at < bytes.size(); at += space.state_bytes()) {
        if (!space.is_goal(&bytes[at])) return "a goal state that is no goal";
        const StateBytes canonical = canonical_of(space, &bytes[at]);
        if (known.contains(canonical)) listed.insert(canonical);
    }
    return listed == goals ? "" : "goals that are not listed";
}

std::string placements_violation(const DomainRow& family, const Space& space, const Explored& all,
                                 const Options& options) {
    constexpr std::uint64_t kMost = 3000;
    const std::uint64_t count = space.placements();
    if ((count > 0) != family.info().has_placements) return "the catalogue says otherwise of placements";
    if (count == 0 || count > kMost) return "";
    std::set<StateBytes> placed;
    StateBytes state(space.state_bytes());
    for (std::uint64_t i = 0; i < count; ++i) {
        space.placement(i, state.data());
        placed.insert(canonical_of(space, state.data()));
        const std::string text = space.text(state.data());
        const auto read = family.parse(text, options);
        if (!read) return "a placement that is not read back\n" + text;
        if (start_of(Space(*read, kZero)) != state) return "a placement that is read as another\n" + text;
    }
    if (placed.size() != count) return "placements that are the same";
    const auto pieces = [&](const std::byte* of) {
        std::vector<std::int32_t> row(space.view_layout().stride);
        space.view_row(of, row.data());
        return row.size() - static_cast<std::size_t>(std::count(row.begin(), row.end(), kGone));
    };
    for (std::size_t i = 0; i < all.states.size(); ++i) {
        const bool in_play = pieces(all.states[i]) == pieces(start_of(space).data());
        if (in_play != placed.contains(canonical_of(space, all.states[i])))
            return "what is reached is no placement\n" + space.text(all.states[i]);
    }
    return "";
}

std::string round_trip_violation(const DomainRow& family, const Space& space, const Explored& all,
                                 const Options& options) {
    for (std::size_t i = 0; i < all.states.size(); i += 3 * kSeedStep) {  // neighbours are written much alike
        const std::byte* state = all.states[i];
        const std::string text = space.text(state);
        const auto read = family.parse(text, options);
        if (!read) return concat("not read back: ", read.diagnostic().message, "\n", text);
        const Space again(*read, kZero);
        if (again.state_bytes() > space.state_bytes()) return "read back as another size of board\n" + text;
        StateBytes start = start_of(again);
        if (again.text(start.data()) != text) return "read back as another text\n" + text;
        const Picture picture = space.picture(state);
        if (again.picture(start.data()).cells != picture.cells)
            return "read back as another picture\n" + text;
        start.resize(space.state_bytes());  // a piece that has left is read no more, and its byte was 0
        if (!std::equal(start.begin(), start.end(), state)) return "read back as another state\n" + text;
        if (picture.cells.size() != 3 * picture.width * picture.height)
            return "not three numbers a cell\n" + text;
    }
    return "";
}

}  // namespace frontier::test
