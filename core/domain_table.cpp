#include <array>
#include <variant>

#include "domains/blank.h"
#include "domains/jugs.h"
#include "domains/lunar.h"
#include "domains/snowman.h"
#include "domains/sokoban.h"
#include "domains/tiles.h"
#include "domain_table.h"
#include "text/lines.h"
#include "text/unwrap.h"

namespace frontier {

namespace {

template <class Family> Result<Puzzle> parse_as(std::string_view text, const Options& options) {
    if (text.size() > kMaxTextBytes) return board_problem("A board's text may be at most 1 MiB.", 1, 1);
    const Unwrapped bare = unwrap(text);
    auto instance = Family::parse(bare.text, options);
    if (!instance) return bare.located(instance.problem());
    return std::visit([](auto& domain) { return make_puzzle(std::move(domain)); }, *instance);
}

template <class Family> std::optional<Picture> sketch_as(std::string_view text) {
    return Family::sketch(unwrap(text).text);
}

template <class Family> constexpr DomainRow row_of() {
    DomainRow row{&Family::info, &parse_as<Family>, nullptr, nullptr};
    if constexpr (EditableBoard<Family>) {
        row.sketch = &sketch_as<Family>;
        row.text_of = &Family::text_of;
    }
    return row;
}

// To add a domain, add it here.
constexpr std::array kDomains = {row_of<Sokoban>(), row_of<Snowman>(), row_of<Lunar>(), row_of<Jugs>(), row_of<Tiles>()};

// What every build compiles although nobody can choose it.
[[maybe_unused]] constexpr DomainRow kTemplate = row_of<Blank>();

}  // namespace

std::span<const DomainRow> domain_rows() { return kDomains; }

}  // namespace frontier
