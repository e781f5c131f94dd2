// Sokoban with one or several robots: push every box onto a storage square. Every move costs 1.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <variant>

#include "../domain.h"
#include "../text/warehouse.h"
#include "../text/words.h"

namespace frontier {

// The state is the robots' cells by number, then the boxes' cells sorted. `Cell` numbers the squares that matter:
// those a robot could ever reach if the boxes were gone, and those that hold a box or are storage.
template <class Cell, std::size_t kMaxPieces, std::size_t kMaxCells> class SokobanOf {
   public:
    struct State {
        std::array<Cell, kMaxPieces> pieces;
    };

    static bool fits(std::size_t pieces, std::size_t cells) { return pieces <= kMaxPieces && cells <= kMaxCells; }

    SokobanOf(Warehouse warehouse, std::vector<Place> cells)
        : warehouse_(std::move(warehouse)),
          cells_(std::move(cells)),
          robots_(warehouse_.robots.size()),
          boxes_(warehouse_.boxes.size()) {
        std::vector<Cell> number(warehouse_.width * warehouse_.height, kNoCell);
        auto number_at = [&](Place place) -> Cell& { return number[place.y * warehouse_.width + place.x]; };
        for (std::size_t i = 0; i < cells_.size(); ++i) number_at(cells_[i]) = static_cast<Cell>(i);
        for (const Place place : cells_) {
            auto& around = neighbours_.emplace_back();
            for (std::size_t d = 0; d < 4; ++d) {
                const Place next{place.x + kStep[d].x, place.y + kStep[d].y};  // wraps below 0, and is then outside
                const bool inside = next.x < warehouse_.width && next.y < warehouse_.height;
                around[d] = inside ? number_at(next) : kNoCell;
            }
            is_storage_.push_back(warehouse_.square(place) == Square::storage);
            to_storage_.push_back(nearest_storage(place));
        }
        for (std::size_t i = 0; i < robots_; ++i) start_.pieces[i] = number_at(warehouse_.robots[i]);
        for (std::size_t i = 0; i < boxes_; ++i) start_.pieces[robots_ + i] = number_at(warehouse_.boxes[i]);
        std::sort(start_.pieces.begin() + robots_, start_.pieces.begin() + robots_ + boxes_);
    }

    std::size_t state_bytes() const { return (robots_ + boxes_) * sizeof(Cell); }
    State start() const { return start_; }
    bool unit_cost() const { return true; }
    std::size_t max_successors() const { return 4 * robots_; }

    bool is_goal(const State& state) const {
        return std::all_of(box_begin(state), box_end(state), [this](Cell cell) { return is_storage_[cell]; });
    }

    // Robot 0 up, right, down, left, then robot 1, …
    template <class Visit> void successors(const State& state, Visit&& visit) const {
        Cells boxes, robots;
        for (std::size_t i = 0; i < robots_; ++i) robots.add(state.pieces[i]);
        for (auto box = box_begin(state); box != box_end(state); ++box) boxes.add(*box);
        for (std::size_t robot = 0; robot < robots_; ++robot) {
            for (std::size_t d = 0; d < 4; ++d) {
                const Cell to = neighbours_[state.pieces[robot]][d];
                if (to == kNoCell || robots.has(to)) continue;
                State next = state;
                next.pieces[robot] = to;
                if (boxes.has(to)) {
                    const Cell beyond = neighbours_[to][d];
                    if (beyond == kNoCell || boxes.has(beyond) || robots.has(beyond)) continue;
                    move_box(next, to, beyond);
                }
                visit(static_cast<Action>(4 * robot + d), Cost{1}, next);
            }
        }
    }

    // Robots are interchangeable: which of them stands where does not matter to the goal.
    State canonical(const State& state) const {
        State sorted = state;
        if (robots_ > 1) std::sort(sorted.pieces.begin(), sorted.pieces.begin() + robots_);
        return sorted;
    }

    std::unique_ptr<Heuristic<State>> heuristic(std::string_view id) const {
        if (id == "zero") return make_heuristic<State>([](const State&) { return 0; });
        if (id == "misplaced") {
            return make_heuristic<State>([storage = is_storage_, robots = robots_, boxes = boxes_](const State& state) {
                const auto box = state.pieces.begin() + robots;
                return std::count_if(box, box + boxes, [&](Cell cell) { return !storage[cell]; });
            });
        }
        if (id == "manhattan") {
            return make_heuristic<State>([distance = to_storage_, robots = robots_, boxes = boxes_](const State& state) {
                int sum = 0;
                for (std::size_t i = robots; i < robots + boxes; ++i) sum += distance[state.pieces[i]];
                return sum;
            });
        }
        return nullptr;
    }

    Picture picture(const State& state) const {
        Picture picture{warehouse_.width, warehouse_.height, {}};
        picture.cells.assign(3 * warehouse_.width * warehouse_.height, -1);
        auto cell = [&](Place place) { return &picture.cells[3 * (place.y * warehouse_.width + place.x)]; };
        for (std::size_t y = 0; y < warehouse_.height; ++y) {
            for (std::size_t x = 0; x < warehouse_.width; ++x) {
                if (warehouse_.square({x, y}) == Square::wall) *cell({x, y}) = kWall;
            }
        }
        for (std::size_t i = 0; i < cells_.size(); ++i) *cell(cells_[i]) = is_storage_[i] ? kStorage : kFloor;
        for (std::size_t i = 0; i < robots_ + boxes_; ++i) {
            std::int32_t* at = cell(cells_[state.pieces[i]]);
            at[1] = i < robots_ ? kRobot : kBox;
            if (i < robots_) at[2] = static_cast<std::int32_t>(i);
        }
        return picture;
    }

    std::string print(const State& state) const {
        Warehouse now = warehouse_;
        for (std::size_t i = 0; i < robots_; ++i) now.robots[i] = cells_[state.pieces[i]];
        for (std::size_t i = 0; i < boxes_; ++i) now.boxes[i] = cells_[state.pieces[robots_ + i]];
        return write_warehouse(now);
    }

    std::string action_name(Action action) const {
        constexpr std::string_view kDirections[] = {"up", "right", "down", "left"};
        if (robots_ == 1) return std::string(kDirections[action % 4]);
        return concat(action / 4, ' ', kDirections[action % 4]);
    }

    std::vector<std::string> notes() const { return notes_; }
    void add_note(std::string note) { notes_.push_back(std::move(note)); }
    std::string_view format() const { return warehouse_.format == WarehouseFormat::xsb ? "xsb" : "numeric"; }

   private:
    static constexpr Cell kNoCell = static_cast<Cell>(~Cell{0});
    static constexpr Place kStep[4] = {{0, ~std::size_t{0}}, {1, 0}, {0, 1}, {~std::size_t{0}, 0}};
    static_assert(kMaxCells <= kNoCell);
    enum LegendIndex : std::int32_t { kFloor, kWall, kStorage, kBox, kRobot };  // the rows of the domain's legend

    class Cells {  // a set of cells
       public:
        void add(Cell cell) { words_[cell / 64] |= std::uint64_t{1} << cell % 64; }
        bool has(Cell cell) const { return (words_[cell / 64] >> cell % 64 & 1) != 0; }

       private:
        std::array<std::uint64_t, (kMaxCells + 63) / 64> words_{};
    };

    auto box_begin(const State& state) const { return state.pieces.begin() + robots_; }
    auto box_end(const State& state) const { return state.pieces.begin() + robots_ + boxes_; }

    // Keeps the boxes sorted.
    void move_box(State& state, Cell from, Cell to) const {
        const auto begin = state.pieces.begin() + robots_;
        const auto end = begin + boxes_;
        auto box = std::lower_bound(begin, end, from);
        for (; box + 1 != end && box[1] < to; ++box) box[0] = box[1];
        for (; box != begin && box[-1] > to; --box) box[0] = box[-1];
        *box = to;
    }

    // Walls are ignored, and several boxes may share a storage square.
    int nearest_storage(Place from) const {
        int nearest = std::numeric_limits<int>::max();
        for (std::size_t y = 0; y < warehouse_.height; ++y) {
            for (std::size_t x = 0; x < warehouse_.width; ++x) {
                if (warehouse_.square({x, y}) != Square::storage) continue;
                nearest = std::min(nearest, std::abs(static_cast<int>(x) - static_cast<int>(from.x)) +
                                                std::abs(static_cast<int>(y) - static_cast<int>(from.y)));
            }
        }
        return nearest;
    }

    Warehouse warehouse_;
    std::vector<Place> cells_;
    std::size_t robots_;
    std::size_t boxes_;
    std::vector<std::array<Cell, 4>> neighbours_;
    std::vector<char> is_storage_;
    std::vector<int> to_storage_;
    std::vector<std::string> notes_;
    State start_{};
};

struct Sokoban {
    using Small = SokobanOf<std::uint8_t, 16, 255>;
    using Large = SokobanOf<std::uint16_t, 512, kMaxWarehouseSide * kMaxWarehouseSide>;
    using Instance = std::variant<Small, Large>;

    static const DomainInfo& info();
    static Result<Instance> parse(std::string_view text, const Options& options);
};

static_assert(Domain<Sokoban::Small> && HasCanonicalForm<Sokoban::Small>);
static_assert(Domain<Sokoban::Large> && HasCanonicalForm<Sokoban::Large>);

}  // namespace frontier
