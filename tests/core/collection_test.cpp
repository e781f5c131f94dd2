#include <doctest/doctest.h>

#include "core/catalog.h"
#include "core/text/tiles_text.h"
#include "core/text/warehouse.h"
#include "core/text/words.h"
#include "tests/support/collections.h"
#include "tests/support/expect_diagnostic.h"

namespace collection_test {

using namespace frontier;
using namespace frontier::test;

namespace {

std::string boards(std::size_t count, const std::string& between) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += "@$.\n" + between;
    return text;
}

}  // namespace

TEST_CASE("collection: comments with keys") {
    const Collection collection = collection_of(
        "; title: First steps\n; domain: sokoban\n\n; level: p1\n; optimal: 41\n#@$.#\n\n"
        "; level: p2\n; name: The second\n; optimal: many\n#@ $.#\n#    #\n");
    CHECK(collection.title == "First steps");
    CHECK(contents(collection) == "p1/p1@4=41 p2/The second@8 ");
    CHECK(collection.levels[0].board == "; level: p1\n; optimal: 41\n#@$.#\n");
    CHECK(collection.levels[1].board == "; level: p2\n; name: The second\n; optimal: many\n#@ $.#\n#    #\n");
}

TEST_CASE("collection: titles as files of levels have them") {
    CHECK(contents(collection_of("; First\n\n@$.\n\n; Second\n@$ .\n")) == "First/First@3 Second/Second@5 ");
    CHECK(contents(collection_of("Level 1\n@$.\nLevel 2\n@$ .\n")) == "Level 1/Level 1@2 Level 2/Level 2@4 ");
    CHECK(contents(collection_of("@$.\nTitle: Easy\nAuthor: Ann\n\n@ $.\nTitle: Hard\n")) ==
          "1/Easy@1 2/Hard@5 ");
    CHECK(contents(collection_of("@$.\n\n\n@$ .\n")) == "1/1@1 2/2@4 ");
    CHECK(contents(collection_of("\xEF\xBB\xBF\n@$.\n")).find("@2") != std::string::npos);
}

TEST_CASE("collection: numeric boards") {
    const Collection collection = collection_of(
        "; the course's\n(setq s1 '((1 1)\n          (3 1)))\n(setq s2 '((1 1)\n (3 0)\n ))\n\n((3 2 4))\n");
    CHECK(contents(collection) == "the course's/the course's@1 s2/s2@4 3/3@8 ");
    CHECK(collection.levels[1].board == "(setq s2 '((1 1)\n (3 0)\n ))\n");
    for (const Level& level : collection.levels) CHECK(read_warehouse(level.board));
}

TEST_CASE("collection: rows of blanks, line ends and what is left out") {
    const Collection collection = collection_of("@$.\r\n   \r\n#  \r\n\r\nthe end\r\n");
    CHECK(collection.levels.size() == 1);
    CHECK(collection.levels[0].board == "@$.\n   \n#  \n");
    CHECK(read_warehouse(collection.levels[0].board)->height == 3);
}

TEST_CASE("collection: texts without a board, too long, or with too many") {
    check_diagnostic(read_collection("", {is_warehouse_line}), 1, 1, "There is no board in this text.");
    check_diagnostic(read_collection("only words\n; and comments\n", {is_warehouse_line}), 1, 1,
                     "There is no board in this text.");
    check_diagnostic(read_collection(std::string((1 << 20) + 1, '#'), {is_warehouse_line}), 1, 1,
                     "A file may be at most 1 MiB.");
    CHECK(collection_of(boards(5000, "\n")).levels.size() == 5000);
    for (const std::string between : std::initializer_list<const char*>{"\n", "; next\n"}) {
        const auto collection = read_collection(boards(5001, between), {is_warehouse_line});
        REQUIRE_FALSE(collection);
        CHECK(collection.diagnostic().message == "A file may hold at most 5000 levels.");
    }
    CHECK_FALSE(read_collection(boards(5001, "\n").substr(0, 5 * 5001 - 1), {is_warehouse_line}));
    CHECK_FALSE(read_collection(boards(5002, "\n"), {is_warehouse_line}));
}

TEST_CASE("collection: a level is picked by id, title or number") {
    const Collection collection =
        collection_of("; level: a\n; name: Alpha\n@$.\n\n; level: 3\n@ $.\n\n@  $.\n");
    CHECK(pick_level(collection, "a")->line == 1);
    CHECK(pick_level(collection, "Alpha")->line == 1);
    CHECK(pick_level(collection, "3")->line == 5);  // an id goes before a number
    CHECK(pick_level(collection, "2")->line == 5);
    CHECK(pick_level(collection, "1")->line == 1);
    for (const char* id : {"4", "0", "-1", "b", ""}) {
        const auto level = pick_level(collection, id);
        REQUIRE_FALSE(level);
        CHECK(level.diagnostic().field == "level");
        CHECK(level.diagnostic().message == concat("There is no level \"", std::string(id),
                                                   "\"; the file has 3 levels, from \"a\" to \"3\"."));
    }
}

