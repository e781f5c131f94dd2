// The squares of a Snowperson board that matter, by number, and the rules of pushing on them. Domain, tables
// and heuristics share one field; it never changes.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "../text/snow_text.h"

namespace frontier {

using SnowCell = std::uint16_t;
inline constexpr SnowCell kNoSnowCell = 0xFFFF;

enum SnowBall : std::size_t { kBig, kMedium, kSmall };

// Where the balls lie; those on one cell are a stack, in the order of their sizes.
using SnowBalls = std::array<SnowCell, 3>;

constexpr std::size_t opposite(std::size_t direction) { return (direction + 2) % 4; }

// The balls of one cell.
struct SnowPile {
    std::size_t count = 0;
    std::size_t top = 0;  // the smallest of them
};

// A cost that no plan has.
inline constexpr std::uint32_t kNoWay = ~std::uint32_t{0};

class SnowField {
   public:
    // Cells are the squares to which the robot could walk if there were no balls, and those with a ball or
    // the destination.
    SnowField(const SnowDrawing& drawing, bool transfer);

    std::size_t cells() const { return squares_.size(); }
    std::size_t square(SnowCell cell) const { return squares_[cell]; }  // its number in the drawing
    SnowCell cell(std::size_t square) const { return cell_at_[square]; }
    SnowCell destination() const { return destination_; }
    SnowCell neighbour(SnowCell cell, std::size_t direction) const { return neighbours_[cell][direction]; }
    auto around() const {  // for a flood fill
        return [this](SnowCell cell) -> const std::array<SnowCell, 4>& { return neighbours_[cell]; };
    }
    bool can_be_reached(SnowCell cell) const { return reachable_[cell] != 0; }

    std::uint16_t manhattan(SnowCell cell) const { return manhattan_[cell]; }
    // How many pushes take a ball to the destination when it is alone and the robot can be everywhere; or
    // kNoWay.
    std::uint32_t push_distance(SnowCell cell) const { return push_distance_[cell]; }
    std::uint32_t push_distance(const SnowBalls& balls) const {
        std::uint32_t sum = 0;
        for (const SnowCell ball : balls) {
            if (push_distance_[ball] == kNoWay) return kNoWay;
            sum += push_distance_[ball];
        }
        return sum;
    }
    // Cells from which a ball can be pushed home have numbers of their own, for tables; a ball on any other
    // is lost.
    const std::vector<SnowCell>& live_cells() const { return live_cells_; }
    SnowCell live_number(SnowCell cell) const { return live_number_[cell]; }  // or kNoSnowCell
    // No ball can ever be pushed out of a cell with a wall on one side of each axis.
    bool is_corner(SnowCell cell) const {
        const auto& around = neighbours_[cell];
        return (around[0] == kNoSnowCell || around[2] == kNoSnowCell) &&
               (around[1] == kNoSnowCell || around[3] == kNoSnowCell);
    }

    static SnowPile pile(const SnowBalls& balls, SnowCell cell) {
        const bool big = balls[kBig] == cell;
        const bool medium = balls[kMedium] == cell;
        const bool small = balls[kSmall] == cell;
        return {std::size_t{big} + medium + small, small ? kSmall : medium ? kMedium : kBig};
    }
    static bool has_ball(const SnowBalls& balls, SnowCell cell) {
        return balls[kBig] == cell || balls[kMedium] == cell || balls[kSmall] == cell;
    }
    bool is_complete(const SnowBalls& balls, SnowCell at) const {
        return balls[kBig] == at && balls[kMedium] == at && balls[kSmall] == at;
    }

    // Whether the top of a pile may go to a cell beside it.
    bool may_push(const SnowBalls& balls, const SnowPile& from, SnowCell to) const {
        if (to == kNoSnowCell || from.count == 3) return false;
        const SnowPile there = pile(balls, to);
        return there.count == 0 || ((from.count == 1 || transfer_) && there.top < from.top);
    }

    // One step of the robot; false, and nothing moved, where it is not allowed.
    bool step(SnowCell& robot, SnowBalls& balls, std::size_t direction) const {
        const SnowCell to = neighbour(robot, direction);
        if (to == kNoSnowCell) return false;
        const SnowPile here = pile(balls, to);
        if (here.count > 0) {
            const SnowCell beyond = neighbour(to, direction);
            if (!may_push(balls, here, beyond)) return false;
            balls[here.top] = beyond;
        }
        if (here.count < 2) robot = to;  // what is left of a stack still stands in the way
        return true;
    }

    // Calls visit(ball, direction, stand, after) for each push that the rules allow a robot that gets to the
    // cell `stand`.
    template <class Visit> void for_each_push(const SnowBalls& balls, Visit&& visit) const {
        for (std::size_t ball = 0; ball < 3; ++ball) {
            const SnowPile here = pile(balls, balls[ball]);
            if (here.top != ball) continue;
            for (std::size_t d = 0; d < 4; ++d) {
                const SnowCell stand = neighbour(balls[ball], opposite(d));
                const SnowCell to = neighbour(balls[ball], d);
                if (stand == kNoSnowCell || has_ball(balls, stand) || !may_push(balls, here, to)) continue;
                SnowBalls after = balls;
                after[ball] = to;
                visit(ball, d, stand, after);
            }
        }
    }

    // The same backwards: visit(stand, before) where pushing `ball` in a direction may have led to `balls`;
    // at most once.
    template <class Visit>
    void undo_push(const SnowBalls& balls, std::size_t ball, std::size_t direction, Visit&& visit) const {
        const SnowCell to = balls[ball];
        if (pile(balls, to).top != ball) return;
        const SnowCell from = neighbour(to, opposite(direction));
        const SnowCell stand = from == kNoSnowCell ? kNoSnowCell : neighbour(from, opposite(direction));
        if (stand == kNoSnowCell || has_ball(balls, stand)) return;
        SnowBalls before = balls;
        before[ball] = from;
        const SnowPile pushed = pile(before, from);
        if (pushed.top == ball && may_push(before, pushed, to)) visit(stand, before);
    }

   private:
    void number_cells(const SnowDrawing& drawing);
    void measure_pushes();

    bool transfer_;
    std::vector<std::size_t> squares_;
    std::vector<SnowCell> cell_at_;  // by square
    std::vector<char> reachable_;
    std::vector<std::array<SnowCell, 4>> neighbours_;
    std::vector<std::uint16_t> manhattan_;
    std::vector<std::uint32_t> push_distance_;
    std::vector<SnowCell> live_cells_;
    std::vector<SnowCell> live_number_;
    SnowCell destination_ = kNoSnowCell;
};

}  // namespace frontier
