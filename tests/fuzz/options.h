// Options chosen from the catalogue's own rows, now and then with a value that means nothing.
#pragma once

#include <cmath>

#include "core/catalog.h"
#include "tests/fuzz/choices.h"

namespace frontier::fuzz {

inline std::string value_of(const OptionRow& row, Choices& choices) {
    if (choices.one_in(16)) return {static_cast<char>(choices.byte()), static_cast<char>(choices.byte())};
    switch (row.kind) {
        case OptionKind::choice: return choices.any_of(row.choices).id;
        case OptionKind::flag: return choices.one_in(2) ? "on" : "off";
        case OptionKind::number:
        case OptionKind::integer:
            return std::to_string(static_cast<int>(row.minimum.value_or(0)) + choices.byte());
        case OptionKind::text: break;
    }
    return row.fallback;
}

inline void choose_options(Options& options, const std::vector<OptionRow>& rows, Choices& choices) {
    for (std::size_t count = choices.below(4); count > 0 && !rows.empty(); --count) {
        const OptionRow& row = choices.any_of(rows);
        options[row.id] = value_of(row, choices);
    }
}

}  // namespace frontier::fuzz
