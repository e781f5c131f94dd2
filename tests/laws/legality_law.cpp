// A domain's moves are exactly those that the independent plan checker allows, in the order of the rules, and
// lead to states in which the checker allows the same moves.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/catalog.h"
#include "core/text/words.h"
#include "tests/support/changing_space.h"
#include "tests/support/effort.h"
#include "tests/support/explored.h"
#include "tests/support/samples.h"

namespace legality_law {

using namespace frontier;
using namespace frontier::test;

namespace {

std::vector<std::string> robot_moves(std::size_t robots) {
    std::vector<std::string> names;
    for (std::size_t robot = 0; robot < robots; ++robot) {
        for (const char* direction : {"up", "right", "down", "left"}) {
            names.push_back(robots == 1 ? direction : concat(robot, ' ', std::string(direction)));
        }
    }
    return names;
}

std::vector<std::string> jug_moves(const std::vector<std::string>& capacities) {
    std::vector<std::string> names;
    for (const std::string& jug : capacities) {
        names.push_back("Empty " + jug + " Gallon");
        names.push_back("Fill " + jug + " Gallon");
    }
    for (const std::string& from : capacities) {
        for (const std::string& to : capacities) {
            if (from != to) names.push_back("Pour " + from + " into " + to);
        }
    }
    return names;
}

std::vector<std::string> piece_moves(const std::string& board) {
    std::string letters;
    for (const auto& [first, last] : {std::pair{'a', 'z'}, std::pair{'A', 'Z'}}) {
        for (char letter = first; letter <= last; ++letter) {
            if (board.find(letter) != std::string::npos) letters += letter;
        }
    }
    std::vector<std::string> names;
    for (const char letter : letters) {
        for (const char* direction : {"up", "right", "down", "left"})
            names.push_back(concat(letter, ' ', std::string(direction)));
    }
    return names;
}

std::string allowed(const std::string& domain, const std::string& board, const std::string& before,
                    const std::vector<std::string>& names, const Options& options) {
    std::string list;
    for (const std::string& name : names) {
        const validate::Verdict verdict = check_plan(domain, board, before + name + '\n', options);
        if (verdict.legal) list += concat(name, verdict.reaches_goal ? " wins; " : "; ");
    }
    return list;
}

std::string generated(const Space& space, const std::byte* state) {
    std::string text;
    const SuccessorList list = successors_of(space, state);
    for (std::size_t i = 0; i < list.size(); ++i) {
        text += concat(space.action_name(list[i].action), space.is_goal(list[i].state) ? " wins; " : "; ");
    }
    return text;
}

std::string legality_violation(const Space& space, const std::string& id,
                               const std::vector<std::string>& names, const Options& options = {},
                               std::size_t states = 400) {
    const auto found = explore(space, states);
    for (std::size_t at = 0; at < found.states.size(); at += 2 * kSeedStep) {  // and what follows each
        const std::byte* state = found.states[at];
        const std::string board = space.text(state);
        const auto wrong = [&](const std::string& is, const std::string& should_be) {
            return concat("moves ", is, " instead of ", should_be, " on\n", board);
        };
        const std::string moves = generated(space, state);
        if (const auto right = allowed(id, board, "", names, options); moves != right)
            return wrong(moves, right);
        const SuccessorList list = successors_of(space, state);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string name = space.action_name(list[i].action);
            const std::string after = generated(space, list[i].state);
            const std::string right = allowed(id, board, name + '\n', names, options);
            if (after != right) return wrong("after " + name + ": " + after, right);
        }
    }
    return "";
}

// The same of any puzzle, over all names of moves that come up on the board, in whatever order.
std::string vocabulary_violation(const DomainRow& row, const Space& space) {
    const auto found = explore(space, 60);
    std::set<std::string> names;
    const auto moves_from = [&](const std::byte* state) {
        std::map<std::string, bool> moves;
        const SuccessorList list = successors_of(space, state);
        for (std::size_t i = 0; i < list.size(); ++i)
            moves[space.action_name(list[i].action)] = space.is_goal(list[i].state);
        return moves;
    };
    for (std::size_t at = 0; at < found.states.size(); ++at) {
        for (const auto& move : moves_from(found.states[at])) names.insert(move.first);
    }
    for (std::size_t at = 0; at < found.states.size(); ++at) {
        const std::string board = space.text(found.states[at]);
        const auto moves = moves_from(found.states[at]);
        for (const std::string& name : names) {
            const validate::Verdict verdict = validate::check_plan(row.check_plan, board, name + '\n', {});
            const auto move = moves.find(name);
            if (verdict.legal != (move != moves.end()))
                return concat(name, ": ", verdict.message, "\n", board);
            if (verdict.legal && verdict.reaches_goal != move->second)
                return concat(name, " wins or not\n", board);
        }
    }
    return "";
}

std::string sokoban_violation(const std::string& board) {
    const auto robots = static_cast<std::size_t>(std::count_if(
        board.begin(), board.end(), [](char c) { return c == '@' || c == '+' || c == '3' || c == '6'; }));
    return legality_violation(*space_of("sokoban", board), "sokoban", robot_moves(robots));
}

// Broken twins, with one robot, whose cell comes first.
struct WalksThroughBoxes : ChangingSpace {
    using ChangingSpace::ChangingSpace;
    void change(const std::byte* state, const SuccessorList& found, SuccessorList& list) const override {
        for (std::size_t i = 0; i < found.size(); ++i) {
            StateBytes walked(state, state + state_bytes());
            walked[0] = found[i].state[0];  // the box stays where it was
            list.add(found[i].action, found[i].cost, walked.data(), walked.data());
        }
    }
};

struct NeverUp : ChangingSpace {
    using ChangingSpace::ChangingSpace;
    void change(const std::byte*, const SuccessorList& found, SuccessorList& list) const override {
        for (std::size_t i = 0; i < found.size(); ++i) {
            if (found[i].action % 4 != 0)
                list.add(found[i].action, found[i].cost, found[i].state, found[i].canonical);
        }
    }
};

}  // namespace

