// The ids of enumerators in links, JSON and the page. An enumeration that has them lists them, in its own
// order, in a function words(Enum) beside it.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>

namespace frontier {

template <class Enum> inline constexpr auto kWords = words(Enum{});

template <class Enum>
requires std::is_enum_v<Enum>
constexpr std::string_view word(Enum value) { return kWords<Enum>[static_cast<std::size_t>(value)]; }

// The enumerator with an id.
template <class Enum> constexpr std::optional<Enum> named(std::string_view id) {
    for (std::size_t i = 0; i < kWords<Enum>.size(); ++i) {
        if (kWords<Enum>[i] == id) return static_cast<Enum>(i);
    }
    return std::nullopt;
}

}  // namespace frontier
