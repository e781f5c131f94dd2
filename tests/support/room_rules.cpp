#include "tests/support/room_rules.h"

#include <algorithm>

namespace frontier::test {

using namespace sokoban;

struct RoomRuleTable {
    using Asked = RoomRules::Asked;

    template <DeadEnd kRule> static bool of_loops(RoomRules& rules, const Asked&) {
        return rules.of_loops_ == kRule;
    }
    static bool matching(RoomRules& rules, const Asked& asked) {
        rules.graph_.places({{&asked.robot, 1}, asked.boxes}, rules.places_);
        return rules.assignment_.solve(rules.places_, rules.costs_) >= kFar;
    }
    template <Way kWay> static bool dead_square(RoomRules& rules, const Asked& asked) {
        const Targets& targets = rules.board_->targets(kWay);
        return std::any_of(asked.boxes.begin(), asked.boxes.end(),
                           [&](Cell box) { return targets.is_dead(box); });
    }
    template <Way kWay> static bool own_targets(RoomRules& rules, const Asked& asked) {
        return !rules.own(kWay).set(asked.boxes);
    }
    static bool frozen(RoomRules& rules, const Asked& asked) {
        return std::any_of(asked.boxes.begin(), asked.boxes.end(),
                           [&](Cell box) { return rules.frozen_->is_lost(box, rules.taken_); });
    }
    static bool corral(RoomRules& rules, const Asked& asked) {
        return asked.regions > 1 &&
               rules.made(rules.corrals_).is_lost(asked.boxes, asked.robot, rules.taken_);
    }
    static bool shut_in(RoomRules& rules, const Asked& asked) {
        return asked.regions > 1 &&
               rules.made(rules.shut_in_).is_lost(asked.boxes, asked.robot, rules.taken_);
    }
    // Of each box, with the robot on every side of it that it can walk to.
    template <Way kWay> static bool pair(RoomRules& rules, const Asked& asked) {
        const PushBoard& board = *rules.board_;
        rules.regions_->number(rules.taken_);
        const Cell robots = rules.regions_->span_of(asked.robot).least;
        for (const Cell box : asked.boxes) {
            for (std::size_t side = 0; side < 4; ++side) {
                const Cell beside = board.next(box, side);
                if (rules.taken_[beside] || rules.regions_->span_of(beside).least != robots) continue;
                if (board.pairs(kWay)->has_lost(box, side, asked.boxes, box)) return true;
            }
        }
        return false;
    }
    static bool later(RoomRules&, const Asked&) { return false; }

    static constexpr RoomRules::Rule kRules[] = {
        {"loops: dead square", Way::push, of_loops<DeadEnd::dead_square>},
        {"loops: too few storages", Way::push, of_loops<DeadEnd::too_few_storages>},
        {"loops: frozen", Way::push, of_loops<DeadEnd::frozen>},
        {"loops: corral", Way::push, of_loops<DeadEnd::corral>},
        {"loops: matching", Way::push, matching},
        {"pushes: dead square", Way::push, dead_square<Way::push>},
        {"pushes: own targets", Way::push, own_targets<Way::push>},
        {"pushes: frozen", Way::push, frozen},
        {"pushes: corral", Way::push, corral},
        {"pushes: pair", Way::push, pair<Way::push>},
        {"pulls: dead square", Way::pull, dead_square<Way::pull>},
        {"pulls: own targets", Way::pull, own_targets<Way::pull>},
        {"pulls: pair", Way::pull, pair<Way::pull>},
        {"pulls: shut in", Way::pull, shut_in},
        // The estimators of ask_estimators(). The others give up what the matching does, and learn for long.
        {"estimate: matching", Way::push, later},
        {"estimate: matching and walk", Way::push, later},
        {"estimate: robot and box", Way::push, later},
    };
    static constexpr std::size_t kFirstEstimator = std::size(kRules) - 3;
};

std::span<const RoomRules::Rule> RoomRules::all() { return RoomRuleTable::kRules; }

RoomRules::RoomRules(const Floor& floor, std::size_t boxes, std::size_t storages)
    : floor_(std::make_shared<Floor>(floor)),
      level_(floor_->size(), 0),
      places_(boxes),
      assignment_(boxes, storages) {
    floor_->robots.assign(1, 0);
    floor_->boxes.resize(boxes);
    floor_->storages.resize(storages);
    graph_ = PushGraph(*floor_);
}

void RoomRules::set_storages(std::span<const Cell> storages) {
    std::copy(storages.begin(), storages.end(), floor_->storages.begin());
    std::fill(floor_->is_storage.begin(), floor_->is_storage.end(), 0);
    for (const Cell cell : storages) floor_->is_storage[cell] = 1;
    std::copy_n(floor_->storages.begin(), floor_->boxes.size(), floor_->boxes.begin());
    floor_->is_dead = dead_squares(*floor_);
    dead_ends_.emplace(floor_);
    graph_.distances(*floor_, level_, 1, costs_);
    assignment_.reset();
    corrals_.reset();
    shut_in_.reset();
    board_.emplace(*floor_);
    regions_.emplace(*board_);
    frozen_.emplace(*board_);
    own_push_.emplace(board_->targets(Way::push));
    own_pull_.emplace(board_->targets(Way::pull));
    taken_ = board_->walls();
    estimators_.clear();
}

std::uint32_t RoomRules::ask(Way way, const Asked& asked) {
    for (const Cell box : asked.boxes) taken_[box] = 1;
    if (way == Way::push) of_loops_ = dead_ends_->find({{&asked.robot, 1}, asked.boxes});
    std::uint32_t given_up = 0;
    for (std::size_t rule = 0; rule < all().size(); ++rule) {
        if (all()[rule].way == way && all()[rule].gives_up(*this, asked)) given_up |= 1u << rule;
    }
    for (const Cell box : asked.boxes) taken_[box] = 0;
    return given_up;
}

std::uint32_t RoomRules::ask_estimators(const Asked& asked) {
    if (estimators_.empty()) {
        for (const auto make : {make_matching, make_matching_walk, make_robot_box}) {
            estimators_.push_back(make(floor_));
            estimators_.back()->prepare(~std::uint64_t{0});
        }
    }
    std::uint32_t given_up = 0;
    for (std::size_t i = 0; i < estimators_.size(); ++i) {
        if (estimators_[i]->estimate({{&asked.robot, 1}, asked.boxes}) >= kFar)
            given_up |= 1u << (RoomRuleTable::kFirstEstimator + i);
    }
    return given_up;
}

}  // namespace frontier::test
