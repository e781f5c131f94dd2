// The estimates of Lunar Lockout and its dead ends, over plain lists of squares (from 0); lunar.cpp says what
// each promises and why.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <vector>

#include "lunar_field.h"

namespace frontier {

// The pieces on the board, helpers first; rovers that left are not in it.
template <std::size_t kMaxPieces> struct LunarPieces {
    std::array<std::uint16_t, kMaxPieces> squares{};
    std::size_t helper_count = 0;
    std::size_t rover_count = 0;

    std::span<const std::uint16_t> helpers() const { return {squares.data(), helper_count}; }
    std::span<const std::uint16_t> rovers() const { return {squares.data() + helper_count, rover_count}; }
    std::span<const std::uint16_t> all() const { return {squares.data(), helper_count + rover_count}; }
    std::size_t size() const { return helper_count + rover_count; }

    bool operator==(const LunarPieces& other) const {
        return helper_count == other.helper_count && rover_count == other.rover_count &&
               std::equal(squares.begin(), squares.begin() + static_cast<std::ptrdiff_t>(size()),
                          other.squares.begin());
    }
};

// By which rule no plan leads on.
enum LunarRule : std::uint8_t { kLunarAlive, kLunarNoHelper, kLunarBox, kLunarTwoPieces, kLunarRelaxed };

template <class Bits, std::size_t kMaxPieces> class LunarEstimates {
   public:
    using Pieces = LunarPieces<kMaxPieces>;
    using Field = LunarField<Bits>;
    static constexpr int kNever = 1 << 20;

    // How many levels each rover takes to the hatch when a piece may stand wherever it ever could (see
    // levels()).
    struct Levels {
        int last = 0;  // of the slowest rover
        int sum = 0;
        std::uint32_t stuck = 0;  // a bit for each rover that never gets there, by its place in the list
        bool dead() const { return stuck != 0; }
    };

    // A search asks for a state's dead end and then for its estimate: both need the levels, counted once.
    struct Memory {
        Pieces asked;
        Levels answer;
    };

    explicit LunarEstimates(std::size_t size) : field_(size) {
        for (std::size_t square = 0; square < size * size; ++square)
            distances_.push_back(distances_of(square));
    }

    const Field& field() const { return field_; }

    int l_distance(const Pieces& pieces) const {
        int sum = 0;
        for (const std::uint16_t rover : pieces.rovers()) sum += distances_[rover].lines;
        return sum;
    }

    int manhattan(const Pieces& pieces) const {
        int sum = 0;
        for (const std::uint16_t rover : pieces.rovers()) sum += distances_[rover].steps;
        return sum;
    }

    // The last rover to leave needs a helper to stop against; the others need at least their L distance.
    int stopper(const Pieces& pieces) const {
        if (pieces.rover_count == 0) return 0;
        const std::array<int, 4> helper_moves = moves_to_stops(pieces);
        const int sum = l_distance(pieces);
        int least = kNever;
        for (const std::uint16_t rover : pieces.rovers()) {
            least =
                std::min(least, sum - distances_[rover].lines + moves_as_last(pieces, rover, helper_moves));
        }
        return least;
    }

    int relaxed(const Pieces& pieces, Memory& memory) const {
        const Levels found = levels(pieces, memory);
        return found.dead() ? kNever : found.last;
    }

    int max_relaxed(const Pieces& pieces, Memory& memory) const {
        const int bound = stopper(pieces);
        return bound >= kNever ? kNever : std::max(bound, relaxed(pieces, memory));
    }

    // Every rover as if it were alone, in both ways of counting; a helper on the hatch has to be cleared
    // away.
    int alternate(const Pieces& pieces, Memory& memory) const {
        if (pieces.rover_count == 0) return 0;
        const Levels found = levels(pieces, memory);
        if (found.dead() || pieces.helper_count == 0) return kNever;
        const std::array<int, 4> helper_moves = moves_to_stops(pieces);
        int sum = found.sum;
        for (const std::uint16_t rover : pieces.rovers()) sum += moves_as_last(pieces, rover, helper_moves);
        const auto helpers = pieces.helpers();
        const bool on_hatch = std::find(helpers.begin(), helpers.end(), field_.hatch()) != helpers.end();
        return sum + (on_hatch ? 2 : 0);
    }

    LunarRule dead_end(const Pieces& pieces, Memory& memory) const {
        if (pieces.rover_count == 0) return kLunarAlive;
        if (pieces.helper_count == 0) return kLunarNoHelper;
        if (!is_hatch_within_reach(pieces)) return kLunarBox;
        if (pieces.size() == 2 && !is_one_move_away(pieces)) return kLunarTwoPieces;
        return levels(pieces, memory).dead() ? kLunarRelaxed : kLunarAlive;
    }

    // The squares of the rovers that cannot leave where that is what a rule says, of all pieces where it
    // speaks of all.
    std::vector<std::size_t> dead_end_squares(const Pieces& pieces, std::uint8_t rule, Memory& memory) const {
        const bool of_all = rule == kLunarBox || rule == kLunarTwoPieces;
        const std::uint32_t stuck = rule == kLunarRelaxed ? levels(pieces, memory).stuck : ~std::uint32_t{0};
        std::vector<std::size_t> squares;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const bool is_helper = i < pieces.helper_count;
            const bool is_meant = is_helper ? of_all : (stuck >> (i - pieces.helper_count) & 1) != 0;
            if (is_meant) squares.push_back(pieces.squares[i]);
        }
        std::sort(squares.begin(), squares.end());
        return squares;
    }

