// Which states are on a path, by 32 bits of their hashes: a short path is looked through, a long one has an
// index.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace frontier {

class PathMarks {
   public:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    std::size_t size() const { return marks_.size(); }
    std::size_t memory_bytes() const { return (marks_.size() + slots_.size()) * sizeof(std::uint32_t); }

    // As if these had been pushed one by one, but sooner.
    template <class MarkOf> void assign(std::size_t size, MarkOf&& mark_of) {
        marks_.resize(size);
        slots_.clear();
        for (std::size_t place = 0; place < size; ++place) marks_[place] = mark_of(place);
        if (size > kLong) make_index();
    }
    void push(std::uint32_t mark) {
        marks_.push_back(mark);
        if (has_index() || marks_.size() > kLong) add_to_index();
    }
    void pop() {
        if (has_index()) take_from_index();
        marks_.pop_back();
    }

    // The place on the path of the state with this mark that `is_same(place)`, or kNone.
    template <class Same> std::size_t find(std::uint32_t mark, Same&& is_same) const {
        if (has_index()) return find_in_index(mark, is_same);
        if (!has(mark)) return kNone;
        for (std::size_t place = marks_.size(); place-- > 0;) {
            if (marks_[place] == mark && is_same(place)) return place;
        }
        return kNone;
    }

   private:
    static constexpr std::size_t kLong = 128;
    static constexpr std::size_t kShort = 64;  // a path that goes up and down at the border keeps its index

    bool has_index() const { return !slots_.empty(); }
    // To the end, even when one is found: so the compiler compares several at once.
    bool has(std::uint32_t mark) const {
        std::uint32_t found = 0;
        for (const std::uint32_t other : marks_) found |= other == mark;
        return found != 0;
    }

    std::size_t home(std::uint32_t mark) const { return mark * 0x9E3779B9u & (slots_.size() - 1); }
    std::size_t after(std::size_t slot) const { return (slot + 1) & (slots_.size() - 1); }
    template <class Same> std::size_t find_in_index(std::uint32_t mark, Same& is_same) const {
        for (std::size_t slot = home(mark); slots_[slot] != kEmpty; slot = after(slot)) {
            const std::size_t place = slots_[slot];
            if (marks_[place] == mark && is_same(place)) return place;
        }
        return kNone;
    }

    void put(std::size_t place) {
        std::size_t slot = home(marks_[place]);
        while (slots_[slot] != kEmpty) slot = after(slot);
        slots_[slot] = static_cast<std::uint32_t>(place);
    }
    [[gnu::noinline]] void make_index() {
        slots_.assign(std::bit_ceil(2 * marks_.size() + 1), kEmpty);
        for (std::size_t place = 0; place < marks_.size(); ++place) put(place);
    }
    [[gnu::noinline]] void add_to_index() {
        if (2 * marks_.size() > slots_.size()) make_index();
        else put(marks_.size() - 1);
    }
    // The last that came is the first to go, so no other was put behind it because it was there.
    [[gnu::noinline]] void take_from_index() {
        const std::size_t place = marks_.size() - 1;
        if (place <= kShort) return slots_.clear();
        std::size_t slot = home(marks_[place]);
        while (slots_[slot] != place) slot = after(slot);
        slots_[slot] = kEmpty;
    }

    static constexpr std::uint32_t kEmpty = static_cast<std::uint32_t>(-1);
    std::vector<std::uint32_t> marks_;
    std::vector<std::uint32_t> slots_;  // places; a power of two of them, at most half of them filled
};

}  // namespace frontier
