#include "core/domains/snowman.h"

#include <doctest/doctest.h>

#include "core/catalog.h"
#include "core/text/words.h"
#include "tests/support/boards.h"
#include "tests/support/explored.h"
#include "tests/support/searches.h"
#include "tests/support/spaces.h"

namespace snowman_test {

using namespace frontier;
using namespace frontier::test;

namespace {

std::unique_ptr<Space> snowman_of(const std::string& board, const Options& options = {}) {
    return space_of("snowman", board, options);
}

// What each move leads to, with its name: "up: board".
std::string moves(const std::string& board, const Options& options = {}) {
    const auto space = snowman_of(board, options);
    std::string text;
    const SuccessorList list = successors_of(*space, start_of(*space).data());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Successor next = list[i];
        text +=
            concat(space->action_name(next.action), next.cost == 1 ? ": " : "?: ", space->text(next.state));
    }
    return text;
}

// The row of pieces after moving right, or "no".
std::string pushed(const std::string& row, const Options& options = {}) {
    const std::string below = "------\n------X\n";
    std::string missing;
    for (const std::string_view ball : {"sBCG", "mACG", "bABG"}) {
        if (row.find_first_of(ball) == std::string::npos) missing += ball[0];
    }
    const std::string list = moves(row + '\n' + below + '#' + missing + "\n", options);
    const std::size_t found = list.find("right: ");
    return found == std::string::npos ? "no" : list.substr(found + 7, list.find('\n', found) - found - 7);
}

Stats solved(const std::string& board, const std::string& strategy = "a_star",
             const std::string& heuristic = "alternate", const Options& options = {}) {
    return test::solved({.domain = "snowman",
                         .board = board,
                         .options = options,
                         .strategy = strategy,
                         .heuristic = heuristic,
                         .max_expansions = 200'000});
}

std::string dead_end_of(const std::string& board) { return test::dead_end_of(*snowman_of(board)); }

}  // namespace

TEST_CASE("snowman: walking, in the order up, right, down, left") {
    CHECK(moves("---\n-?-\n---\nsmbX") ==
          "up:  ?\n----\n----\nsmbX\nright: ----\n  ?\n----\nsmbX\ndown: ----\n----\n ?\nsmbX\nleft: "
          "----\n?\n----\nsmbX\n");
    CHECK(moves("#?#\ns#b\nXm") == "");
    CHECK(moves("?-X\nsmb\n") == "right:  ?X\nsmb\n");
}

TEST_CASE("snowman: a ball alone is pushed to an empty square or onto a bigger one") {
    CHECK(pushed("?s--") == " ?s");
    CHECK(pushed("?b--") == " ?b");
    CHECK(pushed("?s#-") == "no");
    CHECK(pushed("-----?s") == "no");
    CHECK(pushed("?sm-") == " ?C");
    CHECK(pushed("?sb-") == " ?B");
    CHECK(pushed("?mb-") == " ?A");
    CHECK(pushed("?sA-") == " ?G");
    CHECK(pushed("?ms-") == "no");
    CHECK(pushed("?bm-") == "no");
    CHECK(pushed("?bs-") == "no");
    CHECK(pushed("?bC-") == "no");
    CHECK(pushed("?mB-") == "no");
}

TEST_CASE("snowman: the top of a stack rolls off to an empty square, and the robot stays") {
    CHECK(pushed("?A--") == "?bm");
    CHECK(pushed("?B--") == "?bs");
    CHECK(pushed("?C--") == "?ms");
    CHECK(pushed("?A#-") == "no");
    CHECK(pushed("?G--") == "no");
    CHECK(pushed("?Cb-") == "no");
    CHECK(pushed("?Bm-") == "no");
    CHECK(pushed("?As-") == "no");
    const Options transfer{{"transfer", "on"}};
    CHECK(pushed("?Cb-", transfer) == "?mB");
    CHECK(pushed("?Bm-", transfer) == "?bC");
    CHECK(pushed("?As-", transfer) == "no");
    CHECK(pushed("?G--", transfer) == "no");
}

TEST_CASE("snowman: boards with one and two balls stacked, of known optimum") {
    CHECK(solved("; destination: 2 2\n-----\n  m\n  B\n-----\n?----\n").cost == 12);
    CHECK(solved("; destination: 2 2\n-----\n  b\n  C\n-----\n?----\n").cost == 25);
    CHECK(solved("; destination: 2 4\n-----\n  m\n-----\n-----\n? B\n").cost == 14);
    CHECK(solved("; destination: 4 4\n-----\n m\n  s\n-----\n?   b\n").cost == 21);
    CHECK(solved("G?X\n", "a_star").claim.kind == ClaimKind::unsolvable);
    CHECK(solved("G?\ndestination 0 0\n").cost == 0);
}

TEST_CASE("snowman: pushing from stack to stack is an option, and matters") {
    const std::string board = "; destination: 1 2\n----\n----\n bC\n ?#\n";
    for (const char* heuristic : {"zero", "alternate"}) {
        CHECK(solved(board, "a_star", heuristic).cost == 38);
        CHECK(solved(board, "a_star", heuristic, {{"transfer", "on"}}).cost == 30);
    }
}

TEST_CASE("snowman: A* expands as many states as are known from elsewhere") {
    struct Row {
        const std::string& board;
        Cost optimum;
        std::uint64_t expanded[4];
    };
    const Row rows[] = {{kSnowV1, 20, {6428, 1847, 1391, 913}},
                        {kSnowV2, 32, {14022, 6720, 3118, 2287}},
                        {kSnowV3, 24, {27092, 9436, 7836, 5006}}};
    constexpr const char* kHeuristics[] = {"manhattan", "push_distance", "pdb", "pdb_walk"};
    for (const Row& row : rows) {
        CAPTURE(row.board);
        for (std::size_t i = 0; i < 4; ++i) {
            const Stats stats = solved(row.board, "a_star", kHeuristics[i], {{"deadlocks", "off"}});
            CHECK(stats.cost == row.optimum);
            CHECK(stats.counters.expanded == row.expanded[i]);
            CHECK(stats.claim.kind == ClaimKind::optimal);
        }
        CHECK(solved(row.board).counters.expanded < 200);
    }
    CHECK(check_plan("snowman", kSnowV1, "uuurrdurrdlulduldldr").reaches_goal);
}

TEST_CASE("snowman: dead ends and their reasons") {
    CHECK(dead_end_of("m---\n ?b\n s X\n----\n").find("in a corner") != std::string::npos);
    CHECK(dead_end_of("-m--\n ?b\n s X\n----\n").find("because of the walls") != std::string::npos);
    CHECK(dead_end_of("----\n ?G\n   X\n----\n").find("complete") != std::string::npos);
    CHECK(dead_end_of("----\n ?bs\n   m\ndestination 3 2\n").find("destination is a corner") !=
          std::string::npos);
    CHECK(dead_end_of("----\n ?m-\n   B\ndestination 3 2\n").find("destination is a corner") !=
          std::string::npos);
    CHECK(dead_end_of("----\n ?C-\n   b\ndestination 3 2\n") == "");
    CHECK(dead_end_of("----\n ?s-\n   A\ndestination 3 2\n") == "");
    CHECK(dead_end_of("?---\n   G\ndestination 3 1\n") == "");
    CHECK(dead_end_of("-----\n-s-b-\n--m--\n--X--\n?----\n") == "");
    for (const char* board :
         {"; destination: 3 3\n?---\n m--\n -b-\n---s\n", "; destination: 0 0\nm---\n-?--\n-b-s\n----\n",
          "; destination: 0 0\nB---\n-?--\n---m\n----\n", "m---\n?b--\n-sX-\n----\n"}) {
        CAPTURE(board);
        CHECK(solved(board, "a_star", "manhattan").claim.kind == ClaimKind::unsolvable);
        CHECK(solved(board, "a_star", "manhattan", {{"deadlocks", "off"}}).claim.kind ==
              ClaimKind::unsolvable);
        CHECK(solved(board).claim.kind == ClaimKind::unsolvable);
    }
}

TEST_CASE("snowman: a picture shows grounds and pieces; a sketch shows what breaks the rules, too") {
    const auto view = check_board("snowman", "####\n#?A#\n#Xs#\n####\n", {});
    REQUIRE(view);
    enum : std::int32_t {
        kNothing = -1,
        kFloor,
        kWall,
        kDestination,
        kRobot,
        kSmallBall,
        kMediumBall,
        kBigBall,
        kStackA
    };
    const auto at = [](const Picture& picture, std::size_t x, std::size_t y, std::size_t layer) {
        return picture.cells[3 * (y * picture.width + x) + layer];
    };
    CHECK(at(view->picture, 0, 0, 0) == kWall);
    CHECK(at(view->picture, 1, 1, 1) == kRobot);
    CHECK(at(view->picture, 2, 1, 1) == kStackA);
    CHECK(at(view->picture, 1, 2, 0) == kDestination);
    CHECK(at(view->picture, 1, 2, 1) == kNothing);
    CHECK(at(view->picture, 2, 2, 1) == kSmallBall);
    const auto outside = check_board("snowman", " ###\n#?A#\n#Xs#\n####\n", {});
    CHECK(at(outside->picture, 0, 0, 0) == kNothing);

    const auto sketch = Snowman::sketch("#####\n#ssG#\n#XX #\n#####\ndestination 2 0\n");
    REQUIRE(sketch);
    CHECK(at(*sketch, 2, 1, 1) == kSmallBall);
    CHECK(at(*sketch, 3, 1, 0) == kDestination);
    CHECK(at(*sketch, 3, 2, 0) == kFloor);
    CHECK(Snowman::text_of(*sketch) == "#####\n#ssG#\n#XX #\n#####\ndestination 2 0\n");
    CHECK_FALSE(Snowman::sketch("#####\n#o#\n"));
    const auto bare = Snowman::sketch("###\n# -\n");
    REQUIRE(bare);
    CHECK(at(*bare, 1, 1, 0) == kFloor);
    CHECK(Snowman::text_of(*Snowman::sketch("?B\n-X\n")) == "; stacks: seed\n?B\n X\n");
}

TEST_CASE(
    "snowman: what is printed is drawn as the state is, and what is drawn is written as the same board") {
    std::vector<std::string> boards = kSnowBoards;
    for (std::uint64_t seed = 5600; seed < 5630; ++seed) {
        Random random(seed);
        boards.push_back(random_snow(random));
    }
    for (const std::string& board : boards) {
        const auto space = snowman_of(board);
        const StateRows states = explore(*space, 200).states;
        for (std::size_t i = 0; i < states.size(); ++i) {
            const Picture picture = space->picture(states[i]);
            const auto sketch = Snowman::sketch(space->text(states[i]));
            REQUIRE(sketch);
            REQUIRE(sketch->cells == picture.cells);
            for (const char* letters : {"seed", "course"}) {  // a drawn board says which letters it uses
                const auto again = snowman_of(Snowman::text_of(picture), {{"stacks", letters}});
                REQUIRE(again->text(start_of(*again).data()).ends_with(space->text(states[i])));
            }
        }
    }
}

TEST_CASE("snowman: boards in either letters, written and read again") {
    const std::string board = "?Bm\n--X\n";
    const auto text = [](const Space& space) { return space.text(start_of(space).data()); };
    const auto cell_of = [](const Space& space, SnowBall ball) { return start_of(space)[1 + ball]; };
    const auto seed = snowman_of(board);
    const auto course = snowman_of("?Bb\n--X\n", {{"stacks", "course"}});
    CHECK(cell_of(*seed, kSmall) == cell_of(*seed, kBig));
    CHECK(cell_of(*course, kSmall) == cell_of(*course, kMedium));
    CHECK(text(*course) == "; stacks: course\n?Bb\n  X\n");
    CHECK(course->format() == "course_letters");
    CHECK(*course->write("snowperson") == "; stacks: seed\n?Cb\n  X\n");
    CHECK(start_of(*snowman_of(text(*course), {{"stacks", "course"}})) == start_of(*course));
    CHECK(*seed->write("snowperson") == "?Bm\n  X\n");
    CHECK(*seed->write("course_letters") == "; stacks: course\n?Cm\n  X\n");
    CHECK_FALSE(seed->write("xsb"));
    for (const Choice& format : Snowman::info().formats) {
        const auto written = seed->write(format.id);
        REQUIRE(written);
        CHECK(snowman_of(*written)->format() == format.id);
    }
    CHECK(start_of(*snowman_of(*seed->write("course_letters"))) == start_of(*seed));
    CHECK(snowman_of(*seed->write("course"))->text(start_of(*seed).data()) == "#####\n#?Bm#\n#  X#\n#####\n");
    const auto sketch = Snowman::sketch(*seed->write("course"));
    REQUIRE(sketch);
    CHECK(Snowman::text_of(*sketch) == "; stacks: seed\n#####\n#?Bm#\n#  X#\n#####\n");
}

TEST_CASE("snowman: plans as letters, capital where a ball moves") {
    const auto space = snowman_of("?s--\n-m--\nb--X\n");
    CHECK(space->write_plan({1, 2, 1}, "lurd") == "RDr\n");
    CHECK(snowman_of("?A---\n---sX\n")->write_plan({1, 2}, "lurd") == "Rd\n");
    CHECK(space->write_plan({}, "lurd") == "\n");
}

TEST_CASE("snowman: what is worth a note") {
    const auto notes = [](const std::string& board) { return check_board("snowman", board, {})->notes; };
    CHECK(notes("?smbX\n").empty());
    CHECK(notes("?s#m\n--#b\n--#X\n") ==
          std::vector<std::string>{"The robot can never get to the big ball in row 2, column 4.",
                                   "The robot can never get to the medium ball in row 1, column 4.",
                                   "The robot can never get to the destination in row 3, column 4."});
    const auto open_field = [](int side) {
        std::string text;
        for (int y = 0; y < side; ++y) text += std::string(static_cast<std::size_t>(side), '-') + '\n';
        const auto put = [&](int x, int y, char c) {
            text[static_cast<std::size_t>(y * (side + 1) + x)] = c;
        };
        put(1, 1, '?'), put(3, 3, 's'), put(4, 4, 'm'), put(5, 5, 'b'), put(7, 7, 'X');
        return text;
    };
    CHECK(notes(open_field(12)).empty());
    CHECK(notes(open_field(13)).at(0) ==
          "The board is too large for the database of alternate, which relies on that of pdb instead.");
    CHECK(notes(open_field(19)).at(0).find("with 289 squares for balls where at most 256 fit") !=
          std::string::npos);
    CHECK(snowman_of(open_field(19))->state_bytes() == 8);
    CHECK(snowman_of(open_field(15))->state_bytes() == 4);
    const Cost optimum = *solved(open_field(9)).cost;
    for (const char* heuristic : {"push_distance", "pdb_walk", "alternate"}) {
        const Stats stats = solved(open_field(19), "best_first", heuristic);
        CHECK(stats.cost >= optimum);
        CHECK(stats.lower_bound <= optimum);
    }
}

}  // namespace snowman_test
