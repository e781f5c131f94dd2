// Sokoban as a search sees it move by move: each move of a robot is an action, and costs 1.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>

#include "../domain.h"
#include "../text/warehouse.h"
#include "../text/words.h"
#include "sokoban_board_cells.h"
#include "sokoban_dead_ends.h"
#include "sokoban_features.h"
#include "sokoban_formats.h"
#include "sokoban_heuristics.h"
#include "sokoban_push_graph.h"
#include "sokoban_symmetry.h"

namespace frontier {

// The state is the robots' cells by number, then the boxes' cells sorted. `Cell` numbers the squares that
// matter: those a robot could ever reach if the boxes were gone, and those that hold a box or are storage.
template <class Cell, std::size_t kMaxPieces, std::size_t kMaxCells> class SokobanOf {
   public:
    struct State {
        std::array<Cell, kMaxPieces> pieces;
    };

    static bool fits(std::size_t pieces, std::size_t cells) {
        return pieces <= kMaxPieces && cells <= kMaxCells;
    }

    // `counts_pushes`: a push costs 1 and walking nothing.
    SokobanOf(Warehouse warehouse, std::vector<Place> cells, std::vector<char> is_open, bool counts_pushes)
        : counts_pushes_(counts_pushes),
          warehouse_(std::move(warehouse)),
          cells_(std::move(cells)),
          robots_(warehouse_.robots.size()),
          boxes_(warehouse_.boxes.size()) {
        std::vector<Cell> number(warehouse_.width * warehouse_.height, kNoCell);
        auto number_at = [&](Place place) -> Cell& { return number[place.y * warehouse_.width + place.x]; };
        for (std::size_t i = 0; i < cells_.size(); ++i) number_at(cells_[i]) = static_cast<Cell>(i);
        const std::vector<int> steps = storage_distances(warehouse_);
        for (const Place place : cells_) {
            auto& around = neighbours_.emplace_back();
            for (std::size_t d = 0; d < 4; ++d) {
                const Place next{place.x + kStep[d].x,
                                 place.y + kStep[d].y};  // wraps below 0, and is then outside
                const bool inside = next.x < warehouse_.width && next.y < warehouse_.height;
                around[d] = inside ? number_at(next) : kNoCell;
            }
            is_storage_.push_back(warehouse_.square(place) == Square::storage);
            to_storage_.push_back(steps[place.y * warehouse_.width + place.x]);
        }
        for (std::size_t i = 0; i < robots_; ++i) start_.pieces[i] = number_at(warehouse_.robots[i]);
        for (std::size_t i = 0; i < boxes_; ++i) start_.pieces[robots_ + i] = number_at(warehouse_.boxes[i]);
        std::sort(start_.pieces.begin() + robots_, start_.pieces.begin() + robots_ + boxes_);
        make_floor(std::move(is_open));
    }

    std::size_t state_bytes() const { return (robots_ + boxes_) * sizeof(Cell); }
    State start() const { return start_; }
    bool unit_cost() const { return !counts_pushes_; }
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
                const bool pushes = boxes.has(to);
                if (pushes) {
                    const Cell beyond = neighbours_[to][d];
                    if (beyond == kNoCell || boxes.has(beyond) || robots.has(beyond)) continue;
                    move_box(next, to, beyond);
                }
                visit(static_cast<Action>(4 * robot + d), Cost{pushes || !counts_pushes_}, next);
            }
        }
    }

    // From now on a position and its images, turned or mirrored, are one to the search.
    void take_images_for_one() { floor_ = sokoban::with_images(*floor_, cells_); }

    // Robots are interchangeable: which of them stands where does not matter to the goal.
    bool has_canonical() const { return robots_ > 1 || !images().empty(); }
    State canonical(const State& state) const {
        State least = state;
        sort_pieces(least, 0, robots_);
        for (const auto& image : images()) {
            State turned = image_of(state, image);
            sort_pieces(turned, 0, robots_);
            take_lesser(least, turned);
        }
        return least;
    }

    using Memory = sokoban::DeadEnds;
    Memory make_memory() const { return Memory(floor_); }
    std::uint8_t dead_end(const State& state, Memory& memory) const {
        return static_cast<std::uint8_t>(memory.find(WideCells(state, robots_, boxes_).pieces()));
    }
    std::string dead_end_reason(std::uint8_t rule) const {
        return reason_for(static_cast<sokoban::DeadEnd>(rule));
    }
    std::vector<std::size_t> dead_end_cells(const State& state, std::uint8_t rule, Memory& memory) const {
        const WideCells wide(state, robots_, boxes_);
        std::vector<std::size_t> squares;
        for (const sokoban::Cell box : memory.boxes_of(static_cast<sokoban::DeadEnd>(rule), wide.pieces()))
            squares.push_back(square_of(static_cast<Cell>(box)));
        return squares;
    }

    // Where walking costs nothing, what counts steps besides pushes is the matching.
    std::unique_ptr<Heuristic<State>> heuristic(std::string_view id, Memory&) const {
        if (counts_pushes_ && SokobanHeuristics::counts_steps(id)) id = SokobanHeuristics::Matching::id;
        return make_row<State, SokobanHeuristics::All, SokobanFeatures::All>(id, *this);
    }
    // What heuristics are made of.
    const std::shared_ptr<const sokoban::Floor>& floor() const { return floor_; }
    const std::vector<char>& storage_cells() const { return is_storage_; }
    const std::vector<int>& nearest_storage() const { return to_storage_; }
    template <class Function> std::unique_ptr<Heuristic<State>> sum_over_boxes(Function function) const {
        return make_heuristic<State>(
            [function = std::move(function), robots = robots_, boxes = boxes_](const State& state) {
                int sum = 0;
                for (std::size_t i = robots; i < robots + boxes; ++i) sum += function(state.pieces[i]);
                return sum;
            });
    }
    std::unique_ptr<Heuristic<State>> by_estimator(std::unique_ptr<sokoban::Estimator> estimator) const {
        return std::make_unique<TableHeuristic>(std::move(estimator), robots_, boxes_);
    }

    sokoban::BoardCells board_cells() const {
        sokoban::BoardCells board{floor_, sizeof(Cell), warehouse_.width, {}, counts_pushes_};
        for (std::size_t i = 0; i < cells_.size(); ++i)
            board.squares.push_back(square_of(static_cast<Cell>(i)));
        return board;
    }
    Result<std::unique_ptr<Search>> own_search(std::string_view, SearchTask&& task,
                                               Settings&& settings) const {
        return sokoban::own_search(board_cells(), std::move(task), std::move(settings));
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

    std::string print(const State& state) const { return write_warehouse(warehouse_at(state)); }
    Result<std::string> write(const State& state, std::string_view format) const {
        return write_warehouse_as(warehouse_at(state), format);
    }
    std::string write_plan(const std::vector<Action>& actions, std::string_view format) const {
        std::vector<WarehouseMove> moves;
        for (const Action action : actions) moves.push_back({action / 4u, action % 4u});
        return write_warehouse_plan(warehouse_, moves, format);
    }

    std::string action_name(Action action) const {
        if (robots_ == 1) return std::string(kDirections[action % 4]);
        return concat(action / 4, ' ', kDirections[action % 4]);
    }

    std::vector<Shift> shifts(const State& state, Action action) const {
        const Cell from = state.pieces[action / 4u];
        const Cell to = neighbours_[from][action % 4u];
        std::vector<Shift> shifts{{square_of(from), square_of(to)}};
        if (is_box(state, to)) shifts.push_back({square_of(to), square_of(neighbours_[to][action % 4u])});
        return shifts;
    }

    std::vector<std::string> notes() const { return notes_; }
    void add_note(std::string note) { notes_.push_back(std::move(note)); }
    std::string_view format() const { return word(warehouse_.format); }

    ViewLayout view_layout() const { return sokoban_view(warehouse_); }
    void view_row(const State& state, std::int32_t* row) const {
        for (std::size_t i = 0; i < robots_ + boxes_; ++i)
            row[i] = static_cast<std::int32_t>(square_of(state.pieces[i]));
    }

   protected:
    static constexpr Cell kNoCell = static_cast<Cell>(~Cell{0});
    static constexpr std::string_view kDirections[] = {"up", "right", "down", "left"};

    class Cells {  // a set of cells
       public:
        void add(Cell cell) { words_[cell / 64] |= std::uint64_t{1} << cell % 64; }
        bool has(Cell cell) const { return (words_[cell / 64] >> cell % 64 & 1) != 0; }

       private:
        std::array<std::uint64_t, (kMaxCells + 63) / 64> words_{};
    };

    Warehouse warehouse_at(const State& state) const {
        Warehouse now = warehouse_;
        for (std::size_t i = 0; i < robots_; ++i) now.robots[i] = cells_[state.pieces[i]];
        for (std::size_t i = 0; i < boxes_; ++i) now.boxes[i] = cells_[state.pieces[robots_ + i]];
        return now;
    }

    bool counts_pushes() const { return counts_pushes_; }
    std::size_t robots() const { return robots_; }
    std::size_t boxes() const { return boxes_; }
    std::size_t cells() const { return cells_.size(); }
    Cell neighbour(Cell cell, std::size_t direction) const { return neighbours_[cell][direction]; }
    const std::array<Cell, 4>& neighbours(Cell cell) const { return neighbours_[cell]; }

    Place place_of(Cell cell) const { return cells_[cell]; }
    std::size_t square_of(Cell cell) const { return cells_[cell].y * warehouse_.width + cells_[cell].x; }

    auto box_begin(const State& state) const { return state.pieces.begin() + robots_; }
    auto box_end(const State& state) const { return state.pieces.begin() + robots_ + boxes_; }

    bool is_box(const State& state, Cell cell) const {
        return std::binary_search(box_begin(state), box_end(state), cell);
    }

    // Heuristics and rules for dead ends are from now on those of a board with these ends.
    void aim(const State& from, const State& to) {
        auto floor = std::make_shared<sokoban::Floor>(*floor_);
        floor->storages.assign(box_begin(to), box_end(to));
        floor->images.clear();
        set_ends(*floor, from);
        floor_ = std::move(floor);
    }

    using Image = std::vector<sokoban::Cell>;
    const std::vector<Image>& images() const { return floor_->images; }
    // With its robots in their order.
    State image_of(const State& state, const Image& image) const {
        State turned = state;
        for (std::size_t i = 0; i < robots_ + boxes_; ++i)
            turned.pieces[i] = static_cast<Cell>(image[state.pieces[i]]);
        sort_pieces(turned, robots_, robots_ + boxes_);
        return turned;
    }
    void take_lesser(State& least, const State& other) const {
        const Cell *one = other.pieces.data(), *two = least.pieces.data();
        const std::size_t count = robots_ + boxes_;
        if (std::lexicographical_compare(one, one + count, two, two + count)) least = other;
    }
    // They are few; and where std::sort is inlined g++ 12 sees it leave the array.
    static void sort_pieces(State& state, std::size_t first, std::size_t last) {
        for (std::size_t i = first + 1; i < last; ++i) {
            for (std::size_t j = i; j > first && state.pieces[j - 1] > state.pieces[j]; --j)
                std::swap(state.pieces[j - 1], state.pieces[j]);
        }
    }

    // Keeps the boxes sorted.
    void move_box(State& state, Cell from, Cell to) const {
        const auto begin = state.pieces.begin() + robots_;
        const auto end = begin + boxes_;
        auto box = std::lower_bound(begin, end, from);
        for (; box + 1 != end && box[1] < to; ++box) box[0] = box[1];
        for (; box != begin && box[-1] > to; --box) box[0] = box[-1];
        *box = to;
    }

   private:
    static constexpr Place kStep[4] = {{0, ~std::size_t{0}}, {1, 0}, {0, 1}, {~std::size_t{0}, 0}};
    static_assert(kMaxCells <= kNoCell);
    using enum SokobanLegend::Row;

    // A state with cells as wide as the estimators and the rules for dead ends want them.
    class WideCells {
       public:
        WideCells(const State& state, std::size_t robots, std::size_t boxes)
            : robots_(robots), boxes_(boxes) {
            if constexpr (kIsWide) {
                cells_ = state.pieces.data();
            } else {
                std::copy_n(state.pieces.begin(), kMaxPieces, copy_.begin());
                cells_ = copy_.data();
            }
        }
        WideCells(const WideCells&) = delete;
        sokoban::Pieces pieces() const { return {{cells_, robots_}, {cells_ + robots_, boxes_}}; }

       private:
        static constexpr bool kIsWide = std::is_same_v<Cell, sokoban::Cell>;
        std::array<sokoban::Cell, kIsWide ? 1 : kMaxPieces> copy_;
        const sokoban::Cell* cells_;
        std::size_t robots_;
        std::size_t boxes_;
    };

    class TableHeuristic final : public Heuristic<State> {
       public:
        TableHeuristic(std::unique_ptr<sokoban::Estimator> estimator, std::size_t robots, std::size_t boxes)
            : estimator_(std::move(estimator)), robots_(robots), boxes_(boxes) {}
        Estimate operator()(const State& state) override {
            const std::int32_t h = estimator_->estimate(WideCells(state, robots_, boxes_).pieces());
            return h >= sokoban::kFar ? kDeadEnd : static_cast<Estimate>(h);
        }
        bool prepare(std::uint64_t work) override { return estimator_->prepare(work); }
        double progress() const override { return estimator_->progress(); }
        std::size_t memory_bytes() const override { return estimator_->memory_bytes(); }

       private:
        std::unique_ptr<sokoban::Estimator> estimator_;
        std::size_t robots_;
        std::size_t boxes_;
    };

    void make_floor(std::vector<char> is_open) {
        auto floor = std::make_shared<sokoban::Floor>();
        auto wide = [](Cell cell) { return cell == kNoCell ? sokoban::kNoCell : sokoban::Cell{cell}; };
        for (const auto& around : neighbours_) {
            floor->next.push_back({wide(around[0]), wide(around[1]), wide(around[2]), wide(around[3])});
        }
        floor->is_open = std::move(is_open);
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (is_storage_[i]) floor->storages.push_back(static_cast<sokoban::Cell>(i));
        }
        set_ends(*floor, start_);
        floor_ = std::move(floor);
    }
    // What of a floor depends on where its pieces are at first and on its storage squares.
    void set_ends(sokoban::Floor& floor, const State& start) const {
        floor.robots.assign(start.pieces.begin(), start.pieces.begin() + robots_);
        floor.boxes.assign(box_begin(start), box_end(start));
        floor.is_storage.assign(cells_.size(), 0);
        for (const sokoban::Cell cell : floor.storages) floor.is_storage[cell] = 1;
        floor.is_dead = dead_squares(floor);
    }

    bool counts_pushes_;
    Warehouse warehouse_;
    std::vector<Place> cells_;
    std::size_t robots_;
    std::size_t boxes_;
    std::vector<std::array<Cell, 4>> neighbours_;
    std::vector<char> is_storage_;
    std::vector<int> to_storage_;  // walls are ignored, and several boxes may share a storage square
    std::vector<std::string> notes_;
    State start_{};
    std::shared_ptr<const sokoban::Floor> floor_;
};

}  // namespace frontier
