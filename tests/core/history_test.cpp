#include "core/history.h"

#include <doctest/doctest.h>

namespace history_test {

using namespace frontier;

TEST_CASE("history: expansions in order, and how many nodes there were before each") {
    History history;
    CHECK(history.expansions() == 0);
    CHECK(history.nodes_before(0, 1) == 1);
    history.expand(0, 1);
    history.complete(5, 3);
    history.expand(3, 5);
    history.complete(5, 0);
    history.expand(2, 5);
    history.complete(9, 16);
    CHECK(history.expansions() == 3);
    CHECK(history.node(1) == 3);
    CHECK(history.nodes_before(0, 9) == 1);
    CHECK(history.nodes_before(1, 9) == 5);
    CHECK(history.nodes_before(2, 9) == 5);
    CHECK(history.nodes_before(3, 9) == 9);
    CHECK(int{history.events(0)} == 3);
    CHECK(int{history.events(2)} == 16);
}

TEST_CASE("history: nodes are counted over many expansions, also those added between two of them") {
    History history;
    std::vector<NodeId> before;
    NodeId nodes = 1;
    for (StepIndex index = 0; index < 1000; ++index) {
        if (index % 7 == 3 || index % 64 == 0) ++nodes;  // a new root
        before.push_back(nodes);
        history.expand(index, nodes);
        nodes += index % 5;
        history.complete(nodes, static_cast<std::uint8_t>(index % 32));
    }
    for (StepIndex index = 0; index < 1000; ++index) {
        REQUIRE(history.nodes_before(index, nodes) == before[index]);
        REQUIRE(history.events(index) == index % 32);
    }
    CHECK(history.nodes_before(1000, nodes) == nodes);
}

TEST_CASE("history: how many nodes had left the frontier before each expansion, many or none at a time") {
    History history;
    std::vector<NodeId> before;
    NodeId left = 0;
    for (StepIndex index = 0; index < 1000; ++index) {
        const StepIndex others = index % 100 == 50 ? 300 : index % 3 == 0 ? index % 5 : 0;
        for (StepIndex i = 0; i < others && index > 0; ++i, ++left) history.leave_otherwise();
        before.push_back(left++);
        history.expand(index, index + 1);
        history.complete(index + 2, 0);
    }
    for (StepIndex index = 0; index < 1000; ++index) REQUIRE(history.left_before(index) == before[index]);
    CHECK(history.left_before(1000) == left);
    history.leave_otherwise();
    CHECK(history.left_before(1000) == left + 1);
    CHECK(history.left_before(999) == before[999]);
}

TEST_CASE("timeline: a value holds from the moment it was set until the next") {
    Timeline<double> weights;
    CHECK(weights.at(5) == std::nullopt);
    weights.set(3, 5.0);
    CHECK(weights.at(2) == std::nullopt);
    CHECK(weights.at(3) == 5.0);
    CHECK(weights.at(kNever) == 5.0);
    weights.set(7, 2.0);
    weights.set(7, 1.5);  // the last word at a moment counts
    weights.set(9, 1.0);
    CHECK(weights.at(6) == 5.0);
    CHECK(weights.at(7) == 1.5);
    CHECK(weights.at(8) == 1.5);
    CHECK(weights.at(9) == 1.0);
}

}  // namespace history_test
