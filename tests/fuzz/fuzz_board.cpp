// Any text as a board of any puzzle. What is read can be looked at, and written in every format: a text that a format
// gives is read again as the same board.
#include "core/catalog.h"
#include "tests/fuzz/options.h"

using namespace frontier;
using namespace frontier::fuzz;

namespace {

bool same(const Picture& a, const Picture& b) { return a.width == b.width && a.height == b.height && a.cells == b.cells; }

void write_in_every_format(const DomainInfo& domain, std::string_view board, const Options& options, const Picture& seen) {
    for (const Choice& format : domain.formats) {
        const auto written = convert_board(domain.id, board, options, format.id);
        if (!written) {
            require(!written.problem().message.empty(), "a format refuses a board without a word", board);
            continue;
        }
        const auto again = check_board(domain.id, written->text, options, HeuristicIds{std::vector<std::string>{}});
        require(bool(again), "a written board cannot be read", written->text);
        const bool without_names = domain.id == "lunar" && format.id == "course";  // the robots are lettered anew
        require(without_names || same(again->picture, seen), "a board changes when it is written", written->text);
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
        require(!board.problem().message.empty(), "a board is refused without a word", text);
        return 0;
    }
    require(bool(next_states(domain.id, text, options)), "a board has no next states", text);
    write_in_every_format(domain, text, options, board->picture);
    return 0;
}
