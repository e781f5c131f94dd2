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
    std::size_t largest_shard_bytes() const { return largest_shard_bytes_; }

    // Asks memory for the place where a hash belongs, so that find() need not wait for it.
    void ask_for(std::uint64_t hash) const {
        const Shard& shard = shards_[shard_of(hash)];
        if (shard.slots) frontier::ask_for(&shard.slots[shard.home(hash)]);
    }
    // The id that find() will most likely look at first, or kNone.
    std::uint32_t likely(std::uint64_t hash) const {
        const Shard& shard = shards_[shard_of(hash)];
        if (!shard.slots) return kNone;
        std::size_t at = shard.home(hash);
        for (int tries = 0; tries < 4; ++tries, at = shard.after(at)) {
            const std::uint32_t slot = shard.slots[at];
            if (slot == kNone) return kNone;
            if (slot >> kIdBits == tag_of(hash)) return slot & kMaxIds;
        }
        return kNone;
    }
    // The id with this hash that satisfies `equal`, or kNone.
    template <class Equal>
    [[gnu::always_inline]] std::uint32_t find(std::uint64_t hash, Equal&& equal) const {
        const Shard& shard = shards_[shard_of(hash)];
        if (!shard.slots) return kNone;
        for (std::size_t at = shard.home(hash);; at = shard.after(at)) {
            const std::uint32_t slot = shard.slots[at];
            if (slot == kNone) return kNone;
            if (slot >> kIdBits == tag_of(hash) && equal(slot & kMaxIds)) return slot & kMaxIds;
        }
    }

    // Enters what is not there yet. For when a table grows, `state_of(id)` is what `hash_of(id)` makes a hash
    // of again.
    template <class StateOf, class HashOf>
    [[gnu::always_inline]] void insert(std::uint64_t hash, std::uint32_t id, StateOf&& state_of,
                                       HashOf&& hash_of) {
        Shard& shard = shards_[shard_of(hash)];
        if (5 * (shard.count + 1) > 4 * shard.capacity) grow(shard, state_of, hash_of);
        place(shard, hash, id);
        ++shard.count;
    }
    // Puts another id in the place of one that is there.
    void replace(std::uint64_t hash, std::uint32_t older, std::uint32_t newer) {
        Shard& shard = shards_[shard_of(hash)];
        std::size_t at = shard.home(hash);
        while ((shard.slots[at] & kMaxIds) != older || shard.slots[at] == kNone) at = shard.after(at);
        shard.slots[at] = slot_of(hash, newer);
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
    static std::uint32_t slot_of(std::uint64_t hash, std::uint32_t id) {
        return tag_of(hash) << kIdBits | id;
    }

    static void place(Shard& shard, std::uint64_t hash, std::uint32_t id) {
        std::size_t at = shard.home(hash);
        while (shard.slots[at] != kNone) at = shard.after(at);
        shard.slots[at] = slot_of(hash, id);
    }

    template <class StateOf, class HashOf>
    [[gnu::noinline]] void grow(Shard& shard, StateOf&& state_of, HashOf&& hash_of) {
        const Shard old = std::exchange(shard, {});
        shard.capacity = old.slots ? old.capacity + old.capacity / 2 : 8;
        shard.count = old.count;
        shard.slots.reset(new std::uint32_t[shard.capacity]);
        std::fill_n(shard.slots.get(), shard.capacity, kNone);
        // States lie all over memory. The hashes of several are made before any is used, so that memory
        // brings them together.
        std::array<std::pair<std::uint64_t, std::uint32_t>, 16> batch;
        std::size_t filled = 0;
        const auto place_all = [&] {
            for (std::size_t i = 0; i < filled; ++i) batch[i].first = hash_of(batch[i].second);
            for (std::size_t i = 0; i < filled; ++i) place(shard, batch[i].first, batch[i].second);
            filled = 0;
        };
        for (std::size_t at = 0; at < old.capacity; ++at) {
            if (old.slots[at] == kNone) continue;
            const std::uint32_t id = old.slots[at] & kMaxIds;
            frontier::ask_for(state_of(id));
            batch[filled++].second = id;
            if (filled == batch.size()) place_all();
        }
        place_all();
        bytes_ += (shard.capacity - old.capacity) * sizeof(std::uint32_t);
        largest_shard_bytes_ = std::max(largest_shard_bytes_, shard.capacity * sizeof(std::uint32_t));
    }

    std::array<Shard, 256> shards_;
    std::size_t bytes_ = 0;
    std::size_t largest_shard_bytes_ = 0;
};

}  // namespace frontier
