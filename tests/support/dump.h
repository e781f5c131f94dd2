// Everything a part of a search says, as text, so that two of them can be compared field by field.
#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/search.h"

namespace frontier::test {

class Dump {
   public:
    template <class T> void operator()(std::string_view name, const T& value) {
        text_ += name;
        text_ += '=';
        add(value);
        text_ += ' ';
    }
    std::string take() { return std::move(text_); }

   private:
    template <class T> void add(const std::optional<T>& value) {
        if (value) add(*value);
        else text_ += '-';
    }
    template <class T> void add(const std::vector<T>& values) {
        text_ += "[ ";
        for (const T& value : values) {
            add(value);
            text_ += ' ';
        }
        text_ += ']';
    }
    void add(std::string_view value) { text_ += value; }
    void add(const std::string& value) { text_ += value; }
    template <class T> void add(const T& value) {
        if constexpr (std::is_integral_v<T>) {
            text_ += std::to_string(value);
        } else if constexpr (std::is_floating_point_v<T>) {
            char buffer[40];
            std::snprintf(buffer, sizeof buffer, "%.17g", static_cast<double>(value));
            text_ += buffer;
        } else if constexpr (std::is_enum_v<T>) {
            text_ += word(value);
        } else {
            text_ += '{';
            value.fields(*this);
            text_ += '}';
        }
    }

    std::string text_;
};

template <class T> std::string dump(const T& value) {
    Dump out;
    value.fields(out);
    return out.take();
}

}  // namespace frontier::test
