#include "portfolio.h"

#include <algorithm>
#include <cassert>

#include "../text/words.h"

namespace frontier {

namespace {

std::optional<Cost> known(Cost bound) { return bound == kInfiniteCost ? std::nullopt : std::optional(bound); }

bool proves(const Claim& claim) {
    return claim.kind == ClaimKind::optimal || claim.kind == ClaimKind::unsolvable ||
           claim.kind == ClaimKind::unsolvable_in_bounds;
}

std::size_t bytes_of(const Columns& columns) {
    return columns.node.size() *
           (sizeof(NodeId) + sizeof(Cost) + sizeof(Estimate) + sizeof(double) + sizeof(std::uint8_t));
}

}  // namespace

Portfolio::Portfolio(std::unique_ptr<Schedule> schedule, PortfolioLimits limits)
    : schedule_(std::move(schedule)), limits_(limits) {
    const bool begun = begin_turn();
    assert(begun);
    (void)begun;
    settle(current().advance(0));  // where the start is a goal, it is over
}

bool Portfolio::is_over() const {
    return status_ == Status::solved || status_ == Status::exhausted || status_ == Status::failed;
}

// How far a part got is measured in expansions, never in calls: these differ with how a search is sliced.
Status Portfolio::advance(std::uint64_t count) {
    if (is_over()) return status_;
    status_ = Status::running;
    do {
        if (turn_over_ && !begin_turn()) {
            status_ = incumbents_.empty() ? Status::exhausted : Status::solved;
            break;
        }
        limit(current());
        settle(current().advance(count));
    } while (count == kNoLimit && status_ == Status::running);
    return status_;
}

bool Portfolio::begin_turn() {
    const Progress progress{plans_.empty() ? nullptr : &plans_.back(),
                            known(bound_),
                            parts_.size(),
                            last_,
                            expanded_,
                            plans_.size()};
    std::optional<Turn> turn = schedule_->next(progress);
    if (!turn) return false;
    const std::size_t last = shares_.empty() ? turn->part : shares_.back().part;
    if (turn->part == parts_.size()) {
        parts_.push_back({.make = std::move(turn->make), .stretch = turn->stretch});
        parts_.back().search = parts_.back().make();
        if (turn->stretch) before_ = plans_.back();
        give_breakpoints(turn->part);
        if (!turn->stretch && !incumbents_.empty()) parts_.back().search->know(incumbents_.back().cost);
    }
    Part& part = parts_[turn->part];
    const NodeId made = nodes();
    const auto own_step = static_cast<StepIndex>(part.search->stats().counters.expanded);
    part.shares.push_back(shares_.size());
    const bool is_new = part.shares.size() == 1;
    shares_.push_back({turn->part, static_cast<StepIndex>(expanded_), own_step, made,
                       is_new ? 0 : part.search->nodes(), bound_});
    turn_ends_at_ = turn->expansions == kNoLimit ? kNoLimit : own_step + turn->expansions;
    until_better_ = turn->until_better;
    if (turn->weight && part.search->stats().weight != *turn->weight) part.search->set_weight(*turn->weight);
    turn_over_ = false;
    if (last != turn->part && parts_[last].stretch) retire(parts_[last]);
    return true;
}

// A stretch takes few expansions, so it is quicker made again than kept.
void Portfolio::retire(Part& part) {
    part.end = part.search->stats();
    part.columns = part.search->columns(0, kNever);
    for (const Incumbent& found : part.end.incumbents)
        part.found_at.push_back(static_cast<StepIndex>(found.expanded));
    part.end.incumbents.clear();
    retired_ += part.end.counters;
    kept_bytes_ += bytes_of(part.columns) + sizeof(Part);
    part.search.reset();
}

void Portfolio::limit(Search& search) const {
    const Share& share = shares_.back();
    const std::uint64_t others = share.step - share.own_step;  // wraps where others did less
    const std::uint64_t most =
        limits_.max_expansions == kNoLimit ? kNoLimit : limits_.max_expansions - others;
    std::size_t taken = kept_bytes_;
    for (const Part& part : parts_) {
        if (part.search && part.search.get() != &search)
            taken += static_cast<std::size_t>(part.search->stats().memory_bytes);
    }
    const std::size_t room = limits_.memory_bytes > taken ? limits_.memory_bytes - taken : 1;
    search.extend(std::min(turn_ends_at_, most), room);
}

// After a part was advanced: what it found, and whether its turn is over.
void Portfolio::settle(Status status) {
    const Share& share = shares_.back();
    Part& part = parts_[share.part];
    const Stats stats = part.search->stats();
    const std::uint64_t expanded_before = expanded_;
    expanded_ = share.step + (stats.counters.expanded - share.own_step);
    raise_bound(part, stats);
    const bool better = take_plans();
    last_ = status;
    switch (status) {
        case Status::running: return;
        case Status::paused:
            if (is_asked_for(share.part, *stats.paused_at)) status_ = Status::paused;
            turn_over_ = better && until_better_;
            break;
        case Status::expansions:
            if (stats.counters.expanded >= turn_ends_at_) turn_over_ = true;
            else status_ = status;
            break;
        case Status::memory:
            if (part.stretch) turn_over_ = true;
            else status_ = status;
            break;
        case Status::failed: status_ = status; break;
        case Status::solved:
        case Status::exhausted:  // with its last expansion, perhaps, where it then does not pause
            turn_over_ = true;
            if (expanded_ > expanded_before &&
                is_asked_for(share.part, static_cast<StepIndex>(stats.counters.expanded - 1)))
                status_ = Status::paused;
            break;
        case Status::timeout:
        case Status::cancelled: assert(false);
    }
    const bool whole_part_ended = turn_over_ && !part.stretch && status != Status::expansions;
    if (whole_part_ended && status != Status::paused && proves(part.search->stats().claim))
        status_ = incumbents_.empty() ? Status::exhausted : Status::solved;
    else if (!incumbents_.empty() && bound_ >= incumbents_.back().cost && status_ != Status::failed)
        status_ = Status::solved;
}

void Portfolio::raise_bound(const Part& part, const Stats& stats) {
    if (!part.stretch) bound_ = std::max(bound_, stats.lower_bound.value_or(kInfiniteCost));
}

bool Portfolio::take_plans() {
    const Share& share = shares_.back();
    Part& part = parts_[share.part];
    if (part.search->incumbents() == part.plans) return false;
    const std::vector<Incumbent> found = part.search->stats().incumbents;
    const std::size_t before = incumbents_.size();
    for (; part.plans < found.size(); ++part.plans) {
        Plan plan = part.search->plan(part.plans);
        for (NodeId& node : plan.nodes) node = shown(share.part, node);
        if (part.stretch) splice(plan, *part.stretch);
        if (is_better(plan)) add_plan(std::move(plan), found[part.plans]);
    }
    if (incumbents_.size() > before) share_best();
    return incumbents_.size() > before;
}

bool Portfolio::is_better(const Plan& plan) const {
    if (plans_.empty() || plan.cost < plans_.back().cost) return true;
    return plan.cost == plans_.back().cost && plan.actions.size() < plans_.back().actions.size();
}

void Portfolio::add_plan(Plan plan, const Incumbent& found) {
    const Share& share = shares_.back();
    incumbents_.push_back({plan.cost, share.step + (found.expanded - share.own_step), found.weight,
                           known(std::min(bound_, plan.cost)), plan.nodes.back(), plan.actions.size()});
    kept_bytes_ += plan.actions.size() * (sizeof(std::string) + sizeof(Cost) + sizeof(NodeId));
    plans_.push_back(std::move(plan));
}

// The stretch's own plan in the place of the steps that it was made for.
void Portfolio::splice(Plan& plan, const Stretch& stretch) const {
    const auto put = [&](auto& steps, const auto& all, std::size_t ahead) {
        steps.insert(steps.begin(), all.begin(), all.begin() + static_cast<std::ptrdiff_t>(stretch.first));
        steps.insert(steps.end(), all.begin() + static_cast<std::ptrdiff_t>(stretch.last + ahead), all.end());
    };
    for (Cost& cost : plan.costs) cost /= stretch.unit;
    put(plan.actions, before_.actions, 0);
    put(plan.costs, before_.costs, 0);
    plan.nodes.erase(plan.nodes.begin());  // which is where the step before led to
    plan.nodes.insert(plan.nodes.begin(), before_.nodes[stretch.first]);
    put(plan.nodes, before_.nodes, 1);
    plan.cost = 0;
    for (const Cost cost : plan.costs) plan.cost += cost;
}

void Portfolio::share_best() const {
    for (const Part& part : parts_) {
        if (part.search && !part.stretch) part.search->know(incumbents_.back().cost);
    }
}

void Portfolio::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

void Portfolio::extend(std::uint64_t max_expansions, std::size_t memory_bytes) {
    limits_.max_expansions = max_expansions;
    if (memory_bytes > 0) limits_.memory_bytes = memory_bytes;
}

// A stretch is to be the same when it is made again, and goes by no weight.
void Portfolio::set_weight(double weight) {
    if (!is_over() && !parts_[shares_.back().part].stretch) current().set_weight(weight);
}

Counters Portfolio::counters() const {
    Counters sum = retired_;
    for (const Part& part : parts_) {
        if (part.search) sum += part.search->stats().counters;
    }
    return sum;
}

Stats Portfolio::stats() const {
    Stats stats = current().stats();  // what waits, what is prepared, the weight
    stats.status = status_;
    if (status_ != Status::failed) stats.message.clear();
    stats.message = renamed(shares_.back().part, stats.message);
    stats.counters = counters();
    stats.nodes = nodes();
    stats.memory_bytes = kept_bytes_;
    for (const Part& part : parts_) {
        if (part.search) stats.memory_bytes += part.search->stats().memory_bytes;
    }
    peak_bytes_ = std::max(peak_bytes_, static_cast<std::size_t>(stats.memory_bytes));
    stats.peak_memory_bytes = peak_bytes_;
    stats.cost = incumbents_.empty() ? std::nullopt : std::optional(incumbents_.back().cost);
    stats.lower_bound = known(bound_);
    stats.claim = claim();
    stats.incumbents = incumbents_;
    stats.paused_at.reset();
    if (status_ == Status::paused) stats.paused_at = static_cast<StepIndex>(expanded_ - 1);
    return stats;
}

// That of the part that says most: a proof, or the least ratio. All parts know the best plan's cost.
Claim Portfolio::claim() const {
    std::optional<Claim> best;
    for (const Part& part : parts_) {
        if (part.stretch) continue;
        Claim claim = part.search->stats().claim;
        if (proves(claim)) return claim;
        if (!best || claim.ratio.value_or(HUGE_VAL) <= best->ratio.value_or(HUGE_VAL))
            best = std::move(claim);
    }
    return *best;
}

Portfolio::Place Portfolio::place_of_step(StepIndex index) const {
    const Share& share = share_at(index);
    return {share.part, share.own_step + (index - share.step)};
}

const Portfolio::Share& Portfolio::share_at(StepIndex index) const {
    const auto after = std::upper_bound(shares_.begin(), shares_.end(), index,
                                        [](StepIndex i, const Share& share) { return i < share.step; });
    return *std::prev(after);
}

Portfolio::Place Portfolio::place_of_node(NodeId node) const {
    const auto after = std::upper_bound(shares_.begin(), shares_.end(), node,
                                        [](NodeId id, const Share& share) { return id < share.node; });
    const Share& share = *std::prev(after);
    return {share.part, share.own_node + (node - share.node)};
}

StepIndex Portfolio::end_of(std::size_t share) const {
    return share + 1 < shares_.size() ? shares_[share + 1].step : static_cast<StepIndex>(expanded_);
}

NodeId Portfolio::shown(std::size_t part, NodeId own) const {
    const std::vector<std::size_t>& shares = parts_[part].shares;
    const auto later = std::find_if(shares.rbegin(), shares.rend(),
                                    [&](std::size_t share) { return shares_[share].own_node <= own; });
    return shares_[*later].node + (own - shares_[*later].own_node);
}

StepIndex Portfolio::shown_step(std::size_t part, StepIndex own) const {
    const std::vector<std::size_t>& shares = parts_[part].shares;
    const auto later = std::find_if(shares.rbegin(), shares.rend(),
                                    [&](std::size_t share) { return shares_[share].own_step <= own; });
    return shares_[*later].step + (own - shares_[*later].own_step);
}

NodeId Portfolio::nodes() const {
    if (shares_.empty()) return 0;
    return shares_.back().node + (current().nodes() - shares_.back().own_node);
}

const Search& Portfolio::opened(std::size_t part) const {
    if (parts_[part].search) return *parts_[part].search;
    const auto is_it = [&](const Opened& opened) { return opened.part == part; };
    auto at = std::find_if(opened_.begin(), opened_.end(), is_it);
    if (at == opened_.end()) {
        constexpr std::size_t kMost = 8;
        if (opened_.size() == kMost) opened_.erase(opened_.begin());
        std::unique_ptr<Search> again = parts_[part].make();
        again->extend(parts_[part].end.counters.expanded, limits_.memory_bytes);
        again->advance(kNoLimit);
        opened_.push_back({part, std::move(again)});
        at = std::prev(opened_.end());
    }
    return *at->search;
}

// Sentences name a node as "node 17", by the number that it has in its part.
std::string Portfolio::renamed(std::size_t part, const std::string& sentence) const {
    constexpr std::string_view kWord = "node ";
    std::string result;
    for (std::size_t at = 0; at < sentence.size();) {
        const std::size_t word = std::min(sentence.find(kWord, at), sentence.size());
        const std::size_t digits = std::min(word + kWord.size(), sentence.size());
        const std::size_t end = std::min(sentence.find_first_not_of("0123456789", digits), sentence.size());
        result += sentence.substr(at, digits - at);
        if (end > digits)
            result +=
                concat(shown(part, static_cast<NodeId>(std::stoul(sentence.substr(digits, end - digits)))));
        at = end;
    }
    return result;
}

void Portfolio::rename(std::size_t part, NodeRow& row) const {
    if (row.node) row.node = shown(part, *row.node);
    if (row.parent) row.parent = shown(part, *row.parent);
}

Expansion Portfolio::expansion(StepIndex index) const {
    index = std::min(index, static_cast<StepIndex>(expanded_));
    const Share& share = share_at(index);
    const std::size_t part = share.part;
    Expansion result = opened(part).expansion(place_of_step(index).own);
    result.index = index;
    result.closed = index;
    rename(part, result.row);
    if (result.why.runner_up) result.why.runner_up = shown(part, *result.why.runner_up);
    result.why.sentence = renamed(part, result.why.sentence);
    for (SuccessorRow& successor : result.successors) {
        rename(part, successor.row);
        if (successor.other) successor.other = shown(part, *successor.other);
        successor.reason = renamed(part, successor.reason);
    }
    const auto after = std::find_if(incumbents_.begin(), incumbents_.end(), [&](const Incumbent& incumbent) {
        return incumbent.expanded >= index && index < expanded_;
    });
    result.cost = after == incumbents_.begin() ? std::nullopt : std::optional(std::prev(after)->cost);
    const Cost own = parts_[part].stretch ? 0 : result.lower_bound.value_or(kInfiniteCost);
    result.lower_bound = known(std::max(share.bound, own));
    return result;
}

FrontierView Portfolio::frontier_part(StepIndex index, std::uint64_t from, std::uint64_t to) const {
    const Place place = place_of_step(std::min(index, static_cast<StepIndex>(expanded_)));
    FrontierView view = opened(place.part).frontier_part(place.own, from, to);
    for (NodeRow& row : view.rows) rename(place.part, row);
    return view;
}

Columns Portfolio::columns(StepIndex from, StepIndex to) const {
    Columns all;
    to = std::min(to, static_cast<StepIndex>(expanded_));
    const auto append = [](auto& values, const auto& own, std::size_t begin, std::size_t end) {
        values.insert(values.end(), own.begin() + static_cast<std::ptrdiff_t>(begin),
                      own.begin() + static_cast<std::ptrdiff_t>(end));
    };
    while (from < to) {
        const Place place = place_of_step(from);
        const auto share = static_cast<std::size_t>(&share_at(from) - shares_.data());
        const StepIndex count = std::min(to, end_of(share)) - from;
        const Part& part = parts_[place.part];
        Columns live;
        if (part.search) live = part.search->columns(place.own, place.own + count);
        const Columns& own = part.search ? live : part.columns;
        const std::size_t begin = part.search ? 0 : place.own, end = begin + count;
        for (std::size_t i = begin; i < end; ++i) all.node.push_back(shown(place.part, own.node[i]));
        append(all.g, own.g, begin, end);
        append(all.h, own.h, begin, end);
        append(all.f, own.f, begin, end);
        append(all.fresh, own.fresh, begin, end);
        if (own.from_goal.empty()) all.from_goal.insert(all.from_goal.end(), count, 0);
        else append(all.from_goal, own.from_goal, begin, end);
        from += count;
    }
    return all;
}

std::vector<double> Portfolio::state_keys(StepIndex from, StepIndex to) const {
    std::vector<double> all;
    to = std::min(to, static_cast<StepIndex>(expanded_));
    while (from < to) {
        const Place place = place_of_step(from);
        const auto share = static_cast<std::size_t>(&share_at(from) - shares_.data());
        const StepIndex count = std::min(to, end_of(share)) - from;
        const std::vector<double> own = opened(place.part).state_keys(place.own, place.own + count);
        all.insert(all.end(), own.begin(), own.end());
        from += count;
    }
    return all;
}

// Of the first part that has some; its nodes go by the numbers that they have here.
FeatureCellsView Portfolio::feature_cells() const {
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        if (parts_[part].stretch) continue;
        FeatureCellsView view = opened(part).feature_cells();
        if (view.cells.empty()) continue;
        for (auto& cell : view.cells) {
            for (NodeId& node : cell.nodes) node = shown(part, node);
        }
        return view;
    }
    return {};
}

