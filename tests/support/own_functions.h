// Functions as a user would hand them in, for tests.
#pragma once

#include <functional>
#include <map>
#include <span>
#include <vector>

#include "core/estimate_function.h"
#include "tests/support/explored.h"
#include "tests/support/spaces.h"

namespace frontier::test {

class OwnFunction final : public EstimateFunction {
   public:
    using Function = std::function<double(std::span<const std::int32_t>)>;
    OwnFunction(std::size_t stride, Function function) : stride_(stride), function_(std::move(function)) {}
    std::optional<Problem> operator()(const std::int32_t* rows, std::size_t count,
                                      double* estimates) override {
        for (std::size_t i = 0; i < count; ++i) estimates[i] = function_({rows + i * stride_, stride_});
        return std::nullopt;
    }

   private:
    std::size_t stride_;
    Function function_;
};

// A number for each row, and a count of the calls.
class TableFunction final : public EstimateFunction {
   public:
    using Row = std::vector<std::int32_t>;

    TableFunction(std::size_t stride, std::map<Row, double> table)
        : stride_(stride), table_(std::move(table)) {}
    // What the heuristic of a space says of all states that can be reached.
    explicit TableFunction(const Space& space) : stride_(space.view_layout().stride) {
        const Explored all = explore(space);
        Row row(stride_);
        for (std::size_t i = 0; i < all.states.size(); ++i) {
            space.view_row(all.states[i], row.data());
            table_[row] = static_cast<double>(space.estimate(all.states[i]));
        }
    }
    std::optional<Problem> operator()(const std::int32_t* rows, std::size_t count,
                                      double* estimates) override {
        ++calls;
        for (std::size_t i = 0; i < count; ++i)
            estimates[i] = table_.at(Row(rows + i * stride_, rows + (i + 1) * stride_));
        return std::nullopt;
    }
    std::uint64_t calls = 0;

   private:
    std::size_t stride_;
    std::map<Row, double> table_;
};

}  // namespace frontier::test
