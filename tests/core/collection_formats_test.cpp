#include <doctest/doctest.h>

#include "core/text/collection.h"
#include "core/text/warehouse.h"
#include "core/text/words.h"
#include "tests/support/collections.h"

namespace collection_formats_test {

using namespace frontier;
using namespace frontier::test;

TEST_CASE("collection: rows of blanks above, between and below rows") {
    CHECK(contents(collection_of("; level: a\n   \n@$.\n\n; level: b\n@$.\n")) == "a/a@1 b/b@5 ");
    CHECK(collection_of("\n    \n   \n@$.\n   \n  \n").levels[0].board == "    \n   \n@$.\n   \n");
    CHECK(collection_of("title\n  \n@$.\n").levels[0].board == "@$.\n");
    for (const std::string text :
         std::initializer_list<const char*>{"   \n@$.\n", "@$.\n   \n", "#####\n#@$.#\n     \n#####\n"}) {
        const Collection collection = collection_of(text + "\nnote\n");
        REQUIRE(collection.levels.size() == 1);
        CHECK(collection.levels[0].board == text);
    }
}

TEST_CASE("collection: files as other programs write them") {
    const std::string sok =
        ":: a header ::\r\n\r\nCollection: Ours\r\nAuthor: "
        "Ann\r\n\r\nFirst\r\n\r\n#####\r\n#@$.#\r\n#####\r\n\r\n"
        "Author: Ann\r\nA note on it.\r\n\r\nSolution\r\nRRRRRRRRRRRR\r\n\r\n-----\r\n\r\n"
        "5#|#p-b.#|6#\r\nTitle: Second\r\n\r\n3(2#)|#p2-b.#|7#\r\n";
    const Collection collection = collection_of(sok);
    CHECK(collection.title == "Ours");
    CHECK(contents(collection) == "First/First@8 A note on it./Second@20 3/3@23 ");
    CHECK(collection.levels[0].author == "Ann");
    for (const Level& level : collection.levels) CHECK(read_warehouse(level.board));
    // Files that have the title above the board.
    CHECK(contents(collection_of("Title: One\nAuthor: A\n@$.\n\nTitle: Two\n\n@ $.\n")) ==
          "One/One@3 Two/Two@7 ");
    CHECK(contents(collection_of("Level 1: easy\n@$.\n\nLevel 2\n@ $.\n")) ==
          "Level 1: easy/Level 1: easy@2 Level 2/Level 2@5 ");
    // A row that went wrong stays with its board, whose reader says what is wrong with it.
    CHECK(collection_of("####\n#@x#\n\n@$.\n").levels[0].board == "####\n#@x#\n");
    CHECK(collection_of("(by Ann)\n@$.\n").levels[0].board == "@$.\n");
}

TEST_CASE("collection: notes, moves and numbers around the boards of a file from the web") {
    const std::string board = "#####\n#@$.#\n#####\n";
    const std::string sok =
        ":: legend :: #@$.+* ::\n\nSet: Ours\nEmail: a@b.c\n\nThese are mine...\n\nLevel 1\n" + board +
        "Title: First\nComment:\nNotes:\n#1 is easy\n...\n- a list\nComment-End:\n\nSolution/2 moves\nrrR\n\n"
        "Snapshot 1\n[1,2]rR\n\n" +
        board + "\nSaved Game\n2r\n\n...\n\n" + board + "Comment: short\n\n" + board;
    CHECK(contents(collection_of(sok)) == "Level 1/First@9 2/2@26 3/3@35 4/4@40 ");
    for (const Level& level : collection_of(sok).levels) CHECK(read_warehouse(level.board));
    // Without its end a comment is a line of words.
    CHECK(contents(collection_of("Comment:\n" + board + "\n" + board)) == "1/1@2 2/2@6 ");
    CHECK(contents(collection_of(board + "Comment: #1\n\n" + board + "Comment:\n" + board +
                                 "Comment-End:\n\n" + board)) == "1/1@1 2/2@6 3/3@15 ");
    // Stars between levels, as in the oldest file of all.
    CHECK(contents(collection_of("Maze: 1\nSize X: 5\n\n" + board + "\n*****\nMaze: 2\n\n" + board +
                                 "\n*****\n")) == "1/1@4 2/2@11 ");
    // A number above a title is the level's id, so that levels of one title can be told apart.
    const std::string skinner = "; A set (2 puzzles)\n; by me\n\n \n; 1\n\n" + board + "\n; 2\n'Duh!'\n\n" +
                                board + "\n; 3\n'Duh!'\n\n" + board;
    CHECK(contents(collection_of(skinner)) == "1/1@7 2/'Duh!'@14 3/'Duh!'@21 ");
    CHECK(collection_of(skinner).title == "");
}

TEST_CASE("collection: lists of numbers in any layout") {
    const Collection collection = collection_of(
        "((1 1)\n; a comment\n\n (3 1))\n((3 2 4))\n'((3 0)\n  (0 0))\n(SETQ s '((3)))\n((1 x)\n (1 3))\n");
    CHECK(contents(collection) == "1/1@1 2/2@5 3/3@6 4/4@8 5/5@9 ");
    for (std::size_t i = 0; i < 4; ++i) CHECK(read_warehouse(collection.levels[i].board));
    CHECK(read_warehouse(collection.levels[4].board).diagnostic().message.starts_with("Found \"x\""));
}

TEST_CASE("collection: a course's Python file") {
    const std::string file =
        "'''The course's states'''\nfrom search import *\nclass SokobanState(StateSpace):\n"
        "    def successors(self):\n        return [SokobanState(action, 0, self)]  # SokobanState(\"no\")\n"
        "# title: Winter\nPROBLEMS = (\n    # Problem 0,\n    SokobanState(\"START\", 0, None, 3, 1, # "
        "dimensions\n"
        "                 ((0, 0),), frozenset(((1, 0),)), frozenset(((2, 0),)), frozenset() #obstacles :)\n"
        "                 ),\n\n    # level: b\n    # optimal: 1\n"
        "    SokobanState('START', 0, None, 3, 1, (0, 0), {(1, 0): 0}, {(2, 0): 0}, frozenset(), None, {0: "
        "1}),)\n"
        "last = SokobanState(\"START\", 0, None, 1, 1, ((0, 0),), (), (), ())\n";
    const Collection collection = collection_of(file);
    CHECK(collection.title == "Winter");
    CHECK(contents(collection) == "Problem 0/Problem 0@9 b/b@15=1 last/last@16 ");
    for (const Level& level : collection.levels) CHECK(read_warehouse(level.board));
    CHECK(collection.levels[2].board ==
          "       SokobanState(\"START\", 0, None, 1, 1, ((0, 0),), (), (), ())\n");
}

TEST_CASE("collection: a heading is read as it was written") {
    for (const std::string format : std::initializer_list<const char*>{"xsb", "course"}) {
        const bool drawn = format == "xsb";
        const std::string board =
            drawn ? "@$.\n" : "SokobanState(\"START\", 0, None, 1, 1, (0, 0), (), (), ())\n";
        const std::vector<Level> levels = {{"1", "1", board, 0},
                                           {"p2", "p2", board, 0, 7},
                                           {"3", "Third: a name", board, 0, std::nullopt, "Ann"}};
        const Collection again = collection_of(collection_text({"All of them", levels}, format));
        CHECK(again.title == "All of them");
        REQUIRE(again.levels.size() == 3);
        for (std::size_t i = 0; i < 3; ++i) {
            CHECK(again.levels[i].id == levels[i].id);
            CHECK(again.levels[i].title == levels[i].title);
            CHECK(again.levels[i].author == levels[i].author);
            CHECK(again.levels[i].optimal == levels[i].optimal);
        }
    }
}

}  // namespace collection_formats_test
