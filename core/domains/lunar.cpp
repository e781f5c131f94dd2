#include "lunar.h"

namespace frontier {

const DomainInfo& Lunar::info() {
    static const DomainInfo info{
        .id = "lunar",
        .name = "Lunar Lockout",
        .summary = "Robots slide until they meet; every rover must stop on the hatch in the middle.",
        .rules =
            "Helper robots and rovers stand on a square board of odd size; in its middle is the hatch. A "
            "piece "
            "moves up, right, down or left only if another piece lies somewhere in that direction: it slides "
            "until "
            "it stands next to that piece. If it stands next to it already, it cannot move that way. Nothing "
            "stops "
            "a piece but another piece, so nobody slides off the board.\n\n"
            "A rover that stops on the hatch leaves the board at once. Sliding over the hatch does nothing. "
            "A "
            "helper may stop on the hatch; while it stands there, no rover can leave.\n\n"
            "The puzzle is solved when no rover is left. Every move costs 1, however far the slide.",
        .example = "ab...\nA....\n..c.d\n.....\ne...f\n",
        .unit_cost = true,
        .options = {},
        .legend = {{.id = "floor", .symbol = ".", .name = "Floor", .layer = Layer::ground},
                   {.id = "hatch", .symbol = "+", .name = "Hatch", .layer = Layer::ground},
                   {.id = "helper", .symbol = "a", .name = "Helper", .layer = Layer::piece},
                   {.id = "rover", .symbol = "A", .name = "Rover", .layer = Layer::piece}},
        .formats =
            {{std::string(word(LunarFormat::grid)), "Rows",
              "As many rows as columns: . or a blank for an empty square, + for the empty hatch, a b c … "
              "helpers, A B C … rovers."},
             {std::string(word(LunarFormat::framed)), "Rows in a frame",
              "The same with # all the way round."},
             {std::string(word(LunarFormat::course)), "CSC384 constructor",
              "LunarLockoutState(\"START\", 0, None, size, robots, xanadus), as in the course's file."}},
        .view = {{"width", ViewKind::number, true,
                  "How wide the board is, and how high; the hatch is in the middle."},
                 {"robots", ViewKind::places, false, "The helpers on the board."},
                 {"xanadus", ViewKind::places, false, "The rovers; -1 for one that has left."}},
        .heuristics = LunarHeuristics::All::infos(),
        .features = LunarFeatures::All::infos(),
        .tips =
            "Count moves, not squares: a slide costs 1 however far it goes. A rover stops on the hatch only "
            "against "
            "a piece on its far side, so look at where the helpers are, not only at the rovers. Moves of "
            "different "
            "pieces add up, so a sum over pieces is safe as long as no move is counted for two of them. "
            "Pieces only "
            "ever move towards one another: the rectangle around them never grows, and once it lies beside "
            "the "
            "hatch all is lost. To get a bound, drop a rule: let pieces slide through one another, or stand "
            "in "
            "several places at once, and count what is still needed.",
        .default_heuristic = "max_relaxed",
        .solve_guide = "alternate",
        .is_board_line = is_lunar_line,
        .has_placements = true};
    return info;
}

Result<Lunar::Instance> Lunar::parse(std::string_view text, const Options&) {
    Result<LunarBoard> board = read_lunar(text);
    if (!board) return board.diagnostic();
    if (Small::fits(*board)) return Instance(Small(std::move(*board)));
    if (Medium::fits(*board)) return Instance(Medium(std::move(*board)));
    return Instance(Large(std::move(*board)));
}

std::string lunar_dead_end_reason(std::uint8_t rule) {
    switch (rule) {
        case kLunarNoHelper:
            return "There is no helper, so the last rover would have nothing to stop against.";
        case kLunarBox:
            return "Pieces never leave the rectangle around them all, and it does not reach beyond the hatch "
                   "on two "
                   "opposite sides: no rover can come from one side and meet a piece on the other.";
        case kLunarTwoPieces:
            return "One rover and one helper: after one move they stand side by side and can never move "
                   "again.";
        default:
            return "Even if pieces could be wherever they ever get to, all at once, some rover could never "
                   "stop on "
                   "the hatch.";
    }
}

}  // namespace frontier
