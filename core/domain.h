// What a puzzle must offer. A domain is an immutable instance (walls, goals, tables) and a small State of
// plain bytes: no call changes it, so that two searches of one board may run in two threads. Copy
// domains/blank.h to begin a new one.
#pragma once

#include <concepts>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "heuristic.h"
#include "picture.h"
#include "result.h"
#include "types.h"
#include "view.h"

namespace frontier {

class Search;
struct SearchTask;
struct Settings;

using Options = std::map<std::string, std::string, std::less<>>;

enum class OptionKind : std::uint8_t { choice, number, integer, text, flag };

constexpr auto words(OptionKind) {
    return std::to_array<std::string_view>({"choice", "number", "integer", "text", "flag"});
}

struct Choice {
    std::string id;
    std::string name;
    std::string summary;

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("name", name);
        visit("summary", summary);
    }
};

struct OptionRow {
    std::string id;
    std::string name;
    std::string summary;
    OptionKind kind = OptionKind::choice;
    std::vector<Choice> choices;
    std::optional<double> minimum;
    std::optional<double> maximum;
    std::string fallback;
    std::string needs_option = {};  // the option has a meaning only where this one, of the same search, …
    std::string needs_value = {};   // … has this value
    std::string solve_value =
        {};  // what the strategy solve takes where the board allows and nothing else is asked
    bool search_only = false;  // changes how the puzzle is searched, not its rules: play by hand ignores it

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("name", name);
        visit("summary", summary);
        visit("kind", kind);
        visit("choices", choices);
        visit("minimum", minimum);
        visit("maximum", maximum);
        visit("fallback", fallback);
        visit("needs_option", needs_option);
        visit("needs_value", needs_value);
        visit("solve_value", solve_value);
    }
};

enum class Layer : std::uint8_t { ground, piece };

constexpr auto words(Layer) { return std::to_array<std::string_view>({"ground", "piece"}); }

struct LegendRow {
    std::string id;
    std::string symbol;
    std::string name;
    Layer layer = Layer::ground;

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("symbol", symbol);
        visit("name", name);
        visit("layer", layer);
    }
};

struct DomainInfo {
    std::string id;
    std::string name;
    std::string summary;
    std::string rules;    // paragraphs, an empty line between them
    std::string example;  // a board
    bool unit_cost = true;
    std::vector<OptionRow> options;
    std::vector<LegendRow> legend;
    std::vector<Choice> formats;       // of boards
    std::vector<Choice> plan_formats;  // besides one action a line
    std::vector<ViewField> view;       // what a function of the user's own sees of a board and its states
    std::vector<HeuristicInfo> heuristics;
    std::vector<Choice> features = {};  // what a formula for h may use besides
    std::string tips;                   // for who designs a heuristic: three to five sentences
    std::string default_heuristic;
    std::vector<std::string> own_strategies = {};  // those that not every puzzle has (BringsSearches)
    std::string solve_guide = {};  // the heuristic that orders where the strategy solve is asked
    bool (*is_board_line)(std::string_view) =
        nullptr;  // tells board rows from titles in a file of many levels
    // The name of a board that is a single line, or "" where it has none; nothing for other lines. Such lines
    // follow one another in a file. Null: there are none.
    std::optional<std::string> (*line_board)(std::string_view) = nullptr;
    bool has_placements = false;  // all ways to place a board's pieces can be listed
    bool has_goal_board = false;  // a level is two boards, the start and, after an empty line, the goal

    template <class Visit> void fields(Visit&& visit) const {
        visit("id", id);
        visit("name", name);
        visit("summary", summary);
        visit("rules", rules);
        visit("example", example);
        visit("unit_cost", unit_cost);
        visit("options", options);
        visit("legend", legend);
        visit("formats", formats);
        visit("plan_formats", plan_formats);
        visit("view", view);
        visit("tips", tips);
        visit("heuristics", heuristics);
        visit("features", features);
        visit("default_heuristic", default_heuristic);
        visit("own_strategies", own_strategies);
        visit("solve_guide", solve_guide);
        visit("has_placements", has_placements);
    }
};

template <class D>
concept Domain = requires(const D domain, const typename D::State state, Action action, std::int32_t* row,
                          void (*visit)(Action, Cost, const typename D::State&)) {
    requires std::is_trivially_copyable_v<typename D::State>;
    // How many of a State's first bytes differ between states of this instance; the rest need not be stored.
    { domain.state_bytes() } -> std::convertible_to<std::size_t>;
    { domain.start() } -> std::same_as<typename D::State>;
    { domain.is_goal(state) } -> std::same_as<bool>;
    // Calls visit(action, cost, next) for each legal move, always in the same order. Actions are below 4096.
    domain.successors(state, visit);
    { domain.max_successors() } -> std::convertible_to<std::size_t>;  // at most 2046
    { domain.unit_cost() } -> std::same_as<bool>;
    { domain.picture(state) } -> std::same_as<Picture>;
    { domain.print(state) } -> std::same_as<std::string>;
    { domain.action_name(action) } -> std::same_as<std::string>;
    // The pieces that an action, legal in this state, moves: who makes the move first, even if it stays where
    // it is, then its like that walk as well, then what it pushes. Whatever they do not name looks the same
    // after it.
    { domain.shifts(state, action) } -> std::same_as<std::vector<Shift>>;
    { domain.notes() } -> std::same_as<std::vector<std::string>>;
    { domain.format() } -> std::convertible_to<std::string_view>;
    // The fields of info().view on this board, in that order, and a canonical state as a row of numbers:
    // other numbers for every other canonical state.
    { domain.view_layout() } -> std::same_as<ViewLayout>;
    domain.view_row(state, row);
};

