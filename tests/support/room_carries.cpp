#include "tests/support/room_carries.h"

#include "core/text/words.h"
#include "tests/support/room_law.h"

namespace frontier::test {

using namespace sokoban;

namespace {

int regions_of(Squares free) {
    int count = 0;
    for (; free; ++count) free &= ~flooded(lowest(free), free);
    return count;
}

}  // namespace

void CarryLaw::look_at(Squares room, int most_boxes) {
    room_ = room;
    ++tally_.rooms;
    squares_.clear();
    for (Squares rest = room; rest; rest &= rest - 1) squares_.push_back(lowest(rest));
    Floor floor = floor_of_room(room);
    floor.robots.assign(1, 0);
    const PushBoard board(floor);
    taken_ = board.walls();
    for (int boxes = 1; boxes <= most_boxes && boxes < std::popcount(room); ++boxes) {
        for (const Squares others : choices(room, boxes - 1)) check_parts(board, others);
        for (const Squares set : choices(room, boxes)) {
            for (Squares free = room & ~set; free && tally_.wrong.empty();) {
                const Squares region = flooded(lowest(free), room & ~set);
                free &= ~region;
                for (Squares rest = set; rest; rest &= rest - 1) {
                    check_carries<Way::push>(board, set, lowest(rest), region);
                    check_carries<Way::pull>(board, set, lowest(rest), region);
                }
            }
        }
    }
}

void CarryLaw::put(Squares boxes) {
    for (Cell cell = 0; cell < squares_.size(); ++cell) taken_[cell] = (boxes & squares_[cell]) != 0;
}

// One numbering with the others on the board, for each place of one box more.
void CarryLaw::check_parts(const PushBoard& board, Squares others) {
    put(others);
    Regions regions(board);
    regions.number(taken_);
    for (Cell box = 0; box < squares_.size(); ++box) {
        if (taken_[box]) continue;
        const Squares boxes = others | squares_[box];
        for (Cell robot = 0; robot < squares_.size(); ++robot) {
            if (boxes & squares_[robot]) continue;
            check_part(regions, regions.place(box, robot), boxes, flooded(squares_[robot], room_ & ~boxes));
            ++tally_.parts;
        }
    }
}

void CarryLaw::check_part(const Regions& regions, const Regions::Part& part, Squares boxes, Squares region) {
    Squares cells = 0;
    for (Cell cell = 0; cell < squares_.size(); ++cell) {
        if (!taken_[cell] && part.has(regions, cell)) cells |= squares_[cell];
    }
    if (cells != region) return say_wrong("the region", boxes, lowest(region));
    if (part.area != std::popcount(region)) return say_wrong("the area", boxes, lowest(region));
    if (squares_[part.least] != lowest(region)) return say_wrong("the least cell", boxes, lowest(region));
    if (static_cast<int>(part.regions) != regions_of(room_ & ~boxes))
        say_wrong("how many regions", boxes, lowest(region));
}

// All that the box alone can be brought to, step by step; the first is where it is.
template <Way kWay> void CarryLaw::find_places(Squares others, Squares box, Squares region) {
    const Squares free = room_ & ~others;
    places_.assign(1, {box, region, 0});
    for (std::size_t at = 0; at < places_.size(); ++at) {
        const auto go = [&](auto on, auto back) {
            const Place place = places_[at];
            const Squares beside = kWay == Way::push ? back(place.box) : on(place.box);
            const Squares to = on(place.box), robot = kWay == Way::push ? place.box : on(to);
            if (!(place.region & beside) || !(to & free) || !(robot & free)) return;
            const Squares after = flooded(robot, free & ~to);
            for (const Place& known : places_) {
                if (known.box == to && known.region == after) return;
            }
            places_.push_back({to, after, place.steps + 1});
        };
        go(up, down);
        go(right, left);
        go(down, up);
        go(left, right);
    }
}

template <Way kWay>
void CarryLaw::check_carries(const PushBoard& board, Squares boxes, Squares box, Squares region) {
    const auto cell_of = [&](Squares square) {
        return static_cast<Cell>(std::popcount(room_ & (square - 1)));
    };
    find_places<kWay>(boxes & ~box, box, region);
    put(boxes);
    const bool can_move = Carry::can_move<kWay>(board, cell_of(box), taken_,
                                                [&](Cell cell) { return (region & squares_[cell]) != 0; });
    if (can_move != (places_.size() > 1)) return say_wrong("whether it can be moved", boxes, lowest(region));
    if (!can_move) return;
    std::size_t visited = 0;
    Carry carry(board);
    const auto visit = [&](const Carried& carried, const Regions::Part& part) {
        const Squares to = squares_[carried.to];
        const Squares robot = squares_[board.next(carried.to, carried.side)];
        const auto place = std::find_if(places_.begin() + 1, places_.end(), [&](const Place& one) {
            return one.box == to && (one.region & robot) != 0;
        });
        if (place == places_.end() || place->steps != carried.steps)
            return say_wrong("where it is carried to", boxes, lowest(region));
        place->steps = -1;  // once
        ++visited;
        check_part(carry.regions(), part, (boxes & ~box) | to, place->region);
    };
    carry.each<kWay>(
        cell_of(box), cell_of(lowest(region)), static_cast<std::uint32_t>(regions_of(room_ & ~boxes)), taken_,
        [](Cell) { return true; }, visit);
    if (visited + 1 != places_.size()) say_wrong("how far it is carried", boxes, lowest(region));
    (kWay == Way::push ? tally_.pushed : tally_.pulled) += visited;
}

std::string CarryLaw::report() const {
    return concat(tally_.rooms, " rooms, ", tally_.parts, " parts of the floor, ", tally_.pushed,
                  " places that boxes were pushed to, ", tally_.pulled, " that they were pulled to");
}

void CarryLaw::say_wrong(const char* what, Squares boxes, Squares robot) {
    if (tally_.wrong.empty()) tally_.wrong = concat(what, '\n', drawn_room(room_, 0, boxes, robot));
}

}  // namespace frontier::test
