#include "core/algorithms/path_marks.h"

#include <doctest/doctest.h>

#include <vector>

#include "tests/support/random.h"

namespace path_marks_test {

using frontier::PathMarks;
using frontier::test::Random;

TEST_CASE("path marks: every state of the path is found and no other, while the path grows and shrinks") {
    Random random(3);
    PathMarks marks;
    std::vector<std::uint32_t>
        states;  // each its own mark but for the last bit, so that marks are shared by two
    std::size_t longest = 0;
    for (int round = 0; round < 2000; ++round) {
        const bool grows = states.size() < 5 || (round / 500 % 2 == 0 ? !random.one_in(4) : random.one_in(4));
        for (int i = random.between(1, 9); i > 0; --i) {
            if (grows) {
                states.push_back(static_cast<std::uint32_t>(random.below(1 << 30)));
                marks.push(states.back() / 2);
            } else if (!states.empty()) {
                states.pop_back();
                marks.pop();
            }
        }
        longest = std::max(longest, states.size());
        REQUIRE(marks.size() == states.size());
        const auto place_of = [&](std::uint32_t state) {
            return marks.find(state / 2, [&](std::size_t place) { return states[place] == state; });
        };
        std::size_t wrong = 0;
        for (std::size_t i = static_cast<std::size_t>(round) % 13; i < states.size(); i += 13) {
            wrong += place_of(states[i]) == PathMarks::kNone || place_of(states[i] ^ 1) != PathMarks::kNone;
        }
        REQUIRE(wrong == 0);
    }
    CHECK(longest > 1000);

    PathMarks copy;
    copy.assign(states.size(), [&](std::size_t i) { return states[i] / 2; });
    while (!states.empty()) {
        REQUIRE(copy.find(states.back() / 2, [&](std::size_t place) { return place == states.size() - 1; }) ==
                states.size() - 1);
        states.pop_back();
        copy.pop();
    }
    copy.assign(3, [](std::size_t i) { return static_cast<std::uint32_t>(i); });
    CHECK(copy.find(2, [](std::size_t) { return true; }) == 2);
    CHECK(copy.find(5, [](std::size_t) { return true; }) == PathMarks::kNone);
}

}  // namespace path_marks_test
