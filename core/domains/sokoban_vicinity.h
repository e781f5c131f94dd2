// Which sets of boxes are near a stretch of a plan: those that are one of its own but for one box, wherever
// that box is.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace frontier::sokoban {

class Vicinity {
   public:
    // `positions`: so many, of so many boxes, will be added.
    Vicinity(std::size_t positions, std::size_t boxes)
        : slots_(std::bit_ceil(2 * positions * boxes + 1), 0), mask_(slots_.size() - 1) {}

    template <class Box> void add(const Box* first, const Box* last) {
        const std::uint64_t all = sum(first, last);
        for (; first != last; ++first) {
            const std::uint64_t others = all - key(*first);
            slots_[slot_of(others)] = others;
        }
    }
    // Two sets of the same key, should there ever be any, make the vicinity larger, and no plan wrong.
    template <class Box> bool has(const Box* first, const Box* last) const {
        const std::uint64_t all = sum(first, last);
        return std::any_of(first, last, [&](Box box) { return slots_[slot_of(all - key(box))] != 0; });
    }

   private:
    // The finish of SplitMix64: keys of neighbours have nothing in common.
    static std::uint64_t key(std::uint64_t box) {
        box = (box + 1) * 0x9E3779B97F4A7C15;
        box = (box ^ box >> 30) * 0xBF58476D1CE4E5B9;
        box = (box ^ box >> 27) * 0x94D049BB133111EB;
        return box ^ box >> 31;
    }
    template <class Box> static std::uint64_t sum(const Box* first, const Box* last) {
        std::uint64_t all = 1;  // 0 is no key: it marks an empty slot
        for (; first != last; ++first) all += key(*first);
        return all;
    }
    // Where the key is, or would be.
    std::size_t slot_of(std::uint64_t key) const {
        std::size_t at = static_cast<std::size_t>(key) & mask_;
        while (slots_[at] != 0 && slots_[at] != key) at = (at + 1) & mask_;
        return at;
    }

    std::vector<std::uint64_t> slots_;
    std::size_t mask_;
};

}  // namespace frontier::sokoban
