// A puzzle's states and moves as all that is not a domain sees them: states are bytes. Behind this interface
// the loops are compiled once, whatever the domain; a domain costs the engine one call an expansion. Nothing
// here changes after it was made, so any number of searches, in any number of threads, may share one.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <memory>
#include <vector>

#include "domain.h"
#include "state_bytes.h"

namespace frontier {

// Equal canonical states are one and the same to the search.
struct Successor {
    const std::byte* state;
    const std::byte* canonical;
    std::uint64_t hash;  // of the canonical state
    Cost cost;
    Action action;
};

// The successors of one state, in order. It is used again and again, so that none of them allocates.
class SuccessorList {
   public:
    SuccessorList(std::size_t state_bytes, bool has_canonical)
        : bytes_(state_bytes),
          canonical_at_(has_canonical ? state_bytes : 0),
          stride_(canonical_at_ + state_bytes) {}

    void clear() { count_ = 0; }
    std::size_t size() const { return count_; }
    Successor operator[](std::size_t i) const {
        const std::byte* state = &buffer_[i * stride_];
        return {state, state + canonical_at_, moves_[i].hash, moves_[i].cost, moves_[i].action};
    }
    // A size that the compiler knows spares it the loops, where states have it.
    template <std::size_t kLikelyBytes = 0>
    [[gnu::always_inline]] void add(Action action, Cost cost, const void* state, const void* canonical) {
        if (count_ == moves_.size()) grow();
        std::byte* place = &buffer_[count_ * stride_];
        const auto put = [&](std::size_t bytes) __attribute__((always_inline)) {
            copy_bytes(place, state, bytes);
            if (canonical_at_ > 0) copy_bytes(place + bytes, canonical, bytes);
            moves_[count_++] = {hash_bytes(canonical, bytes), cost, action};
        };
        if (bytes_ == kLikelyBytes) put(kLikelyBytes);
        else put(bytes_);
    }

   private:
    [[gnu::noinline]] void grow() {
        moves_.resize(2 * count_ + 8);
        buffer_.resize(moves_.size() * stride_);
    }

    struct Move {
        std::uint64_t hash;
        Cost cost;
        Action action;
    };
    std::size_t bytes_;
    std::size_t canonical_at_;  // behind its state; 0 where a state is its own canonical state
    std::size_t stride_;
    std::size_t count_ = 0;
    std::vector<Move> moves_;
    std::vector<std::byte> buffer_;
};

class StateSpace {
   public:
    StateSpace(std::size_t state_bytes, std::size_t max_successors, bool unit_cost, bool has_canonical)
        : state_bytes_(state_bytes),
          max_successors_(max_successors),
          unit_cost_(unit_cost),
          has_canonical_(has_canonical) {
        assert(state_bytes > 0);
    }
    virtual ~StateSpace() = default;

    std::size_t state_bytes() const { return state_bytes_; }
    std::size_t max_successors() const { return max_successors_; }
    bool unit_cost() const { return unit_cost_; }
    bool has_canonical() const { return has_canonical_; }  // false: every state is its own
    SuccessorList make_list() const { return {state_bytes_, has_canonical_}; }

    virtual void start(std::byte* state) const = 0;
    virtual bool is_goal(const std::byte* state) const = 0;
    virtual void successors(const std::byte* state, SuccessorList& list) const = 0;
    virtual void canonicalise(const std::byte* state, std::byte* canonical) const = 0;
    virtual std::uint64_t hash(const std::byte* state) const = 0;  // of its canonical state
    virtual bool is_canonical_of(const std::byte* canonical, const std::byte* state) const = 0;

    // For what works backwards, where the domain knows how: the states from which one move leads here, each
    // with that move, and the goals, one after the other.
    virtual bool goes_backwards() const = 0;
    virtual void predecessors(const std::byte* state, SuccessorList& list) const = 0;
    virtual std::vector<std::byte> goal_states() const = 0;

    // All placements of the pieces, reached or not, where the domain can list them: how many, or 0.
    virtual std::uint64_t placements() const = 0;
    virtual void placement(std::uint64_t number, std::byte* state) const = 0;

