#include "core/open_list.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/text/words.h"
#include "tests/support/random.h"

namespace open_list_test {

using namespace frontier;
using frontier::test::Random;

namespace {

struct Order {
    const char* formula;
    double (*f)(double g, double h, double w);
};
const Order kOrders[] = {
    {"g + h", [](double g, double h, double) { return g + h; }},
    {"g + w*h", [](double g, double h, double w) { return g + w * h; }},
    {"h", [](double, double h, double) { return h; }},
    {"g", [](double g, double, double) { return g; }},
    {"0", [](double, double, double) { return 0.0; }},
    {"max(g + h, w*h)", [](double g, double h, double w) { return std::max(g + h, w * h); }},
    {"-w*g - h", [](double g, double h, double w) { return -w * g - h; }},
    {"h > g ? g + h : (g + (2*w-1)*h) / w",
     [](double g, double h, double w) { return h > g ? g + h : (g + (2 * w - 1) * h) / w; }},
    {"(g + (2*w-1)*h + sqrt((g-h)^2 + 4*w*g*h)) / (2*w)",
     [](double g, double h, double w) {
         return (g + (2 * w - 1) * h + std::sqrt((g - h) * (g - h) + 4 * w * g * h)) / (2 * w);
     }},
};
constexpr TieRule kTieRules[] = {TieRule::larger_g, TieRule::smaller_h, TieRule::lifo, TieRule::fifo};

// The order written out again: f, equal within a millionth; then the tie rule; then age.
class SortedList {
   public:
    SortedList(const NodeTable& nodes, const Order& order, TieRule ties)
        : nodes_(nodes), order_(order), ties_(ties) {}

    void push(NodeId id) { ids_.push_back(id); }
    NodeId pop(double weight) {
        if (ids_.empty()) return kNoNode;
        const auto first = std::min_element(ids_.begin(), ids_.end(),
                                            [&](NodeId a, NodeId b) { return goes_before(a, b, weight); });
        const NodeId id = *first;
        ids_.erase(first);
        return id;
    }

   private:
    bool goes_before(NodeId a, NodeId b, double weight) const {
        const Node& left = nodes_[a];
        const Node& right = nodes_[b];
        const double difference = order_.f(left.g, static_cast<double>(left.h), weight) -
                                  order_.f(right.g, static_cast<double>(right.h), weight);
        if (std::abs(difference) > 1e-7) return difference < 0;
        if (ties_ == TieRule::larger_g && left.g != right.g) return left.g > right.g;
        if (ties_ == TieRule::smaller_h && left.h != right.h) return left.h < right.h;
        return ties_ == TieRule::fifo ? a < b : a > b;
    }

