// Any text as a collection of levels: of every puzzle, of the game, and of a puzzle that is yet to be
// recognised. Each level that is found can be picked by its number.
#include "core/catalog.h"
#include "core/game/read_game.h"
#include "tests/fuzz/choices.h"

using namespace frontier;
using namespace frontier::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Choices choices(data, size);
    const DomainInfo& domain = choices.any_of(catalog().domains);
    const std::string_view text = choices.part();
    for (const std::string& id : recognise(text)) require(find_domain(id) != nullptr, "no such puzzle", id);
    (void)game::read_game_levels(text);
    const auto levels = read_levels(domain.id, text);
    if (!levels) {
        require(!levels.diagnostic().message.empty(), "levels are refused without a word", text);
        return 0;
    }
    for (std::size_t i = 0; i < levels->levels.size(); ++i) {
        require(bool(pick_level(*levels, std::to_string(i + 1))), "a level cannot be picked",
                levels->levels[i].id);
        (void)level_heading(levels->levels[i], i + 1, domain.formats.front().id);
    }
    return 0;
}
