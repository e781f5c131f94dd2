#include "heuristic_formula.h"

#include <algorithm>

#include "formula_promise.h"
#include "options.h"
#include "text/lines.h"
#include "text/words.h"

namespace frontier {

namespace {

using Op = FormulaCode::Op;

// A name that a formula may use: a heuristic of the puzzle, or a feature.
struct PartRow {
    const HeuristicInfo* heuristic = nullptr;
    const Choice* feature = nullptr;

    const std::string& id() const { return heuristic ? heuristic->id : feature->id; }
    const std::string& name() const { return heuristic ? heuristic->name : feature->name; }
    bool is_admissible() const { return heuristic && heuristic->admissible == Property::proved; }
    Promise promise() const {
        if (id() == kZero) return Promise::number(0);
        if (feature) return Promise::feature();
        return Promise::estimate(is_admissible(), heuristic->consistent == Property::proved,
                                 heuristic->integral);
    }
};

std::vector<PartRow> rows_of(const DomainInfo& domain) {
    std::vector<PartRow> rows;
    for (const HeuristicInfo& heuristic : domain.heuristics) rows.push_back({.heuristic = &heuristic});
    for (const Choice& feature : domain.features) rows.push_back({.feature = &feature});
    return rows;
}

std::string times_words(double times) {
    return times <= 1 + Promise::kSlack ? std::string("the true cost")
                                        : concat(times, " times the true cost");
}

// Why it is at most so many times the true cost: by what is done last.
std::string reason_for_bound(Op last, const Promise& promise) {
    const bool admissible = promise.is_admissible();
    const std::string at_most = concat("At most ", times_words(promise.times));
    switch (last) {
        case Op::maximum:
            return admissible ? "The larger of admissible heuristics is admissible."
                              : concat(at_most, ": none of those of which it is the larger is more.");
        case Op::minimum:
            return admissible ? "It is never more than the admissible one of its parts."
                              : concat(at_most, ": one of those of which it is the smaller is not more.");
        case Op::add:
            if (admissible) return "What its parts can be at most adds up to no more than the true cost.";
            return concat("A sum of admissible heuristics is not known to be admissible; it is at most ",
                          times_words(promise.times), ".");
        case Op::multiply:
        case Op::divide:
            return admissible
                       ? "No more than an admissible heuristic, or than a sum of them that it is a part of."
                       : concat(at_most, ": a multiple of an admissible heuristic.");
        case Op::floor: return concat(at_most, ", and rounding down takes nothing from that.");
        case Op::ceiling: return concat(at_most, ": costs are whole, so rounding up is safe.");
        case Op::jump: return concat(at_most, ": each of the two that it chooses between is.");
        default: return concat(at_most, ", part by part.");
    }
}

// Why nothing follows from its parts.
std::string reason_for_none(const std::vector<PartRow>& used, const Promise& promise) {
    if (promise.low > 0)
        return concat("It is at least ", promise.low, " everywhere, so it is too high in a goal.");
    for (const PartRow& row : used) {
        if (row.feature)
            return concat("“", row.name(),
                          "” is a feature: how it compares with the true cost is not known.");
    }
    for (const PartRow& row : used) {
        if (!row.is_admissible())
            return concat("“", row.name(), "” is not admissible, and so nothing follows.");
    }
    return "How this formula of admissible heuristics compares with the true cost is not known.";
}

std::string reason_for(const FormulaCode& code, const std::vector<PartRow>& used, const Promise& promise) {
    std::string why = std::isfinite(promise.times) ? reason_for_bound(last_operation(code), promise)
                                                   : reason_for_none(used, promise);
    if (promise.is_consistent()) why += " It falls by no more than a move costs, because its parts do.";
    if (promise.low < 0)
        why += " It may be negative, which is no estimate: a search that meets such a state ends there.";
    return why;
}

std::string cost_words(const std::vector<PartRow>& used) {
    std::string parts;
    for (const PartRow& row : used) parts += concat(parts.empty() ? "" : " and ", "“", row.name(), "”");
    return used.empty()       ? "nothing"
           : used.size() == 1 ? concat("that of ", parts)
                              : concat(parts, " together");
}

HeuristicInfo info_of(const FormulaCode& code, const std::vector<PartRow>& used) {
    std::vector<Promise> promises;
    for (const PartRow& row : used) promises.push_back(row.promise());
    const Promise promise = promise_of(code, promises);
    HeuristicInfo info{.id = "=" + code.text(),
                       .name = std::string(trimmed(code.text())),
                       .summary = "A formula of your own.",
                       .cost = cost_words(used)};
    info.integral = promise.is_whole();
    // A part gives up without proof where it is no feature and not admissible.
    info.infinite_if_lost = std::all_of(
        used.begin(), used.end(), [](const PartRow& row) { return row.feature || row.is_admissible(); });
    if (code.steps().size() == 1 && used.size() == 1 && used[0].heuristic) {
        info.admissible = used[0].heuristic->admissible;
        info.consistent = used[0].heuristic->consistent;
        info.why = concat("The same as “", used[0].name(), "”. ", used[0].heuristic->why);
        return info;
    }
    if (promise.is_admissible()) info.admissible = Property::proved;
    else if (promise.low > 0) info.admissible = Property::no;
    else if (std::isfinite(promise.times)) info.times = promise.times;
    if (promise.is_consistent()) info.consistent = Property::proved;
    info.why = reason_for(code, used, promise);
    return info;
}

}  // namespace

Result<HeuristicFormula> HeuristicFormula::compile(const DomainInfo& domain, std::string_view text,
                                                   std::string_view field) {
    const std::vector<PartRow> rows = rows_of(domain);
    std::vector<FormulaCode::Name> names;
    for (const PartRow& row : rows) names.push_back({row.id(), static_cast<std::uint32_t>(names.size())});
    auto code = FormulaCode::compile(text.substr(1), names, field);
    if (!code) {
        Diagnostic diagnostic = code.diagnostic();
        ++diagnostic.column;
        return diagnostic;
    }
    HeuristicFormula formula{std::move(*code), {}, {}};
    std::vector<PartRow> used;
    constexpr std::uint32_t kUnused = ~std::uint32_t{0};
    std::vector<std::uint32_t> slots(rows.size(), kUnused);
    for (const FormulaCode::Instruction& step : formula.code.steps()) {
        if (step.op != Op::variable || slots[step.target] != kUnused) continue;
        const PartRow& row = rows[step.target];
        slots[step.target] = static_cast<std::uint32_t>(used.size());
        used.push_back(row);
        formula.parts.push_back({row.id(), row.is_admissible()});
    }
    formula.code.number_slots_anew(slots);
    formula.info = info_of(formula.code, used);
    return formula;
}

Result<HeuristicInfo> find_heuristic_info(const DomainInfo& domain, std::string_view heuristic,
                                          std::string_view field) {
    if (is_formula(heuristic)) {
        const auto formula = HeuristicFormula::compile(domain, heuristic, field);
        if (!formula) return formula.diagnostic();
        return formula->info;
    }
    const HeuristicInfo* row = find_row(domain.heuristics, heuristic);
    if (!row) return unknown(field, heuristic, domain.heuristics);
    return *row;
}

}  // namespace frontier
