// Any text as a game: what is read is searched for a few hundred moves, and can be looked at and played from
// anywhere.
#include "core/game/game.h"
#include "tests/fuzz/choices.h"

using namespace frontier;
using namespace frontier::fuzz;
using namespace frontier::game;

namespace {

void look_at(GameSearch& search, const MovePath& path) {
    (void)search.stats();
    (void)search.result();
    (void)search.answer(path);
    const auto node = search.tree(path);
    require(node.has_value() == search.position(path).has_value(),
            "a position without a node, or a node without one");
    const auto number = search.number_of(path);
    if (number) require(search.path_of(*number) == path, "a node's number leads to another node", *number);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Choices choices(data, size);
    GameRequest request;
    request.search = word(kSearchTypes[choices.below(std::size(kSearchTypes))]);
    request.turns = std::to_string(choices.below(5));
    request.memory_mib = 16;
    const std::size_t slice = 1 + choices.byte();
    MovePath path;
    for (std::size_t plies = choices.below(6); plies > 0; --plies) path.push_back(choices.byte() % 8);
    request.start = choices.part();
    request.goal = choices.part();
    if (request.goal.empty()) request.goal = request.start;
    auto search = GameSearch::start(request);
    if (!search) {
        require(!search.diagnostic().message.empty(), "a game is refused without a word", request.start);
        return 0;
    }
    look_at(*search, {});
    search->advance(slice);
    look_at(*search, path);
    if (search->ask(path)) search->advance(slice);
    look_at(*search, path);
    return 0;
}
