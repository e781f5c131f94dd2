// What a search is made of: the states, how they are shown, and who estimates them.
#pragma once

#include <memory>

#include "../puzzle.h"

namespace frontier {

struct SearchTask {
    std::shared_ptr<const StateSpace> space;
    std::shared_ptr<const Presenter> presenter;
    std::unique_ptr<Evaluator> evaluator;

    SearchTask(const Puzzle& puzzle, std::string_view heuristic)
        : space(puzzle.space), presenter(puzzle.presenter), evaluator(puzzle.evaluator(heuristic)) {}
    SearchTask(const Puzzle& puzzle, std::unique_ptr<Evaluator> own)
        : space(puzzle.space), presenter(puzzle.presenter), evaluator(std::move(own)) {}
};

}  // namespace frontier
