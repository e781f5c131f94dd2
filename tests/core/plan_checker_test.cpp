#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/catalog.h"
#include "tests/support/effort.h"

namespace plan_checker_test {

using frontier::check_plan;
using frontier::test::kSeedStep;
using frontier::validate::Verdict;

namespace {

const std::string kCs161Board = R"((setq p1 '((0 0 1 1 1 1 0 0 0)
           (1 1 1 0 0 1 1 1 1)
           (1 0 0 0 0 0 2 0 1)
           (1 0 1 0 0 1 2 0 1)
           (1 0 4 0 4 1 3 0 1)
           (1 1 1 1 1 1 1 1 1))).
)";
const std::string kCs161Plan = "ruuLLLulDrrrrddlUruLLLddllluurRDrdLuuurDD";

const std::string kDrawnBoard =
    "; robots: 0=(2,1) 1=(0,0)\n"
    "#######\n"
    "#@ $ .#\n"
    "#  @ *#\n"
    "#######\n";

const std::string kJugs = "3 4\n0 0\n* 2\n";
const std::string kJugsPlan =
    "Fill 3 Gallon\nPour 3 into 4\nFill 3 Gallon\nPour 3 into 4\nEmpty 4 Gallon\nPour 3 into 4\n";

// Length of the shortest plan, found by trying every one the checker lets through; limit + 1: none.
std::size_t shortest_plan(const std::string& domain, const std::string& board,
                          const std::vector<std::string>& actions, std::size_t limit) {
    if (check_plan(domain, board, "").reaches_goal) return 0;
    std::vector<std::string> plans = {""};
    for (std::size_t length = 1; length <= limit; ++length) {
        std::vector<std::string> longer;
        for (const std::string& plan : plans) {
            for (const std::string& action : actions) {
                longer.push_back(plan + action + '\n');
                const Verdict verdict = check_plan(domain, board, longer.back());
                if (verdict.reaches_goal) return length;
                if (!verdict.legal) longer.pop_back();
            }
        }
        plans = std::move(longer);
    }
    return limit + 1;
}

const std::vector<std::string> kDirections = {"up", "right", "down", "left"};
const std::vector<std::string> kDirectionsOfTwo = {"0 up", "0 right", "0 down", "0 left",
                                                   "1 up", "1 right", "1 down", "1 left"};

void check_consistent(const Verdict& verdict) {
    CHECK_FALSE(verdict.message.empty());
    CHECK((verdict.failed_step != 0) == (verdict.readable && !verdict.legal));
    CHECK((verdict.readable || !verdict.legal));
    CHECK((verdict.legal || !verdict.reaches_goal));
    CHECK((!verdict.readable || verdict.line == 0));
}

std::string mutated(std::string text, std::uint32_t& random) {
    const auto draw = [&](std::size_t below) {
        random = random * 1664525U + 1013904223U;
        return static_cast<std::size_t>(random >> 8) % below;
    };
    for (std::size_t changes = 1 + draw(4); changes > 0 && !text.empty(); --changes) {
        const std::size_t place = draw(text.size());
        switch (draw(4)) {
            case 0: text.erase(place, 1 + draw(6)); break;
            case 1: text.insert(place, 1, static_cast<char>(draw(256))); break;
            case 2: text.insert(place, text.substr(draw(text.size()), draw(20))); break;
            default: text[place] = "()#@$.*+;:=-0123456789 \n"[draw(24)]; break;
        }
    }
    return text;
}

}  // namespace

TEST_CASE("plan checker: the optimal plan of CS161's Figure 1 passes") {
    const Verdict verdict = check_plan("sokoban", kCs161Board, kCs161Plan);
    CHECK(verdict.readable);
    CHECK(verdict.legal);
    CHECK(verdict.reaches_goal);
    CHECK(verdict.cost == 41);
    CHECK(verdict.steps == 41);
    CHECK(verdict.failed_step == 0);
    CHECK(verdict.message == "The plan reaches the goal in 41 steps, at cost 41.");
}

TEST_CASE("plan checker: an optimal plan without one of its actions fails, and at the right step") {
    // 0: legal to the end, but short of the goal.
    const std::vector<std::size_t> failing_steps = {1,  3,  3,  6,  6,  6,  10, 12, 10, 14, 14, 14, 14, 15,
                                                    15, 17, 19, 18, 20, 22, 22, 22, 24, 24, 27, 27, 27, 29,
                                                    29, 31, 31, 34, 33, 37, 37, 0,  0,  0,  0,  0,  0};
    REQUIRE(failing_steps.size() == kCs161Plan.size());
    for (std::size_t i = 0; i < kCs161Plan.size(); ++i) {
        CAPTURE(i);
        std::string shorter = kCs161Plan;
        shorter.erase(i, 1);
        const Verdict verdict = check_plan("sokoban", kCs161Board, shorter);
        CHECK_FALSE(verdict.reaches_goal);
        CHECK(verdict.failed_step == failing_steps[i]);
    }
}

