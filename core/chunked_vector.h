// A vector that grows by chunks of fixed size: elements never move, and no growth needs twice the memory. A
// doubling std::vector could use only a quarter of WebAssembly's address space.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>
#include <vector>

namespace frontier {

template <class T> class ChunkedVector {
    static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignof(std::max_align_t));

   public:
    static constexpr std::size_t kChunkBits = 14;
    static constexpr std::size_t kChunk = std::size_t{1} << kChunkBits;

    // `stride` bytes make one item, where T is a byte; item i begins at operator[](i).
    explicit ChunkedVector(std::size_t stride = 1) : stride_(stride) {
        assert(stride == 1 || sizeof(T) == 1);
    }

    std::size_t size() const { return size_; }
    std::size_t capacity() const { return chunks_.size() << kChunkBits; }
    std::size_t memory_bytes() const { return chunks_.size() * chunk_bytes(); }
    std::size_t chunk_bytes() const { return kChunk * stride_ * sizeof(T); }

    T& operator[](std::size_t i) { return *at(i); }
    const T& operator[](std::size_t i) const { return *at(i); }

    T& back() { return (*this)[size_ - 1]; }

    // Makes room for one more item and returns its (uninitialised) place.
    T* append() {
        if (size_ == capacity()) add_chunk();
        return at(size_++);
    }
    void push_back(const T& value) { *append() = value; }
    void pop_back() {
        assert(size_ > 0);
        --size_;
    }

   private:
    // Bytes, not elements, which would all be given their defaults.
    [[gnu::noinline]] void add_chunk() { chunks_.emplace_back(new std::byte[chunk_bytes()]); }
    T* at(std::size_t i) const {
        const std::size_t place = i & (kChunk - 1);
        return reinterpret_cast<T*>(chunks_[i >> kChunkBits].get()) +
               (sizeof(T) == 1 ? place * stride_ : place);
    }

    std::vector<std::unique_ptr<std::byte[]>> chunks_;
    std::size_t stride_;
    std::size_t size_ = 0;
};

}  // namespace frontier
