// The search as a whole: a run in each direction, each led by a plan of the simpler game played in the other
// one. They take turns, measured by work and never by time, and meet.
#pragma once

#include <unordered_set>

#include "../algorithms/search_common.h"
#include "feature_run.h"
#include "feature_search.h"
#include "macro_plan.h"
#include "relaxed_plan.h"

namespace frontier::sokoban {

class FeatureSearch final : public SearchCommon {
   public:
    FeatureSearch(SearchTask task, Settings settings, BoardCells cells, Turns turns);

    Stats stats() const override;
    void set_weight(double) override {}  // there is none
    Plan plan(std::size_t incumbent) const override;
    Expansion expansion(StepIndex index) const override;
    FrontierView frontier_part(StepIndex index, std::uint64_t from, std::uint64_t to) const override;
    Columns columns(StepIndex from, StepIndex to) const override;
    std::vector<double> state_keys(StepIndex from, StepIndex to) const override;
    Track track() const override { return track_of(lower_bounds_); }
    NodeColumns node_columns(NodeId from, NodeId to) const override;
    FeatureCellsView feature_cells() const override;
    void set_breakpoints(std::vector<Breakpoint> breakpoints) override {
        breakpoints_ = std::move(breakpoints);
    }
    std::optional<StepIndex> find(const Breakpoint& breakpoint, StepIndex from, bool forwards) const override;
    NodeId nodes() const override { return nodes_.size(); }
    Path path(NodeId node) const override;
    Picture picture(NodeId node) const override;
    std::string text(NodeId node) const override;

   protected:
    void begin() override;
    void take_one() override;
    std::size_t memory_bytes() const override;

   private:
    static constexpr std::uint32_t kNoRun = 0xFFFFFFFF;
    struct Step {
        NodeId node;
        std::uint32_t macro;
        NodeId child;      // kNoNode: dropped
        NodeId other;      // the node of the same state
        StepIndex before;  // of the same node
        DeadEnd rule;
        std::uint8_t events;
        bool is_meeting;
    };
    struct Lane {  // a direction
        Way way = Way::push;
        std::unique_ptr<RelaxedPlan> planner;
        std::uint32_t run = kNoRun;
        bool is_open = false;  // it can be searched in this direction
    };
    // What is searched between two ends, with a run in each direction. The first is the puzzle; the others
    // are detours, from the start to a state that pulling has come to.
    struct Attempt {
        std::unique_ptr<PushBoard> own_board;  // null: the puzzle's
        NodeId towards = kNoNode;              // the state; none: the puzzle's end
        std::array<Lane, 2> lanes;
        std::uint32_t turn = 0;
    };
    struct Life {  // of a run
        StepIndex born = 0;
        StepIndex died = kNever;
        NodeId towards = kNoNode;  // of its attempt
    };
    enum class Stage : std::uint8_t { tables, plan, roots, search, write };

    void start();  // once the tables are there
    // The turns.
    void settle();
    bool settle_plan(std::uint64_t spent);
    bool settle_search(std::uint64_t spent);
    std::uint64_t slice() const;
    bool is_planless(const Lane& lane) const;
    void next_turn();
    bool begin_detour();
    void start_detour();
    void open_lanes();
    void give_up_detour();
    void end_detour();
    void end_run(const Lane& lane);
    std::vector<std::uint32_t> opposite_runs(Way way) const;
    void exhaust();
    bool is_full() const;
    void start_run(Lane& lane);
    std::uint64_t turn_work() const;

    void begin_step();
    void end_step(NodeId child, NodeId other, DeadEnd rule);
    void complete_step();
    void write_more();
    void check_breakpoints();
    NodeId same_state(const FeatureRun& run, std::uint64_t key, std::span<const Cell> boxes) const;
    bool meets(NodeId node);
    bool is_start(std::vector<Cell> boxes) const;
    void finish(NodeId forward, NodeId backward);
    NodeId append_pushes(NodeId parent, NodeId pulled);
    std::vector<Cost> costs_of(std::span<const std::uint8_t> moves) const;
    std::string length_words(std::span<const std::uint8_t> moves) const;
    bool is_solved_state(std::span<const Cell> boxes) const;
    std::vector<NodeId> ancestry(NodeId node) const;
    Attempt& attempt() { return *attempts_[attempt_]; }
    const Attempt& attempt() const { return *attempts_[attempt_]; }
    Lane& lane() { return attempt().lanes[attempt().turn % 2]; }
    const Lane& lane() const { return attempt().lanes[attempt().turn % 2]; }
    const PushBoard& board_of(const Attempt& one) const { return one.own_board ? *one.own_board : board_; }

    // Looking back.
    std::uint32_t taken_at(NodeId id, StepIndex index) const;
    NodeRow row_of(NodeId id) const;
    std::string action_of(NodeId id) const;
    std::uint8_t side_of(NodeId id) const;
    std::string macro_name(NodeId parent, Macro macro) const;
    void state_of(std::span<const Cell> boxes, Cell robot, std::vector<std::byte>& bytes) const;
    SuccessorRow successor_row(NodeId parent, Macro macro) const;
    std::vector<SuccessorRow> successors_at(StepIndex index) const;
    std::string sentence_at(StepIndex index) const;
    std::string told(const Features& features, const FeatureRun& run) const;
    std::string reason(DeadEnd rule, const FeatureRun& run) const;
    std::uint32_t number_of(const FeatureRun& run) const;
    struct Waiting {
        std::uint32_t run;
        FeatureCells::Id cell;
        NodeId node;
        std::uint32_t order;
        std::uint32_t number;
    };
    std::vector<Waiting> waiting_at(StepIndex index) const;
    std::pair<NodeId, Macro> next_at(StepIndex index) const;
    bool matches(const Breakpoint& breakpoint, StepIndex index) const;
    std::uint32_t depth_of(NodeId id) const;
    FeatureRun& looker(const FeatureRun& run) const;

    BoardCells cells_;
    PushBoard board_;
    PushNodes nodes_;
    Turns turns_;
    std::vector<std::unique_ptr<Attempt>> attempts_;
    std::vector<std::unique_ptr<FeatureRun>> runs_;
    std::vector<Life> lives_;
    ChunkedVector<Step> steps_;
    std::vector<std::vector<std::uint8_t>> plans_;
    std::vector<std::vector<NodeId>> plan_nodes_;
    Timeline<Cost> lower_bounds_;

    std::size_t attempt_ = 0;                  // whose turn it is
    std::uint32_t lost_detours_ = 0;           // that may be replaced
    std::uint32_t detours_ = 0;                // that are due before the puzzle's next turn
    std::unordered_set<std::uint64_t> tried_;  // keys of states that detours led to
    Stage stage_ = Stage::tables;
    std::uint64_t turn_began_ = 0;  // at this work
    std::vector<Cell> roots_;       // that are still to be made
    bool under_way_ = false;        // a step, or a root
    FeatureRun::Next taking_;
    Step step_{};  // that is under way
    // A plan that is written out.
    std::unique_ptr<MacroPlan> writer_;
    std::vector<NodeId> line_;
    std::size_t written_ = 0;  // nodes of the line
    Cell stands_ = 0;          // the robot
    std::uint32_t least_h_ = 0xFFFFFFFF;
    std::pair<NodeId, NodeId> met_{kNoNode, kNoNode};  // pushed and pulled, one state
    mutable std::unique_ptr<FeatureRun> looker_;
    mutable std::uint32_t looks_at_ = kNoRun;
};

}  // namespace frontier::sokoban
