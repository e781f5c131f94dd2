#include "estimate_function.h"

#include <cmath>
#include <limits>

#include "text/words.h"

namespace frontier {

std::optional<Estimate> as_estimate(double value) {
    if (!(value >= 0)) return std::nullopt;
    const bool is_finite = value <= static_cast<double>(std::numeric_limits<Estimate>::max());
    return is_finite ? static_cast<Estimate>(value) : kDeadEnd;
}

std::string no_estimate(double value) {
    return concat("It gave ", std::isnan(value) ? "NaN" : number_text(value),
                  "; an estimate is a number from 0 up, or Infinity for a dead end.");
}

std::string no_function(Estimate before, Estimate now) {
    return concat("It is not a function of the state: it said ", before, ", then ", now,
                  ", of the same board.");
}

Diagnostic missing_own(std::string_view role) {
    return {concat("The ", role, ' ', kOwn, " is a function that comes with the request, and none came."), 0,
            0, std::string(role)};
}

}  // namespace frontier
