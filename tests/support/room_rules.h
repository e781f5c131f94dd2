// Every rule by which a search of Sokoban gives up a state, to be asked one by one. A rule is
// a row of the table in room_rules.cpp: one more is one row more.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "core/domains/sokoban_dead_ends.h"
#include "core/domains/sokoban_estimates.h"
#include "core/domains/sokoban_matching.h"
#include "core/sokoban/box_pairs.h"
#include "core/sokoban/group_search.h"
#include "core/sokoban/regions.h"

namespace frontier::test {

class RoomRules {
   public:
    // A state, as the rules want it. The boxes are sorted.
    struct Asked {
        std::span<const sokoban::Cell> boxes;
        sokoban::Cell robot;
        unsigned regions;  // that the boxes leave
    };
    using GivesUp = bool (*)(RoomRules&, const Asked&);
    struct Rule {
        const char* name;
        sokoban::Way way;
        GivesUp gives_up;
    };
    static std::span<const Rule> all();

    // The floor's boxes, storages and robot are set here.
    RoomRules(const sokoban::Floor& floor, std::size_t boxes, std::size_t storages);
    // The storage squares, sorted; the first of them are where boxes are pulled back to.
    void set_storages(std::span<const sokoban::Cell> storages);

    // A bit for each rule that gives the state up: those for pushes, or those for pulls.
    std::uint32_t ask(sokoban::Way way, const Asked& asked);
    // After ask(): whether a target is left for every box when one of them is moved.
    bool has_targets_after(sokoban::Way way, std::size_t box, sokoban::Cell to) {
        return own(way).has_one_each(box, to);
    }
    // What the searches estimate is asked through the estimators, which takes longer.
    std::uint32_t ask_estimators(const Asked& asked);

   private:
    friend struct RoomRuleTable;
    sokoban::OwnTargets& own(sokoban::Way way) { return way == sokoban::Way::push ? *own_push_ : *own_pull_; }
    // Made when it is asked: it begins by clearing much memory.
    template <class Rule> Rule& made(std::optional<Rule>& rule) {
        if (!rule) rule.emplace(*board_);
        return *rule;
    }

    std::shared_ptr<sokoban::Floor> floor_;
    sokoban::PushGraph graph_;
    std::vector<std::int32_t> level_, costs_;
    std::vector<sokoban::PushGraph::Place> places_;
    std::vector<char> taken_;
    // For the storage squares that are set.
    sokoban::DeadEnd of_loops_ = sokoban::DeadEnd::none;
    std::optional<sokoban::DeadEnds> dead_ends_;
    sokoban::Assignment assignment_;
    std::optional<sokoban::PushBoard> board_;
    std::optional<sokoban::Regions> regions_;
    std::optional<sokoban::FrozenBoxes> frozen_;
    std::optional<sokoban::OwnTargets> own_push_, own_pull_;
    std::optional<sokoban::CorralSearch> corrals_;
    std::optional<sokoban::ShutInRobot> shut_in_;
    std::vector<std::unique_ptr<sokoban::Estimator>> estimators_;
};

}  // namespace frontier::test
