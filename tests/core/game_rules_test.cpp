#include <doctest/doctest.h>

#include <numeric>

#include "core/game/read_game.h"
#include "core/game/rules.h"

namespace game_rules_test {

using namespace frontier;
using namespace frontier::game;

namespace {

Rules rules_of(std::string_view start, std::string_view goal) {
    const auto rules = read_rules(start, goal);
    REQUIRE(rules);
    return *rules;
}

// The moves of the agent whose turn it is at `ply`, as text.
std::string moves_at(const Rules& rules, unsigned ply) {
    game::Position position = rules.start();
    position.ply = ply;
    std::vector<Move> moves;
    rules.append_moves(position, moves);
    std::string text;
    for (const Move move : moves) text += rules.move_text(position.board, move) + ", ";
    return text;
}

std::int32_t total(const Rules& rules, Agent agent) {
    const auto all = rules.contributions(rules.start().board, agent);
    return std::accumulate(all.begin(), all.end(), 0);
}

}  // namespace

TEST_CASE("the seed's examples of utility, cell by cell") {
    const Rules first = rules_of(". 1 4\n. 2 5\n. 3 6\n", "1 2 4\n3 . 5\n. . 6\n");
    CHECK(first.start().utility == -5);
    CHECK(first.contributions(first.start().board, Agent::agent1) ==
          std::vector<std::int32_t>{0, 0, -4, 0, 0, 5, 0, 0, -6});
    CHECK(first.contributions(first.start().board, Agent::agent2) ==
          std::vector<std::int32_t>{0, 0, 4, 0, 0, -5, 0, 0, 6});
    CHECK(total(first, Agent::agent3) == -5);
    const Rules second = rules_of("1 2 .\n3 4 .\n. . .\n", "1 2 .\n3 4 .\n. . .\n");
    CHECK(total(second, Agent::agent1) == -2);
    CHECK(total(second, Agent::agent2) == 2);
    CHECK(total(second, Agent::agent3) == -2);
    CHECK(second.start().utility == -2);
}

TEST_CASE("moves come row by row, each left, right, up, down; every agent has its tiles") {
    const Rules rules = rules_of(". 1 .\n2 . 4\n. 3 .\n", ". 1 .\n2 . 4\n. 3 .\n");
    CHECK(moves_at(rules, 0) ==
          "move 1 left, move 1 right, move 1 down, move 3 left, move 3 right, move 3 up, ");
    CHECK(moves_at(rules, 1) ==
          "move 2 right, move 2 up, move 2 down, move 4 left, move 4 up, move 4 down, ");
    CHECK(moves_at(rules, 2) ==
          "move 1 left, move 1 right, move 1 down, move 2 right, move 2 up, move 2 down, move 4 left, move 4 "
          "up, move "
          "4 down, "
          "move 3 left, move 3 right, move 3 up, ");
    CHECK(moves_at(rules, 3) == moves_at(rules, 0));
}

TEST_CASE("odd is by arithmetic, fixed cells block, and an agent without a move passes") {
    CHECK(moves_at(rules_of("-3 .\n", "-3 .\n"), 0) == "move -3 right, ");
    CHECK(moves_at(rules_of("-3 .\n", "-3 .\n"), 1) == "pass, ");
    CHECK(moves_at(rules_of("0 .\n", "0 .\n"), 0) == "pass, ");
    CHECK(moves_at(rules_of("0 .\n", "0 .\n"), 1) == "move 0 right, ");
    CHECK(moves_at(rules_of("1 x .\n", "1 x .\n"), 2) == "pass, ");
    CHECK(moves_at(rules_of("1 2\n3 4\n", "1 2\n3 4\n"), 2) == "pass, ");
    CHECK(moves_at(rules_of("1\n.\n", "1\n.\n"), 0) == "move 1 down, ");  // one cell wide
}

TEST_CASE("the utility is kept up to date by moves, and taken back with them") {
    const Rules rules = rules_of("1 -1 .\n2 1 0\n. x -4\n", ". -1 1\n1 2 0\n-4 x .\n");
    const auto from_scratch = [&](const Board& board) {
        const auto all = rules.contributions(board, Agent::agent1);
        return std::accumulate(all.begin(), all.end(), 0);
    };
    game::Position position = rules.start();
    std::vector<std::pair<game::Position, Move>> played;
    for (unsigned ply = 0; ply < 60; ++ply) {
        std::vector<Move> moves;
        rules.append_moves(position, moves);
        played.push_back({position, moves[ply * 7 % moves.size()]});
        rules.apply(position, played.back().second);
        CHECK(position.utility == from_scratch(position.board));
    }
    while (!played.empty()) {
        rules.undo(position, played.back().second);
        CHECK(position.board == played.back().first.board);
        CHECK(position.utility == played.back().first.utility);
        CHECK(position.ply == played.back().first.ply);
        played.pop_back();
    }
}

TEST_CASE("a picture has ground, piece and number") {
    const Rules rules = rules_of("-1 . x\n4 . .\n", "4 . x\n-1 . .\n");
    const Picture picture = rules.picture(rules.start().board);
    CHECK(picture.width == 3);
    CHECK(picture.height == 2);
    CHECK(picture.cells ==
          std::vector<std::int32_t>{0, 2, -1, 0, -1, -1, 1, -1, -1, 0, 3, 4, 0, -1, -1, 0, -1, -1});
    CHECK(rules.print(rules.start().board) == "-1 . x\n4 . .\n");
}

}  // namespace game_rules_test
