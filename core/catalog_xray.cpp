// The door to X-rays: a board, and the searches that one needs.
#include <algorithm>

#include "algorithms/make_search.h"
#include "catalog.h"
#include "catalog_tables.h"
#include "domain_table.h"
#include "heuristic_formula.h"
#include "options.h"

namespace frontier {

namespace {

constexpr std::uint64_t kSampleExpansions = 10'000;  // of a search for a plan to sample

Settings settings_for(const DomainInfo& domain, const char* strategy, const HeuristicInfo& heuristic) {
    Request request;
    request.domain = domain.id;
    request.strategy = strategy;
    return *settings_of(with_defaults(request), heuristic);
}

// One evaluator for one search after the other: tables are built once.
class Borrowed final : public Evaluator {
   public:
    explicit Borrowed(std::shared_ptr<Evaluator> owner) : owner_(std::move(owner)) {}
    bool prepare(std::uint64_t work) override { return owner_->prepare(work); }
    double progress() const override { return owner_->progress(); }
    std::size_t memory_bytes() const override { return owner_->memory_bytes(); }
    Estimate estimate(const std::byte* state) const override { return owner_->estimate(state); }
    std::uint8_t dead_end(const std::byte* state) const override { return owner_->dead_end(state); }
    Estimate evaluate(const std::byte* state, std::uint8_t& rule) const override {
        return owner_->evaluate(state, rule);
    }
    std::string dead_end_reason(std::uint8_t rule) const override { return owner_->dead_end_reason(rule); }
    std::vector<std::size_t> dead_end_cells(const std::byte* state, std::uint8_t rule) const override {
        return owner_->dead_end_cells(state, rule);
    }

   private:
    std::shared_ptr<Evaluator> owner_;
};

PlanSearch plan_search(const DomainInfo& domain, const Puzzle& puzzle) {
    const HeuristicInfo& heuristic = *find_row(domain.heuristics, domain.default_heuristic);
    Settings settings = settings_for(domain, "weighted_a_star", heuristic);
    settings.max_expansions = kSampleExpansions;
    auto evaluator = std::make_shared<std::shared_ptr<Evaluator>>();  // made with the first search
    return [settings, puzzle, heuristic, evaluator](std::shared_ptr<const StateSpace> space) {
        if (!*evaluator) *evaluator = puzzle.evaluator(heuristic.id);
        SearchTask task(puzzle, std::make_unique<Borrowed>(*evaluator));
        task.space = std::move(space);
        return make_search(std::move(task), settings);
    };
}

// All of them or none: a sample is of what is reached.
std::optional<Diagnostic> placements_diagnostic(const XrayTask& task) {
    if (!task.all_placements) return std::nullopt;
    const std::uint64_t placements = task.puzzle.space->placements();
    if (placements == 0) {
        return Diagnostic{"The placements of this puzzle's pieces cannot be listed, only what is reached.", 0,
                          0, "all_placements"};
    }
    if (placements <= task.max_states) return std::nullopt;
    return Diagnostic{concat("The pieces can be placed in ", placements, " ways, and at most ",
                             task.max_states, " states are looked at."),
                      0, 0, "all_placements"};
}

}  // namespace

Result<std::unique_ptr<Xray>> start_xray(const XrayRequest& request) {
    const auto row = domain_row(request.domain);
    if (!row) return row.diagnostic();
    const DomainInfo& domain = (*row)->info();
    if (auto diagnostic = check_options(request.options, {&domain.options})) return *diagnostic;
    const double mib = request.memory_mib.value_or(kLimits.default_memory_mib);
    if (!(mib >= 1 && mib <= kLimits.memory_mib)) {
        return Diagnostic{concat("Memory is a number of MiB from 1 to ", kLimits.memory_mib, "."), 0, 0,
                          "memory"};
    }
    auto puzzle = (*row)->parse(request.board, request.options);
    if (!puzzle) return puzzle.diagnostic();
    const HeuristicInfo truth{
        .id = "perfect", .name = "Perfect", .admissible = Property::proved, .consistent = Property::proved};
    XrayTask task{.domain = domain.id,
                  .puzzle = *puzzle,
                  .layout = layout_of(*puzzle->presenter, domain),
                  .any_plan = plan_search(domain, *puzzle)};
    task.memory_bytes = bytes_of_mib(mib);
    task.perfect = [&domain, puzzle = *puzzle, truth](std::unique_ptr<Evaluator> evaluator) {
        return make_search(SearchTask(puzzle, std::move(evaluator)), settings_for(domain, "a_star", truth));
    };
    // An id has 27 bits.
    task.max_states = std::min<std::uint64_t>(request.max_states.value_or(Xray::kMaxStates), 100'000'000);
    task.all_placements = request.all_placements;
    if (auto diagnostic = placements_diagnostic(task)) return *diagnostic;
    return std::make_unique<Xray>(std::move(task));
}

std::optional<Diagnostic> judge_heuristic(Xray& xray, std::string_view heuristic,
                                          std::shared_ptr<EstimateFunction> own) {
    if (heuristic == kOwn && !own) return missing_own("heuristic");
    if (heuristic != kOwn) {
        own = nullptr;
        const auto known = find_heuristic_info(*find_domain(xray.domain()), heuristic);
        if (!known) return known.diagnostic();
    }
    xray.judge(heuristic, std::move(own));
    return std::nullopt;
}

}  // namespace frontier
