#include "snowman.h"

namespace frontier {

namespace {

std::vector<HeuristicInfo> snowman_heuristics() {
    return {zero_heuristic(),
            {.id = "manhattan",
             .name = "Manhattan distance",
             .summary = "For each ball, stacked or not, the distance to the destination, walls ignored, summed.",
             .admissible = Promise::proved,
             .consistent = Promise::proved,
             .why = "A move costs 1 and moves at most one ball by one square, so it lowers the sum by at most 1.",
             .cost = "one table look-up a ball"},
            {.id = "push_distance",
             .name = "Push distance",
             .summary = "For each ball the pushes it needs if it were alone and the robot could be everywhere, summed.",
             .admissible = Promise::proved,
             .consistent = Promise::proved,
             .why = "Every push costs 1 and moves one ball by one square along a way that the walls allow; the other "
                    "balls and the robot's walks are left out, which can only make it cheaper.",
             .cost = "one table look-up a ball"},
            {.id = "pdb",
             .name = "Pattern database",
             .summary = "How many pushes the three balls need together, the robot's walks left out.",
             .admissible = Promise::proved,
             .consistent = Promise::proved,
             .why = "The table holds the exact number of pushes of an easier puzzle: the same balls under the same "
                    "rules, but the robot steps at once to wherever it wants to push from. It knows that the big "
                    "ball comes first, that balls are in each other's way and that stacks must be taken apart.",
             .cost = "one table look-up; the table has one byte for each position of the three balls"},
            {.id = "pdb_walk",
             .name = "Pattern database and first walk",
             .summary =
                 "The pattern database, and the robot's walk around the balls to the nearest push that leaves a way.",
             .admissible = Promise::proved,
             .consistent = Promise::proved,
             .why = "The walk before the first push is no push, so it may be added. It changes by at most 1 with a "
                    "step and is 0 just before a push.",
             .cost = "a look-up and a search for the nearest push"},
            {.id = "alternate",
             .name = "Robot and balls",
             .summary = "The cheapest first push: the walk to it, the push, and from a larger database every walk "
                        "and push after it.",
             .admissible = Promise::proved,
             .consistent = Promise::proved,
             .why = "A snowperson costs far more walking than pushing, so this guide counts both. Its database is "
                    "built backwards from the complete snowperson, for each position of the balls and each push that "
                    "may have led to it: that push says where the robot stands now, so the cheapest next push is a "
                    "known walk away. Only one thing is made easier than in the real puzzle: on these walks the "
                    "robot passes through balls, though not through walls. The walk to the very first push is "
                    "measured on the board as it is, around the balls.\n\n"
                    "It is admissible, because every real plan begins with one of these pushes and goes on as "
                    "a plan of the easier puzzle. It is consistent: a step changes each walk by at most 1, and a "
                    "push costs exactly what the sum counts for it. A state from which no push can be reached that "
                    "leaves a way is a dead end.\n\n"
                    "On the twenty boards of the course it often lies within a few moves of the truth, and A* "
                    "expands hundreds of states where the pattern database of pushes alone takes a million. The "
                    "database has twelve bytes for each position of the balls; on boards with more than 100 squares "
                    "for them the one of pushes stands in for it, and beyond 256 the push distance.",
             .cost = "a look at up to twelve pushes and a search for the walks to them"}};
}

}  // namespace

const DomainInfo& Snowman::info() {
    static const DomainInfo info{
        .id = "snowman",
        .name = "Snowperson",
        .summary = "A robot rolls three snowballs into a snowperson.",
        .rules =
            "The robot moves one square up, right, down or left. If a ball lies there, the robot pushes it one "
            "square on. Walls and the edge of the board stop robot and balls. Every move costs 1, with or without a "
            "push.\n\n"
            "There is a small, a medium and a big ball. A ball alone on its square may be pushed onto a bigger one "
            "and then lies on top of it; never a bigger one onto a smaller.\n\n"
            "Pushing against a stack rolls its top ball off to the square behind, which must be empty. The robot "
            "stays where it is, for the rest of the stack still stands in its way. A complete snowperson cannot be "
            "pushed.\n\n"
            "The puzzle is solved when the small ball lies on the medium one and that on the big one, on the "
            "destination.",
        .example = "######\n#?   #\n# bm #\n#  s #\n#  X #\n######\n",
        .unit_cost = true,
        .options = {{.id = "transfer",
                     .name = "Stack to stack",
                     .summary = "Whether the top of a stack may be pushed straight onto a bigger ball. The course's "
                                "program forbids it.",
                     .kind = OptionKind::flag,
                     .choices = {},
                     .fallback = "off"},
                    {.id = "stacks",
                     .name = "Letters of stacks",
                     .summary = "What B and C stand for in the text of a board. A comment \"; stacks: course\" in "
                                "the text says it, too.",
                     .kind = OptionKind::choice,
                     .choices = {{"seed", "As in the assignment", "B is small on big, C small on medium."},
                                 {"course", "As in the course's program", "B is small on medium, C small on big."}},
                     .fallback = "seed"}},
        .legend = {{.id = "floor", .symbol = " ", .name = "Snow", .layer = Layer::ground},
                   {.id = "wall", .symbol = "#", .name = "Wall", .layer = Layer::ground},
                   {.id = "destination", .symbol = "X", .name = "Destination", .layer = Layer::ground},
                   {.id = "robot", .symbol = "?", .name = "Robot", .layer = Layer::piece},
                   {.id = "small", .symbol = "s", .name = "Small ball", .layer = Layer::piece},
                   {.id = "medium", .symbol = "m", .name = "Medium ball", .layer = Layer::piece},
                   {.id = "big", .symbol = "b", .name = "Big ball", .layer = Layer::piece},
                   {.id = "medium_on_big", .symbol = "A", .name = "Medium on big", .layer = Layer::piece},
                   {.id = "small_on_big", .symbol = "B", .name = "Small on big", .layer = Layer::piece},
                   {.id = "small_on_medium", .symbol = "C", .name = "Small on medium", .layer = Layer::piece},
                   {.id = "snowperson", .symbol = "G", .name = "Snowperson", .layer = Layer::piece}},
        .formats = {{"snowperson", "Snowperson",
                     "# wall, ? robot, s m b balls, A medium on big, B small on big, C small on medium, G complete, "
                     "X destination; a line \"destination x y\" below where a piece covers it."},
                    {"course_letters", "Snowperson, the course's letters",
                     "The same with B and C changed round, and a comment \"; stacks: course\" that says so."},
                    {"course", "CSC384 constructor",
                     "SnowmanState(\"START\", 0, None, width, height, robot, snowballs, obstacles, destination), as "
                     "in the course's file."}},
        .plan_formats = {{"lurd", "LURD", "One letter a move: l u r d walks, L U R D pushes."}},
        .heuristics = snowman_heuristics(),
        .tips =
            "Count all three balls even when they are stacked, and measure their ways as pushes around walls rather "
            "than as the crow flies. Think of the order: the big ball must be home before the medium one can be, so "
            "a small ball that lies on the destination early has to leave it again. Look for balls that can never "
            "move again, in corners and along walls that do not lead to the destination, and give such states up at "
            "once. Most moves of a plan are walks, so ask how the robot gets behind the ball that is to move next. A "
            "table of all positions of the three balls, filled backwards from the goal, settles most of this at one "
            "stroke.",
        .default_heuristic = "alternate",
        .is_board_line = is_snow_line};
    return info;
}

}  // namespace frontier