Track Portfolio::track() const {
    Track track;
    Cost bound = -1;
    const auto add_bound = [&](StepIndex step, Cost value) {
        if (value <= bound) return;
        bound = value;
        track.bound_at.push_back(step);
        track.bound.push_back(value);
    };
    const auto add_weight = [&](StepIndex step, double value) {
        if (!track.weight.empty() && track.weight.back() == value) return;
        track.weight_at.push_back(step);
        track.weight.push_back(value);
    };
    for (std::size_t i = 0; i < shares_.size(); ++i) {
        const Part& part = parts_[shares_[i].part];
        if (!part.search) {
            add_weight(shares_[i].step, part.end.weight);
            continue;
        }
        const StepIndex begin = shares_[i].own_step, end = begin + (end_of(i) - shares_[i].step);
        const bool is_last = i + 1 == shares_.size();
        const auto each = [&](const auto& steps, const auto& values, const auto& add) {
            for (std::size_t k = 0; k < steps.size(); ++k) {
                const bool lasts = k + 1 == steps.size() || steps[k + 1] > begin;
                if (lasts && (steps[k] < end || is_last || steps[k] <= begin))
                    add(shares_[i].step + (std::max(steps[k], begin) - begin), values[k]);
            }
        };
        const Track own = part.search->track();
        if (!part.stretch) each(own.bound_at, own.bound, add_bound);
        each(own.weight_at, own.weight, add_weight);
    }
    return track;
}

