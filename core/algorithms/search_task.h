// What a search is made of: the states, how they are shown, and who estimates them.
#pragma once

#include <memory>

#include "../puzzle.h"

namespace frontier {

struct SearchTask {
    std::shared_ptr<const StateSpace> space;
    std::shared_ptr<const Presenter> presenter;
    std::unique_ptr<Evaluator> evaluator;  // bounds and proves; orders, too, …
    std::unique_ptr<Evaluator> guide;      // … where this is null

    SearchTask(const Puzzle& puzzle, std::unique_ptr<Evaluator> heuristic,
               std::unique_ptr<Evaluator> orders = nullptr)
        : space(puzzle.space),
          presenter(puzzle.presenter),
          evaluator(std::move(heuristic)),
          guide(std::move(orders)) {}
    SearchTask(const Puzzle& puzzle, std::string_view heuristic)
        : SearchTask(puzzle, puzzle.evaluator(heuristic)) {}
};

}  // namespace frontier
