#include "lunar.h"

namespace frontier {

namespace {

std::vector<HeuristicInfo> lunar_heuristics() {
    return {
        zero_heuristic(),
        {.id = "l_distance",
         .name = "L distance",
         .summary = "For each rover 1 if it stands in the hatch's row or column, else 2, summed.",
         .admissible = Promise::proved,
         .consistent = Promise::proved,
         .why = "A move carries one piece along one line, so it brings one rover into one line with the hatch and "
                "lowers the sum by at most 1.",
         .cost = "one table look-up a rover"},
        {.id = "manhattan",
         .name = "Manhattan distance",
         .summary = "For each rover the number of squares to the hatch, across and down, summed.",
         .admissible = Promise::no,
         .consistent = Promise::no,
         .why = "One slide crosses many squares for 1. On 7 × 7 put a helper right of the hatch and three rovers "
                "left of it, A B C in a row: C, B and A slide out to the right in 3 moves, but their distances are "
                "1 + 2 + 3 = 6.",
         .cost = "one table look-up a rover"},
        {.id = "stopper",
         .name = "Stopper",
         .summary = "The last rover to leave needs a helper beside the hatch to stop against; the others need their "
                    "L distance.",
         .admissible = Promise::proved,
         .consistent = Promise::proved,
         .why = "When the last rover leaves, only helpers are left, so one of them stands beside the hatch on the "
                "far side. For each rover as the last one and each direction it may come from, count its moves into "
                "the hatch from there, the moves of the nearest helper to that place (1 at least while a helper "
                "stands on the hatch), and the L distances of the other rovers. These are moves of different "
                "pieces, so they add up; the least of all these sums is a bound, and a move changes one part of it "
                "by at most 1.",
         .cost = "four look-ups a piece"},
        {.id = "relaxed",
         .name = "Relaxed levels",
         .summary = "The rounds the slowest rover needs when a piece may stand on every square it could ever get "
                    "to, all at once.",
         .admissible = Promise::proved,
         .consistent = Promise::proved,
         .why = "In each round every piece may stop beside every square where any piece may stand, and still be "
                "where it was; nothing is in anybody's way. A real move is one piece doing one of these things, so "
                "a plan of n moves takes at most n rounds, and one move saves at most one round. If the rounds end "
                "without a rover on the hatch, it never gets there: a dead end.",
         .cost = "a few operations on whole boards of bits for each square that a piece could get to"},
        {.id = "max_relaxed",
         .name = "Stopper or relaxed",
         .summary = "The larger of Stopper and Relaxed levels.",
         .admissible = Promise::proved,
         .consistent = Promise::proved,
         .why = "Neither is ever too high, so the larger is not either; and where neither falls by more than 1 in a "
                "move, the larger does not. Each sees what the other misses: one adds up rovers, the other sees "
                "helpers that need helpers.",
         .cost = "both together"},
        {.id = "alternate",
         .name = "Every rover's way",
         .summary = "Relaxed rounds of every rover, and its moves with a stopper, summed; 2 more while a helper "
                    "blocks the hatch.",
         .admissible = Promise::no,
         .consistent = Promise::no,
         .why = "A guide, not a bound: it asks how much work is left, and counts twice to see more. First, for "
                "every rover, the rounds it takes to the hatch when pieces may stand wherever they could ever get "
                "to (as in Relaxed levels). That sees the long detours: helpers that need other helpers to get into "
                "place. Second, for every rover as if it were alone, its own moves to get in line and in, and the "
                "moves of the nearest helper to the far side of the hatch (as in Stopper). That sees how near the "
                "end is, where the rounds cannot tell boards apart. A helper on the hatch bars it for all, and "
                "clearing it away takes a move and often another to bring one back: 2 more.\n\n"
                "Moves that serve several rovers are counted for each of them, so the sum may be too high: a rover "
                "one slide from leaving counts 2. It is infinite only where Relaxed levels proves a dead end.\n\n"
                "On random boards of 7 × 7 with one to four rovers, best-first search with it expands two thirds of "
                "the nodes that it expands with the Manhattan distance, and its plans are shorter by a sixth.",
         .cost = "a little more than Relaxed levels"}};
}

}  // namespace

const DomainInfo& Lunar::info() {
    static const DomainInfo info{
        .id = "lunar",
        .name = "Lunar Lockout",
        .summary = "Robots slide until they meet; every rover must stop on the hatch in the middle.",
        .rules =
            "Helper robots and rovers stand on a square board of odd size; in its middle is the hatch. A piece "
            "moves up, right, down or left only if another piece lies somewhere in that direction: it slides until "
            "it stands next to that piece. If it stands next to it already, it cannot move that way. Nothing stops "
            "a piece but another piece, so nobody slides off the board.\n\n"
            "A rover that stops on the hatch leaves the board at once. Sliding over the hatch does nothing. A "
            "helper may stop on the hatch; while it stands there, no rover can leave.\n\n"
            "The puzzle is solved when no rover is left. Every move costs 1, however far the slide.",
        .example = "ab...\nA....\n..c.d\n.....\ne...f\n",
        .unit_cost = true,
        .options = {},
        .legend = {{.id = "floor", .symbol = ".", .name = "Floor", .layer = Layer::ground},
                   {.id = "hatch", .symbol = "+", .name = "Hatch", .layer = Layer::ground},
                   {.id = "helper", .symbol = "a", .name = "Helper", .layer = Layer::piece},
                   {.id = "rover", .symbol = "A", .name = "Rover", .layer = Layer::piece}},
        .formats = {{std::string(word(LunarFormat::grid)), "Rows",
                     "As many rows as columns: . or a blank for an empty square, + for the empty hatch, a b c … "
                     "helpers, A B C … rovers."},
                    {std::string(word(LunarFormat::framed)), "Rows in a frame", "The same with # all the way round."},
                    {std::string(word(LunarFormat::course)), "CSC384 constructor",
                     "LunarLockoutState(\"START\", 0, None, size, robots, xanadus), as in the course's file."}},
        .heuristics = lunar_heuristics(),
        .tips =
            "Count moves, not squares: a slide costs 1 however far it goes. A rover stops on the hatch only against "
            "a piece on its far side, so look at where the helpers are, not only at the rovers. Moves of different "
            "pieces add up, so a sum over pieces is safe as long as no move is counted for two of them. Pieces only "
            "ever move towards one another: the rectangle around them never grows, and once it lies beside the "
            "hatch all is lost. To get a bound, drop a rule: let pieces slide through one another, or stand in "
            "several places at once, and count what is still needed.",
        .default_heuristic = "max_relaxed",
        .solve_guide = "alternate",
        .is_board_line = is_lunar_line};
    return info;
}

Result<Lunar::Instance> Lunar::parse(std::string_view text, const Options&) {
    Result<LunarBoard> board = read_lunar(text);
    if (!board) return board.problem();
    if (Small::fits(*board)) return Instance(Small(std::move(*board)));
    if (Medium::fits(*board)) return Instance(Medium(std::move(*board)));
    return Instance(Large(std::move(*board)));
}

std::string lunar_dead_end_reason(std::uint8_t rule) {
    switch (rule) {
        case kLunarNoHelper:
            return "There is no helper, so the last rover would have nothing to stop against.";
        case kLunarBox:
            return "Pieces never leave the rectangle around them all, and it does not reach beyond the hatch on two "
                   "opposite sides: no rover can come from one side and meet a piece on the other.";
        case kLunarTwoPieces:
            return "One rover and one helper: after one move they stand side by side and can never move again.";
        default:
            return "Even if pieces could be wherever they ever get to, all at once, some rover could never stop on "
                   "the hatch.";
    }
}

}  // namespace frontier
