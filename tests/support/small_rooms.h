// Rooms of at most four rows and five columns as bits, for the truth about all of them: every pattern of
// walls, up to turning and mirroring, and every state that can be solved there. It shares no code with the
// core.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/domains/sokoban_floor.h"

namespace frontier::test {

using Squares = std::uint32_t;  // a bit for each square, five a row

inline constexpr int kRow = 5, kRows = 4;
inline constexpr Squares kFirstColumn = 0b00001'00001'00001'00001, kLastColumn = kFirstColumn << (kRow - 1);

// All squares moved by one; who leaves is gone.
inline Squares up(Squares squares) { return squares >> kRow; }
inline Squares right(Squares squares) { return (squares & ~kLastColumn) << 1; }
inline Squares down(Squares squares) { return squares << kRow & ((Squares{1} << kRow * kRows) - 1); }
inline Squares left(Squares squares) { return (squares & ~kFirstColumn) >> 1; }
inline Squares grown(Squares squares) {
    return squares | up(squares) | right(squares) | down(squares) | left(squares);
}

// All of `free` that can be walked to from the squares given.
inline Squares flooded(Squares from, Squares free) {
    for (Squares now = from;;) {
        const Squares next = grown(now) & free;
        if (next == now) return now;
        now = next;
    }
}

inline Squares lowest(Squares squares) { return squares & (~squares + 1); }

// A set of squares of a rectangle turned or mirrored: a bit of `kind` each for left and right, up and down,
// and rows for columns.
inline Squares turned(Squares squares, int width, int height, int kind) {
    Squares images = 0;
    for (; squares; squares &= squares - 1) {
        const int at = std::countr_zero(squares), x = at % kRow, y = at / kRow;
        const int to_x = kind & 1 ? width - 1 - x : x, to_y = kind & 2 ? height - 1 - y : y;
        images |= Squares{1} << (kind & 4 ? to_x * kRow + to_y : to_y * kRow + to_x);
    }
    return images;
}
inline int kinds_of_turns(int width, int height) { return width == height ? 8 : 4; }

// The floor of every connected room that touches all four sides of a rectangle, one of those that turning and
// mirroring make alike.
inline std::vector<Squares> rooms_of(int width, int height) {
    const Squares first_row = (Squares{1} << width) - 1;
    const Squares sides[] = {kFirstColumn, kFirstColumn << (width - 1), first_row,
                             first_row << (height - 1) * kRow};
    std::vector<Squares> rooms;
    for (std::uint32_t pattern = 1; pattern < std::uint32_t{1} << (width * height); ++pattern) {
        Squares room = 0;
        for (int y = 0; y < height; ++y) room |= (pattern >> y * width & first_row) << y * kRow;
        if (std::any_of(std::begin(sides), std::end(sides), [&](Squares side) { return !(room & side); }))
            continue;
        if (flooded(lowest(room), room) != room) continue;
        bool is_first = true;
        for (int kind = 1; kind < kinds_of_turns(width, height) && is_first; ++kind)
            is_first = room <= turned(room, width, height, kind);
        if (is_first) rooms.push_back(room);
    }
    return rooms;
}

// All sets of so many of these squares.
inline std::vector<Squares> choices(Squares from, int count) {
    std::vector<Squares> found;
    const auto add = [&](auto&& self, Squares rest, Squares chosen, int left) -> void {
        if (left == 0) return found.push_back(chosen);
        for (; rest; rest &= rest - 1) self(self, rest & (rest - 1), chosen | lowest(rest), left - 1);
    };
    add(add, from, 0, count);
    return found;
}

// Which states of a room can be solved: for a set of boxes, the squares where the robot may stand.
class SolvableStates {
   public:
    // Backwards from every end, by pulls.
    void find(Squares room, Squares storages, int boxes) {
        room_ = room;
        for (const Squares set : touched_) live_[set] = 0;
        touched_.clear();
        for (const Squares end : choices(storages, boxes)) {
            for (Squares free = room_ & ~end; free;) {
                const Squares region = flooded(lowest(free), room_ & ~end);
                add(end, region);
                free &= ~region;
            }
        }
        while (!queue_.empty()) {
            const auto [set, region] = queue_.back();
            queue_.pop_back();
            pull_all(set, region, up, down);
            pull_all(set, region, right, left);
            pull_all(set, region, down, up);
            pull_all(set, region, left, right);
        }
    }
    bool has(Squares boxes, Squares robot) const { return (live_[boxes] & robot) != 0; }

   private:
    struct State {
        Squares boxes, region;
    };
    void add(Squares boxes, Squares region) {
        if (live_[boxes] & region) return;
        if (live_[boxes] == 0) touched_.push_back(boxes);
        live_[boxes] |= region;
        queue_.push_back({boxes, region});
    }
    // The robot stands behind a box and steps back, and the box comes with it.
    template <class On, class Back> void pull_all(Squares boxes, Squares region, On on, Back back) {
        Squares robots = region & back(boxes) & on(room_ & ~boxes);
        for (; robots; robots &= robots - 1) {
            const Squares robot = lowest(robots);
            const Squares pulled = (boxes & ~on(robot)) | robot;
            add(pulled, flooded(back(robot), room_ & ~pulled));
        }
    }

    Squares room_ = 0;
    std::vector<Squares> live_ = std::vector<Squares>(std::size_t{1} << kRow * kRows, 0);  // by set of boxes
    std::vector<Squares> touched_;
    std::vector<State> queue_;
};

// The same room for the core, its cells in the order of the bits.
inline sokoban::Floor floor_of_room(Squares room) {
    const auto number = [&](Squares square) {
        return square & room ? static_cast<sokoban::Cell>(std::popcount(room & (square - 1)))
                             : sokoban::kNoCell;
    };
    sokoban::Floor floor;
    for (Squares rest = room; rest; rest &= rest - 1) {
        const Squares at = lowest(rest);
        floor.next.push_back({number(up(at)), number(right(at)), number(down(at)), number(left(at))});
    }
    floor.is_open.assign(floor.size(), 1);
    floor.is_storage.assign(floor.size(), 0);
    return floor;
}

inline std::vector<sokoban::Cell> cells_of(Squares room, Squares squares) {
    std::vector<sokoban::Cell> cells;
    for (; squares; squares &= squares - 1)
        cells.push_back(static_cast<sokoban::Cell>(std::popcount(room & (lowest(squares) - 1))));
    return cells;
}

}  // namespace frontier::test
