#include "feature_run.h"

#include <algorithm>
#include <array>
#include <utility>

#include "box_pairs.h"

namespace frontier::sokoban {

FeatureRun::FeatureRun(const PushBoard& board, PushNodes& nodes, std::uint32_t number, Way way,
                       PlanGuide guide)
    : board_(&board),
      targets_(&board.targets(way)),
      nodes_(&nodes),
      number_(number),
      way_(way),
      guide_(std::move(guide)),
      carry_(board),
      whole_(board),
      frozen_(board),
      own_targets_(*targets_),
      taken_(board.walls()) {
    way_ == Way::push ? void(corrals_.emplace(board)) : void(shut_in_.emplace(board));
    if (way_ == Way::pull && board.openings()) opening_rule_.emplace(*board.openings());
}

FeatureRun::Next FeatureRun::next() const {
    if (has_met()) return met_;
    Next next;
    next.cell = cells_.next();
    next.node = cells_.top(next.cell);
    const PushNode& node = (*nodes_)[next.node];
    next.number = node.taken;
    next.macro = move(node, node.taken);
    return next;
}

void FeatureRun::clear_board() {
    for (const Cell box : here_) taken_[box] = 0;
    here_.clear();
}

void FeatureRun::load(NodeId parent, Macro macro) {
    clear_board();
    nodes_->boxes(parent, here_);
    here_[macro.box] = macro.to;
    set_up(board_->next(macro.to, macro.side));
}

// Looks at the state of here_.
void FeatureRun::set_up(Cell robot) {
    robot_ = robot;
    boxes_key_ = 0;
    doors_ = 0;
    making_ = {};
    making_.run = number_;
    making_.robot = robot;
    for (const Cell box : here_) {
        taken_[box] = 1;
        boxes_key_ ^= board_->box_key(box);
        doors_ += targets_->is_door[box] != 0;
        making_.h += targets_->nearest[box];
    }
    whole_.number(taken_);
    const Regions::Span& span = whole_.span_of(robot);
    area_ = static_cast<std::uint32_t>(span.end - span.begin);
    making_.key = boxes_key_ ^ board_->region_key(span.least);
    guide_.set(here_, progress_);
    features_ = {guide_.packed(progress_), whole_.count(), 0};
    for (const Cell box : here_) features_.out += guide_.out(box, features_.packed);
    find_movable();
    own_targets_.set(here_);
    if (opening_rule_) opening_rule_->set(here_, taken_);
    children_.clear();
    meeting_.reset();
    box_ = 0;
}

void FeatureRun::find_movable() {
    const Cell robots = whole_.span_of(robot_).least;
    const auto reaches = [&](Cell cell) { return whole_.span_of(cell).least == robots; };
    movable_.clear();
    for (const Cell box : here_) {
        movable_.push_back(way_ == Way::push ? Carry::can_move<Way::push>(*board_, box, taken_, reaches)
                                             : Carry::can_move<Way::pull>(*board_, box, taken_, reaches));
    }
}

void FeatureRun::begin_root(std::span<const Cell> boxes, Cell robot) {
    clear_board();
    here_.assign(boxes.begin(), boxes.end());
    set_up(robot);
    making_.parent = kNoNode;
}

void FeatureRun::begin_again(NodeId id) {
    const PushNode node = (*nodes_)[id];
    clear_board();
    nodes_->boxes(id, here_);
    set_up(node.robot);
    making_.parent = kNoNode;
    making_.pushes = node.pushes;
}

FeatureRun::Judgement FeatureRun::begin(const Next& next) {
    if (has_met()) met_ = {};
    else cells_.take_turn();
    PushNode& node = (*nodes_)[next.node];
    const bool is_meeting = next.macro.wanted == Wanted::meeting;
    if (!is_meeting) {
        cells_.pop(next.cell);
        ++node.taken;
        if (node.taken < node.moves) cells_.push(next.cell, next.node, order_of(node, node.taken));
    }
    load(next.node, next.macro);
    making_.parent = next.node;
    making_.macro = next.macro.bits();
    making_.weight = node.weight + (next.macro.wanted == Wanted::nobody ? 1 : 0);
    making_.pushes = node.pushes;
    if (const NodeId known = index_.find(making_.key); known != kNoNode) return {DeadEnd::none, known};
    // What is wanted was asked when it was chosen.
    if (next.macro.wanted == Wanted::nobody && features_.regions > 1) return {shut_off(robot_), kNoNode};
    return {};
}

bool FeatureRun::go_on() {
    if (box_ < here_.size()) {
        if (movable_[box_])
            way_ == Way::push ? find_moves_of<Way::push>(box_) : find_moves_of<Way::pull>(box_);
        ++box_;
        return false;
    }
    choose();
    return true;
}

void FeatureRun::drop(std::size_t box, Cell to, std::uint8_t side, DeadEnd rule, NodeId known,
                      std::span<const Cell> boxes) {
    ++(known == kNoNode ? making_.dead : making_.known);
    if (!drops_) return;
    JudgedMove move{{static_cast<std::uint16_t>(box), to, side, Wanted::nobody}, rule, known, {}, 0};
    move.boxes.assign(boxes.begin(), boxes.end());
    drops_->push_back(std::move(move));
}

// For a rule that speaks of all boxes.
void FeatureRun::drop_all(std::size_t box, Cell to, std::uint8_t side, DeadEnd rule) {
    const Cell from = std::exchange(here_[box], to);
    drop(box, to, side, rule, kNoNode, here_);
    here_[box] = from;
}

template <Way kWay> void FeatureRun::find_moves_of(std::size_t box) {
    const auto enters = [&](Cell cell) {
        if (targets_->is_dead(cell)) {
            drop(box, cell, 0, DeadEnd::dead_square, kNoNode, {&cell, 1});
            return false;
        }
        if constexpr (kWay == Way::push) {
            taken_[cell] = 1;
            const bool lost = frozen_.is_lost(cell, taken_);
            taken_[cell] = 0;
            if (lost) {
                drop(box, cell, 0, DeadEnd::frozen, kNoNode, frozen_.group());
                return false;
            }
        }
        return true;
    };
    carry_.each<kWay>(
        here_[box], robot_, whole_.count(), taken_, enters,
        [&](const Carried& carried, const Regions::Part& part) { consider(box, carried, part); });
}

void FeatureRun::consider(std::size_t box, const Carried& carried, const Regions::Part& part) {
    const Cell from = here_[box];
    const Cell to = carried.to;
    const std::uint64_t key =
        boxes_key_ ^ board_->box_key(from) ^ board_->box_key(to) ^ board_->region_key(part.least);
    work_ += 4;
    const NodeId known = key == making_.key ? kNoNode : known_->find(key);
    if (known < known_before_) return drop(box, to, carried.side, DeadEnd::none, known, {});
    const auto mask = targets_->mask(to);
    if (!std::equal(mask.begin(), mask.end(), targets_->mask(from).begin()) &&
        !own_targets_.has_one_each(box, to))
        return drop_all(box, to, carried.side, DeadEnd::too_few_storages);
    if (const BoxPairs* pairs = board_->pairs(way_)) {
        const Cell other = pairs->lost_with(to, carried.side, here_, from);
        if (other != kNoCell)
            return drop(box, to, carried.side, DeadEnd::pair, kNoNode, std::array{to, other});
    }
    if (opening_rule_ && opening_rule_->is_lost(box, to, key))
        return drop_all(box, to, carried.side, DeadEnd::opening);
    for (const NodeIndex* opposite : opposite_) {
        if (!drops_ && opposite->find(key) != kNoNode) meeting_ = children_.size();
    }
    Child child;
    child.macro = {static_cast<std::uint16_t>(box), to, carried.side, Wanted::nobody};
    child.packed = guide_.packed(progress_, from, to);
    child.regions = part.regions;
    child.doors = doors_ - (targets_->is_door[from] != 0) + (targets_->is_door[to] != 0);
    child.area = part.area;
    child.h = making_.h - targets_->nearest[from] + targets_->nearest[to];
    if (child.packed == features_.packed) {
        child.out = features_.out - guide_.out(from, child.packed) + guide_.out(to, child.packed);
    } else {
        child.out = guide_.out(to, child.packed);
        for (std::size_t i = 0; i < here_.size(); ++i) {
            if (i != box) child.out += guide_.out(here_[i], child.packed);
        }
    }
    children_.push_back(child);
}

// Whether boxes of the state on the board shut a part of the floor off for good.
DeadEnd FeatureRun::shut_off(Cell robot) {
    if (corrals_) return corrals_->is_lost(here_, robot, taken_) ? DeadEnd::corral : DeadEnd::none;
    return shut_in_->is_lost(here_, robot, taken_) ? DeadEnd::shut_in : DeadEnd::none;
}

DeadEnd FeatureRun::shut_off_after(const Child& child) {
    if (child.regions < 2) return DeadEnd::none;
    const Macro& macro = child.macro;
    const Cell from = std::exchange(here_[macro.box], macro.to);
    taken_[from] = 0;
    taken_[macro.to] = 1;
    const DeadEnd rule = shut_off(board_->next(macro.to, macro.side));
    taken_[macro.to] = 0;
    taken_[from] = 1;
    here_[macro.box] = from;
    return rule;
}

// The best by `value` among the moves that undo nothing that is packed; the less the better. One that shuts a
// part of the floor off for good is dropped, and the next best taken.
template <class Value> void FeatureRun::pick(Wanted advisor, std::int64_t own, Value&& value) {
    constexpr int kMostTries = 32;  // for one advisor
    for (int tries = 0; tries < kMostTries; ++tries) {
        Child* best = nullptr;
        std::int64_t least = own;
        for (Child& child : children_) {
            if (child.dead || child.packed < features_.packed) continue;
            const std::int64_t one = value(child);
            if (one >= least) continue;
            least = one;
            best = &child;
        }
        if (!best) return;
        if (best->macro.wanted == Wanted::nobody) {
            if (const DeadEnd rule = shut_off_after(*best); rule != DeadEnd::none) {
                best->dead = true;
                drop(best->macro.box, best->macro.to, best->macro.side, rule, kNoNode, shut_off_boxes());
                continue;
            }
            best->macro.wanted = advisor;
            order_.push_back(static_cast<std::uint32_t>(best - children_.data()));
        }
        return;
    }
}

void FeatureRun::choose() {
    const auto number = [](std::uint32_t value) { return static_cast<std::int64_t>(value); };
    order_.clear();
    pick(Wanted::packs, -number(features_.packed), [&](const Child& c) { return -number(c.packed); });
    pick(Wanted::fewest_regions, features_.regions, [&](const Child& c) { return number(c.regions); });
    pick(Wanted::fewest_doors, doors_, [&](const Child& c) { return number(c.doors); });
    pick(Wanted::in_plan, features_.out, [&](const Child& c) { return number(c.out); });
    pick(Wanted::most_room, -number(area_), [&](const Child& c) { return -number(c.area); });
    pick(Wanted::nearest, making_.h,
         [&](const Child& c) { return c.regions <= features_.regions ? number(c.h) : number(making_.h); });
    making_.wanted = static_cast<std::uint32_t>(order_.size());
    for (std::uint32_t i = 0; i < children_.size(); ++i) {
        if (!children_[i].dead && children_[i].macro.wanted == Wanted::nobody) order_.push_back(i);
    }
    // What nobody wants goes by what is packed and how far the boxes are.
    const auto unwanted = std::span(order_).subspan(making_.wanted);
    std::stable_sort(unwanted.begin(), unwanted.end(), [&](std::uint32_t a, std::uint32_t b) {
        const Child &one = children_[a], &other = children_[b];
        return one.packed != other.packed ? one.packed > other.packed : one.h < other.h;
    });
    work_ += children_.size();
}

std::uint32_t FeatureRun::carried_steps(Macro macro) {
    std::uint32_t steps = 0;
    clear_board();
    nodes_->boxes(making_.parent, here_);
    for (const Cell box : here_) taken_[box] = 1;
    const auto visit = [&](const Carried& carried, const Regions::Part&) {
        if (carried.to == macro.to && carried.side == macro.side && steps == 0) steps = carried.steps;
    };
    const auto enters = [](Cell) { return true; };
    const Cell robot = (*nodes_)[making_.parent].robot;
    if (way_ == Way::push) carry_.each<Way::push>(here_[macro.box], robot, 1, taken_, enters, visit);
    else carry_.each<Way::pull>(here_[macro.box], robot, 1, taken_, enters, visit);
    return steps;
}

// A cell that many states have come to takes no more: others go by their distance, too.
FeatureCells::Id FeatureRun::cell_of_state() {
    constexpr std::size_t kCrowd = 100;
    Features features = features_;
    if (cells_.states(features.bits()) >= kCrowd) features.set_near(making_.h);
    return cells_.cell(features.bits(), features.rank());
}

NodeId FeatureRun::end(StepIndex made_at, NodeId in_place_of) {
    making_.made_at = made_at;
    making_.moves = static_cast<std::uint32_t>(order_.size());
    making_.moves_at = static_cast<std::uint32_t>(moves_.size());
    for (const std::uint32_t one : order_) moves_.push_back(children_[one].macro.bits());
    making_.cell = cell_of_state();
    const std::vector<Cell> boxes = here_;
    if (making_.parent != kNoNode)
        making_.pushes += static_cast<Cost>(carried_steps(Macro::of(making_.macro)));
    const NodeId id = in_place_of == kNoNode ? nodes_->add(making_, boxes) : in_place_of;
    (*nodes_)[id] = making_;
    index_.add(making_.key, id);
    if (making_.moves > 0) cells_.push(making_.cell, id, order_of(making_, 0));
    if (meeting_ && !children_[*meeting_].dead) {
        met_.cell = making_.cell;
        met_.node = id;
        met_.macro = children_[*meeting_].macro;
        met_.macro.wanted = Wanted::meeting;
    }
    return id;
}

std::vector<JudgedMove> FeatureRun::dropped_moves(const FeatureRun& run, NodeId id) {
    std::vector<JudgedMove> drops;
    known_ = &run.index_;
    clear_board();
    nodes_->boxes(id, here_);
    const PushNode node = (*nodes_)[id];
    set_up(node.robot);
    drops_ = &drops;
    known_before_ = id;
    while (!go_on()) {}
    drops_ = nullptr;
    known_before_ = kNoNode;
    return drops;
}

JudgedMove FeatureRun::judged(NodeId id, Macro macro) {
    load(id, macro);
    JudgedMove move{macro, shut_off(robot_), kNoNode, {}, 0};
    if (move.rule != DeadEnd::none) move.boxes = shut_off_boxes();
    return move;
}

std::size_t FeatureRun::memory_bytes() const {
    return moves_.memory_bytes() + index_.memory_bytes() + cells_.memory_bytes() +
           (corrals_ ? corrals_->memory_bytes() : shut_in_->memory_bytes()) + guide_.memory_bytes();
}

}  // namespace frontier::sokoban