    // Each rover has the set of squares where it may stand, all helpers have one together. Level by level a
    // set grows by the squares in line with it that lie beside a square of any set; what is in the way is
    // ignored.
    Levels levels(const Pieces& pieces, Memory& memory) const {
        if (pieces == memory.asked) return memory.answer;
        memory.asked = pieces;
        return memory.answer = count_levels(pieces);
    }

   private:
    static constexpr std::size_t kMaxRovers = std::min<std::size_t>(kMaxPieces, 26);  // A to Z
    static_assert(kMaxRovers < 32);  // Levels has a bit for each

    Levels count_levels(const Pieces& pieces) const {
        const std::size_t rovers = pieces.rover_count;
        const std::size_t hatch = field_.hatch();
        std::array<Reach, kMaxRovers + 1> reaches;  // of the rovers, then of the helpers
        for (const std::uint16_t square : pieces.helpers()) extend(reaches[rovers], square);
        for (std::size_t i = 0; i < rovers; ++i) extend(reaches[i], pieces.rovers()[i]);
        Levels levels;
        levels.stuck = static_cast<std::uint32_t>((std::uint64_t{1} << rovers) - 1);
        bool grew = true;
        for (int level = 1; levels.dead() && grew; ++level) {
            Bits standing;
            for (std::size_t i = 0; i <= rovers; ++i) standing |= reaches[i].squares;
            const typename Field::Rays stops = field_.stops(standing);
            grew = false;
            for (std::size_t i = 0; i <= rovers; ++i) {
                Reach& reach = reaches[i];
                Bits fresh;
                for (std::size_t d = 0; d < 4; ++d) fresh |= reach.ways[d] & stops[d];
                fresh = fresh.without(reach.squares);
                if (!fresh.any()) continue;
                grew = true;
                fresh.for_each([&](std::size_t square) { extend(reach, square); });
                if (i == rovers || !fresh.has(hatch)) continue;
                levels.last = level;
                levels.sum += level;
                levels.stuck &= ~(std::uint32_t{1} << i);
            }
        }
        return levels;
    }

    static constexpr int kX[] = {0, 1, 0, -1};
    static constexpr int kY[] = {-1, 0, 1, 0};

    struct SquareDistances {
        std::array<std::uint8_t, 4>
            approach;  // moves of a rover from here to the hatch, the last in this direction
        std::array<std::uint8_t, 4> to_stop;  // moves of a helper from here to where it stops such a rover
        std::uint8_t lines;                   // L distance to the hatch
        std::uint8_t steps;                   // Manhattan distance
        std::int8_t dx, dy;                   // from the hatch
    };

    struct Reach {
        Bits squares;
        typename Field::Rays ways;  // what lies in each direction of them
    };

