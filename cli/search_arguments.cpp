#include "search_arguments.h"

#include <algorithm>

#include "core/text/words.h"

namespace frontier::cli {

namespace {

// "G,H,F"; a missing or empty part, or inf, is no bound.
Result<CostBound> read_bound(const std::string& text) {
    CostBound bound;
    double* const parts[] = {&bound.g, &bound.h, &bound.f};
    std::size_t begin = 0;
    for (double* part : parts) {
        if (begin > text.size()) break;
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string number = text.substr(begin, end - begin);
        begin = end + 1;
        if (number.empty()) continue;
        char* stop = nullptr;
        *part = std::strtod(number.c_str(), &stop);
        if (*stop != '\0' || std::isnan(*part)) begin = std::string::npos - 1;
    }
    if (begin <= text.size() || begin == std::string::npos - 1) {
        return Diagnostic{concat("--costbound takes three numbers G,H,F (inf for none), not \"", text, "\"."),
                          0, 0, "bound"};
    }
    return bound;
}

}  // namespace

void SearchArguments::add_to(CLI::App& command) {
    command.add_option("--strategy", named.strategy, "See `frontier strategies`")->capture_default_str();
    command
        .add_option("--heuristic", named.heuristic,
                    "See `frontier heuristics`; or a formula over what that names, such as "
                    "\"=max(manhattan, 2*misplaced)\"")
        ->check(expecting("The id of a heuristic, or = and a formula"));
    command
        .add_option("--guide", named.guide,
                    "A heuristic or = and a formula that orders, while the other one bounds and proves")
        ->check(expecting("The id of a heuristic, or = and a formula"));
    add_number(command, "--weight", weight, "The weight w of the heuristic");
    command.add_option("--f", named.formula, "The formula of the strategy custom, such as \"g + w*h\"")
        ->check(expecting("A formula"));
    CLI::Option* seconds = add_number(command, "--time", time, "Seconds a level at most");
    if (std::isfinite(time)) seconds->capture_default_str();
    add_number(command, "--max-expansions", max_expansions, "Expansions a level at most");
    add_number(command, "--memory", memory, concat("MiB to use at most (", kLimits.default_memory_mib, ")"));
    command.add_option("--cycle", cycle, "Cycle check: none, path or full")
        ->check(expecting("none, path or full"));
    command.add_option("--costbound", bound, "G,H,F: drop successors with g, h or g + h above these")
        ->check(expecting("G,H,F"));
}

Result<Request> SearchArguments::request(const BoardArguments& board) const {
    if (!(time >= 0)) return Diagnostic{"--time is a number of seconds from 0 up.", 0, 0, "time"};
    if (!(max_expansions >= 0) || max_expansions != std::floor(max_expansions)) {
        return Diagnostic{"--max-expansions is a whole number from 0 up.", 0, 0, "max_expansions"};
    }
    Request request = named;
    const auto options = board.options();
    if (!options) return options.diagnostic();
    request.options = *options;
    if (!cycle.empty() && !request.options.emplace("cycle", cycle).second) {
        return Diagnostic{"--cycle and --set cycle= are the same option: give one of them.", 0, 0, "cycle"};
    }
    const auto cost_bound = read_bound(bound);
    if (!cost_bound) return cost_bound.diagnostic();
    request.bound = *cost_bound;
    request.weight = weight;
    request.memory_mib = memory;
    if (max_expansions < 0x1p63) request.max_expansions = static_cast<std::uint64_t>(max_expansions);
    return request;
}

}  // namespace frontier::cli
