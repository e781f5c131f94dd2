// The law that regions told from one numbering, and places that a box is carried to, are those that floods
// find: in a small room, for all boxes and all places of the robot.
#pragma once

#include <string>

#include "core/sokoban/carry.h"
#include "tests/support/small_rooms.h"

namespace frontier::test {

class CarryLaw {
   public:
    struct Tally {
        std::uint64_t rooms = 0, parts = 0, pushed = 0, pulled = 0;  // places of boxes
        std::string wrong;                                           // the first that is
    };
    void look_at(Squares room, int most_boxes);
    const Tally& tally() const { return tally_; }
    std::string report() const;

   private:
    struct Place {
        Squares box, region;  // of the robot
        int steps;
    };
    void put(Squares boxes);
    void check_parts(const sokoban::PushBoard& board, Squares others);
    void check_part(const sokoban::Regions& regions, const sokoban::Regions::Part& part, Squares boxes,
                    Squares region);
    template <sokoban::Way kWay>
    void check_carries(const sokoban::PushBoard& board, Squares boxes, Squares box, Squares region);
    template <sokoban::Way kWay> void find_places(Squares others, Squares box, Squares region);
    void say_wrong(const char* what, Squares boxes, Squares robot);

    Tally tally_;
    Squares room_ = 0;
    std::vector<Squares> squares_;  // of each cell
    std::vector<char> taken_;
    std::vector<Place> places_;
};

}  // namespace frontier::test
