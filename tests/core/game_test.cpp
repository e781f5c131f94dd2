#include "core/game/game.h"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>

#include "core/game/game_info.h"
#include "core/text/words.h"
#include "tests/support/random_game.h"

namespace game_test {

using namespace frontier;
using namespace frontier::game;
using namespace frontier::test;

namespace {

std::string file_text(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    REQUIRE(stream);
    return {std::istreambuf_iterator<char>(stream), {}};
}

// Boards of tests/vectors/game, relative to the working directory.
GameCase vector_game(int board, int turns) {
    return {file_text(concat("tests/vectors/game/init_", board, ".txt")),
            file_text(concat("tests/vectors/game/goal_", board, ".txt")), turns};
}

struct Golden {
    int board;
    int turns;
    const char* type;
    double value;
    const char* util_calls;
};

// "move 3 down" and so on as a path.
MovePath path_of_moves(const GameSearch& search, const std::vector<std::string>& moves) {
    MovePath path;
    for (const std::string& move : moves) {
        const auto legal = search.position(path)->moves;
        const auto found = std::find_if(legal.begin(), legal.end(),
                                        [&](const LegalMove& each) { return each.move == move; });
        REQUIRE(found != legal.end());
        path.push_back(static_cast<std::uint32_t>(found - legal.begin()));
    }
    return path;
}

const GameCase kSeedExample{"1 2 .\n3 4 .\n. . .\n", "1 2 .\n3 4 .\n. . .\n", 2};

}  // namespace

TEST_CASE("every solution file of the vectors, byte for byte") {
    const std::pair<const char*, const char*> kinds[] = {
        {"minimax", "minimax"}, {"rand", "minimax_rand"}, {"ab", "alpha_beta_pruning"}};
    int seen = 0;
    for (const int board : {0, 2, 3, 4}) {
        for (const int turns : {1, 2, 3}) {
            for (const auto& [ending, type] : kinds) {
                const std::string path =
                    concat("tests/vectors/game/soln_", board, '_', turns, '_', ending, ".txt");
                CAPTURE(path);
                if (!std::ifstream(path)) continue;
                ++seen;
                CHECK(solved(vector_game(board, turns), type).result()->solution == file_text(path));
            }
        }
    }
    CHECK(seen == 34);
}

TEST_CASE("verified values and counts that no plain search could reach in a test") {
    for (const Golden& row :
         {Golden{0, 3, "minimax", 6, "143963645"}, Golden{0, 3, "alpha_beta_pruning", 6, "2729062"},
          Golden{0, 3, "minimax_rand", 3.591519, "143963645"}, Golden{2, 4, "minimax", 4, "17137542"},
          Golden{2, 4, "alpha_beta_pruning", 4, "162055"}, Golden{2, 6, "minimax", 4, "140629907073"},
          Golden{2, 6, "alpha_beta_pruning", 4, "97291907"},
          Golden{2, 6, "minimax_rand", 1.764925, "140629907073"},
          Golden{2, 10, "alpha_beta_pruning", 4, "51733704653662"}}) {
        CAPTURE(row.board);
        CAPTURE(row.turns);
        CAPTURE(row.type);
        const auto result = solved(vector_game(row.board, row.turns), row.type).result();
        CHECK(result->value == doctest::Approx(row.value).epsilon(1e-6));
        CHECK(result->util_calls == row.util_calls);
    }
}

TEST_CASE("no turns: the utility of the start, called once") {
    for (const SearchType type : kSearchTypes) {
        const GameSearch search = solved({kSeedExample.start, kSeedExample.goal, 0}, word(type));
        CHECK(search.result()->solution == "Value: -2.00\nUtil calls: 1\n");
        CHECK(search.stats().evaluations == 1);
        CHECK(search.tree({})->role == Role::leaf);
        CHECK(search.tree({})->sentence == "All turns are taken: the utility is -2.");
        CHECK(search.position({})->agent.empty());
        CHECK(search.position({})->moves.empty());
        CHECK_FALSE(search.tree({0}));
    }
}

TEST_CASE("a request that cannot be met is refused") {
    const auto field = [](const GameRequest& request) {
        const auto search = GameSearch::start(request);
        REQUIRE_FALSE(search);
        return search.diagnostic().field;
    };
    const GameRequest good{"1 .", ". 1", "minimax", "1", {}};
    CHECK(GameSearch::start(good));
    CHECK(field({"1 .", ". 1", "minmax", "1", {}}) == "search");
    CHECK(field({"1 .", ". 1", "", "1", {}}) == "search");
    CHECK(field({"1 .", ". 1", "minimax", "-1", {}}) == "turns");
    CHECK(field({"1", ". 1", "minimax", "1", {}}) == "goal");
    CHECK(field({"?", ". 1", "minimax", "1", {}}) == "start");
    CHECK(field({"1 .", ". 1", "minimax", "1", 0.5}) == "memory");
    CHECK(field({"1 .", ". 1", "minimax", "1", 1e12}) == "memory");
}

TEST_CASE("a search that was stopped claims nothing, and goes on where it was") {
    GameSearch search = search_of(vector_game(0, 3), "minimax");
    CHECK(search.advance(1000) == Status::running);
    CHECK(search.stats().message.empty());
    for (const Status why : {Status::timeout, Status::cancelled}) {
        search.stop(why);
        const GameStats stats = search.stats();
        CHECK(stats.status == why);
        CHECK(stats.message.ends_with("before the value was known."));
        CHECK(stats.progress < 1);
        CHECK_FALSE(search.result());
        CHECK_FALSE(search.path_of("0"));
        CHECK_FALSE(search.answer({}));
        CHECK(search.tree({})->row.visited == Visited::pending);
        CHECK_FALSE(search.tree({})->row.value);
        CHECK(search.tree({0, 0})->sentence == "The search has not come here yet.");
        CHECK(search.advance(1000) == Status::running);
    }
    while (search.advance(100'000) == Status::running) {}
    CHECK(search.result()->util_calls == "143963645");
    search.stop(Status::cancelled);
    CHECK(search.stats().status == Status::solved);
}

TEST_CASE("a search keeps to its memory, claims nothing, and still plays the end of the game") {
    const GameCase game = vector_game(0, 6);
    auto started = GameSearch::start({game.start, game.goal, "alpha_beta_pruning", "6", 2.0});
    REQUIRE(started);
    GameSearch& search = *started;
    while (search.advance(10'000) == Status::running) REQUIRE(search.stats().memory_bytes <= 2 << 20);
    CHECK(search.stats().status == Status::memory);
    CHECK(search.stats().message.find("memory bound") != std::string::npos);
    CHECK_FALSE(search.result());
    CHECK(search.advance(10'000) == Status::memory);
    MovePath path(14, 0);
    CHECK(search.ask(path) == Status::running);
    while (search.advance(10'000) == Status::running) {}
    REQUIRE(search.answer(path));
    CHECK(search.answer(path)->line.size() == 4);
    CHECK_FALSE(search.result());
    CHECK_FALSE(search.ask({999}));
}

TEST_CASE("more nodes than can be counted are not counted wrongly") {
    GameSearch search = search_of({kSeedExample.start, kSeedExample.goal, 30}, "minimax");
    while (search.advance(100'000) == Status::running) {}
    CHECK(search.stats().status == Status::failed);
    CHECK(search.stats().message.find("2^128") != std::string::npos);
    CHECK_FALSE(search.result());
}

TEST_CASE("numbers far beyond 64 bits lead to nodes and back") {
    const GameSearch search = solved({kSeedExample.start, kSeedExample.goal, 14}, "minimax");
    const Count nodes = *read_count(search.result()->nodes);
    CHECK(nodes > Count{1} << 80);
    Random random(1);
    for (int i = 0; i < 40; ++i) {
        const std::string number = decimal(((Count{random.bits()} << 64) + random.bits()) % nodes);
        const auto path = search.path_of(number);
        REQUIRE(path);
        CHECK(search.number_of(*path) == number);
    }
    CHECK(search.path_of(decimal(nodes - 1))->size() == 42);
    CHECK_FALSE(search.path_of(decimal(nodes)));
    CHECK_FALSE(search.path_of("-1"));
    CHECK_FALSE(search.path_of("x"));
}

TEST_CASE("a cut is explained") {
    const GameSearch search = solved({"1 . 2\n4 . 3\n", "4 1 3\n2 . .\n", 1}, "alpha_beta_pruning");
    const auto root = search.tree({});
    CHECK(root->agent == "AGENT1");
    CHECK(root->row.value == 1);
    CHECK(root->sentence == "AGENT1 takes the greatest value: 1 by move 1 right.");
    CHECK(root->alpha_left == 1);
    REQUIRE(root->children.size() == 2);
    CHECK(root->children[1].move == "move 3 left");
    CHECK(root->children[1].alpha == 1);
    CHECK(root->children[1].bound == Bound::at_most);
    const auto node = search.tree({1});
    CHECK(node->role == Role::min);
    CHECK(node->alpha_from == 0);
    CHECK(node->sentence == "AGENT2 takes the least value: 0 by move 2 left. Only 1 of 2 moves were tried.");
    REQUIRE(node->children.size() == 2);
    CHECK(node->children[1].visited == Visited::cut);
    CHECK(node->children[1].reason ==
          "AGENT2 already has 0 ≤ alpha 1 here, so the rest cannot matter: at ply 1 AGENT1 is sure of 1 by "
          "move 1 "
          "right.");
    const auto below = search.tree({1, 1, 0});
    CHECK(below->row.visited == Visited::cut);
    CHECK(below->sentence == node->children[1].reason);
    CHECK_FALSE(search.number_of({1, 1}));
}

TEST_CASE("chance nodes show their mean") {
    const GameSearch search = solved({"1 . 2\n4 . 3\n", "4 1 3\n2 . .\n", 1}, "minimax_rand");
    const auto node = search.tree({0});
    CHECK(node->role == Role::chance);
    double sum = 0;
    for (const TreeRow& child : node->children) sum += *child.value;
    CHECK(*node->row.value == sum / static_cast<double>(node->children.size()));
    CHECK(node->sentence.starts_with("AGENT2 plays any move alike: "));
    CHECK(node->sentence.ends_with(" is the mean of 2 values."));
    CHECK(search.answer({0})->random);
    CHECK_FALSE(search.answer({0})->best);
}

TEST_CASE("a position has its moves, what was played and every agent's utility") {
    const GameSearch search = solved(kSeedExample, "minimax");
    const MovePath path = path_of_moves(search, {"move 3 down", "move 2 right"});
    const auto position = search.position(path);
    CHECK(position->ply == 2);
    CHECK(position->plies == 6);
    CHECK(position->agent == "AGENT3");
    CHECK(position->text == "1 . 2\n. 4 .\n3 . .\n");
    CHECK(position->played[1].agent == "AGENT2");
    CHECK(position->played[1].move == "move 2 right");
    CHECK(position->utilities[0].total == 1 - 4);
    CHECK(position->utilities[1].total == 4 - 1);
    CHECK(position->utilities[2].cells == std::vector<std::int32_t>{1, 0, 0, 0, -4, 0, 0, 0, 0});
    CHECK(position->moves[0].move == "move 1 right");
    CHECK(position->moves[0].from == 0);
    CHECK(position->moves[0].to == 1);
    CHECK_FALSE(search.position({99}));
    CHECK(search.answer(path)->best);
    CHECK(search.answer(path)->line.size() == 4);
}

TEST_CASE("the shipped games can be played, and their notes are true") {
    const auto collection = read_game_levels(file_text("levels/game_first_boards.txt"));
    REQUIRE(collection);
    CHECK(collection->levels.size() >= 8);
    for (const GameLevel& level : collection->levels) {
        CAPTURE(level.id);
        CHECK_FALSE(level.note.empty());
        const GameCase game{level.start, level.goal, static_cast<int>(level.turns)};
        const auto all = solved(game, "minimax").result();
        const auto random = solved(game, "minimax_rand").result();
        const auto pruned = solved(game, "alpha_beta_pruning").result();
        const bool other_choice = all->line[0].move != random->line[0].move;
        if (level.id == "A first cut") CHECK(all->util_calls + " " + pruned->util_calls == "10 5");
        if (level.id == "Friend or dice")
            CHECK(all->line[0].move + ", " + random->line[0].move == "move 1 left, move 1 right");
        if (level.id == "Two ways to trust") CHECK(other_choice);
        if (level.id == "Nothing to do for AGENT2") CHECK(all->util_calls == pruned->util_calls);
        if (level.id == "A long game") CHECK(pruned->util_calls == "51733704653662");
    }
}

TEST_CASE("what is told about the game fits the game") {
    const GameInfo& info = game_info();
    REQUIRE(info.searches.size() == std::size(kSearchTypes));
    for (std::size_t i = 0; i < info.searches.size(); ++i)
        CHECK(info.searches[i].id == word(kSearchTypes[i]));
    CHECK(read_rules(info.start, info.goal));
    CHECK(info.lessons.size() >= 3);
    for (const Lesson& lesson : info.lessons) CHECK(lesson.text.size() > 300);
    const Picture picture = sketch_game_board("1 2 x .", "start")->picture;
    CHECK(info.legend[static_cast<std::size_t>(picture.cells[1])].id == "odd");
    CHECK(info.legend[static_cast<std::size_t>(picture.cells[4])].id == "even");
    CHECK(info.legend[static_cast<std::size_t>(picture.cells[6])].id == "fixed");
    CHECK(info.legend[static_cast<std::size_t>(picture.cells[9])].id == "cell");
}

}  // namespace game_test
