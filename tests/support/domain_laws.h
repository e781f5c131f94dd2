// What must hold of every domain and every heuristic. Each law returns what is wrong, or nothing.
#pragma once

#include <string>

#include "tests/support/explored.h"
#include "tests/support/spaces.h"

namespace frontier::test {

// The promises that the heuristic of a space makes, held against the true distances of a whole state space.
std::string promise_violation(const Space& space, const Explored& all, const HeuristicInfo& promises);

// How often it overestimates: a heuristic said not to be admissible should.
std::size_t overestimates(const Space& space, const Explored& all);

// What a heuristic says of a state must not hang on what it was asked before: two of the same, asked in
// different orders.
std::string order_violation(const Space& one, const Space& other, const Explored& all);

std::string dead_end_violation(const Space& space, const Explored& all);

// The same successors every time, no more than promised, of equal cost where that is promised, each with its
// canonical form and the hash of it, and that form is its own.
std::string successors_violation(const Space& space, const Explored& all);

// Where a space goes backwards: the predecessors of every state are those that have it as a successor, by the
// same moves, and the goal states are the goals.
std::string predecessors_violation(const StateSpace& space, const Explored& all);

// Where placements are listed: each is another board, which is read back as that state, and all that is
// reached with every piece in play is among them.
std::string placements_violation(const DomainRow& family, const Space& space, const Explored& all,
                                 const Options& options);

// The board looks after every action as its shifts say, and nowhere else different; the first of them is the
// one who makes the move.
std::string shifts_violation(const DomainInfo& info, const Space& space, const Explored& all);

// The view of a board has the fields that the catalogue names; equal states have the same row, others another
// one, and a place is on the board or gone.
std::string view_violation(const DomainInfo& info, const Space& space, const Explored& all);

// What is printed is read back as the same board.
std::string round_trip_violation(const DomainRow& family, const Space& space, const Explored& all,
                                 const Options& options = {});

}  // namespace frontier::test
