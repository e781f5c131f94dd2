// Lunar Lockout: helpers and rovers slide until they meet another piece; every rover must stop on the hatch
// in the middle. Every move costs 1.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <variant>

#include "../family.h"
#include "../text/course_boards.h"
#include "../text/lines.h"
#include "../text/lunar_text.h"
#include "choices.h"
#include "lunar_estimates.h"
#include "lunar_features.h"
#include "lunar_heuristics.h"

namespace frontier {

// The words of each rule by which a board is a dead end; the first is rule 1.
std::string lunar_dead_end_reason(std::uint8_t rule);

// The state is the helpers' squares by letter, then the rovers'. They count from 1, and 0 is a piece that is
// not on the board: so a board with fewer rovers has the same bytes as one whose last rovers have left.
template <class Bits, class Square, std::size_t kMaxPieces> class LunarOf {
   public:
    struct State {
        std::array<Square, kMaxPieces> pieces;
    };
    using Estimates = LunarEstimates<Bits, kMaxPieces>;

    static bool fits(const LunarBoard& board) {
        return board.size * board.size <=
                   std::min<std::size_t>(Bits::kSize, std::numeric_limits<Square>::max()) &&
               board.helpers.size() + board.rovers.size() <= kMaxPieces;
    }

    explicit LunarOf(LunarBoard board)
        : helpers_(board.helpers.size()),
          rovers_(board.rovers.size()),
          estimates_(std::make_shared<const Estimates>(board.size)),
          board_(std::move(board)) {
        for (std::size_t i = 0; i < helpers_; ++i) start_.pieces[i] = static_cast<Square>(board_.helpers[i]);
        for (std::size_t i = 0; i < rovers_; ++i)
            start_.pieces[helpers_ + i] = static_cast<Square>(board_.rovers[i]);
    }

    std::size_t state_bytes() const { return (helpers_ + rovers_) * sizeof(Square); }
    State start() const { return start_; }
    bool unit_cost() const { return true; }
    std::size_t max_successors() const { return 4 * (helpers_ + rovers_); }

    bool is_goal(const State& state) const {
        for (std::size_t i = helpers_; i < helpers_ + rovers_; ++i) {
            if (state.pieces[i] != kOffBoard) return false;
        }
        return true;
    }

    // Helpers a, b, …, then rovers A, B, …, each up, right, down, left.
    template <class Visit> void successors(const State& state, Visit&& visit) const {
        const auto& field = estimates_->field();
        const Bits standing = all_squares(state);
        for (std::size_t i = 0; i < helpers_ + rovers_; ++i) {
            if (state.pieces[i] == kOffBoard) continue;
            for (std::size_t d = 0; d < 4; ++d) {
                const std::size_t to = field.landing(standing, state.pieces[i] - 1u, d);
                if (to == kNoSquare) continue;
                State next = state;
                next.pieces[i] =
                    i >= helpers_ && to == field.hatch() ? Square{kOffBoard} : static_cast<Square>(to + 1);
                visit(static_cast<Action>(4 * i + d), Cost{1}, next);
            }
        }
    }

    // Which helper stands where does not matter to the goal, nor which rover does. Few pieces, nearly in
    // order.
    bool has_canonical() const { return helpers_ > 1 || rovers_ > 1; }
    State canonical(const State& state) const {
        State sorted = state;
        insertion_sort(sorted, 0, helpers_);
        insertion_sort(sorted, helpers_, helpers_ + rovers_);
        return sorted;
    }

    // Of the pieces that the board has. A rover on the hatch would have left.
    std::uint64_t placements() const { return times(ways_for_rovers(), ways_for_helpers()); }
    State placement(std::uint64_t number) const {
        const Pieces had = on_board(start_, helpers_, rovers_);
        State state{};
        place(state, helpers_, helpers_ + rovers_, Bits::of(estimates_->field().hatch()),
              choice(squares() - 1, had.rover_count, number / ways_for_helpers()));
        place(state, 0, helpers_, all_squares(state),
              choice(squares() - had.rover_count, had.helper_count, number % ways_for_helpers()));
        return state;
    }

    using Memory = typename Estimates::Memory;
    Memory make_memory() const { return {}; }
    std::uint8_t dead_end(const State& state, Memory& memory) const {
        return estimates_->dead_end(on_board(state, helpers_, rovers_), memory);
    }
    std::string dead_end_reason(std::uint8_t rule) const { return lunar_dead_end_reason(rule); }
    std::vector<std::size_t> dead_end_cells(const State& state, std::uint8_t rule, Memory& memory) const {
        return estimates_->dead_end_squares(on_board(state, helpers_, rovers_), rule, memory);
    }

    std::unique_ptr<Heuristic<State>> heuristic(std::string_view id, Memory& memory) const {
        return make_row<State, LunarHeuristics::All, LunarFeatures::All>(id, *this, memory);
    }
    // What heuristics are made of: function(estimates, pieces, memory) counts moves.
    template <class Function>
    std::unique_ptr<Heuristic<State>> estimate(Memory& memory, Function function) const {
        return make_heuristic<State>([estimates = estimates_, helpers = helpers_, rovers = rovers_, &memory,
                                      function](const State& state) {
            const Pieces pieces = on_board(state, helpers, rovers);
            const int moves = function(*estimates, pieces, memory);
            return moves >= Estimates::kNever ? kDeadEnd : static_cast<Estimate>(moves);
        });
    }

    Picture picture(const State& state) const { return picture_of(board_in(state)); }
    std::string print(const State& state) const { return write_lunar(board_in(state)); }

    Result<std::string> write(const State& state, std::string_view format) const {
        LunarBoard board = board_in(state);
        if (format == word(LunarFormat::course)) return write_course_lunar(board);
        for (const LunarFormat drawn : {LunarFormat::grid, LunarFormat::framed}) {
            board.format = drawn;
            if (word(drawn) == format) return write_lunar(board);
        }
        return board_diagnostic(concat("A Lunar Lockout board cannot be written as \"", format, "\"."), 0, 0);
    }

    std::string action_name(Action action) const {
        constexpr std::string_view kDirections[] = {"up", "right", "down", "left"};
        const std::size_t piece = action / 4u;
        const std::size_t letter = piece < helpers_ ? 'a' + piece : 'A' + piece - helpers_;
        return concat(static_cast<char>(letter), ' ', kDirections[action % 4u]);
    }

    // A rover that stops on the hatch is gone from there.
    std::vector<Shift> shifts(const State& state, Action action) const {
        const std::size_t from = state.pieces[action / 4u] - 1u;
        return {{from, estimates_->field().landing(all_squares(state), from, action % 4u)}};
    }

    std::vector<std::string> notes() const;
    std::string_view format() const { return word(board_.format); }

    // Squares count from 0 there, and who is off the board is gone.
    ViewLayout view_layout() const {
        return ViewLayout{board_.size, board_.size}
            .of_board("width", board_.size)
            .of_state("robots", helpers_)
            .of_state("xanadus", rovers_);
    }
    void view_row(const State& state, std::int32_t* row) const {
        static_assert(kOffBoard - 1 == kGone);
        for (std::size_t i = 0; i < helpers_ + rovers_; ++i) row[i] = std::int32_t{state.pieces[i]} - 1;
    }

   private:
    using Pieces = LunarPieces<kMaxPieces>;

    std::size_t squares() const { return board_.size * board_.size; }

    std::uint64_t ways_for_rovers() const {
        return choices(squares() - 1, on_board(start_, helpers_, rovers_).rover_count);
    }
    std::uint64_t ways_for_helpers() const {
        const Pieces had = on_board(start_, helpers_, rovers_);
        return choices(squares() - had.rover_count, had.helper_count);
    }

    // The pieces from `first` to `last` that the board has, on squares of which only those not taken count.
    void place(State& state, std::size_t first, std::size_t last, const Bits& taken,
               const std::vector<std::size_t>& chosen) const {
        std::size_t square = 0;
        std::size_t free = 0;
        auto wanted = chosen.begin();
        for (std::size_t i = first; i < last; ++i) {
            if (start_.pieces[i] == kOffBoard) continue;
            while (taken.has(square) || free++ != *wanted) ++square;
            ++wanted;
            state.pieces[i] = static_cast<Square>(++square);
        }
    }

    Bits all_squares(const State& state) const {
        Bits squares;
        for (std::size_t i = 0; i < helpers_ + rovers_; ++i) {
            if (state.pieces[i] != kOffBoard) squares.add(state.pieces[i] - 1u);
        }
        return squares;
    }

    static Pieces on_board(const State& state, std::size_t helpers, std::size_t rovers) {
        Pieces pieces;
        std::size_t count = 0;
        for (std::size_t i = 0; i < helpers + rovers; ++i) {
            if (i == helpers) pieces.helper_count = count;
            if (state.pieces[i] != kOffBoard)
                pieces.squares[count++] = static_cast<std::uint16_t>(state.pieces[i] - 1u);
        }
        if (rovers == 0) pieces.helper_count = count;
        pieces.rover_count = count - pieces.helper_count;
        return pieces;
    }

    static void insertion_sort(State& state, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin + 1; i < end; ++i) {
            const Square square = state.pieces[i];
            std::size_t to = i;
            for (; to > begin && state.pieces[to - 1] > square; --to) state.pieces[to] = state.pieces[to - 1];
            state.pieces[to] = square;
        }
    }

