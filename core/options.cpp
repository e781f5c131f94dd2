#include "options.h"

#include <cmath>
#include <cstdlib>

namespace frontier {

std::optional<double> read_number(const std::string& text) {
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || std::isnan(number)) return std::nullopt;
    return number;
}

namespace {

std::optional<Diagnostic> check_option(const OptionRow& row, const std::string& value) {
    auto wrong = [&](std::string_view expected) {
        return Diagnostic{concat("\"", value, "\" is not a value for ", row.id, ": ", expected, "."), 0, 0,
                          row.id};
    };
    if (row.kind == OptionKind::choice && !find_row(row.choices, value))
        return wrong("choose one of " + ids_of(row.choices));
    if (row.kind == OptionKind::flag && value != "on" && value != "off") return wrong("on or off");
    if (row.kind == OptionKind::number || row.kind == OptionKind::integer) {
        const auto number = read_number(value);
        const bool whole = number && (row.kind == OptionKind::number || *number == std::floor(*number));
        if (!whole || *number < row.minimum.value_or(-HUGE_VAL) || *number > row.maximum.value_or(HUGE_VAL)) {
            return wrong(concat("a ", row.kind == OptionKind::integer ? "whole number" : "number", " from ",
                                row.minimum.value_or(-HUGE_VAL), " to ", row.maximum.value_or(HUGE_VAL)));
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Diagnostic> check_options(const Options& options,
                                        const std::vector<const std::vector<OptionRow>*>& tables) {
    for (const auto& [id, value] : options) {
        const OptionRow* row = nullptr;
        std::string known;
        for (const auto* table : tables) {
            if (!row) row = find_row(*table, id);
            known += (known.empty() || table->empty() ? "" : ", ") + ids_of(*table);
        }
        if (!row)
            return Diagnostic{concat("There is no option \"", id, "\"",
                                     known.empty() ? "." : " here. Options are: " + known + "."),
                              0, 0, "options"};
        if (auto diagnostic = check_option(*row, value)) return diagnostic;
    }
    return std::nullopt;
}

std::string_view option(const Options& options, const OptionRow& row) {
    const auto found = options.find(row.id);
    return found == options.end() ? std::string_view(row.fallback) : std::string_view(found->second);
}

Options only(const Options& options, const std::vector<OptionRow>& rows) {
    Options kept;
    for (const auto& [id, value] : options) {
        if (find_row(rows, id)) kept[id] = value;
    }
    return kept;
}

}  // namespace frontier