    void extend(Reach& reach, std::size_t square) const {
        reach.squares.add(square);
        const typename Field::Rays& rays = field_.rays(square);
        for (std::size_t d = 0; d < 4; ++d) reach.ways[d] |= rays[d];
    }

    int centre() const { return static_cast<int>(field_.size() / 2); }

    SquareDistances distances_of(std::size_t square) const {
        const int dx = field_.x_of(square) - centre();
        const int dy = field_.y_of(square) - centre();
        SquareDistances here{};
        here.dx = static_cast<std::int8_t>(dx);
        here.dy = static_cast<std::int8_t>(dy);
        here.lines = static_cast<std::uint8_t>((dx != 0) + (dy != 0));
        here.steps = static_cast<std::uint8_t>(std::abs(dx) + std::abs(dy));
        for (std::size_t d = 0; d < 4; ++d) {
            const bool is_before = dx * kX[d] + dy * kY[d] < 0;
            const bool is_aside = (d % 2 == 0 ? dx : dy) != 0;
            here.approach[d] = is_before ? 1 + is_aside : 2 + is_aside;
            here.to_stop[d] = static_cast<std::uint8_t>((dx != kX[d]) + (dy != kY[d]));
        }
        return here;
    }

    std::array<int, 4> moves_to_stops(const Pieces& pieces) const {
        std::array<int, 4> moves;
        moves.fill(kNever);
        bool on_hatch = false;
        for (const std::uint16_t helper : pieces.helpers()) {
            on_hatch = on_hatch || helper == field_.hatch();
            for (std::size_t d = 0; d < 4; ++d)
                moves[d] = std::min<int>(moves[d], distances_[helper].to_stop[d]);
        }
        for (int& count : moves) count = std::max<int>(count, on_hatch);
        return moves;
    }

    // Moves of this rover and of one helper. Where the rover is alone, what lies between it and the hatch is
    // a helper that must move; other rovers might have left by then.
    int moves_as_last(const Pieces& pieces, std::uint16_t rover,
                      const std::array<int, 4>& helper_moves) const {
        const SquareDistances& here = distances_[rover];
        int least = kNever;
        for (std::size_t d = 0; d < 4; ++d) {
            int moves = helper_moves[d];
            const bool is_in_line = here.approach[d] == 1;
            if (moves == 0 && is_in_line && pieces.rover_count == 1) moves = is_way_blocked(pieces, rover, d);
            least = std::min(least, here.approach[d] + moves);
        }
        return least;
    }

    bool is_way_blocked(const Pieces& pieces, std::uint16_t rover, std::size_t direction) const {
        const Bits between = field_.rays(rover)[direction].without(field_.rays(field_.hatch())[direction]);
        for (const std::uint16_t square : pieces.all()) {
            if (between.has(square) && square != field_.hatch()) return true;
        }
        return false;
    }

    // Pieces never leave the rectangle around them all. A rover that stops on the hatch comes from one side
    // of it and meets a piece on the other.
    bool is_hatch_within_reach(const Pieces& pieces) const {
        SquareDistances least = distances_[pieces.squares[0]];
        SquareDistances most = least;
        for (const std::uint16_t square : pieces.all()) {
            const SquareDistances& here = distances_[square];
            least.dx = std::min(least.dx, here.dx);
            least.dy = std::min(least.dy, here.dy);
            most.dx = std::max(most.dx, here.dx);
            most.dy = std::max(most.dy, here.dy);
        }
        const bool has_left_and_right = least.dx < 0 && most.dx > 0;
        const bool has_top_and_bottom = least.dy < 0 && most.dy > 0;
        return (has_left_and_right && least.dy <= 0 && most.dy >= 0) ||
               (has_top_and_bottom && least.dx <= 0 && most.dx >= 0);
    }

    // One rover, one helper: after any move they stand side by side.
    bool is_one_move_away(const Pieces& pieces) const {
        const Bits both = Bits::of(pieces.squares[0]) | Bits::of(pieces.squares[1]);
        for (std::size_t d = 0; d < 4; ++d) {
            if (field_.landing(both, pieces.rovers()[0], d) == field_.hatch()) return true;
        }
        return false;
    }

    Field field_;
    std::vector<SquareDistances> distances_;
};

}  // namespace frontier