    LunarBoard board_in(const State& state) const {
        LunarBoard board = board_;
        for (std::size_t i = 0; i < helpers_; ++i) board.helpers[i] = state.pieces[i];
        for (std::size_t i = 0; i < rovers_; ++i) board.rovers[i] = state.pieces[helpers_ + i];
        return board;
    }

    std::size_t helpers_;
    std::size_t rovers_;
    std::shared_ptr<const Estimates> estimates_;
    LunarBoard board_;
    State start_{};
};

template <class Bits, class Square, std::size_t kMaxPieces>
std::vector<std::string> LunarOf<Bits, Square, kMaxPieces>::notes() const {
    std::vector<std::string> notes;
    for (const char rover : board_.left)
        notes.push_back(concat("Rover ", rover, " stands on the hatch, so it has left already."));
    Memory memory = make_memory();
    if (const std::uint8_t rule = dead_end(start_, memory))
        notes.push_back("No plan solves this board. " + lunar_dead_end_reason(rule));
    return notes;
}

namespace validate {
Verdict check_lunar(const Task& task);
}

struct Lunar {
    using Small = LunarOf<LunarBits<1>, std::uint8_t, 16>;                   // up to 7 × 7
    using Medium = LunarOf<LunarBits<2>, std::uint8_t, 2 * kLunarLetters>;   // up to 11 × 11
    using Large = LunarOf<LunarBits<10>, std::uint16_t, 2 * kLunarLetters>;  // up to 25 × 25
    using Instance = std::variant<Small, Medium, Large>;

    static const DomainInfo& info();
    static Result<Instance> parse(std::string_view text, const Options& options);
    static constexpr validate::Checker check_plan = validate::check_lunar;
    static std::optional<Picture> sketch(std::string_view text) { return sketch_lunar(text); }
    static std::string text_of(const Picture& picture) { return lunar_text_of(picture); }
};

static_assert(Family<Lunar>);
static_assert(Domain<Lunar::Small> && HasCanonicalState<Lunar::Small> && FindsDeadEnds<Lunar::Small> &&
              WritesFormats<Lunar::Small>);
static_assert(HasPlacements<Lunar::Small> && Domain<Lunar::Medium> && Domain<Lunar::Large> &&
              NamesDeadPieces<Lunar::Large> && EditableBoard<Lunar>);

}  // namespace frontier
