// From the core's structures to JavaScript's values and back. A structure's fields() decide its form.
#pragma once

#include <emscripten/bind.h>

#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "boundary.h"

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
    val object = val::object();
    value.fields([&](const char* name, const auto& field) {
        using Field = std::decay_t<decltype(field)>;
        if constexpr (kHasColumns<T> && IsVector<Field>::value) {
            if constexpr (std::is_arithmetic_v<typename Field::value_type>)
                return object.set(name, to_typed_array(field));
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

inline val diagnostic_val(const Diagnostic& diagnostic) {
    val answer = val::object();
    answer.set("ok", false);
    answer.set("error", to_val(diagnostic));
    return answer;
}

template <class T> val ok_val(const T& value) {
    val answer = to_val(value);
    answer.set("ok", true);
    return answer;
}

template <class T> val result_val(const Result<T>& result) {
    return result ? ok_val(*result) : diagnostic_val(result.diagnostic());
}

inline std::string text_of(const val& value) {
    return value.isString() ? value.as<std::string>() : std::string();
}

// Of what is no array, 0.
[[gnu::noinline]] inline unsigned length_of(const val& list) {
    return list.isArray() ? list["length"].as<unsigned>() : 0;
}

constexpr double kMostCounted = 9007199254740992.0;  // 2^53

// What is too large to count is without bound.
inline std::optional<std::uint64_t> count_of(double number) {
    if (!(number < kMostCounted)) return std::nullopt;
    return number > 0 ? static_cast<std::uint64_t>(number) : 0;
}

// What is missing, or of another kind, leaves a field as it is.
inline void read(const val& value, std::string& text) {
    if (value.isString()) text = value.as<std::string>();
}
inline void read(const val& value, bool& flag) {
    if (value.isTrue() || value.isFalse()) flag = value.isTrue();
}
inline void read(const val& value, double& number) {
    if (value.isNumber()) number = value.as<double>();
}
inline void read(const val& value, std::optional<double>& number) {
    if (value.isNumber()) number = value.as<double>();
}
inline void read(const val& value, std::optional<Cost>& cost) {
    const double number = value.isNumber() ? value.as<double>() : -1;
    if (number >= 0 && number <= std::numeric_limits<Cost>::max()) cost = static_cast<Cost>(number);
}
inline void read(const val& value, std::optional<std::uint64_t>& number) {
    if (value.isNumber()) number = count_of(value.as<double>());
}
inline void read(const val& object, Options& options) {
    if (object.isNull() || object.isUndefined()) return;
    const val keys = val::global("Object").call<val>("keys", object);
    const unsigned count = length_of(keys);
    for (unsigned i = 0; i < count; ++i) {
        const std::string key = keys[i].as<std::string>();
        options[key] = val::global("String")(object[key]).as<std::string>();
    }
}
template <class T> void read(const val& object, T& value) {
    if (object.isNull() || object.isUndefined()) return;
    value.fields([&](const char* name, auto& field) { read(object[name], field); });
}

template <class T> T from_val(const val& value) {
    T result;
    read(value, result);
    return result;
}

}  // namespace frontier::wasm
