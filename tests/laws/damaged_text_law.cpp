// Whatever is done to a text, its reader answers: with a board that can be written and read again, or with a
// place.
#include <doctest/doctest.h>

#include <algorithm>

#include "core/catalog.h"
#include "core/text/unwrap.h"
#include "tests/support/boards.h"
#include "tests/support/effort.h"
#include "tests/support/lunar_boards.h"
#include "tests/support/read_alike.h"
#include "tests/support/tiles_boards.h"

namespace damaged_text_law {

using namespace frontier;
using namespace frontier::test;

namespace {

std::string damaged(std::string text, Random& random) {
    static const std::string kLikely = std::string("#.$*@+ -_pPbB0123456789()'\n\r\t;:=|é?smbABCGX") + '\0';
    for (int changes = random.between(1, 4); changes > 0; --changes) {
        const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size()) + 1));
        const char c =
            random.one_in(4)
                ? static_cast<char>(random.below(256))
                : kLikely[static_cast<std::size_t>(random.below(static_cast<int>(kLikely.size())))];
        const int what = random.below(4);
        if (what == 0) text.insert(at, 1, c);
        else if (what == 1) text = text.substr(0, at);
        else if (at < text.size() && what == 2) text.erase(at, 1);
        else if (at < text.size()) text[at] = c;
    }
    return text;
}

std::string place_violation(const Diagnostic& diagnostic, const std::string& text) {
    const char ending = text.find('\n') == std::string::npos ? '\r' : '\n';
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), ending)) + 1;
    if (diagnostic.message.empty() || diagnostic.field.empty()) return "a problem without words";
    if (diagnostic.line < 1 || diagnostic.line > lines + 1)
        return concat("a problem in line ", diagnostic.line, " of ", lines);
    if (diagnostic.column < 1 || diagnostic.column > text.size() + 1) return "a problem beside the text";
    return "";
}

std::string reading_violation(const std::string& domain, const std::string& text) {
    const auto view = check_board(domain, text, {});
    if (!view) return place_violation(view.diagnostic(), text);
    const auto again = check_board(domain, view->text, {});
    if (!again) return "what was written is not read: " + again.diagnostic().message;
    if (again->text != view->text) return "what was written is read as something else";
    const std::string bare = unwrap(text).text;
    if (domain == "snowman") {
        if (auto wrong = checker_difference(*read_snow_drawing(bare, SnowLetters::seed), bare);
            !wrong.empty())
            return wrong;
    } else if (domain == "lunar") {
        if (auto wrong = checker_difference(*read_lunar(bare), bare); !wrong.empty()) return wrong;
    } else if (!check_plan(domain, text, "").readable) {
        return "the plan checker cannot read it";
    }
    return again->picture.cells == view->picture.cells ? "" : "what was written is another board";
}

// Every level of a file that can be taken apart is a piece of that file.
std::string levels_violation(const std::string& domain, const std::string& text) {
    const auto collection = read_levels(domain, text);
    if (!collection) return place_violation(collection.diagnostic(), text);
    for (const Level& level : collection->levels) {
        if (level.id.empty() || level.title.empty() || level.board.empty() || level.line == 0)
            return "an empty level";
        check_board(domain, level.board, {});
    }
    return "";
}

}  // namespace

TEST_CASE("law: damaged boards, files of levels and formulas are answered") {
    const std::string files[] = {
        "; title: Two\n\n; level: a\n; optimal: 4\n#@$.#\n\nLevel 2\n; robots: 0=(1,-1) 1=(-1,-1)\n@ "
        "@$.\nTitle: b\n",
        "(setq s1 '((1 1 1)\n  (3 2 4)))\n\n(setq s2 '((3)))\n"};
    const std::string lunar_file =
        "; level: one\nA.+\n...\na..\n\nThe second\n#####\n#A..#\n#.+a#\n#..b#\n#####\n";
    for (std::uint64_t seed = 6000; seed < 9000; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const bool jugs = random.one_in(3);
        const bool snow = !jugs && random.one_in(3);
        const auto& boards = jugs ? kJugsBoards : snow ? kSnowBoards : kSokobanBoards;
        const std::string board =
            damaged(boards[static_cast<std::size_t>(random.below(static_cast<int>(boards.size())))], random);
        CAPTURE(board);
        REQUIRE(reading_violation(jugs ? "jugs" : snow ? "snowman" : "sokoban", board) == "");
        const std::string file = damaged(files[random.below(2)], random);
        CAPTURE(file);
        REQUIRE(levels_violation("sokoban", file) == "");
        const std::string lunar = damaged(
            kLunarBoards[static_cast<std::size_t>(random.below(static_cast<int>(kLunarBoards.size())))],
            random);
        CAPTURE(lunar);
        REQUIRE(reading_violation("lunar", lunar) == "");
        REQUIRE(levels_violation("lunar", damaged(lunar_file, random)) == "");
        const std::string formula = damaged("g < (2*w-1)*h ? min(g, abs(d-3))^2 : -sqrt(1.5e1)", random);
        CAPTURE(formula);
        const auto compiled = Formula::compile(formula);
        if (compiled) (*compiled)({1, 2, 3, 4});
        else REQUIRE(place_violation(compiled.diagnostic(), formula) == "");
    }
}

TEST_CASE("law: damaged boards and files of sliding tiles are answered") {
    for (std::uint64_t seed = 9500; seed < 10500; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const std::string board = damaged(
            kTilesBoards[static_cast<std::size_t>(random.below(static_cast<int>(kTilesBoards.size())))],
            random);
        CAPTURE(board);
        REQUIRE(reading_violation("tiles", board) == "");
        REQUIRE(levels_violation("tiles", board) == "");
        const auto sketch = sketch_board("tiles", board);
        if (!sketch) continue;
        const std::string text = *board_of("tiles", *sketch);
        REQUIRE(*board_of("tiles", *sketch_board("tiles", text)) == text);
    }
}

TEST_CASE("control: a problem beside the text is caught") {
    CHECK(place_violation({"wrong", 1, 3, "board"}, "ab") == "");
    CHECK(place_violation({"wrong", 0, 1, "board"}, "ab") != "");
    CHECK(place_violation({"wrong", 4, 1, "board"}, "ab") != "");
    CHECK(place_violation({"wrong", 1, 9, "board"}, "ab") != "");
    CHECK(place_violation({"", 1, 1, "board"}, "ab") != "");
}

}  // namespace damaged_text_law
