// The cells of a feature space: each holds the nodes with the same features that have a move to give, the
// one with the least weight first, and of equals the newest. Cells take turns: the best of them, and all in
// a circle.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../types.h"

namespace frontier::sokoban {

class FeatureCells {
   public:
    using Id = std::uint32_t;
    static constexpr Id kNone = 0xFFFFFFFF;

    // The cell of these features, whatever they are, made if there is none; the least rank is the best cell.
    Id cell(std::uint64_t features, std::uint64_t rank) {
        const auto [place, is_new] = ids_.try_emplace(features, static_cast<Id>(cells_.size()));
        if (is_new) cells_.push_back({features, rank, 0, {}});
        ++cells_[place->second].states;
        return place->second;
    }
    // How many have been told to be of these features.
    std::size_t states(std::uint64_t features) const {
        const auto place = ids_.find(features);
        return place == ids_.end() ? 0 : cells_[place->second].states;
    }
    std::size_t size() const { return cells_.size(); }
    std::size_t waiting() const { return waiting_.size(); }  // cells that have a node
    std::uint64_t features(Id id) const { return cells_[id].features; }
    std::uint64_t rank(Id id) const { return cells_[id].rank; }

    void push(Id id, NodeId node, std::uint32_t weight) {
        Cell& cell = cells_[id];
        if (cell.nodes.empty()) waiting_.insert({cell.rank, id});
        cell.nodes.push_back(std::uint64_t{weight} << 32 | (kNoNode - node));
        std::push_heap(cell.nodes.begin(), cell.nodes.end(), std::greater<>());
        ++nodes_;
    }
    NodeId top(Id id) const { return kNoNode - static_cast<NodeId>(cells_[id].nodes.front()); }
    NodeId newest(Id id) const {
        NodeId newest = 0;
        for (const std::uint64_t one : cells_[id].nodes)
            newest = std::max(newest, kNoNode - static_cast<NodeId>(one));
        return newest;
    }
    void pop(Id id) {
        Cell& cell = cells_[id];
        std::pop_heap(cell.nodes.begin(), cell.nodes.end(), std::greater<>());
        cell.nodes.pop_back();
        if (cell.nodes.empty()) waiting_.erase({cell.rank, id});
    }

    // The cells that have a node, the best first.
    const std::set<std::pair<std::uint64_t, Id>>& by_rank() const { return waiting_; }
    Id best() const { return waiting_.empty() ? kNone : waiting_.begin()->second; }
    Id in_turn() const {
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            const std::size_t at = (turn_ + i) % cells_.size();
            if (!cells_[at].nodes.empty()) return static_cast<Id>(at);
        }
        return kNone;
    }
    // Of the two, in turn.
    Id next() const { return takes_best_ ? best() : in_turn(); }
    bool takes_best() const { return takes_best_; }
    void take_turn() {
        if (!takes_best_) turn_ = (std::size_t{in_turn()} + 1) % cells_.size();
        takes_best_ = !takes_best_;
    }
    std::size_t memory_bytes() const { return cells_.size() * 160 + nodes_ * sizeof(std::uint64_t); }

   private:
    struct Cell {
        std::uint64_t features;
        std::uint64_t rank;
        std::size_t states;                // that were ever told to be of it
        std::vector<std::uint64_t> nodes;  // a heap
    };
    std::vector<Cell> cells_;
    std::unordered_map<std::uint64_t, Id> ids_;
    std::set<std::pair<std::uint64_t, Id>> waiting_;
    std::size_t turn_ = 0;
    std::size_t nodes_ = 0;  // ever put into one
    bool takes_best_ = true;
};

}  // namespace frontier::sokoban
