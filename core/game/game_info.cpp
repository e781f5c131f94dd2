#include "game_info.h"

#include "rules.h"
#include "tally.h"

namespace frontier::game {

namespace {

constexpr const char* kRules =
    "AGENT1, AGENT2 and AGENT3 take turns, always in this order, until each has moved n times. A move slides "
    "one tile into an empty cell beside it. AGENT1 may move odd tiles, AGENT2 even tiles (0 is even), AGENT3 "
    "any tile. Cells marked x never change. An agent without a move passes.\n\n"
    "Only the last board counts. For AGENT1 every tile that lies where the goal has it adds its number if it "
    "is odd and takes its number away if it is even. AGENT3 is on AGENT1's side and has the same utility; "
    "AGENT2 plays against both and has the opposite one.\n\n"
    "Moves are tried tile by tile, row by row from the top left, each to the left, right, up and down. Among "
    "moves of equal value the first is chosen.";

constexpr const char* kPruning =
    "Minimax looks at every way to play on. Most of that is wasted, and alpha and beta say which part. Alpha "
    "is the value that AGENT1 and AGENT3 are already sure of by some move further up; beta is what AGENT2 is "
    "sure of. A position worth no more than alpha will be avoided by AGENT1 or AGENT3, one worth no less "
    "than "
    "beta by AGENT2. As soon as a node is known to be outside, its other moves are left alone: they could "
    "only move it further out.\n\n"
    "Suppose AGENT1's first move is worth 3. Now its second move is tried, and AGENT2 finds an answer worth "
    "1. Whatever else AGENT2 might find, it will not accept more than 1, so AGENT1 will not choose the "
    "second "
    "move, and the rest of AGENT2's answers need no look. The value of that node is then known only as \"at "
    "most 1\", and that is enough.\n\n"
    "A value equal to the bound is cut off too. It would not change the choice: among equals the move found "
    "first stays.\n\n"
    "What is cut off depends on the order. A strong move tried early makes the window between alpha and beta "
    "narrow for all that follow. The order is fixed here, so the same game seen in a mirror has the same "
    "value, but usually another count.\n\n"
    "How much can be saved? To show that a value cannot be lower, one move is enough wherever AGENT1 or "
    "AGENT3 is to move, but all answers of AGENT2 must be seen; to show that it cannot be higher it is the "
    "other way round. With b moves everywhere that makes at best b^(2n) + b^n - 1 last boards instead of "
    "b^(3n). In a game of two the exponent is halved; here only a third of it goes, because two of three "
    "agents maximise.";

constexpr const char* kThreeAgents =
    "Three players do not make a three-sided game. AGENT1 and AGENT3 want the same number high and AGENT2 "
    "wants it low, so one number is enough for a node. AGENT1 and AGENT3 are one player that moves twice in "
    "a "
    "row: AGENT3 at the end of a round, AGENT1 at the beginning of the next. They never talk, and need not: "
    "each can work out what the other will do.\n\n"
    "In the tree this shows as two layers of greatest values after one layer of least values. Between the "
    "two "
    "nothing is ever cut because of the other: a maximiser stops only when it reaches beta, and beta comes "
    "from AGENT2. The usual trick of writing one routine and turning the sign at each ply fails here, since "
    "the sides do not alternate.\n\n"
    "AGENT3 may move even tiles as well. Watch it undo what AGENT2 has just done, or put an even tile out of "
    "its place to save AGENT1 from losing its number.\n\n"
    "If AGENT3 had a goal of its own, every node would need three numbers, and alpha and beta, as they are "
    "used here, would cut off too much.";

constexpr const char* kRandom =
    "In minimax_rand AGENT2 and AGENT3 do not think: each plays one of its moves, all equally likely. A node "
    "of theirs is worth the mean of its moves, and only AGENT1 still chooses.\n\n"
    "So AGENT1 may choose otherwise. Against an AGENT2 that thinks, a plan with a single refutation is "
    "worthless; against a careless one, the refutation is one answer among many, and the plan may be the "
    "best "
    "on average. In the same way a promise that AGENT3 would have to keep is worth little when AGENT3 moves "
    "blindly. Compare the two searches on a board of the list: where the first move differs, look at the "
    "moves of AGENT2 below each, and how far the least lies under the mean.\n\n"
    "The mean lies between the least and the greatest, so the value is never lower than if AGENT2 and AGENT3 "
    "were both enemies and never higher than if both were friends. It says what many games bring on average; "
    "a single one may end far from it.\n\n"
    "Nothing can be cut off by alpha and beta alone: each move of a random agent changes the mean. That is "
    "why "
    "the count of utility calls equals the one of minimax. The line of play that is shown follows the first "
    "move of a random agent; it is an example and not a forecast.";

constexpr const char* kCounting =
    "The plain searches visit the same position again and again, by different ways. This program looks at "
    "each position once for each ply (and, with pruning, for each alpha and beta), and remembers its value "
    "together with how often the plain search would have called the utility below it. Adding these numbers "
    "gives the exact count without doing the work: what is shown as utility calls is what the textbook "
    "algorithm would do, beside it stands what was really done.";

}  // namespace

const GameInfo& game_info() {
    static const GameInfo info{
        .id = "game",
        .name = "Three agents on sliding tiles",
        .summary =
            "Two agents want tiles in their places, one is against it: minimax, random opponents and "
            "alpha-beta "
            "pruning.",
        .rules = kRules,
        .searches = {{std::string(word(SearchType::minimax)), "Minimax",
                      "Every agent plays its best; every line of play is looked at."},
                     {std::string(word(SearchType::minimax_rand)), "Minimax, others at random",
                      "AGENT1 plays its best on average; AGENT2 and AGENT3 play any move alike."},
                     {std::string(word(SearchType::alpha_beta_pruning)), "Alpha-beta pruning",
                      "The value and the line of minimax, without looking at what cannot change them."}},
        .agents = {{std::string(word(Agent::agent1)), "AGENT1",
                    "Moves odd tiles and wants the utility high."},
                   {std::string(word(Agent::agent2)), "AGENT2",
                    "Moves even tiles and wants the utility low."},
                   {std::string(word(Agent::agent3)), "AGENT3",
                    "Moves any tile and wants the utility high, as AGENT1 does."}},
        .legend = {{.id = "cell", .symbol = ".", .name = "Cell", .layer = Layer::ground},
                   {.id = "fixed", .symbol = "x", .name = "Fixed cell", .layer = Layer::ground},
                   {.id = "odd", .symbol = "1", .name = "Odd tile", .layer = Layer::piece},
                   {.id = "even", .symbol = "2", .name = "Even tile", .layer = Layer::piece}},
        .max_turns = kMaxTurns,
        .max_side = kMaxSide,
        .max_tile = kMaxTile,
        .start = "1 2 .\n3 4 .\n. . .\n",
        .goal = "1 2 .\n3 4 .\n. . .\n",
        .lessons = {{"pruning", "Why alpha-beta looks where it looks", kPruning},
                    {"three_agents", "Three agents, one value", kThreeAgents},
                    {"random", "Why random opponents change the choice", kRandom},
                    {"counting", "Counting without doing", kCounting}}};
    return info;
}

}  // namespace frontier::game
