// Sliding tiles for one player: tiles move into empty cells until the goal board is reached. A move costs
// what is written on the tile, or 1, or the number without its sign.
#pragma once

#include <algorithm>
#include <cassert>
#include <variant>

#include "../family.h"
#include "../text/tiles_text.h"
#include "tiles_cells.h"
#include "tiles_estimate.h"
#include "tiles_features.h"
#include "tiles_heuristics.h"
#include "tiles_pairs.h"
#include "tiles_setup.h"
#include "tiles_solvable.h"

namespace frontier {

// What does not depend on how states are packed.
class TilesBase {
   public:
    explicit TilesBase(TileSetup setup);

    bool unit_cost() const { return unit_cost_; }
    std::size_t max_successors() const { return most_moves_; }

    // Moves can be undone, so what cannot be solved from the start cannot be solved from anywhere. The engine
    // never asks this of the start itself: its successors are dropped, and the search ends with nothing left.
    std::uint8_t dead_end_rule() const { return verdict_.rule; }
    std::string dead_end_reason(std::uint8_t) const { return no_solution(); }

    std::string action_name(Action action) const;
    std::vector<std::string> notes() const { return notes_; }
    void add_note(std::string note) { notes_.push_back(std::move(note)); }
    std::string_view format() const { return "tiles"; }
    Picture goal_picture() const { return picture_of(rows_of(setup_.goal.data())); }

   protected:
    std::string no_solution() const;
    TileRows rows_of(const TileKindId* board) const;

    // An action is the number of a tile and a direction. Of equal tiles, the number tells which of those that
    // can move that way, in reading order; so that what action_name() says needs no board.
    Action action(TileKindId kind, std::size_t which, std::size_t direction) const {
        return static_cast<Action>(4 * (first_number_[kind] + which) + direction);
    }
    TileKindId kind_of(Action action) const;

    // A tile that can slide into a given cell when that is empty.
    struct Entry {
        std::uint8_t from;
        std::uint8_t direction;
    };

