// Texts as large as files of levels get, and worse: every reader answers in time that grows with their length
// and no faster, and in few words. Nothing is timed here, but what takes the square of the length would be
// noticed.
#include <doctest/doctest.h>

#include "core/catalog.h"
#include "core/text/lines.h"
#include "tests/support/effort.h"

namespace large_text_test {

using namespace frontier;
using namespace frontier::test;

namespace {

constexpr std::size_t kLarge = kSeesAll ? 60'000 : 15'000;  // a sanitizer takes half a minute for the larger

std::string many(std::string_view piece) {
    std::string text;
    while (text.size() + piece.size() <= kLarge) text += piece;
    return text;
}

void ask_everything(const std::string& text) {
    for (const DomainInfo& info : catalog().domains) {
        CAPTURE(info.id);
        const auto view = check_board(info.id, text, {});
        if (!view) CHECK(view.diagnostic().message.size() < 300);
        const auto sketch = sketch_board(info.id, text);
        if (sketch) CHECK(sketch->cells.size() <= 3 * 64 * 64);
        const auto levels = read_levels(info.id, text);
        if (levels) CHECK(levels->levels.size() <= 5000);
        CHECK(check_plan(info.id, text, "").message.size() < 300);
    }
    CHECK(recognise(text).size() <= catalog().domains.size());
}

}  // namespace

TEST_CASE("large texts: lines by the ten thousand") {
    for (const char* line : {"\n",
                             "; a\n",
                             "words and: words\n",
                             "      \n",
                             "#@$.#\n",
                             "#@$.#\n\n",
                             "4000#\n",
                             "((\n",
                             "((1 1 1))\n",
                             "12 7 3\n",
                             ". .\n\n",
                             "1 14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3\n",
                             "4x4:1,2\n",
                             "(3,5)->4\n",
                             "a.A\n",
                             "?smbX\n",
                             "destination 1 1\n",
                             "Comment:\n",
                             "SokobanState(\n",
                             "SokobanState(1)\n",
                             "> #\n",
                             "```\n",
                             "```\n#\n```\n"}) {
        CAPTURE(std::string(line));
        ask_everything(many(line) + "#####\n#@$.#\n#####\n");
    }
    ask_everything(many("\n") + "a.A\n...\n...\n");
}

TEST_CASE("large texts: one long line") {
    for (const char* piece : {"#", "a", " ", "1 ", "4000#|", "()", "(", "`", ">", "> ", "é"}) {
        CAPTURE(std::string(piece));
        ask_everything(many(piece));
    }
    for (const char* before :
         {"#", "3x3:", "; robots: ", "; stacks: ", "destination ", "?--\nsmb\n--X\ndestination "}) {
        CAPTURE(std::string(before));
        ask_everything(before + many("1,"));
    }
    for (const char* piece : {"(", "\"", "'\"", "\\'", "(1,1),", "[]+"}) {
        CAPTURE(std::string(piece));
        ask_everything("SokobanState(" + many(piece));
    }
}

}  // namespace large_text_test
