#include "core/heuristic_formula.h"

#include <doctest/doctest.h>

#include "core/catalog.h"

namespace heuristic_formula_test {

using namespace frontier;

namespace {

constexpr const char* kBoard = "#######\n#@ $ .#\n# $  .#\n#     #\n#######\n";

HeuristicInfo info(const std::string& text, const std::string& domain = "sokoban") {
    const auto found = check_heuristic(domain, text);
    CAPTURE(text);
    REQUIRE(found);
    return *found;
}

Request request_of(const std::string& heuristic, const std::string& guide = "") {
    Request request;
    request.domain = "sokoban";
    request.board = kBoard;
    request.heuristic = heuristic;
    request.guide = guide;
    return request;
}

Stats solved(const Request& request) {
    auto search = start_search(request);
    REQUIRE(search);
    while ((*search)->advance(Search::kNoLimit) == Status::running) {}
    return (*search)->stats();
}

}  // namespace

TEST_CASE("heuristic formula: what is said of it") {
    const HeuristicInfo larger = info("=max(manhattan, misplaced)");
    CHECK(larger.id == "=max(manhattan, misplaced)");
    CHECK(larger.name == "max(manhattan, misplaced)");
    CHECK(larger.admissible == Property::proved);
    CHECK(larger.consistent == Property::proved);
    CHECK(larger.integral);
    CHECK(larger.why ==
          "The larger of admissible heuristics is admissible. It falls by no more than a move costs, because "
          "its parts do.");
    CHECK(larger.cost == "“Manhattan distance” and “Misplaced boxes” together");

    const HeuristicInfo twice = info("=2*manhattan");
    CHECK(twice.admissible == Property::unknown);
    CHECK(twice.times == 2);
    CHECK(twice.why == "At most 2 times the true cost: a multiple of an admissible heuristic.");
    CHECK(
        info("=manhattan + misplaced").why ==
        "A sum of admissible heuristics is not known to be admissible; it is at most 2 times the true cost.");
    CHECK(info("=(manhattan + misplaced)/2").admissible == Property::proved);
    CHECK_FALSE(info("=(manhattan + misplaced)/2").integral);
    CHECK(info("=manhattan + 1").admissible == Property::no);
    CHECK(info("=manhattan + 1").why == "It is at least 1 everywhere, so it is too high in a goal.");
    CHECK(info("=matching + 0.5*robot_distance").admissible == Property::unknown);
    CHECK(info("=matching + 0.5*robot_distance").why ==
          "“Robot to box” is a feature: how it compares with the true cost is not known.");
    CHECK(info("=alternate").admissible == Property::no);
    CHECK(info("=manhattan").consistent == Property::proved);
    CHECK(info("=manhattan - 2").why.find("It may be negative") != std::string::npos);
    CHECK(info("manhattan").name == "Manhattan distance");
}

TEST_CASE("heuristic formula: what cannot be understood is said, and where") {
    const auto refusal = [](const std::string& text) {
        const auto found = check_heuristic("jugs", text);
        REQUIRE_FALSE(found);
        return found.diagnostic();
    };
    const Diagnostic unknown_name = refusal("=max(mismatch, mismach)");
    CHECK(unknown_name.column == 16);
    CHECK(unknown_name.line == 1);
    CHECK(unknown_name.field == "heuristic");
    std::string names;
    for (const HeuristicInfo& row : find_domain("jugs")->heuristics) names += row.id + ", ";
    for (const Choice& row : find_domain("jugs")->features) names += row.id + ", ";
    names.resize(names.size() - 2);
    CHECK(unknown_name.message == "There is no name \"mismach\" here. Names are " + names +
                                      " and min, max, abs, sqrt, floor, ceil, log, exp.");
    CHECK(refusal("=").message == "The formula ends where a number, a name or \"(\" is expected.");
    CHECK(refusal("=").column == 2);
    CHECK(refusal("=mismatch +").column == 12);
    CHECK(refusal("=g + mismatch").column == 2);
    CHECK(refusal("=own").column == 2);
    CHECK(refusal("mismach").field == "heuristic");
    CHECK(refusal("water").message.starts_with("There is no heuristic \"water\"."));  // only in a formula
    CHECK_FALSE(check_heuristic("chess", "=zero"));

    const auto guide = start_search(request_of("manhattan", "=boxes +"));
    REQUIRE_FALSE(guide);
    CHECK(guide.diagnostic().field == "guide");
    CHECK(guide.diagnostic().column == 9);
}

TEST_CASE("heuristic formula: searches with it claim what follows") {
    const Stats best = solved(request_of("manhattan"));
    const Stats larger = solved(request_of("=max(manhattan, misplaced)"));
    CHECK(larger.claim.kind == ClaimKind::optimal);
    CHECK(larger.cost == best.cost);
    const Stats twice = solved(request_of("=2*manhattan"));
    CHECK(twice.claim.kind == ClaimKind::bounded);
    CHECK(*twice.claim.ratio <= 2);
    CHECK(twice.claim.sentence.find("“2*manhattan” is at most 2 times the true cost.") != std::string::npos);
    CHECK(solved(request_of("=manhattan + robot_distance")).claim.kind == ClaimKind::none);
    const Stats guided = solved(request_of("matching", "=matching + boxes_off"));
    CHECK(guided.cost.has_value());
    // The same formula in the space of pushes.
    Request pushes = request_of("=max(matching, robot_distance)");
    pushes.options["space"] = "pushes";
    CHECK(solved(pushes).cost.has_value());
}

TEST_CASE("heuristic formula: what is no estimate ends the search with the node named") {
    const auto message = [](const std::string& heuristic, const std::string& guide = "") {
        const Stats stats = solved(request_of(heuristic, guide));
        CHECK(stats.status == Status::failed);
        CHECK(stats.claim.kind == ClaimKind::none);
        return stats.message;
    };
    CHECK(message("=manhattan - 100").starts_with("The heuristic “manhattan - 100” gave -"));
    CHECK(message("=1/(boxes - 2)").find("for the start; an estimate is a number from 0 up.") !=
          std::string::npos);
    CHECK(message("=boxes_off > 1 ? manhattan : 0/0").find("from node ") != std::string::npos);
    CHECK(message("=1e300*1e10").starts_with("The heuristic "));
    CHECK(message("=1e39").starts_with("The heuristic "));  // no float
    CHECK(message("matching", "=log(0)").starts_with("The heuristic “log(0)” gave "));
}

TEST_CASE("heuristic formula: dead ends of a part") {
    // A box in a corner: matching proves it, whatever is made of it; alternate says so without proof.
    Request request = request_of("=0*matching");
    request.board = "#####\n#@  #\n# $.#\n#   #\n#####\n";
    request.options["deadlocks"] = "off";
    const auto count = [&](const std::string& heuristic) {
        request.heuristic = heuristic;
        return solved(request);
    };
    const Stats proved = count("=0*matching");
    CHECK(proved.status == Status::solved);
    CHECK(proved.counters.pruned_deadlock > 0);
    request.board = "#####\n#@  #\n#  .#\n#$  #\n#####\n";  // no solution
    CHECK(count("=misplaced + matching").claim.kind == ClaimKind::unsolvable);
    CHECK(count("=misplaced*matching").claim.kind == ClaimKind::unsolvable);
    CHECK(count("=misplaced + alternate").status != Status::failed);
    const std::vector<std::string> asked{"=min(matching, misplaced)", "=min(alternate, misplaced)",
                                         "=1/alternate", "=max(alternate, misplaced)"};
    const auto view = check_board("sokoban", request.board, {}, asked);
    REQUIRE(view->estimates.size() == 4);
    CHECK_FALSE(view->estimates[0].value);
    CHECK(view->estimates[1].value == 1);
    CHECK(view->estimates[2].value == 0);
    CHECK_FALSE(view->estimates[3].value);
}

TEST_CASE("heuristic formula: estimates of a board, as far as they are asked for") {
    const auto view = check_board("sokoban", kBoard, {},
                                  std::vector<std::string>{"manhattan", "=2*manhattan", "=nonsense"});
    REQUIRE(view);
    REQUIRE(view->estimates.size() == 2);
    CHECK(view->estimates[1].heuristic == "=2*manhattan");
    CHECK(*view->estimates[1].value == 2 * *view->estimates[0].value);
}

TEST_CASE("features: what they count") {
    const auto value = [](const std::string& domain, const std::string& board, const std::string& feature) {
        const std::string heuristic = "=" + feature;
        const auto view = check_board(domain, board, {}, std::vector{heuristic});
        CAPTURE(feature);
        REQUIRE(view);
        REQUIRE(view->estimates.size() == 1);
        return *view->estimates[0].value;
    };
    const std::string warehouse = "########\n#*  @  #\n#  $$  #\n#    ..#\n#$    .#\n########\n";
    CHECK(value("sokoban", warehouse, "boxes") == 4);
    CHECK(value("sokoban", warehouse, "boxes_off") == 3);
    CHECK(value("sokoban", warehouse, "boxes_settled") == 1);
    CHECK(value("sokoban", warehouse, "boxes_lost") == 1);
    CHECK(value("sokoban", warehouse, "box_pairs") == 1);
    CHECK(value("sokoban", warehouse, "robot_distance") == 1);
    const std::string lunar = "A.a..\n.....\n..+b.\n...B.\n.....\n";
    CHECK(value("lunar", lunar, "rovers_left") == 2);
    CHECK(value("lunar", lunar, "rovers_off_lines") == 2);
    CHECK(value("lunar", lunar, "helpers_on_lines") == 2);
    CHECK(value("lunar", lunar, "helper_on_hatch") == 0);
    CHECK(value("lunar", lunar, "stops") == 1);
    const std::string jugs = "3 5 8\n3 0 4\n* 4 4\n";
    CHECK(value("jugs", jugs, "mismatched") == 1);
    CHECK(value("jugs", jugs, "water") == 7);
    CHECK(value("jugs", jugs, "full") == 1);
    CHECK(value("jugs", jugs, "empty") == 1);
    const std::string tiles = "2 1 3\n4 5 6\n7 . 8\n\n1 2 3\n4 5 6\n7 8 .\n";
    CHECK(value("tiles", tiles, "tiles_off") == 3);
    CHECK(value("tiles", tiles, "off_row") == 0);
    CHECK(value("tiles", tiles, "off_column") == 3);
    CHECK(value("tiles", tiles, "inversions") == 1);
    CHECK(value("tiles", tiles, "empty_distance") == 1);
}

}  // namespace heuristic_formula_test
