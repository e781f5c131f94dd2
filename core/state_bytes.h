// States as the engine keeps them: bytes, hashed and compared alike on every platform.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

namespace frontier {

// Asks memory for what will soon be read. WebAssembly has no word for it, but a processor does not wait for a value that
// nobody uses.
inline void ask_for(const void* address) {
#ifdef __wasm__
    (void)*static_cast<const volatile char*>(address);
#else
    __builtin_prefetch(address);
#endif
}

// memcpy for a few bytes, without the call.
[[gnu::always_inline]] inline void copy_bytes(void* to, const void* from, std::size_t size) {
    auto* target = static_cast<unsigned char*>(to);
    const auto* source = static_cast<const unsigned char*>(from);
    const auto copy = [&](std::size_t part) __attribute__((always_inline)) {
        std::memcpy(target, source, part);
        target += part;
        source += part;
    };
    for (; size >= 8; size -= 8) {
        copy(8);
        asm volatile("");  // or the compiler makes it the call again
    }
    if (size & 4) copy(4);
    if (size & 2) copy(2);
    if (size & 1) copy(1);
}

// Mixes the bytes of a state; the same on every platform.
[[gnu::always_inline]] inline std::uint64_t hash_bytes(const void* data, std::size_t size) {
    constexpr std::uint64_t kMultiplier = 0x9E3779B97F4A7C15u;
    const auto* bytes = static_cast<const unsigned char*>(data);
    std::uint64_t hash = size * kMultiplier;
    std::uint64_t word = 0;
    const auto mix = [&] {
        hash = (hash ^ word) * kMultiplier;
        hash ^= hash >> 29;
    };
    for (; size >= 8; size -= 8, bytes += 8) {
        std::memcpy(&word, bytes, 8);
        mix();
    }
    if (size > 0) {
        word = 0;
        copy_bytes(&word, bytes, size);
        mix();
    }
    hash *= 0xBF58476D1CE4E5B9u;
    return hash ^ (hash >> 32);
}

// memcmp for a few bytes, without the call.
inline bool same_bytes(const void* a, const void* b, std::size_t size) {
    const auto* left = static_cast<const unsigned char*>(a);
    const auto* right = static_cast<const unsigned char*>(b);
    for (; size >= 8; size -= 8, left += 8, right += 8) {
        std::uint64_t x, y;
        std::memcpy(&x, left, 8);
        std::memcpy(&y, right, 8);
        if (x != y) return false;
    }
    while (size > 0 && *left == *right) --size, ++left, ++right;
    return size == 0;
}

// States side by side in one piece of memory; a stack that does not clear what it is about to overwrite.
class StateRows {
   public:
    explicit StateRows(std::size_t state_bytes) : bytes_(state_bytes) {}
    // A copy has no room to spare: loops keep many, taken of one that was larger once.
    StateRows(const StateRows& other)
        : bytes_(other.bytes_), used_(other.used_), rows_(other.rows_.data(), other.rows_.data() + other.used_) {}
    StateRows(StateRows&&) = default;
    StateRows& operator=(StateRows other) {
        bytes_ = other.bytes_;
        used_ = other.used_;
        rows_.swap(other.rows_);
        return *this;
    }

    std::size_t size() const { return used_ / bytes_; }
    const std::byte* operator[](std::size_t i) const { return &rows_[i * bytes_]; }
    std::byte* operator[](std::size_t i) { return &rows_[i * bytes_]; }
    const std::byte* back() const { return &rows_[used_ - bytes_]; }
    std::byte* back() { return &rows_[used_ - bytes_]; }
    [[gnu::always_inline]] void push_back(const std::byte* state) {
        if (used_ == rows_.size()) grow();
        copy_bytes(&rows_[used_], state, bytes_);
        used_ += bytes_;
    }
    void pop_back() { used_ -= bytes_; }
    void shrink(std::size_t count) { used_ = count * bytes_; }
    std::size_t row_bytes() const { return bytes_; }

   private:
    [[gnu::noinline]] void grow() { rows_.resize(2 * used_ + 16 * bytes_); }

    std::size_t bytes_;
    std::size_t used_ = 0;
    std::vector<std::byte> rows_;
};

}  // namespace frontier
