// The whole frontier of a step by rank: how many nodes share each, and how many of them had been met at
// some places of the pass that counted. From these any row is a short way, without a list of all nodes, for
// which memory may not do.
#pragma once

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

#include "../open_list.h"

namespace frontier {

class FrontierGroups {
   public:
    // The number of the group of all nodes that rank like this one, but for their ids.
    std::uint32_t number_of(const Rank& rank) {
        const auto next = static_cast<std::uint32_t>(counts_.size());
        const auto [place, is_new] = numbers_.try_emplace({rank.layer, rank.f, rank.tie}, next);
        if (is_new) counts_.push_back(0);
        return place->second;
    }
    void count(std::uint32_t number, bool waits) { counts_[number] += waits; }
    std::uint32_t size() const { return static_cast<std::uint32_t>(counts_.size()); }

    // All nodes but those from `place` on, in the order of the pass, have been counted.
    void note(NodeId place) {
        notes_.push_back({place, noted_.size(), counts_.size()});
        noted_.insert(noted_.end(), counts_.begin(), counts_.end());
    }
    // After the last was counted.
    void put_in_order() {
        std::uint64_t start = 0;
        for (const auto& [rank, number] : numbers_) {
            order_.push_back({number, start, counts_[number]});
            start += counts_[number];
        }
    }

    struct Group {
        std::uint32_t number;
        std::uint64_t start;  // how many nodes come before it
        std::uint64_t count;
    };
    // The groups in order, from the one that has a row.
    const Group* from_row(std::uint64_t row) const {
        const auto ends_before = [&](const Group& group) { return group.start + group.count <= row; };
        return order_.data() +
               (std::partition_point(order_.begin(), order_.end(), ends_before) - order_.begin());
    }
    const Group* end() const { return order_.data() + order_.size(); }

    struct Place {
        NodeId place;
        std::uint64_t met;  // of the group, before it
    };
    // Where a pass may begin that looks for a group's nodes behind the first `skipped`.
    Place before(std::uint32_t number, std::uint64_t skipped) const {
        const auto met = [&](const Note& note) {
            return number < note.groups ? noted_[note.first + number] : 0;
        };
        const auto after = std::partition_point(notes_.begin(), notes_.end(),
                                                [&](const Note& note) { return met(note) <= skipped; });
        return after == notes_.begin() ? Place{0, 0} : Place{std::prev(after)->place, met(*std::prev(after))};
    }

   private:
    struct Note {
        NodeId place;
        std::size_t first;
        std::size_t groups;
    };
    std::vector<std::uint32_t> counts_;
    std::map<std::tuple<std::uint32_t, double, double>, std::uint32_t>
        numbers_;  // in the order of Ranking::before
    std::vector<Group> order_;
    std::vector<Note> notes_;
    std::vector<std::uint32_t> noted_;
};

}  // namespace frontier