NodeColumns Portfolio::node_columns(NodeId from, NodeId to) const {
    NodeColumns all;
    to = std::min(to, nodes());
    while (from < to) {
        const Place place = place_of_node(from);
        const auto after = std::upper_bound(shares_.begin(), shares_.end(), from,
                                            [](NodeId id, const Share& share) { return id < share.node; });
        const NodeId end = after == shares_.end() ? to : std::min(to, after->node);
        const NodeColumns own = opened(place.part).node_columns(place.own, place.own + (end - from));
        if (own.parent.empty()) return {};
        for (std::size_t i = 0; i < own.parent.size(); ++i) {
            const NodeId parent = own.parent[i];
            const StepIndex step = own.expanded_at[i];
            all.parent.push_back(parent == kNoNode ? kNoNode : shown(place.part, parent));
            all.expanded_at.push_back(step == kNever ? kNever : shown_step(place.part, step));
            // What was made at a step is there from the next one on.
            const StepIndex made = own.made_at.empty() ? kNever : own.made_at[i];
            all.made_at.push_back(made == kNever ? kNever
                                  : made == 0    ? shown_step(place.part, 0)
                                                 : shown_step(place.part, made - 1) + 1);
            all.side.push_back(own.side.empty() ? std::uint8_t{0} : own.side[i]);
        }
        all.g.insert(all.g.end(), own.g.begin(), own.g.end());
        all.h.insert(all.h.end(), own.h.begin(), own.h.end());
        all.f.insert(all.f.end(), own.f.begin(), own.f.end());
        from = end;
    }
    return all;
}

