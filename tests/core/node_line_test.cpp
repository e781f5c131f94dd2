#include "core/algorithms/node_line.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/support/random.h"

namespace node_line_test {

using namespace frontier;
using frontier::test::Random;

namespace {

// Several trees of one kind of state: chains that branch now and then, some of them hundreds of nodes long.
void grow(NodeTable& nodes, Random& random) {
    for (std::uint32_t state = 0; state < 3000; ++state) {
        NodeId parent = state == 0 || random.one_in(1000) ? kNoNode : nodes.size() - 1;
        if (parent != kNoNode && random.one_in(30))
            parent = static_cast<NodeId>(random.below(static_cast<int>(nodes.size())));
        nodes.append(&state, Node{.parent = parent});
    }
}

std::vector<NodeId> walked(const NodeTable& nodes, NodeId id) {
    std::vector<NodeId> line;
    for (; id != kNoNode; id = nodes[id].parent) line.push_back(id);
    std::reverse(line.begin(), line.end());
    return line;
}

}  // namespace

TEST_CASE("node line: wherever it moves, it is what a walk to the start finds") {
    Random random(8);
    NodeTable nodes(sizeof(std::uint32_t));
    grow(nodes, random);
    NodeLine line;
    StateLine states;
    std::size_t longest = 0;
    bool right = true;
    for (int move = 0; move < 2000; ++move) {
        const auto id = static_cast<NodeId>(random.below(static_cast<int>(nodes.size())));
        const std::vector<NodeId> expected = walked(nodes, id);
        longest = std::max(longest, expected.size());
        line.move_to(id, nodes);
        right = right && line.size() == expected.size();
        for (std::size_t place = 0; right && place < expected.size(); ++place)
            right = line[place] == expected[place];
        // Two states share a hash.
        states.move_to(id, nodes, [](NodeId node) { return std::uint64_t{node / 2}; });
        const auto wanted = static_cast<NodeId>(random.below(static_cast<int>(nodes.size())));
        const NodeId found = states.find(wanted / 2, [&](NodeId node) { return node == wanted; });
        const bool is_on_line = std::find(expected.begin(), expected.end(), wanted) != expected.end();
        right = right && found == (is_on_line ? wanted : kNoNode);
    }
    CHECK(right);
    CHECK(longest > 200);
}

}  // namespace node_line_test
