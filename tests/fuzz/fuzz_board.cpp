// Any text as a board of any puzzle. What is read can be looked at, and written in every format; what a
// format gives is read again, has as many moves, and is written as before.
#include "core/catalog.h"
#include "tests/fuzz/options.h"

using namespace frontier;
using namespace frontier::fuzz;

namespace {

void write_in_every_format(const DomainInfo& domain, std::string_view board, const Options& options) {
    const auto moves = next_states(domain.id, board, options);
    require(bool(moves), "a board has no next states", board);
    for (const Choice& format : domain.formats) {
        const auto written = convert_board(domain.id, board, options, format.id);
        if (!written) {
            require(!written.diagnostic().message.empty(), "a format refuses a board without a word", board);
            continue;
        }
        const auto again = convert_board(domain.id, written->text, options, format.id);
        require(again && again->text == written->text, "a written board is not read as the same",
                written->text);
        const auto same_moves = next_states(domain.id, written->text, options);
        require(same_moves && same_moves->size() == moves->size(), "a written board has other moves",
                written->text);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Choices choices(data, size);
    const DomainInfo& domain = choices.any_of(catalog().domains);
    Options options;
    if (choices.one_in(4)) choose_options(options, domain.options, choices);
    const std::string_view text = choices.part();
    if (const auto sketch = sketch_board(domain.id, text)) (void)board_of(domain.id, *sketch);
    const auto board = check_board(domain.id, text, options, HeuristicIds{std::vector<std::string>{"zero"}});
    if (!board) {
        require(!board.diagnostic().message.empty(), "a board is refused without a word", text);
        return 0;
    }
    write_in_every_format(domain, text, options);
    return 0;
}
