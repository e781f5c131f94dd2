// Looking back at a search made of searches: each step and each node is shown by the part that made it.
#include <algorithm>
#include <string_view>

#include "../text/words.h"
#include "portfolio.h"

namespace frontier {

StepIndex Portfolio::end_of(std::size_t share) const {
    return share + 1 < shares_.size() ? shares_[share + 1].step : static_cast<StepIndex>(expanded_);
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
            result += concat(
                shares_.shown(part, static_cast<NodeId>(std::stoul(sentence.substr(digits, end - digits)))));
        at = end;
    }
    return result;
}

void Portfolio::rename(std::size_t part, NodeRow& row) const {
    if (row.node) row.node = shares_.shown(part, *row.node);
    if (row.parent) row.parent = shares_.shown(part, *row.parent);
}

Expansion Portfolio::expansion(StepIndex index) const {
    index = std::min(index, static_cast<StepIndex>(expanded_));
    const Share& share = shares_[shares_.at_step(index)];
    const std::size_t part = share.part;
    Expansion result = opened(part).expansion(shares_.place_of_step(index).own);
    result.index = index;
    result.closed = index;
    rename(part, result.row);
    if (result.why.runner_up) result.why.runner_up = shares_.shown(part, *result.why.runner_up);
    result.why.sentence = renamed(part, result.why.sentence);
    for (SuccessorRow& successor : result.successors) {
        rename(part, successor.row);
        if (successor.other) successor.other = shares_.shown(part, *successor.other);
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
    const Shares::Place place = shares_.place_of_step(std::min(index, static_cast<StepIndex>(expanded_)));
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
        const Shares::Place place = shares_.place_of_step(from);
        const auto share = shares_.at_step(from);
        const StepIndex count = std::min(to, end_of(share)) - from;
        const Part& part = parts_[place.part];
        Columns live;
        if (part.search) live = part.search->columns(place.own, place.own + count);
        const Columns& own = part.search ? live : part.columns;
        const std::size_t begin = part.search ? 0 : place.own, end = begin + count;
        for (std::size_t i = begin; i < end; ++i) all.node.push_back(shares_.shown(place.part, own.node[i]));
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
        const Shares::Place place = shares_.place_of_step(from);
        const auto share = shares_.at_step(from);
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
            for (NodeId& node : cell.nodes) node = shares_.shown(part, node);
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
        const Shares::Place place = shares_.place_of_node(from);
        const std::size_t next = shares_.at_node(from) + 1;
        const NodeId end = next == shares_.size() ? to : std::min(to, shares_[next].node);
        const NodeColumns own = opened(place.part).node_columns(place.own, place.own + (end - from));
        if (own.parent.empty()) return {};
        for (std::size_t i = 0; i < own.parent.size(); ++i) {
            const NodeId parent = own.parent[i];
            const StepIndex step = own.expanded_at[i];
            all.parent.push_back(parent == kNoNode ? kNoNode : shares_.shown(place.part, parent));
            all.expanded_at.push_back(step == kNever ? kNever : shares_.shown_step(place.part, step));
            // What was made at a step is there from the next one on.
            const StepIndex made = own.made_at.empty() ? kNever : own.made_at[i];
            all.made_at.push_back(made == kNever ? kNever
                                  : made == 0    ? shares_.shown_step(place.part, 0)
                                                 : shares_.shown_step(place.part, made - 1) + 1);
            all.side.push_back(own.side.empty() ? std::uint8_t{0} : own.side[i]);
        }
        all.g.insert(all.g.end(), own.g.begin(), own.g.end());
        all.h.insert(all.h.end(), own.h.begin(), own.h.end());
        all.f.insert(all.f.end(), own.f.begin(), own.f.end());
        from = end;
    }
    return all;
}

Path Portfolio::path(NodeId node) const {
    const Shares::Place place = shares_.place_of_node(node);
    Path path = opened(place.part).path(place.own);
    for (NodeId& id : path.nodes) id = shares_.shown(place.part, id);
    return path;
}

Picture Portfolio::picture(NodeId node) const {
    const Shares::Place place = shares_.place_of_node(node);
    return opened(place.part).picture(place.own);
}

std::string Portfolio::text(NodeId node) const {
    const Shares::Place place = shares_.place_of_node(node);
    return opened(place.part).text(place.own);
}

}  // namespace frontier
