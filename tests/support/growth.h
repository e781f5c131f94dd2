// Every strategy of the catalogue with options of the catalogue's own, on puzzles without an end.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/algorithms/make_search.h"
#include "core/catalog.h"
#include "core/puzzle.h"
#include "core/text/words.h"
#include "tests/support/endless.h"
#include "tests/support/random.h"

namespace frontier::test {

// Of a number often the least: a beam of one node goes deepest.
inline std::string drawn_value(const OptionRow& row, Random& random) {
    switch (row.kind) {
        case OptionKind::choice:
            return row.choices[static_cast<std::size_t>(random.below(static_cast<int>(row.choices.size())))]
                .id;
        case OptionKind::flag: return random.one_in(2) ? "on" : "off";
        case OptionKind::integer: return random.one_in(2) ? concat(*row.minimum) : row.fallback;
        case OptionKind::number:
        case OptionKind::text: break;
    }
    return row.fallback;
}

inline Request drawn_request(const StrategyInfo& strategy, CycleCheck cycle, Random& random) {
    Request request;
    request.strategy = strategy.id;
    for (const auto* rows : {&strategy.options, &catalog().options}) {
        for (const OptionRow& row : *rows) request.options[row.id] = drawn_value(row, random);
    }
    if (strategy.uses_formula) request.formula = random.one_in(2) ? "h - d" : "g + w*h - d/2";
    request.options["cycle"] = word(cycle);
    return request;
}

inline std::string told(const Request& request) {
    std::string text = request.strategy;
    for (const auto& [id, value] : request.options) text += concat(' ', id, '=', value);
    return request.formula.empty() ? text : concat(text, " f=", request.formula);
}

// Nothing where the strategy cannot have these options.
template <class Endless>
std::unique_ptr<Search> endless_search(const Request& request, const Endless& domain) {
    const HeuristicInfo info{.id = "endless", .name = "endless", .admissible = Property::proved};
    auto settings = settings_of(with_defaults(request), info);
    if (!settings) return nullptr;
    return make_search(SearchTask(make_puzzle(domain), info.id), std::move(*settings));
}

}  // namespace frontier::test
