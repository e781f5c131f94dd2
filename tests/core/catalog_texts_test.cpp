// What the catalogue says in words: long enough to explain, short enough to be read.
#include <doctest/doctest.h>

#include "core/catalog.h"

using namespace frontier;

namespace {

std::ptrdiff_t words_in(const std::string& text) {
    std::ptrdiff_t words = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto is_blank = [](char c) { return c == ' ' || c == '\n'; };
        words += !is_blank(text[i]) && (i == 0 || is_blank(text[i - 1]));
    }
    return words;
}

std::size_t sentences_in(const std::string& text) {
    std::size_t sentences = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        sentences +=
            std::string("?!.").find(text[i]) != std::string::npos && (i + 1 == text.size() || text[i + 1] == ' ');
    }
    return sentences;
}

}  // namespace

TEST_CASE(
    "catalogue: every heuristic has its reason, every guide an explanation that is short enough, every domain tips") {
    CHECK(words_in("One two,\n\nthree.") == 3);
    CHECK(sentences_in("One 1.5, two. Three?") == 2);
    for (const DomainInfo& domain : catalog().domains) {
        CAPTURE(domain.id);
        bool has_guide = false;
        for (const HeuristicInfo& heuristic : domain.heuristics) {
            CAPTURE(heuristic.id);
            CHECK(heuristic.admissible != Promise::unknown);
            CHECK(heuristic.consistent != Promise::unknown);
            CHECK(words_in(heuristic.why) >= (heuristic.id == "zero" ? 5 : 12));
            if (heuristic.id != "alternate") continue;
            has_guide = true;
            CHECK(words_in(heuristic.summary + ' ' + heuristic.why) < 250);
            CHECK(words_in(heuristic.why) > 100);
        }
        CHECK(has_guide);
        CHECK(sentences_in(domain.tips) >= 3);
        CHECK(sentences_in(domain.tips) <= 5);
        CHECK(words_in(domain.tips) > 60);
    }
}
