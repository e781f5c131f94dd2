// Every function that JavaScript can call, called as the bindings call it, so that the sanitizers see each.
// The names are those of the bindings in wasm/; tests/structure holds that none is missing.
#include <doctest/doctest.h>

#include <set>
#include <type_traits>

#include "core/catalog.h"
#include "core/formula_bound.h"
#include "core/game/game.h"
#include "core/game/game_info.h"

namespace boundary_test {

using namespace frontier;

namespace {

// Reads every field as the bindings do, by reference; the sum only keeps the reading from being left out.
std::size_t read(const std::string& text) { return text.size(); }
std::size_t read(std::string_view text) { return text.size(); }
std::size_t read(const char* text) { return read(std::string_view(text)); }
template <class T>
requires std::is_arithmetic_v<T> std::size_t read(const T& number) { return number != T{}; }
template <class T>
requires std::is_enum_v<T> std::size_t read(const T& value) { return read(word(value)); }
template <class T> std::size_t read(const std::optional<T>& value);
template <class T> std::size_t read(const std::vector<T>& values);
template <class T>
requires requires(const T& value) {
    value.fields([](const char*, const auto&) {});
}
std::size_t read(const T& value) {
    std::size_t sum = 0;
    value.fields([&](const char* name, const auto& field) { sum += read(name) + read(field); });
    return sum;
}
template <class T> std::size_t read(const std::optional<T>& value) { return value ? read(*value) : 0; }
template <class T> std::size_t read(const std::vector<T>& values) {
    std::size_t sum = 0;
    for (const T& value : values) sum += read(value);
    return sum;
}
template <class T> std::size_t read(const Result<T>& result) {
    return result ? read(*result) : read(result.diagnostic());
}

// A call of the boundary by its name there, and what it answered. What is wrong with it the sanitizers say.
template <class T> void called(const char* name, const T& answer) {
    static volatile std::size_t seen = 0;
    seen = seen + read(name) + read(answer);
}

constexpr const char* kBoard = "#####\n#@$.#\n#####\n";

Request request_of(const StrategyInfo& strategy) {
    Request request;
    request.domain = "sokoban";
    request.board = "#######\n#@ $ .#\n# $  .#\n#     #\n#######\n";
    request.strategy = strategy.id;
    return request;
}

void look_at_all(Search& search, const Request& request) {
    const auto end = static_cast<StepIndex>(search.stats().counters.expanded);
    called("Session.stats", search.stats());
    called("Session.preparing", search.preparing());
    for (std::size_t i = 0; i < search.incumbents(); ++i) called("Session.plan", search.plan(i));
    for (const StepIndex moment : {StepIndex{0}, end / 2, end, kNever}) {
        called("Session.expansion", search.expansion(moment));
        called("Session.frontier", search.frontier(moment, 5));
        called("Session.frontier_part", search.frontier_part(moment, 3, 9));
    }
    called("Session.columns", search.columns(0, kNever));
    called("Session.track", search.track());
    called("Session.state_keys", search.state_keys(0, kNever));
    called("Session.trace", trace_events(search, end / 2, kNever));
    called("Session.trace_end", trace_end(search, end / 2));
    called("Session.trace_end", trace_end(search, end));
    called("Session.trace_head", trace_head(request, search));
    called("Session.tree", search.node_columns(0, kNoNode));
    called("Session.feature_cells", search.feature_cells());
    for (const Event event : kEvents) {
        const Breakpoint wanted{event, *Formula::compile("h < 2", FormulaNames::of_conditions), 1};
        called("Session.find", search.find(wanted, 0, true));
        called("Session.find", search.find(wanted, end, false));
    }
    for (NodeId node = 0; node < std::min<NodeId>(search.nodes(), 5); ++node) {
        called("Session.path", search.path(node));
        called("Session.cells", search.picture(node));
        called("Session.text", search.text(node));
    }
}

}  // namespace

TEST_CASE("boundary: a session of every strategy answers all it can be asked") {
    for (const StrategyInfo& strategy : catalog().strategies) {
        CAPTURE(strategy.id);
        const Request request = request_of(strategy);
        const auto search = start_search(request);
        REQUIRE(search);  // Session.error
        look_at_all(**search, request);
        (*search)->set_breakpoints({{Event::incumbent, {}, kNoNode}});  // Session.set_breakpoints
        (*search)->advance(40);                                         // Session.advance
        (*search)->set_weight(2);                                       // Session.set_weight
        (*search)->stop(Status::cancelled);                             // Session.stop
        look_at_all(**search, request);
        (*search)->extend(2'000);  // Session.extend
        while ((*search)->advance(500) == Status::paused) {}
        look_at_all(**search, request);
    }
    called("Session.error", start_search({}).diagnostic());
}

TEST_CASE("boundary: boards, formulas, plans and lines of every puzzle") {
    called("catalog", catalog());
    called("recognise", recognise("3 4\n0 0\n* 2\n"));
    for (const DomainInfo& domain : catalog().domains) {
        CAPTURE(domain.id);
        called("check", check_board(domain.id, domain.example, {}));
        for (const Choice& format : domain.formats) {
            called("convert", convert_board(domain.id, domain.example, {}, format.id));
            const Level level{.id = "a", .title = "A", .board = domain.example};
            called("levels_text", collection_text({.title = "All", .levels = {level, level}}, format.id));
        }
        called("check", check_board(domain.id, "?", {}));
        called("view", view_board(domain.id, domain.example, {}));
        const std::string formula = "=2*" + domain.default_heuristic + " + " + domain.features.front().id;
        called("check", check_board(domain.id, domain.example, {}, std::vector{formula}));
        called("check_heuristic", check_heuristic(domain.id, formula));
        called("check_heuristic", check_heuristic(domain.id, "=?"));
        called("levels", read_levels(domain.id, domain.example));
        const auto sketch = sketch_board(domain.id, domain.example);
        called("sketch", sketch);
        if (sketch) called("board_text", board_of(domain.id, *sketch));
        const auto line = start_play(domain.id, domain.example, {});
        REQUIRE(line);  // Line.error
        const Position start = (*line)->position(0);
        called("Line.position", start);
        REQUIRE_FALSE(start.moves.empty());
        called("Line.move", (*line)->move(0, start.moves.front().action));
        called("Line.set_line", (*line)->set_line({start.moves.back().action}));
        called("Line.set_line", (*line)->set_line({"nonsense"}));
        called("Line.pushes", (*line)->pushes());
        for (const Choice& format : domain.plan_formats)
            called("Line.plan_text", (*line)->plan_text(format.id));
        const auto verdict = check_plan(domain.id, domain.example, start.moves.front().action, {});
        called("validate", verdict.message);
        called("validate", verdict.actions);
    }
    called("Line.error", start_play("sokoban", "?", {}).diagnostic());
    called("validate", check_plan("sokoban", kBoard, "right", {}).actions);
    const auto formula = Formula::compile("g + w*h");
    called("check_formula", examine(*formula, 2));
    called("check_condition", Formula::compile("h <", FormulaNames::of_conditions).diagnostic());
    called("formula_plane", (*formula)({.g = 1, .h = 2, .w = 3}));
}

TEST_CASE("boundary: an X-ray answers all it can be asked") {
    for (const DomainInfo& domain : catalog().domains) {
        CAPTURE(domain.id);
        auto xray = start_xray({domain.id, domain.example, {}, 300, {}});
        REQUIRE(xray);  // Xray.error
        const auto look = [&] {
            called("Xray.report", (*xray)->report());
            for (const XrayKind kind : {XrayKind::too_high, XrayKind::inconsistent})
                called("Xray.counter_examples", (*xray)->counter_examples(kind, 0, 3));
            called("Xray.heat", (*xray)->heat());
        };
        look();
        for (const HeuristicInfo& heuristic : domain.heuristics) {
            called("Xray.judge", judge_heuristic(**xray, heuristic.id));
            called("Xray.judge", judge_heuristic(**xray, "nonsense"));
            while ((*xray)->advance(1000) < XrayPhase::judged) look();  // Xray.advance
            look();
        }
        called("Xray.judge", judge_heuristic(**xray, kOwn));
    }
    called("Xray.error", start_xray({}).diagnostic());
}

TEST_CASE("boundary: a game answers all it can be asked") {
    using namespace frontier::game;
    const GameInfo& info = game_info();
    called("game_info", info);
    called("game_board", sketch_game_board(info.start, "start"));
    called("game_board", sketch_game_board("y", "goal"));
    called("game_levels", read_game_levels("nonsense"));
    for (const Choice& kind : info.searches) {
        CAPTURE(kind.id);
        auto game = GameSearch::start({info.start, info.goal, kind.id, "1", {}});
        REQUIRE(game);  // Game.error
        for (const Status status : {game->advance(10), game->advance(1'000'000)})
            called("Game.advance", word(status));
        game->stop(Status::timeout);  // Game.stop
        called("Game.stats", game->stats());
        called("Game.result", game->result());
        for (const MovePath& path : {MovePath{}, MovePath{0}, MovePath{0, 1}, MovePath{99}}) {
            called("Game.position", game->position(path));
            called("Game.tree", game->tree(path));
            called("Game.number_of", game->number_of(path));
            if (const auto status = game->ask(path)) called("Game.ask", word(*status));
            game->advance(1'000'000);
            called("Game.answer", game->answer(path));
        }
        called("Game.path_of", game->path_of("3"));
    }
    called("Game.error", GameSearch::start({"y", "", "minimax", "1", {}}).diagnostic());
}

}  // namespace boundary_test
