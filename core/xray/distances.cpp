#include "distances.h"

namespace frontier {

Distances::Distances(const StateGraph& graph) : graph_(&graph), ends_(graph.size() + std::size_t{1}) {}

std::size_t Distances::memory_bytes_for(const StateGraph& graph) {
    const bool has_costs = !graph.space().unit_cost();
    const std::size_t a_move = sizeof(Id) + (has_costs ? sizeof(std::uint32_t) : 0);
    const std::size_t a_state = sizeof(std::uint32_t) + sizeof(Cost) + 2 * sizeof(Id);
    return graph.moves() * a_move + graph.size() * a_state;
}

std::size_t Distances::memory_bytes() const {
    return (ends_.capacity() + moves_.capacity() + sources_.capacity() + costs_.capacity() +
            next_.capacity() + queue_.capacity()) *
           sizeof(std::uint32_t);
}

double Distances::progress() const {
    const double states = graph_->size();
    switch (phase_) {
        case Phase::count: return 0.2 * at_ / states;
        case Phase::fill: return 0.2 + 0.4 * at_ / states;
        case Phase::follow: return 0.6 + 0.4 * static_cast<double>(solvable_) / states;
        case Phase::done: break;
    }
    return 1;
}

bool Distances::step() {
    switch (phase_) {
        case Phase::count:
            count(at_++);
            if (at_ == graph_->size()) add_up();
            return true;
        case Phase::fill:
            fill(at_++);
            if (at_ == graph_->size()) begin_at_goals();
            return true;
        case Phase::follow:
            if (follow()) return true;
            forget_moves();
            phase_ = Phase::done;
            return false;
        case Phase::done: break;
    }
    return false;
}

void Distances::count(Id id) {
    const std::uint32_t first = graph_->first_move(id);
    for (std::uint32_t i = 0; i < graph_->move_count(id); ++i) ++ends_[graph_->target(first + i)];
}

void Distances::add_up() {
    std::uint32_t sum = 0;
    for (std::uint32_t& end : ends_) end = sum += end;
    sources_.resize(graph_->moves());
    if (!graph_->space().unit_cost()) moves_.resize(graph_->moves());
    phase_ = Phase::fill;
    at_ = 0;
}

// From the end of each state's part, so that what was an end becomes a beginning.
void Distances::fill(Id id) {
    const std::uint32_t first = graph_->first_move(id);
    for (std::uint32_t i = 0; i < graph_->move_count(id); ++i) {
        const std::uint32_t place = --ends_[graph_->target(first + i)];
        sources_[place] = id;
        if (!moves_.empty()) moves_[place] = first + i;
    }
}

void Distances::begin_at_goals() {
    costs_.assign(graph_->size(), kInfiniteCost);
    next_.assign(graph_->size(), StateGraph::kNone);
    for (const Id goal : graph_->goals()) reach(goal, 0, StateGraph::kNone);
    phase_ = Phase::follow;
    at_ = 0;
}

void Distances::reach(Id id, Cost cost, Id next) {
    costs_[id] = cost;
    next_[id] = next;
    if (graph_->space().unit_cost()) queue_.push_back(id);
    else waiting_.push({cost, id});
}

bool Distances::follow() {
    Id to;
    if (graph_->space().unit_cost()) {
        if (at_ == queue_.size()) return false;
        to = queue_[at_++];
    } else {
        if (waiting_.empty()) return false;
        const auto [cost, id] = waiting_.top();
        waiting_.pop();
        if (cost != costs_[id]) return true;  // a cheaper way was found since
        to = id;
    }
    ++solvable_;
    largest_ = costs_[to];  // they only rise
    for (std::uint32_t place = ends_[to]; place < ends_[to + 1]; ++place) {
        const Id from = sources_[place];
        const Cost cost = costs_[to] + (moves_.empty() ? 1 : graph_->cost(moves_[place]));
        if (cost < costs_[from]) reach(from, cost, to);
    }
    return true;
}

void Distances::forget_moves() {
    ends_ = {};
    moves_ = {};
    sources_ = {};
    queue_ = {};
}

}  // namespace frontier
