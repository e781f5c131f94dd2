#include "core/node_table.h"

#include <doctest/doctest.h>

#include <cstring>

namespace node_table_test {

using namespace frontier;

namespace {

// A table of 32-bit states with a hash of the test's choosing.
template <class Hash> class Table {
   public:
    explicit Table(Hash hash) : hash_(hash) {}

    NodeId find(std::uint32_t state) const {
        return nodes.find(hash_(state), [&](NodeId id) { return state_of(id) == state; });
    }
    NodeId add(std::uint32_t state, Cost g = 0) {
        const NodeId id = nodes.append(&state, Node{.g = g});
        nodes.insert(hash_(state), id, [this](NodeId other) { return hash_(state_of(other)); });
        return id;
    }
    NodeId improve(std::uint32_t state, Cost g) {
        const NodeId older = find(state);
        const NodeId newer = nodes.append(&state, Node{.g = g});
        nodes.supersede(hash_(state), older, newer);
        return newer;
    }
    std::uint32_t state_of(NodeId id) const {
        std::uint32_t state = 0;
        std::memcpy(&state, nodes.state(id), sizeof state);
        return state;
    }

    NodeTable nodes{sizeof(std::uint32_t)};

   private:
    Hash hash_;
};

std::uint64_t mixed(std::uint32_t state) { return hash_bytes(&state, sizeof state); }
std::uint64_t constant(std::uint32_t) { return 0x1234'5678'9ABC'DEF0u; }
std::uint64_t all_ones(std::uint32_t) { return ~std::uint64_t{0}; }
std::uint64_t same_tag_and_shard(std::uint32_t state) { return state & 3u; }

template <class Hash> void check_that_all_are_found(Hash hash, std::uint32_t count) {
    Table table(hash);
    for (std::uint32_t state = 0; state < count; ++state) {
        CHECK_FALSE(table.find(2 * state) != kNoNode);
        table.add(2 * state);
    }
    bool right = true;
    for (std::uint32_t state = 0; state < count; ++state) {
        right = right && table.find(2 * state) == state && table.find(2 * state + 1) == kNoNode;
    }
    CHECK(right);
    CHECK(table.nodes.size() == count);
}

}  // namespace

TEST_CASE("node table: states are found by contents, whatever the hash") {
    check_that_all_are_found(mixed, 30'000);
    check_that_all_are_found(constant, 300);
    check_that_all_are_found(all_ones, 300);
    check_that_all_are_found(same_tag_and_shard, 300);
}

TEST_CASE("node table: find answers with the newest version, and older ones are kept") {
    for (const auto hash : {&mixed, &constant}) {
        Table table(hash);
        const NodeId other = table.add(1, 50);
        const NodeId first = table.add(7, 9);
        for (std::uint32_t state = 100; state < 200; ++state) table.add(state);
        const NodeId second = table.improve(7, 5);
        const NodeId better_other = table.improve(1, 40);
        for (std::uint32_t state = 200; state < 300; ++state) table.add(state);  // the shards grow meanwhile
        const NodeId third = table.improve(7, 3);
        CHECK(table.find(7) == third);
        CHECK(table.find(1) == better_other);
        CHECK(table.nodes.older_version(third) == second);
        CHECK(table.nodes.older_version(second) == first);
        CHECK(table.nodes.older_version(first) == kNoNode);
        CHECK(table.nodes.older_version(better_other) == other);
        CHECK(table.nodes.older_version(150) == kNoNode);
        CHECK(Cost{table.nodes[first].g} == 9);
        CHECK(table.state_of(first) == 7);
    }
}

TEST_CASE("node table: a version knows whether an older one was expanded") {
    Table table(mixed);
    const NodeId first = table.add(7, 9);
    const NodeId second = table.improve(7, 8);
    table.nodes[second].leave(NodeStatus::expanded, 5);
    const NodeId third = table.improve(7, 7);
    table.nodes[third].leave(NodeStatus::superseded, 6);
    const NodeId fourth = table.improve(7, 6);
    CHECK_FALSE(table.nodes.was_expanded_before(first));
    CHECK_FALSE(table.nodes.was_expanded_before(second));
    CHECK(table.nodes.was_expanded_before(third));
    CHECK(table.nodes.was_expanded_before(fourth));
    CHECK(table.nodes.older_version(fourth) == third);
    CHECK(table.nodes.older_version(third) == second);
}

TEST_CASE("node table: depths are kept where they are asked for, and counted as memory") {
    NodeTable plain(sizeof(std::uint32_t));
    NodeTable deep(sizeof(std::uint32_t), true);
    const auto add = [](NodeTable& nodes, NodeId parent) {
        const std::uint32_t state = nodes.size();
        return nodes.append(&state, Node{.parent = parent});
    };
    NodeId last = add(deep, kNoNode);
    for (int i = 0; i < 40'000; ++i) last = add(deep, last);
    CHECK(deep.depth(last) == 40'000);
    CHECK(deep.depth(add(deep, 7)) == 8);
    CHECK(deep.depth(add(deep, kNoNode)) == 0);  // a search that begins again
    while (plain.size() < deep.size()) add(plain, kNoNode);
    CHECK_FALSE(plain.keeps_depths());
    CHECK(deep.memory_bytes() - plain.memory_bytes() == 3 * ChunkedVector<std::uint32_t>().chunk_bytes());
}

TEST_CASE("node table: an empty table has no versions and finds nothing") {
    const Table table(mixed);
    CHECK(table.find(0) == kNoNode);
    CHECK(table.nodes.older_version(0) == kNoNode);
    CHECK(table.nodes.memory_bytes() == 0);
}

TEST_CASE("node table: room is told before it is needed") {
    Table table(mixed);
    for (std::uint32_t state = 0; state < 60'000; ++state) {
        const std::size_t before = table.nodes.memory_bytes();
        const std::size_t budget = before + 50'000;
        const bool room = table.nodes.has_room(1, budget);
        table.add(state);
        if (room) REQUIRE(table.nodes.memory_bytes() <= budget);
        REQUIRE(table.nodes.memory_bytes() >= before);
    }
    const std::size_t used = table.nodes.memory_bytes();
    CHECK(table.nodes.has_room(1, used + (1 << 20)));
    CHECK_FALSE(table.nodes.has_room(1, used - 1));
    CHECK_FALSE(table.nodes.has_room(NodeTable::kMaxNodes, ~std::size_t{0}));
    CHECK(used / 60'000 < 24 + 4 + 12);
}

TEST_CASE("node table: the hash looks at every byte and at the length, and is the same everywhere") {
    unsigned char bytes[24] = {};
    const std::uint64_t zero = hash_bytes(bytes, sizeof bytes);
    for (unsigned char& byte : bytes) {
        byte = 1;
        CHECK(hash_bytes(bytes, sizeof bytes) != zero);
        byte = 0;
    }
    CHECK(hash_bytes(bytes, 7) != hash_bytes(bytes, 8));
    CHECK(hash_bytes("frontier", 8) == 13115549921149677789u);
}

}  // namespace node_table_test
