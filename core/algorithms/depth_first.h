// Depth-first loops that keep only the line they are on: depth-first search, IDA* and depth-first branch and
// bound. Of the past nothing is stored but a copy of the walker now and then; an earlier step is shown by
// taking the copy before it and walking on (depth_first_past.cpp).
#pragma once

#include "depth_walker.h"
#include "search_common.h"

namespace frontier {

class DepthFirst final : public SearchCommon {
   public:
    DepthFirst(SearchTask task, Settings settings);

    void set_weight(double) override {}  // no depth-first order looks at it
    void set_breakpoints(std::vector<Breakpoint> breakpoints) override;
    NodeId nodes() const override {
        return preparing() ? 0 : walker_.next_id;
    }  // the root comes when h is ready
    Stats stats() const override;

    Plan plan(std::size_t incumbent) const override;
    Path path(NodeId node) const override;
    Track track() const override { return track_of(lower_bounds_); }
    Picture picture(NodeId node) const override { return presenter_->picture(line_to(node).back_payload()); }
    std::string text(NodeId node) const override { return presenter_->text(line_to(node).back_payload()); }
    Expansion expansion(StepIndex index) const override;
    FrontierView frontier_part(StepIndex index, std::uint64_t from, std::uint64_t to) const override;
    Columns columns(StepIndex from, StepIndex to) const override;
    std::vector<double> state_keys(StepIndex from, StepIndex to) const override;
    std::optional<StepIndex> find(const Breakpoint& breakpoint, StepIndex from, bool forwards) const override;

   private:
    using State = std::vector<std::byte>;
    enum class Step : std::uint8_t { moved, expanded, goal, ended };

    // Whom steps tell what they do: the search itself, which counts, or a look at the past, which may
    // collect.
    struct Watcher {
        void note(Event event) {
            events = static_cast<std::uint8_t>(events | 1u << static_cast<unsigned>(event));
        }
        bool noted(Event event) const { return (events >> static_cast<unsigned>(event) & 1) != 0; }

        DepthFirst* live = nullptr;
        std::vector<SuccessorRow>* rows = nullptr;
        std::uint8_t events = 0;  // of the expansion under way
    };

    bool deepens() const { return settings_.loop == Loop::iterative_deepening; }
    void begin() override;
    void take_one() override;
    Status bound_reached();
    bool has_room();
    bool would_expand() const;
    void after_expansion(const Watcher& live);
    void take_note(const Judgement& judgement, const Successor& next, Cost g);
    [[gnu::noinline]] void fail_on_successor(Estimate h, Action action);
    void add_plan(const DepthLine& path, const DepthEntry& goal, const std::byte* state);
    void add_checkpoint();
    void raise_lower_bound();
    void finish(Status status);
    std::size_t memory_bytes() const override { return walker_.memory_bytes() + checkpoint_bytes_; }

    Step step(DepthWalker& walker, Watcher& watcher) const;
    bool begin_iteration(DepthWalker& walker) const;
    void expand(DepthWalker& walker, Watcher& watcher) const;
    Judgement judge(const DepthWalker& walker, Cost g, const Successor& next) const;
    [[gnu::noinline]] void name_states();
    void order_children(DepthLine& pending, std::size_t first) const;
    void note_events(DepthWalker& walker, const DepthEntry& entry, Watcher& watcher) const;
    bool is_dropped(const DepthWalker& walker) const {
        return is_no_better(walker.pending.back().g, walker.pending.back().h, walker.best);
    }
    State canonical_of(const std::byte* state) const;
    const std::byte* canonical_at(const DepthLine& path, std::size_t place) const {
        return path.payload(place) + (space_->has_canonical() ? space_->state_bytes() : 0);
    }
    bool checks_cycles() const { return settings_.cycle != CycleCheck::none; }
    double f_of(const DepthEntry& entry) const { return settings_.ranking.f(entry.g, entry.h, 0); }

    Why why() const;
    DepthLine line_to(NodeId node) const;
    Path path_along(const DepthLine& line) const;
    const DepthPosition& checkpoint_before(StepIndex index) const;
    const DepthPosition& position_at(StepIndex index) const;
    DepthWalker& walk_to(StepIndex index) const;
    NodeRow row_of(const DepthEntry& entry) const;
    [[gnu::noinline]] void collect(std::vector<SuccessorRow>& rows, const DepthWalker& walker,
                                   const Judgement& judgement, const Successor& next, Cost g,
                                   NodeId id) const;

    std::optional<State> wanted_by(const Breakpoint& breakpoint) const;
    bool matches(const Breakpoint& breakpoint, const std::optional<State>& wanted, const DepthWalker& walker,
                 const Watcher& watcher) const;
    std::optional<StepIndex> find_in(const Breakpoint& breakpoint, StepIndex begin, StepIndex end,
                                     bool first) const;

    static constexpr std::size_t kMaxCheckpoints = 512;
    static constexpr std::size_t kSlack = 1 << 16;

    State start_;
    DepthEntry root_;
    DepthWalker walker_;
    mutable SuccessorList successors_;  // of the expansion under way
    std::vector<const std::byte*> named_;
    std::vector<DepthLine> plans_;  // one an incumbent: the root, …, the goal
    std::vector<DepthPosition> checkpoints_;
    std::size_t checkpoint_bytes_ = 0;
    std::vector<std::optional<State>> wanted_;  // by the breakpoints
    StepIndex interval_ = 4096;
    StepIndex room_until_ = 0;  // so many expansions are known to fit into memory
    // Whoever looks at a step asks for its expansion and its frontier, in whichever order, and then for the
    // next one.
    mutable std::optional<DepthWalker> looking_;
    mutable std::optional<DepthPosition> shown_;
    Timeline<Cost> lower_bounds_;
};

}  // namespace frontier
