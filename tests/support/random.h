// A generator of our own, so that every platform draws the same boards and graphs from a seed.
#pragma once

#include <cstdint>

namespace frontier::test {

class Random {
   public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t bits() {
        state_ += 0x9E3779B97F4A7C15u;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
        return mixed ^ (mixed >> 31);
    }
    int below(int limit) { return static_cast<int>(bits() % static_cast<std::uint64_t>(limit)); }
    int between(int least, int most) { return least + below(most - least + 1); }
    bool one_in(int chances) { return below(chances) == 0; }

   private:
    std::uint64_t state_;
};

}  // namespace frontier::test
