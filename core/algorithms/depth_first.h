// Depth-first loops that keep only the line they are on: depth-first search, IDA* and depth-first branch and bound.
// Of the past nothing is stored but a copy of the walker now and then; an earlier moment is shown by taking the copy
// before it and walking on.
#pragma once

#include <algorithm>

#include "../node_table.h"
#include "depth_walker.h"
#include "search_base.h"

namespace frontier {

template <Domain D> class DepthFirst final : public SearchBase<D> {
    using Base = SearchBase<D>;
    using State = typename Base::State;
    using Judgement = typename Base::Judgement;
    using Walker = DepthWalker<State>;
    using Entry = typename Walker::Entry;

   public:
    DepthFirst(D domain, std::unique_ptr<Heuristic<State>> heuristic, Settings settings)
        : Base(std::move(domain), std::move(heuristic), std::move(settings)) {
        root_.state = domain_.start();
        root_.h = (*heuristic_)(root_.state);
        if (deepens()) walker_.threshold = static_cast<double>(root_.h);
        walker_.pending.push_back(root_);
        checkpoints_.push_back(walker_);
        open_ = 1;
        lower_bounds_.set(0, 0);
        if (Base::is_estimate(root_.h)) raise_lower_bound();
        else Base::fail_on_estimate(root_.h, "the start");
    }

    Status advance(std::uint64_t count) override {
        if (Base::is_over()) return status_;
        status_ = Status::running;
        for (std::uint64_t work = 0; work < count && status_ == Status::running; ++work) take_one();
        open_ = walker_.pending.size();
        return status_;
    }

    void set_weight(double) override {}  // no depth-first order looks at it
    void set_breakpoints(std::vector<Breakpoint> breakpoints) override {
        breakpoints_ = std::move(breakpoints);
        wanted_.assign(breakpoints_.size(), std::nullopt);
    }

    NodeId nodes() const override { return walker_.next_id; }
    Stats stats() const override {
        Stats stats = Base::stats();
        if (status_ == Status::paused) stats.paused_at = walker_.expanded - 1;
        return stats;
    }

    Plan plan(std::size_t incumbent) const override {
        const std::vector<Entry>& line = plans_[incumbent];
        const Path path = path_along(line);
        Plan plan{incumbents_[incumbent].cost, path.actions, {}, path.nodes};
        for (std::size_t i = 1; i < line.size(); ++i) plan.costs.push_back(line[i].g - line[i - 1].g);
        return plan;
    }
    Path path(NodeId node) const override { return path_along(line_to(node)); }
    Picture picture(NodeId node) const override { return domain_.picture(line_to(node).back().state); }
    std::string text(NodeId node) const override { return domain_.print(line_to(node).back().state); }

    Expansion expansion(Moment index) const override {
        index = std::min(index, walker_.expanded);
        Walker walker = walker_at(index);
        Expansion result;
        result.index = index;
        result.open = walker.pending.size();
        result.closed = index;
        result.weight = settings_.ranking.weight();
        result.lower_bound = Base::known(*lower_bounds_.at(index));
        result.cost = Base::known(index == walker_.expanded ? Base::incumbent_cost() : walker.best);
        if (index == walker_.expanded && !goal_taken_) return result;
        Watch watch;
        watch.search = this;
        if (index == walker_.expanded) {
            watch.entry = plans_.back().back();
            watch.depth = plans_.back().size() - 1;
        } else {
            while (step(walker, watch) != Step::expanded) {}
        }
        result.row = row_of(watch.entry);
        result.depth = static_cast<std::uint32_t>(watch.depth);
        const FormulaInput input{.g = static_cast<double>(watch.entry.g), .h = watch.entry.h, .d = static_cast<double>(watch.depth)};
        result.formula = Base::formula_line(f_of(watch.entry), input);
        result.is_goal = domain_.is_goal(watch.entry.state);
        result.successors = std::move(watch.rows);
        return result;
    }

    FrontierView frontier(Moment index, std::size_t rows) const override {
        const Walker walker = walker_at(std::min(index, walker_.expanded));
        FrontierView view;
        view.total = walker.pending.size();
        for (auto entry = walker.pending.rbegin(); entry != walker.pending.rend() && view.rows.size() < rows; ++entry) {
            view.rows.push_back(row_of(*entry));
        }
        return view;
    }

    Columns columns(Moment from, Moment to) const override {
        Columns columns;
        to = std::min(to, walker_.expanded);
        if (from >= to) return columns;
        Walker walker = walker_at(from);
        Watch watch;
        while (walker.expanded < to) {
            if (step(walker, watch) != Step::expanded) continue;
            columns.node.push_back(watch.entry.id);
            columns.g.push_back(watch.entry.g);
            columns.h.push_back(watch.entry.h);
            columns.f.push_back(f_of(watch.entry));
            columns.fresh.push_back(1);
        }
        return columns;
    }

    std::optional<Moment> find(const Breakpoint& breakpoint, Moment from, bool forwards) const override {
        if (forwards) return from + 1 < walker_.expanded ? find_in(breakpoint, from + 1, walker_.expanded, true) : std::nullopt;
        Moment end = std::min(from, walker_.expanded);
        while (end > 0) {
            const Moment begin = checkpoint_before(end - 1).expanded;
            if (const auto found = find_in(breakpoint, begin, end, false)) return found;
            end = begin;
        }
        return std::nullopt;
    }

   private:
    using Base::breakpoints_, Base::counters_, Base::domain_, Base::goal_taken_, Base::heuristic_, Base::incumbents_, Base::least_cut_, Base::lower_bound_,
        Base::open_, Base::settings_, Base::status_;

    enum class Step : std::uint8_t { moved, expanded, goal, ended };

    // Steps tell a watcher what they do: the search itself counts, a look at the past collects.
    struct Live {
        DepthFirst& search;
        std::uint8_t events = 0;
        void expand(const Walker&, const Entry&) { events = 0; }
        void judge(const Judgement& judgement, Action action, Cost, Cost g, NodeId) {
            search.count(judgement, g);
            if (judgement.has_h && !Base::is_estimate(judgement.h)) search.fail_on_estimate(judgement.h, search.domain_.action_name(action));
        }
        void discard() { ++search.counters_.discarded; }
        void found(const Walker& walker, const Entry& goal) { search.add_plan(walker, goal); }
        void note(Event event) { events = static_cast<std::uint8_t>(events | 1u << static_cast<unsigned>(event)); }
    };
    struct Watch {
        const DepthFirst* search = nullptr;  // set: collect the successors too
        Entry entry{};
        std::size_t depth = 0;
        std::uint8_t events = 0;
        std::vector<SuccessorRow> rows{};
        Cost best = kInfiniteCost;
        double limit = HUGE_VAL;
        void expand(const Walker& walker, const Entry& expanded) {
            entry = expanded;
            depth = walker.path.size() - 1;
            events = 0;
            best = walker.best;
            limit = walker.threshold;
        }
        void judge(const Judgement& judgement, Action action, Cost cost, Cost g, NodeId id) {
            if (search) rows.push_back(search->successor_row(*this, judgement, action, cost, g, id));
        }
        void discard() {}
        void found(const Walker&, const Entry&) {}
        void note(Event event) { events = static_cast<std::uint8_t>(events | 1u << static_cast<unsigned>(event)); }
    };

    bool deepens() const { return settings_.loop == Loop::iterative_deepening; }

    void take_one() {
        const bool any = walker_.back_up();
        if (any && would_expand()) {
            if (counters_.expanded >= settings_.max_expansions || counters_.expanded >= kNever - 1) {
                status_ = Status::expansions;
                return;
            }
            if (2 * walker_.memory_bytes() + checkpoint_bytes_ + kSlack > settings_.memory_bytes || walker_.next_id > kNoNode - 65536) {
                status_ = Status::memory;
                return;
            }
        }
        Live live{*this};
        const Step made = step(walker_, live);
        if (made == Step::expanded) after_expansion(live);
        else if (made == Step::goal) finish(Status::solved);
        else if (made == Step::ended) finish(Status::exhausted);
        else if (deepens() && walker_.path.empty()) raise_lower_bound();
    }

    bool would_expand() const {
        return !is_dropped(walker_) && !domain_.is_goal(walker_.pending.back().state);
    }

    void after_expansion(const Live& live) {
        ++counters_.expanded;
        if (live.events >> static_cast<unsigned>(Event::incumbent) & 1) {
            raise_lower_bound();
            incumbents_.back().lower_bound = Base::known(lower_bound_);
        }
        if (walker_.expanded % interval_ == 0) add_checkpoint();
        if (status_ != Status::running) return;
        const Entry& entry = walker_.path.back().entry;
        for (std::size_t i = 0; i < breakpoints_.size(); ++i) {
            if (!wanted_[i]) wanted_[i] = wanted_by(breakpoints_[i]);  // its node may have come to be
            if (matches(breakpoints_[i], wanted_[i], entry, walker_.path.size() - 1, live.events)) status_ = Status::paused;
        }
    }

    void add_plan(const Walker& walker, const Entry& goal) {
        std::vector<Entry> line;
        for (const auto& frame : walker.path) line.push_back(frame.entry);
        line.push_back(goal);
        plans_.push_back(std::move(line));
        Base::add_incumbent(goal.g, goal.id);
    }

    void finish(Status status) {
        status_ = status;
        goal_taken_ = status == Status::solved;
        raise_lower_bound();
        if (goal_taken_) incumbents_.back().lower_bound = Base::known(lower_bound_);
    }

    template <class Watcher> Step step(Walker& walker, Watcher& watcher) const {
        if (!walker.back_up()) return begin_iteration(walker) ? Step::moved : Step::ended;
        const Entry entry = walker.pending.back();
        walker.pending.pop_back();
        if (Base::is_no_better(entry.g, entry.h, walker.best)) {
            watcher.discard();
            return Step::moved;
        }
        if (domain_.is_goal(entry.state)) {
            walker.best = entry.g;
            watcher.found(walker, entry);
            return Step::goal;
        }
        expand(walker, entry, watcher);
        return Step::expanded;
    }

    bool begin_iteration(Walker& walker) const {
        if (!deepens() || walker.next_threshold == HUGE_VAL) return false;
        walker.threshold = std::exchange(walker.next_threshold, HUGE_VAL);
        walker.pending.push_back(root_);
        walker.pending.back().id = walker.next_id++;
        return true;
    }

    template <class Watcher> void expand(Walker& walker, const Entry& entry, Watcher& watcher) const {
        const std::size_t first = walker.pending.size();
        walker.path.push_back({entry, canonical(entry.state), first});
        walker.marks.push_back(mark_of(walker.path.back().form));
        watcher.expand(walker, entry);
        note_events(walker, entry, watcher);
        domain_.successors(entry.state, [&](Action action, Cost cost, const State& next) {
            const Cost g = entry.g + cost;
            const Judgement judgement = judge(walker, g, next);
            const NodeId id = is_kept(judgement.fate) ? walker.next_id++ : kNoNode;
            watcher.judge(judgement, action, cost, g, id);
            if (judgement.has_h && entry.h > static_cast<Estimate>(cost) + judgement.h) watcher.note(Event::inconsistent);
            if (judgement.fate == Fate::threshold) {
                walker.next_threshold = std::min(walker.next_threshold, static_cast<double>(g) + static_cast<double>(judgement.h));
            }
            if (id == kNoNode) return;
            const Entry child{next, id, entry.id, g, judgement.h, action};
            if (judgement.fate == Fate::solution) {
                walker.best = g;
                watcher.found(walker, child);
                watcher.note(Event::incumbent);
            } else {
                walker.pending.push_back(child);
            }
        });
        order_children(walker.pending.begin() + static_cast<std::ptrdiff_t>(first), walker.pending.end());
        ++walker.expanded;
    }

    Judgement judge(const Walker& walker, Cost g, const State& next) const {
        Judgement judgement;
        if (settings_.cycle != CycleCheck::none) {
            const State form = canonical(next);
            const std::uint32_t mark = mark_of(form);
            for (std::size_t i = walker.marks.size(); i-- > 0;) {
                if (walker.marks[i] != mark || !same(walker.path[i].form, form)) continue;
                judgement.fate = Fate::cycle;
                judgement.other = walker.path[i].entry.id;
                judgement.other_g = walker.path[i].entry.g;
                return judgement;
            }
        }
        Base::judge_by_bounds(judgement, g, next, walker.best, walker.threshold);
        if (judgement.fate == Fate::kept && settings_.improve.on && domain_.is_goal(next)) judgement.fate = Fate::solution;
        return judgement;
    }

    // The last is expanded first: for plain depth-first search the one generated last, for the others the one
    // generated first, or that with the least g + h.
    template <class Iterator> void order_children(Iterator begin, Iterator end) const {
        if (settings_.loop == Loop::depth_first) return;
        std::reverse(begin, end);
        if (deepens()) return;
        std::stable_sort(begin, end, [](const Entry& a, const Entry& b) {
            return static_cast<double>(a.g) + static_cast<double>(a.h) > static_cast<double>(b.g) + static_cast<double>(b.h);
        });
    }

    template <class Watcher> void note_events(Walker& walker, const Entry& entry, Watcher& watcher) const {
        const double f = f_of(entry);
        if (walker.expanded > 0 && settings_.shows_f && f != walker.last_f) watcher.note(Event::f_changed);
        if (walker.expanded > 0 && entry.h < walker.least_h) watcher.note(Event::h_fell);
        walker.last_f = f;
        walker.least_h = std::min(walker.least_h, entry.h);
    }

    State canonical(const State& state) const {
        if constexpr (HasCanonicalForm<D>) return domain_.canonical(state);
        else return state;
    }
    bool same(const State& a, const State& b) const { return same_bytes(&a, &b, domain_.state_bytes()); }
    std::uint32_t mark_of(const State& form) const { return static_cast<std::uint32_t>(hash_bytes(&form, domain_.state_bytes())); }
    double f_of(const Entry& entry) const { return settings_.ranking.f(entry.g, entry.h, 0); }

    NodeRow row_of(const Entry& entry) const {
        NodeRow row;
        row.node = entry.id;
        if (entry.parent != kNoNode) row.parent = entry.parent;
        row.action = entry.parent == kNoNode ? "start" : domain_.action_name(entry.action);
        row.g = entry.g;
        row.h = Base::finite(entry.h);
        if (settings_.shows_f) row.f = Base::finite(f_of(entry));
        return row;
    }
    SuccessorRow successor_row(const Watch& watch, const Judgement& judgement, Action action, Cost cost, Cost g, NodeId id) const {
        SuccessorRow row;
        row.cost = cost;
        row.fate = judgement.fate;
        row.row.parent = watch.entry.id;
        row.row.action = domain_.action_name(action);
        row.row.g = g;
        if (id != kNoNode) row.row.node = id;
        if (judgement.has_h) row.row.h = Base::finite(judgement.h);
        if (judgement.has_h && settings_.shows_f) row.row.f = Base::finite(settings_.ranking.f(g, judgement.h, 0));
        if (judgement.other != kNoNode) row.other = judgement.other;
        row.reason = Base::reason_for(judgement, g, watch.best, watch.limit);
        return row;
    }

    Path path_along(const std::vector<Entry>& line) const {
        Path path;
        for (const Entry& entry : line) {
            if (!path.nodes.empty()) path.actions.push_back(domain_.action_name(entry.action));
            path.nodes.push_back(entry.id);
        }
        return path;
    }

    // Any node, by walking on from the copy taken before it was generated.
    std::vector<Entry> line_to(NodeId node) const {
        for (const auto& line : plans_) {
            for (std::size_t i = 0; i < line.size(); ++i) {
                if (line[i].id == node) return {line.begin(), line.begin() + static_cast<std::ptrdiff_t>(i) + 1};
            }
        }
        if (node == 0) return {root_};
        const auto after = std::upper_bound(checkpoints_.begin(), checkpoints_.end(), node,
                                            [](NodeId id, const Walker& walker) { return id < walker.next_id; });
        Walker walker = *std::prev(after);
        Watch watch;
        while (walker.next_id <= node) step(walker, watch);
        std::vector<Entry> line;
        for (const auto& frame : walker.path) line.push_back(frame.entry);
        line.push_back(*std::find_if(walker.pending.begin(), walker.pending.end(), [&](const Entry& entry) { return entry.id == node; }));
        if (line.back().parent == kNoNode) line.erase(line.begin(), line.end() - 1);
        return line;
    }

    const Walker& checkpoint_before(Moment index) const {
        const auto after = std::upper_bound(checkpoints_.begin(), checkpoints_.end(), index,
                                            [](Moment moment, const Walker& walker) { return moment < walker.expanded; });
        return *std::prev(after);
    }
    // The moment just before expansion `index`, or before the goal is taken: all that is dropped on the way is gone.
    Walker walker_at(Moment index) const {
        if (index == walker_.expanded && !goal_taken_) return walker_;
        Walker walker = checkpoint_before(index);
        Watch watch;
        while (walker.expanded < index) step(walker, watch);
        while (walker.back_up() ? is_dropped(walker) : begin_iteration(walker)) {
            if (is_dropped(walker)) walker.pending.pop_back();
        }
        return walker;
    }
    bool is_dropped(const Walker& walker) const {
        const Entry& next = walker.pending.back();
        return Base::is_no_better(next.g, next.h, walker.best);
    }

    void add_checkpoint() {
        raise_lower_bound();
        checkpoints_.push_back(walker_);
        checkpoint_bytes_ += walker_.memory_bytes();
        if (checkpoints_.size() <= kMaxCheckpoints && checkpoint_bytes_ <= settings_.memory_bytes / 8) return;
        interval_ *= 2;
        std::erase_if(checkpoints_, [this](const Walker& walker) { return walker.expanded % interval_ != 0; });
        checkpoint_bytes_ = 0;
        for (const Walker& walker : checkpoints_) checkpoint_bytes_ += walker.memory_bytes();
    }

    // The state that a breakpoint waits for, in its canonical form; a node that does not exist yet has none.
    std::optional<State> wanted_by(const Breakpoint& breakpoint) const {
        if (breakpoint.event != Event::state || breakpoint.node >= nodes()) return std::nullopt;
        return canonical(line_to(breakpoint.node).back().state);
    }
    bool matches(const Breakpoint& breakpoint, const std::optional<State>& wanted, const Entry& entry, std::size_t depth,
                 std::uint8_t events) const {
        if (breakpoint.event == Event::state) return wanted && same(*wanted, canonical(entry.state));
        if (breakpoint.event != Event::condition) return (events >> static_cast<unsigned>(breakpoint.event) & 1) != 0;
        const FormulaInput input{.g = static_cast<double>(entry.g), .h = entry.h, .d = static_cast<double>(depth), .f = f_of(entry)};
        return breakpoint.condition && (*breakpoint.condition)(input) != 0;
    }
    std::optional<Moment> find_in(const Breakpoint& breakpoint, Moment begin, Moment end, bool first) const {
        Walker walker = walker_at(begin);
        Watch watch;
        const std::optional<State> wanted = wanted_by(breakpoint);
        std::optional<Moment> found;
        while (walker.expanded < end && !(found && first)) {
            if (step(walker, watch) != Step::expanded) continue;
            if (matches(breakpoint, wanted, watch.entry, watch.depth, watch.events)) found = walker.expanded - 1;
        }
        return found;
    }

    // Published only where slices do not matter: at plans, iterations, copies and the end.
    void raise_lower_bound() {
        if (!Base::admissible()) return;
        Cost least = kInfiniteCost;
        if (!deepens()) {
            for (const Entry& entry : walker_.pending) least = std::min(least, Base::whole_f(entry.g, entry.h));
        } else if (status_ != Status::exhausted) {
            least = Base::whole_f(0, static_cast<Estimate>(walker_.threshold));
        }
        const Cost bound = std::min({least, least_cut_, Base::incumbent_cost()});
        if (bound <= lower_bound_) return;
        lower_bound_ = bound;
        lower_bounds_.set(walker_.expanded, bound);
    }

    std::size_t memory_bytes() const override { return walker_.memory_bytes() + checkpoint_bytes_; }

    static constexpr std::size_t kMaxCheckpoints = 128;
    static constexpr std::size_t kSlack = 1 << 16;

    Entry root_{};
    Walker walker_;
    std::vector<std::vector<Entry>> plans_;  // one an incumbent: the root, …, the goal
    std::vector<Walker> checkpoints_;
    std::size_t checkpoint_bytes_ = 0;
    std::vector<std::optional<State>> wanted_;  // by the breakpoints
    Moment interval_ = 4096;
    Timeline<Cost> lower_bounds_;
};

}  // namespace frontier
