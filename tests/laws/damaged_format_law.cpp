// Damaged boards in every format of Sokoban and of the courses: a place is named, or both readers see the
// same board.
#include <doctest/doctest.h>

#include <algorithm>

#include "core/catalog.h"
#include "tests/support/effort.h"
#include "tests/support/read_alike.h"
#include "tests/support/warehouses.h"

namespace damaged_format_law {

using namespace frontier;
using namespace frontier::test;

namespace {

const std::string kSnowman =
    "SnowmanState(\"START\", 0, None, 4, 3, (2, 0), {(1, 2): 0, (1, 1): 1, (2, 1): 2}, frozenset(((2, 2),)), "
    "(3, 1),)\n";
const std::string kLunar = "LunarLockoutState(\"START\", 0, None, 5, ((0, 0), (1, 0), (4, 4)), ((0, 1),))\n";

std::string damaged(std::string text, Random& random) {
    static const std::string kLikely =
        std::string("#.$*@+ -_pPbBo0123456789()'[]{},|\n\n\r\t;:=é\\\"") + '\0';
    for (int changes = random.between(1, 3); changes > 0; --changes) {
        const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size()) + 1));
        const char c =
            random.one_in(9)
                ? static_cast<char>(random.below(256))
                : kLikely[static_cast<std::size_t>(random.below(static_cast<int>(kLikely.size())))];
        switch (random.below(5)) {
            case 0: text.insert(at, 1, c); break;
            case 1: text = random.one_in(4) ? text.substr(0, at) : text; break;
            case 2: text.erase(at, static_cast<std::size_t>(random.between(1, 3))); break;
            case 3: text.insert(at, text.substr(at, static_cast<std::size_t>(random.between(1, 12)))); break;
            default:
                if (at < text.size()) text[at] = c;
        }
    }
    return text;
}

std::string place_violation(const Diagnostic& diagnostic, const std::string& text) {
    const char ending = text.find('\n') == std::string::npos ? '\r' : '\n';
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), ending)) + 1;
    if (diagnostic.message.empty() || diagnostic.field != "board") return "a problem without words";
    if (diagnostic.line < 1 || diagnostic.line > lines)
        return concat("a problem in line ", diagnostic.line, " of ", lines);
    if (diagnostic.column < 1 || diagnostic.column > text.size() + 1) return "a problem beside the text";
    return "";
}

std::string reading_violation(const std::string& text) {
    const auto warehouse = read_warehouse(text);
    if (!warehouse) return place_violation(warehouse.diagnostic(), text);
    if (!check_board("sokoban", text, {}))
        return place_violation(check_board("sokoban", text, {}).diagnostic(), text);
    if (auto wrong = checker_difference(*warehouse, text); !wrong.empty()) return wrong;
    for (const WarehouseFormat format : kWarehouseFormats) {
        const auto written = write_warehouse(*warehouse, format);
        if (!written) continue;  // too large for a frame
        const auto again = read_warehouse(*written);
        if (!again) return "what was written is not read: " + again.diagnostic().message;
        const Warehouse expected = format == WarehouseFormat::course ? framed(*warehouse) : *warehouse;
        if (auto wrong = difference(*again, expected); !wrong.empty()) return wrong;
    }
    return "";
}

std::string file_violation(const std::string& file) {
    const auto collection = read_levels("sokoban", file);
    if (!collection) return place_violation(collection.diagnostic(), file);
    for (const Level& level : collection->levels) {
        if (level.id.empty() || level.title.empty() || level.board.empty() || level.line == 0)
            return "an empty level";
        const auto read = check_board("sokoban", level.board, {});
        if (!read && !place_violation(read.diagnostic(), level.board).empty())
            return "a level with a misplaced problem";
    }
    return "";
}

}  // namespace

TEST_CASE("law: damaged boards are answered with a place, or read alike by the domain and the plan checker") {
    std::size_t read = 0;
    for (std::uint64_t seed = 30000; seed < 34000; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        std::string text = *write_warehouse(any_warehouse(random), kWarehouseFormats[random.below(4)]);
        if (random.one_in(3)) text = "Bob's board\n\n" + text;
        if (random.one_in(3)) text += "\nNotes: x\n\nmore\n";
        text = damaged(text, random);
        CAPTURE(text);
        REQUIRE(reading_violation(text) == "");
        read += static_cast<bool>(read_warehouse(text));
    }
    CHECK(read > 4000 / kSeedStep / 10);  // both answers are met
    CHECK(read < 4000 / kSeedStep * 9 / 10);
}

TEST_CASE("law: damaged files of levels in every format are taken apart or answered") {
    for (std::uint64_t seed = 35000; seed < 36500; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        std::string file;
        for (int levels = random.between(1, 3); levels > 0; --levels) {
            const std::string board =
                *write_warehouse(any_warehouse(random), kWarehouseFormats[random.below(4)]);
            file += level_heading({"a", "b", "", 0, 3, "c"}, 1, random.one_in(2) ? "course" : "xsb") + board +
                    (random.one_in(3) ? "" : "\n");
        }
        file = damaged(file, random);
        CAPTURE(file);
        REQUIRE(file_violation(file) == "");
    }
}

TEST_CASE("law: damaged constructors of the other courses' boards are answered, or read alike") {
    std::size_t read = 0;
    for (std::uint64_t seed = 37000; seed < 40000; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const bool snowman = random.one_in(2);
        const std::string text = damaged(snowman ? kSnowman : kLunar, random);
        CAPTURE(text);
        const auto view = check_board(snowman ? "snowman" : "lunar", text, {});
        if (!view) {
            REQUIRE(place_violation(view.diagnostic(), text) == "");
            continue;
        }
        ++read;
        REQUIRE((snowman ? checker_difference(*read_snow_drawing(text, SnowLetters::seed), text)
                         : checker_difference(*read_lunar(text), text)) == "");
    }
    CHECK(read > 3000 / kSeedStep / 10);
    CHECK(read < 3000 / kSeedStep * 9 / 10);
}

}  // namespace damaged_format_law
