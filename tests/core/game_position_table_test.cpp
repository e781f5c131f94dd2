#include <doctest/doctest.h>

#include <map>
#include <string>

#include "core/game/position_table.h"
#include "tests/support/random.h"

namespace game_position_table_test {

using namespace frontier;
using namespace frontier::game;

TEST_CASE("what is put in is found again, and nothing else") {
    for (const std::size_t key_bytes : {3u, 8u, 27u}) {
        PositionTable table(key_bytes);
        std::map<std::string, double> reference;
        test::Random random(key_bytes);
        for (int i = 0; i < 15'000; ++i) {
            std::string key(key_bytes, ' ');
            for (char& byte : key) byte = static_cast<char>(random.below(key_bytes == 3 ? 32 : 3));
            const auto* bytes = reinterpret_cast<const std::byte*>(key.data());
            const auto known = reference.find(key);
            const auto found = table.find(bytes);
            REQUIRE(found.has_value() == (known != reference.end()));
            if (found) {
                REQUIRE(found->value == known->second);
                REQUIRE(found->util_calls == (Count{1} << 100) + static_cast<unsigned>(known->second));
                REQUIRE(found->nodes == kMostCounted - static_cast<unsigned>(known->second));
                continue;
            }
            reference[key] = i;
            table.insert(bytes, {static_cast<double>(i), (Count{1} << 100) + static_cast<unsigned>(i),
                                 kMostCounted - static_cast<unsigned>(i)});
        }
        CHECK(table.size() == reference.size());
        CHECK(reference.size() > 1000);
    }
}

TEST_CASE("room is asked for before memory is taken") {
    PositionTable table(16);
    constexpr std::size_t kBudget = 3 << 20;
    std::uint64_t key[2] = {0, 0};
    std::size_t most = 0;
    while (table.has_room(kBudget)) {
        table.insert(reinterpret_cast<const std::byte*>(key), {});
        ++key[0];
        most = std::max(most, table.memory_bytes());
    }
    CHECK(most <= kBudget);
    CHECK(most > kBudget / 2);
    CHECK(table.size() == key[0]);
    CHECK_FALSE(table.has_room(most - 1));
}

}  // namespace game_position_table_test
