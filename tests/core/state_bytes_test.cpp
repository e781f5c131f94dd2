#include "core/state_bytes.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace state_bytes_test {

using frontier::StateRows;

constexpr std::size_t kBytes = 11;

std::vector<std::byte> row(int number) { return std::vector(kBytes, static_cast<std::byte>(number)); }
bool holds(const std::byte* state, int number) { return std::equal(state, state + kBytes, row(number).begin()); }

TEST_CASE("state rows: a stack of states that keep their bytes while it grows and shrinks") {
    StateRows rows(kBytes);
    for (int i = 0; i < 100; ++i) rows.push_back(row(i).data());
    CHECK(rows.size() == 100);
    for (int i = 0; i < 100; ++i) CHECK(holds(rows[static_cast<std::size_t>(i)], i));
    rows.pop_back();
    CHECK(holds(rows.back(), 98));
    rows.shrink(3);
    CHECK(rows.size() == 3);
    CHECK(holds(rows.back(), 2));
    rows.push_back(row(7).data());
    CHECK(holds(rows[3], 7));
}

TEST_CASE("state rows: a copy has the same states and a life of its own") {
    StateRows rows(kBytes);
    for (int i = 0; i < 40; ++i) rows.push_back(row(i).data());
    rows.shrink(2);
    StateRows copy = rows;
    rows.push_back(row(5).data());
    CHECK(copy.size() == 2);
    for (int i = 10; i < 30; ++i) copy.push_back(row(i).data());
    CHECK(holds(copy[1], 1));
    CHECK(holds(copy[2], 10));
    CHECK(holds(copy.back(), 29));
    CHECK(holds(rows.back(), 5));
    rows = copy;
    copy.pop_back();
    CHECK(rows.size() == 22);
    CHECK(holds(rows.back(), 29));
}

}  // namespace state_bytes_test