// Equal canonical states are one and the same for the search, such as those of permuted robots. On a board
// where every state is its own, has_canonical() is false, and the search is spared the work.
template <class D>
concept HasCanonicalState = requires(const D domain, const typename D::State state) {
    { domain.has_canonical() } -> std::same_as<bool>;
    { domain.canonical(state) } -> std::same_as<typename D::State>;
};

// What one search remembers of a domain: caches and scratch of its heuristic and its rules for dead ends,
// which get it with each call. For domains whose answers take neither there is nothing.
template <class D>
concept HasMemory = requires(const D domain) {
    { domain.make_memory() } -> std::same_as<typename D::Memory>;
};
struct NoMemory {};
template <class D> auto make_memory(const D& domain) {
    if constexpr (HasMemory<D>) return domain.make_memory();
    else return NoMemory();
}
template <class D> using MemoryOf = decltype(make_memory(std::declval<const D&>()));

// Null where the domain has no such heuristic or feature. Zero is every domain's.
template <Domain D> std::unique_ptr<Heuristic<typename D::State>> find_heuristic(const D& domain,
                                                                                 std::string_view id,
                                                                                 MemoryOf<D>& memory) {
    if (id == kZero) return make_heuristic<typename D::State>([](const auto&) { return 0; });
    if constexpr (HasMemory<D>) return domain.heuristic(id, memory);
    else return domain.heuristic(id);
}

// dead_end(state) names the rule (from 1) by which no plan can lead on from a state; 0 where none applies.
template <class D>
concept FindsDeadEnds = requires(const D domain, const typename D::State state, std::uint8_t rule,
                                 MemoryOf<D>& memory) {
    requires requires {
        { domain.dead_end(state) } -> std::same_as<std::uint8_t>;
    } || requires {
        { domain.dead_end(state, memory) } -> std::same_as<std::uint8_t>;
    };
    { domain.dead_end_reason(rule) } -> std::convertible_to<std::string>;
};

// dead_end_cells(state, rule) names the pieces that the rule speaks of, by their cells in the picture, in
// rising order; none where it speaks of the whole board. It is asked only to explain a dead end, never in a
// search.
template <class D>
concept NamesDeadPieces = requires(const D domain, const typename D::State state, std::uint8_t rule,
                                   MemoryOf<D>& memory) {
    requires requires {
        { domain.dead_end_cells(state, rule) } -> std::same_as<std::vector<std::size_t>>;
    } || requires {
        { domain.dead_end_cells(state, rule, memory) } -> std::same_as<std::vector<std::size_t>>;
    };
};

// Where moves can be taken backwards and the goals can be listed: visit(action, cost, before) is called for
// each state from which one move leads here. goes_backwards() says whether that is so on this board.
template <class D>
concept GoesBackwards = requires(const D domain, const typename D::State state,
                                 void (*visit)(Action, Cost, const typename D::State&)) {
    { domain.goes_backwards() } -> std::same_as<bool>;
    domain.predecessors(state, visit);
    { domain.goal_states() } -> std::same_as<std::vector<typename D::State>>;
};

// Where the ways to place a board's pieces are known, reached or not, they have numbers: placement(i) is the
// state of each, from 0. Every canonical state with all pieces in play is that of one of them.
template <class D>
concept HasPlacements = requires(const D domain, std::uint64_t number) {
    { domain.placements() } -> std::same_as<std::uint64_t>;
    { domain.placement(number) } -> std::same_as<typename D::State>;
};

// write(state, format) gives the board in one of info().formats, or says why that format cannot hold it.
template <class D>
concept WritesFormats = requires(const D domain, const typename D::State state, std::string_view format) {
    { domain.write(state, format) } -> std::same_as<Result<std::string>>;
};

// write_plan(actions, format) gives a plan from the start in one of info().plan_formats.
template <class D>
concept WritesPlans = requires(const D domain, const std::vector<Action> actions, std::string_view format) {
    { domain.write_plan(actions, format) } -> std::same_as<std::string>;
};

// A board of which the goal can be drawn beside the start.
template <class D>
concept HasGoalPicture = requires(const D domain) {
    { domain.goal_picture() } -> std::same_as<Picture>;
};

// A stretch of a plan as a domain of its own: from the state before it to the state after it, never far
// from the plan. Its steps are those of the plan from `first` on, before `last`.
template <class D> struct StretchOf {
    D domain;
    std::size_t first = 0;
    std::size_t last = 0;
    Cost unit = 1;  // so much is here what 1 is in the plan; the rest decides between plans of equal cost
    HeuristicInfo heuristic;  // that its search is to use
};

// Where plans can be bettered in stretches: stretch(plan, from, length) begins with number `from` of the
// steps that matter (in Sokoban the pushes) and has so many of them; nothing where the plan has no more of
// them.
template <class D>
concept HasStretches = requires(const D domain, std::span<const std::string> plan, std::size_t number) {
    domain.stretch(plan, number, number)->domain;
};

// A puzzle with searches of its own, for the strategies that info().own_strategies names: a search, or why
// there is none for this board.
template <class D>
concept BringsSearches = requires(const D domain, std::string_view strategy, SearchTask&& task,
                                  Settings&& settings) {
    {
        domain.own_search(strategy, std::move(task), std::move(settings))
        } -> std::same_as<Result<std::unique_ptr<Search>>>;
};

// Where an action of the search stands for several moves of the puzzle: their names, in order.
template <class D>
concept HasMacroActions = requires(const D domain, const typename D::State state, Action action) {
    { domain.steps(state, action) } -> std::same_as<std::vector<std::string>>;
};

}  // namespace frontier
