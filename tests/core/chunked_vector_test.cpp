#include "core/chunked_vector.h"

#include <doctest/doctest.h>

namespace chunked_vector_test {

using frontier::ChunkedVector;

TEST_CASE("chunked vector: elements keep their values and their places while it grows") {
    ChunkedVector<int> numbers;
    CHECK(numbers.size() == 0);
    CHECK(numbers.memory_bytes() == 0);
    numbers.push_back(7);
    const int* const first = &numbers[0];
    constexpr int kCount = 3 * static_cast<int>(ChunkedVector<int>::kChunk) + 5;
    for (int i = 1; i < kCount; ++i) numbers.push_back(i);
    CHECK(numbers.size() == kCount);
    CHECK(&numbers[0] == first);
    CHECK(numbers[0] == 7);
    bool all_equal = true;
    for (int i = 1; i < kCount; ++i) all_equal = all_equal && numbers[static_cast<std::size_t>(i)] == i;
    CHECK(all_equal);
    CHECK(numbers.back() == kCount - 1);
    CHECK(numbers.capacity() == 4 * ChunkedVector<int>::kChunk);
    CHECK(numbers.memory_bytes() == 4 * numbers.chunk_bytes());
    CHECK(numbers.chunk_bytes() == ChunkedVector<int>::kChunk * sizeof(int));
}

TEST_CASE("chunked vector: what is popped makes room for what is pushed") {
    ChunkedVector<int> numbers;
    for (std::size_t i = 0; i < ChunkedVector<int>::kChunk + 1; ++i) numbers.push_back(static_cast<int>(i));
    numbers.pop_back();
    numbers.pop_back();
    CHECK(numbers.size() == ChunkedVector<int>::kChunk - 1);
    numbers.push_back(-1);
    numbers.push_back(-2);
    CHECK(numbers[ChunkedVector<int>::kChunk - 1] == -1);
    CHECK(numbers[ChunkedVector<int>::kChunk] == -2);
    CHECK(numbers.capacity() == 2 * ChunkedVector<int>::kChunk);
}

TEST_CASE("chunked vector: items of several elements") {
    ChunkedVector<char> items(3);
    for (int i = 0; i < 20'000; ++i) {
        char* const item = items.append();
        for (int part = 0; part < 3; ++part) item[part] = static_cast<char>(i * 3 + part);
    }
    bool all_equal = true;
    for (int i = 0; i < 20'000; ++i) {
        const char* const item = &items[static_cast<std::size_t>(i)];
        for (int part = 0; part < 3; ++part)
            all_equal = all_equal && item[part] == static_cast<char>(i * 3 + part);
    }
    CHECK(all_equal);
    CHECK(items.chunk_bytes() == 3 * ChunkedVector<char>::kChunk);
}

}  // namespace chunked_vector_test
