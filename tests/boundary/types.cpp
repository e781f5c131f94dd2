// Writes the types of all that JavaScript can call: wasm/frontier.d.ts is its output. A test of the structure
// suite compares them, and the tests of the artefact hold real answers against them.
#include <cstdio>

#include "core/formula_bound.h"
#include "core/game/game.h"
#include "core/game/game_info.h"
#include "core/validate/plan_checker.h"
#include "typescript.h"

namespace frontier::boundary {

namespace {

constexpr std::string_view kHeading =
    R"(// Written by tests/boundary from the core's structures: do not edit, but run
//   build/native-release/tests/boundary >wasm/frontier.d.ts
// What a field means stands in core/, beside the field. An infinite or absent number is null.

export interface Refusal {
  ok: false;
  error: Diagnostic;
}
export type Options = Record<string, string>;
export type Answer<T> = (T & { ok: true }) | Refusal;
/** Fills `out` with an estimate for each of `count` rows, or says what went wrong, in which line of the
 * code and with which row. */
export type EstimateFunction = (
  rows: Int32Array,
  count: number,
  out: Float64Array,
) => null | { message: string, line: number, row: number };
)";

template <class F> struct Returned;
template <class R, class... Arguments> struct Returned<R (*)(Arguments...)> { using Type = std::decay_t<R>; };
template <class R, class C, class... Arguments> struct Returned<R (C::*)(Arguments...)> { using Type = R; };
template <class R, class C, class... Arguments> struct Returned<R (C::*)(Arguments...) const> {
    using Type = R;
};

// An interface of calls. Each returns what the core's function does that is behind it.
class Calls {
   public:
    Calls(TypeScript& types, std::string_view name)
        : types_(&types), text_(concat("export interface ", name, " {\n")) {}

    // Where the core asserts that there is such a thing, the bindings say null.
    template <auto function> Calls& or_null(std::string_view name, std::string_view parameters) {
        return add(name, parameters, types_->type<typename Returned<decltype(function)>::Type>() + " | null");
    }
    template <auto function> Calls& call(std::string_view name, std::string_view parameters = "") {
        return add(name, parameters, types_->type<typename Returned<decltype(function)>::Type>());
    }
    template <class T> Calls& call(std::string_view name, std::string_view parameters = "") {
        return add(name, parameters, types_->type<T>());
    }
    Calls& add(std::string_view name, std::string_view parameters, std::string_view answer) {
        text_ += concat("  ", name, '(', parameters, "): ", answer, ";\n");
        return *this;
    }
    // A class whose constructor may refuse what it is given: then error() says why, and nothing else may be
    // asked.
    Calls& constructor(std::string_view name, std::string_view parameters) {
        text_ += concat("  ", name, ": new (", parameters, ") => ", name, ";\n");
        return *this;
    }
    Calls& object() { return call<std::optional<Diagnostic>>("error").call<void>("delete"); }

    std::string text() const { return text_ + "}\n"; }

