// A search made of searches: they take turns, one at a time, and make one timeline of expansions, nodes and
// plans. Each step is shown and explained by the part that made it; the best plan is the best of all parts,
// and bounds those that come after it. Who is next, and for how many expansions, a schedule decides by counts
// alone, so that a run is the same everywhere.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "../history.h"
#include "../search.h"
#include "portfolio_shares.h"

namespace frontier {

using PartMaker = std::function<std::unique_ptr<Search>()>;

// Steps of a plan, from `first` on and before `last`.
struct Stretch {
    std::size_t first = 0;
    std::size_t last = 0;
    Cost unit = 1;  // what 1 is in the stretch's own costs; the rest decides between plans of equal cost
};

struct Turn {
    std::size_t part = 0;                         // whose turn it is; the number of parts: a new one's
    PartMaker make;                               // the new part; it may be called again, for looking back
    std::uint64_t expansions = Search::kNoLimit;  // at most so many
    bool until_better = false;                    // a better plan ends it as well
    std::optional<Stretch> stretch;  // of the best plan that the new part searches; none: the whole puzzle
    std::optional<double> weight;    // from now on
};

// How things stand when a turn has ended.
struct Progress {
    const Plan* best;                 // null: no plan is known
    std::optional<Cost> lower_bound;  // of every plan
    std::size_t parts;                // so many have begun
    Status last;                      // how the last turn's part stands
    std::uint64_t expanded;           // by all parts
    std::size_t plans;                // so many were found, each better than the one before
};

// Decides who is next. It is asked once after each turn.
class Schedule {
   public:
    virtual ~Schedule() = default;
    virtual std::optional<Turn> next(const Progress& progress) = 0;  // nothing: there is nothing left to do
};

struct PortfolioLimits {
    std::uint64_t max_expansions = Search::kNoLimit;
    std::size_t memory_bytes = bytes_of_mib(kLimits.default_memory_mib);
};

class Portfolio final : public Search {
   public:
    Portfolio(std::unique_ptr<Schedule> schedule, PortfolioLimits limits);

    Status advance(std::uint64_t count) override;
    // Also between two turns: how long an expansion of the next part takes is not known either.
    bool preparing() const override { return !is_over() && (turn_over_ || current().preparing()); }
    void stop(Status why) override;
    void extend(std::uint64_t max_expansions, std::size_t memory_bytes) override;
    void set_weight(double weight) override;

    Stats stats() const override;
    std::size_t incumbents() const override { return incumbents_.size(); }
    Plan plan(std::size_t incumbent) const override { return plans_[incumbent]; }

    Expansion expansion(StepIndex index) const override;
    FrontierView frontier_part(StepIndex index, std::uint64_t from, std::uint64_t to) const override;
    Columns columns(StepIndex from, StepIndex to) const override;
    std::vector<double> state_keys(StepIndex from, StepIndex to) const override;
    FeatureCellsView feature_cells() const override;
    Track track() const override;
    NodeColumns node_columns(NodeId from, NodeId to) const override;
    void set_breakpoints(std::vector<Breakpoint> breakpoints) override;
    // A state is looked for in the part that has the breakpoint's node.
    std::optional<StepIndex> find(const Breakpoint& breakpoint, StepIndex from, bool forwards) const override;

    NodeId nodes() const override;
    Path path(NodeId node) const override;
    Picture picture(NodeId node) const override;
    std::string text(NodeId node) const override;

   private:
    struct Part {
        std::unique_ptr<Search> search;  // null: a stretch that was looked through, to be made again
        PartMaker make;
        std::optional<Stretch> stretch;
        std::size_t plans = 0;  // of its own that were looked at
        Stats end = {};         // of one that is no longer there
        Columns columns = {};
        std::vector<StepIndex> found_at = {};
    };

    static std::optional<Cost> known(Cost bound) {
        return bound == kInfiniteCost ? std::nullopt : std::optional(bound);
    }
    Search& current() const { return *parts_[shares_.back().part].search; }
    bool is_over() const;
    bool begin_turn();
    void retire(Part& part);
    void limit(Search& search) const;
    void settle(Status status);
    bool take_plans();
    // Cheaper, or as cheap and shorter.
    bool is_better(const Plan& plan) const;
    void add_plan(Plan plan, const Incumbent& found);
    void splice(Plan& plan, const Stretch& stretch) const;
    void raise_bound(const Part& part, const Stats& stats);
    void share_best() const;
    void give_breakpoints(std::size_t part) const;
    std::optional<Breakpoint> own_breakpoint(std::size_t part, Breakpoint breakpoint) const;
    bool is_asked_for(std::size_t part, StepIndex own_step) const;
    Claim claim() const;
    Counters counters() const;

    StepIndex end_of(std::size_t share) const;
    std::string renamed(std::size_t part, const std::string& sentence) const;
    void rename(std::size_t part, NodeRow& row) const;
    std::optional<StepIndex> find_in(std::size_t share, const Breakpoint& breakpoint, StepIndex from,
                                     bool forwards) const;
    // A part to look at: one that is gone is made again, and a few of them are kept.
    const Search& opened(std::size_t part) const;

    std::unique_ptr<Schedule> schedule_;
    PortfolioLimits limits_;
    std::vector<Part> parts_;
    Shares shares_;
    std::uint64_t turn_ends_at_ = 0;  // expansions of its part
    bool until_better_ = false;
    bool turn_over_ = true;
    Status status_ = Status::running;
    Status last_ = Status::running;
    std::uint64_t expanded_ = 0;
    Cost bound_ = 0;
    std::vector<Incumbent> incumbents_;
    std::vector<Plan> plans_;
    Plan before_;  // what the stretch is of
    std::vector<Breakpoint> breakpoints_;
    Counters retired_;  // of stretches that are gone
    std::size_t kept_bytes_ = 0;
    mutable std::size_t peak_bytes_ = 0;
    struct Opened {
        std::size_t part;
        std::unique_ptr<Search> search;
    };
    mutable std::vector<Opened> opened_;
};

}  // namespace frontier
