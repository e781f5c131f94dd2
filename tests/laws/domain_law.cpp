// Every domain and every heuristic keeps its promises, over whole state spaces, with every option of the
// rules.
#include <doctest/doctest.h>

#include "core/catalog.h"
#include "tests/support/changing_space.h"
#include "tests/support/domain_laws.h"
#include "tests/support/effort.h"
#include "tests/support/samples.h"

namespace domain_law {

using namespace frontier;
using namespace frontier::test;

namespace {

// An option may refuse some boards, such as those with several robots; without options each can be read.
std::string boards_violation(const DomainRow& family, const std::vector<std::string>& boards,
                             const Options& options = {}) {
    std::map<std::string, std::size_t> too_high;
    std::size_t seen = 0;
    for (const std::string& board : boards) {
        CAPTURE(board);
        const auto read = family.parse(board, options);
        if (!read && !options.empty()) continue;
        REQUIRE(read);
        ++seen;
        const Space space(*read, kZero);
        const Explored all = explore(space);
        REQUIRE(all.complete);
        if (auto wrong = successors_violation(space, all); !wrong.empty()) return wrong;
        if (auto wrong = predecessors_violation(space, all); !wrong.empty()) return wrong;
        if (seen % kSeedStep == 1 % kSeedStep) {
            if (auto wrong = placements_violation(family, space, all, options); !wrong.empty()) return wrong;
        }
        if (auto wrong = shifts_violation(family.info(), space, all); !wrong.empty()) return wrong;
        if (auto wrong = view_violation(family.info(), space, all); !wrong.empty()) return wrong;
        if (auto wrong = dead_end_violation(space, all); !wrong.empty()) return wrong;
        if (auto wrong = round_trip_violation(family, space, all, options); !wrong.empty()) return wrong;
        for (const HeuristicInfo& info : family.info().heuristics) {
            const auto estimating = prepared(space, info.id);
            if (!estimating) return info.id + " is in the table but cannot be made";
            if (auto wrong = promise_violation(*estimating, all, info); !wrong.empty()) return wrong;
            const std::string order =
                kSeesAll ? order_violation(*estimating, *prepared(space, info.id), all) : "";
            if (!order.empty()) return info.id + ' ' + order;
            too_high[info.id] += overestimates(*estimating, all);
        }
        if (space.with_heuristic("no such heuristic")) return "makes a heuristic that there is not";
    }
    if (seen < boards.size() / 3) return concat("of ", boards.size(), " boards only ", seen, " can be read");
    for (const HeuristicInfo& info : family.info().heuristics) {
        const bool lies = info.admissible == Property::no;
        if (kSeesAll && lies && too_high[info.id] == 0)
            return info.id + " never overestimates, against its word";
    }
    return "";
}

std::string boards_violation(std::string_view domain, const std::vector<std::string>& boards,
                             const Options& options = {}) {
    return boards_violation(family(domain), boards, options);
}

// Boxes on storage that nobody can get to make a board too large for the small states, and change nothing
// else.
std::vector<std::string> enlarged(std::vector<std::string> boards) {
    for (std::string& board : boards) {
        const std::size_t width = board.find('\n');
        board.append(width, '#') += '\n';
        for (std::size_t boxes = 0; boxes < 48; boxes += width) board.append(width, '*') += '\n';
    }
    return boards;
}

// Odd tiles become negative ones.
std::vector<std::string> with_negative_tiles(std::vector<std::string> boards) {
    for (std::string& board : boards) {
        for (std::size_t i = board.size(); i-- > 0;) {
            const bool begins_tile = std::isdigit(board[i]) && (i == 0 || !std::isdigit(board[i - 1]));
            if (begins_tile && (board[i] - '0') % 2 == 1) board.insert(i, 1, '-');
        }
    }
    return boards;
}

std::vector<std::string> random_boards(std::string (*draw)(Random&), std::uint64_t first_seed,
                                       std::uint64_t count) {
    std::vector<std::string> boards;
    for (std::uint64_t seed = first_seed; seed < first_seed + count; seed += kSeedStep) {
        Random random(seed);
        boards.push_back(draw(random));
    }
    return boards;
}

// The rows of the catalogue, and the one to copy.
std::vector<DomainRow> all_rows() {
    std::vector<DomainRow> rows(domain_rows().begin(), domain_rows().end());
    rows.push_back(template_row());
    return rows;
}

// Nothing, and each value of each option that changes something.
std::vector<Options> settings_of_rules(const DomainInfo& info) {
    std::vector<Options> all{{}};
    for (const OptionRow& row : info.options) {
        std::vector<std::string> values{"on", "off"};
        if (row.kind == OptionKind::choice) values.clear();
        for (const Choice& choice : row.choices) values.push_back(choice.id);
        for (const std::string& value : values) {
            if (value != row.fallback) all.push_back({{row.id, value}});
        }
    }
    return all;
}

}  // namespace

TEST_CASE("law: every puzzle has sample boards and a generator of boards") {
    for (const DomainRow& row : all_rows()) CHECK(missing_samples(row.info().id) == "");
    CHECK(missing_samples("chess") != "");  // the control
}

TEST_CASE("law: every puzzle and its heuristics keep their promises, with every option of its rules") {
    std::uint64_t seed = 1000;
    for (const DomainRow& row : all_rows()) {
        const DomainInfo& info = row.info();
        CAPTURE(info.id);
        REQUIRE(missing_samples(info.id) == "");
        const Samples& samples = *find_samples(info.id);
        for (const Options& options : settings_of_rules(info)) {
            for (const auto& option : options) INFO(option.first, '=', option.second);
            CHECK(boards_violation(row, samples.boards, options) == "");
            CHECK(boards_violation(row, random_boards(samples.random_board, seed += 200, 80), options) == "");
        }
    }
}

TEST_CASE("law: on large boards Sokoban's heuristics keep their promises, too") {
    const std::vector<std::string> boards = enlarged(random_boards(random_warehouse, 1400, 60));
    CHECK(space_of("sokoban", boards[0])->state_bytes() > 2 * 48);  // more pieces than the small states hold
    CHECK(boards_violation("sokoban", boards) == "");
    const std::vector<std::string> others = enlarged(random_boards(random_warehouse, 1200, 120));
    CHECK(boards_violation("sokoban", others, {{"space", "pushes"}}) == "");
}

TEST_CASE(
    "law: sliding tiles and their heuristics keep their promises at every cost, with negative tiles, too") {
    for (const char* cost : {"unit", "absolute"}) {
        CAPTURE(cost);
        for (const auto& boards : {kTilesBoards, random_boards(random_tiles, 2600, 60)}) {
            CHECK(boards_violation("tiles", with_negative_tiles(boards), {{"cost", cost}}) == "");
        }
    }
}

TEST_CASE("law: the example of every domain, and what is printed of it, can be read") {
    for (const DomainInfo& info : catalog().domains) {
        const auto view = check_board(info.id, info.example, {});
        REQUIRE(view);
        const auto again = check_board(info.id, view->text, {});
        REQUIRE(again);
        CHECK(again->text == view->text);
        CHECK(again->picture.cells == view->picture.cells);
        CHECK(view->estimates.size() == info.heuristics.size());
    }
}

// Broken twins, one a law.
namespace {

struct WithEstimate : Space {
    WithEstimate(std::unique_ptr<Space> space, Estimate (*given)(const std::byte*))
        : Space(std::move(space)), given_(given) {}
    Estimate estimate(const std::byte* state) const override { return given_(state); }

