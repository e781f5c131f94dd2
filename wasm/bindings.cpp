// All that JavaScript sees of the core: conversions and no logic. Bulk data leaves as typed arrays with a buffer of
// their own, which the worker may transfer.
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
#include "core/validate/plan_checker.h"

namespace {

using namespace frontier;
using emscripten::val;

template <class T> val to_val(const T& value);

template <class T> struct IsOptional : std::false_type {};
template <class T> struct IsOptional<std::optional<T>> : std::true_type {};
template <class T> struct IsVector : std::false_type {};
template <class T> struct IsVector<std::vector<T>> : std::true_type {};

template <class T> val to_typed_array(const std::vector<T>& values) {
    return val(emscripten::typed_memory_view(values.size(), values.data())).call<val>("slice");
}

template <class T> val to_object(const T& value) {
    // Structures of columns leave as typed arrays; elsewhere a list of numbers is an ordinary array.
    constexpr bool kColumns = std::is_same_v<T, Columns> || std::is_same_v<T, Picture> || std::is_same_v<T, BoardView>;
    val object = val::object();
    value.fields([&](const char* name, const auto& field) {
        using Field = std::decay_t<decltype(field)>;
        if constexpr (kColumns && IsVector<Field>::value) {
            if constexpr (std::is_arithmetic_v<typename Field::value_type>) return object.set(name, to_typed_array(field));
            else return object.set(name, to_val(field));
        } else {
            object.set(name, to_val(field));
        }
    });
    return object;
}

template <class T> [[gnu::noinline]] val to_val(const T& value) {
    if constexpr (std::is_same_v<T, bool>) {
        return val(value);
    } else if constexpr (std::is_arithmetic_v<T>) {
        const double number = static_cast<double>(value);
        return std::isfinite(number) ? val(number) : val::null();
    } else if constexpr (std::is_convertible_v<T, std::string_view>) {
        return val(std::string(value));
    } else if constexpr (IsOptional<T>::value) {
        return value ? to_val(*value) : val::null();
    } else if constexpr (IsVector<T>::value) {
        val array = val::array();
        for (std::size_t i = 0; i < value.size(); ++i) array.set(i, to_val(value[i]));
        return array;
    } else {
        return to_object(value);
    }
}

val problem_val(const Problem& problem) {
    val answer = val::object();
    answer.set("ok", false);
    answer.set("error", to_val(problem));
    return answer;
}

template <class T> val result_val(const Result<T>& result) {
    if (!result) return problem_val(result.problem());
    val answer = to_val(*result);
    answer.set("ok", true);
    return answer;
}

Options to_options(const val& object) {
    Options options;
    if (object.isNull() || object.isUndefined()) return options;
    const val keys = val::global("Object").call<val>("keys", object);
    const unsigned count = keys["length"].as<unsigned>();
    for (unsigned i = 0; i < count; ++i) {
        const std::string key = keys[i].as<std::string>();
        options[key] = val::global("String")(object[key]).as<std::string>();
    }
    return options;
}

std::string text_of(const val& value) { return value.isString() ? value.as<std::string>() : std::string(); }
std::string text_of(const val& object, const char* name) { return text_of(object[name]); }
std::optional<double> number_of(const val& object, const char* name) {
    const val field = object[name];
    return field.isNumber() ? std::optional(field.as<double>()) : std::nullopt;
}

constexpr double kMaxWeight = 1e6;
constexpr double kMostCounted = 9007199254740992.0;  // 2^53

std::optional<std::uint64_t> count_of(std::optional<double> number) {
    if (!number || !(*number < kMostCounted)) return std::nullopt;
    return *number > 0 ? static_cast<std::uint64_t>(*number) : 0;
}

Request to_request(const val& object) {
    Request request;
    if (object.isNull() || object.isUndefined()) return request;
    request.domain = text_of(object, "domain");
    request.board = text_of(object, "board");
    request.options = to_options(object["options"]);
    request.strategy = text_of(object, "strategy");
    request.heuristic = text_of(object, "heuristic");
    request.formula = text_of(object, "formula");
    request.weight = number_of(object, "weight");
    if (const val bound = object["bound"]; !bound.isNull() && !bound.isUndefined()) {
        request.bound = {number_of(bound, "g").value_or(HUGE_VAL), number_of(bound, "h").value_or(HUGE_VAL),
                         number_of(bound, "f").value_or(HUGE_VAL)};
    }
    request.max_expansions = count_of(number_of(object, "max_expansions"));
    request.memory_mib = number_of(object, "memory_mib");
    return request;
}

// { event, condition, node }: condition is a formula over g, h, f and d.
Result<Breakpoint> to_breakpoint(const val& object) {
    Breakpoint breakpoint;
    const std::string event = text_of(object, "event");
    const auto known = std::find_if(std::begin(kEvents), std::end(kEvents), [&](Event each) { return word(each) == event; });
    if (known == std::end(kEvents)) return Problem{"There is no event \"" + event + "\" to stop at.", 0, 0, "event"};
    breakpoint.event = *known;
    if (breakpoint.event == Event::condition) {
        auto condition = Formula::compile(text_of(object, "condition"), FormulaNames::of_conditions);
        if (!condition) return condition.problem();
        breakpoint.condition = std::move(*condition);
    }
    if (const auto node = number_of(object, "node"); node && *node >= 0 && *node < kNoNode) {
        breakpoint.node = static_cast<NodeId>(*node);
    }
    return breakpoint;
}

class Session {
   public:
    explicit Session(const val& request) : search_(start_search(to_request(request))) {}

