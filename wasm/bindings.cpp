// All that JavaScript sees of the core: conversions and no logic. Bulk data leaves as typed arrays with a
// buffer of their own, which the worker may transfer.
#include <emscripten/bind.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "core/catalog.h"
#include "core/formula.h"
#include "core/formula_bound.h"
#include "wasm/js_estimate.h"
#include "wasm/values.h"

namespace {

using namespace frontier;
using emscripten::val;
using namespace wasm;

Result<Breakpoint> to_breakpoint(const val& object) {
    const auto row = from_val<BreakpointRow>(object);
    const auto event = named<Event>(row.event);
    if (!event) return Diagnostic{"There is no event \"" + row.event + "\" to stop at.", 0, 0, "event"};
    Breakpoint breakpoint{.event = *event};
    if (*event == Event::condition) {
        auto condition = Formula::compile(row.condition, FormulaNames::of_conditions);
        if (!condition) return condition.diagnostic();
        breakpoint.condition = std::move(*condition);
    }
    if (row.node && *row.node >= 0 && *row.node < kNoNode) breakpoint.node = static_cast<NodeId>(*row.node);
    return breakpoint;
}

class Session {
   public:
    explicit Session(const val& request) : Session(request, val::null()) {}
    Session(const val& request, const val& estimate)
        : request_(from_val<Request>(request)), search_(start_search(request_, function_of(estimate))) {}

    val error() const { return search_ ? val::null() : to_val(search_.diagnostic()); }

    // NaN is no expansion; what is too large to count is all of them.
    std::string advance(double expansions) {
        const std::uint64_t count =
            std::isnan(expansions) ? 0
                                   : count_of(expansions).value_or(std::numeric_limits<std::uint64_t>::max());
        return std::string(word(search_ ? (*search_)->advance(count) : Status::failed));
    }
    bool preparing() const { return search_ && (*search_)->preparing(); }
    void stop(const val& status) {
        if (search_) (*search_)->stop(text_of(status) == "timeout" ? Status::timeout : Status::cancelled);
    }
    void extend(const val& expansions, const val& memory_mib) {
        const auto most = expansions.isNumber() ? count_of(expansions.as<double>()) : std::nullopt;
        const double asked = memory_mib.isNumber() ? memory_mib.as<double>() : 0;
        const std::size_t bytes = bytes_of_mib(std::clamp<double>(asked, 0, kLimits.memory_mib));
        if (search_) (*search_)->extend(most.value_or(Search::kNoLimit), bytes);
    }
    void set_weight(double weight) {
        if (search_ && weight >= 0 && weight <= kLimits.weight) (*search_)->set_weight(weight);
    }

    // null, or the problem with the first breakpoint that cannot be understood; then none is changed.
    val set_breakpoints(const val& list) {
        std::vector<Breakpoint> breakpoints;
        const unsigned count = length_of(list);
        for (unsigned i = 0; i < count; ++i) {
            auto breakpoint = to_breakpoint(list[i]);
            if (!breakpoint) return to_val(breakpoint.diagnostic());
            breakpoints.push_back(std::move(*breakpoint));
        }
        if (search_) (*search_)->set_breakpoints(std::move(breakpoints));
        return val::null();
    }
    val find(const val& breakpoint, unsigned from, bool forwards) const {
        const auto wanted = to_breakpoint(breakpoint);
        return search_ && wanted ? to_val((*search_)->find(*wanted, from, forwards)) : val::null();
    }