void Portfolio::set_breakpoints(std::vector<Breakpoint> breakpoints) {
    breakpoints_ = std::move(breakpoints);
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        if (parts_[part].search) give_breakpoints(part);
    }
}

// Each part also stops at its plans, which all others are to know.
void Portfolio::give_breakpoints(std::size_t part) const {
    std::vector<Breakpoint> own{{.event = Event::incumbent, .condition = {}}};
    for (const Breakpoint& breakpoint : breakpoints_) {
        if (auto known_there = own_breakpoint(part, breakpoint)) own.push_back(std::move(*known_there));
    }
    parts_[part].search->set_breakpoints(std::move(own));
}

std::optional<Breakpoint> Portfolio::own_breakpoint(std::size_t part, Breakpoint breakpoint) const {
    if (breakpoint.event != Event::state) return breakpoint;
    if (shares_.empty() || breakpoint.node >= nodes()) return std::nullopt;
    const Place place = place_of_node(breakpoint.node);
    if (place.part != part) return std::nullopt;
    breakpoint.node = place.own;
    return breakpoint;
}

bool Portfolio::is_asked_for(std::size_t part, StepIndex own_step) const {
    return std::any_of(breakpoints_.begin(), breakpoints_.end(), [&](const Breakpoint& breakpoint) {
        const auto own = own_breakpoint(part, breakpoint);
        return own && parts_[part].search->find(*own, own_step - 1, true) == own_step;
    });
}

