// Finds what has a hash: 256 small open-addressing tables, chosen by eight bits of it. They grow one at a
// time, by half, so no growth holds anybody up for more than a few milliseconds or wastes much memory. A slot
// is 32 bits: 27 of an id and 5 of the hash, which spare most comparisons of states.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <utility>

#include "state_bytes.h"

namespace frontier {

class StateIndex {
   public:
    static constexpr int kIdBits = 27;
    static constexpr std::uint32_t kMaxIds = (std::uint32_t{1} << kIdBits) - 1;  // the last marks empty slots
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};

    std::size_t memory_bytes() const { return bytes_; }

    void ask_for(std::uint64_t hash) const {
        const Shard& shard = shards_[shard_of(hash)];
        if (shard.slots) frontier::ask_for(&shard.slots[shard.home(hash)]);
    }
    // The id with this hash that satisfies `equal`, or kNone.
    template <class Equal> std::uint32_t find(std::uint64_t hash, Equal&& equal) const {
        const Shard& shard = shards_[shard_of(hash)];
        if (!shard.slots) return kNone;
        for (std::size_t at = shard.home(hash);; at = shard.after(at)) {
            const std::uint32_t slot = shard.slots[at];
            if (slot == kNone) return kNone;
            if (slot >> kIdBits == tag_of(hash) && equal(slot & kMaxIds)) return slot & kMaxIds;
        }
    }

    // Enters what is not there yet. `hash_of(id)` gives a hash again, for when a table grows.
    template <class HashOf> void insert(std::uint64_t hash, std::uint32_t id, HashOf&& hash_of) {
        Shard& shard = shards_[shard_of(hash)];
        if (5 * (shard.count + 1) > 4 * shard.capacity) grow(shard, hash_of);
        place(shard, hash, id);
        ++shard.count;
    }

   private:
    struct Shard {
        std::unique_ptr<std::uint32_t[]> slots;
        std::size_t capacity = 0;
        std::size_t count = 0;
        // The lower half of the hash, scaled to the capacity.
        std::size_t home(std::uint64_t hash) const {
            return static_cast<std::size_t>((hash & 0xFFFFFFFFu) * capacity >> 32);
        }
        std::size_t after(std::size_t at) const { return at + 1 < capacity ? at + 1 : 0; }
    };

    static std::size_t shard_of(std::uint64_t hash) { return static_cast<std::size_t>(hash >> 56); }
    static std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32) & 31; }

    static void place(Shard& shard, std::uint64_t hash, std::uint32_t id) {
        std::size_t at = shard.home(hash);
        while (shard.slots[at] != kNone) at = shard.after(at);
        shard.slots[at] = tag_of(hash) << kIdBits | id;
    }

    template <class HashOf> [[gnu::noinline]] void grow(Shard& shard, HashOf&& hash_of) {
        const Shard old = std::exchange(shard, {});
        shard.capacity = old.slots ? old.capacity + old.capacity / 2 : 8;
        shard.count = old.count;
        shard.slots.reset(new std::uint32_t[shard.capacity]);
        std::fill_n(shard.slots.get(), shard.capacity, kNone);
        for (std::size_t at = 0; at < old.capacity; ++at) {
            if (old.slots[at] == kNone) continue;
            const std::uint32_t id = old.slots[at] & kMaxIds;
            place(shard, hash_of(id), id);
        }
        bytes_ += (shard.capacity - old.capacity) * sizeof(std::uint32_t);
    }

    std::array<Shard, 256> shards_;
    std::size_t bytes_ = 0;
};

}  // namespace frontier
