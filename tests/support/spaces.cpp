#include "tests/support/spaces.h"

#include <doctest/doctest.h>

namespace frontier::test {

Space::Space(const Puzzle& puzzle, std::string_view heuristic)
    : StateSpace(puzzle.space->state_bytes(), puzzle.space->max_successors(), puzzle.space->unit_cost(),
                 puzzle.space->has_canonical()),
      puzzle_(puzzle),
      evaluator_(puzzle.evaluator(heuristic)) {}

std::unique_ptr<Space> Space::with_heuristic(std::string_view id) const {
    auto space = std::make_unique<Space>(puzzle_, id);
    return space->evaluator_ ? std::move(space) : nullptr;
}

const DomainRow& family(std::string_view domain) {
    const auto row = domain_row(domain);
    REQUIRE(row);
    return **row;
}

std::unique_ptr<Space> space_of(std::string_view domain, std::string_view board, const Options& options) {
    CAPTURE(board);
    auto puzzle = family(domain).parse(board, options);
    REQUIRE(puzzle);
    return std::make_unique<Space>(*puzzle, kZero);
}

std::unique_ptr<Space> prepared(const Space& space, std::string_view heuristic) {
    auto ready = space.with_heuristic(heuristic);
    while (ready && !ready->prepare(1 << 16)) {}
    return ready;
}

StateBytes start_of(const StateSpace& space) {
    StateBytes state(space.state_bytes());
    space.start(state.data());
    return state;
}

StateBytes canonical_of(const StateSpace& space, const std::byte* state) {
    StateBytes canonical(space.state_bytes());
    space.canonicalise(state, canonical.data());
    return canonical;
}

SuccessorList successors_of(const StateSpace& space, const std::byte* state) {
    SuccessorList list = space.make_list();
    space.successors(state, list);
    return list;
}

std::optional<Action> random_step(const StateSpace& space, StateBytes& state, Random& random) {
    const SuccessorList list = successors_of(space, state.data());
    if (list.size() == 0) return std::nullopt;
    const Successor next = list[static_cast<std::size_t>(random.below(static_cast<int>(list.size())))];
    state.assign(next.state, next.state + state.size());
    return next.action;
}

Estimate estimate_of(const Space& space, std::string_view heuristic) {
    const auto ready = prepared(space, heuristic);
    REQUIRE(ready);
    return ready->estimate(start_of(space).data());
}

std::string dead_end_of(const Space& space) {
    const std::uint8_t rule = space.dead_end(start_of(space).data());
    return rule == 0 ? "" : space.dead_end_reason(rule);
}

}  // namespace frontier::test
