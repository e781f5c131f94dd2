#include <doctest/doctest.h>

#include "core/game/count.h"

namespace game_count_test {

using namespace frontier::game;

TEST_CASE("counts beyond 64 bits are written and read in decimal") {
    const Count large = (Count{1} << 64) * 10 + 7;
    CHECK(decimal(0) == "0");
    CHECK(decimal(140629907073) == "140629907073");
    CHECK(decimal(large) == "184467440737095516167");
    CHECK(decimal(kMostCounted) == "340282366920938463463374607431768211455");
    for (const Count count : {Count{0}, Count{9}, Count{10}, large, kMostCounted - 1, kMostCounted})
        CHECK(read_count(decimal(count)) == count);
}

TEST_CASE("what is no count is not read as one") {
    for (const char* text :
         {"", "-1", "+1", "1.0", " 1", "1 ", "x", "340282366920938463463374607431768211456",
          "9999999999999999999999999999999999999999"}) {
        CAPTURE(text);
        CHECK_FALSE(read_count(text));
    }
}

TEST_CASE("a sum that is too large stays at the most") {
    CHECK(capped_sum(2, 3) == 5);
    CHECK(capped_sum(kMostCounted - 3, 3) == kMostCounted);
    CHECK(capped_sum(kMostCounted - 2, 3) == kMostCounted);
    CHECK(capped_sum(kMostCounted, kMostCounted) == kMostCounted);
}

}  // namespace game_count_test
