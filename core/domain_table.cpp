#include "domain_table.h"

#include <array>
#include <variant>

#include "algorithms/search_task.h"
#include "domains/blank.h"
#include "domains/jugs.h"
#include "domains/lunar.h"
#include "domains/snowman.h"
#include "domains/sokoban.h"
#include "domains/tiles.h"
#include "family.h"
#include "formula_evaluator.h"
#include "search.h"
#include "text/lines.h"
#include "text/unwrap.h"

namespace frontier {

namespace {

template <Family F> Result<Puzzle> parse_as(std::string_view text, const Options& options) {
    if (text.size() > kMaxTextBytes) return board_diagnostic(too_long("A board's text"), 1, 1);
    const Unwrapped bare = unwrap(text);
    auto instance = F::parse(bare.text, options);
    if (!instance) return bare.located(instance.diagnostic());
    return with_formulas(std::visit([](auto& domain) { return make_puzzle(std::move(domain)); }, *instance),
                         F::info());
}

template <Family F> validate::Verdict check_as(const validate::Task& task) { return F::check_plan(task); }

template <EditableBoard F> std::optional<Picture> sketch_as(std::string_view text) {
    return F::sketch(unwrap(text).text);
}

template <Family F> constexpr DomainRow row_of() {
    DomainRow row{&F::info, &parse_as<F>, &check_as<F>, nullptr, nullptr};
    if constexpr (EditableBoard<F>) {
        row.sketch = &sketch_as<F>;
        row.text_of = &F::text_of;
    }
    return row;
}

// To add a puzzle, name its family here.
constexpr std::array kDomains = {row_of<Sokoban>(), row_of<Snowman>(), row_of<Lunar>(), row_of<Jugs>(),
                                 row_of<Tiles>()};

constexpr DomainRow kTemplate = row_of<Blank>();

}  // namespace

std::span<const DomainRow> domain_rows() { return kDomains; }
const DomainRow& template_row() { return kTemplate; }

}  // namespace frontier
