#include "tests/support/room_law.h"

#include "core/text/words.h"

namespace frontier::test {

using namespace sokoban;

namespace {

Cell cell_of(Squares room, Squares square) { return static_cast<Cell>(std::popcount(room & (square - 1))); }

bool is_first_image(Squares storages, std::span<const int> turns, int width, int height) {
    return std::all_of(turns.begin(), turns.end(),
                       [&](int kind) { return storages <= turned(storages, width, height, kind); });
}

}  // namespace

std::string drawn_room(Squares room, Squares storages, Squares boxes, Squares robot) {
    std::string text;
    for (int i = 0; i < kRow * kRows; ++i) {
        const Squares at = Squares{1} << i;
        const bool stored = (storages & at) != 0;
        text += !(room & at) ? '#'
                : boxes & at ? (stored ? '*' : '$')
                : robot & at ? (stored ? '+' : '@')
                : stored     ? '.'
                             : '-';
        if (i % kRow == kRow - 1) text += '\n';
    }
    return text;
}

void RoomLaw::look_at(Squares room, int width, int height, int most_boxes, int spare) {
    room_ = room;
    ++tally_.rooms;
    std::vector<int> turns;  // that leave the room as it is
    for (int kind = 1; kind < kinds_of_turns(width, height); ++kind) {
        if (turned(room, width, height, kind) == room) turns.push_back(kind);
    }
    const int size = std::popcount(room);
    for (int boxes = 1; boxes <= most_boxes && boxes + 1 < size && boxes + spare <= size; ++boxes) {
        boxes_ = static_cast<std::size_t>(boxes);
        states_.find(room, boxes);
        set_cells();
        RoomRules rules(floor_of_room(room), boxes_, boxes_ + static_cast<std::size_t>(spare));
        for (const Squares storages : choices(room, boxes + spare)) {
            if (!is_first_image(storages, turns, width, height)) continue;
            if (number_++ % effort_.storage_step != 0) continue;
            if (!tally_.wrong.empty()) return;
            const bool whole = tally_.storages++ % effort_.whole_step == 0;
            storages_ = storages;
            rules.set_storages(cells_of(room, storages));
            states_.clear(live_);
            for (const Squares end : choices(storages, boxes)) states_.add_before(end, live_);
            ask_all(rules, Way::push, whole);
            if (spare > 0) continue;
            states_.clear(live_);
            states_.add_after(storages, live_);
            ask_all(rules, Way::pull, whole);
        }
    }
}

void RoomLaw::set_cells() {
    cells_.clear();
    robots_.clear();
    regions_.assign(states_.size(), 0);
    pushes_to_.resize(std::max(pushes_to_.size(), states_.size()));
    for (std::size_t i = 0; i < states_.size(); ++i) {
        const auto [boxes, region] = states_[i];
        for (Squares rest = boxes; rest; rest &= rest - 1) cells_.push_back(cell_of(room_, lowest(rest)));
        robots_.push_back(cell_of(room_, lowest(region)));
        for (Squares free = room_ & ~boxes; free; ++regions_[i])
            free &= ~flooded(lowest(free), room_ & ~boxes);
        pushes_to_[i].clear();
    }
    for (std::size_t i = 0; i < states_.size(); ++i) {
        for (const RoomStates::Push& push : states_.pushes_from(i)) pushes_to_[push.after].push_back(push);
    }
}

void RoomLaw::ask_all(RoomRules& rules, Way way, bool whole) {
    if (whole) {
        for (std::size_t state = 0; state < states_.size(); ++state) ask(rules, way, state, true);
        return;
    }
    for (std::size_t word = 0; word < live_.size(); ++word) {
        for (std::uint64_t bits = live_[word]; bits; bits &= bits - 1)
            ask(rules, way, word * 64 + static_cast<std::size_t>(std::countr_zero(bits)), false);
    }
}

void RoomLaw::ask(RoomRules& rules, Way way, std::size_t state, bool whole) {
    const RoomRules::Asked what = asked(state);
    const bool is_live = RoomStates::has(live_, state);
    std::uint32_t given_up = rules.ask(way, what);
    if (whole && way == Way::push) given_up |= rules.ask_estimators(what);
    ++(way == Way::push ? (is_live ? tally_.live : tally_.lost)
                        : (is_live ? tally_.reached : tally_.unreached));
    if (!is_live) {
        for (; given_up; given_up &= given_up - 1)
            ++tally_.by_rule[static_cast<std::size_t>(std::countr_zero(given_up))];
        return;
    }
    if (given_up)
        say_wrong(RoomRules::all()[static_cast<std::size_t>(std::countr_zero(given_up))].name, state);
    if (one_more_ && one_more_(rules, what)) say_wrong("one more", state);
    check_moves(rules, way, state);
}

// The search asks for the boxes of a state once, and then for one of them elsewhere.
void RoomLaw::check_moves(RoomRules& rules, Way way, std::size_t state) {
    const Squares boxes = states_[state].boxes;
    const auto number = [&](Squares box) {
        return static_cast<std::size_t>(std::popcount(boxes & (box - 1)));
    };
    if (way == Way::push) {
        for (const RoomStates::Push& push : states_.pushes_from(state)) {
            if (RoomStates::has(live_, push.after) &&
                !rules.has_targets_after(way, number(push.from), cell_of(room_, push.to)))
                say_wrong("pushes: own targets after the push", push.after);
        }
    } else {
        for (const RoomStates::Push& push : pushes_to_[state]) {
            if (RoomStates::has(live_, push.before) &&
                !rules.has_targets_after(way, number(push.to), cell_of(room_, push.from)))
                say_wrong("pulls: own targets after the pull", push.before);
        }
    }
}

void RoomLaw::say_wrong(const std::string& rule, std::size_t state) {
    if (!tally_.wrong.empty()) return;
    const auto [boxes, region] = states_[state];
    tally_.wrong = concat(rule, '\n', drawn_room(room_, storages_, boxes, lowest(region)));
}

std::string RoomLaw::report() const {
    std::string text =
        concat(tally_.rooms, " rooms, ", tally_.storages, " sets of storage squares: ", tally_.live,
               " states that can be solved, ", tally_.reached, " that can be come to; of ", tally_.lost,
               " and ", tally_.unreached, " others there were given up");
    for (std::size_t rule = 0; rule < RoomRules::all().size(); ++rule)
        text += concat("\n  ", tally_.by_rule[rule], " by ", RoomRules::all()[rule].name);
    return text;
}

}  // namespace frontier::test
