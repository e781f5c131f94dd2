#include "core/shared_rows.h"

#include <doctest/doctest.h>

#include <vector>

#include "tests/support/random.h"

namespace shared_rows_test {

using namespace frontier::test;

struct Header {
    std::uint32_t number = 0;
};
using Rows = frontier::SharedRows<Header>;

constexpr std::size_t kBytes = 11;
constexpr std::size_t kChunk = Rows::kChunk;

void push(Rows& rows, std::uint32_t number) {
    const std::vector payload(kBytes, static_cast<std::byte>(number));
    rows.push_back({number}, payload.data(), kBytes);
}
bool holds(const Rows& rows, const std::vector<std::uint32_t>& numbers) {
    if (rows.size() != numbers.size() || rows.empty() != numbers.empty()) return false;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (rows[i].number != numbers[i] || rows.payload(i)[kBytes - 1] != static_cast<std::byte>(numbers[i]))
            return false;
    }
    if (rows.empty()) return true;
    return rows.back().number == numbers.back() &&
           rows.back_payload()[0] == static_cast<std::byte>(numbers.back());
}

TEST_CASE("shared rows: stacks and their copies do what vectors do, at the borders of chunks above all") {
    Random random(7);
    std::vector<Rows> stacks(1, Rows(kBytes));
    std::vector<std::vector<std::uint32_t>> plain(1);
    for (std::uint32_t round = 0; round < 1500; ++round) {
        const auto at = static_cast<std::size_t>(random.below(static_cast<int>(stacks.size())));
        const int what = random.below(10);
        if (what < 5) {
            const int count = random.one_in(8) ? static_cast<int>(kChunk) : random.between(1, 9);
            for (int i = 0; i < count; ++i) {
                push(stacks[at], round);
                plain[at].push_back(round);
            }
        } else if (what < 8) {
            const std::size_t most = random.one_in(8) ? kChunk + 3 : 9;
            for (std::size_t i = 0; i < most && !plain[at].empty(); ++i) {
                stacks[at].pop_back();
                plain[at].pop_back();
            }
        } else if (what == 8 && stacks.size() < 12) {
            stacks.push_back(Rows(stacks[at]));
            plain.push_back(std::vector(plain[at]));
        } else {
            const auto to = static_cast<std::size_t>(random.below(static_cast<int>(stacks.size())));
            stacks[to] = stacks[at];
            plain[to] = std::vector(plain[at]);
        }
        for (std::size_t i = 0; i < stacks.size(); i += round % 16 == 0 ? 1 : 5)
            REQUIRE(holds(stacks[i], plain[i]));
    }
}

TEST_CASE("shared rows: what a copy keeps alive besides is what was written since") {
    Rows rows(kBytes);
    for (std::uint32_t i = 0; i < 10 * kChunk; ++i) push(rows, i);
    const Rows copy = rows;
    const std::size_t chunk = (rows.memory_bytes() - rows.memory_bytes_besides(copy)) / 10;
    CHECK(chunk >= kChunk * kBytes);
    push(rows, 1);
    CHECK(rows.memory_bytes_besides(copy) < 2 * chunk);
    rows.shrink(7 * kChunk - 1);
    CHECK(rows.memory_bytes_besides(copy) < chunk);
    push(rows, 1);  // into a chunk that the copy shares
    CHECK(rows.memory_bytes_besides(copy) >= chunk);
    CHECK(copy[7 * kChunk - 1].number == 7 * kChunk - 1);
    CHECK(rows.back().number == 1);
}

TEST_CASE("shared rows: rows change places, also across chunks") {
    Rows rows(kBytes);
    for (std::uint32_t i = 0; i <= kChunk; ++i) push(rows, i);
    rows.swap(kChunk - 1, kChunk);
    CHECK(rows[kChunk].number == kChunk - 1);
    CHECK(rows[kChunk - 1].number == kChunk);
    CHECK(rows.payload(kChunk)[3] == static_cast<std::byte>(kChunk - 1));
}

}  // namespace shared_rows_test