    val error() const { return search_ ? val::null() : to_val(search_.problem()); }

    // NaN is no expansion; what is too large to count is all of them.
    std::string advance(double expansions) {
        const std::uint64_t count = std::isnan(expansions) ? 0 : count_of(expansions).value_or(std::numeric_limits<std::uint64_t>::max());
        return std::string(word(search_ ? (*search_)->advance(count) : Status::failed));
    }
    void stop(const val& status) {
        if (search_) (*search_)->stop(text_of(status) == "timeout" ? Status::timeout : Status::cancelled);
    }
    void extend(const val& expansions, const val& memory_mib) {
        const auto most = expansions.isNumber() ? count_of(expansions.as<double>()) : std::nullopt;
        const double mib = memory_mib.isNumber() ? std::clamp(memory_mib.as<double>(), 0.0, 3584.0) : 0;
        if (search_) (*search_)->extend(most.value_or(std::numeric_limits<std::uint64_t>::max()), static_cast<std::size_t>(mib * (1 << 20)));
    }
    void set_weight(double weight) {
        if (search_ && weight >= 0 && weight <= kMaxWeight) (*search_)->set_weight(weight);
    }

    // null, or the problem with the first breakpoint that cannot be understood; then none is changed.
    val set_breakpoints(const val& list) {
        std::vector<Breakpoint> breakpoints;
        const unsigned count = list["length"].as<unsigned>();
        for (unsigned i = 0; i < count; ++i) {
            auto breakpoint = to_breakpoint(list[i]);
            if (!breakpoint) return to_val(breakpoint.problem());
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
        return search_ && incumbent < (*search_)->incumbents() ? to_val((*search_)->plan(incumbent)) : val::null();
    }
    val expansion(unsigned index) const { return search_ ? to_val((*search_)->expansion(index)) : val::null(); }
    val frontier(unsigned index, unsigned rows) const {
        return search_ ? to_val((*search_)->frontier(index, rows)) : val::null();
    }
    val columns(unsigned from, unsigned to) const {
        return search_ ? to_val((*search_)->columns(from, to)) : val::null();
    }
    val path(unsigned node) const { return has(node) ? to_val((*search_)->path(node)) : val::null(); }
    val cells(unsigned node) const { return has(node) ? to_val((*search_)->picture(node)) : val::null(); }
    val text(unsigned node) const { return has(node) ? to_val((*search_)->text(node)) : val::null(); }

   private:
    bool has(unsigned node) const { return search_ && node < (*search_)->nodes(); }

    Result<std::unique_ptr<Search>> search_;
};

val catalog_val() { return to_val(catalog()); }

val check(const val& domain, const val& board, const val& options) {
    return result_val(check_board(text_of(domain), text_of(board), to_options(options)));
}

val levels(const val& domain, const val& text) { return result_val(read_levels(text_of(domain), text_of(text))); }

val check_formula(const val& text, const val& weight) {
    const auto formula = Formula::compile(text_of(text));
    if (!formula) return problem_val(formula.problem());
    val uses = val::array();
    if (formula->uses_g()) uses.call<void>("push", std::string("g"));
    if (formula->uses_h()) uses.call<void>("push", std::string("h"));
    if (formula->uses_w()) uses.call<void>("push", std::string("w"));
    if (formula->uses_d()) uses.call<void>("push", std::string("d"));
    val answer = to_val(examine(*formula, weight.isNumber() ? weight.as<double>() : 1));
    answer.set("ok", true);
    answer.set("uses", uses);
    return answer;
}

val validate_plan(const val& domain, const val& board, const val& options, const val& plan) {
    const Options given = to_options(options);
    const auto verdict = validate::check_plan(text_of(domain), text_of(board), text_of(plan), {given.begin(), given.end()});
    if (!verdict.readable) return problem_val({verdict.message, verdict.line, 1, "plan"});
    val answer = val::object();
    answer.set("ok", true);
    answer.set("legal", verdict.legal);
    answer.set("reaches_goal", verdict.reaches_goal);
    answer.set("cost", static_cast<double>(verdict.cost));
    answer.set("steps", static_cast<double>(verdict.steps));
    answer.set("failed_step", static_cast<double>(verdict.failed_step));
    answer.set("message", verdict.message);
    return answer;
}

}  // namespace

EMSCRIPTEN_BINDINGS(frontier) {
    emscripten::function("catalog", &catalog_val);
    emscripten::function("check", &check);
    emscripten::function("levels", &levels);
    emscripten::function("check_formula", &check_formula);
    emscripten::function("validate", &validate_plan);
    emscripten::class_<Session>("Session")
        .constructor<const val&>()
        .function("error", &Session::error)
        .function("advance", &Session::advance)
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
        .function("path", &Session::path)
        .function("cells", &Session::cells)
        .function("text", &Session::text);
}