TEST_CASE("collection: water jugs") {
    const auto collection = read_levels("jugs", "; title: Jugs\n\n; level: two\n3 4\n0 0\n* 2\n\n5\n0\n5\n");
    REQUIRE(collection);
    CHECK(contents(*collection) == "two/two@3 2/2@8 ");
    for (const Level& level : collection->levels) CHECK(check_board("jugs", level.board, {}));
    const auto lines =
        read_levels("jugs",
                    "Two more\n(3,5)->4\n(4,9)->6\n\n; level: c\n3 5\n0 0\nany 1\n\n(by Bob)\n(2,7)->1\n"
                    "(2,7->3\n(1,2)->1\n");
    REQUIRE(lines);
    CHECK(contents(*lines) == "Two more/Two more@2 2/2@3 c/c@5 (by Bob)/(by Bob)@11 5/5@12 6/6@13 ");
    for (const Level& level : lines->levels) {
        CHECK(static_cast<bool>(check_board("jugs", level.board, {})) == (level.id != "5"));
    }
}

TEST_CASE("collection: boards of tiles in one line each") {
    const std::string korf = "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3";
    const auto found = [](const std::string& text) {
        const auto collection = read_levels("tiles", text);
        REQUIRE(collection);
        for (const Level& level : collection->levels) CHECK(check_board("tiles", level.board, {}));
        return collection->title + ": " + contents(*collection);
    };
    CHECK(found("1 " + korf + "\n2 " + korf + "\n7 " + korf + "\n") == ": 1/1@1 2/2@2 7/7@3 ");
    CHECK(found(korf + '\n' + korf) == ": 1/1@1 2/2@2 ");
    CHECK(found("Korf's instances\n\n1 " + korf + "\n2 " + korf) == "Korf's instances: 1/1@3 2/2@4 ");
    CHECK(found("; title: Korf\n1 " + korf + "\n\n2 " + korf + "\n\n; name: the third\n3 " + korf) ==
          "Korf: 1/1@1 2/2@4 3/the third@6 ");
    CHECK(found("; level: a\n; optimal: 57\n1 " + korf) == ": a/a@1=57 ");
    CHECK(found("3x3:8,7,6,5,4,3,2,1,0\n3x2:5,4,3,2,1,0\n") == ": 1/1@1 2/2@2 ");
    // Two boards with a gap between them are a start and its goal, unless there are more of them, or numbers.
    CHECK(found("3 1 2 0\n\n0 1 2 3\n") == ": 1/1@1 ");
    CHECK(found("3 1 2 0\n1 3 2 0\n\n0 1 2 3\n") == ": 1/1@1 2/2@2 3/3@4 ");
    CHECK(found("0 1 2 3\n4 5 6 7\n8 9 10 11\n12 13 15 14\n") == ": 1/1@1 ");
}

TEST_CASE("collection: a level may be two boards, the start and its goal") {
    const auto boards = [](const std::string& text) {
        std::vector<std::string> all;
        const auto collection = read_collection(text, {is_tiles_line, true});
        REQUIRE(collection);
        for (const Level& level : collection->levels) all.push_back(level.id + ": " + level.board);
        return all;
    };
    using Boards = std::vector<std::string>;
    CHECK(boards("1 .\n\n. 1\n") == Boards{"1: 1 .\n\n. 1\n"});
    CHECK(boards("1 .\n \n\t\n. 1\n") == Boards{"1: 1 .\n \n\t\n. 1\n"});
    CHECK(boards("; level: a\n1 .\n\n. 1\n\n; level: b\n2 .\n\n; level: c\n3 .\n\n. 3\n") ==
          Boards{"a: ; level: a\n1 .\n\n. 1\n", "b: ; level: b\n2 .\n", "c: ; level: c\n3 .\n\n. 3\n"});
    // Without headings boards go in pairs.
    CHECK(boards("1 .\n\n. 1\n\n2 .\n\n. 2\n\n3 .\n") ==
          Boards{"1: 1 .\n\n. 1\n", "2: 2 .\n\n. 2\n", "3: 3 .\n"});
    // A goal whose first row is misspelt is still the goal, so that its reader can say what is wrong.
    CHECK(boards("1 2\n3 .\n\n1 b\n3 .\n") == Boards{"1: 1 2\n3 .\n\n1 b\n3 .\n"});
    CHECK(boards("1 2\n3 .\n\nNext one\n3 .\n") == Boards{"1: 1 2\n3 .\n", "Next one: 3 .\n"});
    // Other puzzles keep one board a level.
    CHECK(read_collection("1 .\n\n. 1\n", {is_tiles_line})->levels.size() == 2);
}

}  // namespace collection_test
