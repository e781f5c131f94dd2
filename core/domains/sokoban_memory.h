// Remembers numbers for sets of boxes, since most moves of a search leave the boxes where they are. What
// finds no room is forgotten and worked out again, so nothing depends on what happens to be remembered.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "../state_bytes.h"

namespace frontier::sokoban {

template <class Number> class BoxMemory {
   public:
    // `keys` and `numbers` say how many there are in an entry; bytes is how much it may grow to.
    BoxMemory(std::size_t keys, std::size_t numbers, std::size_t bytes = std::size_t{8} << 20)
        : keys_each_(keys), numbers_each_(numbers) {
        while (2 * most_slots_ * (keys * sizeof(std::uint16_t) + numbers * sizeof(Number)) <= bytes)
            most_slots_ *= 2;
    }

    // The numbers for a key; `known` tells whether they are already there, or must be filled in now. They
    // stay where they are until the next call.
    std::span<Number> look_up(std::span<const std::uint16_t> key, bool& known) {
        if (slots_ == 0 || (filled_ * 2 > slots_ && slots_ < most_slots_)) grow();
        const std::size_t slot = slot_of(key);
        std::uint16_t* kept = &keys_[slot * keys_each_];
        known = used_[slot] != 0 && std::equal(key.begin(), key.end(), kept);
        if (!known) {
            std::copy(key.begin(), key.end(), kept);
            filled_ += used_[slot] == 0;
            used_[slot] = 1;
        }
        return std::span<Number>(numbers_).subspan(slot * numbers_each_, numbers_each_);
    }

    std::size_t memory_bytes() const {
        return keys_.capacity() * sizeof(std::uint16_t) + numbers_.capacity() * sizeof(Number) +
               used_.capacity();
    }

   private:
    std::size_t slot_of(std::span<const std::uint16_t> key) const {
        return static_cast<std::size_t>(hash_bytes(key.data(), key.size_bytes())) & (slots_ - 1);
    }

    void grow() {
        BoxMemory larger(keys_each_, numbers_each_, 0);
        larger.slots_ = slots_ == 0 ? std::min<std::size_t>(64, most_slots_) : 2 * slots_;
        larger.most_slots_ = most_slots_;
        larger.keys_.resize(larger.slots_ * keys_each_ + 1);  // never empty, even for boards without a box
        larger.numbers_.resize(larger.slots_ * numbers_each_);
        larger.used_.resize(larger.slots_);
        for (std::size_t slot = 0; slot < slots_; ++slot) {
            if (!used_[slot]) continue;
            const std::span<const std::uint16_t> key =
                std::span<const std::uint16_t>(keys_).subspan(slot * keys_each_, keys_each_);
            const std::size_t to = larger.slot_of(key);
            larger.filled_ += larger.used_[to] == 0;
            larger.used_[to] = 1;
            std::copy(key.begin(), key.end(), &larger.keys_[to * keys_each_]);
            std::copy_n(&numbers_[slot * numbers_each_], numbers_each_, &larger.numbers_[to * numbers_each_]);
        }
        *this = std::move(larger);
    }

    std::size_t keys_each_;
    std::size_t numbers_each_;
    std::size_t slots_ = 0;
    std::size_t most_slots_ = 1;
    std::size_t filled_ = 0;
    std::vector<std::uint16_t> keys_;
    std::vector<Number> numbers_;
    std::vector<char> used_;
};

}  // namespace frontier::sokoban
