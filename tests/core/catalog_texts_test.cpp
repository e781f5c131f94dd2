// What the catalogue says in words: long enough to explain, short enough to be read.
#include <doctest/doctest.h>

#include <map>

#include "core/catalog.h"
#include "core/domain_table.h"
#include "core/text/words.h"

namespace catalog_texts_test {

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
        sentences += std::string("?!.").find(text[i]) != std::string::npos &&
                     (i + 1 == text.size() || text[i + 1] == ' ');
    }
    return sentences;
}

}  // namespace

TEST_CASE(
    "catalogue: every heuristic has its reason, every guide an explanation that is short enough, every "
    "domain tips") {
    CHECK(words_in("One two,\n\nthree.") == 3);
    CHECK(sentences_in("One 1.5, two. Three?") == 2);
    std::vector<DomainInfo> domains = catalog().domains;
    domains.push_back(template_row().info());  // who copies it begins with all that is asked for
    for (const DomainInfo& domain : domains) {
        CAPTURE(domain.id);
        bool has_guide = domain.solve_guide.empty();
        for (const HeuristicInfo& heuristic : domain.heuristics) {
            CAPTURE(heuristic.id);
            CHECK(heuristic.admissible != Property::unknown);
            CHECK(heuristic.consistent != Property::unknown);
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

TEST_CASE("catalogue: what the field has a word for is called by it") {
    std::map<std::string, std::string> names;
    const auto add = [&](std::string_view table, const std::vector<Choice>& rows) {
        for (const Choice& row : rows) names[concat(table, ' ', row.id)] = row.name;
    };
    add("outcome", catalog().outcomes);
    add("counter", catalog().counters);
    add("event", catalog().events);
    for (const OptionRow& option : catalog().options) names["option " + option.id] = option.name;
    const std::pair<const char*, const char*> terms[] = {{"outcome duplicate", "Duplicate"},
                                                         {"outcome reopened", "Reopened"},
                                                         {"outcome deadlock", "Dead end"},
                                                         {"outcome bound_g", "Pruned by g bound"},
                                                         {"outcome bound_h", "Pruned by h bound"},
                                                         {"outcome bound_f", "Pruned by f bound"},
                                                         {"outcome incumbent", "Pruned by incumbent"},
                                                         {"outcome threshold", "Pruned by threshold"},
                                                         {"counter open", "Frontier (open)"},
                                                         {"counter pruned_incumbent", "Pruned by incumbent"},
                                                         {"event reexpansion", "Re-expanded"},
                                                         {"event f_changed", "f changes"},
                                                         {"option ties", "Tie-breaking"}};
    for (const auto& [id, name] : terms) CHECK(names[id] == name);
}

TEST_CASE("catalogue: ways_back says which kind of bound it is, and who described it") {
    for (const HeuristicInfo& heuristic : find_domain("sokoban")->heuristics) {
        if (heuristic.id != "ways_back") continue;
        CHECK(heuristic.name == "Potential matching");
        CHECK(heuristic.summary.starts_with("The pushes that bring each box to a storage square of its own"));
        CHECK(heuristic.why.find("general cost partitioning") != std::string::npos);
        CHECK(heuristic.why.find("Seipp 2015") != std::string::npos);
        return;
    }
    FAIL("there is no ways_back");
}

}  // namespace catalog_texts_test