   private:
    Estimate (*given_)(const std::byte*);
};

struct Counting : Space {
    using Space::Space;
    Estimate estimate(const std::byte*) const override { return static_cast<Estimate>(++asked_); }

   private:
    mutable int asked_ = 0;
};

struct OnePlacement : Space {
    using Space::Space;
    void placement(std::uint64_t, std::byte* state) const override { start(state); }
};

struct Hasty : Space {
    using Space::Space;
    Estimate evaluate(const std::byte* state, std::uint8_t&) const override { return estimate(state); }
};

struct Fickle : ReversingSpace {
    using ReversingSpace::ReversingSpace;
    void successors(const std::byte* state, SuccessorList& list) const override {
        turn_ = !turn_;
        turn_ ? ReversingSpace::successors(state, list) : Space::successors(state, list);
    }

   private:
    mutable bool turn_ = false;
};

struct NoWayBack : Space {
    using Space::Space;
    void predecessors(const std::byte* state, SuccessorList& list) const override {
        Space::predecessors(state, list);
        if (is_goal(state)) list.clear();
    }
};

struct Goalless : Space {
    using Space::Space;
    std::vector<std::byte> goal_states() const override { return {}; }
};

struct Unsorted : Space {
    using Space::Space;
    void canonicalise(const std::byte* state, std::byte* canonical) const override {
        std::copy_n(state, state_bytes(), canonical);
    }
};

struct WithRow : Space {
    WithRow(std::unique_ptr<Space> space, void (*change)(std::int32_t*))
        : Space(std::move(space)), change_(change) {}
    void view_row(const std::byte* state, std::int32_t* row) const override {
        Space::view_row(state, row);
        change_(row);
    }

