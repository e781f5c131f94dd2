// A fuzzer's bytes as a user's input: a few choices first, a byte each, and the text that is left.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace frontier::fuzz {

class Choices {
   public:
    Choices(const std::uint8_t* data, std::size_t size) : left_(reinterpret_cast<const char*>(data), size) {}

    std::uint8_t byte() {
        if (left_.empty()) return 0;
        const auto first = static_cast<std::uint8_t>(left_.front());
        left_.remove_prefix(1);
        return first;
    }
    std::size_t below(std::size_t limit) { return limit == 0 ? 0 : byte() % limit; }
    bool one_in(std::size_t chances) { return below(chances) == 0; }
    template <class Row> const Row& any_of(const std::vector<Row>& rows) { return rows[below(rows.size())]; }

    // The text up to a line "===", which goes; or all that is left.
    std::string_view part() {
        constexpr std::string_view kEnd = "\n===\n";
        const std::size_t end = left_.find(kEnd);
        const std::string_view text = left_.substr(0, end);
        left_.remove_prefix(end == std::string_view::npos ? left_.size() : end + kEnd.size());
        return text;
    }

   private:
    std::string_view left_;
};

// What must hold of every input. Unlike an assert it says what was seen.
inline void require(bool holds, std::string_view what, std::string_view seen = {}) {
    if (holds) return;
    std::fprintf(stderr, "fuzz: %.*s\n%.*s\n", static_cast<int>(what.size()), what.data(),
                 static_cast<int>(seen.size()), seen.data());
    std::abort();
}

}  // namespace frontier::fuzz
