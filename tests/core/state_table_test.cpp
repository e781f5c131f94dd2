// States with numbers.
#include "core/state_table.h"

#include <doctest/doctest.h>

#include <map>

#include "tests/support/random.h"

namespace state_table_test {

using namespace frontier;
using namespace frontier::test;

TEST_CASE("state table: every state is found under the number it was given, and is kept once") {
    for (const std::size_t bytes : {1u, 3u, 8u, 13u}) {
        CAPTURE(bytes);
        StateTable table(bytes);
        std::map<std::vector<std::byte>, std::uint32_t> numbers;
        Random random(bytes);
        for (int i = 0; i < 20'000; ++i) {
            std::vector<std::byte> state(bytes);
            for (std::byte& byte : state) byte = static_cast<std::byte>(random.below(9));
            const std::uint64_t hash = hash_bytes(state.data(), bytes);
            const auto [known, is_new] = numbers.try_emplace(state, table.size());
            CHECK((table.find(state.data(), hash) == StateTable::kNone) == is_new);
            CHECK(table.add(state.data(), hash) == known->second);
        }
        CHECK(table.size() == numbers.size());
        for (const auto& [state, number] : numbers) CHECK(same_bytes(table[number], state.data(), bytes));
        CHECK(table.memory_bytes() >= table.size() * (bytes + 4));
    }
}

}  // namespace state_table_test