TEST_CASE("law: Sokoban's moves are those the plan checker allows") {
    for (const std::string& board : kSokobanBoards) CHECK(sokoban_violation(board) == "");
    for (std::uint64_t seed = 5000; seed < 5020; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        CHECK(sokoban_violation(random_warehouse(random)) == "");
    }
}

TEST_CASE("law: Snowperson's moves are those the plan checker allows, with every option") {
    const auto violation = [](const std::string& board, const Options& options) {
        return legality_violation(*space_of("snowman", board, options), "snowman", robot_moves(1), options);
    };
    const Options transfer{{"transfer", "on"}};
    const Options course{{"stacks", "course"}};
    for (const std::string& board : kSnowBoards) {
        CHECK(violation(board, {}) == "");
        CHECK(violation(board, transfer) == "");
    }
    CHECK(violation("?-B\n-bX\n---\n", course) == "");
    for (std::uint64_t seed = 5500; seed < 5520; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        CHECK(violation(random_snow(random), seed % 2 == 0 ? Options{} : transfer) == "");
    }
}

TEST_CASE("law: Lunar Lockout's moves are those the plan checker allows") {
    const auto violation = [](const std::string& board) {
        return legality_violation(*space_of("lunar", board), "lunar", piece_moves(board), {}, 120);
    };
    for (const std::string& board : kLunarBoards) CHECK(violation(board) == "");
    for (std::uint64_t seed = 5100; seed < 5125; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        CHECK(violation(random_lunar(random)) == "");
    }
}

TEST_CASE("law: the moves of water jugs are those the plan checker allows") {
    const auto violation = [](const std::string& board, const std::vector<std::string>& capacities) {
        return legality_violation(*space_of("jugs", board), "jugs", jug_moves(capacities));
    };
    CHECK(violation("3 4\n0 0\n* 2\n", {"3", "4"}) == "");
    CHECK(violation("3 5 8\n0 0 8\n0 4 4\n", {"3", "5", "8"}) == "");
    CHECK(violation("6\n5\n0\n", {"6"}) == "");
}

TEST_CASE("law: of all moves that a puzzle has anywhere, those are possible that its plan checker allows") {
    std::vector<DomainRow> rows(domain_rows().begin(), domain_rows().end());
    rows.push_back(template_row());
    for (const DomainRow& row : rows) {
        const Samples& samples = *find_samples(row.info().id);
        for (std::size_t i = 0; i < samples.boards.size(); i += kSeedStep) {
            Random random(5200 + i);
            for (const std::string& board : {samples.boards[i], samples.random_board(random)}) {
                CAPTURE(board);
                CHECK(vocabulary_violation(row, Space(*row.parse(board, {}), kZero)) == "");
            }
        }
    }
}

TEST_CASE("control: a move that the checker refuses, or one that is missing, is caught") {
    DomainRow row = template_row();
    const Space walk(*row.parse("..S.G\n", {}), kZero);
    CHECK(vocabulary_violation(row, walk) == "");
    row.check_plan = [](const validate::Task& task) {  // the board ends a square too soon
        return template_row().check_plan({task.board.substr(1), task.plan, task.options});
    };
    CHECK(vocabulary_violation(row, walk) != "");
    row.check_plan = [](const validate::Task&) { return validate::Verdict{.readable = true, .legal = true}; };
    CHECK(vocabulary_violation(row, walk) != "");
}

TEST_CASE("control: moves in another order, moves too few and moves to a wrong state are caught") {
    const auto violation = [](const Space& space) {
        return legality_violation(space, "sokoban", robot_moves(1));
    };
    CHECK(violation(Space(space_of("sokoban", kExample1))) == "");
    CHECK(violation(ReversingSpace(space_of("sokoban", kExample1))) != "");
    CHECK(violation(WalksThroughBoxes(space_of("sokoban", kExample1))) != "");
    CHECK(violation(NeverUp(space_of("sokoban", kExample1))) != "");
}

}  // namespace legality_law
