#include "level_set.h"

#include <algorithm>
#include <filesystem>

#include "core/text/words.h"

namespace frontier::cli {

namespace {

constexpr std::size_t kLevelsTried = 10;

// How many of the first levels are boards of this puzzle, from 0 to 1. All that it needs is the reader.
double readable_part(const std::string& domain, const std::string& text) {
    const auto read = read_levels(domain, text);
    if (!read) return 0;
    const std::size_t tried = std::min(read->levels.size(), kLevelsTried);
    std::size_t good = 0;
    for (std::size_t i = 0; i < tried; ++i) good += bool(next_states(domain, read->levels[i].board, {}));
    return static_cast<double>(good) / static_cast<double>(tried);
}

// Not the first that reads a level: a board of Lunar Lockout with no letter but b and B is a Sokoban, too.
Result<std::string> domain_of(const std::string& file, const std::string& text) {
    if (const std::string named = domain_in_heading(text); !named.empty()) return named;
    std::string best;
    double part = 0;
    for (const DomainInfo& domain : catalog().domains) {
        const double here = readable_part(domain.id, text);
        if (here <= part) continue;
        best = domain.id;
        part = here;
    }
    if (!best.empty()) return best;
    return Diagnostic{concat("No puzzle here can read the first levels of ", file,
                             ". Name its puzzle with --domain to see why."),
                      0, 0, "file"};
}

}  // namespace

std::string level_set_file(const std::string& name) { return concat("levels/", name, ".txt"); }

Result<LevelSet> read_level_set(const std::string& file, const std::string& domain) {
    const auto text = read_file(file);
    if (!text) return text.diagnostic();
    const auto known = domain.empty() ? domain_of(file, *text) : Result<std::string>(domain);
    if (!known) return known.diagnostic();
    auto levels = read_levels(*known, *text);
    if (!levels) return Diagnostic{concat(file, ": ", levels.diagnostic().message), 0, 0, "file"};
    return LevelSet{std::filesystem::path(file).stem().string(), file, *known, std::move(*levels)};
}

}  // namespace frontier::cli
