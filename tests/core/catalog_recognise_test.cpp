#include <doctest/doctest.h>

#include "core/catalog.h"
#include "core/text/lines.h"
#include "tests/support/samples.h"

namespace catalog_recognise_test {

using namespace frontier;
using namespace frontier::test;

namespace {

// The ids with blanks between them.
std::string found(const std::string& text) {
    std::string ids;
    for (const std::string& id : recognise(text)) ids += (ids.empty() ? "" : " ") + id;
    return ids;
}

}  // namespace

TEST_CASE("recognise: what every puzzle says of itself, in all its formats") {
    for (const DomainInfo& info : catalog().domains) {
        CAPTURE(info.id);
        for (const Choice& format : info.formats) {
            const auto board = convert_board(info.id, info.example, {}, format.id);
            REQUIRE(board);
            CAPTURE(board->text);
            CHECK(found(board->text) == info.id);
        }
    }
}

TEST_CASE("recognise: the puzzle of a board is among those that are found") {
    const auto check = [](const std::string& id, const std::vector<std::string>& boards) {
        for (const std::string& board : boards) {
            if (board.size() < 3) continue;  // a sign alone may be anything
            CAPTURE(board);
            const std::vector<std::string> ids = recognise(board);
            CHECK(std::find(ids.begin(), ids.end(), id) != ids.end());
        }
    };
    for (const DomainInfo& domain : catalog().domains) check(domain.id, find_samples(domain.id)->boards);
}

TEST_CASE("recognise: texts as they are pasted") {
    constexpr std::pair<const char*, const char*> kTexts[] = {
        {"#####\n#@$.#\n#####\n", "sokoban"},
        {"  ####\n###  #\n#@ $.#\n######", "sokoban"},
        {"--3#|3#-#|#pb.#|5#", "sokoban"},
        {"((1 1 1 1 1) (1 3 2 4 1) (1 1 1 1 1))", "sokoban"},
        {"(setq p1 '((1 1 1 1 1)\n (1 3 2 4 1) (1 1 1 1 1)))", "sokoban"},
        {"SokobanState(\"START\", 0, None, 3, 1, ((0, 0),), ((1, 0),), ((2, 0),), frozenset())", "sokoban"},
        {"Level 1\n\n#@$.#\n\nLevel 2\n\n#@ $.#\n", "sokoban"},
        {"; 1\n#@$.#\n\n; 2\n#@x.#\n", "sokoban"},  // one of two levels can be read
        {"Here is mine:\n```\n#@$.#\n```\n", "sokoban"},
        {"> #####\n> #@$.#\n> #####\n", "sokoban"},
        {"#####\n#@$.#\n#####\n\nTitle: mine\nAuthor: me\n", "sokoban"},
        {"?s#m\n--#b\n--#X\n", "snowman"},
        {"; stacks: course\n?-B\n--b\n--X\n", "snowman"},
        {"a..A.\n.....\n.....\n.....\n..b..\n", "lunar"},
        {"LunarLockoutState(\"START\", 0, None, 5, ((0, 0), (2, 3)), ((1, 1),))", "lunar"},
        {"(3,5)->4", "jugs"},
        {"3 4\n0 0\n* 2\n", "jugs"},
        {"3 4\n0 0\nany 2\n", "jugs"},
        {"3 4\n0 0\n2 0\n", "jugs"},
        {"8 1 3\n4 . 2\n7 6 5\n", "tiles"},
        {"8 1 3\n4 0 2\n7 6 5\n", "tiles"},
        {"4x4:1,2,3,4,5,6,7,8,9,10,11,12,13,14,0,15", "tiles"},
        {"14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "tiles"},
        {"1 14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3\n2 13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6\n", "tiles"},
        {"-3 1\n. 2\n\n1 2\n-3 .\n", "tiles"},  // at unit cost
        {"1 2\n3 .\n\n1 2\n. 3\n\n1 2\n3 .\n", "tiles"},
    };
    for (const auto& row : kTexts) {
        CAPTURE(row.first);
        CHECK(found(row.first) == row.second);
    }
}

TEST_CASE("recognise: what several puzzles read comes with the likeliest first") {
    CHECK(found("8 7 6\n5 4 3\n2 1 0\n") == "tiles jugs");
    CHECK(found("12 7 6\n0 5 4\n2 1 3\n") == "jugs tiles");
    CHECK(found("2\n1\n0\n") == "jugs tiles");
    CHECK(found("b.B\n.+.\np.P\n") == "lunar sokoban");
    CHECK(found("a..A.\n.....\n..+..\n.....\n..b..\n") ==
          "lunar sokoban");  // which takes the first row for a title
    CHECK(found("#####\n#p  #\n# b #\n#  .#\n#####\n") == "sokoban lunar");
    // A header decides, if it can be true.
    CHECK(found("; domain: jugs\n8 7 6\n5 4 3\n2 1 0\n") == "jugs tiles");
    CHECK(found("; title: x\n; domain: sokoban\nb.B\n.+.\np.P\n") == "sokoban lunar");
    CHECK(found("; domain: snowman\n#@$.#\n") == "sokoban");
    CHECK(found("; domain: chess\n#@$.#\n") == "sokoban");
}

TEST_CASE("recognise: nonsense is nothing") {
    for (const std::string text : std::initializer_list<const char*>{"",
                                                                     " ",
                                                                     "\n\n",
                                                                     "hello",
                                                                     "What is this?",
                                                                     "A",
                                                                     ".",
                                                                     "@",
                                                                     "x",
                                                                     "0",
                                                                     "42",
                                                                     "1 2 3 4\n",
                                                                     "I am A\nA\nB\n",
                                                                     "; only\n; comments\n",
                                                                     "```\n```\n",
                                                                     "> \n>\n",
                                                                     "#####\n#   #\n#####\n",
                                                                     "1,2,3\n4,5,6\n",
                                                                     "(by Bob)",
                                                                     "()",
                                                                     "SokobanState(",
                                                                     "LunarLockoutState(1)",
                                                                     "<html><body>#@$.#</body></html>",
                                                                     "{\"a\": [1, 2, 3]}",
                                                                     "function f() { return 1; }\n",
                                                                     "- one\n- two\n",
                                                                     "...\n",
                                                                     "-----\n=====\n",
                                                                     "\xff\xfe\x01",
                                                                     "4x4",
                                                                     "4x4:1,2",
                                                                     "(3,5)->9",
                                                                     "3 4\n0 0\n",
                                                                     "?\n",
                                                                     "a b c d\n"}) {
        CAPTURE(text);
        CHECK(found(text) == "");
    }
    CHECK(found(std::string(kMaxTextBytes + 1, '#')) == "");
}

TEST_CASE("recognise: a long file by its beginning") {
    std::string levels, numbers;
    for (int i = 0; i < 2000; ++i) levels += "; a level\n#########\n#@  $  .#\n#########\n\n";
    for (int i = 0; i < 2000; ++i) numbers += "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3\n";
    CHECK(found(levels) == "sokoban");
    CHECK(found(numbers) == "tiles");
    CHECK(found(std::string(100'000, '\n') + "#@$.#\n") == "");  // nobody looks so far
    CHECK(found(std::string(100'000, '#') +
                "\nSokobanState(\"START\", 0, None, 3, 1, ((0, 0),), ((1, 0),), ((2, 0),), ())") ==
          "sokoban");
}

}  // namespace catalog_recognise_test
