// A board that was read, with its domain's type forgotten: its states, how they are shown, and who estimates
// them.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "evaluator.h"
#include "presenter.h"
#include "search.h"
#include "state_space.h"

namespace frontier {

struct PuzzleStretch;

struct Puzzle {
    std::shared_ptr<const StateSpace> space;
    std::shared_ptr<const Presenter> presenter;
    // A new evaluator of a heuristic, a feature or a formula over them (heuristic_formula.h); null where
    // there is none. Every puzzle has kZero.
    std::function<std::unique_ptr<Evaluator>(std::string_view heuristic)> evaluator;
    // A stretch of a plan (domain.h); null where the domain has none.
    std::function<std::optional<PuzzleStretch>(std::span<const std::string> plan, std::size_t from,
                                               std::size_t length)>
        stretch = {};
    // A search that only this puzzle has; null where it has none.
    std::function<Result<std::unique_ptr<Search>>(std::string_view strategy, SearchTask&& task,
                                                  Settings&& settings)>
        own_search = {};
};

struct PuzzleStretch {
    Puzzle puzzle;
    std::size_t first = 0;
    std::size_t last = 0;
    Cost unit = 1;
    HeuristicInfo heuristic;
};

template <Domain D>
std::unique_ptr<Evaluator> make_evaluator(std::shared_ptr<const D> domain, std::string_view id) {
    auto memory = std::make_unique<MemoryOf<D>>(make_memory(*domain));
    auto heuristic = find_heuristic(*domain, id, *memory);
    if (!heuristic) return nullptr;
    return std::make_unique<EvaluatorOf<D>>(std::move(domain), std::move(memory), std::move(heuristic));
}

template <Domain D> Puzzle make_puzzle(D domain) {
    auto shared = std::make_shared<const D>(std::move(domain));
    Puzzle puzzle{std::make_shared<StateSpaceOf<D>>(shared), std::make_shared<PresenterOf<D>>(shared),
                  [shared](std::string_view heuristic) { return make_evaluator<D>(shared, heuristic); }};
    if constexpr (HasStretches<D>) {
        puzzle.stretch = [shared](std::span<const std::string> plan, std::size_t from,
                                  std::size_t length) -> std::optional<PuzzleStretch> {
            auto stretch = shared->stretch(plan, from, length);
            if (!stretch) return std::nullopt;
            return PuzzleStretch{make_puzzle(std::move(stretch->domain)), stretch->first, stretch->last,
                                 stretch->unit, std::move(stretch->heuristic)};
        };
    }
    if constexpr (BringsSearches<D>) {
        puzzle.own_search = [shared](std::string_view strategy, SearchTask&& task, Settings&& settings) {
            return shared->own_search(strategy, std::move(task), std::move(settings));
        };
    }
    return puzzle;
}

}  // namespace frontier
