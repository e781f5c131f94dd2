// The core's records as JSON, by the fields they name themselves.
#pragma once

#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "output.h"

namespace frontier::cli {

using Json = nlohmann::ordered_json;

template <class T> Json to_json(const T& value);

template <class T> Json to_json(const std::optional<T>& value) {
    return value ? to_json(*value) : Json(nullptr);
}

template <class T> Json to_json(const std::vector<T>& values) {
    Json array = Json::array();
    for (const T& value : values) array.push_back(to_json(value));
    return array;
}

template <class T> Json to_json(const T& value) {
    if constexpr (std::is_floating_point_v<T>) {
        return std::isfinite(value) ? Json(value) : Json(nullptr);
    } else if constexpr (std::is_arithmetic_v<T>) {
        return Json(value);
    } else if constexpr (std::is_enum_v<T>) {
        return Json(std::string(word(value)));
    } else if constexpr (std::is_convertible_v<T, std::string_view>) {
        return Json(std::string(value));
    } else {
        Json object = Json::object();
        value.fields([&](const char* name, const auto& field) { object[name] = to_json(field); });
        return object;
    }
}

// The one object of a sub-command with --json, whatever bytes a title in it has.
inline void print_json(const Json& object) {
    print(shown_lines(object.dump(2, ' ', false, Json::error_handler_t::replace)) + '\n');
}

}  // namespace frontier::cli
