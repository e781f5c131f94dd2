// From the core's structures to JavaScript's values and back. A structure's fields() decide its form.
#pragma once

#include <emscripten/bind.h>

#include <cmath>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "core/catalog.h"

namespace frontier::wasm {

using emscripten::val;

template <class T> val to_val(const T& value);

template <class T> struct IsOptional : std::false_type {};
template <class T> struct IsOptional<std::optional<T>> : std::true_type {};
template <class T> struct IsVector : std::false_type {};
template <class T> struct IsVector<std::vector<T>> : std::true_type {};

template <class T> val to_typed_array(const std::vector<T>& values) {
    return val(emscripten::typed_memory_view(values.size(), values.data())).call<val>("slice");
}

template <class T> val to_object(const T& value) {
    // Structures of columns leave as typed arrays; elsewhere a list of numbers is an ordinary array.
    constexpr bool kColumns = std::is_same_v<T, Columns> || std::is_same_v<T, NodeColumns> ||
                              std::is_same_v<T, Track> || std::is_same_v<T, Picture> || std::is_same_v<T, BoardView>;
    val object = val::object();
    value.fields([&](const char* name, const auto& field) {
        using Field = std::decay_t<decltype(field)>;
        if constexpr (kColumns && IsVector<Field>::value) {
            if constexpr (std::is_arithmetic_v<typename Field::value_type>) return object.set(name, to_typed_array(field));
            else return object.set(name, to_val(field));
        } else {
            object.set(name, to_val(field));
        }
    });
    return object;
}

template <class T> [[gnu::noinline]] val to_val(const T& value) {
    if constexpr (std::is_same_v<T, bool>) {
        return val(value);
    } else if constexpr (std::is_arithmetic_v<T>) {
        const double number = static_cast<double>(value);
        return std::isfinite(number) ? val(number) : val::null();
    } else if constexpr (std::is_enum_v<T>) {
        return to_val(word(value));
    } else if constexpr (std::is_convertible_v<T, std::string_view>) {
        return val(std::string(value));
    } else if constexpr (IsOptional<T>::value) {
        return value ? to_val(*value) : val::null();
    } else if constexpr (IsVector<T>::value) {
        val array = val::array();
        for (std::size_t i = 0; i < value.size(); ++i) array.set(i, to_val(value[i]));
        return array;
    } else {
        return to_object(value);
    }
}

inline val problem_val(const Problem& problem) {
    val answer = val::object();
    answer.set("ok", false);
    answer.set("error", to_val(problem));
    return answer;
}

template <class T> val result_val(const Result<T>& result) {
    if (!result) return problem_val(result.problem());
    val answer = to_val(*result);
    answer.set("ok", true);
    return answer;
}

inline Options to_options(const val& object) {
    Options options;
    if (object.isNull() || object.isUndefined()) return options;
    const val keys = val::global("Object").call<val>("keys", object);
    const unsigned count = keys["length"].as<unsigned>();
    for (unsigned i = 0; i < count; ++i) {
        const std::string key = keys[i].as<std::string>();
        options[key] = val::global("String")(object[key]).as<std::string>();
    }
    return options;
}

inline std::string text_of(const val& value) { return value.isString() ? value.as<std::string>() : std::string(); }
inline std::string text_of(const val& object, const char* name) { return text_of(object[name]); }
inline std::optional<double> number_of(const val& object, const char* name) {
    const val field = object[name];
    return field.isNumber() ? std::optional(field.as<double>()) : std::nullopt;
}

}  // namespace frontier::wasm
