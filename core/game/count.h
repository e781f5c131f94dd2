// How often the plain algorithms do something: numbers that soon pass 64 bits. They leave the core as decimal
// strings.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace frontier::game {

__extension__ typedef unsigned __int128 Count;

inline constexpr Count kMostCounted = ~Count{0};

// Sums stay at the most that can be counted instead of beginning again at 0.
inline Count capped_sum(Count a, Count b) { return a > kMostCounted - b ? kMostCounted : a + b; }

inline std::string decimal(Count count) {
    std::string digits;
    do {
        digits += static_cast<char>('0' + static_cast<int>(count % 10));
        count /= 10;
    } while (count > 0);
    std::reverse(digits.begin(), digits.end());
    return digits;
}

// Nothing for what is no whole number, and for what is too large to be counted.
inline std::optional<Count> read_count(std::string_view digits) {
    if (digits.empty()) return std::nullopt;
    Count count = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9') return std::nullopt;
        const auto digit = static_cast<unsigned>(c - '0');
        if (count > (kMostCounted - digit) / 10) return std::nullopt;
        count = count * 10 + digit;
    }
    return count;
}

}  // namespace frontier::game
