// Boards as the engine sees them, so that tests need not compile a domain.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle.h"
#include "core/space.h"
#include "tests/support/random.h"

namespace frontier::test {

using StateBytes = std::vector<std::byte>;

const DomainRow& family(std::string_view domain);

// A board that can be read, without a heuristic.
std::unique_ptr<Space> space_of(std::string_view domain, std::string_view board, const Options& options = {});

// The same with a heuristic that is ready for use, however long that takes; null where there is no such heuristic.
std::unique_ptr<Space> prepared(const Space& space, std::string_view heuristic);

StateBytes start_of(const Space& space);
StateBytes form_of(const Space& space, const std::byte* state);
SuccessorList successors_of(const Space& space, const std::byte* state);

// Goes on to any successor; nothing where there is none.
std::optional<Action> random_step(const Space& space, StateBytes& state, Random& random);

// What is said of the start: by a heuristic, and why it is a dead end ("" where it is none).
Estimate estimate_of(const Space& space, std::string_view heuristic);
std::string dead_end_of(const Space& space);

}  // namespace frontier::test
