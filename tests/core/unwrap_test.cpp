#include "core/text/unwrap.h"

#include <doctest/doctest.h>

#include "core/catalog.h"
#include "core/text/lines.h"
#include "core/validate/bare_text.h"
#include "tests/support/effort.h"
#include "tests/support/expect_diagnostic.h"
#include "tests/support/random.h"

namespace unwrap_test {

using namespace frontier;
using namespace frontier::test;

namespace {

std::string bare(const std::string& text) { return unwrap(text).text; }

constexpr std::string_view kNoSquare =
    "Found \"x\" where a square is expected: one of # . $ * @ + or a blank.";

}  // namespace

TEST_CASE("unwrap: a text without wrapping stays as it is") {
    for (const std::string text : std::initializer_list<const char*>{
             "", "\n", "#@$.#\r\n", "$ @.\n$ @.\n", "3 4\n0 0\n* 2", "``\n#@$.#\n``\n", "#@\n>#\n",
             "a ``` b\n", "...\n.+.\n...\n", "~~ x\n", "(3,5)->4\n"}) {
        CAPTURE(text);
        CHECK(bare(text) == text);
        CHECK(unwrap(text).shifts.empty());
    }
}

TEST_CASE("unwrap: code fences, and what stands around them") {
    CHECK(bare("```\n#@$.#\n```\n") == "\n#@$.#\n\n");
    CHECK(bare("```text\n#@$.#\n```") == "\n#@$.#\n\n");
    CHECK(bare("~~~ sokoban\r\n#@$.#\r\n~~~\r\n") == "\n#@$.#\n\n");
    CHECK(bare("````\n```\n#\n````\n") == "\n```\n#\n\n");
    CHECK(bare("```\n#@$.#\n") == "\n#@$.#\n");  // never closed
    CHECK(bare("Here it is:\n\n```\n# #\n```\nHave fun!\n") == "\n\n\n# #\n\n; Have fun!\n");
    CHECK(bare("## The first\n```\n#\n```\n## The second\n```\n#\n```\n") ==
          "; The first\n\n#\n\n; The second\n\n#\n\n");
    CHECK(bare("; level: a\n```\n#\n```\n") == "; level: a\n\n#\n\n");
    CHECK(bare("  - a list\n    ```\n    ##\n   #\n     #\n    ```\n") == "; - a list\n\n##\n#\n #\n\n");
    // A fence left over from copying hides nothing.
    CHECK(bare("#@$.#\n```\n") == "#@$.#\n\n");
    CHECK(bare("#@$.#\n```\n\n```\n") == "#@$.#\n\n\n\n");
}

TEST_CASE("unwrap: quotation marks and prompts, where all lines have them") {
    CHECK(bare("> ###\n> #@#\n") == "###\n#@#\n");
    CHECK(bare(">###\n>#@#\n") == "###\n#@#\n");
    CHECK(bare(">  ##\n> ###\n>\n> ##\n") == " ##\n###\n\n##\n");
    CHECK(bare(">##\n> #\n") == "##\n #\n");  // here the blank is one of the board
    CHECK(bare("> > ##\n>> ##\n\n> ##\n") == "##\n##\n\n##\n");
    CHECK(bare(">>> ##\n... ##\n>>>\n") == "##\n##\n\n");
    CHECK(bare("> ```\n> ##\n> ```\n") == "\n##\n\n");
    CHECK(bare("##\n> ##\n") == "##\n> ##\n");  // a slip of the keyboard, of which the reader tells
    CHECK(bare("> ##\n##\n") == "> ##\n##\n");
    CHECK(bare("... ##\n>>> ##\n") == "... ##\n>>> ##\n");
}

TEST_CASE("unwrap: a problem is told at its place in the text as it was given") {
    check_refusals("sokoban", {{"> ####\n> #@x#\n", 2, 5, kNoSquare},
                               {"Look:\n  ```\n  ####\n  #@x#\n  ```\n", 4, 5, kNoSquare},
                               {"####\n>#@#\n", 2, 1,
                                "Found \">\" where a square is expected: one of # . $ * @ + or a blank."}});
    check_refusals("jugs",
                   {{">>> 3 4\n>>> 0 9\n", 2, 7, "Found \"9\" where a whole number from 0 to 4 is expected."},
                    {"```\n3 4\n```\n", 4, 1, "The line of start amounts is missing."}});
    check_refusals("tiles", {{"> 1 2\n> 3 y\n", 2, 5,
                              "Found \"y\" where a whole number from -999 to 999, . or x is expected."}});
}

TEST_CASE("unwrap: boards of every puzzle are read, drawn and checked without their wrapping") {
    for (const DomainInfo& info : catalog().domains) {
        CAPTURE(info.id);
        std::string quoted;
        for (std::size_t begin = 0; begin < info.example.size();) {
            const std::size_t end = info.example.find('\n', begin) + 1;
            quoted += "> " + info.example.substr(begin, end - begin);
            begin = end;
        }
        const std::string plain = check_board(info.id, info.example, {})->text;
        const std::string verdict = check_plan(info.id, info.example, "").message;
        for (const std::string& text :
             {quoted, "Try this:\n```text\n" + info.example + "```\nDo you like it?\n"}) {
            CAPTURE(text);
            const auto view = check_board(info.id, text, {});
            REQUIRE(view);
            CHECK(view->text == plain);
            CHECK(sketch_board(info.id, text).has_value() == sketch_board(info.id, info.example).has_value());
            CHECK(check_plan(info.id, text, "```\n```\n").message == verdict);
            const auto levels = read_levels(info.id, text);
            REQUIRE(levels);
            CHECK(levels->levels.size() == 1);
            CHECK(check_board(info.id, levels->levels[0].board, {})->text == plain);
        }
    }
}

TEST_CASE("unwrap: a page of several boards is a file of levels, with the words above as titles") {
    const auto levels =
        read_levels("sokoban", "# Mine\n\n## One\n\n```\n#@$.#\n```\n\nText.\n\n## Two\n```\n#@ $.#\n```\n");
    REQUIRE(levels);
    REQUIRE(levels->levels.size() == 2);
    CHECK(levels->levels[0].title == "One");
    CHECK(levels->levels[0].line == 6);
    CHECK(levels->levels[1].title == "Two");
    CHECK(levels->levels[1].board == "#@ $.#\n");
    // Start and goal in two blocks are one level.
    const auto tiles = read_levels("tiles", "Start:\n```\n1 2\n. 3\n```\nGoal:\n```\n1 2\n3 .\n```\n");
    REQUIRE(tiles);
    CHECK(tiles->levels.size() == 1);
}

TEST_CASE("unwrap: the plan checker, which has its own way, takes off the same") {
    constexpr const char* kPieces[] = {"```", "~~~", "````", "> ",   ">",      ">>> ", "... ", "#@$.#",
                                       "  ",  "\n",  "\n",   "\r\n", "words:", ";",    "#",    "x"};
    for (std::uint64_t seed = 31000; seed < 34000; seed += kSeedStep) {
        Random random(seed);
        const std::string prefix = random.one_in(3) ? kPieces[random.between(3, 6)] : "";
        std::string text = prefix;
        for (int count = random.between(0, 12); count > 0; --count) {
            const std::string piece = kPieces[random.below(static_cast<int>(std::size(kPieces)))];
            text += piece + (piece.ends_with('\n') ? prefix : "");
        }
        CAPTURE(text);
        const std::string unwrapped = bare(text);
        std::string wanted;
        for (const Line& line : split_lines(unwrapped)) wanted += std::string(line.text) + '\n';
        REQUIRE(validate::bare_text(text) == wanted);
    }
}

}  // namespace unwrap_test