    TileSetup setup_;
    std::vector<std::vector<Entry>> entries_;  // by the cell entered, in reading order of the tiles
    std::vector<std::size_t> first_number_;    // by kind
    std::vector<std::string> notes_;
    TilesVerdict verdict_;
    std::size_t most_moves_ = 0;
    bool unit_cost_ = true;
    bool has_equals_ = false;
};

template <class Cells> class TilesOf : public TilesBase {
   public:
    using State = Cells;

    static bool fits(const TileSetup& setup) { return setup.cells() <= Cells::kMostCells; }

    explicit TilesOf(TileSetup setup)
        : TilesBase(std::move(setup)), start_(packed(setup_.start)), goal_(packed(setup_.goal)) {}

    std::size_t state_bytes() const { return Cells::bytes(setup_.cells()); }
    State start() const { return start_; }
    bool is_goal(const State& state) const { return state == goal_; }
    std::uint8_t dead_end(const State&) const { return dead_end_rule(); }
    std::vector<std::size_t> dead_end_cells(const State& state, std::uint8_t) const {
        std::vector<std::size_t> tiles;
        for (const std::uint8_t cell : verdict_.part) {
            if (state.at(cell) != kEmptyCell) tiles.push_back(cell);
        }
        return tiles;
    }

    // Tiles row by row; each left, right, up, down.
    template <class Visit> void successors(const State& state, Visit&& visit) const {
        if (setup_.empty_cells() > 1) return successors_of_several(state, visit);
        const std::size_t to = state.first_empty();
        for (const Entry entry : entries_[to]) slide(state, entry.from, to, 0, entry.direction, visit);
    }

    // Every slide can be taken back at the same cost.
    bool goes_backwards() const { return true; }
    std::vector<State> goal_states() const { return {goal_}; }
    template <class Visit> void predecessors(const State& state, Visit&& visit) const {
        successors(state, [&](Action, Cost, const State& before) {
            successors(before, [&](Action action, Cost cost, const State& after) {
                if (after == state) visit(action, cost, before);
            });
        });
    }

    std::unique_ptr<Heuristic<State>> heuristic(std::string_view id) const {
        return make_row<State, TilesHeuristics::All, TilesFeatures::All>(id, *this);
    }
    // What heuristics are made of: an estimate by tables of single tiles, to be divided by its scale, and
    // where the board has the right size the same by tables of pairs.
    using Estimator = std::int32_t (TileEstimate::*)(const TileKindId*) const;
    std::unique_ptr<Heuristic<State>> by_table(Estimator estimator, std::int32_t scale = 1) const {
        const TileEstimate table(scale == 1 ? setup_ : with_guide_costs(setup_));
        return make_heuristic<State>([table, estimate = estimator, divisor = static_cast<Estimate>(scale),
                                      cells = setup_.cells()](const State& state) {
            TileKindId board[Cells::kMostCells];
            unpack(state, cells, board);
            return static_cast<Estimate>((table.*estimate)(board)) / divisor;
        });
    }
    std::unique_ptr<Heuristic<State>> by_pairs(Estimator estimator, bool with_conflicts) const {
        if constexpr (std::is_same_v<Cells, TileCells16>) {
            if (TilePairs::fits(setup_)) {
                return make_heuristic<State>([pairs = TilePairs(setup_, with_conflicts)](const State& state) {
                    return pairs(state.word);
                });
            }
        }
        return by_table(estimator);
    }

    std::unique_ptr<Heuristic<State>> by_counts(std::int32_t (TileCounts::*count)(const TileKindId*)
                                                    const) const {
        return make_heuristic<State>(
            [counts = TileCounts(setup_), count, cells = setup_.cells()](const State& state) {
                TileKindId board[Cells::kMostCells];
                unpack(state, cells, board);
                return (counts.*count)(board);
            });
    }

    Picture picture(const State& state) const { return picture_of(rows_of(state)); }

    std::vector<Shift> shifts(const State& state, Action action) const {
        const TileKindId kind = kind_of(action);
        std::size_t before = action / 4u - first_number_[kind];  // equal tiles that could move that way
        for (std::size_t from = 0;; ++from) {
            assert(from < setup_.cells());
            const std::uint8_t to = setup_.neighbours[from][action % 4u];
            if (state.at(from) != kind || to == kNoTileCell || state.at(to) != kEmptyCell) continue;
            if (before-- == 0) return {{from, std::size_t{to}}};
        }
    }

    std::string print(const State& state) const {
        return write_tiles(rows_of(state), TilesBase::rows_of(setup_.goal.data()));
    }

   private:
    static State packed(const std::vector<TileKindId>& board) {
        State state{};
        for (std::size_t cell = 0; cell < board.size(); ++cell) state.put(cell, board[cell]);
        return state;
    }
    static void unpack(const State& state, std::size_t cells, TileKindId* board) {
        for (std::size_t cell = 0; cell < cells; ++cell) board[cell] = state.at(cell);
    }
    TileRows rows_of(const State& state) const {
        TileKindId board[Cells::kMostCells];
        unpack(state, setup_.cells(), board);
        return TilesBase::rows_of(board);
    }

    template <class Visit> [[gnu::always_inline]] void slide(const State& state, std::size_t from,
                                                             std::size_t to, std::size_t which,
                                                             std::size_t direction, Visit& visit) const {
        const TileKindId kind = state.at(from);
        State next = state;
        next.clear(from);
        next.put(to, kind);
        visit(action(kind, which, direction), setup_.costs[kind], next);
    }

    template <class Visit> void successors_of_several(const State& state, Visit& visit) const {
        TileKindId board[Cells::kMostCells];
        unpack(state, setup_.cells(), board);
        std::array<std::uint8_t, 4 * Cells::kMostCells>
            met;  // how many of the equal tiles could move that way so far
        if (has_equals_) met.fill(0);
        for (std::size_t from = 0; from < setup_.cells(); ++from) {
            const TileKindId kind = board[from];
            if (kind == kEmptyCell) continue;
            for (std::size_t direction = 0; direction < 4; ++direction) {
                const std::uint8_t to = setup_.neighbours[from][direction];
                if (to == kNoTileCell || board[to] != kEmptyCell) continue;
                const std::size_t which = has_equals_ ? met[4 * kind + direction]++ : 0u;
                slide(state, from, to, which, direction, visit);
            }
        }
    }

    State start_;
    State goal_;
};

namespace validate {
Verdict check_tiles(const Task& task);
}

struct Tiles {
    using Small = TilesOf<TileCells16>;
    using Middle = TilesOf<TileCells25>;
    using Large = TilesOf<TileCells100>;
    using Instance = std::variant<Small, Middle, Large>;

    static const DomainInfo& info();
    static Result<Instance> parse(std::string_view text, const Options& options);
    static constexpr validate::Checker check_plan = validate::check_tiles;
    static std::optional<Picture> sketch(std::string_view text) { return sketch_tiles(text); }
    static std::string text_of(const Picture& picture) { return text_of_tiles(picture); }
};

static_assert(Family<Tiles>);
static_assert(Domain<Tiles::Small> && Domain<Tiles::Middle> && Domain<Tiles::Large>);
static_assert(GoesBackwards<Tiles::Small> && FindsDeadEnds<Tiles::Small> && NamesDeadPieces<Tiles::Small> &&
              HasGoalPicture<Tiles::Small> && EditableBoard<Tiles>);
static_assert(sizeof(Tiles::Small::State) == 8 && sizeof(Tiles::Middle::State) == 16);

}  // namespace frontier