    const NodeTable& nodes_;
    const Order& order_;
    TieRule ties_;
    std::vector<NodeId> ids_;
};

using MakeList = std::unique_ptr<OpenList> (*)(NodeTable&, const Ranking&);

// The oldest first, though some that wait are younger.
bool join(OpenList& list, const std::vector<NodeId>& older) {
    if (list.keeps_lists()) return list.join(older);
    return std::all_of(older.begin(), older.end(), [&](NodeId id) { return list.push(id, 0); });
}

// Pushes, also of nodes that had to wait for it, pops and changes of the weight at random, against the sorted
// list.
std::string order_violation(MakeList make, const Order& order, TieRule ties, TieRule reference_ties,
                            std::uint64_t seed) {
    Random random(seed);
    NodeTable nodes(1);
    Ranking ranking(*Formula::compile(order.formula), 1.5, ties);
    const auto list = make(nodes, ranking);
    SortedList sorted(nodes, order, reference_ties);
    const int widest = random.one_in(2) ? 4 : 12;
    std::vector<NodeId> later;
    for (int step = 0; step < 400; ++step) {
        const int what = random.below(21);
        if (what < 11) {
            const Node node{.g = random.below(widest), .h = static_cast<Estimate>(random.below(widest))};
            const NodeId id = nodes.append("", node);
            if (random.one_in(4)) later.push_back(id);
            else if (!list->push(id, 0)) return "a push was refused";
            else sorted.push(id);
        } else if (what == 20) {
            for (const NodeId id : later) sorted.push(id);
            if (!join(*list, std::exchange(later, {}))) return "nodes were refused";
        } else if (what < 19) {
            const NodeId expected = sorted.pop(ranking.weight());
            if (list->top() != expected)
                return concat("seed ", seed, ", step ", step, ": ", list->top(), " not ", expected);
            if (expected != kNoNode) list->pop();
        } else {
            constexpr double kSomeWeights[] = {1, 1.2, 1.5, 2, 3, 5};
            ranking.set_weight(kSomeWeights[random.below(6)]);
            if (!list->rekey()) return "a change of the weight was refused";
        }
    }
    for (NodeId expected = sorted.pop(ranking.weight()); expected != kNoNode;
         expected = sorted.pop(ranking.weight())) {
        if (list->top() != expected)
            return concat("seed ", seed, ", at the end: ", list->top(), " not ", expected);
        list->pop();
    }
    return list->top() == kNoNode ? "" : "more nodes than were pushed";
}

}  // namespace

TEST_CASE("open list: buckets, heap and a sorted list pop in the same order") {
    for (const Order& order : kOrders) {
        for (const TieRule ties : kTieRules) {
            for (std::uint64_t seed = 0; seed < 6; ++seed) {
                CAPTURE(std::string(order.formula));
                CAPTURE(std::string(word(ties)));
                CHECK(order_violation(make_bucket_open_list, order, ties, ties, seed) == "");
                CHECK(order_violation(make_heap_open_list, order, ties, ties, seed) == "");
            }
        }
    }
}

TEST_CASE("open list control: another tie rule or another formula is caught") {
    for (const MakeList make : {&make_bucket_open_list, &make_heap_open_list}) {
        CHECK(order_violation(make, kOrders[0], TieRule::larger_g, TieRule::smaller_h, 1) ==
              "");  // f fixes both
        CHECK(order_violation(make, kOrders[0], TieRule::larger_g, TieRule::lifo, 1) != "");
        CHECK(order_violation(make, kOrders[0], TieRule::lifo, TieRule::fifo, 1) != "");
        CHECK(order_violation(make, kOrders[2], TieRule::larger_g, TieRule::smaller_h, 1) != "");
        CHECK(order_violation(make, {"g + h", kOrders[1].f}, TieRule::lifo, TieRule::lifo, 1) != "");
    }
}

TEST_CASE("open list: what is a tie on paper is one here, also between different g and h") {
    NodeTable nodes(1);
    const Ranking ranking(*Formula::compile("g + w*h"), 1.2, TieRule::larger_g);
    for (const MakeList make : {&make_bucket_open_list, &make_heap_open_list}) {
        const auto list = make(nodes, ranking);
        const NodeId deep = nodes.append("", Node{.g = 6, .h = 3});     // 6 + 1.2·3 = 9.6
        const NodeId shallow = nodes.append("", Node{.g = 0, .h = 8});  // 0 + 1.2·8 = 9.6
        for (const NodeId id : {deep, shallow}) CHECK(list->push(id, 0));
        CHECK(list->top() == deep);
        list->pop();
        CHECK(list->top() == shallow);
    }
}

TEST_CASE("open list: the heap orders by depth and by fractions, and a dead end comes last") {
    NodeTable nodes(1);
    const Ranking ranking(*Formula::compile("h - d"), 1, TieRule::lifo);
    const auto list = make_heap_open_list(nodes, ranking);
    const NodeId dead = nodes.append("", Node{.h = kDeadEnd});
    const NodeId near = nodes.append("", Node{.h = 2.25f});
    const NodeId nearer = nodes.append("", Node{.h = 2.5f});
    CHECK(list->push(dead, 90));
    CHECK(list->push(near, 1));
    CHECK(list->push(nearer, 2));
    for (const NodeId expected : {nearer, near, dead}) {
        CHECK(list->top() == expected);
        list->pop();
    }
    CHECK(list->top() == kNoNode);
}

TEST_CASE("open list: the buckets take g for the depth") {
    NodeTable nodes(1);
    for (const char* formula : {"h - d", "0 - d"}) {
        const Ranking ranking(*Formula::compile(formula), 1, TieRule::fifo);
        const auto list = make_bucket_open_list(nodes, ranking);
        for (Cost g = 0; g < 5; ++g) CHECK(list->push(nodes.append("", Node{.g = g, .h = 1}), 0));
        for (Cost g = 4; g >= 0; --g, list->pop()) CHECK(Cost{nodes[list->top()].g} == g);
    }
}

TEST_CASE("open list: a node for which the formula has no value is refused") {
    NodeTable nodes(1);
    Ranking ranking(*Formula::compile("sqrt(w - g)"), 5, TieRule::lifo);
    for (const MakeList make : {&make_bucket_open_list, &make_heap_open_list}) {
        ranking.set_weight(5);
        const auto list = make(nodes, ranking);
        CHECK(list->push(nodes.append("", Node{.g = 3}), 0));
        CHECK_FALSE(list->push(nodes.append("", Node{.g = 6}), 0));
        ranking.set_weight(4);
        CHECK(list->rekey());
        ranking.set_weight(2);
        CHECK_FALSE(list->rekey());
    }
}

}  // namespace open_list_test
