// What is written is read back as the same board, in every format, by the domain and by the plan checker.
#include <doctest/doctest.h>

#include "core/catalog.h"
#include "core/text/course_boards.h"
#include "core/text/warehouse_plan.h"
#include "tests/support/boards.h"
#include "tests/support/effort.h"
#include "tests/support/lunar_boards.h"
#include "tests/support/read_alike.h"
#include "tests/support/samples.h"
#include "tests/support/spaces.h"
#include "tests/support/tiles_boards.h"
#include "tests/support/warehouses.h"

namespace format_law {

using namespace frontier;
using namespace frontier::test;

namespace {

std::string told(const std::string& wrong, const std::string& text) {
    return wrong.empty() ? "" : wrong + '\n' + text;
}

std::string round_trip_violation(const Warehouse& warehouse, WarehouseFormat format) {
    const auto text = write_warehouse(warehouse, format);
    if (!text) return text.diagnostic().message;
    const auto again = read_warehouse(*text);
    if (!again) return told(again.diagnostic().message, *text);
    const bool is_short =
        format == WarehouseFormat::rle && again->format == WarehouseFormat::xsb && warehouse.height == 1;
    if (again->format != format && !is_short) return told("taken for another format", *text);
    const Warehouse expected = format == WarehouseFormat::course ? framed(warehouse) : warehouse;
    if (auto wrong = difference(*again, expected); !wrong.empty()) return told(wrong, *text);
    if (auto wrong = checker_difference(*again, *text); !wrong.empty()) return told(wrong, *text);
    const auto twice = write_warehouse(*again, format);
    return twice && *twice == *text ? "" : told("written otherwise the second time", *text);
}

// Written in a format of its domain and read again: the same picture, the same for the plan checker, and
// written the same once more.
std::string round_trip_violation(const std::string& domain, const std::string& text,
                                 const std::string& format) {
    const auto written = convert_board(domain, text, {}, format);
    if (!written) return written.diagnostic().message;
    const auto again = check_board(domain, written->text, {});
    if (!again) return told(again.diagnostic().message, written->text);
    if (again->format != format) return told("taken for " + again->format, written->text);
    const std::string wrong =
        domain == "snowman"
            ? checker_difference(*read_snow_drawing(written->text, SnowLetters::seed), written->text)
            : checker_difference(*read_lunar(written->text), written->text);
    if (!wrong.empty()) return told(wrong, written->text);
    const bool is_drawn = format != "course";
    if (is_drawn && again->text != written->text) return told("printed otherwise", written->text);
    if (is_drawn && again->picture.cells != check_board(domain, text, {})->picture.cells)
        return told("another picture", written->text);
    const auto twice = convert_board(domain, written->text, {}, format);
    return twice && twice->text == written->text ? ""
                                                 : told("written otherwise the second time", written->text);
}

// The same board typed by hand: other letters, run lengths in groups, remarks around it.
std::string retyped(const Warehouse& warehouse, Random& random) {
    std::string text =
        *write_warehouse(warehouse, random.one_in(2) ? WarehouseFormat::xsb : WarehouseFormat::rle);
    const std::size_t board = text.starts_with(';') ? text.find('\n') + 1 : 0;
    constexpr std::string_view kTyped = "-$*@+.";
    constexpr std::string_view kAliases = "_bBpPo";
    for (std::size_t i = board; i < text.size(); ++i) {
        const std::size_t found = kTyped.find(text[i]);
        if (found != kTyped.npos && random.one_in(9)) text[i] = kAliases[found];
    }
    const bool has_wall =
        text.find('#', board) != std::string::npos;  // else a letter may have been what tells a row
    if (has_wall && random.one_in(2)) text = "Level 4\n" + text;
    if (random.one_in(2)) text = "Title: x\n; y\n:: z\n\n" + text;
    if (random.one_in(2)) text += "\nAuthor: Ann\n\nSome words.\n";
    if (random.one_in(3)) {
        std::string with_returns;
        for (const char c : text) with_returns += c == '\n' ? std::string("\r\n") : std::string(1, c);
        return with_returns;
    }
    return text;
}

// A legal walk from the start, by the domain's own successors.
std::vector<std::string> random_walk(const std::string& domain, const std::string& board, int length,
                                     Random& random) {
    std::vector<std::string> actions;
    const auto space = space_of(domain, board);
    StateBytes state = start_of(*space);
    for (int i = 0; i < length; ++i) {
        const auto action = random_step(*space, state, random);
        if (!action) break;
        actions.push_back(space->action_name(*action));
    }
    return actions;
}

}  // namespace

TEST_CASE("law: a Sokoban board is read as it was written, in every format") {
    for (std::uint64_t seed = 20000; seed < 21200; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const Warehouse warehouse = any_warehouse(random);
        for (const WarehouseFormat format : kWarehouseFormats)
            REQUIRE(round_trip_violation(warehouse, format) == "");
    }
}

TEST_CASE("law: a Snowperson board is read as it was written, in every format") {
    std::vector<std::string> boards = kSnowBoards;
    for (std::uint64_t seed = 20000; seed < 20600; seed += kSeedStep) {
        Random random(seed);
        boards.push_back(random_snow(random));
    }
    for (const std::string& board : boards) {
        CAPTURE(board);
        for (const Choice& format : find_domain("snowman")->formats)
            REQUIRE(round_trip_violation("snowman", board, format.id) == "");
        const SnowDrawing drawing = *read_snow_drawing(board, SnowLetters::seed);
        const SnowDrawing again = *read_snow_drawing(*write_course_snowman(drawing), SnowLetters::course);
        const std::size_t frame = is_framed(drawing) ? 0 : 1;  // the call adds one where there is none
        REQUIRE(again.width == drawing.width + 2 * frame);
        for (std::size_t i = 0; i < drawing.squares.size(); ++i) {
            const std::size_t square = (i / drawing.width + frame) * again.width + i % drawing.width + frame;
            const bool is_outside =
                drawing.squares[i] == ' ' && again.squares[square] == '#' && !inner_squares(drawing)[i];
            if (!is_outside) REQUIRE(again.squares[square] == drawing.squares[i]);
            REQUIRE((again.destinations[0] == square) == (drawing.destinations[0] == i));
        }
    }
}

TEST_CASE("law: a Lunar Lockout board is read as it was written, in every format") {
    std::vector<std::string> boards = kLunarBoards;
    for (std::uint64_t seed = 20000; seed < 20600; seed += kSeedStep) {
        Random random(seed);
        boards.push_back(random_lunar(random));
    }
    for (const std::string& text : boards) {
        CAPTURE(text);
        for (const Choice& format : find_domain("lunar")->formats)
            REQUIRE(round_trip_violation("lunar", text, format.id) == "");
        LunarBoard board = *read_lunar(text);
        const LunarBoard again = *read_lunar(write_course_lunar(board));
        for (auto* pieces : {&board.helpers, &board.rovers})
            std::erase(*pieces, kOffBoard);  // those after it move up
        REQUIRE(again.size == board.size);
        REQUIRE(again.helpers == board.helpers);
        REQUIRE(again.rovers == board.rovers);
    }
}

TEST_CASE(
    "law: tiles in one line are the board in rows, for the domain and the plan checker, with either goal") {
    for (std::uint64_t seed = 21500; seed < 21900; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const int side = random.between(2, 5);
        std::vector<std::string> numbers;
        for (int i = 0; i < side * side; ++i) numbers.push_back(std::to_string(i));
        shuffle(numbers, random);
        const auto joined = [&](const std::string& between, const std::string& row_end,
                                const std::string& empty) {
            std::string text;
            for (std::size_t i = 0; i < numbers.size(); ++i) {
                text += numbers[i] == "0" ? empty : numbers[i];
                text += (i + 1) % static_cast<std::size_t>(side) == 0 ? row_end : between;
            }
            return text;
        };
        const Options options{{"goal", random.one_in(2) ? "blank_first" : "blank_last"}, {"cost", "unit"}};
        const std::string rows = joined(" ", "\n", ".");
        const auto expected = check_board("tiles", rows, options);
        REQUIRE(expected);
        const std::string verdict = check_plan("tiles", rows, "", options).message;
        for (const std::string& text : {joined("\t", "\n", "0"), joined(" ", " ", "0"),
                                        concat(random.below(900), ' ', joined(" ", " ", "0")),
                                        concat(side, 'x', side, ':', joined(",", ",", "0"))}) {
            CAPTURE(text);
            const auto view = check_board("tiles", text, options);
            REQUIRE(view);
            REQUIRE(view->text == expected->text);
            REQUIRE(check_board("tiles", view->text, {})->text == view->text);
            REQUIRE(check_plan("tiles", text, "", options).message == verdict);
            const auto sketch = sketch_board("tiles", text);
            REQUIRE(sketch);
            REQUIRE(board_of("tiles", *sketch)->starts_with(view->text.substr(0, view->text.find("\n\n"))));
        }
    }
}

TEST_CASE("law: aliases, remarks and line ends change nothing") {
    for (std::uint64_t seed = 22000; seed < 23000; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const Warehouse warehouse = any_warehouse(random);
        const std::string text = retyped(warehouse, random);
        CAPTURE(text);
        const auto again = read_warehouse(text);
        if (!again) {  // where only an alias told a row, it may be taken for words; then it must be refused
            CHECK(again.diagnostic().line > 0);
            continue;
        }
        if (text.find('#') == std::string::npos) continue;
        REQUIRE(difference(*again, warehouse) == "");
        REQUIRE(checker_difference(*again, text) == "");
    }
}

TEST_CASE("law: the largest boards are read as they were written") {
    Warehouse warehouse;
    warehouse.width = warehouse.height = kMaxWarehouseSide;
    warehouse.squares.assign(warehouse.width * warehouse.height, Square::floor);
    for (std::size_t i = 0; i < warehouse.width; ++i) {
        warehouse.squares[i] = warehouse.squares[i * warehouse.width] = Square::wall;
        warehouse.squares[(i + 1) * warehouse.width - 1] =
            warehouse.squares[warehouse.squares.size() - 1 - i] = Square::wall;
    }
    warehouse.robots = {{62, 62}, {1, 1}};
    for (const WarehouseFormat format : kWarehouseFormats)
        CHECK(round_trip_violation(warehouse, format) == "");
}

TEST_CASE("law: a plan says the same in every format") {
    for (std::uint64_t seed = 24000; seed < 24400; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const std::string board = *write_warehouse(any_warehouse(random), kWarehouseFormats[random.below(4)]);
        CAPTURE(board);
        const std::vector<std::string> actions = random_walk("sokoban", board, random.below(30), random);
        for (const std::string format : std::initializer_list<const char*>{"actions", "lurd", "states"}) {
            const auto plan = convert_plan("sokoban", board, {}, actions, format);
            REQUIRE(plan);
            CAPTURE(*plan);
            const validate::Verdict verdict = check_plan("sokoban", board, *plan);
            CAPTURE(verdict.message);
            REQUIRE(verdict.legal);
            REQUIRE(verdict.actions == actions);
            if (format != "lurd" || actions.empty()) continue;
            std::string other = *plan;  // a changed letter is another plan
            const std::size_t last = other.find_last_of("lurdLURD");
            other[last] = (other[last] | 0x20) == 'u' ? 'd' : 'u';
            REQUIRE(check_plan("sokoban", board, other).actions != actions);
        }
    }
}

TEST_CASE("law: capitals are pushes, and only they") {
    for (std::uint64_t seed = 25000; seed < 25200; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        Warehouse warehouse = any_warehouse(random);
        warehouse.robots.resize(1);
        const std::string board = *write_warehouse(warehouse, WarehouseFormat::xsb);
        const std::string lurd =
            *convert_plan("sokoban", board, {}, random_walk("sokoban", board, 30, random), "lurd");
        REQUIRE(lurd.find('{') == std::string::npos);
        for (const char c : lurd.substr(0, lurd.size() - 1)) {
            const std::vector<Place> before = warehouse.boxes;
            const std::size_t direction = std::string("urdl").find(static_cast<char>(c | 0x20));
            REQUIRE(make_move(warehouse, {0, direction}) == (c < 'a'));
            REQUIRE((before != warehouse.boxes) == (c < 'a'));
        }
    }
}

TEST_CASE("law: a sketch is the board's picture, and written as the same board") {
    for (std::uint64_t seed = 26000; seed < 26400; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        Warehouse warehouse = any_warehouse(random);
        const std::string text = write_warehouse(warehouse);
        const auto picture = sketch_board("sokoban", text);
        REQUIRE(picture);
        REQUIRE(picture->cells == check_board("sokoban", text, {})->picture.cells);
        REQUIRE(*board_of("sokoban", *picture) == text);
        warehouse.robots.clear();  // which parse() refuses
        const auto without = sketch_board("sokoban", write_warehouse(warehouse));
        REQUIRE(without);
        REQUIRE(*board_of("sokoban", *without) == write_warehouse(warehouse));
    }
    CHECK_FALSE(sketch_board("sokoban", "##x\n"));
    CHECK_FALSE(sketch_board("sokoban", ""));
    CHECK(*board_of("sokoban", {}) == "");
}

TEST_CASE("law: convert_board() writes what the domain writes, and says what it was given") {
    const std::string board = "#####\n#@$.#\n#####\n";
    for (const DomainInfo& info : catalog().domains) {
        for (const Choice& format : info.formats) {
            const auto converted = convert_board(info.id, info.example, {}, format.id);
            REQUIRE(converted);
            const auto again = convert_board(info.id, converted->text, {}, converted->from);
            REQUIRE(again);
            CHECK(again->from == format.id);
        }
        CHECK(convert_board(info.id, info.example, {}, "nonsense").diagnostic().field == "format");
        CHECK(convert_plan(info.id, info.example, {}, {}, "nonsense").diagnostic().field == "format");
        CHECK(convert_plan(info.id, info.example, {}, {"nonsense"}, "actions").diagnostic().message ==
              "Step 1, nonsense, is no move there.");
    }
    CHECK(convert_board("sokoban", board, {}, "rle")->text == "5#|#@$.#|5#\n");
    CHECK(convert_board("sokoban", "#x\n", {}, "rle").diagnostic().line == 1);
    CHECK(*convert_plan("sokoban", board, {}, {"right"}, "lurd") == "R\n");
    CHECK(*convert_plan("sokoban", board, {}, {}, "lurd") == "\n");
}

TEST_CASE("law: every format of every puzzle holds its boards, for the plan checker too") {
    for (const DomainInfo& info : catalog().domains) {
        CAPTURE(missing_samples(info.id));
        const Samples* const samples = find_samples(info.id);
        REQUIRE(samples);
        for (std::uint64_t seed = 28000; seed < 28100; seed += kSeedStep) {
            Random random(seed);
            const std::string board = samples->random_board(random);
            for (const Choice& format : info.formats) {
                const auto written = convert_board(info.id, board, {}, format.id);
                REQUIRE(written);
                CAPTURE(written->text);
                const std::vector<std::string> actions = random_walk(info.id, written->text, 12, random);
                const auto plan = convert_plan(info.id, written->text, {}, actions, "actions");
                const validate::Verdict verdict = check_plan(info.id, written->text, *plan);
                CAPTURE(verdict.message);
                REQUIRE(verdict.legal);
                REQUIRE(verdict.actions == actions);
                const auto same = convert_board(info.id, written->text, {}, info.formats[0].id);
                REQUIRE(same);
                // A course's call puts a frame around a board, and its pieces have no letters.
                if (format.id != "course")
                    REQUIRE(same->text == convert_board(info.id, board, {}, info.formats[0].id)->text);
            }
        }
    }
}

TEST_CASE("control: another board is told from the first") {
    Random random(27000);
    const Warehouse warehouse = any_warehouse(random);
    Warehouse other = warehouse;
    other.squares[0] = other.squares[0] == Square::wall ? Square::floor : Square::wall;
    CHECK(difference(warehouse, other) != "");
    CHECK(checker_difference(other, write_warehouse(warehouse)) != "");
    other = warehouse;
    other.robots.pop_back();
    CHECK(difference(warehouse, other) != "");
    CHECK(checker_difference(other, write_warehouse(warehouse)) != "");
    other = warehouse;
    ++other.width;
    CHECK(difference(warehouse, other) != "");
}

}  // namespace format_law
