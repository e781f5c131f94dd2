// The loop behind every strategy that takes one node at a time from a frontier: the order is a formula and a
// tie rule, so best-first, uniform-cost, A*, weighted A* and their bounded kin, and also breadth-first
// (oldest first), are this loop with different settings. Settings::improve says how it goes on after the
// first plan.
#pragma once

#include "search_record.h"

namespace frontier {

class BestFirst final : public SearchRecord {
   public:
    BestFirst(SearchTask task, Settings settings);

    void set_weight(double weight) override;
    void know(Cost cost) override;
    Stats stats() const override;

   private:
    void begin() override;
    void take_one() override;
    NodeId next_node() const override;
    std::size_t memory_bytes() const override {
        return SearchRecord::memory_bytes() + frontier_->memory_bytes() + line_.memory_bytes() +
               breakpoint_line_.memory_bytes();
    }

    std::unique_ptr<OpenList> make_frontier();
    [[gnu::noinline]] void mark_frontier();
    void take_goal(NodeId id);
    bool is_stale(NodeId id) const;
    void discard(NodeId id);
    void drop_what_the_beam_left();
    bool has_room();
    bool has_room_for(std::size_t nodes) const;

    void expand(NodeId id);
    [[gnu::noinline]] void name_new_states();
    void consider(NodeId parent, const Successor& successor);
    void keep(const Successor& successor, NodeId parent, Cost g, const Judgement& judgement);
    bool push(NodeId id) { return frontier_->push(id, needs_depth() ? depth_of(id) : 0); }
    // What is rare is not compiled into what is not: a function that can allocate saves and restores many
    // registers.
    [[gnu::noinline]] void fail_on_successor(const Judgement& judgement, NodeId parent, Action action);
    [[gnu::noinline]] void fail_on_formula(NodeId id);
    [[gnu::noinline]] void add_rows(std::size_t count);
    void accept(NodeId id);
    void leave(NodeId id, NodeStatus how);
    void note(Event event) { events_ = static_cast<std::uint8_t>(events_ | bit(event)); }
    void note_events_of(NodeId id);

    void settle();
    double good_enough() const;
    void note_incumbent();
    void next_weight();
    void restart();
    bool is_iteration_over(const Node& node) const;
    void next_iteration();
    void rekey();
    void count_waiting(Cost g, Estimate h, int change);
    void raise_lower_bound();
    void finish(Status status);

    std::unique_ptr<OpenList> frontier_;
    SuccessorList successors_;
    std::vector<const std::byte*> new_states_;
    StateLine line_;                      // on which cycles are looked for, where it is long
    NodeLine breakpoint_line_;            // for conditions on the depth
    std::vector<std::uint32_t> waiting_;  // how many waiting nodes have this g + h
    std::uint32_t waiting_below_ = 0;     // how many have one up to row_reached_, which only rises
    std::size_t row_reached_ = 0;
    NodeId next_mark_;            // how many nodes there are when the frontier is marked next
    std::size_t room_until_ = 0;  // so many nodes are known to fit into memory
    NodeId floor_ = 0;
    StepIndex iteration_ = 0;
    std::vector<NodeId> waiting_for_next_iteration_;
    std::uint8_t events_ = 0;
    double last_f_ = 0;
    Estimate least_h_ = kDeadEnd;
};

}  // namespace frontier
