#include "relaxed_plan.h"

#include <algorithm>
#include <bit>

#include "box_pairs.h"

namespace frontier::sokoban {

RelaxedPlan::RelaxedPlan(const PushBoard& board, Way way)
    : board_(&board),
      targets_(&board.targets(way)),
      way_(way),
      carry_(board),
      whole_(board),
      frozen_(board),
      known_(1024, 0),
      taken_(board.walls()) {
    const std::vector<Cell>& first = board.targets(other(way)).cells;
    const std::vector<Cell> roots = way == Way::push ? std::vector<Cell>{board.robot()} : board.end_robots();
    for (const Cell robot : roots) {
        boxes_.insert(boxes_.end(), first.begin(), first.end());
        nodes_.push_back({kNoNode, static_cast<std::uint32_t>(boxes_.size() - first.size()),
                          static_cast<std::uint16_t>(first.size()), robot, 0, 0, kNoMask, 0, 0, 0, 0, 0});
    }
}

bool RelaxedPlan::learn(std::uint64_t key) {
    key |= 1;  // 0: nothing there
    if (2 * known_count_ >= known_.size()) {
        std::vector<std::uint64_t> old(2 * known_.size(), 0);
        old.swap(known_);
        for (const std::uint64_t one : old) {
            if (one == 0) continue;
            std::size_t at = (one >> 8) & (known_.size() - 1);
            while (known_[at] != 0) at = (at + 1) & (known_.size() - 1);
            known_[at] = one;
        }
    }
    std::size_t at = (key >> 8) & (known_.size() - 1);
    for (; known_[at] != 0; at = (at + 1) & (known_.size() - 1)) {
        if (known_[at] == key) return false;
    }
    known_[at] = key;
    ++known_count_;
    return true;
}

void RelaxedPlan::advance() {
    if (looked_at_ < nodes_.size()) {
        const auto id = static_cast<NodeId>(looked_at_);
        if (box_ == kNotBegun) {
            begin(id);
        } else if (box_ < here_.size()) {
            if (movable_[box_]) generate_box(id, box_);
            ++box_;
        } else {
            choose(id, own_);
            for (const Cell box : here_) taken_[box] = 0;
            box_ = kNotBegun;
            ++looked_at_;
        }
        return;
    }
    const FeatureCells::Id cell = cells_.next();
    cells_.take_turn();
    const NodeId id = cells_.top(cell);
    cells_.pop(cell);
    Node& node = nodes_[id];
    const std::uint32_t number = node.taken++;
    const std::uint32_t weight = node.weight + (number < node.wanted ? 0 : 1);
    if (node.taken < node.moves) cells_.push(cell, id, node.weight + (node.taken < node.wanted ? 0 : 1));
    const Move move = moves_[node.moves_at + number];
    add(id, move, move_masks_[node.moves_at + number], weight);
}

void RelaxedPlan::add(NodeId parent, const Move& move, std::uint32_t mask_at, std::uint32_t weight) {
    const Node& before = nodes_[parent];
    const std::size_t at = boxes_.size();
    for (std::size_t i = 0; i < before.boxes; ++i) {
        const Cell box = boxes_[before.boxes_at + i];
        if (i != move.box) boxes_.push_back(box);
        else if (move.to != kNoCell) boxes_.push_back(move.to);
    }
    Node node{parent,
              static_cast<std::uint32_t>(at),
              static_cast<std::uint16_t>(boxes_.size() - at),
              move.robot,
              weight,
              before.removed + (move.to == kNoCell ? 1 : 0),
              mask_at,
              0,
              0,
              0,
              0,
              0};
    nodes_.push_back(node);
    const auto id = static_cast<NodeId>(nodes_.size() - 1);
    bool all_home = true;
    for (std::size_t i = at; i < boxes_.size(); ++i) all_home = all_home && targets_->is_target[boxes_[i]];
    if (all_home && has_distinct_targets(id, kNoMask, true)) goal_ = id;
}

template <class Reaches> bool RelaxedPlan::can_move(Cell box, const Reaches& reaches) const {
    return way_ == Way::push ? Carry::can_move<Way::push>(*board_, box, taken_, reaches)
                             : Carry::can_move<Way::pull>(*board_, box, taken_, reaches);
}

RelaxedPlan::Features RelaxedPlan::features_of(std::size_t box, const Carried& carried,
                                               const Regions::Part& part) {
    const Cell from = here_[box];
    here_[box] = carried.to;
    taken_[carried.to] = 1;
    Features features{static_cast<std::uint32_t>(here_.size()), 0, part.regions, 0, 0, part.area};
    for (const Cell cell : here_) {
        features.home += targets_->is_target[cell] != 0;
        features.doors += targets_->is_door[cell] != 0;
    }
    const auto reaches = [&](Cell cell) { return part.has(carry_.regions(), cell); };
    for (const Cell cell : here_) features.fixed += !can_move(cell, reaches);
    here_[box] = from;
    taken_[carried.to] = 0;
    return features;
}

void RelaxedPlan::begin(NodeId id) {
    const Node node = nodes_[id];
    const auto boxes = std::span(boxes_).subspan(node.boxes_at, node.boxes);
    here_.assign(boxes.begin(), boxes.end());
    for (const Cell box : here_) taken_[box] = 1;
    children_.clear();
    Regions& whole = whole_;
    whole.number(taken_);
    work_ += here_.size();
    const Regions::Span span = whole.span_of(node.robot);
    own_ = {static_cast<std::uint32_t>(here_.size()),         0, whole.count(), 0, 0,
            static_cast<std::uint32_t>(span.end - span.begin)};
    for (const Cell cell : here_) {
        own_.home += targets_->is_target[cell] != 0;
        own_.doors += targets_->is_door[cell] != 0;
    }
    const auto reaches = [&](Cell cell) { return whole.span_of(cell).least == span.least; };
    movable_.clear();
    for (const Cell cell : here_) {
        movable_.push_back(can_move(cell, reaches));
        own_.fixed += !movable_.back();
    }
    learn(key_of(span.least));
    box_ = 0;
}

std::uint64_t RelaxedPlan::key_of(Cell least) const {
    std::uint64_t key = board_->region_key(least);
    for (const Cell box : here_) key ^= board_->box_key(box);
    return key;
}

void RelaxedPlan::generate_box(NodeId id, std::size_t box) {
    const Node& node = nodes_[id];
    const Cell from = here_[box];
    const std::size_t first = children_.size();
    reached_.assign(targets_->words, 0);
    bool vanishes = false;
    std::vector<std::pair<Carried, Regions::Part>> places;
    const auto enters = [&](Cell cell) {
        if (targets_->is_dead(cell)) return false;
        if (way_ == Way::push) {
            taken_[cell] = 1;
            const bool lost = frozen_.is_lost(cell, taken_);
            taken_[cell] = 0;
            if (lost) return false;
        }
        if (targets_->is_target[cell]) {
            const auto target = static_cast<std::size_t>(
                std::find(targets_->cells.begin(), targets_->cells.end(), cell) - targets_->cells.begin());
            reached_[target / 64] |= std::uint64_t{1} << (target % 64);
            vanishes = true;
        }
        return true;
    };
    const auto visit = [&](const Carried& carried, const Regions::Part& part) {
        if (!vanishes) places.push_back({carried, part});
    };
    if (way_ == Way::push) carry_.each<Way::push>(from, node.robot, whole_.count(), taken_, enters, visit);
    else carry_.each<Way::pull>(from, node.robot, whole_.count(), taken_, enters, visit);
    taken_[from] = 0;
    const std::uint64_t others = key_of(0) ^ board_->region_key(0) ^ board_->box_key(from);
    if (vanishes) {
        const auto mask_at = static_cast<std::uint32_t>(masks_.size());
        masks_.insert(masks_.end(), reached_.begin(), reached_.end());
        const Regions::Span& span = carry_.regions().span_of(node.robot);
        if (has_distinct_targets(id, mask_at, false) && learn(others ^ board_->region_key(span.least))) {
            children_.push_back(
                {{static_cast<std::uint16_t>(box), kNoCell, node.robot}, {}, targets_->mean[from], mask_at});
            taken_[from] = 1;
            return;
        }
        places.clear();
    }
    const BoxPairs* const pairs = board_->pairs(way_);
    for (const auto& [carried, part] : places) {
        if (pairs && pairs->has_lost(carried.to, carried.side, here_, from)) continue;
        if (!learn(others ^ board_->box_key(carried.to) ^ board_->region_key(part.least))) continue;
        const Cell robot = board_->next(carried.to, carried.side);
        children_.push_back({{static_cast<std::uint16_t>(box), carried.to, robot},
                             features_of(box, carried, part),
                             0,
                             kNoMask});
    }
    work_ += (children_.size() - first) * 4;
    taken_[from] = 1;
}

// The boxes that are gone must have vanished on targets of their own, apart from those where the boxes left
// stand at the end.
bool RelaxedPlan::has_distinct_targets(NodeId id, std::uint32_t mask_at, bool with_left) {
    const std::size_t words = targets_->words;
    std::vector<std::uint32_t> rows;
    if (mask_at != kNoMask) rows.push_back(mask_at);
    for (NodeId at = id; at != kNoNode; at = nodes_[at].parent) {
        if (nodes_[at].mask_at != kNoMask) rows.push_back(nodes_[at].mask_at);
    }
    Words occupied(words, 0);
    if (with_left) {
        const Node& node = nodes_[id];
        for (std::size_t i = 0; i < node.boxes; ++i) {
            const auto target = static_cast<std::size_t>(
                std::find(targets_->cells.begin(), targets_->cells.end(), boxes_[node.boxes_at + i]) -
                targets_->cells.begin());
            occupied[target / 64] |= std::uint64_t{1} << (target % 64);
        }
    }
    constexpr std::uint16_t kNone = 0xFFFF;
    owner_.assign(targets_->cells.size(), kNone);
    Words tried(words);
    const auto find = [&](auto&& self, std::uint16_t row) -> bool {
        for (std::size_t word = 0; word < words; ++word) {
            for (;;) {
                const std::uint64_t untried = masks_[rows[row] + word] & ~tried[word] & ~occupied[word];
                if (untried == 0) break;
                const auto bit = static_cast<std::size_t>(std::countr_zero(untried));
                tried[word] |= std::uint64_t{1} << bit;
                std::uint16_t& owner = owner_[word * 64 + bit];
                if (owner != kNone && !self(self, owner)) continue;
                owner = row;
                return true;
            }
        }
        return false;
    };
    for (std::uint16_t row = 0; row < rows.size(); ++row) {
        tried.assign(words, 0);
        if (!find(find, row)) return false;
    }
    work_ += rows.size() * 4;
    return true;
}

void RelaxedPlan::choose(NodeId id, const Features& own) {
    std::vector<std::size_t> wanted;
    const auto pick = [&](auto&& value, std::int64_t limit) {
        std::size_t best = children_.size();
        std::int64_t least = limit;
        for (std::size_t i = 0; i < children_.size(); ++i) {
            const std::int64_t one = value(children_[i]);
            if (one < least) {
                least = one;
                best = i;
            }
        }
        if (best < children_.size() && std::find(wanted.begin(), wanted.end(), best) == wanted.end())
            wanted.push_back(best);
    };
    constexpr std::int64_t kNever = std::int64_t{1} << 40;
    const auto stays = [&](const Child& child) { return child.move.to != kNoCell; };
    if (std::any_of(children_.begin(), children_.end(), [&](const Child& child) { return !stays(child); })) {
        pick([&](const Child& child) { return stays(child) ? kNever : std::int64_t{child.mean}; }, kNever);
    } else {
        pick([](const Child& child) { return std::int64_t{child.features.regions}; }, own.regions);
        pick([](const Child& child) { return -std::int64_t{child.features.area}; }, -std::int64_t{own.area});
        pick([](const Child& child) { return std::int64_t{child.features.fixed}; }, own.fixed);
        pick([](const Child& child) { return std::int64_t{child.features.doors}; }, own.doors);
        pick([](const Child& child) { return std::int64_t{child.features.home}; }, own.home);
    }
    Node& node = nodes_[id];
    node.moves_at = static_cast<std::uint32_t>(moves_.size());
    node.moves = static_cast<std::uint32_t>(children_.size());
    node.wanted = static_cast<std::uint32_t>(wanted.size());
    const auto add_move = [&](const Child& child) {
        moves_.push_back(child.move);
        move_masks_.push_back(child.mask_at);
    };
    for (const std::size_t one : wanted) add_move(children_[one]);
    for (std::size_t i = 0; i < children_.size(); ++i) {
        if (std::find(wanted.begin(), wanted.end(), i) == wanted.end()) add_move(children_[i]);
    }
    const std::uint64_t features = std::uint64_t{own.left} << 48 | std::uint64_t{own.home} << 36 |
                                   std::uint64_t{own.regions} << 24 | std::uint64_t{own.doors} << 12 |
                                   own.fixed;
    node.cell = cells_.cell(features, own.left);
    if (node.moves > 0) cells_.push(node.cell, id, node.weight + (node.wanted > 0 ? 0 : 1));
}

std::vector<std::vector<Cell>> RelaxedPlan::sets() const {
    std::vector<std::vector<Cell>> sets;
    for (NodeId at = goal_; at != kNoNode; at = nodes_[at].parent) {
        const Node& node = nodes_[at];
        const auto boxes = std::span(boxes_).subspan(node.boxes_at, node.boxes);
        sets.emplace_back(boxes.begin(), boxes.end());
    }
    return sets;
}

std::size_t RelaxedPlan::memory_bytes() const {
    return nodes_.capacity() * sizeof(Node) + boxes_.capacity() * sizeof(Cell) +
           moves_.capacity() * (sizeof(Move) + 4) + masks_.capacity() * 8 + known_.capacity() * 8 +
           cells_.memory_bytes();
}

}  // namespace frontier::sokoban
