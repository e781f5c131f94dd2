// A stack of rows, each a header and some bytes, that is cheap to copy however deep it is: copies share their
// chunks until one of them writes. Of a search that keeps only the line it is on, hundreds of copies are
// taken.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "state_bytes.h"

namespace frontier {

template <class Header> class SharedRows {
    static_assert(std::is_trivially_copyable_v<Header>);
    static constexpr std::size_t kChunkBits = 8;

   public:
    static constexpr std::size_t kChunk = std::size_t{1} << kChunkBits;

    explicit SharedRows(std::size_t payload_bytes)
        : stride_((sizeof(Header) + payload_bytes + alignof(Header) - 1) / alignof(Header) *
                  alignof(Header)) {}
    SharedRows(const SharedRows& other)
        : stride_(other.stride_), size_(other.size_), top_(other.top_), chunks_(other.chunks_) {
        other.owns_top_ = false;
    }
    SharedRows(SharedRows&&) noexcept = default;
    SharedRows& operator=(const SharedRows& other) { return *this = SharedRows(other); }
    SharedRows& operator=(SharedRows&&) noexcept = default;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Header& operator[](std::size_t i) const { return *reinterpret_cast<const Header*>(row(i)); }
    const std::byte* payload(std::size_t i) const { return row(i) + sizeof(Header); }
    const Header& back() const { return *reinterpret_cast<const Header*>(top_row()); }
    const std::byte* back_payload() const { return top_row() + sizeof(Header); }
    std::byte* back_payload() { return top_row() + sizeof(Header); }  // of a row that was just pushed

    // Copies `bytes` of a payload; what is left of it is the caller's to fill.
    [[gnu::always_inline]] void push_back(const Header& header, const std::byte* payload, std::size_t bytes) {
        if (size_ % kChunk == 0 || !owns_top_) make_room();
        ++size_;
        std::byte* place = top_row();
        std::memcpy(place, &header, sizeof header);
        copy_bytes(place + sizeof header, payload, bytes);
    }
    void pop_back() {
        if (--size_ % kChunk == 0) drop_chunk();
    }
    void shrink(std::size_t size) {
        while (size_ > size) pop_back();
    }
    // Of two rows that were pushed since the last copy.
    void swap(std::size_t a, std::size_t b) { std::swap_ranges(row(a), row(a) + stride_, row(b)); }

    std::size_t memory_bytes() const { return chunks_.size() * (chunk_bytes() + sizeof(Chunk)); }
    // What a copy that is taken after `before` keeps alive besides.
    std::size_t memory_bytes_besides(const SharedRows& before) const {
        std::size_t same = 0;
        while (same < std::min(chunks_.size(), before.chunks_.size()) &&
               chunks_[same] == before.chunks_[same])
            ++same;
        return chunks_.size() * sizeof(Chunk) + (chunks_.size() - same) * chunk_bytes();
    }

   private:
    using Chunk = std::shared_ptr<std::byte[]>;

    std::size_t chunk_bytes() const { return kChunk * stride_; }
    std::byte* row(std::size_t i) const { return chunks_[i >> kChunkBits].get() + i % kChunk * stride_; }
    std::byte* top_row() const { return top_ + (size_ - 1) % kChunk * stride_; }

    // A chunk of its own for the row that comes next.
    [[gnu::noinline]] void make_room() {
        const std::size_t used = size_ % kChunk;
        Chunk fresh = spare_ ? std::move(spare_) : Chunk(new std::byte[chunk_bytes()]);
        if (used > 0) {
            std::memcpy(fresh.get(), top_, used * stride_);
            chunks_.back() = std::move(fresh);
        } else {
            chunks_.push_back(std::move(fresh));
        }
        top_ = chunks_.back().get();
        owns_top_ = true;
    }
    [[gnu::noinline]] void drop_chunk() {
        spare_ = chunks_.back().use_count() == 1 ? std::move(chunks_.back()) : nullptr;
        chunks_.pop_back();
        top_ = chunks_.empty() ? nullptr : chunks_.back().get();
        owns_top_ = !chunks_.empty() && chunks_.back().use_count() == 1;
    }

    std::size_t stride_;
    std::size_t size_ = 0;
    std::byte* top_ = nullptr;       // the last chunk
    mutable bool owns_top_ = false;  // no copy shares it
    std::vector<Chunk> chunks_;
    Chunk spare_;  // for a stack that goes up and down at the border of two chunks
};

}  // namespace frontier
