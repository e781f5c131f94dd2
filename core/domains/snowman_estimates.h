// The heuristics of Snowperson, apart from how a state is packed.
#pragma once

#include <memory>
#include <string_view>

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

// Null for an id that there is not.
std::unique_ptr<SnowEstimate> make_snow_estimate(std::string_view id, std::shared_ptr<const SnowField> field);

}  // namespace frontier
