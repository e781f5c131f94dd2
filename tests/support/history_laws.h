// Laws about a search's past: it does not depend on slices and stops, and any moment of it can be shown as it
// was.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "core/text/words.h"
#include "tests/support/dump.h"
#include "tests/support/observation.h"

namespace frontier::test {

// A new search, always the same one, with this bound on its expansions.
using MakeSearch = std::function<std::unique_ptr<Search>(std::uint64_t max_expansions)>;

inline std::string transcript(const Search& search) {
    Stats stats = search.stats();
    stats.memory_bytes = stats.peak_memory_bytes = 0;  // measured now and then, not at every expansion
    return dump(stats) + dump(search.columns(0, kNever));
}

inline std::string finished_in_slices(const MakeSearch& make, std::uint64_t max_expansions,
                                      std::uint64_t slice) {
    const auto search = make(max_expansions);
    while (search->advance(slice) == Status::running) continue;
    return transcript(*search);
}

inline std::string slicing_violation(const MakeSearch& make, std::uint64_t max_expansions) {
    const std::string whole = finished_in_slices(make, max_expansions, kWhole);
    for (const std::uint64_t slice : {1u, 7u, 1024u}) {
        if (finished_in_slices(make, max_expansions, slice) != whole)
            return concat("another history in slices of ", slice);
    }
    return "";
}

// Stops by hand, by time and by the bound on expansions on the way; then everything is as if nothing had
// happened.
inline std::string stopping_violation(const MakeSearch& make, std::uint64_t max_expansions) {
    const std::string whole = finished_in_slices(make, max_expansions, kWhole);
    const auto search = make(0);
    std::uint64_t bound = 0;
    for (int round = 0; search->stats().status <= Status::running || bound < max_expansions; ++round) {
        const Status status = search->advance(5);
        if (status == Status::solved || status == Status::exhausted) break;
        if (status == Status::expansions) {
            bound = std::min(bound + 3, max_expansions);
            search->extend(bound);
            continue;
        }
        const Status why = round % 2 == 0 ? Status::timeout : Status::cancelled;
        search->stop(why);
        if (search->stats().status != why)
            return concat("stopped as ", word(why), ", but the status is another");
    }
    search->advance(kWhole);
    return transcript(*search) == whole ? "" : "stops changed the history";
}

// What became of successors, by the names of the counters.
using OutcomeCounts = std::map<std::string, std::uint64_t, std::less<>>;

inline OutcomeCounts tally(const Counters& before, const Counters& after) {
    OutcomeCounts tally;
    after.fields([&](std::string_view name, std::uint64_t count) { tally[std::string(name)] += count; });
    before.fields([&](std::string_view name, std::uint64_t count) { tally[std::string(name)] -= count; });
    std::erase_if(tally, [](const auto& row) {
        const bool is_outcome =
            row.first == "kept" || row.first == "reopened" || row.first.starts_with("pruned_");
        return !is_outcome || row.second == 0;
    });
    return tally;
}

inline OutcomeCounts tally(const std::vector<SuccessorRow>& successors) {
    OutcomeCounts tally;
    for (const SuccessorRow& successor : successors) {
        const Outcome outcome = successor.outcome;
        const bool is_cycle = outcome == Outcome::duplicate || outcome == Outcome::cycle;
        if (is_kept(outcome)) ++tally["kept"];
        else ++tally[concat("pruned_", is_cycle ? "cycle" : word(outcome))];
        if (outcome == Outcome::reopened) ++tally["reopened"];
    }
    return tally;
}

inline std::string difference(const std::string& shown, const std::string& was) {
    return shown == was ? "" : concat("shown as ", shown, "\nbut it was ", was, "\n");
}

// The moment before expansion `index`, as the finished search shows it and as it really was.
inline std::string moment_violation(const Search& finished, const MakeSearch& make, StepIndex index) {
    const auto before = make(index);
    before->advance(kWhole);
    const Expansion shown = finished.expansion(index);
    const FrontierView frontier = finished.frontier(index, 1000);
    if (auto wrong = difference(dump(frontier), dump(before->frontier(index, 1000))); !wrong.empty())
        return wrong;
    if (index == finished.stats().counters.expanded)
        return difference(dump(shown), dump(before->expansion(index)));
    const auto after = make(std::uint64_t{index} + 1);
    after->advance(kWhole);
    if (auto wrong = difference(dump(shown), dump(after->expansion(index))); !wrong.empty()) return wrong;
    const Expansion then = before->expansion(index);
    if (shown.open != then.open || shown.closed != then.closed || shown.cost != then.cost ||
        shown.lower_bound != then.lower_bound || shown.weight != then.weight) {
        return "other numbers";
    }
    if (before->stats().open != shown.open || shown.open != frontier.total)
        return "another number of open nodes";
    if (frontier.rows.empty() || frontier.rows[0].node != shown.row.node)
        return "not the first of the frontier is expanded";
    if (tally(before->stats().counters, after->stats().counters) != tally(shown.successors))
        return "other outcomes";
    NodeId next = before->nodes();
    for (const SuccessorRow& successor : shown.successors) {
        if (is_kept(successor.outcome) && successor.row.node != next++)
            return "a successor has another node's id";
        if (successor.reason.empty()) return "an outcome without a reason";
    }
    while (next < after->nodes() && after->path(next).nodes.size() == 1) ++next;  // new roots
    return next == after->nodes() ? "" : "not every new node is among the successors";
}

inline std::string time_travel_violation(const Search& finished, const MakeSearch& make, StepIndex step = 1) {
    const StepIndex last = static_cast<StepIndex>(finished.stats().counters.expanded);
    for (StepIndex index = 0; index <= last; index += step) {
        if (auto wrong = moment_violation(finished, make, index); !wrong.empty())
            return concat(wrong, " at moment ", index);
        if (index < last && index + step > last) index = last - step;
    }
    return "";
}

// A search that is looked at after every step, now and at some earlier moment, shows what one shows that
// never was.
inline std::string watching_violation(const MakeSearch& make, std::uint64_t max_expansions) {
    const auto watched = make(max_expansions);
    auto seen = [](const Search& search, StepIndex index) {
        return dump(search.expansion(index)) + dump(search.frontier(index, 3)) +
               dump(search.frontier(index, 1000));
    };
    for (int steps = 1; watched->advance(1) == Status::running; ++steps) {
        const auto fresh = make(max_expansions);
        for (int step = 0; step < steps; ++step) fresh->advance(1);
        const auto now = static_cast<StepIndex>(watched->stats().counters.expanded);
        for (const StepIndex index :
             {now, static_cast<StepIndex>(std::uint64_t{now} * static_cast<std::uint64_t>(steps) % (now + 1)),
              now}) {
            if (auto wrong = difference(seen(*watched, index), seen(*fresh, index)); !wrong.empty())
                return concat(wrong, " at moment ", index, " after ", steps, " steps");
        }
    }
    return "";
}

// With the full cycle check: `fresh` is 0 exactly where the state was expanded before.
inline std::string freshness_violation(const Search& search) {
    const Columns columns = search.columns(0, kNever);
    std::set<std::string> expanded;
    for (std::size_t i = 0; i < columns.node.size(); ++i) {
        const bool first_time = expanded.insert(search.text(columns.node[i])).second;
        if (first_time != (columns.fresh[i] != 0)) return concat("fresh is wrong at expansion ", i);
    }
    return "";
}

}  // namespace frontier::test
