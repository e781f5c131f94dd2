// Any text as a plan for any board. Engine and checker share no code; where both can read the board they
// agree on what the checker calls legal, where it ends and what it costs.
#include "core/catalog.h"
#include "tests/fuzz/choices.h"

using namespace frontier;
using namespace frontier::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Choices choices(data, size);
    const DomainInfo& domain = choices.any_of(catalog().domains);
    const bool own_board = choices.one_in(2);
    const std::string board = own_board ? std::string(choices.part()) : domain.example;
    const std::string plan(choices.part());
    const auto verdict = check_plan(domain.id, board, plan);
    require(!verdict.message.empty(), "a verdict without a word", plan);
    const auto play = start_play(domain.id, board, {});
    if (!verdict.readable || !play) return 0;
    require(verdict.actions.size() == verdict.steps, "not an action for each step", plan);
    const auto refused = (*play)->set_line(verdict.actions);
    require(!refused, "the engine refuses what the checker allows", board + "\n" + plan);
    const Position end = (*play)->position((*play)->length());
    require(end.cost == verdict.cost, "engine and checker count another cost", board + "\n" + plan);
    require(!verdict.legal || end.is_goal == verdict.reaches_goal, "engine and checker see another end",
            board + "\n" + plan);
    return 0;
}