    val stats() const { return search_ ? to_val((*search_)->stats()) : val::null(); }
    val plan(unsigned incumbent) const {
        return search_ && incumbent < (*search_)->incumbents() ? to_val((*search_)->plan(incumbent))
                                                               : val::null();
    }
    val expansion(unsigned index) const {
        return search_ ? to_val((*search_)->expansion(index)) : val::null();
    }
    val frontier(unsigned index, unsigned rows) const {
        return search_ ? to_val((*search_)->frontier(index, rows)) : val::null();
    }
    val frontier_part(unsigned index, unsigned from, unsigned to) const {
        return search_ ? to_val((*search_)->frontier_part(index, from, to)) : val::null();
    }
    val columns(unsigned from, unsigned to) const {
        return search_ ? to_val((*search_)->columns(from, to)) : val::null();
    }
    val state_keys(unsigned from, unsigned to) const {
        return search_ ? to_typed_array((*search_)->state_keys(from, to)) : val::null();
    }
    val trace(unsigned from, unsigned to) const {
        return search_ ? to_val(trace_events(**search_, from, to)) : val::null();
    }
    val trace_end(unsigned written) const {
        return search_ ? to_val(frontier::trace_end(**search_, written)) : val::null();
    }
    val trace_head() const {
        return search_ ? to_val(frontier::trace_head(request_, **search_)) : val::null();
    }
    val track() const { return search_ ? to_val((*search_)->track()) : val::null(); }
    val tree(unsigned from, unsigned to) const {
        return search_ ? to_val((*search_)->node_columns(from, to)) : val::null();
    }
    val feature_cells() const { return search_ ? to_val((*search_)->feature_cells()) : val::null(); }
    val path(unsigned node) const { return has(node) ? to_val((*search_)->path(node)) : val::null(); }
    val cells(unsigned node) const { return has(node) ? to_val((*search_)->picture(node)) : val::null(); }
    val text(unsigned node) const { return has(node) ? to_val((*search_)->text(node)) : val::null(); }

   private:
    bool has(unsigned node) const { return search_ && node < (*search_)->nodes(); }

    Request request_;
    Result<std::unique_ptr<Search>> search_;
};

// A line of moves, by hand or of a plan.
class Line {
   public:
    Line(const val& domain, const val& board, const val& options)
        : play_(start_play(text_of(domain), text_of(board), from_val<Options>(options))) {}

    val error() const { return play_ ? val::null() : to_val(play_.diagnostic()); }
    val position(unsigned index) const { return play_ ? to_val((*play_)->position(index)) : val::null(); }
    bool move(unsigned index, const val& action) { return play_ && (*play_)->move(index, text_of(action)); }
    // null, or the problem with the first action that is no move; then the line is as it was.
    val set_line(const val& actions) {
        if (!play_) return error();
        std::vector<std::string> line;
        const unsigned count = length_of(actions);
        for (unsigned i = 0; i < count; ++i) line.push_back(text_of(actions[i]));
        return to_val((*play_)->set_line(line));
    }
    val pushes() const { return play_ ? to_typed_array((*play_)->pushes()) : val::null(); }
    std::string plan_text(const val& format) const {
        return play_ ? (*play_)->plan_text(text_of(format)) : "";
    }

