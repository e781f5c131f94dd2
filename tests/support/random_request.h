// A request drawn from the catalogue itself, so that a new puzzle, strategy, heuristic or option is varied
// without anyone remembering; and how it is driven: in which slices, stopped and continued where, with which
// other weight.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/catalog.h"
#include "tests/support/random.h"

namespace frontier::test {

// What a user does to a search that runs.
struct Interruption {
    enum class Kind { stop, weight, breakpoint };
    Kind kind = Kind::stop;
    std::uint64_t after = 0;  // expansions
    double weight = 1;
};

struct Conduct {
    std::uint64_t slice = 1;
    std::vector<Interruption> interruptions;  // in the order of `after`
    std::uint64_t more_expansions = 0;        // how many more, once a bound is met; 0: that was the end
};

struct DrawnRequest {
    Request request;
    Conduct conduct;
};

// A board of any puzzle of the catalogue, with options of its own. Not every one can be read.
struct DrawnBoard {
    std::string domain;
    std::string board;
    Options options;
};

DrawnBoard random_board(Random& random);
DrawnRequest random_request(const DrawnBoard& board, Random& random);

// A formula over g, h, w and d; most have a value nearly everywhere.
std::string random_formula(Random& random, int depth = 3);

// A formula for h over the puzzle's heuristics and features, after "="; most have a value nearly everywhere.
std::string random_heuristic_formula(const DomainInfo& domain, Random& random, int depth = 3);

// The request as a user would type it, the board in a file that the line makes.
std::string command_line(const Request& request);

}  // namespace frontier::test
