// Sokoban's heuristics that need tables, free of the size of a state.
#pragma once

#include <memory>

#include "sokoban_floor.h"

namespace frontier::sokoban {

class Estimator {
   public:
    virtual ~Estimator() = default;
    // After prepare() returned true. kFar or more: no plan leads on.
    virtual std::int32_t estimate(const Pieces& pieces) = 0;
    virtual bool prepare(std::uint64_t work) = 0;
    virtual double progress() const = 0;
    virtual std::size_t memory_bytes() const = 0;
};

std::unique_ptr<Estimator> make_matching(std::shared_ptr<const Floor> floor);
std::unique_ptr<Estimator> make_matching_walk(std::shared_ptr<const Floor> floor);
std::unique_ptr<Estimator> make_robot_box(std::shared_ptr<const Floor> floor);
std::unique_ptr<Estimator> make_ways_back(std::shared_ptr<const Floor> floor);
std::unique_ptr<Estimator> make_alternate(std::shared_ptr<const Floor> floor);

}  // namespace frontier::sokoban
