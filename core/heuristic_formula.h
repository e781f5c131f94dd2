// A heuristic written as a formula over those of a puzzle and its features, after "=": "=max(manhattan,
// 2*misplaced)". What follows for it from its parts is derived, and said (formula_promise.h).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain.h"
#include "formula_code.h"

namespace frontier {

inline bool is_formula(std::string_view heuristic) { return heuristic.starts_with('='); }

struct HeuristicFormula {
    struct Part {
        std::string id;
        bool proves_dead_ends = false;
    };

    FormulaCode code;
    std::vector<Part> parts;  // by slot; only those that it mentions
    HeuristicInfo info;       // its id is the text, "=" and all

    // Columns of a diagnostic count the "=".
    static Result<HeuristicFormula> compile(const DomainInfo& domain, std::string_view text,
                                            std::string_view field = "heuristic");
};

// What is known of a heuristic, by its id or as a formula. `field` is the input that a diagnostic speaks of.
Result<HeuristicInfo> find_heuristic_info(const DomainInfo& domain, std::string_view heuristic,
                                          std::string_view field = "heuristic");

}  // namespace frontier
