// States with numbers: each is kept once, in order of arrival, and found by its bytes.
#pragma once

#include <cassert>

#include "chunked_vector.h"
#include "state_bytes.h"
#include "state_index.h"

namespace frontier {

class StateTable {
   public:
    static constexpr std::uint32_t kNone = StateIndex::kNone;

    explicit StateTable(std::size_t state_bytes) : states_(state_bytes), state_bytes_(state_bytes) {}

    std::uint32_t size() const { return static_cast<std::uint32_t>(states_.size()); }
    const std::byte* operator[](std::uint32_t id) const { return &states_[id]; }
    std::size_t memory_bytes() const { return states_.memory_bytes() + index_.memory_bytes(); }

    void ask_for(std::uint64_t hash) const { index_.ask_for(hash); }
    // `hash` is hash_bytes() of the state.
    std::uint32_t find(const std::byte* state, std::uint64_t hash) const {
        return index_.find(hash,
                           [&](std::uint32_t id) { return same_bytes(&states_[id], state, state_bytes_); });
    }
    // The number of a state, a new one where it was not known.
    std::uint32_t add(const std::byte* state, std::uint64_t hash) {
        if (const std::uint32_t known = find(state, hash); known != kNone) return known;
        const std::uint32_t id = size();
        assert(id < StateIndex::kMaxIds);
        copy_bytes(states_.append(), state, state_bytes_);
        index_.insert(
            hash, id, [this](std::uint32_t other) { return &states_[other]; },
            [this](std::uint32_t other) { return hash_bytes(&states_[other], state_bytes_); });
        return id;
    }

   private:
    ChunkedVector<std::byte> states_;
    StateIndex index_;
    std::size_t state_bytes_;
};

}  // namespace frontier
