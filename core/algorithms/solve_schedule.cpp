#include "solve_schedule.h"

#include "../state_bytes.h"
#include "make_search.h"

namespace frontier {

namespace {

// Of a stretch, in pushes. Short ones are quick and better most of what there is; long ones find other ways.
constexpr std::size_t kLengths[] = {20, 40, 80, 160, 320};
constexpr std::uint64_t kFirstCap = 400;  // expansions for each push of a stretch, …
constexpr std::uint64_t kMoreCap = 4;     // … so many times as many when a whole round bettered nothing
// What proves asks a dearer heuristic: an expansion of it takes as long as so many of a stretch. So long as
// plans get better stretches have three quarters of the time, and then half of it.
constexpr std::uint64_t kProofWork = 8;
constexpr std::uint64_t kBetterShare = 3;
constexpr std::int64_t kHeadStart = 100'000;   // expansions of stretches before what proves has a turn
constexpr std::uint64_t kLeastTurn = 4000;     // expansions of what proves
constexpr std::uint64_t kFirstSlice = 64'000;  // of what finds, while there is no plan, …
constexpr std::uint64_t kProofShare = 64;      // … to one of what proves: its expansions take longer

class Stretches {
   public:
    Stretches(Puzzle puzzle, Settings settings) : puzzle_(std::move(puzzle)), settings_(std::move(settings)) {
        settings_.ranking = Ranking(*Formula::compile("g + h"), 1, TieRule::larger_g);
        settings_.guide.reset();
        settings_.improve = {.on = true, .prune = Prune::by_f};
        settings_.cycle = CycleCheck::full;
        settings_.keeps_equals = false;
    }

    // The next one that is worth a search; nothing where none is left.
    std::optional<Turn> next(const Plan& plan) {
        for (; !is_done_;) {
            const std::size_t pushes = kLengths[length_];
            auto stretch = puzzle_.stretch(plan.actions, from_, pushes);
            if (!stretch) {
                end_length();
                continue;
            }
            const std::size_t from = from_;
            from_ += pushes;
            const std::uint64_t key = key_of(*stretch, plan);
            if (const auto tried = tried_.find(key); tried != tried_.end() && tried->second >= cap())
                continue;
            searching_ = key;
            return turn_for(*stretch, plan, from, pushes);
        }
        return std::nullopt;
    }
    // Nothing was bettered in the round before.
    bool is_vain() const { return is_vain_; }
    void ended(Status status, bool improved) {
        const bool was_cut = status == Status::expansions || status == Status::memory;
        tried_[searching_] = was_cut ? cap() : Search::kNoLimit;
        was_cut_ = was_cut_ || was_cut;
        improved_ = improved_ || improved;
    }

   private:
    std::uint64_t cap() const { return cap_ * kLengths[length_]; }
    void end_length() {
        from_ = 0;
        if (++length_ < std::size(kLengths)) return;
        length_ = 0;
        if (!improved_) {
            is_done_ = !was_cut_;
            cap_ *= kMoreCap;
            was_cut_ = false;
        }
        is_vain_ = !improved_;
        improved_ = false;
    }

    std::uint64_t key_of(const PuzzleStretch& stretch, const Plan& plan) const {
        std::string text(stretch.puzzle.space->state_bytes(), '\0');
        stretch.puzzle.space->start(reinterpret_cast<std::byte*>(text.data()));
        text += stretch.last == plan.actions.size() ? '.' : ' ';
        for (std::size_t i = stretch.first; i < stretch.last; ++i) text += plan.actions[i][0];
        return hash_bytes(text.data(), text.size());
    }

    Turn turn_for(const PuzzleStretch& stretch, const Plan& plan, std::size_t from, std::size_t pushes) {
        if (!actions_ || *actions_ != plan.actions)
            actions_ = std::make_shared<const std::vector<std::string>>(plan.actions);
        Cost cost = 0;
        for (std::size_t i = stretch.first; i < stretch.last; ++i)
            cost += plan.costs[i] * stretch.unit + (stretch.unit > 1 ? 1 : 0);
        return {.make =
                    [puzzle = puzzle_, settings = settings_, actions = actions_, from, pushes, cost] {
                        const auto again = puzzle.stretch(*actions, from, pushes);
                        Settings own = settings;
                        own.heuristic = again->heuristic;
                        own.bound.f = cost - 1;
                        return make_search(SearchTask(again->puzzle, again->heuristic.id), std::move(own));
                    },
                .expansions = cap(),
                .stretch = Stretch{stretch.first, stretch.last, stretch.unit}};
    }