   private:
    TypeScript* types_;
    std::string text_;
};

std::string module_calls(TypeScript& types) {
    return Calls(types, "Module")
        .call<&catalog>("catalog")
        .call<&check_board>("check",
                            "domain: string, board: string, options: Options, heuristics: string[] | null")
        .call<&view_board>("view", "domain: string, board: string, options: Options")
        .call<&read_levels>("levels", "domain: string, text: string")
        .call<&convert_board>("convert", "domain: string, board: string, options: Options, format: string")
        .call<&collection_text>(
            "levels_text", concat("title: string, levels: readonly ", types.type<wasm::LevelRow>(Way::in),
                                  "[], format: string"))
        .call<&recognise>("recognise", "text: string")
        .call<&sketch_board>("sketch", "domain: string, text: string")
        .call<&board_of>("board_text",
                         "domain: string, width: number, height: number, cells: ArrayLike<number>")
        .call<Result<FormulaReport>>("check_formula", "text: string, weight: number")
        .call<&check_heuristic>("check_heuristic", "domain: string, heuristic: string")
        .call<std::optional<Diagnostic>>("check_condition", "text: string")
        .add("formula_plane",
             concat("text: string, known: ", types.type<wasm::PlaneContext>(Way::in),
                    ", g_most: number, h_most: number, steps: number"),
             typed_array<double>())
        .call<Result<validate::Verdict>>("validate",
                                         "domain: string, board: string, options: Options, plan: string")
        .call<&game::game_info>("game_info")
        .call<&game::sketch_game_board>("game_board", "text: string, field: string")
        .call<&game::read_game_levels>("game_levels", "text: string")
        .constructor("Line", "domain: string, board: string, options: Options")
        .constructor("Session", concat("request: ", types.type<Request>(Way::in),
                                       ", estimate?: EstimateFunction | null"))
        .constructor("Xray", "request: " + types.type<XrayRequest>(Way::in))
        .constructor("Game", "request: " + types.type<game::GameRequest>(Way::in))
        .text();
}

std::string line_calls(TypeScript& types) {
    return Calls(types, "Line")
        .object()
        .call<&Play::position>("position", "index: number")
        .call<&Play::move>("move", "index: number, action: string")
        .call<&Play::set_line>("set_line", "actions: readonly string[]")
        .add("pushes", "", typed_array<std::uint8_t>())
        .call<&Play::plan_text>("plan_text", "format: string")
        .text();
}

std::string session_calls(TypeScript& types) {
    const std::string breakpoint = types.type<wasm::BreakpointRow>(Way::in);
    return Calls(types, "Session")
        .object()
        .call<&Search::advance>("advance", "expansions: number")
        .call<&Search::preparing>("preparing")
        .call<&Search::stop>("stop", "status: 'timeout' | 'cancelled'")
        .call<&Search::extend>("extend", "expansions: number | null, memory_mib: number | null")
        .call<&Search::set_weight>("set_weight", "weight: number")
        .call<std::optional<Diagnostic>>("set_breakpoints", concat("list: readonly ", breakpoint, "[]"))
        .call<&Search::find>("find", concat("breakpoint: ", breakpoint, ", from: number, forwards: boolean"))
        .call<&Search::stats>("stats")
        .or_null<&Search::plan>("plan", "incumbent: number")
        .call<&Search::expansion>("expansion", "index: number")
        .call<&Search::frontier>("frontier", "index: number, rows: number")
        .call<&Search::frontier_part>("frontier_part", "index: number, from: number, to: number")
        .call<&Search::columns>("columns", "from: number, to: number")
        .call<&Search::track>("track")
        .add("state_keys", "from: number, to: number", typed_array<double>())
        .call<&trace_events>("trace", "from: number, to: number")
        .call<&trace_end>("trace_end", "written: number")
        .call<&trace_head>("trace_head")
        .call<&Search::node_columns>("tree", "from: number, to: number")
        .call<&Search::feature_cells>("feature_cells")
        .or_null<&Search::path>("path", "node: number")
        .or_null<&Search::picture>("cells", "node: number")
        .or_null<&Search::text>("text", "node: number")
        .text();
}

std::string xray_calls(TypeScript& types) {
    return Calls(types, "Xray")
        .object()
        .call<&Xray::advance>("advance", "work: number")
        .call<std::optional<Diagnostic>>("judge", "heuristic: string, estimate: EstimateFunction | null")
        .call<&Xray::report>("report")
        .call<&Xray::counter_examples>("counter_examples",
                                       concat("kind: ", types.type<XrayKind>(), ", from: number, to: number"))
        .call<&Xray::heat>("heat")
        .text();
}

std::string game_calls(TypeScript& types) {
    using game::GameSearch;
    return Calls(types, "Game")
        .object()
        .call<&GameSearch::advance>("advance", "moves: number")
        .call<&GameSearch::stop>("stop", "status: 'timeout' | 'cancelled'")
        .call<&GameSearch::stats>("stats")
        .call<&GameSearch::result>("result")
        .call<&GameSearch::position>("position", "path: readonly number[]")
        .call<&GameSearch::tree>("tree", "path: readonly number[]")
        .call<&GameSearch::path_of>("path_of", "number: string")
        .call<&GameSearch::number_of>("number_of", "path: readonly number[]")
        .call<&GameSearch::ask>("ask", "path: readonly number[]")
        .call<&GameSearch::answer>("answer", "path: readonly number[]")
        .text();
}

std::string all_types() {
    TypeScript types;
    const std::string calls = module_calls(types) + line_calls(types) + session_calls(types) +
                              xray_calls(types) + game_calls(types);
    return concat(kHeading, calls, types.declarations());
}

}  // namespace

}  // namespace frontier::boundary

int main() { std::fputs(frontier::boundary::all_types().c_str(), stdout); }
