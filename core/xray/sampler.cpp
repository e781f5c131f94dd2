#include "sampler.h"

#include <algorithm>

namespace frontier {

namespace {

// The same space with another start.
class StartingAt final : public StateSpace {
   public:
    StartingAt(std::shared_ptr<const StateSpace> space, std::vector<std::byte> start)
        : StateSpace(space->state_bytes(), space->max_successors(), space->unit_cost(),
                     space->has_canonical()),
          space_(std::move(space)),
          start_(std::move(start)) {}
    void start(std::byte* state) const override { std::copy(start_.begin(), start_.end(), state); }
    bool is_goal(const std::byte* state) const override { return space_->is_goal(state); }
    void successors(const std::byte* state, SuccessorList& list) const override {
        space_->successors(state, list);
    }
    void canonicalise(const std::byte* state, std::byte* canonical) const override {
        space_->canonicalise(state, canonical);
    }
    std::uint64_t hash(const std::byte* state) const override { return space_->hash(state); }
    bool is_canonical_of(const std::byte* canonical, const std::byte* state) const override {
        return space_->is_canonical_of(canonical, state);
    }
    bool goes_backwards() const override { return space_->goes_backwards(); }
    void predecessors(const std::byte* state, SuccessorList& list) const override {
        space_->predecessors(state, list);
    }
    std::vector<std::byte> goal_states() const override { return space_->goal_states(); }
    std::uint64_t placements() const override { return space_->placements(); }
    void placement(std::uint64_t number, std::byte* state) const override {
        space_->placement(number, state);
    }

   private:
    std::shared_ptr<const StateSpace> space_;
    std::vector<std::byte> start_;
};

}  // namespace

Sampler::Sampler(StateGraph& graph, std::shared_ptr<const StateSpace> space,
                 std::shared_ptr<const Presenter> presenter, PlanSearch search)
    : graph_(&graph),
      space_(std::move(space)),
      presenter_(std::move(presenter)),
      make_search_(std::move(search)),
      from_(space_->state_bytes()),
      successors_(space_->make_list()) {
    space_->start(from_.data());
    graph_->expand(graph_->add(from_.data()));
}

bool Sampler::advance(std::uint64_t& work) {
    while (work > 0 && round_ < kRounds) {
        if (!search_) begin_round();
        const std::uint64_t before = search_->stats().counters.expanded;
        const Status status = search_->advance(std::min<std::uint64_t>(work, 512));
        const std::uint64_t done = search_->stats().counters.expanded - before;
        work -= std::min(work, std::max<std::uint64_t>(done, 1));
        if (status == Status::running) continue;
        if (search_->incumbents() > 0) add_plan();
        search_.reset();
        ++round_;
        if (graph_->size() > kStates) round_ = kRounds;
    }
    return round_ < kRounds;
}

// The first from the start, the others from a known state and a few moves by chance.
void Sampler::begin_round() {
    if (round_ > 0) {
        const std::byte* known = (*graph_)[random(graph_->size())];
        from_.assign(known, known + space_->state_bytes());
    }
    if (round_ > 0) walk(from_);
    search_ = make_search_(std::make_shared<StartingAt>(space_, from_));
}

void Sampler::walk(State& state) {
    for (std::uint32_t steps = random(32); steps > 0; --steps) {
        space_->successors(state.data(), successors_);
        if (successors_.size() == 0) return;
        const Successor next = successors_[random(static_cast<std::uint32_t>(successors_.size()))];
        state.assign(next.state, next.state + state.size());
        graph_->expand(graph_->add(state.data()));
    }
}

// A search names its actions; the states are found by making the moves.
void Sampler::add_plan() {
    const Plan plan = search_->plan(search_->incumbents() - 1);
    const Path path = search_->path(plan.nodes.back());
    State state = from_;
    graph_->expand(graph_->add(state.data()));
    for (const std::string& action : path.actions) {
        space_->successors(state.data(), successors_);
        std::size_t at = 0;
        while (at < successors_.size() && presenter_->action_name(successors_[at].action) != action) ++at;
        if (at == successors_.size()) return;
        const std::byte* next = successors_[at].state;
        state.assign(next, next + state.size());
        graph_->expand(graph_->add(state.data()));
    }
}

std::uint32_t Sampler::random(std::uint32_t below) {
    chance_ ^= chance_ << 13;
    chance_ ^= chance_ >> 7;
    chance_ ^= chance_ << 17;
    return static_cast<std::uint32_t>((chance_ >> 32) % below);
}

}  // namespace frontier
