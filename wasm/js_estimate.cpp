#include "wasm/js_estimate.h"

#include <emscripten.h>

// An expansion is one call, so it must be cheap: the function and its views of the memory are looked up by
// number, and the views are made anew only where they lie elsewhere, as after the memory grew. What is thrown
// must not pass through the engine, which has no exceptions.
// clang-format off
EM_JS(int, frontier_keep_estimate, (emscripten::EM_VAL handle), {
  const kept = Module.frontierEstimates || (Module.frontierEstimates = []);
  const free = kept.indexOf(null);
  const own = { estimate: Emval.toValue(handle), at: 0, rows: null, out: null, problem: null };
  return free < 0 ? kept.push(own) - 1 : ((kept[free] = own), free);
});
EM_JS(void, frontier_drop_estimate, (int id), { Module.frontierEstimates[id] = null; });
EM_JS(int, frontier_ask, (int id, const std::int32_t* rows, int count, double* out), {
  const own = Module.frontierEstimates[id];
  if (own.at !== rows || own.rows.buffer !== HEAP32.buffer) {
    own.at = rows;
    own.rows = HEAP32.subarray(rows >> 2);
    own.out = HEAPF64.subarray(out >> 3);
  }
  try {
    own.problem = own.estimate(own.rows, count, own.out);
  } catch (error) {
    own.problem = { message: String(error), line: 0, row: 0 };
  }
  return own.problem ? 1 : 0;
});
EM_JS(emscripten::EM_VAL, frontier_problem, (int id), {
  return Emval.toHandle(Module.frontierEstimates[id].problem);
});
// clang-format on

namespace frontier::wasm {

namespace {

using emscripten::val;

std::size_t count_in(const val& number) {
    const double value = number.isNumber() ? number.as<double>() : 0;
    return value > 0 && value < 4e9 ? static_cast<std::size_t>(value) : 0;
}

class JsEstimate final : public EstimateFunction {
   public:
    explicit JsEstimate(const val& estimate) : id_(frontier_keep_estimate(estimate.as_handle())) {}
    JsEstimate(const JsEstimate&) = delete;
    ~JsEstimate() override { frontier_drop_estimate(id_); }

    std::optional<Problem> operator()(const std::int32_t* rows, std::size_t count,
                                      double* estimates) override {
        if (frontier_ask(id_, rows, static_cast<int>(count), estimates) == 0) return std::nullopt;
        const val problem = val::take_ownership(frontier_problem(id_));
        const val message = problem["message"];
        return Problem{message.isString() ? message.as<std::string>() : "It failed.",
                       count_in(problem["line"]), count_in(problem["row"])};
    }

   private:
    int id_;
};

}  // namespace

std::shared_ptr<EstimateFunction> function_of(const val& estimate) {
    if (estimate.typeOf().as<std::string>() != "function") return nullptr;
    return std::make_shared<JsEstimate>(estimate);
}

}  // namespace frontier::wasm
