// A function of JavaScript's as a heuristic.
#pragma once

#include <emscripten/val.h>

#include <memory>

#include "core/estimate_function.h"

namespace frontier::wasm {

// Null for what is no function.
std::shared_ptr<EstimateFunction> function_of(const emscripten::val& estimate);

}  // namespace frontier::wasm