std::optional<StepIndex> Portfolio::find(const Breakpoint& breakpoint, StepIndex from, bool forwards) const {
    if (forwards) {
        for (std::size_t i = 0; i < shares_.size(); ++i) {
            if (end_of(i) <= from + 1) continue;
            const StepIndex begin = std::max(shares_[i].step, from + 1);
            if (auto found = find_in(i, breakpoint, begin, true)) return found;
        }
    } else {
        for (std::size_t i = shares_.size(); i-- > 0;) {
            if (shares_[i].step >= from) continue;
            if (auto found = find_in(i, breakpoint, std::min(end_of(i), from), false)) return found;
        }
    }
    return std::nullopt;
}

// In one share: at `from` or later, or before it.
std::optional<StepIndex> Portfolio::find_in(std::size_t number, const Breakpoint& breakpoint, StepIndex from,
                                            bool forwards) const {
    const Share& share = shares_[number];
    const Part& part = parts_[share.part];
    const auto own = own_breakpoint(share.part, breakpoint);
    if (!own) return std::nullopt;
    const StepIndex begin = share.own_step, end = begin + (end_of(number) - share.step);
    const StepIndex own_from = begin + (from - share.step);
    std::optional<StepIndex> found;
    if (!part.search && own->event == Event::incumbent) {
        for (const StepIndex step : part.found_at) {
            if (forwards ? step >= own_from && !found : step < own_from) found = step;
        }
    } else {
        found = opened(share.part).find(*own, forwards ? own_from - 1 : own_from, forwards);
    }
    if (!found || *found < begin || *found >= end) return std::nullopt;
    return share.step + (*found - begin);
}

Path Portfolio::path(NodeId node) const {
    const Place place = place_of_node(node);
    Path path = opened(place.part).path(place.own);
    for (NodeId& id : path.nodes) id = shown(place.part, id);
    return path;
}

Picture Portfolio::picture(NodeId node) const {
    const Place place = place_of_node(node);
    return opened(place.part).picture(place.own);
}

std::string Portfolio::text(NodeId node) const {
    const Place place = place_of_node(node);
    return opened(place.part).text(place.own);
}

}  // namespace frontier
