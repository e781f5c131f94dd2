// The law that no rule of room_rules.h gives up a state that can be solved, for all rooms of a size, all sets
// of storage squares, all boxes and all places of the robot. Only states that can be solved need asking.
#pragma once

#include <string>

#include "tests/support/room_rules.h"
#include "tests/support/room_states.h"

namespace frontier::test {

std::string drawn_room(Squares room, Squares storages, Squares boxes, Squares robot);

class RoomLaw {
   public:
    struct Effort {
        std::size_t storage_step = 1;  // of all sets of storage squares, how many are looked at
        // Of those, how many times all states are asked, and all estimators: so that it is seen how much a
        // rule finds, and that it forgets what it was asked before.
        std::size_t whole_step = 1;
    };
    struct Tally {
        std::uint64_t rooms = 0, storages = 0;
        std::uint64_t live = 0, reached = 0;  // asked of the rules for pushes, and for pulls
        std::uint64_t lost = 0, unreached = 0;
        std::array<std::uint64_t, 32> by_rule{};  // of those lost and unreached
        std::string wrong;                        // the first that is
    };

    explicit RoomLaw(Effort effort, RoomRules::GivesUp one_more = nullptr)
        : effort_(effort), one_more_(one_more) {}
    // Up to so many boxes, with so many storage squares more than boxes.
    void look_at(Squares room, int width, int height, int most_boxes, int spare);
    const Tally& tally() const { return tally_; }
    std::string report() const;

   private:
    void look_at_storages(Squares storages, int boxes);
    void ask_all(RoomRules& rules, sokoban::Way way, bool whole);
    void ask(RoomRules& rules, sokoban::Way way, std::size_t state, bool whole);
    void check_moves(RoomRules& rules, sokoban::Way way, std::size_t state);
    void set_cells();
    RoomRules::Asked asked(std::size_t state) const {
        return {{&cells_[state * boxes_], boxes_}, robots_[state], regions_[state]};
    }
    void say_wrong(const std::string& rule, std::size_t state);

    Effort effort_;
    RoomRules::GivesUp one_more_;  // a rule that is wrong, for a control
    Tally tally_;
    std::uint64_t number_ = 0;
    RoomStates states_;
    RoomStates::Row live_;
    Squares room_ = 0, storages_ = 0;
    std::size_t boxes_ = 0;
    std::vector<sokoban::Cell> cells_, robots_;  // of each state
    std::vector<std::uint8_t> regions_;
    std::vector<std::vector<RoomStates::Push>> pushes_to_;  // each state
};

}  // namespace frontier::test