TEST_CASE("plan checker: this optimal plan bears no change of order and no other direction") {
    const auto reaches_goal = [](const std::string& plan) {
        return check_plan("sokoban", kCs161Board, plan).reaches_goal;
    };
    const std::string plan = "ruullluldrrrrddlurulllddllluurrdrdluuurdd";
    for (std::size_t i = 0; i < plan.size(); ++i) {
        CAPTURE(i);
        for (const char letter : {'u', 'r', 'd', 'l'}) {
            std::string altered = plan;
            altered[i] = letter;
            CHECK(reaches_goal(altered) == (altered == plan));
        }
        if (i == 0) continue;
        std::string swapped = plan;
        std::swap(swapped[i - 1], swapped[i]);
        CHECK(reaches_goal(swapped) == (swapped == plan));
    }
}

// A checker that refuses a legal move finds longer plans, one that allows an illegal move shorter ones.
TEST_CASE("plan checker: trying all plans finds the known optima") {
    CHECK(shortest_plan("sokoban",
                        "((1 1 1 1 1) (1 0 0 4 1) (1 0 2 0 1) (1 0 3 0 1) (1 0 0 0 1) (1 1 1 1 1))",
                        kDirections, 8) == 4);
    CHECK(shortest_plan("sokoban",
                        "'((1 1 1 1 1) (1 0 0 4 1) (1 0 2 3 1) (1 0 0 0 1) (1 0 0 0 1) (1 1 1 1 1))",
                        kDirections, 8) == 6);
    CHECK(shortest_plan("sokoban",
                        "((1 1 1 1 1)\n (1 0 0 6 1)\n (1 0 2 0 1)\n (1 0 0 0 1)\n (1 0 0 0 1)\n (1 1 1 1 1))",
                        kDirections, 8) == 7);
    CHECK(shortest_plan("sokoban",
                        "((1 1 1 1 1) (1 4 2 0 1) (1 0 0 0 1) (1 0 0 0 1) (1 0 5 3 1) (1 1 1 1 1))",
                        kDirections, 8) == 4);
    CHECK(shortest_plan("sokoban", "@@$. ", kDirectionsOfTwo, 4) == 1);
    CHECK(shortest_plan("sokoban", "@$@. ", kDirectionsOfTwo, 6) == 4);
    CHECK(shortest_plan("sokoban", " .$@  \n  $   \n  .   ", kDirections, 4) == 2);

    const std::vector<std::string> pours = {"Empty 3 Gallon", "Fill 3 Gallon", "Empty 4 Gallon",
                                            "Fill 4 Gallon",  "Pour 3 into 4", "Pour 4 into 3"};
    CHECK(shortest_plan("jugs", "3 4\n0 0\n2 4", pours, 7) == 4);
    CHECK(shortest_plan("jugs", "3 4\n0 0\n2 0", pours, 7) == 5);
    CHECK(shortest_plan("jugs", "3 4\n0 0\n0 2", pours, 7) == 6);
    CHECK(shortest_plan("jugs", "3 4\n0 0\n1 1", pours, 6) == 7);
}

TEST_CASE("plan checker: damaged boards and plans are answered, whatever they hold") {
    std::uint32_t random = 161;
    for (std::uint64_t round = 0; round < 4000; round += kSeedStep) {
        CAPTURE(round);
        check_consistent(check_plan("sokoban", mutated(kCs161Board, random), kCs161Plan));
        check_consistent(check_plan("sokoban", kCs161Board, mutated(kCs161Plan, random)));
        check_consistent(
            check_plan("sokoban", mutated(kDrawnBoard, random), mutated("1 right\n0 up\n", random)));
        check_consistent(check_plan("jugs", mutated(kJugs, random), mutated(kJugsPlan, random)));
    }
}

TEST_CASE("plan checker: a text of any length or bytes is answered") {
    const std::string zeros(1000, '\0');
    const std::string deep(100000, '(');
    const std::string wide(100000, '#');
    const std::string tall(100000, '\n');
    for (const std::string& text :
         {zeros, deep, wide, tall, std::string("\xff\xfe@"), std::string("\r\r\n")}) {
        for (const char* domain : {"sokoban", "jugs"}) {
            check_consistent(check_plan(domain, text, kCs161Plan));
            check_consistent(check_plan(domain, text, text));
        }
        check_consistent(check_plan("sokoban", "@", text));
        check_consistent(check_plan("jugs", kJugs, text));
    }
    CHECK(check_plan("sokoban", "@ ", std::string(50000, 'x')).message.size() < 200);
}

TEST_CASE("plan checker: a domain it does not know") {
    const Verdict verdict = check_plan("chess", "", "");
    CHECK_FALSE(verdict.readable);
    CHECK(verdict.message.starts_with("There is no domain \"chess\". Choose one of: sokoban, snowman, "));
}

}  // namespace plan_checker_test