    Puzzle puzzle_;
    Settings settings_;
    std::shared_ptr<const std::vector<std::string>> actions_;
    std::size_t length_ = 0;
    std::size_t from_ = 0;
    std::uint64_t cap_ = kFirstCap;
    bool improved_ = false;  // in this round
    bool was_cut_ = false;   // a stretch of this round, before its end
    bool is_vain_ = false;
    bool is_done_ = false;
    std::uint64_t searching_ = 0;
    std::unordered_map<std::uint64_t, std::uint64_t> tried_;  // with how many expansions at most
};

class SolveSchedule final : public Schedule {
   public:
    explicit SolveSchedule(SolveParts parts)
        : finds_(std::move(parts.finds)),
          proves_(std::move(parts.proves)),
          stretches_(std::move(parts.puzzle), std::move(parts.settings)) {}

    std::optional<Turn> next(const Progress& progress) override {
        account_for(progress);
        return progress.best ? better(progress) : first_plan(progress);
    }

   private:
    enum class Who { nobody, finder, prover, stretch };

    void account_for(const Progress& progress) {
        const std::uint64_t spent = progress.expanded - expanded_before_;
        const bool is_over = progress.last == Status::solved || progress.last == Status::exhausted;
        const Cost cost = progress.best ? progress.best->cost : kInfiniteCost;
        if (who_ == Who::stretch) {
            lead_ += static_cast<std::int64_t>(stretches_.is_vain() ? kBetterShare * spent : spent);
            stretches_.ended(progress.last, progress.plans > plans_before_);
        } else if (who_ == Who::prover) {
            if (cost_before_ < kInfiniteCost)
                lead_ -= static_cast<std::int64_t>(kProofWork * kBetterShare * spent);
            prover_is_over_ = is_over;
        } else if (who_ == Who::finder) {
            finder_is_over_ = is_over;
        }
        expanded_before_ = progress.expanded;
        cost_before_ = cost;
        plans_before_ = progress.plans;
    }

    // Both in turn, each time for longer: one may be lost where the other is not.
    std::optional<Turn> first_plan(const Progress& progress) {
        const bool finder_can = finds_ && !finder_is_over_;
        if (!finder_can && prover_is_over_) return std::nullopt;
        if (finder_can && (who_ != Who::finder || prover_is_over_)) {
            slice_ *= 2;
            return turn_of(Who::finder, progress, prover_is_over_ ? Search::kNoLimit : slice_);
        }
        return turn_of(Who::prover, progress, finder_can ? slice_ / kProofShare : Search::kNoLimit);
    }

    std::optional<Turn> better(const Progress& progress) {
        if (prover_is_over_ || lead_ <= 0) {
            if (auto turn = stretches_.next(*progress.best)) {
                who_ = Who::stretch;
                turn->part = progress.parts;
                return turn;
            }
        }
        if (prover_is_over_) return std::nullopt;
        return turn_of(Who::prover, progress, kLeastTurn);
    }

    Turn turn_of(Who who, const Progress& progress, std::uint64_t expansions) {
        who_ = who;
        std::optional<std::size_t>& part = who == Who::finder ? finder_ : prover_;
        Turn turn{.part = part.value_or(progress.parts),
                  .make = who == Who::finder ? finds_ : proves_,
                  .expansions = expansions,
                  .until_better = true};
        if (who == Who::prover && progress.best) turn.weight = 1;
        part = turn.part;
        return turn;
    }

    PartMaker finds_;
    PartMaker proves_;
    Stretches stretches_;
    Who who_ = Who::nobody;
    std::optional<std::size_t> finder_, prover_;  // numbers of parts
    bool finder_is_over_ = false;
    bool prover_is_over_ = false;
    std::uint64_t slice_ = kFirstSlice / 2;
    std::uint64_t expanded_before_ = 0;
    Cost cost_before_ = kInfiniteCost;
    std::size_t plans_before_ = 0;
    std::int64_t lead_ = -kHeadStart;  // of the stretches, in their expansions
};

}  // namespace

std::unique_ptr<Schedule> make_solve_schedule(SolveParts parts) {
    return std::make_unique<SolveSchedule>(std::move(parts));
}

}  // namespace frontier
