// States side by side, of which a law keeps thousands.
#pragma once

#include <cstddef>
#include <vector>

namespace frontier::test {

class StateRows {
   public:
    explicit StateRows(std::size_t state_bytes) : bytes_(state_bytes) {}

    std::size_t size() const { return rows_.size() / bytes_; }
    std::size_t row_bytes() const { return bytes_; }
    const std::byte* operator[](std::size_t i) const { return &rows_[i * bytes_]; }
    void push_back(const std::byte* state) {
        const std::vector<std::byte> copy(state, state + bytes_);  // it may be one of these rows
        rows_.insert(rows_.end(), copy.begin(), copy.end());
    }

   private:
    std::size_t bytes_;
    std::vector<std::byte> rows_;
};

}  // namespace frontier::test
