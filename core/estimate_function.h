// A heuristic that is not the engine's: a function of the user's own, in whatever language, that sees states
// as rows of numbers (view.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "heuristic.h"
#include "result.h"

namespace frontier {

// The id by which a request asks for the function that came with it.
inline constexpr std::string_view kOwn = "own";

class EstimateFunction {
   public:
    struct Problem {
        std::string message;
        std::size_t line = 0;  // of the code, from 1; 0: not known
        std::size_t row = 0;   // that it was asked about
    };

    virtual ~EstimateFunction() = default;
    // Fills in an estimate for each of `count` rows, which lie one after the other, or says what went wrong.
    virtual std::optional<Problem> operator()(const std::int32_t* rows, std::size_t count,
                                              double* estimates) = 0;
};

// Why there is no estimate of a state.
struct EstimateFailure {
    std::string message;
    std::size_t line = 0;
    std::string board;  // the state's text

    template <class Visit> void fields(Visit&& visit) const {
        visit("message", message);
        visit("line", line);
        visit("board", board);
    }
};

// A number that a function gave, as an estimate; none where it is no estimate. What a float cannot hold is
// infinite: a dead end, by the function's word alone.
std::optional<Estimate> as_estimate(double value);
std::string no_estimate(double value);
std::string no_function(Estimate before, Estimate now);

// Why a request that names it is refused, as its heuristic or its guide.
Diagnostic missing_own(std::string_view role);

// Nothing is known of a function, so nothing that needs a promise is claimed of it.
inline HeuristicInfo own_heuristic() {
    return {.id = std::string(kOwn),
            .name = "Own function",
            .summary = "A function of your own, which sees a state as the puzzle's view shows it.",
            .admissible = Property::unknown,
            .consistent = Property::unknown,
            .why = "What your code does nobody has proved.",
            .cost = "a call of your code",
            .integral = false};
}

}  // namespace frontier
