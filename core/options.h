// Rows that are found by their id, and the options a user gave, checked against theirs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain.h"
#include "result.h"
#include "text/words.h"

namespace frontier {

template <class Row> const Row* find_row(const std::vector<Row>& rows, std::string_view id) {
    for (const Row& row : rows) {
        if (row.id == id) return &row;
    }
    return nullptr;
}

template <class Row> std::string ids_of(const std::vector<Row>& rows) {
    std::string ids;
    for (const Row& row : rows) ids += (ids.empty() ? "" : ", ") + row.id;
    return ids;
}

template <class Row>
Diagnostic unknown(std::string_view what, std::string_view id, const std::vector<Row>& rows) {
    return {concat("There is no ", what, " \"", id, "\". Choose one of: ", ids_of(rows), "."), 0, 0,
            std::string(what)};
}

std::optional<double> read_number(const std::string& text);

// Every given option must be known to the domain, the strategy or the search, with a value that it can take.
std::optional<Diagnostic> check_options(const Options& options,
                                        const std::vector<const std::vector<OptionRow>*>& tables);

// The value chosen for an option, or its own fallback.
std::string_view option(const Options& options, const OptionRow& row);

// Those of the options that have a row.
Options only(const Options& options, const std::vector<OptionRow>& rows);

}  // namespace frontier