   private:
    void (*change_)(std::int32_t*);
};

struct Nameless : Space {
    using Space::Space;
    ViewLayout view_layout() const override {
        ViewLayout layout = Space::view_layout();
        layout.slots.front().id = "x";
        return layout;
    }
};

struct Forgetful : Space {
    using Space::Space;
    std::string text(const std::byte*) const override { return Space::text(start_of(*this).data()); }
};

struct WithShifts : Space {
    using Change = void (*)(std::vector<Shift>&);
    WithShifts(std::unique_ptr<Space> space, Change change) : Space(std::move(space)), change_(change) {}
    std::vector<Shift> shifts(const std::byte* state, Action action) const override {
        std::vector<Shift> shifts = Space::shifts(state, action);
        change_(shifts);
        return shifts;
    }

   private:
    Change change_;
};

struct Gloomy : Space {
    using Space::Space;
    std::uint8_t dead_end(const std::byte* state) const override { return state[0] == std::byte{0}; }
    std::string dead_end_reason(std::uint8_t) const override { return "The corner is dark."; }
};

struct SeesGhosts : Space {
    using Space::Space;
    std::vector<std::size_t> dead_end_cells(const std::byte*, std::uint8_t) const override { return {0}; }
};

}  // namespace

TEST_CASE("control: broken domains and heuristics are caught") {
    const auto jugs = [] { return space_of("jugs", "3 4\n0 0\n* 2\n"); };
    const Explored all_jugs = explore(*jugs());
    const auto violation = [&](Estimate (*estimate)(const std::byte*), const HeuristicInfo& promises) {
        return promise_violation(WithEstimate(jugs(), estimate), all_jugs, promises);
    };
    const HeuristicInfo admissible{.id = "twin", .admissible = Property::proved, .consistent = Property::no};
    CHECK(violation([](const std::byte* jug) { return *jug == std::byte{0} ? 9.0f : 0.0f; }, admissible) !=
          "");
    const HeuristicInfo consistent{.id = "twin", .admissible = Property::no, .consistent = Property::proved};
    CHECK(promise_violation(*prepared(*jugs(), "sum_difference"), all_jugs, consistent) != "");
    CHECK(violation([](const std::byte*) { return -1.0f; }, consistent) != "");
    CHECK(violation([](const std::byte*) { return 0.5f; }, consistent) != "");
    CHECK(overestimates(*prepared(*jugs(), "mismatch"), all_jugs) == 0);
    const Counting one(jugs()), other(jugs());
    CHECK(order_violation(one, other, all_jugs) != "");
    CHECK(placements_violation(family("jugs"), *jugs(), all_jugs, {}) == "");
    CHECK(placements_violation(family("jugs"), OnePlacement(jugs()), all_jugs, {}) != "");

    const auto tiles = [] { return space_of("tiles", "1 2\n. 3\n"); };
    CHECK(tiles()->goes_backwards());
    CHECK(predecessors_violation(*tiles(), explore(*tiles())) == "");
    CHECK(predecessors_violation(NoWayBack(tiles()), explore(*tiles())) != "");
    CHECK(predecessors_violation(Goalless(tiles()), explore(*tiles())) != "");

    const auto sokoban = [] { return space_of("sokoban", kExample1); };
    const Explored all = explore(*sokoban());
    CHECK(successors_violation(*sokoban(), all) == "");
    CHECK(successors_violation(Fickle(sokoban()), explore(Fickle(sokoban()))) != "");
    const Unsorted unsorted(space_of("sokoban", "@-@\n---\n"));
    CHECK(successors_violation(unsorted, explore(unsorted)) != "");
    CHECK(dead_end_violation(*sokoban(), all) == "");
    CHECK(dead_end_violation(Gloomy(sokoban()), all) != "");
    CHECK(dead_end_violation(SeesGhosts(sokoban()), all) != "");
    CHECK(promise_violation(Hasty(prepared(*sokoban(), "zero")), all, {.id = "twin"}) != "");
    CHECK(promise_violation(Space(prepared(*sokoban(), "zero")), all, {.id = "twin"}) == "");
    DomainRow forgetful = family("sokoban");
    CHECK(round_trip_violation(forgetful, *sokoban(), all) == "");
    forgetful.parse = [](std::string_view text, const Options& options) -> Result<Puzzle> {
        auto puzzle = family("sokoban").parse(text, options);
        if (puzzle) puzzle->presenter = std::make_shared<Forgetful>(*puzzle, kZero);
        return puzzle;
    };
    CHECK(round_trip_violation(forgetful, Forgetful(sokoban()), all) != "");
}

TEST_CASE("control: views that hide a piece, put one beside the board or have another name are caught") {
    const auto space = [] { return space_of("sokoban", kExample1); };
    const DomainInfo& info = family("sokoban").info();
    const Explored all = explore(*space());
    CHECK(view_violation(info, *space(), all) == "");
    CHECK(view_violation(info, WithRow(space(), [](std::int32_t* row) { row[0] = 0; }), all) != "");
    CHECK(view_violation(info, WithRow(space(), [](std::int32_t* row) { row[0] += 1000; }), all) != "");
    CHECK(view_violation(info, Nameless(space()), all) != "");
}

TEST_CASE("control: shifts that say something else than the board are caught") {
    const std::map<std::string, std::string> boards{{"sokoban", kExample1},
                                                    {"snowman", kSnowBoards[2]},
                                                    {"lunar", kLunarBoards[0]},
                                                    {"jugs", kJugsBoards[3]},
                                                    {"tiles", kTilesBoards[0]}};
    const auto violation = [](const std::string& domain, const std::string& board,
                              WithShifts::Change change) {
        const WithShifts twin(space_of(domain, board), change);
        return shifts_violation(family(domain).info(), twin, explore(twin));
    };
    for (const auto& entry : boards) {
        const std::string& domain = entry.first;
        CAPTURE(domain);
        const auto on_board = [&](WithShifts::Change change) {
            return violation(domain, entry.second, change);
        };
        CHECK(on_board([](std::vector<Shift>&) {}) == "");
        CHECK(on_board([](std::vector<Shift>& shifts) { shifts.clear(); }) != "");
        CHECK(on_board([](std::vector<Shift>& shifts) { std::swap(shifts[0].from, shifts[0].to); }) != "");
        CHECK(on_board([](std::vector<Shift>& shifts) { shifts.push_back(shifts[0]); }) != "");
        if (domain != "sokoban" && domain != "snowman") continue;
        CHECK(on_board([](std::vector<Shift>& shifts) { shifts.resize(1); }) != "");
        CHECK(on_board([](std::vector<Shift>& shifts) { std::swap(shifts[0], shifts.back()); }) != "");
    }
    // A robot that pushes a ball off a stack stays where it is.
    CHECK(violation("snowman", "?A-\nsX-\n", [](std::vector<Shift>& shifts) {
              if (shifts.size() > 1) shifts[0].to = shifts[1].from;
          }) != "");
}

}  // namespace domain_law
