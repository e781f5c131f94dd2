// The loop behind every strategy that takes one node at a time from a frontier: the order is a formula and a tie rule,
// so best-first, uniform-cost, A*, weighted A*, and also breadth-first (oldest first) and depth-first (newest first)
// are this loop with different settings.
#pragma once

#include "search_record.h"

namespace frontier {

template <Domain D> class BestFirst final : public SearchRecord<D> {
    using Base = SearchRecord<D>;
    using State = typename Base::State;
    using Judgement = typename Base::Judgement;

   public:
    BestFirst(D domain, std::unique_ptr<Heuristic<State>> heuristic, Settings settings)
        : Base(std::move(domain), std::move(heuristic), std::move(settings)) {
        const bool few_keys = settings_.heuristic.integral && !settings_.ranking.formula().uses_d();
        frontier_ = few_keys ? make_bucket_open_list(nodes_, settings_.ranking)
                             : make_heap_open_list(nodes_, settings_.ranking);
        const State start = domain_.start();
        const Estimate h = (*heuristic_)(start);
        if (is_estimate(h)) {
            keep(start, Base::hash_of(start), Node{.h = h}, kNoNode);
            raise_lower_bound();
        } else {
            fail_on_estimate(h, "the start");
        }
    }

    Status advance(std::uint64_t count) override {
        if (status_ == Status::solved || status_ == Status::exhausted || status_ == Status::failed) return status_;
        status_ = Status::running;
        for (std::uint64_t work = 0; work < count && status_ == Status::running; ++work) take_one();
        frontier_bytes_ = frontier_->memory_bytes();
        return status_;
    }

    void stop(Status why) override {
        if (status_ == Status::running) status_ = why;
    }
    void extend(std::uint64_t max_expansions) override { settings_.max_expansions = max_expansions; }

    void set_weight(double weight) override {
        settings_.ranking.set_weight(weight);
        weights_.set(history_.expansions(), weight);
        if (!frontier_->rekey()) fail("The formula has no value for a node of the frontier with this weight.");
    }

   private:
    using Base::counters_, Base::domain_, Base::frontier_bytes_, Base::goal_, Base::heuristic_, Base::history_,
        Base::incumbents_, Base::lower_bound_, Base::lower_bounds_, Base::message_, Base::nodes_, Base::open_,
        Base::settings_, Base::status_, Base::unproved_dead_ends_, Base::weights_;

    static bool is_estimate(Estimate h) { return h >= 0; }  // NaN is not

    // Every bound is tested before a node leaves the frontier, so a search that goes on later has lost nothing.
    void take_one() {
        const NodeId id = frontier_->top();
        if (id == kNoNode) return finish(Status::exhausted);
        if (nodes_[id].left != Left::not_yet) return frontier_->pop();
        const State state = Base::state_of(id);
        if (domain_.is_goal(state)) {
            leave(id, Left::goal);
            frontier_->pop();
            goal_ = id;
            add_incumbent(id);
            return finish(Status::solved);
        }
        if (counters_.expanded >= settings_.max_expansions || counters_.expanded == kNever - 1) {
            status_ = Status::expansions;
        } else if (!has_room()) {
            status_ = Status::memory;
        } else {
            frontier_->pop();
            expand(id, state);
        }
    }

    bool has_room() {
        const std::size_t other = Base::memory_bytes() - nodes_.memory_bytes();
        const std::size_t slack = 2 * ChunkedVector<NodeId>::kChunk * sizeof(NodeId);
        return settings_.memory_bytes > other + slack &&
               nodes_.has_room(domain_.max_successors(), settings_.memory_bytes - other - slack);
    }

    void expand(NodeId id, const State& state) {
        leave(id, Left::expanded);
        history_.expand(id, nodes_.size());
        const Cost g = nodes_[id].g;
        const Moment moment = history_.expansions() - 1;
        domain_.successors(state, [&](Action action, Cost cost, const State& next) {
            if (status_ == Status::failed) return;
            const std::uint64_t hash = settings_.cycle == CycleCheck::full ? Base::hash_of(next) : 0;
            const Judgement judgement =
                Base::judge(id, g + cost, next, hash, {nodes_.size(), moment, Base::incumbent_cost()});
            ++counters_.generated;
            count(judgement, g + cost);
            if (judgement.has_h && !is_estimate(judgement.h)) {
                return fail_on_estimate(judgement.h, domain_.action_name(action) + " from node " + std::to_string(id));
            }
            if (is_kept(judgement.fate)) {
                keep(next, hash, Node{.parent = id, .g = g + cost, .h = judgement.h, .action = action}, judgement.other);
            }
        });
        ++counters_.expanded;
        if (counters_.expanded % ChunkedVector<NodeId>::kChunk == 0) frontier_bytes_ = frontier_->memory_bytes();
        raise_lower_bound();
    }

    void count(const Judgement& judgement, Cost g) {
        switch (judgement.fate) {
            case Fate::reopened: ++counters_.reopened; [[fallthrough]];
            case Fate::kept:
            case Fate::improved: ++counters_.kept; break;
            case Fate::duplicate:
            case Fate::cycle: ++counters_.pruned_cycle; break;
            case Fate::bound_g: ++counters_.pruned_bound_g; break;
            case Fate::bound_h: ++counters_.pruned_bound_h; break;
            case Fate::bound_f: ++counters_.pruned_bound_f; break;
            case Fate::incumbent: ++counters_.pruned_incumbent; break;
            case Fate::deadlock:
                ++counters_.pruned_deadlock;
                if (judgement.rule == 0 && !admissible()) unproved_dead_ends_ = true;
                break;
        }
        const bool cut = judgement.fate >= Fate::bound_g && judgement.fate <= Fate::bound_f;
        if (cut) least_cut_ = std::min(least_cut_, whole_f(g, judgement.has_h ? judgement.h : 0));
    }

    void keep(const State& state, std::uint64_t hash, Node node, NodeId older) {
        const NodeId id = nodes_.append(&state, node);
        if (settings_.cycle == CycleCheck::full) {
            if (older == kNoNode) {
                nodes_.insert(hash, id, [this](NodeId other) { return Base::hash_of(Base::state_of(other)); });
            } else {
                nodes_.supersede(hash, older, id);
                if (nodes_[older].left == Left::not_yet) leave(older, Left::superseded);
            }
        }
        ++open_;
        ++waiting(node);
        const std::uint32_t depth = settings_.ranking.formula().uses_d() ? Base::depth_of(id) : 0;
        if (!frontier_->push(id, depth)) {
            fail(concat("The formula has no value for node ", id, " (g = ", node.g, ", h = ",
                        static_cast<double>(node.h), ")."));
        }
    }

    // A node expanded now is still in the frontier of this moment, and so is one that a successor supersedes.
    void leave(NodeId id, Left how) {
        Node& node = nodes_[id];
        const Moment done = history_.expansions();
        node.left = how;
        node.left_at = how == Left::superseded ? done - 1 : done;
        --open_;
        --waiting(node);
    }

    void add_incumbent(NodeId id) {
        const std::optional<Cost> bound = lower_bound_ == kInfiniteCost ? std::nullopt : std::optional(lower_bound_);
        incumbents_.push_back({nodes_[id].g, counters_.expanded, settings_.ranking.weight(), bound, id});
        raise_lower_bound();
        incumbents_.back().lower_bound = lower_bound_;
    }

    bool admissible() const { return settings_.heuristic.admissible == Promise::proved; }

    // Costs are whole, so a plan through a node costs at least g + h rounded up.
    static Cost whole_f(Cost g, Estimate h) {
        constexpr double kRounding = 1e-4;  // an Estimate may be off by a few units in its last place
        const double f = std::ceil(static_cast<double>(g) + static_cast<double>(h) - kRounding);
        return f < kInfiniteCost ? static_cast<Cost>(f) : kInfiniteCost;
    }

    // How many waiting nodes have this g + h. Beyond the last row all count as its value, which keeps the bound sound.
    std::uint32_t& waiting(const Node& node) {
        constexpr std::size_t kRows = 1 << 20;
        const auto row = std::min(static_cast<std::size_t>(whole_f(node.g, node.h)), kRows - 1);
        if (row >= waiting_.size()) waiting_.resize(row + 1);
        least_waiting_ = std::min(least_waiting_, row);
        return waiting_[row];
    }

    // Every plan not yet found passes through a waiting node or one that a bound cut off (ALGORITHMS: the frontier
    // lemma; dropped duplicates cannot be part of a cheaper plan). The bound may not fall, even if h is inconsistent.
    void raise_lower_bound() {
        if (!admissible()) return;
        while (least_waiting_ < waiting_.size() && waiting_[least_waiting_] == 0) ++least_waiting_;
        const Cost least = least_waiting_ < waiting_.size() ? static_cast<Cost>(least_waiting_) : kInfiniteCost;
        const Cost bound = std::min({least, least_cut_, Base::incumbent_cost()});
        if (bound <= lower_bound_) return;
        lower_bound_ = bound;
        lower_bounds_.set(history_.expansions(), bound);
    }

    void finish(Status status) {
        status_ = status;
        raise_lower_bound();
    }
    void fail(std::string message) {
        status_ = Status::failed;
        message_ = std::move(message);
    }
    void fail_on_estimate(Estimate h, const std::string& where) {
        fail(concat("The heuristic ", settings_.heuristic.id, " gave ", static_cast<double>(h), " for ", where,
                    "; an estimate is a number from 0 up."));
    }

    std::unique_ptr<OpenList> frontier_;
    std::vector<std::uint32_t> waiting_;
    std::size_t least_waiting_ = 0;
    Cost least_cut_ = kInfiniteCost;
};

}  // namespace frontier