   private:
    std::size_t state_bytes_;
    std::size_t max_successors_;
    bool unit_cost_;
    bool has_canonical_;
};

// How a domain's states are kept: the first bytes of its State.
template <Domain D> class Codec {
   public:
    using State = typename D::State;

    explicit Codec(const D& domain) : bytes_(std::max<std::size_t>(domain.state_bytes(), 1)) {}
    std::size_t bytes() const { return bytes_; }
    [[gnu::always_inline]] State load(const std::byte* bytes) const {
        State state{};
        if (bytes_ == sizeof(State)) std::memcpy(&state, bytes, sizeof(State));
        else copy_bytes(&state, bytes, bytes_);
        return state;
    }
    void store(const State& state, std::byte* bytes) const { std::memcpy(bytes, &state, bytes_); }

   private:
    std::size_t bytes_;
};

template <Domain D> class StateSpaceOf final : public StateSpace {
    using State = typename D::State;

   public:
    explicit StateSpaceOf(std::shared_ptr<const D> domain)
        : StateSpace(Codec<D>(*domain).bytes(), domain->max_successors(), domain->unit_cost(),
                     canonical_of(*domain)),
          domain_(std::move(domain)),
          codec_(*domain_) {}

    void start(std::byte* state) const override { codec_.store(domain_->start(), state); }
    bool is_goal(const std::byte* state) const override { return domain_->is_goal(codec_.load(state)); }
    void successors(const std::byte* state, SuccessorList& list) const override {
        list.clear();
        domain_->successors(codec_.load(state), [&](Action action, Cost cost, const State& next) {
            add(list, action, cost, next);
        });
    }
    void canonicalise(const std::byte* state, std::byte* canonical) const override {
        codec_.store(canonical_of(state), canonical);
    }
    std::uint64_t hash(const std::byte* state) const override {
        const State canonical = canonical_of(state);
        return hash_bytes(&canonical, state_bytes());
    }
    bool is_canonical_of(const std::byte* canonical, const std::byte* state) const override {
        const State own = canonical_of(state);
        return same_bytes(&own, canonical, state_bytes());
    }

    bool goes_backwards() const override {
        if constexpr (GoesBackwards<D>) return domain_->goes_backwards();
        else return false;
    }
    void predecessors(const std::byte* state, SuccessorList& list) const override {
        list.clear();
        if constexpr (GoesBackwards<D>) {
            domain_->predecessors(codec_.load(state), [&](Action action, Cost cost, const State& before) {
                add(list, action, cost, before);
            });
        }
    }
    std::vector<std::byte> goal_states() const override {
        std::vector<std::byte> bytes;
        if constexpr (GoesBackwards<D>) {
            for (const State& goal : domain_->goal_states()) {
                bytes.resize(bytes.size() + state_bytes());
                codec_.store(goal, bytes.data() + bytes.size() - state_bytes());
            }
        }
        return bytes;
    }

    std::uint64_t placements() const override {
        if constexpr (HasPlacements<D>) return domain_->placements();
        else return 0;
    }
    void placement([[maybe_unused]] std::uint64_t number, [[maybe_unused]] std::byte* state) const override {
        if constexpr (HasPlacements<D>) codec_.store(domain_->placement(number), state);
    }

   private:
    static bool canonical_of(const D& domain) {
        if constexpr (HasCanonicalState<D>) return domain.has_canonical();
        else return false;
    }
    State canonical_of(const std::byte* state) const {
        if constexpr (HasCanonicalState<D>) return domain_->canonical(codec_.load(state));
        else return codec_.load(state);
    }
    [[gnu::always_inline]] void add(SuccessorList& list, Action action, Cost cost, const State& next) const {
        if constexpr (HasCanonicalState<D>) {
            if (has_canonical()) {
                const State canonical = domain_->canonical(next);
                return list.template add<sizeof(State)>(action, cost, &next, &canonical);
            }
        }
        list.template add<sizeof(State)>(action, cost, &next, &next);
    }

    std::shared_ptr<const D> domain_;
    Codec<D> codec_;
};

}  // namespace frontier
