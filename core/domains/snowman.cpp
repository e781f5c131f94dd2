#include "snowman.h"

namespace frontier {

const DomainInfo& Snowman::info() {
    static const DomainInfo info{
        .id = "snowman",
        .name = "Snowperson",
        .summary = "A robot rolls three snowballs into a snowperson.",
        .rules =
            "The robot moves one square up, right, down or left. If a ball lies there, the robot pushes it "
            "one "
            "square on. Walls and the edge of the board stop robot and balls. Every move costs 1, with or "
            "without a "
            "push.\n\n"
            "There is a small, a medium and a big ball. A ball alone on its square may be pushed onto a "
            "bigger one "
            "and then lies on top of it; never a bigger one onto a smaller.\n\n"
            "Pushing against a stack rolls its top ball off to the square behind, which must be empty. The "
            "robot "
            "stays where it is, for the rest of the stack still stands in its way. A complete snowperson "
            "cannot be "
            "pushed.\n\n"
            "The puzzle is solved when the small ball lies on the medium one and that on the big one, on the "
            "destination.",
        .example = "######\n#?   #\n# bm #\n#  s #\n#  X #\n######\n",
        .unit_cost = true,
        .options =
            {{.id = "transfer",
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
        .formats =
            {{"snowperson", "Snowperson",
              "# wall, ? robot, s m b balls, A medium on big, B small on big, C small on medium, G complete, "
              "X destination; a line \"destination x y\" below where a piece covers it."},
             {"course_letters", "Snowperson, the course's letters",
              "The same with B and C changed round, and a comment \"; stacks: course\" that says so."},
             {"course", "CSC384 constructor",
              "SnowmanState(\"START\", 0, None, width, height, robot, snowballs, obstacles, destination), as "
              "in the course's file."}},
        .plan_formats = {{"lurd", "LURD", "One letter a move: l u r d walks, L U R D pushes."}},
        .heuristics = SnowmanHeuristics::All::infos(),
        .features = SnowmanFeatures::All::infos(),
        .tips =
            "Count all three balls even when they are stacked, and measure their ways as pushes around walls "
            "rather "
            "than as the crow flies. Think of the order: the big ball must be home before the medium one can "
            "be, so "
            "a small ball that lies on the destination early has to leave it again. Look for balls that can "
            "never "
            "move again, in corners and along walls that do not lead to the destination, and give such "
            "states up at "
            "once. Most moves of a plan are walks, so ask how the robot gets behind the ball that is to move "
            "next. A "
            "table of all positions of the three balls, filled backwards from the goal, settles most of this "
            "at one "
            "stroke.",
        .default_heuristic = "alternate",
        .is_board_line = is_snow_line};
    return info;
}

}  // namespace frontier
