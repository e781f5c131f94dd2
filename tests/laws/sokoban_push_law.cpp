// What feature-space search for Sokoban is made of, held against the truth: regions against floods, rules for
// dead ends against looking at everything, plans against the independent checker; and the search against the
// laws of all searches.
#include <doctest/doctest.h>

#include <map>

#include "core/catalog.h"
#include "core/domain_table.h"
#include "core/domains/sokoban.h"
#include "core/sokoban/box_pairs.h"
#include "core/sokoban/carry.h"
#include "core/sokoban/feature_run.h"
#include "core/sokoban/feature_search.h"
#include "tests/support/effort.h"
#include "tests/support/explored.h"
#include "tests/support/history_laws.h"
#include "tests/support/push_truth.h"
#include "tests/support/random_floor.h"
#include "tests/support/searches.h"
#include "tests/support/spaces.h"

namespace sokoban_push_law {

using namespace frontier;
using namespace frontier::test;
using namespace frontier::sokoban;

namespace {

struct Found {
    std::size_t states = 0, live = 0;
    std::array<std::size_t, 6> by_rule{};
    std::string wrong;
};

// As a search asks: of a box that the robot is beside.
bool has_lost_pair(const PushBoard& board, const PushState& state) {
    for (const Cell box : state.boxes) {
        for (std::size_t side = 0; side < 4; ++side) {
            if (board.next(box, side) == state.robot &&
                board.pairs(Way::push)->has_lost(box, side, state.boxes, box))
                return true;
        }
    }
    return false;
}

// Every rule asked of every state with this many boxes, for these storage squares.
void hold_to_truth(Floor& floor, const std::vector<Cell>& storages, std::size_t boxes, Found& found) {
    put(floor, storages, {}, 0);
    floor.boxes.assign(storages.begin(), storages.begin() + static_cast<std::ptrdiff_t>(boxes));
    const PushBoard board(floor);
    const Targets& targets = board.targets(Way::push);
    const std::set<PushState> live = solvable_states(floor, boxes);
    FrozenBoxes frozen(board);
    OwnTargets own(targets);
    CorralSearch corrals(board);
    std::vector<char> chosen(floor.size(), 0), taken;
    std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(boxes), 1);
    do {
        PushState state{{}, 0};
        taken = board.walls();
        for (Cell cell = 0; cell < floor.size(); ++cell) {
            if (!chosen[cell]) continue;
            state.boxes.push_back(cell);
            taken[cell] = 1;
        }
        DeadEnd of_boxes = DeadEnd::none;
        for (const Cell box : state.boxes) {
            if (targets.is_dead(box)) of_boxes = DeadEnd::dead_square;
            else if (of_boxes == DeadEnd::none && frozen.is_lost(box, taken)) of_boxes = DeadEnd::frozen;
        }
        if (of_boxes == DeadEnd::none && !own.set(state.boxes)) of_boxes = DeadEnd::too_few_storages;
        for (Cell robot = 0; robot < floor.size(); ++robot) {
            if (taken[robot]) continue;
            state.robot = robot;
            DeadEnd rule = of_boxes;
            if (rule == DeadEnd::none && has_lost_pair(board, state)) rule = DeadEnd::pair;
            if (rule == DeadEnd::none && corrals.is_lost(state.boxes, robot, taken)) rule = DeadEnd::corral;
            const bool is_live = live.contains(state);
            ++found.states;
            found.live += is_live;
            if (is_live && rule != DeadEnd::none) {
                found.wrong = sokoban::reason_for(rule);
                for (const Cell cell : state.boxes) found.wrong += concat(" box ", cell);
                found.wrong += concat(" robot ", robot);
                return;
            }
            if (!is_live) ++found.by_rule[static_cast<std::size_t>(rule)];
        }
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
}

std::string crowded_board(Random& random, int most_boxes = 3) {
    const int width = random.between(4, 4 + most_boxes), height = random.between(3, 2 + most_boxes);
    std::string squares(static_cast<std::size_t>(width * height), '-');
    for (char& square : squares) square = random.one_in(7) ? '#' : '-';
    const auto place = [&](int count, char on_floor, char on_storage) {
        while (count > 0) {
            char& square = squares[static_cast<std::size_t>(random.below(width * height))];
            if (square != '-' && (square != '.' || on_storage == '\0')) continue;
            square = square == '.' ? on_storage : on_floor;
            --count;
        }
    };
    const int boxes = random.between(most_boxes - 2, most_boxes);
    place(boxes + (random.one_in(3) ? 1 : 0), '.', '\0');
    place(boxes, '$', '*');
    place(1, '@', '+');
    std::string board;
    for (std::size_t at = 0; at < squares.size(); at += static_cast<std::size_t>(width))
        board += squares.substr(at, static_cast<std::size_t>(width)) + '\n';
    return board;
}

Request fess(const std::string& board) { return {.domain = "sokoban", .board = board, .strategy = "fess"}; }

// With turns of this length: short ones bring detours on boards that are small enough to be looked through.
std::unique_ptr<Search> fess_in_turns(const std::string& board, Turns turns, std::uint64_t most) {
    Request request = with_defaults(fess(board));
    request.max_expansions = most;
    const auto settings = settings_of(request, *check_heuristic("sokoban", request.heuristic));
    return make_feature_search(SearchTask(*family("sokoban").parse(board, {}), kZero), *settings,
                               std::get<Sokoban::Small>(*Sokoban::parse(board, {})).board_cells(), turns);
}

std::size_t detours_of(const Search& search) {
    const std::vector<std::string> spaces = search.feature_cells().spaces;
    return static_cast<std::size_t>(std::count_if(spaces.begin(), spaces.end(), [](const std::string& space) {
        return space.starts_with("pulls from node");
    }));
}

}  // namespace

TEST_CASE("law: regions told from one numbering are those that floods find, wherever the box is put") {
    for (std::uint64_t seed = 800'000; seed < 800'300; seed += kSeedStep) {
        Random random(seed);
        Floor floor = floor_of(random_room(random, 9, 7));
        if (floor.size() < 3) continue;
        const auto boxes = some_cells(
            floor, static_cast<std::size_t>(random.below(static_cast<int>(floor.size()) / 2)), random);
        put(floor, boxes, boxes, 0);
        const PushBoard board(floor);
        std::vector<char> taken = board.walls();
        for (const Cell box : boxes) taken[box] = 1;
        Regions regions(board);
        regions.number(taken);
        for (Cell box = 0; box < floor.size(); ++box) {
            if (taken[box]) continue;
            PushState state{boxes, 0};
            state.boxes.push_back(box);
            std::sort(state.boxes.begin(), state.boxes.end());
            std::set<Cell> least;
            for (Cell robot = 0; robot < floor.size(); ++robot) {
                if (has_box(state, robot)) continue;
                state.robot = robot;
                const std::set<Cell> flood = walked(floor, state);
                least.insert(*flood.begin());
                const Regions::Part part = regions.place(box, robot);
                REQUIRE(part.area == flood.size());
                REQUIRE(part.least == *flood.begin());
                for (Cell cell = 0; cell < floor.size(); ++cell)
                    REQUIRE(part.has(regions, cell) == flood.contains(cell));
            }
            if (least.empty()) continue;
            REQUIRE(regions.place(box, *least.begin()).regions == least.size());
        }
        // A lifted box: its region alone says the same.
        Regions all(board), around(board);
        for (const Cell lifted : boxes) {
            regions.number(taken);
            taken[lifted] = 0;
            around.number_around(lifted, regions.count(), taken);
            all.number(taken);
            for (Cell box = 0; box < floor.size(); ++box) {
                if (taken[box] || all.span_of(box).least != all.span_of(lifted).least) continue;
                for (Cell robot = 0; robot < floor.size(); ++robot) {
                    if (taken[robot] || robot == box || all.span_of(robot).least != all.span_of(box).least)
                        continue;
                    const Regions::Part one = around.place(box, robot), two = all.place(box, robot);
                    REQUIRE(one.regions == two.regions);
                    REQUIRE(one.area == two.area);
                    REQUIRE(one.least == two.least);
                    for (Cell cell = 0; cell < floor.size(); ++cell)
                        REQUIRE(one.has(around, cell) == two.has(all, cell));
                }
            }
            taken[lifted] = 1;
        }
    }
}

TEST_CASE("law: no rule for pushes gives up a state that can be solved, and each finds some that cannot") {
    Found found;
    for (std::uint64_t seed = 810'000; seed < 810'120 && found.wrong.empty(); seed += kSeedStep) {
        Random random(seed);
        Floor floor = floor_of(random_room(random, 5, 4));
        if (floor.size() < 6) continue;
        const auto boxes = static_cast<std::size_t>(random.between(1, 3));
        const auto storages = some_cells(floor, boxes + (random.one_in(4) ? 1 : 0), random);
        hold_to_truth(floor, storages, boxes, found);
    }
    CHECK(found.wrong == "");
    CHECK(found.live > (kSeesAll ? 100 : 10));
    for (std::size_t rule = 1; rule < found.by_rule.size(); ++rule) {
        CAPTURE(rule);
        if (kSeesAll) CHECK(found.by_rule[rule] > 50);
    }
}

TEST_CASE("law: feature-space search finds a plan exactly where there is one, and the plan is right") {
    std::size_t solved = 0, hopeless = 0, detours = 0;
    for (std::uint64_t seed = 820'000; seed < 820'400; seed += kSeedStep) {
        Random random(seed);
        const std::string board = crowded_board(random, seed % 2 == 0 ? 3 : 4);
        CAPTURE(seed);
        CAPTURE(board);
        const auto space = explore(*space_of("sokoban", board), 60'000);
        if (!space.complete) continue;
        const auto search =
            seed % 2 == 0 ? ended_search(fess(board)) : fess_in_turns(board, {1000, 1}, Search::kNoLimit);
        search->advance(kWhole);
        detours += detours_of(*search);
        const Stats stats = search->stats();
        const bool solvable = space.optimum() != kInfiniteCost;
        REQUIRE(stats.status == (solvable ? Status::solved : Status::exhausted));
        if (!solvable) {
            REQUIRE(stats.claim.kind == ClaimKind::unsolvable);
            ++hopeless;
            continue;
        }
        ++solved;
        const Plan plan = search->plan(0);
        const validate::Verdict verdict = check_plan("sokoban", board, plan_text(plan.actions));
        CAPTURE(verdict.message);
        REQUIRE(verdict.reaches_goal);
        REQUIRE(verdict.cost == plan.cost);
        REQUIRE(plan.nodes.size() == plan.actions.size() + 1);
        REQUIRE(search->path(stats.incumbents[0].node).nodes.back() == plan.nodes.back());
    }
    CHECK(solved > 40 / kSeedStep);
    CHECK(hopeless > 60 / kSeedStep);
    if (kSeesAll) CHECK(detours > 3);
}

TEST_CASE("law: feature-space search is the same in slices and after stops, and shows its past as it was") {
    std::size_t steps = 0, named = 0, detours = 0;
    const int wanted = kSeesAll ? 12 : 2;
    int boards = 0;
    for (std::uint64_t seed = 830'000; boards < wanted; ++seed) {
        Random random(seed);
        const std::string board = crowded_board(random, 5);
        Request short_one = fess(board);
        short_one.max_expansions = 200;
        if (ended_search(short_one)->stats().counters.expanded < 8) continue;  // most are too easy, or lost
        ++boards;
        const Turns turns{static_cast<std::uint64_t>(random.between(1, 2000)),
                          static_cast<std::uint64_t>(random.between(1, 400))};
        const auto make = [&](std::uint64_t most) { return fess_in_turns(board, turns, most); };
        CAPTURE(seed);
        CAPTURE(board);
        REQUIRE(slicing_violation(make, 60) == "");
        REQUIRE(stopping_violation(make, 60) == "");
        const auto finished = make(25);
        finished->advance(kWhole);
        steps += finished->stats().counters.expanded;
        detours += detours_of(*finished);
        REQUIRE(time_travel_violation(*finished, make) == "");
        for (StepIndex i = 0; i < finished->stats().counters.expanded; ++i) {
            for (const SuccessorRow& row : finished->expansion(i).successors)
                named += row.outcome == Outcome::deadlock && !row.cells.empty();
        }
        if (seed % 4 == 0) REQUIRE(watching_violation(make, 6) == "");
        REQUIRE(counters_violation(observe(*make(40), 3)) == "");
    }
    CHECK(steps > 8u * static_cast<unsigned>(wanted));
    CHECK(named > 8u * static_cast<unsigned>(wanted));
    if (kSeesAll) CHECK(detours > 3);
}

TEST_CASE("law: a state has one key, whether it was pushed or pulled to") {
    Random random(840'000);
    Floor floor = floor_of({6, 5, std::vector<char>(30, 0)});
    for (int i = 0; i < 50; ++i) {
        const auto boxes = some_cells(floor, 4, random);
        Cell robot = 0;
        while (std::find(boxes.begin(), boxes.end(), robot) != boxes.end()) ++robot;
        put(floor, some_cells(floor, 4, random), boxes, robot);
        const PushBoard board(floor);
        PushNodes nodes(4);
        FeatureRun pushes(board, nodes, 0, Way::push, PlanGuide(board, Way::push, {}));
        FeatureRun pulls(board, nodes, 1, Way::pull, PlanGuide(board, Way::pull, {}));
        std::vector<Cell> turned(boxes.rbegin(), boxes.rend());
        const Cell elsewhere = *walked(floor, {boxes, robot}).rbegin();
        for (FeatureRun* run : {&pushes, &pulls}) {
            run->begin_root(run == &pushes ? boxes : turned, run == &pushes ? robot : elsewhere);
            while (!run->go_on()) {}
            run->end(0);
        }
        REQUIRE(nodes[0].key == nodes[1].key);
    }
}

TEST_CASE("feature-space search: what it is not for is refused with a sentence") {
    const auto several = start_search(fess("@$@.-\n"));
    REQUIRE_FALSE(several);
    CHECK(several.diagnostic().field == "strategy");
    CHECK(several.diagnostic().message.starts_with(
        "Feature-space search is for one robot, and this board has 2."));
    const auto tiles =
        start_search({.domain = "tiles", .board = "1 2 3\n4 . 6\n7 5 8\n", .strategy = "fess"});
    REQUIRE_FALSE(tiles);
    CHECK(tiles.diagnostic().field == "strategy");
    Request bounded = fess("@$.\n");
    bounded.bound.g = 5;
    REQUIRE_FALSE(start_search(bounded));
}

TEST_CASE("feature-space search: a step says which cell gave which node its push, and who wanted it") {
    const auto search = ended_search(fess("########\n#.   ..#\n# $ @$ #\n#  $   #\n###   ##\n########\n"));
    REQUIRE(search->stats().status == Status::solved);
    const FeatureCellsView cells = search->feature_cells();
    std::set<NodeId> in_cells;
    for (const FeatureCell& cell : cells.cells) {
        CHECK(cell.features.size() == cells.features.size());
        in_cells.insert(cell.nodes.begin(), cell.nodes.end());
    }
    for (StepIndex i = 0; i < search->stats().counters.expanded; ++i)
        CHECK(in_cells.contains(*search->expansion(i).row.node));
    const Expansion first = search->expansion(0);
    CHECK(first.why.sentence.starts_with("The cell of "));
    CHECK(first.why.sentence.find("gave node ") != std::string::npos);
    CHECK(first.why.sentence.find("advisor “") != std::string::npos);
}

TEST_CASE("feature-space search: each node says when it was made, and from which side") {
    const auto search = ended_search(fess("########\n#.   ..#\n# $ @$ #\n#  $   #\n###   ##\n########\n"));
    REQUIRE(search->stats().status == Status::solved);
    const NodeColumns nodes = search->node_columns(0, search->nodes());
    const Columns steps = search->columns(0, kNever);
    REQUIRE(nodes.side.size() == search->nodes());
    REQUIRE(nodes.made_at.size() == search->nodes());
    CHECK(std::is_sorted(nodes.made_at.begin(), nodes.made_at.end()));
    const auto side = [&](NodeId id) { return static_cast<Side>(nodes.side[id]); };
    const auto pulls = [&](NodeId id) { return side(id) == Side::goal || side(id) == Side::goal_met; };
    std::map<NodeId, StepIndex> made;
    for (StepIndex i = 0; i < search->stats().counters.expanded; ++i) {
        CHECK(steps.from_goal[i] == pulls(steps.node[i]));
        CHECK(nodes.made_at[steps.node[i]] <= i);
        for (const SuccessorRow& successor : search->expansion(i).successors) {
            if (successor.outcome != Outcome::kept && successor.outcome != Outcome::solution) continue;
            made[*successor.row.node] = i + 1;
        }
    }
    NodeId pushed = kNoNode, pulled = kNoNode;
    for (NodeId id = 0; id < search->nodes(); ++id) {
        if (side(id) == Side::start_met) pushed = id;
        if (side(id) == Side::goal_met) pulled = id;
        if (nodes.parent[id] == kNoNode) continue;
        REQUIRE(made.contains(id));
        CHECK(nodes.made_at[id] == made[id]);
        CHECK(pulls(id) == pulls(nodes.parent[id]));
    }
    REQUIRE(pushed != kNoNode);  // on this board they meet
    REQUIRE(pulled != kNoNode);
    const auto boxes = [](std::string text) {
        std::replace(text.begin(), text.end(), '@', ' ');
        std::replace(text.begin(), text.end(), '+', '.');
        return text;
    };
    CHECK(boxes(search->text(pushed)) == boxes(search->text(pulled)));
    const std::vector<NodeId> plan = search->plan(0).nodes;
    CHECK(std::find(plan.begin(), plan.end(), pushed) != plan.end());
    for (const NodeId id : plan) CHECK_FALSE(pulls(id));
}

}  // namespace sokoban_push_law
