// One law for everything that can be asked for: a request is drawn (random_request.h), driven as a user
// would, and all that it said on the way is held against the exhaustive truth about its board.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/domain_table.h"
#include "tests/support/explored.h"
#include "tests/support/observation.h"
#include "tests/support/random_request.h"

namespace frontier::test {

// A board and the truth about it.
class Reference {
   public:
    // Nothing where the board cannot be read, or has too many states to look at all.
    static std::unique_ptr<Reference> of(const DrawnBoard& board);

    const DrawnBoard& board() const { return board_; }
    Cost optimum() const { return states_.optimum(); }
    // Whether a goal can be reached through states of which none is over a bound, as this heuristic sees
    // them.
    bool has_plan_within(const CostBound& bound, const std::string& heuristic);
    // What is said of a formula for h and not true of these states, or nothing.
    std::string formula_violation(const HeuristicInfo& said);

   private:
    Reference(DrawnBoard board, Puzzle puzzle, Explored states);
    const std::vector<double>& estimates(const std::string& heuristic);

    DrawnBoard board_;
    Puzzle puzzle_;
    Explored states_;
    std::map<std::string, std::vector<double>> estimates_;
};

// All that a search said, and what it left.
struct Account {
    std::vector<Stats>
        reports;  // after every slice and every interruption, the first before anything was done
    Observation end;
    std::vector<Plan> plans;
    std::uint64_t max_expansions = 0;  // the bound in the end
};

Account drive(Search& search, const DrawnRequest& drawn);

// What is false in an account, or nothing.
std::string account_violation(const DrawnRequest& drawn, const Account& account, Reference& truth);

struct Tally {
    std::uint64_t requests = 0;
    std::uint64_t refused = 0;
    std::map<std::string, std::uint64_t> claims;    // by kind
    std::map<std::string, std::uint64_t> statuses;  // by word
};

// Draws requests one after the other. Each depends on its seed alone, so that any can be drawn again.
class RequestLaw {
   public:
    // Nothing, or what was false and the request as a command line.
    std::string check(std::uint64_t seed);
    const Tally& tally() const { return tally_; }

   private:
    Reference& truth_for(std::uint64_t seed);

    std::uint64_t board_seed_ = ~std::uint64_t{0};
    std::unique_ptr<Reference> truth_;
    Tally tally_;
};

}  // namespace frontier::test
