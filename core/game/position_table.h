// What is known of the positions already evaluated, by their bytes. The index is 256 small tables that grow
// one at a time, so that no growth holds the search up.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>

#include "../chunked_vector.h"
#include "../state_bytes.h"
#include "count.h"

namespace frontier::game {

// What the plain search would find below a node, and at what expense.
struct SubtreeResult {
    double value = 0;
    Count util_calls = 0;
    Count nodes = 0;
};

class PositionTable {
   public:
    explicit PositionTable(std::size_t key_bytes) : rows_(kResultBytes + key_bytes), key_bytes_(key_bytes) {}

    std::size_t size() const { return rows_.size(); }
    std::size_t memory_bytes() const { return rows_.memory_bytes() + index_bytes_; }

    // Whether one row more fits into `budget` bytes, the index's growth included.
    bool has_room(std::size_t budget) const {
        if (rows_.size() + 1 >= kMaxRows) return false;
        const std::size_t chunk = rows_.size() == rows_.capacity() ? rows_.chunk_bytes() : 0;
        return memory_bytes() + chunk + 2 * largest_shard_bytes_ <= budget;
    }

    std::optional<SubtreeResult> find(const std::byte* key) const {
        const std::uint64_t hash = hash_bytes(key, key_bytes_);
        const Shard& shard = shards_[hash >> 56];
        if (!shard.slots) return std::nullopt;
        for (std::size_t at = shard.home(hash);; at = shard.after(at)) {
            const std::uint32_t slot = shard.slots[at];
            if (slot == kFree) return std::nullopt;
            if (slot >> kRowBits == tag_of(hash) && same_bytes(key_of(slot & kRowMask), key, key_bytes_))
                return outcome(slot & kRowMask);
        }
    }

    // The key must not be there yet.
    void insert(const std::byte* key, const SubtreeResult& outcome) {
        const std::uint64_t hash = hash_bytes(key, key_bytes_);
        Shard& shard = shards_[hash >> 56];
        if (4 * (shard.count + 1) > 3 * shard.capacity) grow(shard);
        const auto row = static_cast<std::uint32_t>(rows_.size());
        assert(row + 1 < kMaxRows);
        std::byte* place = rows_.append();
        std::memcpy(place, &outcome.value, 8);
        std::memcpy(place + 8, &outcome.util_calls, 16);
        std::memcpy(place + 24, &outcome.nodes, 16);
        std::memcpy(place + kResultBytes, key, key_bytes_);
        put(shard, hash, row);
        ++shard.count;
    }

   private:
    static constexpr std::size_t kResultBytes = 40;
    static constexpr int kRowBits = 27;
    static constexpr std::uint32_t kMaxRows = std::uint32_t{1} << kRowBits;
    static constexpr std::uint32_t kRowMask = kMaxRows - 1;
    static constexpr std::uint32_t kFree =
        ~std::uint32_t{0};  // the last row is never used, so no slot looks free

    struct Shard {
        std::unique_ptr<std::uint32_t[]> slots;
        std::size_t capacity = 0;  // a power of two
        std::size_t count = 0;
        std::size_t home(std::uint64_t hash) const { return static_cast<std::size_t>(hash) & (capacity - 1); }
        std::size_t after(std::size_t at) const { return (at + 1) & (capacity - 1); }
    };

    static std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 51) & 31; }
    const std::byte* key_of(std::uint32_t row) const { return &rows_[row] + kResultBytes; }

    SubtreeResult outcome(std::uint32_t row) const {
        SubtreeResult outcome;
        const std::byte* place = &rows_[row];
        std::memcpy(&outcome.value, place, 8);
        std::memcpy(&outcome.util_calls, place + 8, 16);
        std::memcpy(&outcome.nodes, place + 24, 16);
        return outcome;
    }

    static void put(Shard& shard, std::uint64_t hash, std::uint32_t row) {
        std::size_t at = shard.home(hash);
        while (shard.slots[at] != kFree) at = shard.after(at);
        shard.slots[at] = tag_of(hash) << kRowBits | row;
    }

    void grow(Shard& shard) {
        const Shard old = std::exchange(shard, {});
        shard.capacity = old.slots ? 2 * old.capacity : 8;
        shard.count = old.count;
        shard.slots.reset(new std::uint32_t[shard.capacity]);
        std::fill_n(shard.slots.get(), shard.capacity, kFree);
        for (std::size_t at = 0; at < old.capacity; ++at) {
            if (old.slots[at] == kFree) continue;
            const std::uint32_t row = old.slots[at] & kRowMask;
            put(shard, hash_bytes(key_of(row), key_bytes_), row);
        }
        index_bytes_ += (shard.capacity - old.capacity) * sizeof(std::uint32_t);
        largest_shard_bytes_ = std::max(largest_shard_bytes_, shard.capacity * sizeof(std::uint32_t));
    }

    ChunkedVector<std::byte> rows_;
    std::array<Shard, 256> shards_;
    std::size_t key_bytes_;
    std::size_t index_bytes_ = 0;
    std::size_t largest_shard_bytes_ = 0;
};

}  // namespace frontier::game
