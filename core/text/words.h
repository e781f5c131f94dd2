// Strings from parts, the same on every platform; no streams, which would double the size of the page's
// engine.
#pragma once

#include <concepts>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

namespace frontier {

// At most six significant digits: 12, 1.5, 33.3333, inf.
inline std::string number_text(double value) {
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.6g", value);
    return buffer;
}

// Never inlined: sentences are made of many parts, and the page pays for every byte of code.
namespace detail {
[[gnu::noinline]] inline void append(std::string& out, std::string_view part) { out += part; }
[[gnu::noinline]] inline void append(std::string& out, char part) { out += part; }
template <std::integral T> [[gnu::noinline]] void append(std::string& out, T part) {
    out += std::to_string(part);
}
template <std::floating_point T> [[gnu::noinline]] void append(std::string& out, T part) {
    out += number_text(part);
}
}  // namespace detail

template <class... Parts> std::string concat(const Parts&... parts) {
    std::string out;
    (detail::append(out, parts), ...);
    return out;
}

// "1 box", "2 boxes".
inline std::string count_of(std::uint64_t count, std::string_view one, std::string_view many) {
    return concat(count, ' ', count == 1 ? one : many);
}

}  // namespace frontier
