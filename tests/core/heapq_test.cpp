// The order among equals is CPython's: sequences of pushes and pops made with the heapq of Python 3.11, on
// items that compare by f alone or, for A*, by f and then the larger g.
#include <doctest/doctest.h>

#include <vector>

#include "core/open_list.h"
#include "core/text/words.h"

namespace heapq_test {

using namespace frontier;

namespace {

struct Golden {
    const char* formula;
    std::vector<int> steps;  // 10·g + h: push that node; -1: pop; -1 - w: the weight becomes w, and heapify()
    std::vector<NodeId> pops;  // what came out
};

const Golden kGolden[] = {
    {"h",
     {0,  -1, 1,  0,  -1, -1, 1,  1,  -1, 1,  -1, -1, 1,  0,  1,  0,  1,  0,  -1, 0,  0,  -1, 1,
      1,  -1, 0,  -1, 0,  0,  1,  1,  -1, 0,  -1, -1, -1, -1, 1,  1,  1,  0,  1,  1,  1,  -1, 1,
      0,  0,  0,  0,  0,  0,  -1, 1,  -1, -1, -1, 1,  1,  1,  -1, 1,  -1, 1,  0,  -1, -1, 1,  0,
      0,  1,  1,  -1, -1, 1,  -1, -1, 0,  -1, -1, -1, 0,  0,  1,  -1, -1, 0,  1,  1,  1,  -1, -1,
      -1, 1,  0,  1,  0,  0,  -1, 1,  1,  -1, -1, -1, 0,  1,  -1, -1, 0,  -1, -1, -1, -1, -1, -1,
      -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1},
     {0,  2,  1,  3,  4,  5,  7,  11, 12, 13, 9,  16, 17, 21, 18, 25, 30, 31, 35, 32, 33, 34, 42,
      6,  44, 45, 40, 19, 49, 47, 48, 50, 51, 53, 24, 43, 58, 60, 61, 55, 64, 54, 66, 62, 65, 8,
      56, 59, 52, 57, 41, 10, 38, 37, 20, 29, 22, 27, 63, 39, 15, 36, 26, 14, 46, 28, 23}},
    {"h",
     {0,  -1, 12, -1, 14, -1, 13, 24, 20, 23, 33, 14, -1, -1, -1, -1, 24, 13, 24, -1, 31, 33, 13, -1,
      23, 32, 33, 21, 23, -1, 32, 34, -1, 2,  10, -1, 24, -1, 4,  -1, -1, 3,  0,  -1, -1, 0,  0,  2,
      -1, 11, 3,  11, 2,  2,  -1, -1, 2,  13, 2,  3,  14, 33, 12, -1, 30, 10, -1, -1, -1, 14, 1,  -1,
      20, 22, 24, 10, -1, -1, 1,  -1, -1, 1,  -1, 32, 31, 13, 4,  34, 3,  -1, 4,  -1, 22, -1, 0,  -1,
      3,  -1, 31, 0,  -1, -1, 1,  10, 33, -1, -1, 20, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
      -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1},
     {0,  1,  2,  5,  3,  6,  7,  10, 12, 18, 16, 23, 20, 22, 15, 27, 14, 28, 29, 31, 33, 43, 44, 30,
      46, 47, 50, 51, 48, 52, 54, 34, 53, 61, 60, 64, 63, 66, 65, 68, 42, 35, 38, 36, 58, 67, 69, 62,
      32, 26, 55, 41, 19, 39, 17, 37, 13, 24, 49, 25, 9,  21, 4,  40, 11, 56, 8,  59, 45, 57}},
    {"g + h",
     {11, -1, 30, 32, 13, 33, 11, 30, 1,  2,  23, 33, -1, 31, 0,  -1, -1, 32, 32, 31, 2,  12, 1,  22, -1, 30,
      -1, -1, 2,  30, -1, 3,  22, 2,  -1, -1, 13, -1, -1, 22, -1, -1, 33, 30, 23, 12, 22, 3,  20, -1, 10, 23,
      -1, 23, -1, -1, 22, 22, -1, -1, 22, 0,  12, 21, -1, 0,  21, 10, -1, 32, -1, -1, 12, 12, -1, 2,  32, 23,
      -1, -1, -1, -1, 11, -1, 31, -1, 22, 2,  -1, -1, -1, 13, 3,  12, -1, -1, 0,  -1, -1, 30, -1, -1, 1,  -1,
      -1, 10, 30, 12, 30, 0,  0,  -1, 0,  32, -1, -1, -1, -1, -1, -1, 30, -1, -1, 1,  -1, 30, 30, -1, 23, 33,
      -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1},
     {0,  7,  12, 5,  18, 8,  16, 21, 25, 6,  1,  20, 22, 17, 34, 35, 29, 31, 33, 23, 41, 44, 46, 43, 45, 50,
      48, 49, 42, 53, 15, 56, 54, 11, 59, 58, 60, 19, 61, 55, 62, 38, 67, 68, 69, 63, 66, 64, 65, 71, 39, 72,
      73, 74, 40, 32, 24, 27, 3,  57, 26, 14, 70, 51, 47, 13, 2,  37, 75, 52, 9,  30, 36, 28, 76, 4,  10}},
    {"g + w*h",
     {12, -1, 33, -1, 0,  20, -1, 21, 21, 2,  11, 20, 23, 11, 2,  -1, 21, 42, 11, 0,  -1, 23, 11, -1,
      32, -1, 42, 12, -1, -1, -1, 41, -1, 23, -1, 2,  20, 21, 30, 13, -4, 23, 12, 20, 22, 40, 13, 0,
      -1, 41, 43, 20, -1, 31, 13, 1,  13, 31, -1, 11, 32, -1, -1, 40, 30, 3,  -1, 12, 32, 41, 22, 30,
      21, -1, 12, 1,  33, 31, 11, -1, 3,  31, 11, 23, 30, -1, 3,  21, -1, -1, -3, 2,  0,  33, -1, 31,
      30, -1, 23, 30, 12, 33, -1, 21, -1, -1, 22, 1,  -1, 40, 43, 41, 22, -1, -1, 0,  23, 42, 43, 33,
      -1, 22, -1, -1, -1, 12, 21, 20, -1, 12, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
      -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
      -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1},
     {0,  1,  2,  3,  15, 8,  11, 17, 6,  7,  14, 10, 34, 24, 37, 30, 26, 40, 46, 52, 55, 63, 43,
      67, 61, 58, 72, 70, 77, 25, 23, 82, 5,  75, 78, 90, 65, 89, 45, 66, 53, 12, 32, 4,  42, 91,
      48, 20, 88, 73, 38, 69, 60, 29, 57, 54, 47, 76, 87, 81, 64, 80, 35, 59, 31, 51, 21, 50, 33,
      41, 39, 27, 49, 44, 18, 62, 13, 16, 83, 84, 9,  71, 19, 22, 28, 68, 74, 86, 56, 79, 85, 36}},
};

using MakeList = std::unique_ptr<OpenList> (*)(NodeTable&, const Ranking&);

std::string order_violation(MakeList make, const char* formula, const Golden& golden,
                            TieRule ties = TieRule::heapq) {
    NodeTable nodes(1);
    Ranking ranking(*Formula::compile(formula), 1, ties);
    const auto list = make(nodes, ranking);
    std::size_t popped = 0;
    for (const int step : golden.steps) {
        if (step >= 0) {
            const Node node{.g = step / 10, .h = static_cast<Estimate>(step % 10)};
            if (!list->push(nodes.append("", node), 0)) return "a push was refused";
        } else if (step < -1) {
            ranking.set_weight(-1 - step);
            if (!list->rekey()) return "a change of the weight was refused";
        } else {
            const NodeId expected = golden.pops[popped++];
            if (list->top() != expected)
                return concat("pop ", popped, " gives ", list->top(), ", not ", expected);
            list->pop();
        }
    }
    return list->top() == kNoNode && popped == golden.pops.size() ? "" : "more nodes than were pushed";
}

}  // namespace

TEST_CASE("heapq: nodes come out as from CPython's heap, also after a change of the weight") {
    for (const Golden& golden : kGolden)
        CHECK(order_violation(make_heapq_open_list, golden.formula, golden) == "");
}

TEST_CASE("heapq control: other heaps, other ties and A* without its tie rule are caught") {
    for (const Golden& golden : kGolden) {
        for (const TieRule ties : {TieRule::heapq, TieRule::lifo, TieRule::fifo, TieRule::larger_g}) {
            CHECK(order_violation(make_heap_open_list, golden.formula, golden, ties) != "");
        }
    }
    CHECK(order_violation(make_heapq_open_list, "h + g", kGolden[2]) != "");  // only the text g + h is A*
    CHECK(order_violation(make_heapq_open_list, "g + 2*h", kGolden[3]) != "");
}

TEST_CASE("heapq: a node without a value is refused and leaves the heap as it was") {
    NodeTable nodes(1);
    const Ranking ranking(*Formula::compile("g / h"), 1, TieRule::heapq);
    const auto list = make_heapq_open_list(nodes, ranking);
    const NodeId good = nodes.append("", Node{.g = 3, .h = 1});
    CHECK(list->push(good, 0));
    CHECK_FALSE(list->push(nodes.append("", Node{.g = 0, .h = 0}), 0));
    CHECK(list->top() == good);
    list->pop();
    CHECK(list->top() == kNoNode);
}

}  // namespace heapq_test
