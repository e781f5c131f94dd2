// The heuristics of Snowperson, apart from how a state is packed.
#pragma once

#include <memory>

#include "../types.h"
#include "snowman_field.h"

namespace frontier {

class SnowEstimate {
   public:
    virtual ~SnowEstimate() = default;
    virtual Estimate operator()(SnowCell robot, const SnowBalls& balls) = 0;
    virtual bool prepare(std::uint64_t work) {
        (void)work;
        return true;
    }
    virtual double progress() const { return 1; }
    virtual std::size_t memory_bytes() const { return 0; }
};

std::unique_ptr<SnowEstimate> make_snow_manhattan(std::shared_ptr<const SnowField> field);
std::unique_ptr<SnowEstimate> make_snow_push_distance(std::shared_ptr<const SnowField> field);
std::unique_ptr<SnowEstimate> make_snow_pdb(std::shared_ptr<const SnowField> field);
std::unique_ptr<SnowEstimate> make_snow_pdb_walk(std::shared_ptr<const SnowField> field);
std::unique_ptr<SnowEstimate> make_snow_first_push(std::shared_ptr<const SnowField> field);

}  // namespace frontier