   private:
    Result<std::unique_ptr<Play>> play_;
};

val catalog_val() { return to_val(catalog()); }

// A picture for the editor, of a text that may break the rules; null where the domain has no grid.
val sketch(const val& domain, const val& text) {
    return to_val(sketch_board(text_of(domain), text_of(text)));
}

val board_text(const val& domain, unsigned width, unsigned height, const val& cells) {
    Picture picture{width, height, emscripten::vecFromJSArray<std::int32_t>(cells)};
    if (picture.cells.size() != std::size_t{3} * width * height) return val::null();
    return to_val(board_of(text_of(domain), picture));
}

// heuristics: an array of ids and formulas, or null for all ids.
val check(const val& domain, const val& board, const val& options, const val& heuristics) {
    HeuristicIds wanted;
    if (heuristics.isArray()) wanted = emscripten::vecFromJSArray<std::string>(heuristics);
    return result_val(check_board(text_of(domain), text_of(board), from_val<Options>(options), wanted));
}

val view(const val& domain, const val& board, const val& options) {
    return result_val(view_board(text_of(domain), text_of(board), from_val<Options>(options)));
}

val levels(const val& domain, const val& text) {
    return result_val(read_levels(text_of(domain), text_of(text)));
}

// A board in another format.
val convert(const val& domain, const val& board, const val& options, const val& format) {
    return result_val(
        convert_board(text_of(domain), text_of(board), from_val<Options>(options), text_of(format)));
}

val levels_text(const val& title, const val& levels, const val& format) {
    Collection collection{.title = text_of(title), .levels = {}};
    const unsigned count = length_of(levels);
    for (unsigned i = 0; i < count; ++i) {
        const auto row = from_val<LevelRow>(levels[i]);
        collection.levels.push_back({row.id, row.title, row.board, 0, row.optimal, row.author});
    }
    return to_val(collection_text(collection, text_of(format)));
}

// The ids of the domains that read a text, the likeliest first.
val recognise_text(const val& text) { return to_val(recognise(text_of(text))); }

val check_formula(const val& text, const val& weight) {
    const auto formula = Formula::compile(text_of(text));
    if (!formula) return diagnostic_val(formula.diagnostic());
    return ok_val(examine(*formula, weight.isNumber() ? weight.as<double>() : 1));
}

// What is known of a heuristic, given by its id or as a formula after "=".
val check_heuristic_text(const val& domain, const val& text) {
    return result_val(check_heuristic(text_of(domain), text_of(text)));
}

// null, or what is wrong with a breakpoint's condition.
val check_condition(const val& text) {
    const auto condition = Formula::compile(text_of(text), FormulaNames::of_conditions);
    return condition ? val::null() : to_val(condition.diagnostic());
}

// f over the h-g plane: (steps + 1) squared values, row by row in g, each row from h = 0 up. Empty if f is no
// formula.
val formula_plane(const val& text, const val& known, double g_most, double h_most, unsigned steps) {
    const auto formula = Formula::compile(text_of(text), FormulaNames::of_strategies);
    std::vector<double> values;
    FormulaInput input;
    const auto context = from_val<PlaneContext>(known);
    input.w = context.weight.value_or(1);
    input.u = context.cost.value_or(kNoPlan);
    input.l = context.lower_bound.value_or(0);
    for (unsigned row = 0; formula && row <= steps; ++row) {
        for (unsigned column = 0; column <= steps; ++column) {
            input.g = input.d = g_most * row / steps;
            input.h = h_most * column / steps;
            values.push_back((*formula)(input));
        }
    }
    return to_typed_array(values);
}

val validate_plan(const val& domain, const val& board, const val& options, const val& plan) {
    const auto verdict =
        check_plan(text_of(domain), text_of(board), text_of(plan), from_val<Options>(options));
    if (!verdict.readable) return diagnostic_val({verdict.message, verdict.line, 1, "plan"});
    return ok_val(verdict);
}

}  // namespace

EMSCRIPTEN_BINDINGS(frontier) {
    emscripten::function("catalog", &catalog_val);
    emscripten::function("check", &check);
    emscripten::function("view", &view);
    emscripten::function("levels", &levels);
    emscripten::function("recognise", &recognise_text);
    emscripten::function("sketch", &sketch);
    emscripten::function("board_text", &board_text);
    emscripten::function("check_formula", &check_formula);
    emscripten::function("check_heuristic", &check_heuristic_text);
    emscripten::function("check_condition", &check_condition);
    emscripten::function("formula_plane", &formula_plane);
    emscripten::function("validate", &validate_plan);
    emscripten::function("convert", &convert);
    emscripten::function("levels_text", &levels_text);
    emscripten::class_<Line>("Line")
        .constructor<const val&, const val&, const val&>()
        .function("error", &Line::error)
        .function("position", &Line::position)
        .function("move", &Line::move)
        .function("set_line", &Line::set_line)
        .function("pushes", &Line::pushes)
        .function("plan_text", &Line::plan_text);
    emscripten::class_<Session>("Session")
        .constructor<const val&>()
        .constructor<const val&, const val&>()
        .function("error", &Session::error)
        .function("advance", &Session::advance)
        .function("preparing", &Session::preparing)
        .function("stop", &Session::stop)
        .function("extend", &Session::extend)
        .function("set_weight", &Session::set_weight)
        .function("set_breakpoints", &Session::set_breakpoints)
        .function("find", &Session::find)
        .function("stats", &Session::stats)
        .function("plan", &Session::plan)
        .function("expansion", &Session::expansion)
        .function("frontier", &Session::frontier)
        .function("columns", &Session::columns)
        .function("track", &Session::track)
        .function("state_keys", &Session::state_keys)
        .function("trace", &Session::trace)
        .function("trace_end", &Session::trace_end)
        .function("trace_head", &Session::trace_head)
        .function("tree", &Session::tree)
        .function("feature_cells", &Session::feature_cells)
        .function("frontier_part", &Session::frontier_part)
        .function("path", &Session::path)
        .function("cells", &Session::cells)
        .function("text", &Session::text);
}
