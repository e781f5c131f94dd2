// Searches on graphs, their settings, and a search written as plainly as possible to compare them with.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/catalog.h"
#include "tests/support/graph_domain.h"
#include "tests/support/observation.h"

namespace frontier::test {

inline constexpr double kWeights[] = {1, 1.2, 1.5, 2, 3, 5};

// What a strategy, of the catalogue or not, does on this graph; the custom one with its default formula.
// The strategies that every puzzle has.
inline std::vector<StrategyInfo> general_strategies() {
    std::vector<StrategyInfo> rows = catalog().strategies;
    std::erase_if(rows, [](const StrategyInfo& row) { return row.is_own(); });
    return rows;
}

Settings settings_of(const StrategyInfo& strategy, const Graph& graph, double weight,
                     const Options& options = {});
Settings settings_of(std::string_view strategy, const Graph& graph, double weight = 1);

std::unique_ptr<Search> search_graph(const Graph& graph, const Settings& settings);

struct PlainRun {
    std::vector<std::uint32_t> expanded;  // states, in order
    std::optional<Cost> cost;
};

// The order of a strategy of the catalogue, followed with a list that is searched from end to end. It knows
// those that stop at their first plan, and no rules but the usual ones.
bool has_plain_twin(const StrategyInfo& strategy);
PlainRun plain_search(const Graph& graph, std::string_view strategy, const Settings& settings,
                      bool reopens = true);

// Whether a goal can be reached through nodes of which none is over a bound.
bool has_plan_within(const Graph& graph, const CostBound& bound);

std::string plan_violation(const Graph& graph, const Observation& seen);

}  // namespace frontier::test
